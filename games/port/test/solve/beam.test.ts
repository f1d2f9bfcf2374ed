// The beam by itself, on small content: what is merged, cut, ranked and called complete.

import { diceOf, type Position } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { isLostForCertain } from '../../src/forecast/claims.ts';
import { finish } from '../../src/forecast/odds.ts';
import { certify } from '../../src/generate/generate.ts';
import type { Answer, Card, Condition, Content, PortShape, State } from '../../src/shape.ts';
import { keyOf } from '../../src/solve/key.ts';
import { beam, solve, turnsOfLine } from '../../src/solve/search.ts';
import { act, config, content, event, stateOf, withEvents } from '../kit.ts';

const stress = (delta: number): Answer['effects'] => [{ target: 'stress', delta }];
const when = (op: Condition['op'], value: number): Condition => ({ param: 'stress', op, value });
const win = (conditions: readonly Condition[]): Card =>
  event('win', { conditions, terminal: true, terminalOutcome: 'win' });
const lose = (conditions: readonly Condition[]): Card =>
  event('lose', { conditions, terminal: true, terminalOutcome: 'lose' });
const at = (on: Content, card: string): Position<PortShape> => ({
  state: stateOf('100/30/4/60/60/0/0', { on, card }),
  dice: diceOf('BEAM'),
});
const look = (on: Content, width: number, maxPicks: number, nodes = 1000) =>
  finish(beam(on, at(on, on.events[0]!.id), { width, maxPicks, nodes }));

test('[OP-235] equal states are merged, and the search ends after its picks', () => {
  const twins = withEvents([event('e', { cooldown: 1 })]);
  for (const picks of [3, 6]) expect(look(twins, 99, picks)).toEqual({ line: null, complete: false, nodes: picks });
  const apart = withEvents([event('e', { cooldown: 1, actions: [act('e-a', stress(1)), act('e-b', stress(3))] })]);
  // Sums of 1 and 3 over n picks: n + 1 different ones.
  expect(look(apart, 99, 4).nodes).toBe(1 + 2 + 3 + 4);
  expect(look(apart, 3, 5).nodes).toBe(1 + 2 + 3 + 3 + 3);
});

test('[OP-235] by V, but a shown win card first and a shown losing card last', () => {
  const tense = withEvents([
    event('e', { actions: [act('e-a', stress(20)), act('e-b', stress(-5))] }),
    event('f', { conditions: [when('<', 50)] }),
    win([when('>=', 50)]),
  ]);
  expect(look(tense, 1, 2).line).toEqual(['e-a', 'win-a']);
  const calm = withEvents([
    event('e', { actions: [act('e-a', stress(-10)), act('e-b', stress(5))] }),
    event('g', { conditions: [when('>', 20), when('<', 50)], actions: [act('g-a', stress(30)), act('g-b')] }),
    lose([when('<=', 20)]),
    win([when('>=', 50)]),
  ]);
  expect(look(calm, 1, 3).line).toEqual(['e-b', 'g-a', 'win-a']);
  const plain = withEvents([
    event('e', { actions: [act('e-a', stress(20)), act('e-b', stress(-5))] }),
    event('f', { conditions: [when('<', 50)], actions: [act('f-a', stress(70)), act('f-b', stress(40))] }),
    event('h', { conditions: [when('>=', 50), when('<', 60)] }),
    win([when('>=', 60)]),
  ]);
  expect(look(plain, 1, 3).line).toEqual(['e-b', 'f-b', 'win-a']);
});

test('[OP-235] a beam ends when its layers hold more than they may, and the solver says so', () => {
  const apart = withEvents([event('e', { cooldown: 1, actions: [act('e-a', stress(1)), act('e-b', stress(3))] })]);
  const start = at(apart, 'e');
  const full = finish(beam(apart, start, { width: Infinity, maxPicks: 40, nodes: 1000, memory: 50_000 }));
  expect(full).toMatchObject({ line: null, complete: false, isFull: true });
  expect(full.nodes).toBeGreaterThan(20);
  expect(full.nodes).toBeLessThan(500);
  for (const goal of ['shortest', 'any'] as const) {
    const answer = finish(solve(content, at(content, content.events[0]!.id), { nodes: 100_000, goal, memory: 4000 }));
    expect(answer).toMatchObject({ verdict: 'unknown', why: expect.stringContaining('memory') });
    expect(answer.nodes).toBeLessThan(100);
  }
});

test('[OP-238] a line is called complete only where nothing was cut', () => {
  const on = withEvents([
    event('e', { actions: [act('e-a', stress(1)), act('e-b', stress(2))] }),
    event('f', { conditions: [when('<', 40)], actions: [act('f-a', stress(30)), act('f-b', stress(31))] }),
    win([when('>=', 60)]),
  ]);
  expect(look(on, 99, 5)).toMatchObject({ line: ['e-a', 'f-a', 'win-a'], complete: true });
  expect(look(on, 1, 5)).toMatchObject({ line: ['e-a', 'f-a', 'win-a'], complete: false });
  expect(look(on, 99, 5, 2)).toMatchObject({ line: null, complete: false });
  const dead = withEvents([event('e', { actions: [act('e-a', stress(90)), act('e-b', stress(91))] })]);
  expect(look(dead, 99, 5)).toEqual({ line: null, complete: true, nodes: 1 });
});

