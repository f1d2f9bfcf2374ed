// The parts of the view, one function each: everything here reads the player's memory first and the deck only through it.

import type { Deck } from '../deck.ts';
import { DOOR, ROOM, type Thing, WALL } from '../map/layout.ts';
import { numberIn } from '../map/numbers.ts';
import { codeOf, isGuess, UNREAD } from '../rules/ground.ts';
import { deckScore, starsOf } from '../rules/score.ts';
import { itemName } from '../say/names.ts';
import type { State } from '../state.ts';
import type {
  Cell,
  DoorLack,
  DoorView,
  FeedView,
  HazardView,
  HeldView,
  ItemView,
  ObjectivesView,
  PanelRow,
  PanelView,
  ResultView,
  RoomView,
  ThingView,
} from '../view.ts';

export const pointOf = ({ layout }: Deck, cell: number): Cell => {
  const { width } = layout.grid;
  const y = Math.floor(cell / width);
  return [cell - y * width, y];
};

/** Known cells as text; unknown ones behind the last known are left out, so the deck's size does not show. */
export const rowsIn = (deck: Deck, state: State, inSight: Uint8Array): readonly string[] => {
  const { layout } = deck;
  const { width, height } = layout.grid;
  const rows: string[] = [];
  for (let y = 0; y < height; y++) {
    let row = '';
    for (let cell = y * width; cell < (y + 1) * width; cell++) row += glyphOf(deck, state, inSight, cell);
    rows.push(row.trimEnd());
  }
  while (rows.length > 0 && rows.at(-1) === '') rows.pop();
  return rows;
};

const glyphOf = (deck: Deck, state: State, inSight: Uint8Array, cell: number): string => {
  if (state.known[cell] === 0) return ' ';
  switch (deck.layout.kind[cell]) {
    case WALL:
      return '#';
    case DOOR:
      return '+';
    case ROOM:
      return inSight[cell] === 1 ? '.' : "'";
    default:
      return inSight[cell] === 1 ? ',' : '`';
  }
};

export const roomsIn = (deck: Deck, state: State): readonly RoomView[] => {
  const { layout } = deck;
  return layout.rooms.flatMap((room): RoomView[] => {
    if (state.named[room.index] === 0) return [];
    const runs: [x: number, y: number, length: number][] = [];
    for (const cell of room.cells) {
      if (state.known[cell] === 0) continue;
      const [x, y] = pointOf(deck, cell);
      const last = runs.at(-1);
      if (last !== undefined && last[1] === y && last[0] + last[2] === x) last[2]++;
      else runs.push([x, y, 1]);
    }
    return [
      {
        id: room.id,
        name: room.name,
        isEntered: state.entered[room.index] === 1,
        isCctvOn: state.cctvOn[room.index] === 1,
        runs,
      },
    ];
  });
};

const POWERED = 2;
const LOCKED = 4;

/** As last seen [DS-456]; a door whose cell alone is known was never seen, so it has been seen once it is listed. */
export const doorsIn = (deck: Deck, state: State, inSight: Uint8Array): readonly DoorView[] => {
  const { kind } = deck.layout;
  return deck.layout.doors.flatMap((door): DoorView[] => {
    const seen = state.doorSeen[door.index]!;
    if (seen === 0) return [];
    const isPowered = (seen & POWERED) !== 0;
    const isLocked = (seen & LOCKED) !== 0;
    const lacks: DoorLack[] = [];
    if (!isPowered) lacks.push('power');
    if (isLocked) lacks.push('key');
    const owner = deck.layout.rooms[door.room]!;
    const card = `keycard:${owner.id}`;
    return [
      {
        ...{ id: door.id, at: pointOf(deck, door.cell), room: owner.id },
        isAcross: kind[door.cell - 1] !== WALL || kind[door.cell + 1] !== WALL,
        ...{ isPowered, isLocked, lacks },
        ...(isLocked ? { card: { item: card, name: itemName(deck, card), isHeld: holds(deck, state, card) } } : {}),
        isInSight: inSight[door.cell] === 1,
      },
    ];
  });
};

