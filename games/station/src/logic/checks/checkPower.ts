// Door power: the start room [I6], gatekeepers [I2, R2], power and cameras at the start [R1], lists of terminals [R6].

import { closure } from '../closure.ts';
import { finding, type LevelFinding } from '../finding.ts';
import { gatekeepersOf, postPassRooms, strictGatekeepers } from '../gatekeepers.ts';
import { type Gate, gatesWhere, type Network } from '../network.ts';
import { candidateOf, gatePart, gatesNamed, placeOf, roomNamed, type Survey, sourcesOf } from '../survey.ts';

export interface PowerChecks {
  readonly findings: readonly LevelFinding[];
  /** Rooms that gate the exit; null where I2 and R2 are not applicable [DS-183]. */
  readonly gatekeepers: readonly number[] | null;
}

export const checkPower = (survey: Survey, isStrict: boolean, isBrief = false): PowerChecks => {
  const { network, real } = survey;
  const gatekeepers = gatekeepersOf(network, survey.avoidance('aware'), [network.exit]);
  const powerless = (gatekeepers ?? []).filter((room) => real.factSphere[powerFact(survey, room)] === -1);
  const strict = isStrict ? strictlyPowerless(survey) : [];
  const chain = [...new Set([...powerless, ...strict])].sort((a, b) => a - b).map((room) => powerChain(survey, room));
  const roots = new Set(chain.filter(({ root }) => root).map(({ room }) => room));
  const findings = [...checkStart(survey), ...chain, ...checkPostPass(survey, roots, isBrief), ...checkLists(survey)];
  return { findings: [...findings, ...checkInit(survey)], gatekeepers };
};

const powerFact = ({ network, layout }: Survey, room: number): number =>
  network.factOf.get(`power:${layout.rooms[room]!.id}`)!;

const byRoom = new WeakMap<Network, readonly Gate[][]>();

/** Power gates of the doors into a room. */
const doorGates = ({ network, layout }: Survey, room: number): readonly Gate[] => {
  let lists = byRoom.get(network);
  if (lists === undefined) {
    const made: Gate[][] = layout.rooms.map(() => []);
    for (const gate of network.gates) if (gate.kind === 'power') made[gate.room]!.push(gate);
    lists = made;
    byRoom.set(network, lists);
  }
  return lists[room]!;
};

/** Gatekeepers without power where locked doors never open [DS-300]. */
const strictlyPowerless = (survey: Survey): readonly number[] => {
  const { network } = survey;
  const shut = gatesWhere(network, ({ kind }) => kind === 'key');
  const given = [...network.given, ...survey.assumed.facts.flatMap((name) => network.factOf.get(name) ?? [])];
  const { factSphere } = closure(network, { shut, given });
  return strictGatekeepers(network, survey.avoidance('strict')).filter(
    (room) => factSphere[powerFact(survey, room)] === -1,
  );
};

/** [DS-198], root as DS-289 has it. */
const powerChain = (survey: Survey, room: number): LevelFinding => {
  const { layout, real } = survey;
  const { id, adjacent } = layout.rooms[room]!;
  const gates = doorGates(survey, room);
  const ideal = survey.except('power');
  const isTouched = gates.some(({ cells }) =>
    cells.some((cell) => layout.steps.some((step) => ideal.sphere[cell + step] !== -1)),
  );
  const root = ideal.factSphere[powerFact(survey, room)] === -1 && isTouched;
  const candidates = sourcesOf(survey, [powerFact(survey, room)]).map((source) => candidateOf(survey, real, source));
  const reached = (from: Int32Array): readonly number[] =>
    adjacent.filter((other) => layout.rooms[other]!.cells.some((cell) => from[cell] !== -1));
  const helps = reached(real.sphere).length > 0 ? reached(real.sphere) : reached(ideal.sphere);
  const outside = candidates.filter((one) => one.room !== id);
  const who =
    candidates.length === 0
      ? 'no terminal can power it'
      : outside.length === 0
        ? `no terminal outside ${id} can power it`
        : outside.map((one) => `${one.id} in ${one.room} is behind ${one.gate ?? 'walls'}`).join(', ');
  const help =
    helps.length === 0 ? '' : `; a terminal in ${helps.map((one) => roomNamed(layout, one)).join(' or ')} would`;
  return finding({
    ...{ code: 'I2', root, room: id, gate: gatePart(layout, gates), condition: `power ${id}`, path: `rooms.${id}` },
    missing: {
      kind: 'terminal',
      what: `a terminal for ${id}`,
      candidates,
      helps: helps.map((one) => layout.rooms[one]!.id),
    },
    cells: gates.flatMap(({ cells }) => cells.map((cell) => placeOf(layout, cell))),
    message: `I2 door-power chain: ${roomNamed(layout, room)} gates the exit; ${gatesNamed(layout, gates)} ${
      gates.length > 1 ? 'need' : 'needs'
    } power of ${id}; ${who}${help}`,
  });
};

