// Spoken names [DS-468]: every cell, thing, door, hazard and item in words that stand alone, with kind, room, state and
// what is missing. Made from the view only, so they tell no more than it does.

import { count, listed, texts } from '../data/texts.ts';
import type { Cell, DoorView, HazardView, ItemView, PanelRow, StationView, ThingView } from '../view.ts';
import { fixWords } from './names.ts';

const isAt = ([x, y]: Cell, [toX, toY]: Cell): boolean => x === toX && y === toY;

const nameOf = (view: StationView, room: string): string => view.rooms.find(({ id }) => id === room)?.name ?? room;

/** `3 east, 1 south`; `here` for the player's own cell. */
export const bearing = ({ at: [x, y] }: StationView, [toX, toY]: Cell): string => {
  const parts: string[] = [];
  if (toX !== x) parts.push(`${Math.abs(toX - x)} ${toX > x ? 'east' : 'west'}`);
  if (toY !== y) parts.push(`${Math.abs(toY - y)} ${toY > y ? 'south' : 'north'}`);
  return parts.length === 0 ? 'here' : parts.join(', ');
};

const OUT_OF_SIGHT = 'not in sight';
const seen = (isInSight: boolean): readonly string[] => (isInSight ? [] : [OUT_OF_SIGHT]);

/** `door into Emergency Lab, unpowered, not locked, 3 east`. */
export const spokenDoor = (view: StationView, door: DoorView): string =>
  [
    `door ${door.id} into ${nameOf(view, door.room)}`,
    door.isPowered ? 'powered' : 'unpowered',
    door.isLocked ? `locked, needs the ${door.card!.name}, ${have('it', door.card!.isHeld)}` : 'not locked',
    bearing(view, door.at),
    ...seen(door.isInSight),
  ].join(', ');

const have = (what: string, isHeld: boolean): string => (isHeld ? `you have ${what}` : `you do not have ${what}`);

/** `fire h1, blocks the corridor, the extinguisher clears it, you do not have the extinguisher, 2 west`. */
export const spokenHazard = (view: StationView, hazard: HazardView): string => {
  const place = hazard.room === undefined ? 'the corridor' : nameOf(view, hazard.room);
  const nearest = nearestOf(view, hazard.at);
  const where = [bearing(view, nearest), ...seen(hazard.isInSight)];
  if (hazard.isFixed) return [`${hazard.name} ${hazard.id}`, 'cleared', `in ${place}`, ...where].join(', ');
  return [
    `${hazard.name} ${hazard.id}`,
    hazard.isBlocking ? `blocks ${place}` : `slows the way in ${place}`,
    ...(hazard.isBlocking ? [fixWords(hazard)] : []),
    ...(hazard.tool === undefined ? [] : [have(`the ${hazard.tool.name}`, hazard.tool.isHeld)]),
    ...(hazard.aura === 0 ? [] : [`${hazard.aura} more air for each step that ends beside it`]),
    ...where,
  ].join(', ');
};

const nearestOf = ({ at: [x, y] }: StationView, cells: readonly Cell[]): Cell => {
  const far = ([toX, toY]: Cell): number => Math.abs(toX - x) + Math.abs(toY - y);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), cells[0]!);
};

export const spokenItem = (view: StationView, item: ItemView): string =>
  [
    `${item.name} ${item.id} on the floor`,
    ...(item.isRequired ? ['the lift asks for it'] : []),
    bearing(view, item.at),
    ...seen(item.isInSight),
  ].join(', ');

export const spokenThing = (view: StationView, thing: ThingView): string =>
  [
    ...thingWords(view, thing),
    `in ${nameOf(view, thing.room)}`,
    bearing(view, thing.at),
    ...seen(thing.isInSight),
  ].join(', ');

/** What it is and how it stands, without the place. */
const thingWords = (view: StationView, thing: ThingView): readonly string[] => {
  switch (thing.kind) {
    case 'terminal':
      return [`maintenance terminal ${thing.id}`, `controls ${thing.controls.map(({ name }) => name).join(', ')}`];
    case 'desk':
      return [`CCTV desk ${thing.id}`, feedWords(view)];
    case 'control':
      return [`${thing.name} ${thing.id}`, `for ${hazardWords(view, thing.hazard)}`, controlWords(thing)];
    case 'generator':
      return [
        `generator ${thing.id}`,
        thing.isPowered
          ? 'powered'
          : `unpowered, needs ${count(thing.required - thing.inserted, 'more battery', 'more batteries')}`,
        `${thing.inserted} of ${thing.required} inserted`,
      ];
    case 'furniture':
      return [`${thing.type} ${thing.id}`, furnitureWords(thing)];
    case 'puzzle':
      return [
        `${thing.type === 'relay' ? 'relay board' : 'code terminal'} ${thing.id}`,
        thing.isSolved ? 'solved' : `not solved, ${boardWords(thing)}`,
        grantWords(view, thing.grants),
      ];
  }
};

const feedWords = ({ rooms }: StationView): string => {
  const on = rooms.filter(({ isCctvOn }) => isCctvOn).length;
  return on === 0 ? 'no camera is on' : `${count(on, 'camera')} on`;
};

const hazardWords = ({ hazards }: StationView, id: string): string => {
  const hazard = hazards.find((one) => one.id === id);
  return hazard === undefined ? `${id}, not seen yet` : `${hazard.name} ${id}`;
};

const controlWords = (control: ThingView & { readonly kind: 'control' }): string => {
  if (control.isActivated) return 'activated';
  return control.isHazardFixed ? 'no longer needed' : 'not activated';
};

