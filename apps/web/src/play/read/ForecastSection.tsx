// The forecast in numbers and as a small chart: with the plan, and doing nothing. Exact odds stand as bars.

import type { AnyShape, Forecast, Session } from '@interlock/kernel';
import { memo } from 'react';
import type { Fact, Look, Series, Table } from '../../games/screen.ts';
import { Chip } from '../../parts/Chip.tsx';
import { Chart, type ChartLine } from '../../parts/chart/Chart.tsx';
import { Facts } from '../../parts/Facts.tsx';
import type { GlyphName } from '../../parts/Glyph.tsx';
import { Says } from '../../parts/Says.tsx';
import { RunChart } from '../../replay/RunChart.tsx';
import { beatsOf } from '../../store/beats.ts';
import type { RunState } from '../../store/runState.ts';
import { outlookOf, seriesOf } from '../../store/series.ts';
import { useRun, useRunStore } from '../context.ts';
import { useLater } from './useLater.ts';

type AnyForecast = Forecast<AnyShape>;

/** The chart follows a moment after board and plan, as the other panels do. */
export const ForecastSection = ({ isOpen }: { isOpen: boolean }) => {
  const { look } = useRun((state) => state.screen);
  const table = useLater(useRun((state) => state.table));
  const at = useLater(useRun((state) => state.ahead));
  const isComparing = useLater(useRun((state) => state.isComparing));
  const session = useLater(useRun((state) => state.session));
  const { look: onChoose, select: onAsk } = useRunStore().getState();
  return <Ahead {...{ isOpen, look, table, at, isComparing, session, onChoose, onAsk }} />;
};

interface AheadProps extends Pick<RunState, 'table' | 'isComparing'> {
  readonly isOpen: boolean;
  readonly look: Look;
  readonly at: number;
  readonly session: Session<AnyShape>;
  onChoose(at: number): void;
  onAsk(subject: string): void;
}

const Ahead = memo(({ isOpen, look, table, at, isComparing, session, onChoose, onAsk }: AheadProps) => {
  const series = seriesOf(look, outlookOf(table));
  const title = series ? `Forecast: ${series.label}` : 'Forecast';
  // Nothing is left to forecast: the panel shows the run as it went.
  if (table.status.is !== 'playing')
    return (
      <RunChart
        session={session}
        whatIf={null}
        changed={null}
        look={look}
        beats={beatsOf(session, look)}
        at={table.turn}
        isOpen={isOpen}
        id="panel-forecast"
        onChoose={() => undefined}
      />
    );
  return (
    <section className={isOpen ? 'open' : ''} id="panel-forecast" aria-labelledby="forecast">
      <header>
        <h2 className="label" id="forecast" tabIndex={-1}>
          {/* On the phone the tab above says so. */}
          {series ? <span className="desk">Forecast: </span> : null}
          {series?.label ?? title}
        </h2>
        <Outcome table={table} look={look} />
      </header>
      {series ? (
        <Chart
          name={title}
          lines={linesOf(table, series, isComparing)}
          limits={series.lines?.(table.world, table.view) ?? []}
          marks={series.marks?.(table.world, table.view) ?? []}
          ticks={ticksOf(table)}
          {...(at > 0 ? { at } : {})}
          onChoose={onChoose}
        />
      ) : (
        <NextEvents table={table} />
      )}
      <Facts facts={look.facts?.(table) ?? plainFacts(table, series)} onAsk={onAsk} />
      {table.ahead.chance ? <OddsBars ahead={table.ahead} table={table} /> : null}
      <Sentence table={table} look={look} />
    </section>
  );
});

const endOf = (
  forecast: AnyForecast,
): { is: 'won' | 'lost' | 'drawn'; turn: number; cause: string | null; state: unknown } | null => {
  const at = forecast.frames.findIndex((frame) => frame.status.is !== 'playing');
  const { status, state } = forecast.frames[at] ?? {};
  if (!status || status.is === 'playing') return null;
  return { is: status.is, turn: at + 1, cause: status.is === 'won' ? null : status.cause, state };
};

const Outcome = ({ table, look }: { table: Table; look: Look }) => {
  if (table.status.is === 'won')
    return (
      <Chip tone="ready" glyph="ready">
        Won
      </Chip>
    );
  if (table.status.is === 'lost')
    return (
      <Chip tone="lost" glyph="lost">
        Lost
      </Chip>
    );
  const own = look.outcome?.(table);
  if (own)
    return (
      <Chip tone="unknown" glyph="unknown">
        {own}
      </Chip>
    );
  const end = endOf(table.ahead);
  const turns = (n: number): string => (n === 1 ? 'this turn' : `in ${n} turns`);
  if (end?.is === 'won')
    return (
      <Chip tone="ready" glyph="ready">
        Won {turns(end.turn)}
      </Chip>
    );
  if (end?.is === 'lost')
    return (
      <Chip tone="critical" glyph="critical">
        Lost {turns(end.turn)}
      </Chip>
    );
  if (table.ahead.end === 'chance')
    return (
      <Chip tone="unknown" glyph="unknown">
        Chance
      </Chip>
    );
  if (table.ahead.end === 'hidden')
    return (
      <Chip tone="unknown" glyph="unknown">
        Hidden: {table.ahead.hidden}
      </Chip>
    );
  if (table.ahead.frames.length === 0) return null;
  return (
    <Chip tone="ok" glyph="ok">
      No loss in {table.ahead.frames.length}
      <span className="desk"> {table.ahead.frames.length === 1 ? 'turn' : 'turns'}</span>
    </Chip>
  );
};

