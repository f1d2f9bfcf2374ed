// The running look-ahead is a cache: whatever it answered before, the answer is that of a fresh one.

import { digestOf } from '@interlock/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lossWithin } from '../src/ahead.ts';
import { HEAT } from '../src/shape.ts';
import { copyState, PLANT, type State } from '../src/state.ts';
import { levelOf, play, stateOf } from './fragment.ts';
import { plans, plants, turnFrom } from './randomPlant.ts';

const elsewhere = stateOf(levelOf('crossed-wires'));
/** A question about another plant: the next one has to start anew. */
const interrupt = () => lossWithin(elsewhere, 1);

test('[RM-297] turns played one after another are those played each with a look-ahead of its own', () => {
  fc.assert(
    fc.property(plants, plans, (fragment, picks) => {
      const start = stateOf(fragment);
      const run = (between: () => unknown): string[] => {
        const digests: string[] = [];
        let here: State = start;
        for (const list of [[], [], ...picks, [], [], []]) {
          if (here.outcome !== 'none') break;
          between();
          here = play(here, turnFrom(here, list)).state;
          digests.push(digestOf(here));
        }
        return digests;
      };
      expect(run(() => null)).toEqual(run(interrupt));
    }),
    { numRuns: 60 },
  );
});

test('[RM-297] [RM-298] a longer question, a shorter one and one about a changed state do not disturb each other', () => {
  const room = (heat: number) =>
    stateOf({
      terrain: ['#####', '#R.@#', '#####'],
      surface: [{ at: [1, 1], heat }],
      events: [{ id: 'end', turn: 6, effects: [{ do: 'loseLevel', reason: 'X' }] }],
    });
  const state = room(0);
  expect(lossWithin(state, 8)).toEqual({ turn: 6, reason: 'X' });
  expect(lossWithin(state, 5)).toBeNull();
  expect(lossWithin(state, 6)).toEqual({ turn: 6, reason: 'X' });
  const hot = copyState(state);
  hot.surface[hot[PLANT].reactor[0]! * 4 + HEAT] = hot[PLANT].numbers.max[HEAT]!;
  expect(lossWithin(hot, 5)?.turn).toBe(1);
  expect(lossWithin(state, 5)).toBeNull();
});
