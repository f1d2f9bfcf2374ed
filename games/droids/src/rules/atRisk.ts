// Which cards a glitch would hit: the idle ones first [DD-355…DD-357].

import { isNegative } from './modifiers.ts';
import { ownedCards } from './piles.ts';
import type { Run } from './run.ts';

/** Built at the end of a day; empty where glitches hit at random. */
export const atRiskList = ({ world, state }: Run): readonly number[] => {
  if (world.rules.flags.glitchTargetMode !== 'atRisk') return [];
  const owned = ownedCards(state);
  const idle = owned.filter((card) => state.passes[card] === 0);
  if (idle.length === 0) return owned.sort((a, b) => state.passes[a]! - state.passes[b]! || a - b);
  return idle.sort((a, b) => state.idle[b]! - state.idle[a]! || a - b);
};

/** The card a lasting glitch of that kind would hit now; -1: it would find none [DD-356]. */
export const atRiskTarget = ({ world, state }: Pick<Run, 'world' | 'state'>, kind: string): number => {
  const owned = new Set(ownedCards(state));
  const list = state.atRisk.filter((card) => owned.has(card));
  const lasting = (card: number) => state.cards[card]!.filter(({ duration }) => duration === 'Permanent');
  const clean = list.find((card) => !lasting(card).some((one) => isNegative(world, one.kind)));
  return clean ?? list.find((card) => !lasting(card).some((one) => one.kind === kind)) ?? -1;
};
