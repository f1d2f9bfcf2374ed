// The side: the gate, and the fields as gauges. Committed is solid, pending is hatched beside it, the past is a thin line.

import { type Outlook, picksIn, type View } from '@interlock/port/screen';
import { Activity, BadgeCheck, Clock3, Eye, FileText, type LucideIcon, Users } from 'lucide-react';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { durationOf } from '../../../app/motion.ts';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Meter } from '../../../parts/Meter.tsx';
import { useRun, useRunStore } from '../../../play/context.ts';
import { useFollowing } from '../../../play/read/useLater.ts';
import { upTo } from '../art/ink.tsx';
import { usePort } from '../run/context.ts';
import { thinkOf } from '../run/header.ts';
import { moodOf, shortMood } from '../run/moods.ts';
import { pastOf } from '../run/past.ts';
import { useGaugePreview } from '../run/planned.ts';
import { FIELD_NAMES, percent, signed, timeAtNext } from '../run/words.ts';

type Fields = View['fields'];
type Field = keyof Fields;

export const ICONS: Readonly<Record<Field, LucideIcon>> = {
  timeLeft: Clock3,
  stress: Activity,
  bureaucracy: FileText,
  security: Eye,
  privilege: BadgeCheck,
  influence: Users,
  score: BadgeCheck,
};
export const COLOURS: Readonly<Partial<Record<Field, string>>> = {
  timeLeft: 'var(--coolant)',
  stress: 'var(--heat)',
  bureaucracy: 'var(--fuel)',
  security: 'var(--electricity)',
};
const ORDER: readonly Field[] = ['timeLeft', 'stress', 'bureaucracy', 'security', 'privilege', 'influence'];

export const Side = memo(() => {
  const view = usePort((state) => state.view);
  const outlook = useGaugePreview();
  const after = outlook?.after ?? null;
  const next = useTimeAtNext(outlook);
  // The gauges answer the key; what the gate makes of them follows with the next frame.
  const gateAfter = useFollowing(after);
  return (
    <>
      <Gate view={view} after={gateAfter} />
      <Gauges view={view} after={after} next={next} />
    </>
  );
});

const GATE = {
  privilege: (config: GateNumbers) => `Privilege at least ${config.privilegeMin}`,
  bureaucracy: (config: GateNumbers) => `Bureaucracy at most ${config.bureaucracyMax}`,
  security: (config: GateNumbers) => `Scrutiny at most ${config.securityMax}`,
};
type GateNumbers = { readonly privilegeMin: number; readonly bureaucracyMax: number; readonly securityMax: number };

const Gate = ({ view, after }: { view: View; after: Fields | null }) => {
  const { winGate } = usePort((state) => state.session.world.config);
  const winTitle = usePort(({ session }) => session.world.events.find((one) => one.terminalOutcome === 'win')?.title);
  // The winning answer has its price too: what it took out of the gate is no longer asked for.
  const isPassed = usePort(({ session }) => session.status.is === 'won');
  const { lines, winPm } = view.gate;
  const met = view.gate.met || isPassed;
  const many = lines.filter((one) => one.met).length;
  return (
    <section className="group" aria-label="The gate" data-part="gate">
      <header>
        <h2 className="label">The gate</h2>
        <Chip tone={met ? 'ready' : 'caution'} glyph={met ? 'ready' : 'caution'}>
          {isPassed ? 'Passed' : met ? 'Met' : `${many} of ${lines.length} met`}
        </Chip>
      </header>
      <div className="rows">
        {lines.map((line) => {
          const delta = after ? after[line.field] - view.fields[line.field] : 0;
          const isOpen = !line.met && !isPassed;
          return (
            <div className={`row ${isOpen ? 'row--sel' : ''}`} key={line.field}>
              <Glyph name={isOpen ? 'caution' : 'ok'} className={isOpen ? 'caution' : 'ok'} />
              <span>
                {GATE[line.field](winGate)}
                {line.met && delta === 0 ? null : (
                  <small>
                    {line.met ? 'met' : isPassed ? 'met until the winning answer' : line.words.replace(/^\w+ /, '')}
                    {delta === 0 ? '' : ` · pending ${signed(delta)}`}
                  </small>
                )}
                {line.met ? <span className="sr"> met</span> : null}
              </span>
              <span className="end num">{view.fields[line.field]}</span>
            </div>
          );
        })}
        {met ? null : (
          <p className="pt-goal">
            Once all are met: <b>{winTitle}</b>.
          </p>
        )}
        {winPm ? (
          <div className="row">
            <Glyph name="ready" className="ready" />
            <span>{winTitle} may come next</span>
            <span className="end num ready">
              {winPm.low === winPm.high ? percent(winPm.low) : `${percent(winPm.low)} to ${percent(winPm.high)}`}
            </span>
          </div>
        ) : null}
      </div>
    </section>
  );
};

