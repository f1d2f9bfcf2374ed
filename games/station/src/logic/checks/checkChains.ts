// Chains of every mechanic whose gates are not powered doors: what opens a gate is had without passing it [I3, I4, and
// whatever a registered mechanic brings, DS-314]; keycards in their own room [R3]; controls far away [R4].

import { numberIn } from '../../map/numbers.ts';
import type { Closure } from '../closure.ts';
import { finding, type LevelFinding } from '../finding.ts';
import type { Gate, Source } from '../network.ts';
import { at, candidateOf, gatePart, gatesNamed, placeOf, roomNamed, type Survey, sourcesOf } from '../survey.ts';

export const checkChains = (survey: Survey): readonly LevelFinding[] => {
  const { network, real } = survey;
  const matters = new Map<string, number[]>();
  for (const [index, { kind, about }] of network.gates.entries()) {
    if (kind === 'power' || real.isOpen[index] === 1) continue;
    matters.set(`${kind} ${about}`, [...(matters.get(`${kind} ${about}`) ?? []), index]);
  }
  return [...matters.values()].map((gates) => chain(survey, gates));
};

const chain = (survey: Survey, indices: readonly number[]): LevelFinding => {
  const { layout, network, registry, level, real } = survey;
  const gates = indices.map((index) => network.gates[index]!);
  const { mechanic: by, kind, wants, room, about, condition, id } = gates[0]!;
  const mechanic = registry.find((one) => one.id === by)!;
  const ideal = survey.except(kind);
  const root = ideal.isOpen[indices[0]!] === 0;
  const from = root ? ideal : real;
  const candidates = providers(survey, from, gates[0]!).map((source) => candidateOf(survey, from, source));
  const { code, title } = mechanic.invariant;
  const owner = layout.rooms[room];
  const isBonus = mechanic.presence === 'optional' || (owner !== undefined && level.rooms[room]!.optional === true);
  const places = candidates.map(
    (one) => `${one.id}${one.room === null ? '' : ` in ${one.room}`} at ${one.cell} is behind ${one.gate ?? 'walls'}`,
  );
  const around = kind === 'key' ? cycleOfRooms(survey, room) : null;
  const said = [
    owner === undefined ? `${by === 'hazards' ? hazardNamed(survey, id) : id}` : `${roomNamed(layout, room)} is locked`,
    `${gatesNamed(layout, gates)} ${gates.length > 1 ? 'need' : 'needs'} ${wants.what}`,
    candidates.length === 0 ? `${wants.what} not placed` : places.join(', '),
    ...(around === null ? [] : [`cycle ${around.join(' -> ')}`]),
  ];
  return finding({
    ...{ code, severity: isBonus ? 'note' : 'error', root, room: owner?.id ?? roomOfGate(survey, gates[0]!) },
    ...{ gate: gatePart(layout, gates), condition, path: about },
    missing: { ...wants, candidates, helps: [] },
    cells: gates.flatMap(({ cells }) => cells.map((cell) => placeOf(layout, cell))),
    message: `${code} ${title}: ${said.join('; ')}`,
  });
};

const hazardNamed = ({ content, level }: Survey, id: string): string => {
  const row = level.hazards.find((one) => one.id === id);
  return `${content.hazards.find((one) => one.id === row?.kind)?.name ?? 'hazard'} ${id}`;
};

const roomOfGate = ({ layout }: Survey, { cells }: Gate): string | null =>
  layout.rooms[layout.roomAt[cells[0]!]!]?.id ?? null;

/** Where what opens a gate comes from: its sources, or, where these lack something themselves, the sources of that. */
export const providers = (survey: Survey, { factSphere }: Closure, { opens }: Gate): readonly Source[] => {
  const found: Source[] = [];
  const seen = new Set<number>();
  const ask = (facts: readonly number[]): void => {
    for (const source of sourcesOf(survey, facts)) {
      const lacking = source.needs.flat().filter((fact) => factSphere[fact] === -1 && !seen.has(fact));
      if (lacking.length === 0 || source.kind !== 'tool') {
        if (!found.includes(source)) found.push(source);
        continue;
      }
      for (const fact of lacking) seen.add(fact);
      ask(lacking);
    }
  };
  ask(opens.flat());
  return found;
};

