// Air: what an action takes [DS-129, DS-130], of what that consists [DS-493], and paying for it.

import type { Because, Tape } from '@interlock/kernel';
import { type Action, WAYS } from '../actions.ts';
import type { Deck } from '../deck.ts';
import type { AirPart, StationEvent } from '../events.ts';
import { numberIn } from '../map/numbers.ts';
import type { State } from '../state.ts';
import { hazardAt } from './ground.ts';

/** The price of an action before anything of it has happened; asked even where air is not counted. */
export const priceOf = (deck: Deck, state: State, action: Action): number => {
  const { cost } = deck.content.balance;
  switch (action.type) {
    case 'move':
      return stepPrice(deck, state, state.at + deck.layout.steps[WAYS.indexOf(action.dir)]!);
    case 'setDoorPower':
    case 'setCctvPower':
      return cost.power;
    case 'useKeycard':
      return cost.useKeycard;
    case 'search':
      return cost.search;
    case 'insertBattery':
      return cost.insertBattery;
    case 'activateControl':
      return cost.activateControl;
    case 'fixHazard': {
      const { hazards, layout } = deck;
      return hazards[numberIn(layout.hazardOf, action.hazard) ?? -1]?.tool?.cost ?? 0;
    }
    case 'pressRelay':
      return cost.pressRelay;
    case 'submitCode':
      return cost.submit;
    case 'scanFeeds':
      return cost.scanFeeds;
    case 'wait':
      return cost.wait;
    case 'concede':
      return 0;
  }
};

/** What a step that ends on this cell takes: the move, the drag of a spill, the largest aura beside it [DS-097]. */
export const stepPrice = (deck: Deck, state: State, to: number): number => {
  const { cost } = deck.content.balance;
  const drag = spillAt(deck, state, to) < 0 ? 0 : cost.spillDrag;
  const by = auraAt(deck, state, to);
  return cost.move + drag + (by < 0 ? 0 : deck.hazards[by]!.aura);
};

/** The spill on a cell, -1 for none. */
export const spillAt = (deck: Deck, state: State, cell: number): number => {
  const { hazards } = deck;
  const hazard = hazardAt(deck, state, cell);
  return hazard >= 0 && !hazards[hazard]!.isBlocking && state.fixed[hazard] === 0 ? hazard : -1;
};

/** The active hazard beside a cell with the largest aura, of equal ones the first in the file; -1 where none has any. */
export const auraAt = (deck: Deck, state: State, cell: number): number => {
  const { layout, hazards } = deck;
  let found = -1;
  let most = 0;
  for (let i = 0; i < 4; i++) {
    const hazard = hazardAt(deck, state, cell + layout.steps[i]!);
    if (hazard < 0 || state.fixed[hazard] !== 0) continue;
    const { aura } = hazards[hazard]!;
    if (aura > most || (aura === most && aura > 0 && hazard < found)) {
      most = aura;
      found = hazard;
    }
  }
  return found;
};

/** True where air is counted on this deck and does not last for this. */
export const lacksAir = (state: State, price: number): boolean => state.air >= 0 && price > state.air;

/** Pays a price and says so; `because` is what took the air. Returns the index of the event. */
export const spendAir = (
  draft: State,
  tape: Tape<StationEvent>,
  price: number,
  parts: readonly AirPart[],
  because: readonly Because[],
): number => {
  if (draft.air < 0) return tape.emit({ type: 'airSpent', amount: 0, left: null, parts: [] }, ...because);
  draft.air -= price;
  draft.airUsed += price;
  return tape.emit({ type: 'airSpent', amount: price, left: draft.air, parts }, ...because);
};

/** A canister adds its air at once and without limit; nothing where air is not counted [DS-076]. */
export const gainAir = (deck: Deck, draft: State, tape: Tape<StationEvent>, picked: number): void => {
  if (draft.air < 0) return;
  const amount = deck.content.balance.air.canister;
  draft.air += amount;
  tape.emit({ type: 'airGained', amount }, { event: picked });
};

/** The parts of an action's price, taken before the action is carried out. */
export const partsOf = (deck: Deck, state: State, action: Action, price: number): readonly AirPart[] => {
  if (price === 0 || state.air < 0) return [];
  if (action.type !== 'move') return [{ for: 'action', air: price }];
  const { layout, hazards, content } = deck;
  const { cost } = content.balance;
  const to = state.at + layout.steps[WAYS.indexOf(action.dir)]!;
  const parts: AirPart[] = [{ for: 'action', air: cost.move }];
  const spill = spillAt(deck, state, to);
  if (spill >= 0 && cost.spillDrag > 0)
    parts.push({ for: 'spill', hazard: layout.level.hazards[spill]!.id, air: cost.spillDrag });
  const by = auraAt(deck, state, to);
  if (by >= 0) parts.push({ for: 'aura', hazard: layout.level.hazards[by]!.id, air: hazards[by]!.aura });
  return parts;
};
