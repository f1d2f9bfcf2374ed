// What a gate that is shut waits for, and what would help: which terminal switches it and what the way there costs, where
// its card lies, what clears a hazard. In words, and as deeds where they can be done from here.

import type { Action } from '../actions.ts';
import { fill, texts } from '../data/texts.ts';
import type { Deck } from '../deck.ts';
import { numberIn } from '../map/numbers.ts';
import { priceOf } from '../rules/air.ts';
import { drawOf, isOverloadedBy, loadOf } from '../rules/power.ts';
import { doorName, fixWords, roomName } from '../say/names.ts';
import type { State } from '../state.ts';
import type { Cell, DoorView, HazardView, StationView } from '../view.ts';
import { gateWords, type Outlook } from './preview.ts';
import type { Gate } from './route.ts';

/** A walk and what is done at its end. */
export interface Help {
  readonly words: string;
  readonly actions: readonly Action[];
  readonly air: number;
}

export interface Answer {
  readonly says: string;
  /** Null where nothing can be done about it from here. */
  readonly help: Help | null;
}

/** Where the player stands: all of it on what is known. */
export interface Stand {
  readonly deck: Deck;
  readonly state: State;
  readonly view: StationView;
  readonly outlook: Outlook;
}

export const sayPress = (template: string, slots: Readonly<Record<string, string | number>> = {}): string =>
  fill(texts.press[template]!, slots);

export const isSame = ([x, y]: Cell, [toX, toY]: Cell): boolean => x === toX && y === toY;

/** The cheapest known way to one of some cells: none of it where the player stands there; null where none leads. */
export const nearest = (
  { view, outlook }: Stand,
  cells: readonly Cell[],
): { readonly actions: readonly Action[]; readonly air: number } | null => {
  if (cells.some((cell) => isSame(cell, view.at))) return { actions: [], air: 0 };
  const ways = cells.map((cell) => outlook.pathTo(cell)).filter((path) => path.ok);
  const best = ways.sort((a, b) => a.air - b.air)[0];
  return best === undefined ? null : { actions: best.turns.flat(), air: best.air };
};

export const answerOf = (stand: Stand, gate: Gate): Answer => {
  const { deck, view } = stand;
  const { layout, level } = deck;
  if (gate.why === 'gate-shut') return { says: sayPress('gate', { gate: gateWords(deck, gate) }), help: null };
  if (gate.why === 'hazard-blocks') {
    const { id } = level.hazards[layout.hazardAt[gate.cell]!]!;
    return ofHazard(stand, view.hazards.find((one) => one.id === id)!);
  }
  const { id, index } = layout.doors[layout.doorAt[gate.cell]!]!;
  const door = view.doors.find((one) => one.id === id)!;
  const named = `door ${id} ${doorName(deck, index).slice('door '.length)}`;
  return gate.why === 'door-locked' ? ofLocked(stand, door, named) : ofUnpowered(stand, door, named);
};

const ofUnpowered = (stand: Stand, { room, isLocked }: DoorView, door: string): Answer => {
  const { deck, state, view } = stand;
  const able = view.things
    .filter((thing) => thing.kind === 'terminal' && thing.controls.some((row) => row.room === room))
    .map((thing) => ({ thing, way: nearest(stand, thing.access) }))
    .sort((a, b) => (a.way?.air ?? Number.POSITIVE_INFINITY) - (b.way?.air ?? Number.POSITIVE_INFINITY));
  const [best] = able;
  const told = (who: string, help: Help | null = null): Answer => ({
    says: sayPress(isLocked ? 'unpoweredLocked' : 'unpowered', { door, who }),
    help,
  });
  if (best === undefined) return told(sayPress('switchUnseen', { room: roomName(deck, room) }));
  const { thing, way } = best;
  const slots = { terminal: thing.id, room: roomName(deck, thing.room) };
  const owner = numberIn(deck.layout.roomOf, room)!;
  if (isOverloadedBy(deck, state, owner, 'doors')) {
    const load = loadOf(deck, state) + drawOf(deck, owner, 'doors');
    return told(sayPress('switchLoad', { ...slots, load, capacity: deck.capacity! }));
  }
  if (way === null) return told(sayPress('switchShut', slots));
  const deed: Action = { type: 'setDoorPower', terminal: thing.id, room, on: true };
  return told(
    way.actions.length === 0 ? sayPress('switchHere', slots) : sayPress('switch', slots),
    helpBy(stand, way, deed, sayPress('helpPower', { terminal: thing.id })),
  );
};

const ofLocked = (stand: Stand, { card }: DoorView, door: string): Answer => {
  const lies = stand.view.items.find(({ item }) => item === card?.item);
  const who = lies === undefined ? sayPress('cardUnseen') : sayPress('cardSeen', { cell: lies.at.join(',') });
  const way = lies === undefined ? null : nearest(stand, [lies.at]);
  return {
    says: sayPress('locked', { door, card: `the ${card?.name ?? 'card'}`, who }),
    help: helpBy(stand, way, null, sayPress('helpCard')),
  };
};

const ofHazard = (stand: Stand, hazard: HazardView): Answer => {
  const { id, name, control, tool } = hazard;
  const told = (who: string, help: Help | null): Answer => ({
    says: sayPress('hazard', { hazard: `${name} ${id}`, fix: fixWords(hazard), who }),
    help,
  });
  if (tool?.isHeld) {
    const way = nearest(stand, hazard.at.flatMap(beside));
    return told(sayPress('toolHeld'), helpBy(stand, way, { type: 'fixHazard', hazard: id }, sayPress('helpTool')));
  }
  const knob = stand.view.things.find((thing) => thing.kind === 'control' && thing.hazard === id);
  if (knob !== undefined) {
    const who = sayPress('controlAt', { control: control ?? '', id: knob.id, cell: knob.at.join(',') });
    const deed: Action = { type: 'activateControl', control: knob.id };
    return told(who, helpBy(stand, nearest(stand, knob.access), deed, sayPress('helpControl', { id: knob.id })));
  }
  const lies = stand.view.items.find(({ item }) => item === tool?.item);
  if (lies === undefined) return told(sayPress('fixUnseen'), null);
  const who = sayPress('toolSeen', { tool: tool!.name, cell: lies.at.join(',') });
  return told(who, helpBy(stand, nearest(stand, [lies.at]), null, sayPress('helpFetch', { tool: tool!.name })));
};

/** Null where no way leads there, or the air does not last for it. */
const helpBy = (
  { deck, state }: Stand,
  way: { readonly actions: readonly Action[]; readonly air: number } | null,
  deed: Action | null,
  words: string,
): Help | null => {
  if (way === null) return null;
  const air = way.air + (deed === null ? 0 : priceOf(deck, state, deed));
  if (state.air >= 0 && air > state.air) return null;
  return { words, air, actions: deed === null ? way.actions : [...way.actions, deed] };
};

const beside = ([x, y]: Cell): readonly Cell[] => [
  [x, y - 1],
  [x + 1, y],
  [x, y + 1],
  [x - 1, y],
];
