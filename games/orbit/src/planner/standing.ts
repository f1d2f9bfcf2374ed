// The numbers that stand, plan or no plan: turn, goal, and every ship's hull, heat and mass, each with its rule and with the
// sum over the run that made it [OS-457]. Told from the events, so a replay has the same.

import { fill, texts } from '../data/texts.ts';
import type { OrbitEvent } from '../events.ts';
import { setup } from '../setup.ts';
import type { Figure } from '../shape/planner.ts';
import type { GoalView, OrbitView } from '../shape/view.ts';
import type { World } from '../shape/world.ts';
import { HEAT, HULL, MASS, SHIP_STRIDE } from '../state.ts';
import { type Tally, tallyOf } from '../tally.ts';

type Stock = 'hull' | 'heat' | 'mass';

/** Where the value stands at the start, and the rule of its sum. */
const STOCKS: Readonly<Record<Stock, { readonly at: number; readonly rule: string }>> = {
  hull: { at: HULL, rule: 'OS-021' },
  heat: { at: HEAT, rule: 'OS-081' },
  mass: { at: MASS, rule: 'OS-203' },
};

const GOAL_RULES: Readonly<Record<GoalView['kind'], string>> = {
  gates: 'OS-317',
  destroy: 'OS-320',
  dock: 'OS-321',
  escape: 'OS-322',
  survive: 'OS-323',
  cool: 'OS-324',
  duel: 'OS-345',
};

/** Turns that stand in a sum one by one; those before them are told together. */
const MOST = 4;

interface Term {
  readonly turn: number;
  readonly by: number;
}

/** Where each gate that is not passed has drifted to, and where this turn carries it. Ids: `gate.1`. */
export const gateFigures = ({ gates, speeds, sectors, turn }: OrbitView): readonly Figure[] =>
  gates
    .filter(({ isPassed }) => !isPassed)
    .map(({ number, ring, sector, width }) => {
      const speed = speeds[ring - 1]!;
      const round = (at: number): number => ((at % sectors) + sectors) % sectors;
      const next = round(sector + speed);
      return {
        id: `gate.${number}`,
        value: sector,
        rule: 'OS-315',
        sum: said('gate', {
          ...{ number, ring, speed, sectors, next, value: sector, turns: turn - 1 },
          ...{ start: round(sector - (turn - 1) * speed), from: round(next - width), to: round(next + width) },
        }),
      };
    });

/** `view` is the one after these turns. Ids: `turn.now`, `goal.now`, those of the gates, and `hull.kestrel`, `heat.kestrel`, `mass.kestrel` for
 *  every ship. */
export const standingOf = (
  world: World,
  view: OrbitView,
  turns: readonly (readonly OrbitEvent[])[],
): readonly Figure[] => {
  const start = setup(world).ships;
  const { turn, limit, goal } = view;
  const over = view.ending !== null;
  const now = over ? turn - 1 : turn;
  const passed = turns.flatMap((events, i) => events.flatMap((event) => stepOf(goal, event, i + 1)));
  return [
    {
      id: 'turn.now',
      value: now,
      rule: goal.kind === 'duel' ? 'OS-347' : 'OS-332',
      sum: said('turn-now', { value: now, limit, left: limit - now }),
    },
    {
      id: 'goal.now',
      value: goal.done,
      rule: GOAL_RULES[goal.kind],
      sum: said('goal-now', { value: goal.done, of: goal.of, parts: passed.join('') }),
    },
    ...(over ? [] : gateFigures(view)),
    ...view.ships.flatMap((ship, i) =>
      (['hull', 'heat', 'mass'] as const).map((stock) => {
        const first = start[i * SHIP_STRIDE + STOCKS[stock].at]!;
        const parts = partsOf(termsOf(stock, ship.id, first, turns));
        const value = ship[stock];
        const most = stock === 'hull' ? ship.hullMax : ship.tank;
        return {
          id: `${stock}.${ship.id}`,
          value,
          rule: STOCKS[stock].rule,
          sum: said(`${stock === 'heat' ? 'stock-free' : 'stock'}${parts === '' ? '-still' : ''}`, {
            start: first,
            parts,
            value,
            most,
          }),
        };
      }),
    ),
  ];
};

type Counted = Exclude<keyof Tally, 'turns' | 'par' | 'isParProven'>;

const COUNTED: readonly Counted[] = [
  'heatDamage',
  'heatVented',
  'massBurned',
  'massScooped',
  'shotsFired',
  'shotsHit',
  'missilesLaunched',
  'missilesIntercepted',
];

/** The figures of a finished run, each counted turn by turn: `tally.massBurned`. */
export const tallyFigures = (
  world: World,
  ship: string,
  turns: readonly (readonly OrbitEvent[])[],
): readonly Figure[] => {
  const upTo = [0, ...turns.keys()].map((_, turn) => tallyOf(world, ship, turns.slice(0, turn)));
  return COUNTED.map((id) => {
    const terms = turns.flatMap((_, i) => {
      const by = upTo[i + 1]![id] - upTo[i]![id];
      return by === 0 ? [] : [{ turn: i + 1, by }];
    });
    const value = upTo.at(-1)![id];
    return { id: `tally.${id}`, value, rule: 'OS-338', sum: said('tally', { parts: partsOf(terms), value }) };
  });
};

const said = (template: string, slots: Parameters<typeof fill>[1]): string => fill(texts.figures[template]!, slots);

/** What the turns did to a stock, turn by turn: each event tells what was left after it. */
const termsOf = (
  stock: Stock,
  ship: string,
  start: number,
  turns: readonly (readonly OrbitEvent[])[],
): readonly Term[] => {
  let left = start;
  return turns.flatMap((events, i) => {
    const before = left;
    for (const event of events) if ('ship' in event && event.ship === ship) left = leftAfter(stock, event) ?? left;
    return left === before ? [] : [{ turn: i + 1, by: left - before }];
  });
};

const leftAfter = (stock: Stock, event: OrbitEvent): number | null => {
  switch (event.type) {
    case 'hullDamaged':
    case 'heatDamaged':
      return stock === 'hull' ? event.hull : null;
    case 'heatVented':
    case 'heatGenerated':
      return stock === 'heat' ? event.heat : null;
    case 'shipTransferred':
    case 'shipPhased':
    case 'massScooped':
    case 'recoilBraced':
      return stock === 'mass' ? event.mass : null;
    default:
      return null;
  }
};

const partsOf = (terms: readonly Term[]): string => {
  const early = terms.slice(0, -MOST);
  const by = early.reduce((sum, term) => sum + term.by, 0);
  const told = early.length === 0 ? '' : termWords('stock-before', { turn: terms.at(-MOST)!.turn, by });
  return (
    told +
    terms
      .slice(-MOST)
      .map((term) => termWords('stock-part', term))
      .join('')
  );
};

const termWords = (template: string, { turn, by }: Term): string =>
  said(template, { sign: by < 0 ? '−' : '+', amount: Math.abs(by), turn });

/** What brought the goal nearer, in the turn it did. */
const stepOf = ({ kind, ships }: GoalView, event: OrbitEvent, turn: number): readonly string[] => {
  const isStep =
    (kind === 'gates' && event.type === 'gatePassed') ||
    (kind === 'dock' && event.type === 'dockHeld') ||
    (kind === 'destroy' && event.type === 'shipDestroyed' && ships.includes(event.ship));
  return isStep ? [said('goal-part', { turn })] : [];
};
