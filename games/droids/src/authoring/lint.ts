// Everything that is wrong with a ruleset and what joins it, topic by topic. Every finding says where, and what would be
// right.

import type { Finding } from '@interlock/kernel';
import type { Ruleset } from '../shape/ruleset.ts';
import { lintDeals } from './lintDeals.ts';
import { lintGlitches } from './lintGlitches.ts';
import { lintBoard, lintBounds, lintModifiers, lintRobots, lintShop } from './lintNumbers.ts';

/** `deck`: the glitch names as the document writes them; names without an entry are no part of `rules`. */
export const lintRuleset = (rules: Ruleset, deck: readonly string[], glitchNames: readonly string[]): Finding[] => [
  ...lintRobots(rules),
  ...lintBounds(rules),
  ...lintShop(rules),
  ...lintModifiers(rules),
  ...lintGlitches(rules, deck, glitchNames),
  ...lintDeals(rules),
  ...lintBoard(rules),
];
