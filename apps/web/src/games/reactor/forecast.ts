// The forecast in figures: what decides the level by turn against its limit, the facts under the chart, one sentence on
// the plan.

import type { ReactorShape, ReactorView } from '@interlock/reactor';
import {
  capital,
  constant,
  type Facility,
  facilityOf,
  frontOf,
  KIND_NAME,
  missingServices,
  reasonWords,
  walkTo,
} from '@interlock/reactor/screen';
import { outlookOf } from '../../store/series.ts';
import type { Fact, Series, Table } from '../screen.ts';

type Rule = ReactorView['terminal'][number];

const ruleOf = ({ terminal }: ReactorView, id: string | null): Rule | undefined =>
  terminal.find((rule) => rule.id === id);

/** What makes no line: a condition holds or does not, and turns only pass. */
const isFlat = ({ of }: Rule): boolean => of === 'condition' || of === 'turns';

/** The rule that decides: the one a loss comes by, else the one that comes nearest to its limit; in doubt reactor heat.
 *  What the robot took so far only counts where it is lost by it: it does not grow by itself. */
export const decisiveRule = (views: readonly ReactorView[], cause: string | null): Rule => {
  const { terminal } = views[0]!;
  const coming = terminal.find(({ id }) => id === cause);
  if (coming && !isFlat(coming)) return coming;
  const share = ({ id, limit }: Rule): number =>
    Math.max(...views.map((view) => (ruleOf(view, id)?.value ?? 0) / limit));
  return terminal
    .filter((rule) => rule.id !== 'RobotLost' && !isFlat(rule))
    .reduce((most, rule) => (share(rule) > share(most) ? rule : most));
};

export const series = (views: readonly unknown[], cause: string | null): Series<ReactorShape> => {
  const { id, of, limit } = decisiveRule(views as readonly ReactorView[], cause);
  const lost = { at: limit, word: `lost at ${limit}`, kind: 'limit' } as const;
  return {
    label: of,
    value: (_content, at) => ruleOf(at, id)?.value ?? 0,
    ...(id === 'ReactorHeat' ? { added: (_world, at) => ruleOf(at, id)?.announced ?? 0 } : {}),
    lines: (world) => {
      if (id !== 'ReactorHeat') return [lost];
      const critical = constant(world, 'reactor.criticalHeat');
      return [lost, { at: critical, word: `critical at ${critical}`, kind: 'warn' }];
    },
    marks: (_content, at) => announcedLosses(at),
  };
};

/** Losses with a date: what the schedule announces, and the end of the level's time. `turn` is the one being played. */
export const announcedLosses = ({ turn, schedule, terminal }: ReactorView) => [
  ...schedule
    .filter(({ next, effects }) => next !== null && effects.some((one) => one.do === 'loseLevel'))
    .map(({ next, unless }) => ({
      in: next! - turn + 1,
      word: `lost in turn ${next}${unless === undefined ? '' : ', unless…'}`,
    })),
  ...terminal
    .filter(({ of }) => of === 'turns')
    .map(({ limit }) => ({ in: limit - turn + 1, word: `lost in turn ${limit}` })),
];

/** The facility one turn ahead. */
const nextOf = ({ frames: [first] }: Table<ReactorShape>['ahead']): Facility | undefined =>
  first && facilityOf(first.view);

/** Turns until the loss, or null within the horizon. */
const lostIn = (forecast: Table<ReactorShape>['ahead']): number | null => {
  const at = forecast.frames.findIndex((frame) => frame.status.is === 'lost');
  return at < 0 ? null : at + 1;
};

const runningOf = (facility: Facility): string => {
  const required = facility.props.filter((prop) => prop.type === 'consumer' && prop.isRequired);
  return `${required.length - missingServices(facility).length}/${required.length}`;
};

/** `Heat`, `Cells`, `Damage`: one word of what a rule counts. */
const factName = (of: string): string => capital(of.replace(/^reactor /, '').split(' ')[0]!);

export const facts = (table: Table<ReactorShape>): readonly Fact[] => {
  const now = facilityOf(table.view);
  const next = nextOf(table.ahead);
  const [idle, plan] = [lostIn(table.idle), lostIn(table.ahead)];
  const words = (turns: number | null, { frames }: Table<ReactorShape>['ahead']): string =>
    turns !== null ? `${turns}` : frames.at(-1)?.status.is === 'won' ? 'never' : `over ${frames.length}`;
  const { views, cause } = outlookOf(table);
  const { id, of, value } = decisiveRule(views as readonly ReactorView[], cause);
  const then = next && ruleOf(next.seen, id)?.value;
  return [
    {
      label: `${factName(of)}, next`,
      now: String(value),
      ...(then === undefined ? {} : { planned: String(then) }),
      ...(then !== undefined && then > value
        ? { tone: id === 'ReactorHeat' ? ('heat' as const) : ('caution' as const) }
        : {}),
    },
    {
      label: 'Services',
      now: runningOf(now),
      ...(next ? { planned: runningOf(next) } : {}),
      ...(next?.isReady ? { tone: 'ready' as const } : {}),
    },
    {
      label: 'Turns to a loss',
      now: words(idle, table.idle),
      ...(table.planFrames > 0 ? { planned: words(plan, table.ahead) } : {}),
      ...(plan === null ? {} : { tone: 'critical' as const }),
    },
  ];
};

