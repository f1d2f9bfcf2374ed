// Duels of equal play are fair: with the ace in both seats blue wins about half of those that are decided.

import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { compile } from '../src/compile.ts';
import { content } from '../src/data/content.ts';
import { type Duel, isDuel } from '../src/data/file.ts';
import { game } from '../src/index.ts';
import { levels } from '../src/levels.ts';
import { play } from '../src/play.ts';
import { policies } from '../src/players/players.ts';
import { refuse } from '../src/refuse.ts';
import { setup } from '../src/setup.ts';
import { SILENCE } from '../src/solve/silence.ts';

const duels = levels.flatMap(({ level }) => (isDuel(level) && level.redAi === undefined ? [level] : []));

/** The starts of a duel: red at every sector, facings as they are and both turned. */
const startsOf = (duel: Duel): readonly Duel[] =>
  Array.from({ length: content.balance.board.sectors }, (_, by) => by).flatMap((by) =>
    [false, true].map((isTurned) => ({
      ...duel,
      ships: duel.ships.map((ship, i) => {
        const facing = ship.facing ?? 'prograde';
        const turned = facing === 'prograde' ? ('retrograde' as const) : ('prograde' as const);
        return {
          ...ship,
          sector: i === 1 ? (ship.sector + by) % content.balance.board.sectors : ship.sector,
          facing: isTurned ? turned : facing,
        };
      }),
    })),
  );

const winnerOf = (duel: Duel, blue: string, red: string): string => {
  const world = compile(content, duel);
  const state = setup(world);
  const part = (name: string, seat: string) =>
    policies[name]!(game, world, { state } as never, null as never, undefined, seat);
  while (state.ending === null) {
    const turn = [...part(blue, 'blue'), ...part(red, 'red')];
    expect(refuse(world, state, turn)).toEqual([]);
    play(world, state, turn, SILENCE);
  }
  return state.ending.is === 'duel' ? state.ending.winner : '';
};

const MINDS = ['raider', 'lancer', 'picket', 'warden', 'ace'];

describe('duels', () => {
  test('[OS-430] with the ace in both seats each duel is decided more often than not, and neither wins more than 55 in 100 of those', () => {
    for (const duel of duels) {
      const winners = startsOf(duel).map((start) => winnerOf(start, 'ace', 'ace'));
      const blue = winners.filter((one) => one === 'blue').length;
      const red = winners.filter((one) => one === 'red').length;
      expect(2 * (blue + red), duel.id).toBeGreaterThan(winners.length);
      expect(100 * Math.max(blue, red), duel.id).toBeLessThanOrEqual(55 * (blue + red));
    }
  });

  test('[OS-430] no seat is the better one, whoever sits there: 55 in 100 of what is decided at the most', () => {
    let [won, lost] = [0, 0];
    for (const duel of duels) {
      const seats = { blue: 0, red: 0 };
      for (const one of MINDS)
        for (const other of MINDS) {
          const winner = winnerOf(duel, one, other);
          if (winner !== 'blue' && winner !== 'red') continue;
          seats[winner]++;
          if (one === other) continue;
          if ((winner === 'blue' ? one : other) === 'ace') won++;
          else if ([one, other].includes('ace')) lost++;
        }
      expect(100 * Math.max(seats.blue, seats.red), duel.id).toBeLessThanOrEqual(55 * (seats.blue + seats.red));
    }
    expect(3 * won, '[OS-483] the ace wins two thirds').toBeGreaterThanOrEqual(2 * (won + lost));
  });

  test('[OS-352] every personality beats whoever does nothing in its training duels', () => {
    const training = levels.flatMap(({ level }) => (isDuel(level) && level.redAi !== undefined ? [level] : []));
    expect(training).toHaveLength(15);
    for (const duel of training) {
      const world = compile(content, duel);
      const state = setup(world);
      while (state.ending === null)
        play(world, state, policies.idle!(game, world, { state } as never, null as never, undefined, 'blue'), SILENCE);
      expect(state.ending, duel.id).toMatchObject({ winner: 'red' });
    }
  });

  test('[OS-352] a training duel publishes its intents, and whoever reads them wins it: careful plans there', () => {
    const { level } = levels.find(({ id }) => id === 'mirror-vs-lancer')!;
    const world = compile(content, level);
    const state = setup(world);
    const stream = diceOf('7').stream('players');
    while (state.ending === null)
      play(world, state, policies.careful!(game, world, { state } as never, stream, undefined, 'blue'), SILENCE);
    expect(state.ending).toMatchObject({ winner: 'blue' });
  });

  test('a mirrored start has no better seat, whoever sits there', () => {
    const mirror = duels.find(({ id }) => id === 'mirror')!;
    for (const one of MINDS)
      for (const other of MINDS) {
        const swapped = { blue: 'red', red: 'blue', none: 'none' }[winnerOf(mirror, other, one)];
        expect(winnerOf(mirror, one, other), `${one} and ${other}`).toBe(swapped);
      }
  });
});
