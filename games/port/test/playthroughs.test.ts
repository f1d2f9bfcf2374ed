// Golden runs, won and lost, and the counts by depth. UPDATE_PLAYTHROUGHS=1 writes them anew.

import { diceOf } from '@interlock/kernel';
import { checkPerft, checkPlaythrough, type Playthrough } from '@interlock/testkit';
import { describe, test } from 'vitest';
import { game as port } from '../src/index.ts';
import type { PortShape } from '../src/shape.ts';
import { type PolicyName, policies } from '../src/solve/policies.ts';
import { playRelaxed, sessionOf } from './kit.ts';

/** A whole run by a reference player who clicks at once. */
const byPlayer = (name: PolicyName, scenario: string, seed: string, ends: 'won' | 'lost'): Playthrough => {
  const session = sessionOf(seed, scenario);
  const coins = diceOf(seed).stream('port.policy');
  playRelaxed(
    session,
    (actions) => {
      const { id } = policies[name](session.world, session.state, coins);
      return actions.find((one) => one.type === 'pick' && one.actionId === id)!;
    },
    99,
    0,
  );
  return { name: `${name}-${scenario}`, origin: { levelData: { scenario }, seed }, turns: session.turns, ends };
};

const level = (id: string): Playthrough => {
  const entry = port.levels.find((one) => one.id === id)!;
  const turns = entry.witnesses[0]!.turns as readonly PortShape['action'][][];
  return { name: id, origin: { level: id }, turns, ends: 'won' };
};

const playthroughs: readonly Playthrough[] = [
  level('first-ticket-1'),
  level('seven-doors-2'),
  level('standard-1'),
  byPlayer('random', 'standard', 'PT-1', 'lost'),
  byPlayer('greedy', 'burnout', 'PT-2', 'lost'),
  byPlayer('random', 'any-any-rule', 'PT-3', 'lost'),
  byPlayer('random', 'reorganisation', 'PT-4', 'lost'),
];

describe('playthroughs', () => {
  for (const one of playthroughs) {
    test(one.name, () => checkPlaythrough(port, `${import.meta.dirname}/playthroughs`, one));
  }
});

test('perft counts stand', () => checkPerft(port, `${import.meta.dirname}/perft.txt`));
