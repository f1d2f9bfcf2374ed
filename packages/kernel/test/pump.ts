// A fixture small enough to see through: a tank to be filled to exactly `goal`. `add` is certain, `gamble` rolls
// 0..3 from the stream `pump.gamble`, `peek` uncovers the hidden number. Up to three actions make a turn.

import { z } from 'zod';
import { codecOf, type Game, type Refusal, type Shape } from '../src/index.ts';

type Action = { type: 'add'; by: number } | { type: 'gamble' } | { type: 'peek' };
type Event =
  | { type: 'filled'; by: number; to: number }
  | { type: 'rolled'; by: number; to: number }
  | { type: 'seen'; secret: number }
  | { type: 'overflowed'; at: number };

export interface PumpShape extends Shape {
  params: { goal: number };
  level: { goal: number; secret: number };
  state: { goal: number; level: number; secret: number; isSeen: boolean; cells: Int16Array };
  action: Action;
  event: Event;
  view: { goal: number; level: number; secret?: number };
  content: { limit: number; actions: number; overflow: number };
  world: PumpShape['content'];
}

const action = z.union([
  z.strictObject({ type: z.literal('add'), by: z.int().min(1).max(9) }),
  z.strictObject({ type: z.literal('gamble') }),
  z.strictObject({ type: z.literal('peek') }),
]);
const level = z.strictObject({ goal: z.int().min(1).max(1_000_000), secret: z.int() });

const judge = (content: PumpShape['content'], state: PumpShape['state'], turn: readonly Action[]): Refusal[] => {
  const found: Refusal[] = [];
  if (state.level >= state.goal) found.push({ code: 'run-over', why: 'The tank is full or spilt.', at: 0 });
  if (turn.length > content.actions)
    found.push({ code: 'too-many', why: `A turn has ${content.actions} actions.`, at: content.actions });
  turn.forEach((one, at) => {
    if (one.type === 'add' && one.by > content.limit)
      found.push({ code: 'too-much', why: `The pump adds at most ${content.limit}.`, at });
  });
  return found;
};

export const pump: Game<PumpShape> = {
  id: 'pump',
  title: 'Pump',
  rules: 1,
  chance: {},
  turn: 'many',
  content: { limit: 3, actions: 3, overflow: 2 },
  levels: [
    {
      id: 'five',
      title: 'Five',
      level: { goal: 5, secret: 42 },
      par: { turns: 1, proof: 'optimal' },
      witnesses: [
        {
          kind: 'plain',
          turns: [
            [
              { type: 'add', by: 3 },
              { type: 'add', by: 2 },
            ],
          ],
        },
      ],
    },
    { id: 'deep', title: 'Deep', level: { goal: 1_000_000, secret: 7 }, par: null, witnesses: [], seed: 'DEEP' },
  ],
  params: {
    ...codecOf(z.strictObject({ goal: z.int() }), 'params'),
    presets: { small: { goal: 9 }, 'small-deep': { goal: 99 } },
  },
  level: codecOf(level, 'level'),
  action: codecOf(action, 'action'),
  setup: (_content, { goal, secret }, dice) => ({
    goal,
    level: dice.stream('pump.start').int(1),
    secret,
    isSeen: false,
    cells: new Int16Array(4),
  }),
  copy: (state) => ({ ...state, cells: state.cells.slice() }),
  *legal(content, state, pending) {
    if (state.level >= state.goal || pending.length >= content.actions) return;
    for (let by = 1; by <= content.limit; by++) yield { type: 'add', by };
    yield { type: 'gamble' };
    yield { type: 'peek' };
  },
  refuse: judge,
  play(content, draft, turn, tape) {
    turn.forEach((one, index) => {
      tape.action(index);
      if (one.type === 'peek') {
        draft.isSeen = true;
        tape.reveal();
        tape.emit({ type: 'seen', secret: draft.secret });
        return;
      }
      const by = one.type === 'add' ? one.by : tape.dice('pump.gamble').int(4);
      draft.level += by;
      draft.cells[index] = by;
      const cause = tape.emit({ type: one.type === 'add' ? 'filled' : 'rolled', by, to: draft.level });
      if (draft.level > draft.goal + content.overflow)
        tape.emit({ type: 'overflowed', at: draft.level }, { event: cause });
    });
  },
  idle: () => [],
  status: (content, state) => {
    if (state.level < state.goal) return { is: 'playing' };
    return state.level > state.goal + content.overflow
      ? { is: 'lost', cause: 'overflow' }
      : { is: 'won', score: state.goal };
  },
  view: (_content, state) => ({
    goal: state.goal,
    level: state.level,
    ...(state.isSeen ? { secret: state.secret } : {}),
  }),
  show: (_content, view) => `${view.level}/${view.goal}${view.secret === undefined ? '' : ` secret ${view.secret}`}`,
  words: {
    action: (_content, _state, one) => (one.type === 'add' ? `add ${one.by}` : one.type),
    event: (_content, event) => (event.type === 'seen' ? `saw ${event.secret}` : `${event.type}`),
  },
  suppose: (_content, state) => (state.isSeen ? state : { ...state, secret: 0, cells: state.cells.slice() }),
  redact: (_content, state, event) => (event.type === 'seen' && !state.isSeen ? null : event),
  proof: {
    generate: (_content, { goal }, dice) => ({
      level: { goal, secret: dice.stream('pump.secret').int(100) },
      witness: null,
      par: null,
      attempts: 1,
    }),
  },
  trace: {
    *sets(event) {
      if (event.type !== 'seen') yield 'level';
    },
  },
  authoring: {
    tune: (content, overrides) => {
      const tuned = z.strictObject({ limit: z.int().min(1).max(9) }).safeParse(overrides);
      return tuned.success
        ? { ok: true, value: { ...content, ...tuned.data } }
        : { ok: false, error: { code: 'bad-balance', message: 'balance.limit must be 1..9.' } };
    },
  },
};
