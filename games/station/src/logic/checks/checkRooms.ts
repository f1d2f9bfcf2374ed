// Rooms as such: free cells in one piece and control points that can be stood at [I7], doorways free and joined [R8],
// openings [DS-016] and optional things out of reach [DS-295] as notes.

import { WALL } from '../../map/layout.ts';
import { finding, type LevelFinding } from '../finding.ts';
import { at, placeOf, roomNamed, type Survey } from '../survey.ts';

const CONTROL_POINTS: ReadonlySet<string> = new Set(['terminal', 'control', 'desk', 'puzzle']);

export const checkRooms = (survey: Survey): readonly LevelFinding[] => {
  const { layout, network, assumed } = survey;
  const part = new Int32Array(layout.grid.size);
  const free = network.passable.slice();
  const isHazardous = new Uint8Array(layout.rooms.length);
  for (const { kind, id, cells } of network.gates) {
    if (kind !== 'hazard' || assumed.facts.includes(`fix:${id}`)) continue;
    for (const cell of cells) {
      free[cell] = 0;
      if (layout.roomAt[cell] !== -1) isHazardous[layout.roomAt[cell]!] = 1;
    }
  }
  const pointsIn: number[][] = [];
  for (let thing = 0; thing < layout.things.length; thing++) {
    const { kind, room } = layout.things[thing]!;
    if (!CONTROL_POINTS.has(kind)) continue;
    const list = pointsIn[room];
    if (list === undefined) pointsIn[room] = [thing];
    else list.push(thing);
  }

  const findings: LevelFinding[] = [];
  for (const { index, cells } of layout.rooms) {
    const doorways = doorwaysOf(survey, cells, index);
    const firsts = partsOf(survey, cells, free, part);
    const cutOff = (pointsIn[index] ?? []).filter(
      (thing) => !layout.things[thing]!.access.some((cell) => free[cell] === 1 && part[cell] === 1),
    );
    if (firsts.length !== 1 || cutOff.length > 0)
      findings.push(disconnected(survey, index, firsts, doorways, part, cutOff));
    // Without hazards here: these belong to I7 [DS-273].
    if (firsts.length !== 1 || isHazardous[index] === 1) partsOf(survey, cells, network.passable, part);
    const isJoined = doorways.every((cell) => network.passable[cell] === 1 && part[cell] === part[doorways[0]!]);
    if (!isJoined) findings.push(obstructed(survey, index, doorways, part));
    const openings = doorways.filter((cell) => isOpening(survey, cell, index));
    if (openings.length > 0)
      findings.push(
        finding({
          ...{ code: 'N1', severity: 'note', room: layout.rooms[index]!.id, path: `rooms.${layout.rooms[index]!.id}` },
          cells: openings.map((cell) => placeOf(layout, cell)),
          message: `N1 opening: ${roomNamed(layout, index)} is entered without a door at ${list(survey, openings)}`,
        }),
      );
  }
  return findings;
};

/** Numbers the parts of a room from 1 on, in the order of their first cells, which are returned. */
const partsOf = ({ layout }: Survey, cells: Int32Array, free: Uint8Array, part: Int32Array): readonly number[] => {
  for (const cell of cells) part[cell] = 0;
  const firsts: number[] = [];
  const room = layout.roomAt[cells[0]!]!;
  const stack: number[] = [];
  for (const first of cells) {
    if (part[first] !== 0 || free[first] === 0) continue;
    const number = firsts.push(first);
    part[first] = number;
    stack.push(first);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop())
      for (const step of layout.steps) {
        const next = cell + step;
        if (layout.roomAt[next] !== room || part[next] !== 0 || free[next] === 0) continue;
        part[next] = number;
        stack.push(next);
      }
  }
  return firsts;
};

/** Doorways [DS-015] of a room, row-major. */
export const doorwaysOf = ({ layout }: Pick<Survey, 'layout'>, cells: Int32Array, room: number): readonly number[] => {
  const found: number[] = [];
  for (const cell of cells)
    for (const step of layout.steps)
      if (layout.kind[cell + step] !== WALL && layout.roomAt[cell + step] !== room) {
        found.push(cell);
        break;
      }
  return found;
};

const isOpening = ({ layout }: Survey, cell: number, room: number): boolean =>
  layout.steps.some((step) => {
    const next = cell + step;
    return layout.kind[next] !== WALL && layout.doorAt[next] === -1 && layout.roomAt[next] !== room;
  });

const list = ({ layout }: Survey, cells: readonly number[]): string => cells.map((cell) => at(layout, cell)).join(' ');

