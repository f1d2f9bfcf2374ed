// The known deck as the screen needs it: what lies on which cell, what is walkable, and how far the drawing reaches.

import type { Cell, DoorView, HazardView, ItemView, StationView, ThingView } from '@interlock/station';

export type Ground = 'room' | 'corridor' | 'door';

export interface Deck {
  readonly view: StationView;
  /** Part of the grid that is drawn: what is known, and one cell around it. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly ground: ReadonlyMap<string, Ground>;
  /** Cells in sight now. */
  readonly lit: ReadonlySet<string>;
  readonly doorAt: ReadonlyMap<string, DoorView>;
  readonly thingAt: ReadonlyMap<string, ThingView>;
  readonly hazardAt: ReadonlyMap<string, HazardView>;
  readonly itemAt: ReadonlyMap<string, ItemView>;
  readonly roomName: ReadonlyMap<string, string>;
}

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;

export const cellOf = (key: string): Cell => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
};

export const subjectOf = (cell: Cell): string => `cell@${keyOf(cell)}`;

export const cellOfSubject = (deck: Deck, subject: string | null): Cell | null => {
  if (subject === null) return null;
  if (subject.startsWith('cell@')) return cellOf(subject.slice(5));
  const [kind, id] = subject.split(':');
  if (kind === 'door') return deck.view.doors.find((door) => door.id === id)?.at ?? null;
  if (kind === 'hazard') return deck.view.hazards.find((hazard) => hazard.id === id)?.at[0] ?? null;
  return deck.view.things.find((thing) => thing.id === id)?.at ?? null;
};

const GROUND: Readonly<Record<string, Ground>> = {
  '.': 'room',
  "'": 'room',
  ',': 'corridor',
  '`': 'corridor',
  '+': 'door',
};

const made = new WeakMap<StationView, Deck>();

export const deckOf = (view: StationView): Deck => {
  let deck = made.get(view);
  if (!deck) {
    deck = build(view);
    made.set(view, deck);
  }
  return deck;
};

const build = (view: StationView): Deck => {
  const ground = new Map<string, Ground>();
  const lit = new Set<string>();
  const doorAt = new Map(view.doors.map((door) => [keyOf(door.at), door]));
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const [y, row] of view.rows.entries())
    for (let x = 0; x < row.length; x++) {
      const kind = GROUND[row[x]!];
      if (kind === undefined) continue;
      const key = `${x},${y}`;
      ground.set(key, kind);
      if (row[x] === '.' || row[x] === ',' || (kind === 'door' && doorAt.get(key)?.isInSight)) lit.add(key);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return {
    ...{ view, ground, lit, doorAt },
    left: left - 1,
    top: top - 1,
    width: right - left + 3,
    height: bottom - top + 3,
    thingAt: new Map(view.things.map((thing) => [keyOf(thing.at), thing])),
    hazardAt: new Map(
      view.hazards.flatMap((hazard) => hazard.at.map((cell): [string, HazardView] => [keyOf(cell), hazard])),
    ),
    itemAt: new Map(view.items.map((item) => [keyOf(item.at), item])),
    roomName: new Map(view.rooms.map(({ id, name }) => [id, name])),
  };
};
