// Repairs of root findings, carried out on the level: what a designer would do who reads the report and nothing else.

import { content } from '../../src/data/content.ts';
import { frontierOf } from '../../src/logic/checks/checkExit.ts';
import { addFloorItem, floorOf, moveControl, moveItem, withGlyph } from '../../src/logic/edit.ts';
import type { LevelFinding } from '../../src/logic/finding.ts';
import { REGISTRY } from '../../src/logic/mechanics/index.ts';
import { firstPlacement } from '../../src/logic/placement.ts';
import { withPower } from '../../src/logic/postPass.ts';
import { NOTHING_ASSUMED, survey } from '../../src/logic/survey.ts';
import { validate } from '../../src/logic/validate.ts';
import { layoutOf } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';
import { numberIn } from '../../src/map/numbers.ts';

/** The level with each of its root findings repaired once. */
export const mendRoots = (level: Level): Level =>
  validate(content, level, { isBrief: true })
    .findings.filter(({ root, severity }) => root && severity === 'error')
    .reduce(mend, level);

const mend = (level: Level, { code, room, gate, path, missing }: LevelFinding): Level => {
  const id = path.split('.')[1] ?? '';
  if (code === 'I2' || code === 'R2' || code === 'I6') return withPower(level, [room!], 'authored');
  if (code === 'I3') return bring(level, `keycard:${room}`);
  if (code === 'I4') return mendHazard(level, gate!.id);
  if (code === 'I5' && id === '') return bringBatteries(level, Number(missing!.what.split(' ')[0]));
  if (code === 'I5' || code === 'I7' || code === 'R8') return clearRoom(level, room!);
  if (code === 'I8') return missing!.what.split(',').reduce(bring, level);
  if (code === 'I11') return moveItem(level, id, level.items.find((row) => row.id === id)!.item, spot(level));
  if (code === 'R6') return listRight(level);
  if (code === 'R7') return withGlyph(withoutExit(level), spot(level), '>');
  if (code === 'I1') return openFrontier(level);
  return level;
};

const spot = (level: Level) => floorOf(level, layoutOf(level).startRoom)[0]!;
const bring = (level: Level, item: string): Level => addFloorItem(level, spot(level), item);
const bringBatteries = (level: Level, count: number): Level =>
  Array.from({ length: count }, () => 'battery').reduce(bring, level);

const mendHazard = (level: Level, hazard: string): Level => {
  const control = level.controls.find((row) => row.hazard === hazard);
  const layout = layoutOf(level);
  if (control !== undefined) {
    const cell = firstPlacement(layout, layout.startRoom);
    return moveControl(level, control.id, [cell % layout.grid.width, Math.trunc(cell / layout.grid.width)]);
  }
  const kind = level.hazards.find((row) => row.id === hazard)!.kind;
  return bring(level, `tool:${content.hazards.find(({ id }) => id === kind)!.tool!.id}`);
};

/** Empty furniture leaves the room. */
const clearRoom = (level: Level, room: string): Level => {
  const { roomAt, roomOf, grid } = layoutOf(level);
  const gone = level.furniture.filter(
    ({ at: [x, y], holds }) => holds.length === 0 && roomAt[y * grid.width + x] === numberIn(roomOf, room),
  );
  const rest = { ...level, furniture: level.furniture.filter((row) => !gone.includes(row)) };
  return gone.reduce<Level>((sum, row) => withGlyph(sum, row.at, '.'), rest);
};

const listRight = (level: Level): Level => {
  const { things, rooms } = layoutOf(level);
  const listOf = (id: string): readonly string[] =>
    rooms[things.find((one) => one.id === id)!.room]!.controlled.map((one) => rooms[one]!.id).sort();
  return { ...level, terminals: level.terminals.map((row) => ({ ...row, controls: listOf(row.id) })) };
};

const withoutExit = (level: Level): Level => ({ ...level, map: level.map.map((row) => row.replace('>', '.')) });

/** Opens every gate at the border of what is reached. */
const openFrontier = (level: Level): Level => {
  const now = survey(content, level, REGISTRY, NOTHING_ASSUMED);
  const gates = frontierOf(now).map((index) => now.network.gates[index]!);
  const matters = [...new Map(gates.map((gate) => [gate.condition, gate])).values()];
  return matters.reduce((sum, { kind, room, id }) => {
    if (kind === 'hazard') return mendHazard(sum, id);
    const key = level.rooms[room]!.id;
    return kind === 'power' ? withPower(sum, [key], 'authored') : bring(sum, `keycard:${key}`);
  }, level);
};