const disconnected = (
  survey: Survey,
  room: number,
  firsts: readonly number[],
  doorways: readonly number[],
  part: Int32Array,
  cutOff: readonly number[],
): LevelFinding => {
  const { layout } = survey;
  const { id } = layout.rooms[room]!;
  const pieces = firsts.map((first, i) => {
    const inside = doorways.filter((cell) => part[cell] === i + 1);
    return `${at(layout, first)}${inside.length === 0 ? '' : ` with doorways ${list(survey, inside)}`}`;
  });
  const points = cutOff.map((thing) => layout.things[thing]!);
  const said = [
    `${firsts.length} separate ${firsts.length === 1 ? 'part' : 'parts'}${pieces.length === 0 ? '' : `: ${pieces.join('; ')}`}`,
    ...(points.length === 0 ? [] : [`cut off: ${points.map((one) => one.id).join(', ')}`]),
  ];
  return finding({
    ...{ code: 'I7', room: id, condition: 'one part', path: `rooms.${id}` },
    missing:
      points.length === 0
        ? null
        : {
            kind: 'access',
            what: points.map((one) => one.id).join(','),
            candidates: points.map((one) => ({ id: one.id, room: id, cell: placeOf(layout, one.cell), gate: null })),
            helps: [],
          },
    cells: [...firsts, ...points.map(({ cell }) => cell)].map((cell) => placeOf(layout, cell)),
    message: `I7 room connectivity: ${roomNamed(layout, room)} has ${said.join('; ')}`,
  });
};

const obstructed = (survey: Survey, room: number, doorways: readonly number[], part: Int32Array): LevelFinding => {
  const { layout, network } = survey;
  const { id, cells } = layout.rooms[room]!;
  const groups = new Map<number, number[]>();
  for (const cell of doorways) {
    const number = network.passable[cell] === 0 ? 0 : part[cell]!;
    groups.set(number, [...(groups.get(number) ?? []), cell]);
  }
  const blockers = layout.things.filter((one) => one.room === room);
  const between = blockers.filter(({ cell }) => doorways.includes(cell) || groups.size > 1);
  const said = [...groups].map(([number, inside]) => `${number === 0 ? 'blocked' : 'joined'} ${list(survey, inside)}`);
  return finding({
    ...{ code: 'R8', room: id, condition: 'doorways joined', path: `rooms.${id}` },
    missing: {
      kind: 'way',
      what: 'between all doorways',
      candidates: between.map((one) => ({ id: one.id, room: id, cell: placeOf(layout, one.cell), gate: null })),
      helps: [],
    },
    cells: [...new Set([...doorways, ...between.map(({ cell }) => cell)])].map((cell) => placeOf(layout, cell)),
    message: `R8 no disconnection: ${roomNamed(layout, room)} of ${cells.length} cells; doorways ${said.join('; ')}; in the way ${
      between.map((one) => one.id).join(', ') || 'nothing that stands there'
    }`,
  });
};

/** Notes on things out of reach that need not be had: marked so, or of an optional mechanic [DS-295, DS-315]. */
export const checkOptional = ({ level, layout, real, registry }: Survey): readonly LevelFinding[] => {
  const isReached = (cells: Iterable<number>): boolean => [...cells].some((cell) => real.sphere[cell] !== -1);
  const isBonus = (id: string): boolean => registry.some((one) => one.id === id && one.presence === 'optional');
  const note = (id: string, path: string, room: number, cell: number): LevelFinding =>
    finding({
      ...{ code: 'N2', severity: 'note', room: layout.rooms[room]?.id ?? null, path, cells: [placeOf(layout, cell)] },
      message: `N2 optional: ${id} at ${at(layout, cell)} is out of reach, which is allowed`,
    });
  const rows = {
    terminal: ['terminals', level.terminals],
    desk: ['cctv', level.cctv],
    control: ['controls', level.controls],
    furniture: ['furniture', level.furniture],
  } as const;
  return [
    ...layout.rooms.flatMap(({ id, index, cells }) =>
      level.rooms[index]!.optional && !isReached(cells) ? [note(id, `rooms.${id}`, index, cells[0]!)] : [],
    ),
    ...layout.things.flatMap(({ id, kind, row, access, room, cell }) => {
      if (kind === 'puzzle' || kind === 'generator') return [];
      const [section, list] = rows[kind];
      const isOptional = list[row]!.optional === true || (kind === 'desk' && isBonus('cctv'));
      return isOptional && !isReached(access) ? [note(id, `${section}.${id}`, room, cell)] : [];
    }),
    ...level.items.flatMap(({ id, at: [x, y], optional }) => {
      const cell = y * layout.grid.width + x;
      return optional && !isReached([cell]) ? [note(id, `items.${id}`, layout.roomAt[cell]!, cell)] : [];
    }),
  ];
};
