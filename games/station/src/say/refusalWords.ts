// Refusals in words: what stands in the way and what to do instead. Nothing here names what the player has not seen.

import { quote } from '@interlock/kernel';
import type { Action } from '../actions.ts';
import type { HazardKind } from '../data/hazards.ts';
import type { Deck } from '../deck.ts';
import type { ThingKind } from '../map/layout.ts';
import { numberIn } from '../map/numbers.ts';
import type { Code } from '../refuse.ts';
import { leverAt, leverCalled, shutGateAt } from '../rules/added.ts';
import { priceOf } from '../rules/air.ts';
import { heldOf } from '../rules/items.ts';
import { cellTowards } from '../rules/moves.ts';
import { drawOf, loadOf } from '../rules/power.ts';
import type { State } from '../state.ts';

export interface RefusalWords {
  readonly code: Code;
  readonly why: string;
  /** The part of the action that is at fault, where it is one. */
  readonly field?: string;
}

const THINGS: Readonly<Record<ThingKind, string>> = {
  terminal: 'maintenance terminal',
  desk: 'CCTV desk',
  control: 'hazard control',
  puzzle: 'puzzle terminal',
  generator: 'generator',
  furniture: 'furniture',
};

const WAY_NAMES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

export const sayRefusal = (deck: Deck, state: State, action: Action, code: Code): RefusalWords => {
  if (code === 'deck-over') return { code, why: sayOver(state) };
  if (code === 'bad-argument') return sayBadArgument(deck, action);
  if (code === 'not-enough-air') {
    const why = `This takes ${priceOf(deck, state, action)} air and ${state.air} is left; do something cheaper.`;
    return { code, why };
  }
  if (action.type === 'move') return { code, why: sayObstacle(deck, state, action, code), field: 'dir' };
  const target = targetOf(action);
  if (target === null) return { code, why: 'This is not possible now.' };
  const { field, id, what } = target;
  if (code === 'unknown-target')
    return { code, why: `You know of no ${what} ${quote(id)} here; name one you have seen.`, field };
  if (code === 'not-adjacent') return { code, why: sayTooFar(deck, action, what, id), field };
  return sayOwn(deck, state, action, code, field);
};

const sayOver = (state: State): string =>
  state.outcome === 'won'
    ? 'The deck is cleared and over; take back a turn or begin another deck.'
    : 'The deck is lost and over; take back a turn or begin it again.';

const sayBadArgument = (deck: Deck, action: Action): RefusalWords => {
  const code = 'bad-argument';
  const { codeDigitsMin, codeDigitsMax } = deck.content.balance.rules;
  switch (action.type) {
    case 'move':
      return { code, why: 'A move goes N, E, S or W.', field: 'dir' };
    case 'pressRelay':
      return { code, why: 'The lamps of a relay board are numbered 0 to 8.', field: 'k' };
    case 'submitCode':
      return { code, why: `A code has ${codeDigitsMin} to ${codeDigitsMax} digits.`, field: 'digits' };
    default:
      return { code, why: 'The action is not one of this game, or a part of it is missing or of the wrong type.' };
  }
};

