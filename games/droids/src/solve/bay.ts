// The reference policy between the days: which anomaly to pay off, what to buy, which contract to take. Fixed tables, read
// from the public view alone [DD-602].

import type { Action } from '../shape/actions.ts';
import type { Ruleset } from '../shape/ruleset.ts';
import type { View } from '../shape/view.ts';

/** What a glitch costs a day, in Energy. Those not listed are taken as they come. */
const HARM: Readonly<Record<'reverse' | 'dampenWear', Readonly<Record<string, number>>>> = {
  reverse: {
    ...{ SolarFlare: 16, LightningStorm: 10, MeteorStorm: 8, WindStorm: 12, Pest: 9, Gravity: 7 },
    ...{ Bitflip: 4, ShortCircuit: 3, Slipstream: 2, Latency: 3, HeatWave: 3, Rain: 2, Drought: 2 },
  },
  dampenWear: {
    ...{ SolarFlare: 9, LightningStorm: 7, MeteorStorm: 4, WindStorm: 12, Pest: 9, Gravity: 7 },
    ...{ Bitflip: 2, ShortCircuit: 2, Slipstream: 2, Latency: 2, HeatWave: 3, Rain: 2, Drought: 2 },
  },
};

/** Energy that must be left for the day after paying. */
const RESERVE = 14;

export const onGlitch = (rules: Ruleset, view: View): Action => {
  const { glitch, defer, currencies } = view;
  if (glitch === null || glitch.fizzles || defer.isOverheated) return { type: 'acceptGlitch' };
  const harm = HARM[rules.flags.corruptMode][glitch.name] ?? 0;
  if (defer.stability !== null && harm >= 6 && currencies.Stability >= defer.stability)
    return { type: 'deferGlitch', payWith: 'stability' };
  const isAffordable = currencies.Energy - defer.energy >= RESERVE;
  return harm > defer.energy && isAffordable ? { type: 'deferGlitch' } : { type: 'acceptGlitch' };
};

/** Contracts, best first. */
const CONTRACTS = [
  ...['DeepRest', 'ExpressLane', 'HeavyHauler', 'Cartographer'],
  ...['LeanCode', 'TowerTamer', 'CleanRoom', 'ComboScript'],
];

export const onContract = ({ contractOffer }: View): Action => {
  const rank = (name: string) => (CONTRACTS.includes(name) ? CONTRACTS.indexOf(name) : CONTRACTS.length);
  const offer = contractOffer ?? [];
  let index = 0;
  offer.forEach((name, i) => {
    if (rank(name) < rank(offer[index]!)) index = i;
  });
  return { type: 'chooseContract', index };
};

/** Energy a card is worth to this policy, for the first of its type and for each one more it has already bought. What is
 *  worth less than its price is bought only by a full purse. */
const WORTH: Readonly<Record<string, readonly [number, number]>> = {
  ...{ Move: [9, 2], Interact: [7, 2], NoOp: [7, 2], TurnRight: [3, 1], TurnLeft: [3, 1] },
  ...{ Optimize: [8, 5], Potentiate: [4, 4], Streamline: [5, 4], Persist: [5, 5] },
  ...{ FlyingDisk: [9, 3], Load: [10, 4], Drop: [9, 5], DetoxiumPrime: [5, 4] },
  ...{ AluminumHat: [4, 4], EMField: [5, 5], AtomicClock: [2, 4], LoadBalancer: [2, 4], Checksum: [1, 3] },
  ...{ Remember: [18, 4], Reason: [14, 6], Foresight: [5, 5], Jump: [16, 4], Repeat: [12, 8] },
  ...{ GrabberArm: [13, 6], Backflip: [7, 4], StrafeRight: [9, 5], StrafeLeft: [9, 5], ReflashFirmware: [6, 5] },
  ...{
    Rest: [22, 4],
    Burst: [15, 5],
    Stabilize: [8, 5],
    BlackBoxRecorder: [11, 5],
    AdaptiveTurn: [6, 4],
    Macro: [14, 8],
  },
};

/** What a card that answers lasting harm is worth more for every card that carries it. */
const ANSWERS: Readonly<Record<string, { readonly kind: string | null; readonly each: number }>> = {
  AluminumHat: { kind: 'Unreliable', each: 2 },
  EMField: { kind: 'Corrupt', each: 2 },
  AtomicClock: { kind: 'RaceCondition', each: 2 },
  LoadBalancer: { kind: 'Throttled', each: 2 },
  Stabilize: { kind: null, each: 1 },
  ReflashFirmware: { kind: null, each: 2 },
};

const deckOf = (view: View): View['pile'] => [...view.hand, ...view.pile, ...view.discard];

const harmed = (rules: Ruleset, view: View, kind: string | null): number =>
  deckOf(view).filter(({ modifiers }) =>
    modifiers.some((one) => (kind === null ? rules.modifiers[one.kind].sign === 'negative' : one.kind === kind)),
  ).length;

/** What a type is worth now: less with every copy beyond those the robot began with, more against harm that is there. */
export const cardWorth = (rules: Ruleset, view: View, type: string): number => {
  const [first, less] = WORTH[type] ?? [0, 0];
  const begun = rules.robots[view.robot].deck.filter((one) => one === type).length;
  const owned = deckOf(view).filter((card) => card.type === type).length;
  const answer = ANSWERS[type];
  const more = answer === undefined ? 0 : answer.each * harmed(rules, view, answer.kind);
  return first - less * Math.max(0, owned - begun) + more;
};

export interface Purse {
  /** Energy kept back. */
  readonly reserve: number;
  /** Worth must beat the price by this. */
  readonly margin: number;
}

/** So much Energy above the reserve makes a card one Energy dearer to the heart, up to LARGESSE. */
const WEALTH = 6;
const LARGESSE = 6;

/** The best offer worth its price, or null. Towards the end of a run nothing new pays off any more. */
export const onShop = (rules: Ruleset, view: View, { reserve, margin }: Purse): Action | null => {
  const daysLeft = view.tabledDays - view.day;
  if (view.shop === null || daysLeft < 1) return null;
  let best = -1;
  let gain = margin;
  view.shop.offers.forEach((offer, slot) => {
    const left = view.currencies.Energy - (offer?.price ?? 0) - reserve;
    if (offer === null || left < 0) return;
    const generous = Math.min(LARGESSE, Math.floor(left / WEALTH));
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