export const holds = (deck: Deck, state: State, item: string): boolean => {
  const index = numberIn(deck.itemOf, item);
  return index !== undefined && state.held[index]! > 0;
};

export const thingsIn = (deck: Deck, state: State, inSight: Uint8Array): readonly ThingView[] => {
  return deck.layout.things.flatMap((thing) =>
    state.known[thing.cell] === 0 ? [] : [thingIn(state, deck, thing, inSight[thing.cell] === 1)],
  );
};

const thingIn = (state: State, deck: Deck, thing: Thing, isInSight: boolean): ThingView => {
  const { layout, level } = deck;
  const { row } = thing;
  const base = {
    ...{ id: thing.id, at: pointOf(deck, thing.cell), room: layout.rooms[thing.room]!.id, isInSight },
    access: thing.access.filter((cell) => state.known[cell] === 1).map((cell) => pointOf(deck, cell)),
    isInReach: thing.access.includes(state.at),
  };
  switch (thing.kind) {
    case 'terminal':
      return {
        ...base,
        kind: 'terminal',
        controls: panelRows(deck, state, thing.room),
      };
    case 'desk':
      return { ...base, kind: 'desk' };
    case 'control': {
      const hazard = deck.bound[row]!;
      const kind = deck.hazards[hazard]!;
      return {
        ...{ ...base, kind: 'control', name: kind.control ?? 'hazard control', hazardKind: kind.id },
        ...{ hazard: level.hazards[hazard]!.id, isActivated: state.activated[row] === 1 },
        isHazardFixed: state.fixed[hazard] === 1,
      };
    }
    case 'generator': {
      const inserted = state.inserted[row]!;
      const required = deck.needs[row]!;
      return { ...base, kind: 'generator', inserted, required, isPowered: inserted >= required };
    }
    case 'furniture': {
      const isSearched = state.searched[row] === 1;
      return {
        ...{ ...base, kind: 'furniture', type: level.furniture[row]!.type, isSearched },
        ...(level.view === 'open' && !isSearched ? { holds: deck.holds[row]!.map((item) => deck.items[item]!) } : {}),
      };
    }
    case 'puzzle':
      return puzzleIn(state, deck, row, base);
  }
};

type Base = Pick<ThingView, 'id' | 'at' | 'room' | 'isInSight' | 'access' | 'isInReach'>;

const puzzleIn = (state: State, deck: Deck, row: number, base: Base): ThingView => {
  const puzzle = deck.puzzles[row]!;
  const shared = {
    kind: 'puzzle',
    isSolved: state.solved[row] === 1,
    grants: deck.level.puzzles[row]!.grants,
  } as const;
  if (puzzle.type === 'relay') {
    const lamps = Array.from({ length: 9 }, (_, k) => ((state.lamps[row]! >> k) & 1) === 1);
    return { ...base, ...shared, type: 'relay', lamps };
  }
  const { fragments } = puzzle;
  const code = codeOf(deck, state, row);
  const isHeld = fragments.map((item) => state.held[item]! > 0);
  // A solved board shows its code: it was typed in.
  const isShown = (i: number): boolean =>
    code[i] !== UNREAD && (shared.isSolved || deck.level.view === 'open' || isHeld[i % fragments.length] === true);
  return {
    ...{ ...base, ...shared, type: 'code' },
    digits: [...code].map((digit, i) => (isShown(i) ? digit : null)),
    fragments: fragments.map((item, j) => ({ item: deck.items[item]!, isHeld: isHeld[j]! })),
  };
};

const FIXED = 2;

