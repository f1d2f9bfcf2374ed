// A duel for two secret seats, the smallest that needs them: each turn both charge, fire or shield at once.

import { type Codec, codecOf, type Game, ok, type Refusal, type Shape, type Viewer } from '@interlock/kernel';
import { z } from 'zod';

const SIDES = ['blue', 'red'] as const;
type Side = (typeof SIDES)[number];
const DEEDS = ['charge', 'fire', 'shield'] as const;

const schemas = {
  level: z.strictObject({ hull: z.int().min(1).max(9), limit: z.int().min(1).max(20) }),
  action: z.strictObject({ side: z.enum(SIDES), deed: z.enum(DEEDS) }),
};

export interface DuelShape extends Shape {
  params: null;
  content: { readonly damage: number };
  level: z.infer<typeof schemas.level>;
  world: { readonly damage: number; readonly limit: number };
  state: { turn: number; hull: [number, number]; charge: [number, number] };
  action: z.infer<typeof schemas.action>;
  event: { readonly type: 'charged' | 'fired' | 'shielded' | 'waited'; readonly side: Side; readonly by: number };
  view: DuelShape['state'];
}

const isOver = ({ limit }: DuelShape['world'], { turn, hull }: DuelShape['state']): boolean =>
  turn >= limit || hull[0] === 0 || hull[1] === 0;

const judge = (
  world: DuelShape['world'],
  state: DuelShape['state'],
  turn: readonly DuelShape['action'][],
  seat?: Viewer,
): Refusal[] => {
  if (isOver(world, state)) return [{ code: 'run-over', why: 'The duel is over.', at: 0 }];
  return turn.flatMap(({ side, deed }, at): Refusal[] => {
    if (seat !== undefined && side !== seat) return [{ code: 'wrong-side', why: `Plan for ${seat} alone.`, at }];
    if (turn.findIndex((one) => one.side === side) < at)
      return [{ code: 'twice', why: `${side} does one thing a turn.`, at }];
    if (deed === 'fire' && state.charge[SIDES.indexOf(side)] === 0)
      return [{ code: 'empty', why: 'Charge before you fire.', at }];
    return [];
  });
};

const params: Codec<null> = { encode: () => null, decode: () => ok(null) };

export const duel: Game<DuelShape> = {
  id: 'duel',
  title: 'Duel',
  rules: 1,
  turn: 'many',
  content: { damage: 1 },
  levels: [{ id: 'dawn', title: 'Dawn', level: { hull: 3, limit: 12 }, par: null, witnesses: [] }],
  params: { ...params, presets: {} },
  level: codecOf(schemas.level, 'level'),
  action: codecOf(schemas.action, 'action'),
  compile: ({ damage }, { limit }) => ({ damage, limit }),
  setup: (_, { hull }) => ({ turn: 0, hull: [hull, hull], charge: [0, 0] }),
  copy: ({ turn, hull, charge }) => ({ turn, hull: [hull[0], hull[1]], charge: [charge[0], charge[1]] }),
  legal: (world, state, pending, seat) =>
    SIDES.flatMap((side) => DEEDS.map((deed) => ({ side, deed }))).filter(
      (action) => judge(world, state, [...pending, action], seat).length === 0,
    ),
  refuse: judge,
  canonical: (_, __, turn) => [...turn].sort((a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side)),
  revise: (_, __, pending, action) => [...pending.filter(({ side }) => side !== action.side), action],
  mayRevise: (_, __, ___, { side }, seat) =>
    side === seat ? [] : [{ code: 'wrong-side', why: `Plan for ${seat} alone.`, at: 0 }],
  play({ damage }, draft, turn, tape) {
    const deeds = SIDES.map((side) => turn.find((one) => one.side === side)?.deed);
    for (const [i, side] of SIDES.entries()) {
      const cause = turn.findIndex((one) => one.side === side);
      if (cause >= 0) tape.action(cause);
      else tape.machine();
      const by = deeds[i] === 'fire' && deeds[1 - i] !== 'shield' ? damage * draft.charge[i]! : 0;
      if (deeds[i] === 'charge') draft.charge[i]!++;
      if (deeds[i] === 'fire') draft.charge[i] = 0;
      draft.hull[1 - i] = Math.max(0, draft.hull[1 - i]! - by);
      tape.emit({ type: TOLD[deeds[i] ?? 'wait'], side, by });
    }
    draft.turn++;
  },
  status: (world, state, seat = 'blue') => {
    const [own, other] = seat === 'red' ? [state.hull[1], state.hull[0]] : state.hull;
    if (!isOver(world, state)) return { is: 'playing' };
    if (own === other) return { is: 'drawn', cause: 'even' };
    return own > other ? { is: 'won', score: 0 } : { is: 'lost', cause: 'outgunned' };
  },
  idle: () => [],
  seats: () => SIDES,
  canRewind: () => false,
  view: (_, { turn, hull, charge }) => ({ turn, hull: [...hull], charge: [...charge] }),
  show: (_, { turn, hull, charge }) => `turn ${turn}, hull ${hull.join(' to ')}, charge ${charge.join(' to ')}`,
  words: {
    action: (_, __, { side, deed }) => `${side}: ${deed}`,
    event: (_, { type, side, by }) => `${side} ${type}${by > 0 ? ` for ${by}` : ''}.`,
    cause: (_, cause) => (cause === 'even' ? 'Neither is ahead.' : 'The other has more hull left.'),
  },
  proof: { isProvable: () => false },
};

const TOLD = { charge: 'charged', fire: 'fired', shield: 'shielded', wait: 'waited' } as const;
