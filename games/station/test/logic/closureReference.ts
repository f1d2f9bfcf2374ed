// The closure round by round as the rules tell it [DS-167], straight from the level: slow, simple, and knowing nothing of
// the network, so that mechanics and worklist are both held to it.

import { content } from '../../src/data/content.ts';
import { DOOR, layoutOf, WALL } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';
import { numberIn } from '../../src/map/numbers.ts';

export interface Reference {
  /** Sphere by cell. */
  readonly cells: ReadonlyMap<number, number>;
  /** Sphere by fact, what the level gives left out. */
  readonly facts: ReadonlyMap<string, number>;
  readonly batteries: number;
  readonly goal: number;
}

export interface ReferenceOptions {
  readonly ideal?: readonly string[];
  /** Door cells that are walls. */
  readonly removed?: readonly number[];
  /** A hazard that is never fixed, a puzzle that grants nothing. */
  readonly unfixable?: string;
  readonly withheld?: string;
}

export const referenceClosure = (level: Level, options: ReferenceOptions = {}): Reference => {
  const { ideal = [], removed = [], unfixable, withheld } = options;
  const layout = layoutOf(level);
  const { kind, steps, thingAt, hazardAt, doorAt, doors, rooms, things } = layout;
  const blocking = level.hazards.filter((row) => content.hazards.find(({ id }) => id === row.kind)!.isBlocking);
  const cells = new Map<number, number>();
  const facts = new Map<string, number>();
  const given = new Set(level.rooms.filter((row) => row.doors).map((row) => `power:${row.id}`));
  const has = (fact: string): boolean => given.has(fact) || facts.has(fact);
  let round = 0;
  let batteries = 0;

  const canEnter = (cell: number): boolean => {
    if (kind[cell] === WALL || thingAt[cell] !== -1 || removed.includes(cell)) return false;
    if (kind[cell] === DOOR) {
      const door = doors[doorAt[cell]!]!;
      const { id } = rooms[door.room]!;
      if (!ideal.includes('power') && !has(`power:${id}`)) return false;
      return !door.isLocked || ideal.includes('key') || has(`keycard:${id}`) || has(`unlock:${id}`);
    }
    const hazard = level.hazards[hazardAt[cell]!];
    return hazard === undefined || !blocking.includes(hazard) || ideal.includes('hazard') || has(`fix:${hazard.id}`);
  };
  const reach = (): Set<number> => {
    const seen = new Set([layout.start]);
    for (const cell of seen) for (const step of steps) if (canEnter(cell + step)) seen.add(cell + step);
    return seen;
  };
  const add = (fact: string): void => {
    if (!has(fact) && fact !== `fix:${unfixable}`) facts.set(fact, round);
  };
  const addItem = (item: string): void => {
    if (item === 'battery') batteries++;
    else if (/^(keycard|tool|fragment)/.test(item)) add(item);
  };
  const saturate = (seen: ReadonlySet<number>): void => {
    for (let before = -1; before !== facts.size; ) {
      before = facts.size;
      for (const { id, at, item } of level.items) {
        if (has(`picked:${id}`) || !seen.has(at[1] * layout.grid.width + at[0])) continue;
        add(`picked:${id}`);
        addItem(item);
      }
      for (const { id, kind: what, row, room, access } of things) {
        if (!access.some((cell) => seen.has(cell))) continue;
        if (what === 'furniture' && !has(`searched:${id}`)) {
          add(`searched:${id}`);
          level.furniture[row]!.holds.forEach(addItem);
        }
        if (what === 'terminal') for (const other of rooms[room]!.controlled) add(`power:${rooms[other]!.id}`);
        if (what === 'control') add(`fix:${level.controls[row]!.hazard}`);
        if (what === 'puzzle' && id !== withheld && !has(`solved:${id}`)) {
          const puzzle = level.puzzles[row]!;
          if (puzzle.type === 'code' && !puzzle.fragments.every((one) => has(`fragment:${one}`))) continue;
          add(`solved:${id}`);
          if (puzzle.grants.startsWith('item:')) addItem(puzzle.grants.slice(5));
          else add(puzzle.grants);
        }
      }
      for (const row of blocking) {
        const tool = content.hazards.find(({ id }) => id === row.kind)!.tool;
        const own = layout.hazardCells[numberIn(layout.hazardOf, row.id)!]!;
        const isBeside = own.some((cell) => steps.some((step) => seen.has(cell + step) && !own.includes(cell + step)));
        if (tool !== undefined && has(`tool:${tool.id}`) && isBeside) add(`fix:${row.id}`);
      }
    }
  };

  const isMet = (): boolean =>
    cells.has(layout.exit) &&
    things.every(({ kind: what, access }) => what !== 'generator' || access.some((cell) => cells.has(cell))) &&
    batteries >= level.generators.reduce((sum, { needs }) => sum + needs, 0) &&
    (ideal.includes('hazard') || blocking.every(({ id }) => has(`fix:${id}`))) &&
    level.items.every(({ id, required }) => !required || has(`picked:${id}`));

  let goal = -1;
  for (; ; round++) {
    const seen = reach();
    if (round > 0 && seen.size === cells.size) break;
    for (const cell of seen) if (!cells.has(cell)) cells.set(cell, round);
    saturate(seen);
    if (goal === -1 && isMet()) goal = round;
  }
  return { cells, facts, batteries, goal };
};
