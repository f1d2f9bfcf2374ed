// The station's rows: making and proving decks of 10 to 1,000 rooms beside bare maps of rot-js, how that grows, and the
// validator beside its closure.

import { loadGame } from '@interlock/catalog';
import { type AnyGame, diceOf } from '@interlock/kernel';
import { closure, layoutOf, networkOf, validate } from '@interlock/station/measured';
import ROT from 'rot-js';
import { clock, median, quantile, race } from './measure.ts';
import { type Row, rowOf, type Skipped } from './row.ts';

const ROWS = ['station-generate', 'station-generate-p99', 'station-growth', 'station-validator'];
const SMALL = 30;
const LARGE = 1000;
/** Cells of a rot-js map for each of its rooms, and the most rooms it is asked for: a thousand take it a minute. */
const AREA = 180;
const BARE = 300;
/** Rooms, and how many decks of them. */
const SIZES = [
  [10, 100],
  [SMALL, 300],
  [100, 30],
  [300, 9],
  [LARGE, 9],
] as const;

export const stationRows = async (): Promise<readonly (Row | Skipped)[]> => {
  const loaded = await loadGame('station');
  if (!loaded.ok) return ROWS.map((id) => ({ id, why: loaded.error.message }));
  const game = loaded.value;
  spent(game, SMALL, 100, 'WARM');
  spent(game, LARGE, 2, 'WARM');
  const times = new Map(SIZES.map(([rooms, decks]) => [rooms as number, spent(game, rooms, decks, 'BENCH')]));
  const small = times.get(SMALL)!;
  const large = times.get(LARGE)!;
  const growth = Math.log(median(large) / median(small)) / Math.log(LARGE / SMALL);
  return [
    ...SIZES.map(([rooms]) => sizeRow(rooms, median(times.get(rooms)!))),
    rowOf({
      id: 'station-generate-p99',
      name: `station: generate and prove, ${SMALL} rooms, 99 of 100`,
      value: quantile(small, 0.99),
      unit: 'ms',
      bound: { of: 'value', sense: 'most', must: 250, goal: 50 },
    }),
    rowOf({
      id: 'station-growth',
      name: `station: growth from ${SMALL} to ${LARGE} rooms`,
      value: Math.round(growth * 1000) / 1000,
      unit: 'exponent',
      bound: { of: 'value', sense: 'most', must: 1.1, goal: 1.1 },
    }),
    ...[SMALL, LARGE].map((rooms) => validatorRow(game, rooms)),
  ];
};

const sizeRow = (rooms: number, value: number): Row =>
  rowOf({
    id: rooms === SMALL ? 'station-generate' : `station-generate-${rooms}`,
    name: `station: generate and prove, ${rooms} rooms, median`,
    value,
    unit: 'ms',
    ...(rooms <= BARE ? { peer: ['rot-js, no proof', bareMap(rooms)] as const } : {}),
    ...(rooms === SMALL ? { bound: { of: 'value', sense: 'most', must: 5, goal: 5 } as const } : {}),
  });

/** Milliseconds of a map of about as many rooms that nobody proves anything about. */
const bareMap = (rooms: number): number => {
  const side = Math.ceil(Math.sqrt(rooms * AREA));
  ROT.RNG.setSeed(1);
  const map = { prepare: () => new ROT.Map.Digger(side, side, { timeLimit: 60_000 }), run: dig };
  return 1000 / race({ map }, { rounds: 3, ms: 1 }).map;
};

const dig = (map: { create(): unknown }): number => {
  map.create();
  return 1;
};

const made = (game: AnyGame, rooms: number, seed: string) => {
  const params = { ...game.params.presets.normal, rooms };
  const deck = game.proof!.generate!(game.content, params, diceOf(seed));
  if (deck === null) throw new Error(`No deck of ${rooms} rooms came out of ${seed}.`);
  return deck;
};

/** Milliseconds of each deck. */
const spent = (game: AnyGame, rooms: number, decks: number, seed: string): readonly number[] =>
  Array.from({ length: decks }, (_, i) => {
    const start = clock();
    made(game, rooms, `${seed}-${i}`);
    return clock() - start;
  });

/** How many closures of a deck one validation of it takes [DS-302]. */
const validatorRow = (game: AnyGame, rooms: number): Row => {
  const { level } = made(game, rooms, 'BENCH-0');
  const network = networkOf(game.content, layoutOf(level));
  const rates = race({
    alone: { prepare: () => null, run: () => Number(closure(network) !== null) },
    whole: { prepare: () => null, run: () => Number(validate(game.content, level) !== null) },
  });
  return rowOf({
    id: rooms === LARGE ? 'station-validator' : `station-validator-${rooms}`,
    name: `station: validator beside its closure, ${rooms} rooms`,
    value: rates.alone / rates.whole,
    unit: '× the closure',
    bound: { of: 'value', sense: 'most', must: 10, goal: 10 },
  });
};