/** R2 where the post-pass would act [DS-246], a note where only its strict mode would [DS-294]. */
const checkPostPass = (
  survey: Survey,
  roots: ReadonlySet<string | null>,
  isBrief: boolean,
): readonly LevelFinding[] => {
  const { network, layout, assumed } = survey;
  const isDark = (room: number): boolean => !assumed.facts.includes(`power:${layout.rooms[room]!.id}`);
  const aware = postPassRooms(network, survey.avoidance('aware'), 'lockAware').filter(isDark);
  const strict = isBrief ? [] : postPassRooms(network, survey.avoidance('strict'), 'strict').filter(isDark);
  const isAware = new Set(aware);
  return [...new Set([...aware, ...strict])].map((room) => {
    const { id } = layout.rooms[room]!;
    const gates = doorGates(survey, room);
    const isNote = !isAware.has(room);
    const reading = isNote ? ' while locked doors stay locked' : '';
    return finding({
      ...{ code: 'R2', severity: isNote ? 'note' : 'error', root: isNote || roots.has(id), room: id },
      ...{ gate: gatePart(layout, gates), condition: `power ${id}`, path: `rooms.${id}` },
      missing: { kind: 'terminal', what: `a terminal for ${id} before its doors`, candidates: [], helps: [] },
      cells: gates.map(({ cells }) => placeOf(layout, cells[0]!)),
      message: `R2 gatekeeper power: ${roomNamed(layout, room)} has no power at the start; ${gatesNamed(layout, gates)}; no terminal for it stands in a room reached without ${gates.length > 1 ? 'them' : 'it'}${reading}`,
    });
  });
};

const checkStart = (survey: Survey): readonly LevelFinding[] => {
  const { layout, level, assumed } = survey;
  const row = level.rooms[layout.startRoom]!;
  if (row.doors || assumed.facts.includes(`power:${row.id}`)) return [];
  const gates = doorGates(survey, layout.startRoom);
  return [
    finding({
      ...{ code: 'I6', room: row.id, gate: gatePart(layout, gates), condition: `power ${row.id}` },
      ...{ path: `rooms.${row.id}`, cells: [placeOf(layout, layout.start)] },
      missing: { kind: 'power', what: 'doors=on at the start', candidates: [], helps: [] },
      message: `I6 start room powered: ${roomNamed(layout, layout.startRoom)} begins without door power; ${
        gates.length === 0 ? 'it has no door' : gatesNamed(layout, gates)
      }; doors=on is missing`,
    }),
  ];
};

/** R1 [DS-241]. */
const checkInit = ({ level, layout }: Survey): readonly LevelFinding[] =>
  level.rooms.flatMap((row, room) => {
    const say = (what: string, condition: string): LevelFinding =>
      finding({
        ...{ code: 'R1', severity: 'warning', room: row.id, condition, path: `rooms.${row.id}`, cells: [row.at] },
        message: `R1 power initialisation: ${roomNamed(layout, room)} begins with ${what}`,
      });
    const isBright = row.doors && room !== layout.startRoom && row.why === undefined;
    return [
      ...(isBright ? [say('its doors on and no reason given (why=)', `power ${row.id}`)] : []),
      ...(row.cctv ? [say('its camera on', `cctv ${row.id}`)] : []),
    ];
  });

/** R6 [DS-262]: stored lists are only compared. */
const checkLists = ({ level, layout }: Survey): readonly LevelFinding[] =>
  layout.things.flatMap(({ id, kind, row, room, cell }) => {
    if (kind !== 'terminal') return [];
    const listed = level.terminals[row]!.controls;
    const right = layout.rooms[room]!.controlled.map((one) => layout.rooms[one]!.id);
    const surplus = listed.filter((key) => !right.includes(key));
    const lacking = right.filter((key) => !listed.includes(key));
    if (surplus.length + lacking.length === 0) return [];
    const parts = [
      ...(surplus.length > 0 ? [`it lists ${surplus.join(', ')} too much`] : []),
      ...(lacking.length > 0 ? [`it lacks ${lacking.join(', ')}`] : []),
    ];
    return [
      finding({
        ...{ code: 'R6', room: layout.rooms[room]!.id, path: `terminals.${id}`, cells: [placeOf(layout, cell)] },
        missing: { kind: 'controls', what: right.join(','), candidates: [], helps: [] },
        message: `R6 own and adjacent rooms: terminal ${id} in ${roomNamed(layout, room)}: ${parts.join(', ')}`,
      }),
    ];
  });
