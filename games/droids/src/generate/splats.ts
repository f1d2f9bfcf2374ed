// Terrain: splats of ground dropped on a board of grass [DD-286 to DD-290].

import type { Stream } from '@interlock/kernel';
import { BLOCKED } from '../level/ground.ts';
import type { Terrain } from '../shape/names.ts';
import type { Ruleset } from '../shape/ruleset.ts';
import type { Site } from './site.ts';

/** In the order in which they fall. */
const SPLATS = ['Blocked', 'Dry', 'Fertile', 'Mud', 'Rocky'] as const;

/** Splats of a terrain: most grow with the difficulty, meadows shrink. */
export const splatCount = ({ board }: Ruleset, terrain: (typeof SPLATS)[number], quarters: number): number =>
  Math.floor((board.splats[terrain].base * (terrain === 'Fertile' ? 6 - quarters : quarters)) / 4);

export const dropSplats = (rules: Ruleset, quarters: number, site: Site, stream: Stream): void => {
  for (const terrain of SPLATS) {
    const { spread } = rules.board.splats[terrain];
    for (let left = splatCount(rules, terrain, quarters); left > 0; left--) dropOne(terrain, spread, site, stream);
  }
};

const dropOne = (terrain: Terrain, spread: number, site: Site, stream: Stream): void => {
  const { ground } = site;
  // Every cell but the start, which always stays grass.
  const draw = stream.int(ground.cells.length - 1);
  const centre = draw < ground.centre ? draw : draw + 1;
  const cells = [centre];
  for (let direction = 0; direction < 6; direction++) {
    const isIn = stream.int(100) < spread;
    const there = ground.next[centre * 6 + direction]!;
    if (isIn && there >= 0) cells.push(there);
  }
  for (const cell of cells) cover(terrain, cell, site);
};

const cover = (terrain: Terrain, cell: number, site: Site): void => {
  if (cell === site.ground.centre || site.terrain[cell] === 'Blocked') return;
  if (terrain !== 'Blocked') {
    site.terrain[cell] = terrain;
    return;
  }
  site.walls[cell] = BLOCKED;
  if (site.isSound()) site.terrain[cell] = terrain;
  else site.walls[cell] = 0;
};
