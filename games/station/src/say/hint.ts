// The steps of a hint [DS-499], read off a winning line: the place of the next interaction, then what to do there
// and why; the third is the line itself up to that turn.

import { type Action, thingId, WAYS } from '../actions.ts';
import { fill, listed, type Slots, texts } from '../data/texts.ts';
import type { Deck } from '../deck.ts';
import { numberIn } from '../map/numbers.ts';
import type { State } from '../state.ts';
import { cellName, hazardName, itemName, thingName } from './names.ts';
import { sayAction } from './sayAction.ts';

type Line = readonly (readonly Action[])[];

interface Next {
  /** Turns up to and including it. */
  readonly turns: number;
  /** Null: the item on this cell, or the lift. */
  readonly action: Action | null;
  readonly cell: number;
}

/** The next interaction of a line [DS-322], a needed item on the floor included; the end of the line where there is none. */
export const nextInteraction = (deck: Deck, state: State, line: Line): Next => {
  const { layout, level } = deck;
  let at = state.at;
  for (const [i, [action]] of line.entries()) {
    if (action === undefined) continue;
    if (action.type !== 'move') return { turns: i + 1, action, cell: at };
    at += layout.steps[WAYS.indexOf(action.dir)]!;
    const item = layout.itemAt[at]!;
    const kind = level.items[item]?.item ?? 'air';
    if (item >= 0 && state.picked[item] === 0 && kind !== 'air' && !kind.startsWith('log:'))
      return { turns: i + 1, action: null, cell: at };
  }
  return { turns: line.length, action: null, cell: at };
};

export const hintWords = (deck: Deck, state: State, line: Line): readonly [string, string] => {
  const next = nextInteraction(deck, state, line);
  return [fill(texts.hints.where!, { place: placeOf(deck, next) }), reasonOf(deck, state, next)];
};

/** The third step: everything up to and including the next interaction, steps of one way together. */
export const stretchOf = (deck: Deck, state: State, line: Line): { readonly turns: number; readonly words: string } => {
  const { turns } = nextInteraction(deck, state, line);
  const said: { words: string; times: number }[] = [];
  for (const [action] of line.slice(0, turns)) {
    if (action === undefined) continue;
    const words = sayTold(deck, state, action);
    const last = said.at(-1);
    if (action.type === 'move' && last?.words === words) last.times++;
    else said.push({ words, times: 1 });
  }
  return { turns, words: `${said.map(({ words, times }) => (times === 1 ? words : `${words} ${times}`)).join(', ')}.` };
};

/** The room it stands in, by name: a hint may tell it. */
const placeOf = (deck: Deck, { action, cell }: Next): string => {
  const { layout } = deck;
  const target = action === null ? cell : targetCell(deck, action, cell);
  const door = layout.doors[layout.doorAt[target]!];
  if (door !== undefined) return `the door into ${layout.rooms[door.room]!.name}`;
  const room = layout.rooms[layout.roomAt[target]!];
  return room === undefined ? `the corridor at ${cellName(deck, target)}` : room.name;
};

const targetCell = (deck: Deck, action: Action, cell: number): number => {
  const { layout } = deck;
  if (action.type === 'useKeycard') return layout.doors[numberIn(layout.doorOf, action.door)!]!.cell;
  if (action.type === 'fixHazard') return layout.hazardCells[numberIn(layout.hazardOf, action.hazard)!]![0]!;
  const id = thingId(action);
  return id === null ? cell : layout.things[numberIn(layout.thingOf, id)!]!.cell;
};

const reasonOf = (deck: Deck, state: State, { action, cell }: Next): string => {
  if (action === null) {
    const item = deck.layout.itemAt[cell]!;
    const slots = { cell: cellName(deck, cell) };
    if (item < 0 || state.picked[item] === 1) return fill(texts.hints.leave!, slots);
    return fill(texts.hints.pick!, { ...slots, item: `the ${itemName(deck, deck.level.items[item]!.item)}` });
  }
  const isDrop = action.type === 'setDoorPower' && !action.on;
  const template = texts.hints[isDrop ? 'dropDoorPower' : action.type]!;
  return fill(template, { action: sayTold(deck, state, action), ...reasonSlots(deck, action) });
};

/** A hint may name what has not been seen. */
const sayTold = (deck: Deck, state: State, action: Action): string => {
  const all = new Uint8Array(state.known.length).fill(1);
  return sayAction(deck, { ...state, known: all, named: new Uint8Array(state.named.length).fill(1) }, action);
};

const reasonSlots = (deck: Deck, action: Action): Slots => {
  const id = thingId(action);
  const thing = id === null ? undefined : deck.layout.things[numberIn(deck.layout.thingOf, id)!];
  if (thing === undefined) return {};
  switch (thing.kind) {
    case 'furniture': {
      const contents = deck.holds[thing.row]!.map((item) => `the ${itemName(deck, deck.items[item]!)}`);
      return { contents: contents.length === 0 ? texts.phrases.nothing! : listed(contents) };
    }
    case 'control':
      return { hazard: `the ${hazardName(deck, deck.bound[thing.row]!)}` };
    case 'puzzle': {
      const { grant } = deck.puzzles[thing.row]!;
      if (grant.gives === 'unlock') return { grant: `the locks of ${deck.layout.rooms[grant.room]!.name}` };
      if (grant.gives === 'fix') return { grant: `an end to the ${hazardName(deck, grant.hazard)}` };
      return { grant: `the ${itemName(deck, deck.items[grant.item]!)}` };
    }
    default:
      return { thing: thingName(deck, thing) };
  }
};
