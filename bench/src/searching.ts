// The rows of the general search: positions a second with hashing, perft beside chessops, and what copying costs.

import type { AnyGame, AnyShape, Position, Run } from '@interlock/kernel';
import { breadthFirst, run as drive, perft } from '@interlock/search';
import { Chess } from 'chessops/chess';
import { perft as chessPerft } from 'chessops/debug';
import { hopelessCellar, lamp, lampRun } from './lamp.ts';
import { race } from './measure.ts';
import { type Bound, type Row, rowOf } from './row.ts';

/** Breadth first, with keys and a table of positions, until the budget is used up. */
export const searchTask = (game: AnyGame, run: Run<AnyShape>, nodes: number) => ({
  prepare: () => null,
  run: () => drive(breadthFirst(game, run.world, run.start, { nodes, goal: 'shortest' }))!.nodes,
});

export const searchRow = (id: string, name: string, value: number, bound?: Bound): Row =>
  rowOf({ id, name, value, unit: 'nodes/s', ...(bound ? { bound } : {}) });

const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, -1);

export const searchRows = (): readonly Row[] => {
  const small = hopelessCellar();
  const perftTask = (game: AnyGame, start: Position<AnyShape>, depth: number) => ({
    prepare: () => null,
    run: () => total(drive(perft(game, small.world, start, depth))!),
  });
  const rates = race({
    search: searchTask(lamp, small, 20_000),
    perft: perftTask(lamp, small.start, 2),
    chess: { prepare: () => Chess.default(), run: (chess: Chess) => chessPerft(chess, 3) },
  });
  return [
    searchRow('search-lamp', 'search: lamp, breadth first with hashing', rates.search, {
      of: 'value',
      sense: 'least',
      must: 300_000,
      goal: 300_000,
    }),
    rowOf({
      id: 'perft',
      name: 'perft: lamp turns beside chess moves',
      value: rates.perft,
      unit: 'nodes/s',
      peer: ['chessops', rates.chess],
    }),
  ];
};

/** Copies of a state beside the machine's own copy of as many bytes. */
export const copyRow = (id: string, name: string, game: AnyGame, state: unknown): Row => {
  const bytes = bytesOf(state);
  const from = new Uint8Array(bytes);
  const to = new Uint8Array(bytes);
  const COPIES = 2000;
  const rates = race({
    ours: {
      prepare: () => null,
      run: () => {
        for (let i = 0; i < COPIES; i++) game.copy(state);
        return COPIES;
      },
    },
    limit: {
      prepare: () => null,
      run: () => {
        for (let i = 0; i < COPIES; i++) to.set(from);
        return COPIES;
      },
    },
  });
  return rowOf({
    id,
    name: `${name} (${bytes} bytes)`,
    value: rates.ours,
    unit: 'copies/s',
    peer: ['memory copy', rates.limit],
  });
};

/** Size of a state: typed arrays as they are, eight bytes for anything else. */
const bytesOf = (value: unknown): number => {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce((sum: number, one) => sum + bytesOf(one), 0);
};

export const lampCopyRow = (): Row => copyRow('copy-lamp', 'copy: lamp state', lamp, lampRun(1).run.start.state);
