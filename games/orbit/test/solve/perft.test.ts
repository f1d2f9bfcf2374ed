// Counts of plans by depth: the cheapest proof that two builds play by the same rules. Each plan counts once, in its
// canonical form [OS-472]; `legal` spells every order of entries and would count each many times over. Counted twice: by the
// game's own list of turns, as `interlock perft` does, and by every combination of fields that the judge lets through.

import { checkPerft } from '@interlock/testkit';
import { expect, test } from 'vitest';
import { compile } from '../../src/compile.ts';
import { content } from '../../src/data/content.ts';
import { LASER } from '../../src/data/names.ts';
import { everyTurn } from '../../src/everyTurn.ts';
import { game } from '../../src/index.ts';
import { levels } from '../../src/levels.ts';
import { setup } from '../../src/setup.ts';
import type { State } from '../../src/state.ts';
import { after, allPlans } from './brute.ts';

const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'first-light': [1, 16, 325, 5711, 88080],
  'turn-and-burn': [1, 46, 2773, 186171],
  'cold-ship': [1, 646],
  'broadside-drill': [1, 736],
  'spinal-drill': [1, 666],
  'slow-fuse': [1, 450],
  joust: [1, 34664],
};
const DEPTH: Readonly<Record<string, number>> = { 'first-light': 4, 'turn-and-burn': 3 };

for (const id of Object.keys(COUNTS))
  test(`the plans of ${id}`, () => {
    const world = compile(content, levels.find((one) => one.id === id)!.level);
    const counts = [1];
    let front: State[] = [setup(world)];
    for (let depth = 1; depth <= (DEPTH[id] ?? 1); depth++) {
      const next: State[] = [];
      let count = 0;
      for (const state of front)
        for (const orders of allPlans(world, state)) {
          count++;
          if (depth === (DEPTH[id] ?? 1)) continue;
          const state2 = after(world, state, orders);
          if (state2.ending === null) next.push(state2);
        }
      counts.push(count);
      front = next;
    }
    expect(counts).toEqual(COUNTS[id]);
  });

test('[OS-472] perft counts stand: every turn once, whatever order its entries are spelt in', () =>
  checkPerft(game, `${import.meta.dirname}/../perft.txt`));

test.each(['cold-ship', 'slow-fuse', 'joust'])(
  '[OS-472] the turns of %s are the plans the judge lets through',
  (id) => {
    const world = compile(content, levels.find((one) => one.id === id)!.level);
    const spelt = [...everyTurn(world, setup(world))].map((turn) => JSON.stringify(turn));
    expect(new Set(spelt).size).toBe(spelt.length);
    // a ship without a laser can be told to hold it, which is an entry more and nothing else
    const hold = (world.ships[0]!.installed >> LASER) & 1 ? 1 : 2;
    expect(spelt.length).toBe(hold * COUNTS[id]![1]!);
  },
);
