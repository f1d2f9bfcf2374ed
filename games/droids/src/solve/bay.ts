// The reference policy between the days: which anomaly to pay off, what to buy, which contract to take. What each is worth
// stands in its own entry of the content; the rest is read from the public view alone [DD-602].

import type { Action } from '../shape/actions.ts';
import type { CardSpec, Ruleset } from '../shape/ruleset.ts';
import type { View } from '../shape/view.ts';

/** Energy that must be left for the day after paying. */
const RESERVE = 14;

export const onGlitch = (rules: Ruleset, view: View): Action => {
  const { glitch, defer, currencies } = view;
  if (glitch === null || glitch.fizzles || defer.isOverheated) return { type: 'acceptGlitch' };
  const harm = rules.glitches.find(({ name }) => name === glitch.name)?.harm ?? 0;
  if (defer.stability !== null && harm >= 6 && currencies.Stability >= defer.stability)
    return { type: 'deferGlitch', payWith: 'stability' };
  const isAffordable = currencies.Energy - defer.energy >= RESERVE;
  return harm > defer.energy && isAffordable ? { type: 'deferGlitch' } : { type: 'acceptGlitch' };
};

export const onContract = (rules: Ruleset, { contractOffer }: View): Action => {
  const worth = (offer: string) => rules.contracts.find(({ name }) => name === offer)?.worth ?? 0;
  const offer = contractOffer ?? [];
  let index = 0;
  offer.forEach((name, i) => {
    if (worth(name) > worth(offer[index]!)) index = i;
  });
  return { type: 'chooseContract', index };
};

/** What a card that answers lasting harm is worth more for every card that carries it. */
const answerOf = ({ intents }: CardSpec): { readonly kind: string | null; readonly each: number } | null => {
  for (const intent of intents) {
    if (intent.type === 'ImmunizeCard') return { kind: intent.kind, each: 2 };
    if (intent.type === 'NullifyCard') return { kind: null, each: 1 };
    if (intent.type === 'ReflashCard') return { kind: null, each: 2 };
  }
  return null;
};

const deckOf = (view: View): View['pile'] => [...view.hand, ...view.pile, ...view.discard];

const harmed = (rules: Ruleset, view: View, kind: string | null): number =>
  deckOf(view).filter(({ modifiers }) =>
    modifiers.some((one) => (kind === null ? rules.modifiers[one.kind].sign === 'negative' : one.kind === kind)),
  ).length;

/** What a type is worth now: less with every copy beyond those the robot began with, more against harm that is there. */
export const cardWorth = (rules: Ruleset, view: View, type: string): number => {
  const spec = rules.cards.find((card) => card.type === type);
  if (spec === undefined) return 0;
  const [first, less] = spec.worth;
  const begun = rules.robots[view.robot].deck.filter((one) => one === type).length;
  const owned = deckOf(view).filter((card) => card.type === type).length;
  const answer = answerOf(spec);
  const more = answer === null ? 0 : answer.each * harmed(rules, view, answer.kind);
  return first - less * Math.max(0, owned - begun) + more;
};

export interface Purse {
  /** Energy kept back. */
  readonly reserve: number;
  /** Worth must beat the price by this. */
  readonly margin: number;
  /** So much dearer to the heart a card is at the most while there is plenty: what stays in the tank wins nothing sooner. */
  readonly largesse: number;
}

/** So much Energy above the reserve makes a card one Energy dearer to the heart. */
const WEALTH = 6;

/** The best offer worth its price, or null. Towards the end of a run nothing new pays off any more. */
export const onShop = (rules: Ruleset, view: View, { reserve, margin, largesse }: Purse): Action | null => {
  const daysLeft = view.tabledDays - view.day;
  if (view.shop === null || daysLeft < 1) return null;
  let best = -1;
  let gain = margin;
  view.shop.offers.forEach((offer, slot) => {
    const left = view.currencies.Energy - (offer?.price ?? 0) - reserve;
    if (offer === null || left < 0) return;
    const generous = Math.min(largesse, Math.floor(left / WEALTH));
    const more = cardWorth(rules, view, offer.type) + generous - offer.price;
    if (more > gain) {
      gain = more;
      best = slot;
    }
  });
  return best < 0 ? null : { type: 'buyCard', slot: best };
};

/** Lasting harm removed where it costs no Energy: tokens and spare Stability. */
export const onHarm = (rules: Ruleset, view: View): Action | null => {
  const { scrub } = view.services;
  if (scrub === null) return null;
  const payWith = scrub.tokens > 0 ? 'token' : view.currencies.Stability >= scrub.stability + 2 ? 'stability' : null;
  if (payWith === null) return null;
  for (const card of view.pile) {
    const harm = card.modifiers.find(
      ({ kind, duration }) => duration === 'Permanent' && rules.modifiers[kind].sign === 'negative',
    );
    if (harm !== undefined)
      return { type: 'scrub', card: card.id, modifier: { kind: harm.kind, source: harm.source }, payWith };
  }
  return null;
};
