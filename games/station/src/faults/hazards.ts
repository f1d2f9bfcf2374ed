// Faults of hazards: what fixes them stands behind them.

import type { Content } from '../data/content.ts';
import { moveControl } from '../logic/edit.ts';
import { doorsInto, factNamed } from '../logic/network.ts';
import { firstPlacement } from '../logic/placement.ts';
import { layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import { moveOnly, placesOf, pointAt, powerOthers, removeTerminals, terminalsFor } from './edits.ts';
import { type Broken, type Fault, firstOf } from './fault.ts';
import { allBut, brokeOnly, closed, frontierGate, isWinnable, netOf, newlyBroken } from './links.ts';
import { darkRooms } from './power.ts';

interface Bound {
  /** Id of the hazard. */
  readonly id: string;
  readonly kind: Content['hazards'][number];
  /** Its only control; null: none or several. */
  readonly control: string | null;
}

/** Blocking hazards that no puzzle fixes. */
const hazardsOf = (content: Content, level: Level): readonly Bound[] =>
  level.hazards.flatMap((row) => {
    const kind = content.hazards.find(({ id }) => id === row.kind);
    if (!kind?.isBlocking || level.puzzles.some(({ grants }) => grants === `fix:${row.id}`)) return [];
    const [control, ...more] = level.controls.filter(({ hazard }) => hazard === row.id);
    return [{ id: row.id, kind, control: control === undefined || more.length > 0 ? null : control.id }];
  });

/** Hazards that one control alone fixes. */
const valves = (content: Content, level: Level): readonly (Bound & { readonly control: string })[] =>
  hazardsOf(content, level).flatMap((one) => {
    const { tool } = one.kind;
    const isTooled = tool !== undefined && hasItem(level, `tool:${tool.id}`);
    return one.control === null || isTooled ? [] : [{ ...one, control: one.control }];
  });

const hasItem = (level: Level, item: string): boolean =>
  placesOf(level, item).length > 0 || level.puzzles.some(({ grants }) => grants === `item:${item}`);

/** Rooms out of reach while a hazard is never fixed, power and locks aside; `without` the doors of one room. */
const roomsBehind = (content: Content, level: Level, hazard: string, without = -1): readonly number[] => {
  const network = netOf(content, level);
  const { sphere } = closed(content, level, {
    ideal: allBut(network, 'hazard'),
    deny: [factNamed(network, `fix:${hazard}`)],
    shut: without === -1 ? [] : doorsInto(network, without),
  });
  return network.layout.rooms
    .filter(({ cells }) => cells.every((cell) => sphere[cell] === -1))
    .map(({ index }) => index);
};

/** A control put on the first cell of a room that takes one; null: none does. */
const moveInto = (level: Level, control: string, room: number): Level | null => {
  const layout = layoutOf(level);
  const cell = firstPlacement(layout, room);
  return cell === -1 ? null : moveControl(level, control, pointAt(layout, cell));
};

const crossKind: Fault = {
  id: 'F-I1b',
  title: 'cross-kind cycle',
  change: 'A hazard control is moved into a room whose power is only reached past that hazard.',
  roots: ['I1'],
  exit: 'root',
  apply: (content, level, stream) => {
    if (level.power !== 'unlimited') return null;
    const pairs = valves(content, level).flatMap((one) => darkRooms(level).map((room) => [one, room] as const));
    return firstOf(stream, pairs, ([{ id, control }, room]): Broken | null => {
      const key = level.rooms[room]!.id;
      if (roomsBehind(content, level, id).includes(room)) return null;
      const behind = roomsBehind(content, level, id, room);
      // Terminals on the near side would power the room without passing the hazard.
      const near = removeTerminals(powerOthers(level, [key]), terminalsFor(level, room, behind));
      const broken = moveInto(near, control, room);
      if (broken === null || isWinnable(content, broken) || newlyBroken(content, level, broken).length > 0) return null;
      const gate = frontierGate(content, broken, [`fix ${id}`, `power ${key}`]);
      return gate && { level: broken, room: null, gate: gate.id, missing: gate.condition };
    });
  },
};

const valveBehind: Fault = {
  id: 'F-I4a',
  title: 'valve behind its leak',
  change: 'A control is moved beyond its hazard, which blocks the only way.',
  roots: ['I4'],
  exit: 'consequence',
  apply: (content, level, stream) =>
    firstOf(stream, valves(content, level), ({ id, kind, control }) =>
      firstOf(stream, roomsBehind(content, level, id), (room): Broken | null => {
        const broken = moveInto(level, control, room);
        if (broken === null || !brokeOnly(content, level, broken, 'fix')) return null;
        return { level: broken, room: null, gate: id, missing: kind.control ?? null };
      }),
    ),
};

const toolBehind: Fault = {
  id: 'F-I4b',
  title: 'extinguisher behind its fire',
  change: 'A tool is moved beyond the only hazard that blocks the way.',
  roots: ['I4'],
  exit: 'consequence',
  apply: (content, level, stream) => {
    const tooled = hazardsOf(content, level).filter(({ kind, id }) => {
      const isTurned = level.controls.some(({ hazard }) => hazard === id);
      return kind.tool !== undefined && !isTurned;
    });
    return firstOf(stream, tooled, ({ id, kind }) =>
      firstOf(stream, roomsBehind(content, level, id), (room): Broken | null => {
        const item = `tool:${kind.tool!.id}`;
        const broken = moveOnly(level, item, room, stream);
        if (broken === null || !brokeOnly(content, level, broken, 'fix')) return null;
        return { level: broken, room: null, gate: id, missing: item };
      }),
    );
  },
};

export const hazardFaults: readonly Fault[] = [crossKind, valveBehind, toolBehind];
