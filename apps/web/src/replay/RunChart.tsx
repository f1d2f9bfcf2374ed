// The whole run as one line, and the run that might have been as another.

import type { AnyShape, Session } from '@interlock/kernel';
import { GitFork } from 'lucide-react';
import { useMemo } from 'react';
import type { Look } from '../games/screen.ts';
import { Chart, type ChartLine } from '../parts/chart/Chart.tsx';
import { Facts } from '../parts/Facts.tsx';
import { type Beat, chartedTurns, countWords, shortName } from '../store/beats.ts';
import { causeOf, seriesOf } from '../store/series.ts';

interface RunChartProps {
  readonly session: Session<AnyShape>;
  readonly whatIf: Session<AnyShape> | null;
  readonly changed: number | null;
  readonly look: Look;
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly isOpen: boolean;
  /** The tab that opens it names it. */
  readonly id: string;
  onChoose(turn: number): void;
}

/** What the viewer saw at these turns of a run, as far as it went. */
const viewsOf = (session: Session<AnyShape>, turns: readonly number[]): readonly unknown[] =>
  turns
    .filter((turn) => turn <= session.turns.length)
    .map((turn) => session.game.view(session.world, session.positionAt(turn).state, session.viewer));

const endOf = ({ status }: Session<AnyShape>): 'won' | 'lost' | 'drawn' | null =>
  status.is === 'playing' ? null : status.is;

export const RunChart = ({ session, whatIf, changed, look, beats, at, isOpen, id, onChoose }: RunChartProps) => {
  const most = Math.max(session.turns.length, whatIf?.turns.length ?? 0);
  /** A very long run is drawn by some of its turns. */
  const turns = useMemo(() => chartedTurns(most), [most]);
  const seen = useMemo(() => viewsOf(session, turns), [session, turns]);
  const otherSeen = useMemo(() => (whatIf ? viewsOf(whatIf, turns) : []), [whatIf, turns]);
  const cause = causeOf(session.status) ?? causeOf(whatIf?.status);
  const series = seriesOf(look, { views: [...seen, ...otherSeen], cause });
  const title = series?.label ?? 'The run';
  const values = (views: readonly unknown[]): readonly number[] =>
    series ? views.map((view) => series.value(session.world, view)) : [];
  const [mine, other] = [values(seen), values(otherSeen)];
  const lines: ChartLine[] = whatIf
    ? [
        { values: other, label: `turn ${changed} changed`, kind: 'plan', end: endOf(whatIf) },
        { values: mine, label: 'this run', kind: 'idle', end: endOf(session) },
      ]
    : [{ values: mine, label: 'this run', kind: 'plan', end: endOf(session) }];
  const every = Math.ceil(turns.length / 12);
  const last = session.turns.length;
  /** Beats that are counted stand at their turns, as many as there is room for. */
  const sparse = Math.ceil(beats.length / 10);
  const labelAt = (turn: number): string => {
    const at = beats.findIndex((one) => one.turn === turn);
    return at >= 0 && at % sparse === 0 ? (at === 0 ? '0' : beats[at]!.label) : '';
  };
  const valueAt = (run: Session<AnyShape>, turn: number): string =>
    turn > run.turns.length ? '–' : `${values(viewsOf(run, [turn]))[0] ?? '–'}`;
  const pair = (turn: number): string =>
    whatIf ? `${valueAt(session, turn)} / ${valueAt(whatIf, turn)}` : valueAt(session, turn);
  return (
    <section className={isOpen ? 'open' : ''} id={id} aria-label={title}>
      <header>
        <h2 className="label">{title}</h2>
        {whatIf ? (
          <span className="chip plan">
            <GitFork className="i" aria-hidden="true" /> what if
          </span>
        ) : null}
      </header>
      {series ? (
        <Chart
          name={title}
          lines={lines}
          limits={series.lines?.(session.world, session.view()) ?? []}
          ticks={turns.map((turn, i) => (look.beat ? labelAt(turn) : i % every === 0 ? String(turn) : ''))}
          at={turns.findLastIndex((turn) => turn <= at)}
          onChoose={(i) => onChoose(turns[i]!)}
        />
      ) : null}
      <Facts
        facts={[
          ...(series ? [{ label: shortName(beats, at), now: pair(at) }] : []),
          ...(series && at !== last ? [{ label: shortName(beats, last), now: pair(last) }] : []),
          ...(session.status.is === 'won' || whatIf?.status.is === 'won'
            ? [
                {
                  label: 'Won in',
                  now: `${session.status.is === 'won' ? countWords(beats, look) : 'never'}${whatIf ? ` / ${whatIf.status.is === 'won' ? whatIf.turns.length : 'never'}` : ''}`,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
};
