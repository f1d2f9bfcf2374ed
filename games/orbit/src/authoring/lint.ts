// The linter of scenario and duel files: shape first, then what only the whole file can tell. Never throws, and says
// everything at once.

import type { Finding } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import { duelSchema, scenarioSchema } from '../data/file.ts';
import { Findings, lintShape } from './findings.ts';
import { lintDuel, lintGoal, lintParHull } from './lintGoal.ts';
import { lintShips } from './lintShips.ts';
import { lintSolution } from './lintSolution.ts';

/** A file is a duel if it has none of what every scenario must have. */
export const isDuelFile = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  !['goal', 'par', 'parProof', 'act', 'solution', 'protect'].some((key) => Object.hasOwn(input, key));

export const lintScenario = (content: Content, input: unknown): readonly Finding[] => {
  const found = new Findings();
  lintShape(scenarioSchema, input, found);
  lintShips(content, input, false, found);
  lintGoal(input, found);
  lintParHull(input, found);
  if (!found.hasErrors) lintSolution(content, input, found);
  return found.list;
};

export const lintDuelFile = (content: Content, input: unknown): readonly Finding[] => {
  const found = new Findings();
  lintShape(duelSchema, input, found);
  lintShips(content, input, true, found);
  lintDuel(input, content.balance.duel.turnLimit, found);
  return found.list;
};

export const lintLevel = (content: Content, input: unknown): readonly Finding[] =>
  isDuelFile(input) ? lintDuelFile(content, input) : lintScenario(content, input);