const Gauges = ({ view, after, next }: { view: View; after: Fields | null; next: number | null }) => {
  const session = usePort((state) => state.session);
  const revision = usePort((state) => state.revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  const past = useMemo(() => pastOf(session), [session, revision]);
  return (
    <section className="group pt-gauges" aria-label="Gauges">
      {ORDER.map((field) => (
        <GaugeRow
          key={field}
          field={field}
          gauge={gaugeOf(view, field)}
          planned={after?.[field]}
          past={past}
          next={field === 'timeLeft' ? next : null}
        />
      ))}
      <div className="pt-gauge">
        <div className="pt-gh">
          <AskField field="score" />
          <small className="dim pt-given">{given(picksIn(session.turns))}</small>
          <span className="num pt-gv">
            {view.fields.score}
            <Then now={view.fields.score} after={after?.score} />
          </span>
        </div>
      </div>
      <p className="pt-legend">
        <b className="num">G</b> the gate · <b className="num">C</b> a losing card can come · <b className="num">X</b>{' '}
        lost
      </p>
    </section>
  );
};

const given = (picks: number): string => (picks === 1 ? '1 answer given' : `${picks} answers given`);

const Then = ({ now, after }: { now: number; after: number | undefined }) =>
  after === undefined || after === now ? null : (
    <>
      {' → '}
      <b className="you">{after}</b> <small className="dim">({signed(after - now)})</small>
    </>
  );

type Gauge = View['gauges'][number];

const gaugeOf = (view: View, field: Field): Gauge => view.gauges.find((one) => one.field === field)!;

interface RowProps {
  readonly field: Field;
  readonly gauge: Gauge;
  readonly planned: number | undefined;
  readonly past: readonly Fields[];
  /** Time alone: what is left of it when the next card is there. */
  readonly next: number | null;
}

const GaugeRow = memo(({ field, gauge, planned, past, next }: RowProps) => {
  const Icon = ICONS[field];
  const box = useRef<HTMLDivElement>(null);
  const mood = usePort(({ session }) => moodOf(session.world.config, field, gauge.value)?.level ?? null);
  const word = usePort(({ session }) => moodOf(session.world.config, field, gauge.value)?.word ?? null);
  useGrowth(box, gauge.value);
  return (
    <div className="pt-gauge" data-field={field} data-mood={mood ?? undefined} ref={box}>
      <div className="pt-gh">
        <Icon className="i" aria-hidden="true" />
        <AskField field={field} />
        {gauge.full === null ? <MoodWord level={mood} word={word} /> : null}
        <Trend past={past} now={gauge.value} field={field} />
        <span className="num pt-gv">
          {gauge.value}
          {field === 'timeLeft' && gauge.beyond > 0 ? <small className="ready"> +{gauge.beyond}</small> : null}
          <Then now={gauge.value} after={planned} />
        </span>
      </div>
      {gauge.full === null ? (
        <PipRow field={field} value={gauge.value} planned={planned ?? gauge.value} marks={gauge.marks} />
      ) : (
        <Meter
          label={FIELD_NAMES[field]}
          value={Math.min(gauge.value, gauge.full)}
          max={gauge.full}
          planned={Math.min(planned ?? gauge.value, gauge.full)}
          colour={COLOURS[field] ?? 'var(--you)'}
          notches={gauge.marks.map(({ letter, at }) => ({ at, cap: `${letter}${at}` }))}
        />
      )}
      {gauge.full === null ? null : (
        <p className="pt-under">
          <MoodWord level={mood} word={word} />
          {next === null ? null : (
            <span className="pt-next">
              <b className="num">{next}</b> at the next card
            </span>
          )}
          <span className="num" aria-hidden="true">
            {gauge.marks.map(({ letter, at }) => `${letter}${at}`).join(' ')}
          </span>
        </p>
      )}
    </div>
  );
});

/** How it feels, in a word, with the shape that goes with it. */
const MoodWord = ({ level, word }: { level: number | null; word: string | null }) =>
  word === null ? null : (
    <span className="pt-mood">
      {level === null || level < 2 ? null : <Glyph name={level === 4 ? 'critical' : 'caution'} />}
      {word}
    </span>
  );

/** The bar grows or shrinks to a new value; by transform, so that no layout follows. What is only planned stands at once. */
const useGrowth = (box: RefObject<HTMLDivElement | null>, value: number): void => {
  const before = useRef(value);
  useEffect(() => {
    const bar = box.current?.querySelector('.meter > i');
    const [from, to] = [before.current, value];
    before.current = value;
    if (!bar || from === to || to === 0) return;
    const duration = durationOf('--t-change');
    if (duration === 0) return;
    bar.animate([{ transform: `scaleX(${from / to})` }, { transform: 'none' }], { duration, easing: 'ease-out' });
  }, [box, value]);
};

/** Every number can be asked for its cause: the sum stands in the log. */
const AskField = ({ field }: { field: Field }) => {
  const isAsked = useRun((state) => state.selected === field);
  const { select } = useRunStore().getState();
  return (
    <button type="button" className="ask" aria-pressed={isAsked} onClick={() => select(isAsked ? null : field)}>
      {FIELD_NAMES[field]}
      <span className="sr">: why?</span>
    </button>
  );
};

const PIPS = 8;

const PipRow = ({
  field,
  value,
  planned,
  marks,
}: {
  field: Field;
  value: number;
  planned: number;
  marks: Gauge['marks'];
}) => {
  const gate = marks.find(({ letter }) => letter === 'G')?.at;
  const of = Math.max(PIPS, gate ?? 0);
  const words =
    field === 'privilege'
      ? `gate at ${gate}, lost at ${marks.find(({ letter }) => letter === 'X')?.at}`
      : 'makes late cards and the port likelier';
  return (
    <div
      className="pt-pips"
      role="img"
      aria-label={`${FIELD_NAMES[field]} ${value}${planned === value ? '' : `, pending ${planned}`}; ${words}`}
    >
      <span className="pips">
        {upTo(of).map((i) => {
          const kind = i < Math.min(value, planned) ? 'on' : i < planned ? 'plan' : i < value ? 'gone' : '';
          return <i key={i} className={`pip ${kind} ${gate === i + 1 ? 'pt-gate' : ''}`} />;
        })}
      </span>
      {Math.max(value, planned) > of ? <b className="num">+{Math.max(value, planned) - of}</b> : null}
      <small>{words}</small>
    </div>
  );
};

/** How the field went from answer to answer, and the last change in words. */
const Trend = ({ past, now, field }: { past: readonly Fields[]; now: number; field: Field }) => {
  const values = [...past.map((one) => one[field]), now].slice(-12);
  if (past.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number): number => (high === low ? 7 : 12 - (10 * (value - low)) / (high - low));
  const before = past.at(-2)?.[field] ?? now;
  const way = now > before ? 'rising' : now < before ? 'falling' : 'steady';
  return (
    <svg
      className="pt-trend"
      viewBox="0 0 46 14"
      role="img"
      aria-label={`${way}, ${signed(now - before)} since the card before`}
    >
      <polyline points={values.map((value, i) => `${2 + (42 * i) / (values.length - 1)},${y(value)}`).join(' ')} />
      <circle cx="44" cy={y(now)} r="2" />
    </svg>
  );
};

/** The shape of a mood where there is no room for its bar to tell: a triangle, an octagon; a tick inside the gate. */
const MoodGlyph = ({ level, isGate }: { level: number; isGate: boolean }) => {
  if (level === 4) return <Glyph name="critical" className="critical" />;
  if (level >= 2) return <Glyph name="caution" className="caution" />;
  return isGate ? <Glyph name="ok" className="ok" /> : null;
};

/** In relaxed play seconds pass after an answer: what it leaves is not what the next card finds. */
const useTimeAtNext = (outlook: Outlook | null): number | null => {
  const think = usePort(({ header, session }) => thinkOf(header, session.world.config.relaxed.thinkTicks));
  return outlook === null ? null : timeAtNext(outlook, think);
};

/** On a phone: the five numbers a decision needs, with how they feel. */
export const Vitals = memo(() => {
  const view = usePort((state) => state.view);
  const outlook = useGaugePreview();
  const after = outlook?.after ?? null;
  const next = useTimeAtNext(outlook);
  const { config } = usePort((state) => state.session.world);
  return (
    <div className="pt-vitals" data-part="gate">
      {(['timeLeft', 'stress', 'bureaucracy', 'security', 'privilege'] as const).map((field) => {
        const gauge = view.gauges.find((one) => one.field === field)!;
        const Icon = ICONS[field];
        const full = gauge.full ?? PIPS;
        const planned = after?.[field] ?? gauge.value;
        const mood = moodOf(config, field, gauge.value);
        return (
          <div className="pt-mg" key={field} data-mood={mood?.level}>
            <Icon className="i" aria-hidden="true" />
            <b className="num">{gauge.value}</b>
            <MoodGlyph level={mood?.level ?? 0} isGate={view.gate.lines.some((one) => one.field === field)} />
            <Meter
              label={FIELD_NAMES[field]}
              value={Math.min(full, gauge.value)}
              max={full}
              planned={Math.min(full, planned)}
              colour={COLOURS[field] ?? 'var(--you)'}
              notches={gauge.marks.map(({ letter, at }) => ({ at, cap: `${letter}${at}` }))}
            />
            <small>
              {field === 'timeLeft' && next !== null
                ? `${planned} → ${next}`
                : planned === gauge.value
                  ? shortMood(config, field, gauge.value)
                  : `→ ${planned}`}
            </small>
          </div>
        );
      })}
    </div>
  );
});
