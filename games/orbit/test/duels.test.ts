// Duels of equal play are fair: with the ace in both seats blue wins about half of those that are decided.

import { describe, expect, test } from 'vitest';
import { content } from '../src/content/content.ts';
import { type Duel, isDuel } from '../src/content/file.ts';
import { levels } from '../src/content/levels.ts';
import { game } from '../src/index.ts';
import { policies } from '../src/players/players.ts';
import { compile } from '../src/rules/compile.ts';
import { refuse } from '../src/rules/plan/refuse.ts';
import { play } from '../src/rules/play.ts';
import { setup } from '../src/rules/setup.ts';
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

describe('duels', () => {
  for (const duel of duels)
    test(`[OS-430] ${duel.id} is decided more often than not, and gives neither seat more than 55 in 100 of those`, () => {
      const winners = startsOf(duel).map((start) => winnerOf(start, 'ace', 'ace'));
      const blue = winners.filter((one) => one === 'blue').length;
      const red = winners.filter((one) => one === 'red').length;
      expect(2 * (blue + red)).toBeGreaterThan(winners.length);
      expect(100 * blue).toBeLessThanOrEqual(55 * (blue + red));
      expect(100 * red).toBeLessThanOrEqual(55 * (blue + red));
    });

  test('a mirrored start has no better seat, whoever sits there', () => {
    const mirror = duels.find(({ id }) => id === 'mirror')!;
    for (const one of ['raider', 'lancer', 'picket', 'warden', 'ace'])
      for (const other of ['raider', 'lancer', 'picket', 'warden', 'ace']) {
        const swapped = { blue: 'red', red: 'blue', none: 'none' }[winnerOf(mirror, other, one)];
        expect(winnerOf(mirror, one, other), `${one} and ${other}`).toBe(swapped);
      }
  });
});