/** A loss that has not come yet, by the level's own text. */
export const lossAhead = ({ terminal, schedule }: ReactorView, cause: string): string => {
  const rule = terminal.find(({ id }) => id === cause);
  const event = schedule.find(({ effects }) => effects.some((one) => one.do === 'loseLevel' && one.reason === cause));
  const text = (rule?.text ?? event?.text ?? cause).replace(/\.$/, '');
  const said = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return cause === 'ReactorHeat' && rule ? `${said} at ${rule.limit}` : said;
};

/** Steps on foot from where the plan ends to the control site. */
const stepsToControl = (table: Table<ReactorShape>): number | null => {
  const facility = facilityOf(table.view);
  const control = facility.props.find((prop) => prop.type === 'reactorControl');
  if (!control) return null;
  const front = frontOf(facility, table.plan);
  if (front === control.cell) return 0;
  return walkTo(facility, front, control.cell, facility.robot.immunity > 0)?.length ?? null;
};

const stepWords = (steps: number): string =>
  steps === 0
    ? 'You stand at the control site.'
    : `The control site is ${steps} ${steps === 1 ? 'step' : 'steps'} away.`;

export const says = (table: Table<ReactorShape>): { readonly glyph: string; readonly text: string } | null => {
  if (table.status.is !== 'playing') return null;
  const now = facilityOf(table.view);
  const next = nextOf(table.ahead);
  const steps = stepsToControl(table);
  const plan = lostIn(table.ahead);
  if (table.ahead.frames[0]?.status.is === 'won') return { glyph: 'ready', text: 'This starts the core.' };
  const end = table.ahead.frames[0]?.status;
  if (end?.is === 'lost') return { glyph: 'lost', text: `${lossNow(next?.seen ?? now.seen, end.cause)}.` };
  if (now.isReady) return { glyph: 'ready', text: `REACTOR READY. ${steps === null ? '' : stepWords(steps)}` };
  if (next?.isReady)
    return {
      glyph: 'ready',
      text: `After this turn every service produces: REACTOR READY. ${steps === null ? '' : stepWords(steps)}`,
    };
  const hurt = next && next.robot.integrity < now.robot.integrity;
  if (hurt) return { glyph: 'critical', text: `The robot is hurt: integrity ${next.robot.integrity} after this turn.` };
  if (plan !== null) {
    const end = table.ahead.frames[plan - 1]?.status;
    const why = end?.is === 'lost' ? lossAhead(now.seen, end.cause) : '';
    return {
      glyph: 'critical',
      text: `${table.planFrames > 0 ? 'Even this plan' : 'Doing nothing'} loses in ${plan} turns${why && `: ${why}`}.`,
    };
  }
  const missing = (next ?? now).seen.level.missing;
  if (missing.length === 0) return null;
  return { glyph: 'caution', text: `In the way: ${missing.map((one) => reasonWords(now, one)).join(', ')}.` };
};

/** The loss of this very turn, as it will happen. */
export const lossNow = (next: ReactorView, cause: string): string => {
  const rule = ruleOf(next, cause);
  if (cause === 'ReactorHeat' && rule) return `The core melts: heat ${rule.value} of ${rule.limit}`;
  if (cause === 'RobotLost') return 'The robot is worn out this turn';
  return `Lost this turn: ${lossAhead(next, cause)}`;
};

/** Two by name; three are all there are. */
const lacking = (services: readonly string[]): string =>
  services.length < 3 ? services.join(' and ') : 'all services';

/** What the commit key will do, in a few words. */
export const commit = (table: Table<ReactorShape>): { readonly act: string; readonly note: string } => {
  const now = facilityOf(table.view);
  const next = nextOf(table.ahead);
  const isStart = table.plan.at(-1)?.type === 'activateReactor';
  const isWin = table.ahead.frames[0]?.status.is === 'won';
  if (isStart) return { act: 'Start the core', note: isWin ? 'This wins' : 'Not ready: nothing starts' };
  const act = `End turn ${table.turn + 1}`;
  if (!next) return { act, note: '' };
  const end = table.ahead.frames[0]?.status;
  if (end?.is === 'lost') return { act, note: lossNow(next.seen, end.cause) };
  const damage = now.robot.integrity - next.robot.integrity;
  const harm = damage > 0 ? ` · ${damage} damage` : '';
  const services = missingServices(next).map((id) => KIND_NAME[next.propOf.get(id)!.carrier!].toLowerCase());
  if (next.isReady) return { act, note: `Ready${harm || ' · no damage'}` };
  const [other] = next.seen.level.missing;
  const lacks =
    services.length > 0
      ? `${lacking([...new Set(services)])} missing`
      : other === undefined
        ? 'not ready'
        : `not ready: ${reasonWords(next, other)}`;
  return { act, note: `${lacks}${harm}` };
};
