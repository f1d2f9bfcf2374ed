// The shared search and simulation on this game: solver agreement, hints and blame from real lines, players.

import { diceOf, openRun, type Run, Session } from '@interlock/kernel';
import { run as drive, hint, policiesOf, simulate, solve, verdict } from '@interlock/search';
import { expect, test } from 'vitest';
import { pickAt } from '../../src/actions.ts';
import { coverage } from '../../src/authoring/coverage.ts';
import { game as port } from '../../src/index.ts';
import type { PortShape } from '../../src/shape.ts';
import { seedsOf } from '../../src/solve/coverage.ts';
import { POLICIES, policies } from '../../src/solve/policies.ts';
import { picksIn } from '../../src/solve/search.ts';
import { content, stateOf, tallied } from '../kit.ts';

const opened = (seed: string, scenario = 'standard'): Run<PortShape> => {
  const run = openRun(port, { levelData: { scenario }, seed });
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};

test('[OP-239] [OP-398] the shared solver believes the game only after replaying its line', () => {
  const { start } = opened('SHARED');
  const answer = drive(solve(port, content, start, { nodes: 20_000, goal: 'any' }));
  expect(answer).toMatchObject({ verdict: 'winnable' });
  expect(verdict(port, content, start, { nodes: 1 }).verdict).toBe('unknown');
});

test('[OP-238] breadth first and the game agree on a win that is one answer away', () => {
  for (const { id, witnesses, seed } of port.levels.slice(0, 3)) {
    const run = openRun(port, { level: id });
    if (!run.ok) throw new Error(run.error.message);
    const session = new Session(run.value);
    const line = witnesses[0]!.turns;
    for (const turn of line.slice(0, -1)) session.commit(turn);
    const own = verdict(port, content, session.position, { nodes: 500, goal: 'shortest' });
    const wide = verdict(port, content, session.position, { nodes: 500, goal: 'shortest', algorithm: 'breadth' });
    const guided = verdict(port, content, session.position, { nodes: 500, goal: 'shortest', algorithm: 'astar' });
    const lengths = [own, wide, guided].map((one) => (one.verdict === 'winnable' ? one.witness.length : null));
    expect([seed, ...lengths]).toEqual([seed, 1, 1, 1]);
  }
});

test('[OP-233] the hint from a winning line has three steps', () => {
  const run = openRun(port, { level: 'standard-1' });
  if (!run.ok) throw new Error(run.error.message);
  const found = hint(port, content, run.value.start, run.value.witness!)!;
  expect(found.steps[0]).toMatch(/^Look at /);
  expect(found.steps).toHaveLength(3);
  expect(found.left).toBe(run.value.witness!.length);
  expect(picksIn(run.value.witness!)).toBeGreaterThan(1);
});

test('[OP-226] [OP-321] [OP-394] the players of the contract keep relaxed timing and reach the same rates', () => {
  expect(Object.keys(port.proof!.policies!)).toEqual(['random', 'greedy', 'steady', 'careful']);
  const tense = { state: stateOf('100/93/4/66/66/0/0', { card: 'change-window' }), dice: diceOf('ONE') };
  for (const name of POLICIES) {
    const coins = () => diceOf('COINS').stream('c');
    const { id } = policies[name](content, tense.state, coins());
    expect([name, port.proof!.policies![name]!(port, content, tense, coins())]).toEqual([
      name,
      [pickAt(0, 'change-window', id)],
    ]);
  }
  const greedy = policiesOf(port).greedy!;
  const seeds = [...seedsOf('PLAYERS', 1, 60)];
  const shared = drive(simulate(port, greedy, { seeds, open: (seed) => opened(seed), labels: coverage.labels }))!;
  const own = tallied(content, { policy: 'greedy', level: { scenario: 'standard' }, seeds });
  expect(shared.wins).toBe(own.outcomes.win);
  expect(shared.causes.stress ?? 0).toBe(own.outcomes.stress);
  for (const { eventId, seen } of own.events)
    expect([eventId, shared.labels[`card ${eventId}`]?.runs ?? 0]).toEqual([eventId, seen]);
  const coffee = own.events.find(({ eventId }) => eventId === 'coffee-machine')!;
  for (const { actionId, picked, offered } of coffee.answers) {
    expect(shared.labels[`picked ${actionId}`]?.times ?? 0).toBe(picked);
    expect(shared.labels[`offered ${actionId}`]?.times ?? 0).toBe(offered);
  }
});
