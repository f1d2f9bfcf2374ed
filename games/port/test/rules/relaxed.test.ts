// Relaxed timing as the solver, the odds and the reference players keep it.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { pickAt, tickAt } from '../../src/actions.ts';
import { sampleOf } from '../../src/forecast/odds.ts';
import { eventExpiry } from '../../src/rules/cooldowns.ts';
import { relaxedStep, tapeOn } from '../../src/rules/relaxed.ts';
import { setup } from '../../src/setup.ts';
import type { Action, Answer } from '../../src/shape.ts';
import { random, steady } from '../../src/solve/policies.ts';
import { playOut, playRun } from '../../src/solve/simulate.ts';
import { act, config, content, event, slot, stateOf, withEvents } from '../kit.ts';

const think = config.relaxed.thinkTicks;
const grow = (delta: number): Answer['effects'] => [{ target: 'stress', delta }];

test('[OP-187] [OP-190] a step is the pick at the clock and its ticks, no more once the run is over', () => {
  const draft = stateOf('100/30/4/60/60/0/0', { card: 'status-call', clockMs: 2250 });
  const status = content.events[slot('status-call')]!;
  const turns: Action[] = [];
  relaxedStep(content, draft, status, status.actions[1]!, tapeOn(diceOf('STEP')), undefined, turns);
  expect(turns).toEqual([
    pickAt(2250, 'status-call', 'status-call-mute'),
    ...Array.from({ length: think }, (_, i) => tickAt(3000 + 1000 * i)),
  ]);
  expect(eventExpiry(draft.cooldowns, slot('status-call'))).toBe(2250 + 28_000);
  expect(draft.clockMs).toBe(2000 + 1000 * think);
  const late = stateOf('5/30/4/60/60/0/0', { card: 'status-call' });
  const end: Action[] = [];
  relaxedStep(content, late, status, status.actions[1]!, tapeOn(diceOf('STEP')), undefined, end);
  expect([late.outcome, late.timeLeft, end.length]).toEqual(['time', 0, 1 + 2]);
});

test('[OP-187] after thinking, ticks go on until a card is there', () => {
  const on = withEvents([event('slow', { cooldown: 9 })]);
  const draft = stateOf('100/30/4/60/60/0/0', { on, card: 'slow' });
  const turns: Action[] = [];
  relaxedStep(on, draft, on.events[0]!, on.events[0]!.actions[0]!, tapeOn(diceOf('SLOW')), undefined, turns);
  expect([draft.currentEventId, draft.clockMs, turns.length]).toEqual(['slow', 9000, 1 + 9]);
});

test('[OP-219] [OP-223] [OP-321] simulated players think before each answer', () => {
  // Four answers fill stress, but with five seconds for each the clock ends before.
  const on = withEvents([event('e', { cooldown: 1, actions: [act('e-a', grow(10)), act('e-b', grow(11))] })]);
  const state = stateOf('11/60/4/60/60/0/0', { on, card: 'e' });
  expect(sampleOf(on, state, null, 0)).toBe('time');
  const stream = diceOf('THINK').stream('port.select');
  const slow = playOut(on, { ...state }, stream, steady, stream);
  expect([slow.outcome, slow.picks, slow.state.stress]).toEqual(['time', 3, 90]);
  const quick = playOut(on, { ...state }, stream, steady, stream, { thinkTicks: 0 });
  expect([quick.outcome, quick.picks]).toEqual(['stress', 4]);
  expect(quick.longestWait).toBe(1);
});

test('[OP-226] random tosses its coins on a stream of its own', () => {
  for (const seed of ['COIN-1', 'COIN-2']) {
    const dice = diceOf(seed);
    const state = setup(content, { scenario: 'standard' }, dice);
    const played = playOut(content, state, dice.stream('port.select'), random, dice.stream('port.policy'));
    expect(playRun(content, { scenario: 'standard' }, seed, 'random')).toEqual(played);
  }
});
