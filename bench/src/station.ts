// The station's rows: making and proving a deck of 30 rooms, and how that grows up to 1,000 rooms.

import { loadGame } from '@interlock/catalog';
import { type AnyGame, diceOf } from '@interlock/kernel';
import { clock, median, quantile } from './measure.ts';
import { type Row, rowOf, type Skipped } from './row.ts';

const ROWS = ['station-generate', 'station-generate-p99', 'station-growth'];
const SMALL = 30;
const LARGE = 1000;
const DECKS = 300;
const LARGE_DECKS = 9;

export const stationRows = async (): Promise<readonly (Row | Skipped)[]> => {
  const loaded = await loadGame('station');
  if (!loaded.ok) return ROWS.map((id) => ({ id, why: loaded.error.message }));
  const game = loaded.value;
  spent(game, SMALL, DECKS, 'WARM');
  spent(game, LARGE, 2, 'WARM');
  const small = spent(game, SMALL, DECKS, 'BENCH');
  const large = spent(game, LARGE, LARGE_DECKS, 'BENCH');
  const growth = Math.log(median(large) / median(small)) / Math.log(LARGE / SMALL);
  return [
    rowOf({
      id: 'station-generate',
      name: `station: generate and prove, ${SMALL} rooms, median`,
      value: median(small),
      unit: 'ms',
      bound: { of: 'value', sense: 'most', must: 20, goal: 5 },
    }),
    rowOf({
      id: 'station-generate-p99',
      name: `station: generate and prove, ${SMALL} rooms, 99 of 100`,
      value: quantile(small, 0.99),
      unit: 'ms',
      bound: { of: 'value', sense: 'most', must: 250, goal: 50 },
    }),
    rowOf({
      id: 'station-growth',
      name: `station: growth from ${SMALL} to ${LARGE} rooms (median ${Math.round(median(large))} ms)`,
      value: Math.round(growth * 1000) / 1000,
      unit: 'exponent',
      bound: { of: 'value', sense: 'most', must: 1.3, goal: 1.1 },
    }),
  ];
};

/** Milliseconds of each deck. */
const spent = (game: AnyGame, rooms: number, decks: number, seed: string): readonly number[] => {
  const params = { ...game.params.presets.normal, rooms };
  return Array.from({ length: decks }, (_, i) => {
    const start = clock();
    const made = game.proof!.generate!(game.content, params, diceOf(`${seed}-${i}`));
    if (made === null) throw new Error(`No deck of ${rooms} rooms came out of ${seed}-${i}.`);
    return clock() - start;
  });
};
