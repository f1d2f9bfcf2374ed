// The level as it would be with its root findings repaired [DS-290]; only to tell causes from consequences, never to be
// played. Proposals one can apply are made in repair.ts.

import type { Level } from '../map/level.ts';
import { numberIn } from '../map/numbers.ts';
import type { LevelFinding } from './finding.ts';
import type { Assumed, Survey } from './survey.ts';

export interface Repaired {
  readonly level: Level;
  readonly assumed: Assumed;
}

/** Findings that keep nobody from winning. */
const HARMLESS: ReadonlySet<string> = new Set(['R1', 'R3', 'R4', 'R6']);

/** Null where nothing was left to repair. */
export const assumeRepaired = (survey: Survey, roots: readonly LevelFinding[]): Repaired | null => {
  const { network, assumed } = survey;
  const facts = new Set(assumed.facts);
  const met = new Set(assumed.met);
  let { batteries, isExitReached } = assumed;
  let { level } = survey;
  const need = network.objectives.reduce((sum, one) => sum + one.batteries, 0);
  const hold = (list: readonly number[]): void => {
    for (const fact of list) facts.add(network.facts[fact]!);
  };
  for (const { code, room, path, severity } of roots) {
    if (severity === 'note' || HARMLESS.has(code)) continue;
    const [section, id] = path.split('.');
    if (code === 'I2' || code === 'R2' || code === 'I6') facts.add(`power:${room}`);
    else if (code === 'I7' || code === 'R8') level = withoutFurniture(survey, level, room!);
    else if (code === 'R7') isExitReached = true;
    else if (code === 'I5' && path === 'generators') batteries += need - survey.except().batteries.at(-1)!;
    else if (section === 'puzzles') {
      const source = network.sources.find((one) => one.kind === 'puzzle' && one.id === id);
      hold(source?.gives ?? []);
      batteries += source?.batteries ?? 0;
    } else {
      for (const gate of network.gates) if (gate.about === path && gate.kind !== 'power') hold(gate.opens[0] ?? []);
      for (const objective of network.objectives)
        if (objective.id === id && !network.kinds.includes(objective.kind)) {
          hold(objective.needs[0] ?? []);
          met.add(objective.id);
        }
    }
  }
  const next = { facts: [...facts], batteries, met: [...met], isExitReached };
  const hasGrown =
    facts.size > assumed.facts.length ||
    met.size > assumed.met.length ||
    batteries > assumed.batteries ||
    isExitReached !== assumed.isExitReached ||
    level !== survey.level;
  return hasGrown ? { level, assumed: next } : null;
};

/** What the furniture held lies where it stood; more than one item on a cell is no matter here. */
const withoutFurniture = ({ layout }: Survey, level: Level, room: string): Level => {
  const index = numberIn(layout.roomOf, room)!;
  const gone = level.furniture.filter(({ at: [x, y] }) => layout.roomAt[y * layout.grid.width + x] === index);
  if (gone.length === 0) return level;
  const rows = level.map.map((row) => [...row]);
  for (const {
    at: [x, y],
  } of gone)
    rows[y]![x] = '.';
  return {
    ...level,
    map: rows.map((row) => row.join('')),
    furniture: level.furniture.filter((row) => !gone.includes(row)),
    items: [
      ...level.items,
      ...gone.flatMap(({ id, at, holds }) => holds.map((item, i) => ({ id: `${id}.${i}`, at, item }))),
    ],
  };
};
