// The smallest game there is, in the kernel and in boardgame.io: one move that does nothing. And, in the kernel alone,
// the same on a board of 400 cells.

import { createRequire } from 'node:module';
import { type Codec, type Game, ok, openRun, type Run, type Shape } from '@interlock/kernel';
import type { Client as BoardgameClient } from 'boardgame.io/client';
import type { Task } from './measure.ts';

export interface EmptyShape extends Shape {
  params: null;
  level: { readonly cells: number };
  state: { cells?: Uint8Array };
  action: 'pass';
  event: { readonly type: 'passed' };
  view: null;
  content: null;
  world: null;
}

const plain = <T>(): Codec<T> => ({ encode: (value) => value as never, decode: (input) => ok(input as T) });

const empty: Game<EmptyShape> = {
  id: 'empty',
  title: 'Empty',
  rules: 1,
  turn: 'one',
  content: null,
  levels: [],
  params: { ...plain<null>(), presets: {} },
  level: plain(),
  action: plain(),
  setup: (_, { cells }) => (cells > 0 ? { cells: new Uint8Array(cells) } : {}),
  copy: ({ cells }) => (cells ? { cells: cells.slice() } : {}),
  legal: () => ['pass'],
  refuse: () => [],
  play: () => {},
  idle: () => ['pass'],
  status: () => ({ is: 'playing' }),
  view: () => null,
  show: () => '',
  words: { action: () => 'pass', event: () => 'passed' },
};

export const PASS = ['pass'] as const;

export const emptyRun = (cells: number): Run<EmptyShape> => {
  const run = openRun(empty, { levelData: { cells } });
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};

/** Moves on one client: few, since its log and undo list make later moves dearer. */
const MOVES = 500;

/** boardgame.io's package offers no entry that Node's own import finds, so it is required. */
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: typeof BoardgameClient };

export const boardgameMoves: Task<() => void> = {
  prepare: () => {
    const client = Client({
      game: { setup: () => ({}), moves: { pass: ({ G }: { G: unknown }) => G as never }, disableUndo: true },
      debug: false,
    });
    client.start();
    return client.moves.pass as () => void;
  },
  run: (pass) => {
    for (let i = 0; i < MOVES; i++) pass();
    return MOVES;
  },
};
