// The reference players through the contract play the very runs that the game's own simulation plays.

import { apply, diceOf, type Turn } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { game as port } from '../../src/index.ts';
import type { Content, PortShape } from '../../src/shape.ts';
import { playRun } from '../../src/solve/simulate.ts';
import { only, written } from '../kit.ts';

/** One run turn by turn; how often the filler, which never cools, was answered, and what came right after it. */
const byContract = (on: Content, seed: string) => {
  const player = port.proof!.policies!.greedy!;
  const dice = diceOf(seed);
  let position = { state: port.setup(on, { scenario: 'standard' }, dice), dice };
  let fillers = 0;
  const played: Turn<PortShape>[] = [];
  while (position.state.phase === 'running') {
    if (played.length > 2000) throw new Error('The run does not end.');
    const before = position;
    const turn = player(port, on, before, dice.stream('unused'), played);
    if (turn[0]!.type === 'pick' && turn[0]!.eventId === 'hold-music') fillers += 1;
    const next = apply(port, on, before, turn);
    if (!next.ok) throw new Error(next.refusals[0]!.why);
    position = next.value.position;
    played.push(turn);
  }
  return { state: position.state, fillers };
};

test('[OP-380] simulated play is relaxed play, also after a card that does not cool', () => {
  // Two cards and nothing else: whoever has answered both waits for the filler.
  const on = only(['request-form', 'status-call', 'hold-music', 'port-open']);
  let fillers = 0;
  for (const seed of ['P-1', 'P-2', 'P-3', 'P-4']) {
    const run = byContract(on, seed);
    const own = playRun(on, { scenario: 'standard' }, seed, 'greedy');
    expect(written(run.state)).toBe(written(own.state));
    expect(run.state.clockMs).toBe(own.state.clockMs);
    fillers += run.fillers;
  }
  expect(fillers).toBeGreaterThan(0);
});