/** The thing an action names: the field, the id, and what it should be. */
const targetOf = (action: Action): { readonly field: string; readonly id: string; readonly what: string } | null => {
  switch (action.type) {
    case 'setDoorPower':
    case 'setCctvPower':
      return { field: 'terminal', id: action.terminal, what: THINGS.terminal };
    case 'useKeycard':
      return { field: 'door', id: action.door, what: 'door' };
    case 'search':
      return { field: 'furniture', id: action.furniture, what: THINGS.furniture };
    case 'insertBattery':
      return { field: 'generator', id: action.generator, what: THINGS.generator };
    case 'activateControl':
      return { field: 'control', id: action.control, what: THINGS.control };
    case 'fixHazard':
      return { field: 'hazard', id: action.hazard, what: 'hazard' };
    case 'pressRelay':
    case 'submitCode':
      return { field: 'puzzle', id: action.puzzle, what: THINGS.puzzle };
    case 'scanFeeds':
      return { field: 'desk', id: action.desk, what: THINGS.desk };
    default:
      return null;
  }
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sayObstacle = (deck: Deck, state: State, action: Action & { type: 'move' }, code: Code): string => {
  const { layout, hazards, level } = deck;
  const cell = cellTowards(deck, state, action.dir);
  const thing = layout.things[layout.thingAt[cell] ?? -1];
  if (code === 'blocked-by-entity' && thing !== undefined)
    return `The ${THINGS[thing.kind]} ${thing.id} stands there; walk around it.`;
  const lever = leverAt(deck, cell);
  if (lever !== undefined) return `The lever ${lever.id} stands there; walk around it.`;
  const gate = code === 'gate-shut' ? shutGateAt(deck, state, cell) : undefined;
  if (gate !== undefined) return `The ${gate.thing} ${gate.id} is shut; ${gate.opener} opens it.`;
  const door = layout.doors[layout.doorAt[cell] ?? -1];
  if (door !== undefined && code.startsWith('door-')) {
    const { id, name } = layout.rooms[door.room]!;
    if (code === 'door-unpowered')
      return `Door ${door.id} into ${name} has no power; switch it on at a terminal in ${name} or in a room next to it.`;
    return heldOf(deck, state, `keycard:${id}`) > 0
      ? `Door ${door.id} into ${name} is locked; use the keycard on it first.`
      : `Door ${door.id} into ${name} is locked; find the keycard of ${name} first.`;
  }
  const hazard = layout.hazardAt[cell] ?? -1;
  if (code === 'hazard-blocks' && hazard >= 0)
    return `${capital(hazards[hazard]!.name)} ${level.hazards[hazard]!.id} blocks the way; ${sayRemedy(hazards[hazard]!)}.`;
  if (code === 'wall' && state.guess >= 0 && state.known[cell] !== 1)
    return `What lies to the ${WAY_NAMES[action.dir]} is not known yet; carry the plan out and look.`;
  return `There is a wall to the ${WAY_NAMES[action.dir]}; walk another way.`;
};

const sayRemedy = ({ control, tool }: HazardKind): string => {
  if (control !== undefined && tool !== undefined) return `clear it with its ${control} or with the ${tool.name}`;
  if (control !== undefined) return `clear it with its ${control}`;
  return tool === undefined ? 'nothing clears it' : `clear it with the ${tool.name}`;
};

const sayTooFar = (deck: Deck, action: Action, what: string, id: string): string => {
  if (action.type === 'useKeycard') return `Stand on a cell beside door ${id} to use a keycard on it.`;
  if (action.type === 'fixHazard') return `Stand on a cell beside ${id} to clear it.`;
  const { layout } = deck;
  const lever = leverCalled(deck, id);
  const thing = lever ?? layout.things[numberIn(layout.thingOf, id)!]!;
  return `Stand beside the ${what} ${id}, inside ${layout.rooms[thing.room]!.name}, to use it.`;
};

/** The checks of the single targets. */
const sayOwn = (deck: Deck, state: State, action: Action, code: Code, field: string): RefusalWords => {
  const { layout, hazards, level, needs } = deck;
  switch (action.type) {
    case 'setDoorPower':
    case 'setCctvPower':
      return saySwitch(deck, state, action, code);
    case 'useKeycard': {
      const { name } = layout.rooms[layout.doors[numberIn(layout.doorOf, action.door)!]!.room]!;
      if (code === 'door-not-locked')
        return { code, why: `Door ${action.door} is not locked; no card is needed.`, field };
      if (code === 'reader-unpowered')
        return { code, why: `The reader of door ${action.door} is dead; switch on the doors of ${name} first.`, field };
      return { code, why: `You do not hold the keycard of ${name}; find it first.`, field };
    }
    case 'search':
      return { code, why: `${action.furniture} was searched before; look elsewhere.`, field };
    case 'insertBattery': {
      if (code === 'no-battery') return { code, why: 'You hold no battery; find one first.', field };
      const row = level.generators.findIndex(({ id }) => id === action.generator);
      return { code, why: `Generator ${action.generator} has its ${needs[row]} and runs; keep the battery.`, field };
    }
    case 'activateControl':
      if (code === 'gate-shut')
        return { code, why: `${action.control} does not give yet; something it waits for is missing.`, field };
      if (code === 'no-change') return { code, why: `${action.control} is pulled already; leave it.`, field };
      return { code, why: `What ${action.control} controls is cleared already; leave it.`, field };
    case 'fixHazard': {
      const kind = hazards[numberIn(layout.hazardOf, action.hazard)!]!;
      if (code === 'hazard-already-fixed') return { code, why: `${action.hazard} is cleared already; walk on.`, field };
      if (code === 'no-tool')
        return { code, why: `This takes the ${kind.tool!.name}, which you do not hold; find it first.`, field };
      const why =
        kind.control === undefined
          ? `Nothing clears a ${kind.name}; walk through it or around it.`
          : `No tool clears ${kind.name}; find and use its ${kind.control}.`;
      return { code, why, field };
    }
    case 'scanFeeds':
      return { code, why: 'No camera is on; switch on the CCTV of a room at a terminal first.', field };
    case 'pressRelay':
    case 'submitCode':
      return sayPuzzle(deck, state, action, code, field);
    default:
      return { code, why: 'This is not possible now.' };
  }
};

const saySwitch = (
  deck: Deck,
  state: State,
  action: Action & { type: 'setDoorPower' | 'setCctvPower' },
  code: Code,
): RefusalWords => {
  const { layout, capacity } = deck;
  const what = action.type === 'setDoorPower' ? 'doors' : 'cctv';
  if (code === 'room-not-controlled') {
    const terminal = layout.things[numberIn(layout.thingOf, action.terminal)!]!;
    const listed = layout.rooms[terminal.room]!.controlled.map((room) => layout.rooms[room]!.id).join(', ');
    return { code, why: `Terminal ${action.terminal} controls ${listed}, not ${quote(action.room)}.`, field: 'room' };
  }
  const { name, index } = layout.rooms[numberIn(layout.roomOf, action.room)!]!;
  const part = what === 'doors' ? 'doors' : 'CCTV';
  if (code === 'no-change') {
    const now = action.on ? 'on' : 'off';
    return { code, why: `The ${part} of ${name} ${what === 'doors' ? 'are' : 'is'} ${now} already.`, field: 'on' };
  }
  const why = `The ${part} of ${name} would add ${drawOf(deck, index, what)} to a load of ${loadOf(deck, state)}, and the deck bears ${capacity}; switch something off first.`;
  return { code, why, field: 'on' };
};

const sayPuzzle = (
  deck: Deck,
  state: State,
  action: Action & { type: 'pressRelay' | 'submitCode' },
  code: Code,
  field: string,
): RefusalWords => {
  if (code === 'wrong-type') {
    const why =
      action.type === 'pressRelay'
        ? `${action.puzzle} is a code terminal; submit its code instead.`
        : `${action.puzzle} is a relay board; press its lamps instead.`;
    return { code, why, field };
  }
  if (code === 'puzzle-solved') return { code, why: `${action.puzzle} is solved already; leave it.`, field };
  if (code === 'wrong-code')
    return { code, why: 'That is not the code; put it together from its fragments again.', field: 'digits' };
  const { layout, puzzles } = deck;
  const puzzle = puzzles[layout.things[numberIn(layout.thingOf, action.puzzle)!]!.row]!;
  const all = puzzle.type === 'code' ? puzzle.fragments : [];
  const held = all.filter((kind) => state.held[kind]! > 0).length;
  return { code, why: `You hold ${held} of the ${all.length} fragments of this code; find the rest first.`, field };
};