const furnitureWords = (furniture: ThingView & { readonly kind: 'furniture' }): string => {
  if (furniture.isSearched) return 'searched';
  if (furniture.holds === undefined) return 'not searched';
  return `not searched, holds ${furniture.holds.length === 0 ? texts.phrases.nothing! : furniture.holds.join(', ')}`;
};

const boardWords = (board: ThingView & { readonly kind: 'puzzle' }): string => {
  if (board.type === 'relay') {
    const lit = board.lamps.flatMap((isLit, k) => (isLit ? [k] : []));
    return `${count(lit.length, 'lamp')} lit: ${lit.join(', ')}`;
  }
  const held = board.fragments.filter(({ isHeld }) => isHeld).length;
  return `code ${board.digits.map((digit) => digit ?? 'blank').join(' ')}, ${held} of ${count(board.fragments.length, 'fragment')} held`;
};

/** `unlocks Vault`, `gives battery`, `clears h1`. */
export const grantWords = (view: StationView, grants: string): string => {
  const what = grants.slice(grants.indexOf(':') + 1);
  if (grants.startsWith('unlock:')) return `unlocks ${nameOf(view, what)}`;
  return grants.startsWith('fix:') ? `clears ${hazardWords(view, what)}` : `gives ${what}`;
};

const FLOOR = { '.': 'floor', "'": 'floor', ',': 'corridor', '`': 'corridor' } as const;

/** Every cell has a name; an unknown one has that. */
export const spokenCell = (view: StationView, cell: Cell): string => {
  const on = <T extends { readonly at: Cell }>(list: readonly T[]): T | undefined =>
    list.find(({ at }) => isAt(at, cell));
  const thing = on(view.things);
  if (thing !== undefined) return spokenThing(view, thing);
  const door = on(view.doors);
  if (door !== undefined) return spokenDoor(view, door);
  const hazard = view.hazards.find(({ at, isFixed }) => !isFixed && at.some((one) => isAt(one, cell)));
  if (hazard !== undefined) return spokenHazard(view, hazard);
  const item = on(view.items);
  if (item !== undefined) return spokenItem(view, item);
  return [...groundWords(view, cell), bearing(view, cell)].join(', ');
};

const groundWords = (view: StationView, cell: Cell): readonly string[] => {
  const [x, y] = cell;
  const glyph = view.rows[y]?.[x] ?? ' ';
  if (glyph === ' ') return ['unknown'];
  if (glyph === '#') return ['wall'];
  if (view.exit !== undefined && isAt(view.exit, cell)) return [`lift, ${liftWords(view)}`];
  const room = view.rooms.find(({ runs }) => runs.some(([from, row, n]) => row === y && x >= from && x < from + n));
  const ground = FLOOR[glyph as keyof typeof FLOOR] ?? 'door';
  const isInSight = glyph === '.' || glyph === ',';
  return [room === undefined ? ground : `${ground} of ${room.name}`, ...seen(isInSight)];
};

export const liftWords = ({ objectives: { isLiftReady, generators, hazards, items } }: StationView): string => {
  if (isLiftReady) return 'ready';
  const missing = [
    { left: generators.total - generators.done, one: 'generator to power', many: 'generators to power' },
    { left: hazards.total - hazards.done, one: 'hazard to clear', many: 'hazards to clear' },
    { left: items.total - items.done, one: 'item to bring', many: 'items to bring' },
  ].filter(({ left }) => left > 0);
  return `not ready, ${listed(missing.map(({ left, one, many }) => count(left, one, many)))}`;
};

const rowWords = ({ name, isDoorsOn, isCctvOn, doors }: PanelRow): string =>
  `${name} doors ${isDoorsOn ? 'on' : 'off'}, CCTV ${isCctvOn ? 'on' : 'off'}, ${count(doors, 'door')}`;

const isBeside = (view: StationView, [x, y]: Cell): boolean =>
  Math.abs(x - view.at[0]) + Math.abs(y - view.at[1]) === 1;

/** A line for each thing in reach, door and hazard beside the player; terminals with their panel [DS-054]. */
export const nearby = (view: StationView): readonly string[] => [
  ...view.things
    .filter(({ isInReach, kind }) => isInReach && kind !== 'terminal')
    .map((thing) => spokenThing(view, thing)),
  ...view.doors.filter(({ at }) => isBeside(view, at)).map((door) => spokenDoor(view, door)),
  ...view.hazards
    .filter(({ at, isFixed }) => !isFixed && at.some((cell) => isBeside(view, cell)))
    .map((hazard) => spokenHazard(view, hazard)),
  ...view.panels.map(({ terminal, rows }) => `maintenance terminal ${terminal}: ${rows.map(rowWords).join('; ')}`),
];

/** The summary a screen reader can ask for: room, ways out with their state, things in reach, air. */
export const summary = (view: StationView): readonly string[] => {
  const place = view.room === null ? 'You are in a corridor.' : `You are in ${nameOf(view, view.room)}.`;
  const doors =
    view.room === null
      ? view.doors.filter(({ isInSight }) => isInSight)
      : view.doors.filter(({ room, isInSight }) => isInSight || room === view.room);
  const air = view.air === null ? 'Air is not counted.' : `${view.air} air left of ${view.startingAir}.`;
  return [place, ...doors.map((door) => spokenDoor(view, door)), ...nearby(view), air, `Lift ${liftWords(view)}.`];
};