test('[OP-236] the key holds what decides the future, and not the score', () => {
  const state = stateOf('100/30/4/60/60/1/0', {
    card: 'status-call',
    clockMs: 4000,
    cooldowns: { events: Int32Array.of(3, 9000), actions: Int32Array.of(12, 8000) },
  });
  const changes: readonly Partial<State>[] = [
    { timeLeft: 99 },
    { stress: 31 },
    { privilege: 5 },
    { bureaucracy: 61 },
    { security: 61 },
    { influence: 2 },
    { idleTicks: 1 },
    { clockMs: 4001 },
    { currentEventId: 'coffee-machine' },
    { currentEventId: null },
    { cooldowns: { ...state.cooldowns, events: Int32Array.of(3, 9001) } },
    { cooldowns: { ...state.cooldowns, events: Int32Array.of(4, 9000) } },
    { cooldowns: { ...state.cooldowns, actions: Int32Array.of(12, 8001) } },
    { cooldowns: { events: state.cooldowns.actions, actions: state.cooldowns.events } },
  ];
  const keys = [state, ...changes.map((change) => ({ ...state, ...change }))].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf({ ...state, score: 50 })).toBe(keyOf(state));
});

test('[OP-237] a line with an answer that is not there is no line', () => {
  const on = withEvents([event('e', { actions: [act('e-a'), act('e-b')] })]);
  expect(turnsOfLine(on, at(on, 'e'), ['e-c'])).toBeNull();
  expect(turnsOfLine(on, at(on, 'e'), ['e-b'])!.length).toBeGreaterThan(1);
});

test('[OP-239] lost is also said where the proof takes longer than a glance', () => {
  const costs = (['stress', 'bureaucracy', 'security'] as const).map((target) =>
    act(`e-${target}`, [
      { target: 'timeLeft', delta: -1 },
      { target, delta: 1 },
    ]),
  );
  const on = withEvents([
    event('e', { cooldown: 0, actions: costs }),
    { ...win([]), conditions: [{ param: 'influence', op: '>=', value: 1 }] },
  ]);
  const position = { ...at(on, 'e'), state: stateOf('12/30/4/60/60/0/0', { on, card: 'e' }) };
  expect(isLostForCertain(on, position.state, 100).is).toBe('unknown');
  const answer = finish(solve(on, position, { nodes: 3000, goal: 'any' }));
  expect(answer.verdict).toBe('lost');
  expect(answer.nodes).toBeGreaterThan(0);
  const last = { ...position, state: { ...position.state, timeLeft: 1 } };
  expect(finish(solve(on, last, { nodes: 3000, goal: 'any' }))).toMatchObject({ verdict: 'lost', nodes: 0 });
});

test('[OP-240] [OP-332] a certificate is looked for with the wide beam where the narrow one finds none', () => {
  const widths = (one: number, two: number): Content => ({
    ...content,
    config: { ...config, solver: { ...config.solver, beam: one, retryBeam: two } },
  });
  const level = { scenario: 'year-end-freeze' };
  expect(certify(widths(1, 1), level, 'WIDE')).toBeNull();
  const made = certify(widths(1, 16), level, 'WIDE');
  expect(made).toEqual(certify(widths(16, 16), level, 'WIDE'));
  expect(made).not.toBeNull();
});

test('[OP-235] a layer as wide as the beam is whole, one state more is cut', () => {
  const three = withEvents([
    event('e', { actions: [act('e-a', stress(1)), act('e-b', stress(2)), act('e-c', stress(9))] }),
    event('f', { conditions: [when('<=', 35)] }),
    win([when('>', 35)]),
  ]);
  expect(look(three, 3, 9)).toMatchObject({ line: ['e-c', 'win-a'], complete: true });
  expect(look(three, 2, 9)).toMatchObject({ complete: false });
});

test('[OP-238] the beams take what the full search has left of the nodes, and no more', () => {
  const endless = withEvents([
    event('e', { cooldown: 0, actions: [act('e-a', stress(1)), act('e-b', stress(-2)), act('e-c', stress(3))] }),
    win([when('==', 77)]),
  ]);
  for (const nodes of [50, 400]) {
    const answer = finish(solve(endless, at(endless, 'e'), { nodes, goal: 'shortest' }));
    expect(answer.nodes).toBeLessThanOrEqual(nodes);
  }
});

test('[OP-236] a win is known by its score, a loss by its kind', () => {
  const over = (outcome: 'win' | 'time', score: number): string =>
    keyOf({ ...stateOf('50/30/5/60/60/0/0'), phase: 'over', outcome, score });
  expect(over('win', 90)).not.toBe(over('win', 100));
  expect(over('time', 90)).toBe(over('time', 100));
  expect(over('win', 90)).not.toBe(over('time', 90));
});