/** Locked rooms that enclose each other's keycards, beginning and ending with this one [DS-202]; null: no such cycle. */
const cycleOfRooms = (survey: Survey, first: number): readonly string[] | null => {
  const { network, layout } = survey;
  const ideal = survey.except('key');
  const ways = survey.ways(ideal);
  const enclosing = (room: number): readonly number[] => {
    const gate = network.gates.find(({ kind, room: owner }) => kind === 'key' && owner === room);
    if (gate === undefined) return [];
    const closed = sourcesOf(survey, gate.opens.flat()).flatMap(({ from }) => ways.closedGates(from));
    return [...new Set(closed.map((index) => network.gates[index]!.room))];
  };
  const before = new Map<number, number>();
  const queue = [first];
  for (const room of queue)
    for (const other of enclosing(room)) {
      if (other === first) {
        const path: number[] = [];
        for (let at = room; at !== first; at = before.get(at)!) path.unshift(at);
        return [first, ...path, first].map((one) => layout.rooms[one]!.id);
      }
      if (before.has(other)) continue;
      before.set(other, room);
      queue.push(other);
    }
  return null;
};

const CARD = 'keycard:';

/** R3 [DS-250]: a keycard inside its own room, a warning unless the card is missed. */
export const checkOwnCards = (
  { level, layout }: Survey,
  missed: ReadonlySet<string | null>,
): readonly LevelFinding[] => {
  const lying = [
    ...level.items.map((row) => ({ row, items: [row.item], section: 'items' })),
    ...level.furniture.map((row) => ({ row, items: row.holds, section: 'furniture' })),
  ].filter(({ items }) => items.some((item) => item.startsWith(CARD)));
  return lying.flatMap(({ row, items, section }) => {
    const cell = row.at[1] * layout.grid.width + row.at[0];
    const room = layout.roomAt[cell]!;
    const { id, doors } = layout.rooms[room]!;
    if (!items.includes(`${CARD}${id}`)) return [];
    const path = `${section}.${row.id}`;
    const gates = doors.map((door) => layout.doors[door]!).filter(({ isLocked }) => isLocked);
    return [
      finding({
        ...{ code: 'R3', severity: missed.has(id) ? 'error' : 'warning', room: id, path, cells: [row.at] },
        gate:
          gates.length === 0
            ? null
            : {
                kind: 'door',
                id: gates.map((door) => door.id).join(','),
                cells: gates.map((door) => placeOf(layout, door.cell)),
              },
        condition: `key ${id}`,
        missing: {
          kind: 'keycard',
          what: `keycard:${id} outside ${id}`,
          candidates: [{ id: row.id, room: id, cell: row.at, gate: null }],
          helps: [],
        },
        message: `R3 locks and keycards: ${roomNamed(layout, room)} holds its own keycard; ${row.id} at ${at(layout, cell)}`,
      }),
    ];
  });
};

/** R4 [DS-254]: a note for controls many rooms away from their hazard. */
export const checkDistances = ({ content, level, layout }: Survey): readonly LevelFinding[] => {
  if (level.controls.length === 0) return [];
  const far = content.balance.gen.controlFarHops;
  const bySegment = roomsBySegment(layout);
  return layout.things.flatMap(({ id, kind, row, room, cell }) => {
    if (kind !== 'control') return [];
    const hazard = numberIn(layout.hazardOf, level.controls[row]!.hazard);
    if (hazard === undefined) return [];
    const first = layout.hazardCells[hazard]![0]!;
    const near = layout.roomAt[first] === -1 ? bySegment[layout.segmentAt[first]!]! : new Set([layout.roomAt[first]!]);
    const hops = new Map([[room, 0]]);
    for (const [one, distance] of hops) {
      if (near.has(one)) return [];
      if (distance < far)
        for (const other of layout.rooms[one]!.adjacent) if (!hops.has(other)) hops.set(other, distance + 1);
    }
    return [
      finding({
        ...{ code: 'R4', severity: 'note', room: layout.rooms[room]!.id, path: `controls.${id}` },
        cells: [placeOf(layout, cell)],
        message: `R4 hazards: control ${id} in ${roomNamed(layout, room)} is more than ${far} rooms away from ${level.controls[row]!.hazard}`,
      }),
    ];
  });
};

/** Rooms that touch each corridor segment [DS-017]. */
const roomsBySegment = (layout: Survey['layout']): readonly ReadonlySet<number>[] => {
  const rooms = Array.from({ length: layout.segments }, () => new Set<number>());
  const add = (cell: number, room: number): void => {
    for (const step of layout.steps) {
      const segment = layout.segmentAt[cell + step]!;
      if (segment !== -1) rooms[segment]!.add(room);
    }
  };
  for (const { cell, room } of layout.doors) add(cell, room);
  for (const { index, cells } of layout.rooms) for (const cell of cells) add(cell, index);
  return rooms;
};
