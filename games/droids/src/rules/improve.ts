// The repair bay: entered after the anomaly, by way of the contracts where there are any; its shop [DD-382…DD-397].

import type { PayWith, Tag } from '../shape/names.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { changePhase } from './clock.ts';
import { chooseContract, offerContracts } from './contracts.ts';
import { modifyCurrency } from './currency.ts';
import { cardId, typeName } from './ids.ts';
import { NONE } from './modifiers.ts';
import { newCard, ownedCards } from './piles.ts';
import type { Run } from './run.ts';

export const enterImprove = (run: Run): void => {
  changePhase(run, 'Improve');
  if (run.world.rules.flags.hasContracts) offerContracts(run);
  else openShop(run);
};

export const signContract = (run: Run, index: number): void => {
  chooseContract(run, index);
  openShop(run);
};

const openShop = (run: Run): void => {
  stock(run);
  if (run.tape.recording) run.tape.emit({ type: 'shopOpened', offers: offerNames(run) });
};

const offerNames = ({ world, state }: Run): readonly string[] => state.shop!.map((type) => typeName(world, type));

export const rerollCost = (world: World, state: State): number =>
  state.rerollCount + world.rules.numbers.shop.rerollBase;

export const reroll = (run: Run, payWith: PayWith): void => {
  const { state, tape, world } = run;
  if (payWith === 'token') state.rerollTokens--;
  else {
    modifyCurrency(run, 'Energy', -rerollCost(world, state), 'reroll');
    state.rerollCount++;
  }
  stock(run);
  if (tape.recording) tape.emit({ type: 'shopRerolled', offers: offerNames(run) });
};

export const buyCard = (run: Run, slot: number): void => {
  const { state, tape, world } = run;
  const type = state.shop![slot]!;
  modifyCurrency(run, 'Energy', -world.cardTypes[type]!.spec.shopCost, 'buy');
  const card = newCard(state, type, NONE);
  state.pile.push(card);
  state.shop = state.shop!.with(slot, -1);
  if (tape.recording) tape.emit({ type: 'cardBought', card: cardId(card), cardType: typeName(world, type), slot });
};

/** Five different types, the contract's own offer last. */
const stock = (run: Run): void => {
  const { state, tape, world } = run;
  tape.hidden('shop');
  const { offers: count } = world.rules.numbers.shop;
  const contract = state.contract === null ? null : world.rules.contracts[state.contract]!;
  const offers: number[] = [];
  for (let slot = 0; slot < count; slot++) {
    const own = contract !== null && slot === count - 1 ? contractOffer(run, offers, contract.tag) : -1;
    offers.push(own === -1 ? plainOffer(run, offers) : own);
  }
  state.shop = offers;
};

/** Types of a rarity that are not on offer yet. */
const typesOf = (world: World, rarity: number, offers: readonly number[], tag?: Tag): number[] => {
  const found: number[] = [];
  for (const type of world.typesByRarity[rarity]!)
    if (!offers.includes(type) && (tag === undefined || world.cardTypes[type]!.spec.tag === tag)) found.push(type);
  return found;
};

/** Weights of the rarities that still have a type to offer. */
export const rarityWeights = (
  world: World,
  weights: readonly number[],
  offers: readonly number[],
  tag?: Tag,
): readonly number[] => weights.map((weight, rarity) => (typesOf(world, rarity, offers, tag).length > 0 ? weight : 0));

const plainOffer = (run: Run, offers: readonly number[]): number => {
  const { shop } = run.world.rules.numbers;
  return drawOffer(run, rarityWeights(run.world, shop.weights, offers), offers);
};

const contractOffer = (run: Run, offers: readonly number[], tag: Tag): number => {
  const weights = rarityWeights(run.world, run.world.rules.numbers.shop.contractWeights, offers, tag);
  return weights.every((weight) => weight === 0) ? -1 : drawOffer(run, weights, offers, tag);
};

const drawOffer = (run: Run, weights: readonly number[], offers: readonly number[], tag?: Tag): number => {
  const { world, tape } = run;
  const stream = tape.dice('shop');
  const types = typesOf(world, stream.weighted(weights).index, offers, tag);
  if (!world.rules.flags.hasContracts) return stream.pick(types);
  const leading = leadingTag(run);
  return types[stream.weighted(types.map((type) => typeWeight(run, type, leading))).index]!;
};

/** Contract, robot and deck pull the shop their way [DD-394]. */
const typeWeight = ({ world, state }: Run, type: number, leading: Tag | null): number => {
  const { shop } = world.rules.numbers;
  const { tag } = world.cardTypes[type]!.spec;
  const isContract = state.contract !== null && world.rules.contracts[state.contract]!.tag === tag;
  return (
    shop.base +
    (isContract ? shop.contractBonus : 0) +
    (world.robot.tags.includes(tag) ? shop.robotBonus : 0) +
    (leading === tag ? shop.deckBonus : 0)
  );
};

/** The tag of most owned cards beyond Common; none on a tie. */
const leadingTag = ({ world, state }: Run): Tag | null => {
  const counts = new Map<Tag, number>();
  for (const card of ownedCards(state, true)) {
    const { rarity, tag } = world.cardTypes[state.types[card]!]!.spec;
    if (rarity !== 'Common') counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  const leading = [...counts.keys()].filter((tag) => counts.get(tag) === most);
  return leading.length === 1 ? leading[0]! : null;
};
