// What the phases between programs show: the anomaly with its effects, the shop, services, contract and assignment.

import { isAssignmentMet } from './rules/assignments.ts';
import { atRiskTarget } from './rules/atRisk.ts';
import { placeOf } from './rules/board.ts';
import { contractPay } from './rules/contracts.ts';
import { glitchTarget, shownGlitch } from './rules/glitch.ts';
import { strayCell } from './rules/glitchEffects.ts';
import { cardId, thingId } from './rules/ids.ts';
import { rarityWeights, rerollCost } from './rules/improve.ts';
import { measureOf } from './rules/measure.ts';
import { ownedCards } from './rules/piles.ts';
import { scrubCost } from './rules/services.ts';
import { weatherChanges } from './rules/weather.ts';
import { CURRENCIES, type Currency, RARITIES } from './shape/names.ts';
import type { GlitchEffect } from './shape/ruleset.ts';
import type { State } from './shape/state.ts';
import type { GlitchView, View } from './shape/view.ts';
import type { World } from './shape/world.ts';

export const glitchView = (world: World, state: State): GlitchView => {
  const glitch = shownGlitch(world, state);
  const target = glitchTarget({ world, state }, glitch);
  const one = glitch.effects.find((effect) => effect.type === 'modifyOneCard');
  const isAtRisk = world.rules.flags.glitchTargetMode === 'atRisk';
  return {
    name: glitch.name,
    isBenign: glitch.isBenign,
    target: target === -1 ? null : cardId(target),
    fizzles: one !== undefined && isAtRisk && atRiskTarget({ world, state }, one.kind) === -1,
    cells: glitch.effects.flatMap((effect) => cellsOf(world, state, effect)),
    cards: glitch.effects.flatMap((effect) => cardsOf(world, state, effect)),
    currencies: currenciesOf(world, state, glitch.effects),
  };
};

const cellsOf = (world: World, state: State, effect: GlitchEffect): GlitchView['cells'] => {
  if (effect.type !== 'weather') return [];
  const { num, den } = world.rules.numbers.weather.chance;
  return weatherChanges(world, state, effect).map(({ cell, to, isCertain }) => ({
    ...placeOf(world.board, cell),
    to,
    num: isCertain ? 1 : num,
    den: isCertain ? 1 : den,
  }));
};

const cardsOf = (world: World, state: State, effect: GlitchEffect): GlitchView['cards'] => {
  if (effect.type === 'modifyDeck') return ownedCards(state).map((card) => ({ card: cardId(card), num: 1, den: 1 }));
  if (effect.type !== 'modifyOneCard') return [];
  if (world.rules.flags.glitchTargetMode === 'atRisk') {
    const target = atRiskTarget({ world, state }, effect.kind);
    return target === -1 ? [] : [{ card: cardId(target), num: 1, den: 1 }];
  }
  const owned = ownedCards(state);
  return owned.map((card) => ({ card: cardId(card), num: 1, den: owned.length }));
};

/** Currencies as they are and as they would be, within their floor of 0. */
const currenciesOf = (world: World, state: State, effects: readonly GlitchEffect[]): GlitchView['currencies'] => {
  const after = { ...state.purse };
  const add = (field: Currency, amount: number): void => {
    after[field] = Math.max(0, after[field] + amount);
  };
  for (const effect of effects) {
    if (effect.type === 'currency') for (const field of CURRENCIES) add(field, effect.deltas[field] ?? 0);
    if (effect.type === 'strayDonkey' && strayCell({ world, state }, effect.minDistance) !== -1)
      add('Energy', -effect.feed);
    if (effect.type !== 'modifyRobot') continue;
    const { arrival } = world.rules.modifiers[effect.kind];
    if (arrival !== undefined) add(arrival.field, arrival.amount);
  }
  return CURRENCIES.filter((field) => after[field] !== state.purse[field]).map((field) => ({
    field,
    now: state.purse[field],
    after: after[field],
  }));
};

export const shopView = (world: World, state: State): View['shop'] => {
  if (state.phase !== 'Improve') return null;
  const { shop } = world.rules.numbers;
  const weights = rarityWeights(world, shop.weights, []);
  const den = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    offers: (state.shop ?? []).map((type) => {
      if (type === -1) return null;
      const { type: name, rarity, tag, shopCost } = world.cardTypes[type]!.spec;
      return { type: name, rarity, tag, price: shopCost };
    }),
    reroll: rerollCost(world, state),
    rerollTokens: state.rerollTokens,
    isContractPending: state.contractOffer !== null,
    odds: RARITIES.map((rarity, i) => ({ rarity, num: weights[i]!, den })),
  };
};

export const servicesView = (world: World, state: State): View['services'] => {
  const { numbers, flags } = world.rules;
  return {
    gamble: { price: numbers.gamble.cost, isOpen: state.canGamble },
    bufferOverflow: { price: numbers.bufferOverflow.cost, isOpen: state.canBufferOverflow },
    scrub: flags.hasScrubber
      ? { price: scrubCost(world, state), stability: numbers.scrub.stability, tokens: state.cleanseTokens }
      : null,
    quarantine: flags.hasQuarantine ? { price: numbers.quarantine.cost, isOpen: state.canQuarantine } : null,
  };
};

export const boosterView = (world: World, state: State): View['booster'] => {
  if (state.booster === null) return null;
  return {
    offers: state.booster.map((offer) => {
      if (offer === null) return null;
      const { type, rarity } = world.cardTypes[offer.type]!.spec;
      return { type, rarity, modifiers: offer.modifiers.map((one) => ({ ...one, suppressedBy: [] })) };
    }),
    taken: state.boosterTaken,
    most: world.rules.numbers.gamble.maxTake,
  };
};

export const contractView = (world: World, state: State): View['contract'] =>
  state.contract === null
    ? null
    : { name: world.rules.contracts[state.contract]!.name, ...contractPay({ world, state }) };

export const assignmentView = (world: World, state: State): View['assignment'] => {
  if (state.assignment === null) return null;
  const { name, measure, at } = world.rules.assignments[state.assignment]!;
  return {
    name,
    measure: measureOf({ world, state }, measure),
    at,
    isMet: isAssignmentMet({ world, state }),
    shed: state.priorityShed === null ? null : thingId('Shed', state.priorityShed),
  };
};
