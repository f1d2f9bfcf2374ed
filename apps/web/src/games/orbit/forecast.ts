// The forecast of this game for the frame: the line of the chart, the figures under it, the sentence, the commit key.

import type { OrbitShape, OrbitView, ShipView } from '@interlock/orbit';
import type { Fact, Series, Step, Table } from '../screen.ts';
import { appraisalOf } from './appraisal.ts';
import { figureSubject } from './panels/Asked.tsx';
import { capital, cellWords, nameOf, turnWords } from './words.ts';

type OrbitTable = Table<OrbitShape>;

const own = (view: OrbitView): ShipView | undefined => view.ships.find(({ isYours }) => isYours);

const hull: Series<OrbitShape> = {
  label: 'hull',
  value: (_, view) => own(view)?.hull ?? 0,
  lines: () => [{ at: 0, word: 'destroyed', kind: 'limit' }],
};

const mass: Series<OrbitShape> = {
  label: 'reaction mass',
  value: (_, view) => own(view)?.mass ?? 0,
  lines: () => [{ at: 0, word: 'empty', kind: 'limit' }],
};

/** Where nobody shoots and nothing burns, the tank is what runs out. */
export const series = (views: readonly OrbitView[]): Series<OrbitShape> => {
  const isQuiet = views.every(
    (view) => own(view)?.hull === own(views[0]!)?.hull && view.ships.every(({ side }) => side !== 'red'),
  );
  if (isQuiet) return mass;
  // A duel that is over belongs to both: whose hull is drawn must be said.
  const last = views.at(-1);
  const name = last?.isDuel && last.ending !== null ? own(last)?.name : undefined;
  return name === undefined ? hull : { ...hull, label: `${name}, hull` };
};

/** Three figures: what is hit or where one ends, hull or goal, heat or mass. */
export const facts = (table: OrbitTable): readonly Fact[] => {
  const appraisal = appraisalOf(table);
  const ship = own(table.view);
  if (!appraisal || !ship) return [];
  const { forecast, heat, mass: tank } = appraisal;
  const first = forecast?.damage.find((one) => forecast.given.some(({ target }) => target === one.ship));
  const target = first ? table.view.ships.find(({ id }) => id === first.ship) : undefined;
  const isQuiet = table.view.ships.every(({ side }) => side !== 'red');
  const goal = table.view.goal;
  const gates = forecast?.events.filter(({ type }) => type === 'gatePassed').length ?? 0;
  return [
    first && target
      ? {
          label: `${target.name} hull`,
          now: String(target.hull),
          planned: String(first.hull),
          asks: figureSubject(`taken.${first.ship}`),
        }
      : { label: 'Ends on', now: forecast ? cellWords(forecast.cell) : '?', asks: figureSubject('cell.sector') },
    isQuiet && goal.kind === 'gates'
      ? {
          label: 'Gates',
          asks: figureSubject('goal.now'),
          now: String(goal.done),
          planned: String(goal.done + gates),
          ...(gates > 0 ? { tone: 'ok' as const } : {}),
        }
      : {
          label: 'Hull',
          asks: figureSubject('hull.after'),
          now: String(ship.hull),
          planned: String(forecast?.hull ?? ship.hull - heat.damage),
          ...(forecast && forecast.hull < ship.hull ? { tone: 'critical' as const } : {}),
        },
    heat.now > 0 || heat.next > 0
      ? {
          label: 'Heat',
          now: String(heat.now),
          planned: String(heat.next),
          tone: 'heat' as const,
          asks: figureSubject('heat.next'),
        }
      : { label: 'Mass', now: String(tank.now), planned: String(tank.after), asks: figureSubject('mass.after') },
  ];
};

/** The turns after which time is up if nothing follows this plan, where that is all that goes wrong: no reason for alarm. */
const clockOf = ({ ahead, planFrames, status }: OrbitTable): number | null => {
  const at = ahead.frames.findIndex((frame) => frame.status.is !== 'playing');
  const end = ahead.frames[at]?.status;
  const isClock = status.is === 'playing' && end?.is === 'lost' && end.cause === 'turnLimit';
  return isClock && at >= Math.max(planFrames, 1) ? at + 1 : null;
};

export const outcome = (table: OrbitTable): string | null => {
  const turns = clockOf(table);
  if (turns !== null) return `${turns} turns left`;
  // Nobody knows what the other side of a duel plans: nothing is promised.
  return table.view.isDuel && table.ahead.frames.length > 0 ? 'If the other coasts' : null;
};

export const says = (table: OrbitTable): { readonly glyph: string; readonly text: string } | null => {
  const forecast = appraisalOf(table)?.forecast;
  if (!forecast || table.status.is !== 'playing') return null;
  if (forecast.destroysOwn) return { glyph: 'critical', text: 'This plan destroys your own ship.' };
  if (forecast.loses.length > 0) {
    const names = forecast.loses.map((id) => nameOf(table.view, id)).join(' and ');
    return { glyph: 'critical', text: `This plan loses ${names}, and with it the scenario.` };
  }
  if (forecast.status.is === 'won') return { glyph: 'ready', text: 'This turn wins.' };
  if (forecast.supposes !== null) return { glyph: 'unknown', text: forecast.supposes };
  const turns = clockOf(table);
  if (turns === null) return null;
  const how = table.planFrames > 0 ? 'Coasting on after this plan' : 'Only coasting';
  return { glyph: 'unknown', text: `${how}, nothing hits you; time is up in ${turns} turns.` };
};

export const commit = (table: OrbitTable): { readonly act: string; readonly note: string } | null => {
  if (table.stage === 'opened') return { act: 'Lower the curtain', note: `turn ${table.view.turn} is next` };
  const appraisal = appraisalOf(table);
  if (!appraisal) return null;
  if (table.seats.length > 1) return null;
  return { act: `Execute turn ${table.turn + 1}`, note: turnWords(table.view, appraisal) };
};

/** One entry of the plan, for whoever listens. */
export const step = (table: OrbitTable, action: OrbitShape['action']): Step => {
  const appraisal = appraisalOf(table);
  switch (action.type) {
    case 'energy': {
      const name = appraisal?.rows.find(({ id }) => id === action.subsystem)?.name ?? action.subsystem;
      return { verb: name, target: String(action.value) };
    }
    case 'vent':
      return { verb: 'Vent', target: String(action.value) };
    case 'rotate':
      return { verb: action.value ? 'Turn' : 'No turn' };
    case 'move':
      return {
        verb:
          action.kind === 'coast' ? 'Coast' : `${action.kind === 'transfer' ? 'Transfer' : 'Phase'} ${action.power}`,
      };
    case 'laser':
      return { verb: 'Laser', target: action.value };
    case 'railgun':
      return { verb: 'Railgun', target: action.value };
    case 'launch':
      return { verb: 'Launch', target: action.target === null ? 'none' : nameOf(table.view, action.target) };
    default:
      return { verb: action.type === 'concede' ? 'Concede' : 'Entry' };
  }
};

/** A line for the list of saved runs; of a duel it is nobody's view. */
export const summary = ({ view }: OrbitTable): string => {
  const turn = `Turn ${view.turn} of ${view.limit}`;
  if (view.seats.length > 1)
    return `${turn}. ${view.ships.map(({ name, hull }) => `${name} hull ${hull}`).join(', ')}.`;
  const ship = own(view);
  return `${turn}${ship ? `, hull ${ship.hull}` : ''}. ${capital(view.goal.text)}.`;
};
