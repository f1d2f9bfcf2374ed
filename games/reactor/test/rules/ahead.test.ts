// The running look-ahead is a cache: whatever it answered before, the answer is that of a fresh one.

import { digestOf } from '@interlock/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lossWithin } from '../../src/rules/ahead.ts';
import { HEAT } from '../../src/shape.ts';
import type { State } from '../../src/state.ts';
import { B, copyState, levelOf, plantOf, play, stateOf } from '../lib/fragment.ts';
import { plans, plants, turnFrom } from '../lib/randomPlant.ts';

const elsewhere = stateOf(levelOf('crossed-wires'));
/** A question about another plant: the next one has to start anew. */
const interrupt = () => lossWithin(plantOf(elsewhere), elsewhere, 1);

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
  expect(lossWithin(plantOf(state), state, 8)).toEqual({ turn: 6, reason: 'X' });
  expect(lossWithin(plantOf(state), state, 5)).toBeNull();
  expect(lossWithin(plantOf(state), state, 6)).toEqual({ turn: 6, reason: 'X' });
  const hot = copyState(state);
  hot.surface[plantOf(hot).reactor[0]! * 4 + HEAT] = plantOf(hot).numbers.max[HEAT]!;
  expect(lossWithin(plantOf(hot), hot, 5)?.turn).toBe(1);
  expect(lossWithin(plantOf(state), state, 5)).toBeNull();
});

const NEAR = B('forecast.near');
const CHANGES: readonly (readonly [string, (state: State) => void, number | null])[] = [
  ['the turn', (s) => (s.turn = 4), 7],
  ['the eye', (s) => (s.eye = true), 2],
  ['the integrity', (s) => (s.robot.integrity = 1), 1],
  ['the immunity', (s) => (s.robot.immunity = 99), null],
  ['the cell of the robot', (s) => (s.robot.at = 1), null],
  ['a prop', (s) => (s.props[0] = 1), 1],
];

test.each(CHANGES)(
  '[RM-297] an answer for one state is not given for one that differs in %s',
  (_what, change, turn) => {
    const lose = { do: 'loseLevel', reason: 'x' } as const;
    const start = stateOf({
      terrain: ['@.', '..'],
      marks: ['..', '.d'],
      props: { d: { type: 'door', edge: 'N' } },
      surface: [{ at: [0, 0], heat: 110 }],
      events: [{ id: 'seen', turn: 2, text: 'x', unless: { is: 'not', of: { is: 'eyeUnlocked' } }, effects: [lose] }],
      terminal: [{ id: 'shut', text: 'x', kind: 'condition', when: { is: 'state', prop: 'd', state: 'Closed' } }],
      balance: { 'heatFlow.rate1': 0, 'heatFlow.rate2': 0, 'robot.integrity': 4, 'shield.steps': 40 },
    });
    expect(lossWithin(plantOf(start), start, NEAR)).toMatchObject({ turn: 4, reason: 'RobotLost' });
    const other = copyState(start);
    change(other);
    expect(lossWithin(plantOf(other), other, NEAR)?.turn ?? null).toBe(turn);
    interrupt();
    expect(lossWithin(plantOf(other), other, NEAR)?.turn ?? null).toBe(turn);
  },
);

test('[RM-298] [RM-279] an open leak over a dry floor is looked through as well', () => {
  const standing = (face: string) =>
    stateOf({
      terrain: [face],
      fuel: ['--'],
      marks: ['.a'],
      props: { a: { type: 'flow', state: 'Enabled' } },
      leaks: [{ id: 'L', carrier: 'fuel', at: [0, 0], severity: 3 }],
      balance: { 'robot.integrity': 1, 'equalize.fuel.rate': 0 },
    });
  expect([standing('@.').level, standing('.@').level]).toEqual(['Critical', 'Stable']);
});
