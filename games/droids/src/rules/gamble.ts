// Cosmic Rays: a booster of six cards for Energy, some buffed, some faulty [DD-398…DD-410].

import { RARITIES } from '../shape/names.ts';
import type { Modifier, Offer } from '../shape/state.ts';
import { changePhase } from './clock.ts';
import { modifyCurrency } from './currency.ts';
import { cardId, typeName } from './ids.ts';
import { rarityWeights } from './improve.ts';
import { modifierOf, NONE } from './modifiers.ts';
import { newCard } from './piles.ts';
import type { Run } from './run.ts';

export const startGamble = (run: Run): void => {
  const { state, tape, world } = run;
  const { gamble } = world.rules.numbers;
  tape.hidden('booster');
  modifyCurrency(run, 'Energy', -gamble.cost, 'gamble');
  state.canGamble = false;
  state.boosterTaken = 0;
  const offers: Offer[] = [];
  for (let i = 0; i < gamble.cards; i++) offers.push(drawCard(run));
  if (gamble.isFair && !offers.some((offer) => isWorthwhile(run, offer))) offers[offers.length - 1] = consolation(run);
  state.booster = offers;
  if (tape.recording)
    tape.emit({
      type: 'gambleStarted',
      cards: offers.map(({ type, modifiers }) => ({
        cardType: typeName(world, type),
        modifiers: modifiers.map(({ kind }) => kind),
      })),
    });
  changePhase(run, 'Gamble');
};

/** Rarity, type, buff roll, buff, debuff roll, debuff: in this order [DD-404]. */
const drawCard = (run: Run): Offer => {
  const { tape, world } = run;
  const { gamble } = world.rules.numbers;
  const stream = tape.dice('booster');
  const rarity = stream.weighted(rarityWeights(world, gamble.weights, [])).index;
  const type = stream.pick(world.typesByRarity[rarity]!);
  const modifiers: Modifier[] = [];
  if (stream.chance(world.stats.buff16, 16))
    modifiers.push(modifierOf(stream.pick(gamble.buffs), 'Permanent', 'booster'));
  if (stream.chance(world.stats.debuff16, 16))
    modifiers.push(modifierOf(stream.pick(gamble.debuffs), 'Permanent', 'booster'));
  return { type, modifiers };
};

/** Buffed, or clean and at least Uncommon. */
const isWorthwhile = ({ world }: Run, { type, modifiers }: Offer): boolean => {
  const { buffs, debuffs } = world.rules.numbers.gamble;
  if (modifiers.some(({ kind }) => buffs.includes(kind))) return true;
  const isClean = !modifiers.some(({ kind }) => debuffs.includes(kind));
  return isClean && RARITIES.indexOf(world.cardTypes[type]!.spec.rarity) >= RARITIES.indexOf('Uncommon');
};

const consolation = (run: Run): Offer => ({
  type: run.tape.dice('booster').pick(run.world.typesByRarity[RARITIES.indexOf('Uncommon')]!),
  modifiers: NONE,
});

export const takeBooster = (run: Run, slot: number): void => {
  const { state, tape, world } = run;
  const { type, modifiers } = state.booster![slot]!;
  const card = newCard(state, type, modifiers);
  state.pile.push(card);
  state.booster = state.booster!.with(slot, null);
  state.boosterTaken++;
  if (tape.recording) tape.emit({ type: 'boosterTaken', card: cardId(card), cardType: typeName(world, type), slot });
};

export const stopGamble = (run: Run): void => {
  run.state.booster = null;
  if (run.tape.recording) run.tape.emit({ type: 'gambleStopped' });
  changePhase(run, 'Improve');
};
