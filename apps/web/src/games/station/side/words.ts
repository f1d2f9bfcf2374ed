// The deck in words: names of cells for the ear, states of doors and hazards, acts on the spot.

import type { Action, Cell, DoorView, HazardView, StationView, ThingView } from '@interlock/station';
import { spokenCell } from '@interlock/station/screen';
import { type Deck, keyOf } from '../board/deck.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

export const doorState = (door: DoorView): string => {
  if (door.lacks.length === 0) return 'open';
  const power = door.isPowered ? 'powered' : 'no power';
  const lock = door.isLocked
    ? `locked, needs ${door.card?.name ?? 'a keycard'}${door.card?.isHeld ? ', which you hold' : ''}`
    : 'not locked';
  return `${power}, ${lock}`;
};

export const hazardNeeds = ({ control, tool, isBlocking }: HazardView): string => {
  if (!isBlocking) return 'can be crossed, at a price';
  const held = tool ? `${tool.name}, ${tool.isHeld ? 'which you hold' : 'which you do not hold'}` : '';
  if (control && tool) return `needs the ${control} or the ${held}`;
  return control ? `needs the ${control}` : `needs the ${held}`;
};

export const thingTitle = (thing: ThingView): string => {
  switch (thing.kind) {
    case 'terminal':
      return `Terminal ${thing.id}`;
    case 'desk':
      return `CCTV desk ${thing.id}`;
    case 'control':
      return `${capital(thing.name)} ${thing.id}`;
    case 'generator':
      return `Generator ${thing.id}`;
    case 'furniture':
      return `${capital(thing.type)} ${thing.id}`;
    case 'puzzle':
      return thing.type === 'relay' ? `Relay board ${thing.id}` : `Code lock ${thing.id}`;
  }
};

export const thingState = (thing: ThingView): string => {
  switch (thing.kind) {
    case 'terminal':
      return `controls ${count(thing.controls.length, 'room')}`;
    case 'desk':
      return 'shows what furniture holds something';
    case 'control':
      return thing.isActivated ? 'used' : 'not used';
    case 'generator':
      return thing.isPowered
        ? 'running'
        : `${thing.inserted} of ${count(thing.required, 'battery').replace('batterys', 'batteries')}`;
    case 'furniture':
      return thing.isSearched ? 'searched' : 'not searched';
    case 'puzzle':
      return thing.isSolved ? 'solved' : 'not solved';
  }
};

/** The spoken name of a cell; null where nothing is known of it or only wall is. */
export const nameOfCell = ({ ground, view }: Deck, cell: Cell): string | null =>
  ground.has(keyOf(cell)) ? `${keyOf(cell)}: ${spokenCell(view, cell)}` : null;

/** What stands in it, wherever one looks from. */
export const standsInCell = ({ ground, view }: Deck, cell: Cell): string | null =>
  ground.has(keyOf(cell))
    ? `${spokenCell({ ...view, at: cell }, cell)}${keyOf(view.at) === keyOf(cell) ? ', you' : ''}`
    : null;

const DIRECTION = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

/** An action in two parts: what is done, and to what. */
export const actWords = (view: StationView, action: Action): { readonly verb: string; readonly target: string } => {
  const room = (id: string): string => view.rooms.find((one) => one.id === id)?.name ?? panelName(view, id);
  const thing = (id: string): string => {
    const found = view.things.find((one) => one.id === id);
    return found ? thingTitle(found) : id;
  };
  switch (action.type) {
    case 'move':
      return { verb: action.dir, target: DIRECTION[action.dir] };
    case 'setDoorPower':
      return { verb: `Doors ${action.on ? 'on' : 'off'}`, target: room(action.room) };
    case 'setCctvPower':
      return { verb: `CCTV ${action.on ? 'on' : 'off'}`, target: room(action.room) };
    case 'useKeycard': {
      const door = view.doors.find(({ id }) => id === action.door);
      return { verb: 'Use card', target: door ? `door into ${room(door.room)}` : action.door };
    }
    case 'search':
      return { verb: 'Search', target: thing(action.furniture) };
    case 'insertBattery':
      return { verb: 'Battery', target: `into ${thing(action.generator).toLowerCase()}` };
    case 'activateControl':
      return { verb: 'Turn', target: thing(action.control) };
    case 'fixHazard': {
      const hazard = view.hazards.find(({ id }) => id === action.hazard);
      return { verb: 'Fix', target: hazard ? `${hazard.name}, ${hazard.tool?.name ?? ''}` : action.hazard };
    }
    case 'pressRelay':
      return { verb: `Press lamp ${action.k + 1}`, target: thing(action.puzzle) };
    case 'submitCode':
      return { verb: `Enter ${action.digits}`, target: thing(action.puzzle) };
    case 'scanFeeds':
      return { verb: 'Scan feeds', target: thing(action.desk) };
    case 'wait':
      return { verb: 'Wait', target: 'a breath' };
    case 'concede':
      return { verb: 'Give up', target: 'the deck is lost' };
  }
};

const panelName = ({ panels }: StationView, id: string): string =>
  panels.flatMap(({ rows }) => rows).find(({ room }) => room === id)?.name ?? id;
