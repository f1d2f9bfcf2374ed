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

/** Energy a card is worth to this policy, for the first of its type and for each one more it has already bought. */
const WORTH: Readonly<Record<string, readonly [number, number]>> = {
  Move: [9, 2],
  Interact: [7, 2],
  NoOp: [7, 2],
  TurnRight: [3, 1],
  TurnLeft: [3, 1],
  Optimize: [8, 5],
  FlyingDisk: [9, 3],
  Load: [10, 4],
  Drop: [9, 5],
  Remember: [18, 4],
  Reason: [14, 6],
  Jump: [16, 4],
  Repeat: [10, 8],
  GrabberArm: [13, 6],
  Backflip: [9, 4],
  StrafeRight: [10, 5],
  StrafeLeft: [10, 5],
  Rest: [22, 4],
  Burst: [15, 5],
  AluminumHat: [5, 4],
  EMField: [5, 5],
};

const owned = (view: View, type: string): number =>
  [...view.hand, ...view.pile, ...view.discard].filter((card) => card.type === type).length;

/** What a type is worth now: less with every copy beyond those the robot began with. */
export const cardWorth = (rules: Ruleset, view: View, type: string): number => {
  const [first, less] = WORTH[type] ?? [0, 0];
  const begun = rules.robots[view.robot].deck.filter((one) => one === type).length;
  return first - less * Math.max(0, owned(view, type) - begun);
};

export interface Purse {
  /** Energy kept back. */
  readonly reserve: number;
  /** Worth must beat the price by this. */
  readonly margin: number;
}

/** The best offer worth its price, or null. Towards the end of a run nothing new pays off any more. */
export const onShop = (rules: Ruleset, view: View, { reserve, margin }: Purse): Action | null => {
  const daysLeft = view.tabledDays - view.day;
  if (view.shop === null || daysLeft < 1) return null;
  let best = -1;
  let gain = margin;
  view.shop.offers.forEach((offer, slot) => {
    if (offer === null || view.currencies.Energy - offer.price < reserve) return;
    const more = cardWorth(rules, view, offer.type) - offer.price;
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
