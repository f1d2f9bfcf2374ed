// One attempt at a board [DD-283 to DD-304]. It depends on ruleset, difficulty, seed and attempt alone, never on the robot,
// so that robots can be compared on one board. Within an attempt nothing is repaired and no player is consulted.

import { diceOf } from '@interlock/kernel';
import { CORRUPT } from '../level/ground.ts';
import { rowsOfTerrain } from '../level/terrain.ts';
import type { Level, LevelModifier, LevelPoi } from '../shape/level.ts';
import type { ModifierKind } from '../shape/names.ts';
import type { DifficultySpec, Ruleset } from '../shape/ruleset.ts';
import { freeCells, type Site, siteOf } from './site.ts';
import { dropSplats } from './splats.ts';
import { drawAmounts, drawRequests, placeThings, poisOf } from './things.ts';

export interface BoardDraft {
  readonly radius: number;
  readonly rows: readonly string[];
  readonly pois: readonly LevelPoi[];
  readonly avatar: { readonly q: number; readonly r: number; readonly facing: number };
  readonly cells: NonNullable<Level['cells']>;
  readonly attempt: number;
}

/** floor(2 + 2f) in quarters. */
export const radiusOf = ({ board }: Ruleset, quarters: number): number =>
  board.radiusBase + Math.floor((board.radiusPerF * quarters) / 4);

/** Null where a kind of thing stays below its number. `attempt` beyond the last is the plain board that always works. */
export const draftBoard = (rules: Ruleset, stats: DifficultySpec, seed: string, attempt: number): BoardDraft | null => {
  const dice = diceOf(attempt === 0 ? seed : `${seed}#${attempt}`);
  const isPlain = attempt > rules.board.maxAttempts;
  const { quarters } = stats;
  const site = siteOf(radiusOf(rules, quarters));
  const facing = dice.stream('board.avatar').int(6);
  if (!isPlain) dropSplats(rules, quarters, site, dice.stream('board.terrain'));
  const placed = placeThings(rules, stats.terminals, site, dice.stream('board.poi'));
  if (placed === null) return null;
  const goods = dice.stream('board.requests');
  const requests = drawRequests(rules, placed.filter(({ kind }) => kind === 'Shed').length, goods);
  const target = requests.reduce((sum, request) => sum + request, 0);
  const crates = placed.filter(({ kind }) => kind === 'Crate').length;
  const amounts = drawAmounts(rules, crates, target, quarters, goods);
  const harm = new Map<number, LevelModifier[]>();
  if (!isPlain) {
    corruptCells(stats.corruptCells, site, harm, dice.stream('board.corrupt'));
    raceCells(stats.raceCells, site, harm, dice.stream('board.race'));
  }
  return {
    radius: site.ground.radius,
    rows: rowsOfTerrain(site.ground.radius, site.terrain),
    pois: poisOf(rules, placed, requests, amounts, site, dice.stream('board.reward')),
    avatar: { q: 0, r: 0, facing },
    cells: [...harm.keys()]
      .sort((a, b) => a - b)
      .map((cell) => ({ ...site.ground.cells[cell]!, modifiers: harm.get(cell)! })),
    attempt,
  };
};

const harmOf = (kind: ModifierKind): LevelModifier => ({ kind, duration: 'Permanent', source: 'board' });

const corruptCells = (
  wanted: number,
  site: Site,
  harm: Map<number, LevelModifier[]>,
  stream: { shuffle<T>(list: T[]): T[] },
): void => {
  let many = 0;
  for (const cell of stream.shuffle(freeCells(site))) {
    if (many === wanted) return;
    site.walls[cell] = CORRUPT;
    if (site.isSound()) {
      harm.set(cell, [harmOf('Corrupt')]);
      many++;
    } else {
      site.walls[cell] = 0;
    }
  }
};

/** No wall, so nothing is checked. */
const raceCells = (
  wanted: number,
  site: Site,
  harm: Map<number, LevelModifier[]>,
  stream: { shuffle<T>(list: T[]): T[] },
): void => {
  if (wanted === 0) return;
  for (const cell of stream.shuffle(freeCells(site)).slice(0, wanted)) harm.set(cell, [harmOf('RaceCondition')]);
};