const linesOf = (table: Table, series: Series, isComparing: boolean): readonly ChartLine[] => {
  const { added } = series;
  const line = (forecast: AnyForecast, label: string, kind: ChartLine['kind']): ChartLine => {
    const views = [table.view, ...forecast.frames.map((frame) => frame.view)];
    return {
      label,
      kind,
      values: views.map((view) => series.value(table.world, view)),
      ...(added ? { added: views.map((view) => added(table.world, view)) } : {}),
      end: endOf(forecast)?.is ?? null,
    };
  };
  const { other } = table;
  if (isComparing && other) {
    const mine = other.name === 'A' ? 'plan B' : 'plan A';
    return [line(table.ahead, mine, 'plan'), line(other.ahead, `plan ${other.name}`, 'idle')];
  }
  if (!table.canWait) return [line(table.ahead, 'with plan', 'plan')];
  const idle = line(table.idle, 'do nothing', 'idle');
  return table.planFrames > 0 || table.ahead.end === 'chance'
    ? [line(table.ahead, 'with plan', 'plan'), idle]
    : [{ ...idle, kind: 'plan' }];
};

const ticksOf = (table: Table): readonly string[] => {
  const most = Math.max(table.ahead.frames.length, table.idle.frames.length, table.other?.ahead.frames.length ?? 0, 1);
  return ['now', ...Array.from({ length: most }, (_, i) => `+${i + 1}`)];
};

const plainFacts = (table: Table, series: Series | undefined): readonly Fact[] => {
  const facts: Fact[] = [];
  const next = table.ahead.frames[0];
  if (series) {
    const now = String(series.value(table.world, table.view));
    facts.push({
      label: `${series.label}, next`,
      now,
      ...(next ? { planned: String(series.value(table.world, next.view)) } : {}),
    });
  }
  const words = (forecast: AnyForecast): string => {
    const end = endOf(forecast);
    return end?.is === 'lost' ? String(end.turn) : `not in ${forecast.frames.length}`;
  };
  if (table.ahead.frames.length === 0) return facts;
  facts.push({
    label: 'Lost in',
    now: words(table.canWait ? table.idle : table.ahead),
    planned: words(table.ahead),
    ...(endOf(table.ahead)?.is === 'lost' ? { tone: 'critical' as const } : {}),
  });
  const won = endOf(table.ahead);
  if (won?.is === 'won') facts.push({ label: 'Won in', now: String(won.turn), tone: 'ready' });
  return facts;
};

/** Exact odds of the turn that takes a chance: bars with fractions, never a curve. */
const OddsBars = ({ ahead, table }: { ahead: AnyForecast; table: Table }) => {
  const odds = ahead.chance?.odds;
  const after = ahead.frames.length === 0 ? 'This turn' : `In ${ahead.frames.length + 1} turns, a turn`;
  if (!odds) return <p className="says wide">{after} takes a chance with more outcomes than can be listed.</p>;
  const gone = (weight: number): string => `${weight}/${odds.total}`;
  return (
    <div className="odds wide">
      <p className="dim">{after} takes a chance:</p>
      <ul>
        {odds.outcomes.slice(0, 8).map(({ weight, label, state }) => {
          const status = table.game.status(table.world, state);
          return (
            <li key={label}>
              <span className="num">{gone(weight)}</span>
              <span className="bar" style={{ width: `${(100 * weight) / odds.total}%` }} />
              <span>
                {label}
                {status.is === 'playing' ? '' : ` ${status.is === 'won' ? 'Won.' : 'Lost.'}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

const Sentence = ({ table, look }: { table: Table; look: Look }) => {
  const own = look.says?.(table);
  if (own) return <Says glyph={own.glyph as GlyphName}>{own.text}</Says>;
  const end = endOf(table.ahead);
  if (table.status.is !== 'playing' || end === null) return null;
  const how = table.planFrames > 0 ? 'With this plan' : 'Doing nothing';
  const when = end.turn === 1 ? 'this turn' : `in ${end.turn} turns`;
  if (end.is === 'won')
    return (
      <Says glyph="ready">
        {how} the run is won {when}.
      </Says>
    );
  const cause = end.cause === null ? '' : (table.game.words.cause?.(table.world, end.cause, end.state) ?? end.cause);
  return (
    <Says glyph="critical">
      {how} the run is lost {when}. {cause}
    </Says>
  );
};

/** For games without a series: what the next turn brings, in words. */
const NextEvents = ({ table }: { table: Table }) => {
  const frame = table.ahead.frames[0];
  const lines =
    frame?.happenings
      .slice(0, 6)
      .map(({ event, index }) => ({ index, text: table.game.words.event(table.world, event, frame.state) })) ?? [];
  return (
    <ul className="nextup">
      {lines.length === 0 ? (
        <li className="dim">{frame || table.canWait ? 'Nothing happens next turn.' : 'Nothing is planned.'}</li>
      ) : null}
      {lines.map(({ index, text }) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
};
