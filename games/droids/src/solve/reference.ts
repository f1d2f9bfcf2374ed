// The reference policy: deterministic, reads the public view alone, plays the robot and kit it is given [DD-602]. Hints,
// fair certificates and par come from it. Version 2.

import type { Action } from '../shape/actions.ts';
import type { Ruleset } from '../shape/ruleset.ts';
import type { View } from '../shape/view.ts';
import { onContract, onGlitch, onHarm, onShop, type Purse } from './bay.ts';
import { planHand } from './deck.ts';
import { planTape } from './plan.ts';
import type { TapeAnswer } from './tapes.ts';
import { TASTES, type Tastes } from './worth.ts';

export interface Manner {
  readonly tastes: Tastes;
  readonly purse: Purse;
  /** A tape must improve matters by this much, else cards are exchanged first. */
  readonly patience: number;
  readonly doesDiscard: boolean;
  readonly doesDefer: boolean;
}

export const REFERENCE: Manner = {
  ...{ tastes: TASTES, purse: { reserve: 22, margin: 1, largesse: 6 } },
  ...{ patience: 240, doesDiscard: true, doesDefer: true },
};

/** The same player on a level that was made by hand: no certificate says that its free hand in the shop wins there, and a
 *  small deck drowns in what it buys when Energy is plenty. */
export const SCENARIO: Manner = { ...REFERENCE, purse: { ...REFERENCE.purse, largesse: 0 } };

/** Buys nothing. */
export const CLOSED: Purse = { reserve: 999, margin: 99, largesse: 0 };

/** The same player with a shorter view: takes what the hand offers, pays for nothing. */
export const GREEDY: Manner = {
  ...{ tastes: TASTES, purse: CLOSED, patience: 0, doesDiscard: false, doesDefer: false },
};

/** Other manners of the same player, for boards on which the reference one finds no win: each is tried with the run's own
 *  dice, so what they prove is that this seed can be won, not that a stranger to it would. */
export const CLAIRVOYANT: readonly Manner[] = [
  { ...REFERENCE, patience: 80 },
  { ...REFERENCE, tastes: { ...TASTES, energy: 70, comfort: 30 } },
  { ...REFERENCE, purse: CLOSED },
  GREEDY,
];

/** The action that commits the next turn; null where the run is over. */
export const pickAction = (rules: Ruleset, view: View, manner: Manner = REFERENCE): Action | null => {
  switch (view.phase) {
    case 'ExecuteProgram':
      return onProgram(rules, view, manner);
    case 'Scoring':
      return { type: 'nextAssignment' };
    case 'DrawGlitch':
      return manner.doesDefer ? onGlitch(rules, view) : { type: 'acceptGlitch' };
    case 'Improve':
      if (view.contractOffer !== null) return onContract(rules, view);
      return onHarm(rules, view) ?? onShop(rules, view, manner.purse) ?? { type: 'previewProgram' };
    case 'Gamble':
      return { type: 'stopGamble' };
    case 'BufferOverflow':
      return { type: 'stopBufferOverflow' };
    default:
      return null;
  }
};

const onProgram = (rules: Ruleset, view: View, manner: Manner): Action => {
  const plan = planTape(rules, view, manner.tastes);
  const isPoor = plan.worth - plan.before < manner.patience;
  if (manner.doesDiscard && isPoor) {
    const cards = exchange(rules, view, plan, manner);
    if (cards.length > 0) return { type: 'discard', cards };
  }
  return { type: 'runProgram', tape: plan.tape };
};

/** Cards the best tape has no use for, as many as seem worth their price: those of types the hand has most of. */
const exchange = (rules: Ruleset, view: View, { tape }: TapeAnswer, { purse }: Manner): readonly string[] => {
  const price = rules.numbers.discard.cost;
  const spare = Math.floor((view.currencies.Energy - Math.min(purse.reserve, 10)) / Math.max(1, price));
  const most = Math.min(spare, view.pile.length, 3);
  if (most <= 0) return [];
  const counts = new Map<string, number>();
  for (const { type } of view.hand) counts.set(type, (counts.get(type) ?? 0) + 1);
  const idle = view.hand.filter(({ id, modifiers }) => !tape.includes(id) && !modifiers.some(isKept));
  const idles = new Set(planHand(rules, view).flatMap(({ type, deed }) => (deed.is === 'other' ? [type] : [])));
  const rank = (type: string) => (counts.get(type) ?? 0) * 10 + (KEEP.includes(type) ? -20 : idles.has(type) ? 15 : 0);
  const chosen: string[] = [];
  for (const card of [...idle].sort((a, b) => rank(b.type) - rank(a.type) || (a.id < b.id ? -1 : 1))) {
    if (chosen.length === most || rank(card.type) < 20) break;
    chosen.push(card.id);
    counts.set(card.type, counts.get(card.type)! - 1);
  }
  return chosen;
};

/** Scarce types are not thrown away lightly. */
const KEEP = ['Move', 'Interact'];
const isKept = ({ kind }: { readonly kind: string }): boolean => kind === 'Persistent';
