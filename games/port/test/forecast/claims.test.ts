// Claims about chance on small content: each yes has a way, each no has none, whatever the timing.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { pickAt } from '../../src/actions.ts';
import { canBeShown, canBeWon, isLostForCertain } from '../../src/forecast/claims.ts';
import { finish } from '../../src/forecast/odds.ts';
import type { Card, Condition, Content, Effect, State } from '../../src/shape.ts';
import { blame } from '../../src/solve/blame.ts';
import { act, content, event, stateOf, withEvents } from '../kit.ts';

const effect = (id: string, target: Effect['target'], delta: number) => act(id, [{ target, delta } as never]);
const when = (param: Condition['param'], op: Condition['op'], value: number): Condition => ({ param, op, value });
const win = (...conditions: Condition[]): Card => event('win', { conditions, terminal: true, terminalOutcome: 'win' });
const from = (on: Content, card: string | null, timeLeft = 100): State =>
  stateOf(`${timeLeft}/30/4/60/60/0/0`, { on, card });
const loop = event('e', { cooldown: 0 });

test('[OP-395] a card that the run leaves out cannot come, and the win with it', () => {
  const on = withEvents([loop, event('x'), win()]);
  const state = { ...from(on, 'e'), base: Int32Array.of(10, -1, 0) };
  expect(canBeShown(on, state, 'x', 3000).is).toBe('no');
  expect(canBeShown(on, state, 'nowhere', 3000).is).toBe('no');
  expect(canBeWon(on, state, 3000).is).toBe('no');
  expect(canBeShown(on, from(on, 'e'), 'x', 3000)).toMatchObject({ is: 'yes', line: [{ next: 'x' }] });
});

test('[OP-395] of two ways to one state the one with more time left counts', () => {
  const e = event('e', { actions: [effect('e-a', 'timeLeft', -50), effect('e-b', 'timeLeft', -1)] });
  const conditions = [when('privilege', '<', 5)];
  const f = event('f', { conditions, actions: [effect('f-a', 'privilege', 1), act('f-b')] });
  const on = withEvents([e, f, win(when('timeLeft', '>=', 60), when('privilege', '>=', 5))]);
  expect(canBeWon(on, from(on, 'e'), 3000).is).toBe('yes');
});

test('[OP-395] waiting lowers the clock, and weights may need it', () => {
  const late = event('late', { conditions: [when('timeLeft', '<=', 10)] });
  const heavy = event('heavy', { weightRules: [{ param: 'timeLeft', from: 10, to: 11, fromPm: 1000, toPm: 0 }] });
  const on = withEvents([loop, late, heavy]);
  for (const id of ['late', 'heavy']) expect([id, canBeShown(on, from(on, 'e'), id, 3000).is]).toEqual([id, 'yes']);
  const early = withEvents([loop, event('early', { conditions: [when('timeLeft', '>', 100)] })]);
  expect(canBeShown(early, from(early, 'e'), 'early', 3000).is).toBe('no');
  const mute = event('mute', { weightRules: [{ param: 'stress', from: 1, to: 2, fromPm: 0, toPm: 0 }] });
  const quiet = withEvents([loop, mute]);
  expect(canBeShown(quiet, from(quiet, 'e'), 'mute', 3000).is).toBe('no');
});

test('[OP-395] a line goes on over seconds without a card, from the start and after an answer', () => {
  const filler = event('filler', { cooldown: 0, tags: ['filler'], conditions: [when('idleTicks', '>=', 2)] });
  const on = withEvents([event('e', { cooldown: 30 }), filler]);
  expect(canBeShown(on, from(on, 'e'), 'filler', 3000)).toMatchObject({
    is: 'yes',
    line: [{ actionId: 'e-a', next: 'filler' }],
  });
  const dry = withEvents([event('e', { cooldown: 5 }), win(when('timeLeft', '<=', 95))]);
  expect(canBeWon(dry, from(dry, null), 3000)).toMatchObject({ is: 'yes', line: [{ next: 'e' }, {}, {}] });
  expect(canBeShown(on, from(on, 'e', 1), 'filler', 3000).is).not.toBe('yes');
});

test('[OP-395] a yes is a line of relaxed play, or of quick hands where only those get there', () => {
  // The win card comes once five seconds were spent thinking.
  const on = withEvents([loop, event('f', { cooldown: 0 }), win(when('timeLeft', '<=', 95))]);
  const relaxed = canBeWon(on, from(on, 'e'), 3000);
  expect(relaxed).toMatchObject({ is: 'yes' });
  expect(relaxed.is === 'yes' && relaxed.line.length).toBe(3);
  const short = withEvents([event('e', { cooldown: 9 }), win()]);
  expect(canBeWon(short, from(short, 'e', 5), 3000)).toMatchObject({
    is: 'yes',
    line: [{ actionId: 'e-a', next: 'win' }, { next: null }],
  });
});

test('[OP-395] an answer that cools is in no line, and its being forgiven is no yes', () => {
  const e = event('e', { cooldown: 0, actions: [act('e-a'), effect('e-b', 'influence', 9)] });
  const on = withEvents([e, win(when('influence', '>=', 9))]);
  const cooling = { ...from(on, 'e', 20), cooldowns: { events: new Int32Array(0), actions: Int32Array.of(1, 60_000) } };
  // The positions of all three searches are counted.
  expect(canBeWon(on, cooling, 900)).toEqual({ is: 'unknown', nodes: 8 });
  expect(canBeWon(on, from(on, 'e', 20), 900).is).toBe('yes');
});

test('[OP-397] an answer that would have won at once is blamed for, at its own stamp', () => {
  const state = stateOf('12/30/5/60/60/0/0', { card: 'port-open' });
  const listed = (atMs: number, on: State) =>
    finish(
      blame(content, [[pickAt(atMs, 'port-open', 'port-open-document')]], () => ({ state: on, dice: diceOf('B') }), 50),
    );
  expect(listed(0, state).map(({ instead, length }) => [instead, length])).toEqual([
    ['port-open-celebrate', 1],
    ['port-open-run', 1],
  ]);
  const slot = 4 * content.events.findIndex(({ id }) => id === 'port-open');
  const cooling = {
    ...state,
    cooldowns: { events: new Int32Array(0), actions: Int32Array.of(slot + 1, 400, slot + 2, 600) },
  };
  expect(listed(500, cooling).map(({ instead }) => instead)).toEqual(['port-open-celebrate']);
});

test('[OP-395] of a run that is over nothing is searched', () => {
  const on = withEvents([loop, win()]);
  const over = (outcome: 'win' | 'time'): State => ({ ...from(on, null), phase: 'over', outcome });
  expect(canBeWon(on, over('win'), 3000)).toEqual({ is: 'yes', line: [], nodes: 0 });
  expect(isLostForCertain(on, over('win'), 3000)).toEqual({ is: 'yes', line: [], nodes: 0 });
  expect(canBeWon(on, over('time'), 3000)).toEqual({ is: 'no', nodes: 0 });
  expect(isLostForCertain(on, over('time'), 3000)).toEqual({ is: 'no', nodes: 0 });
  expect(canBeShown(on, over('win'), 'e', 3000)).toEqual({ is: 'no', nodes: 0 });
});
