// What a pass costs: base, robot, cell, card, then Dampen, then Worn [DD-128, DD-217].

import type { CostPart } from '../shape/events.ts';
import type { ModifierKind } from '../shape/names.ts';
import type { CostSpec } from '../shape/ruleset.ts';
import type { Modifier, State } from '../shape/state.ts';
import type { CardType, World } from '../shape/world.ts';
import { terrainAt, terrainName } from './board.ts';
import { isActive } from './suppression.ts';

export interface Cost {
  total: number;
  /** What Optimized and TailWind saved of it; negative where they cost [DD-330]. */
  saved: number;
  /** The sum before the floor at 0, Dampen and Worn. */
  sum: number;
  /** Whether an active Corrupt took a step off. */
  isDampened: boolean;
  worn: number;
}

/** One change of the price by a modifier, for whoever wants to tell it. */
export type CostTeller = (
  stage: 'robot' | 'cell' | 'card',
  by: CostPart['by'],
  amount: number,
  modifier: Modifier | null,
) => void;

/** `n` one step towards 0, never past 1 or -1 [DD-185]. */
export const dampened = (n: number, step: number): number =>
  n > 0 ? Math.max(1, n - step) : n < 0 ? Math.min(-1, n + step) : 0;

/** The price of a card that runs while the robot stands on a cell. */
export const costOf = (world: World, state: State, card: number, cell: number, tell?: CostTeller): Cost => {
  const type = world.cardTypes[state.types[card]!]!;
  let sum = type.spec.cost;
  let savers = 0;
  for (let i = 0; i < state.robot.length; i++) {
    const modifier = state.robot[i]!;
    const amount = robotCost(world, state, type, modifier, i);
    if (amount === 0) continue;
    sum += amount;
    if (modifier.kind === 'TailWind') savers += amount;
    tell?.('robot', modifier.kind, amount, modifier);
  }
  if (type.hasInteract) {
    const terrain = terrainAt(state, cell);
    const amount = world.terrain[terrain]!.interactCost;
    sum += amount;
    if (amount !== 0) tell?.('cell', terrainName(terrain), amount, null);
  }
  const list = state.cards[card]!;
  let isCorrupt = false;
  let worn = 0;
  for (let i = 0; i < list.length; i++) {
    const modifier = list[i]!;
    const { kind } = modifier;
    if (kind === 'Corrupt') isCorrupt ||= isActive(state, 'card', list, modifier);
    else if (kind === 'Worn') {
      if (isActive(state, 'card', list, modifier)) worn += modifier.stacks * amountFor(world, type, kind);
    } else {
      const amount = amountFor(world, type, kind);
      if (amount === 0 || !isActive(state, 'card', list, modifier)) continue;
      sum += amount;
      if (kind === 'Optimized') savers += amount;
      tell?.('card', kind, amount, modifier);
    }
  }
  const isDampening = isCorrupt && world.rules.flags.corruptMode === 'dampenWear';
  const step = isDampening ? (world.rules.modifiers.Corrupt.amount ?? 0) : 0;
  const floored = Math.max(0, sum);
  const reduced = dampened(floored, step);
  return {
    total: reduced + worn,
    saved: savers === 0 ? 0 : dampened(Math.max(0, sum - savers), step) - reduced,
    sum,
    isDampened: reduced !== floored,
    worn,
  };
};

/** A kind on the robot acts once, by its first active instance [DD-158]. */
const robotCost = (world: World, state: State, type: CardType, modifier: Modifier, at: number): number => {
  const amount = amountFor(world, type, modifier.kind);
  if (amount === 0 || !isActive(state, 'robot', state.robot, modifier)) return 0;
  for (let i = 0; i < at; i++) if (state.robot[i]!.kind === modifier.kind) return 0;
  return amount;
};

const amountFor = (world: World, type: CardType, kind: ModifierKind): number => {
  const { costs } = world.rules.modifiers[kind];
  if (costs === undefined) return 0;
  let amount = 0;
  for (let i = 0; i < costs.length; i++) if (applies(costs[i]!, type)) amount += costs[i]!.amount;
  return amount;
};

const applies = (cost: CostSpec, type: CardType): boolean => {
  if (cost.with.length === 0) return true;
  return cost.with.some((intent) =>
    intent === 'Move' ? type.hasMove : intent === 'Interact' ? type.hasInteract : type.hasTurn,
  );
};

/** The parts of a price, for skipped passes and for whoever shows a card. */
export const costParts = (world: World, state: State, card: number, cell: number): readonly CostPart[] => {
  const parts: CostPart[] = [{ by: 'base', amount: world.cardTypes[state.types[card]!]!.spec.cost }];
  const cost = costOf(world, state, card, cell, (_stage, by, amount) => parts.push({ by, amount }));
  const floored = Math.max(0, cost.sum);
  if (cost.isDampened) parts.push({ by: 'Corrupt', amount: cost.total - cost.worn - floored });
  if (cost.worn > 0) parts.push({ by: 'Worn', amount: cost.worn });
  return parts;
};