export const hazardsIn = (deck: Deck, state: State, inSight: Uint8Array): readonly HazardView[] => {
  const { layout, level } = deck;
  return level.hazards.flatMap((row, index): HazardView[] => {
    if (state.hazardSeen[index] === 0) return [];
    const kind = deck.hazards[index]!;
    const cells = layout.hazardCells[index]!;
    const room = layout.roomAt[cells[0]!]!;
    const tool = kind.tool && `tool:${kind.tool.id}`;
    return [
      {
        ...{ id: row.id, kind: kind.id, name: kind.name },
        at: cells.filter((cell) => state.known[cell] === 1).map((cell) => pointOf(deck, cell)),
        ...(room < 0 ? {} : { room: layout.rooms[room]!.id }),
        isBlocking: kind.isBlocking,
        isFixed: state.hazardSeen[index] === FIXED,
        isInSight: cells.some((cell) => inSight[cell] === 1),
        aura: kind.aura,
        ...(kind.control === undefined ? {} : { control: kind.control }),
        ...(kind.tool === undefined
          ? {}
          : { tool: { item: tool!, name: kind.tool.name, cost: kind.tool.cost, isHeld: holds(deck, state, tool!) } }),
      },
    ];
  });
};

export const itemsIn = (deck: Deck, state: State, inSight: Uint8Array): readonly ItemView[] => {
  const { width } = deck.layout.grid;
  return deck.level.items.flatMap(({ id, at, item, required }, index): ItemView[] => {
    const cell = at[1] * width + at[0];
    if (state.known[cell] === 0 || state.picked[index] === 1) return [];
    const name = itemName(deck, item);
    return [{ id, at, item, name, isRequired: required === true, isInSight: inSight[cell] === 1 }];
  });
};

export const heldIn = (deck: Deck, state: State): readonly HeldView[] => {
  return deck.items.flatMap((item, index) =>
    state.held[index] === 0 ? [] : [{ item, name: itemName(deck, item), count: state.held[index]! }],
  );
};

export const objectivesIn = (deck: Deck, state: State): ObjectivesView => {
  const blocking = deck.hazards.flatMap(({ isBlocking }, index) => (isBlocking ? [index] : []));
  const generators = {
    done: deck.needs.filter((needs, index) => state.inserted[index]! >= needs).length,
    total: deck.needs.length,
  };
  const hazards = { done: blocking.filter((index) => state.fixed[index] === 1).length, total: blocking.length };
  const wanted = deck.required.map(({ row, item }) => {
    const kind = deck.items[item]!;
    return { item: kind, name: itemName(deck, kind), isHeld: state.picked[row] === 1 };
  });
  const items = { done: wanted.filter(({ isHeld }) => isHeld).length, total: wanted.length };
  const isLiftReady = [generators, hazards, items].every(({ done, total }) => done === total);
  return { generators, hazards, items, wanted, isLiftReady };
};

/** What a terminal in a room lists [DS-054]. */
const panelRows = (deck: Deck, state: State, room: number): readonly PanelRow[] => {
  const { rooms } = deck.layout;
  return rooms[room]!.controlled.map((index) => {
    const { id, name, doors } = rooms[index]!;
    const isDoorsOn = state.doorsOn[index] === 1;
    return { room: id, name, isDoorsOn, isCctvOn: state.cctvOn[index] === 1, doors: doors.length };
  });
};

export const panelsIn = (deck: Deck, state: State): readonly PanelView[] =>
  deck.layout.things
    .filter(({ kind, access }) => kind === 'terminal' && access.includes(state.at))
    .map(({ id, room }) => ({ terminal: id, rows: panelRows(deck, state, room) }));

/** Feeds taken; one only supposed to be taken would tell nothing true. */
export const feedsIn = (deck: Deck, state: State): readonly FeedView[] => {
  const { layout, level } = deck;
  const taken = isGuess(state) ? state.feeds.filter(({ action }) => action <= state.guess) : state.feeds;
  return taken.map(({ action, rooms, furniture }) => ({
    action,
    rooms: rooms.map((room) => layout.rooms[room]!.id),
    furniture: furniture.map((row) => level.furniture[row]!.id),
  }));
};

export const resultIn = (deck: Deck, state: State): ResultView | null => {
  const { outcome, airUsed } = state;
  if (outcome === 'none') return null;
  return { is: outcome, stars: starsOf(deck, state), score: outcome === 'won' ? deckScore(deck, state) : 0, airUsed };
};
