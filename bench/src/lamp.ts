// The smallest complete game, for rows that need real rules: a long cellar to walk up and down in.

import { loadGame } from '@interlock/catalog';
import { type AnyGame, type AnyShape, openRun, type Run, type Turn } from '@interlock/kernel';

const loaded = await loadGame('lamp');
if (!loaded.ok) throw new Error(loaded.error.message);
export const lamp: AnyGame = loaded.value;

const WIDTH = 12;
const HEIGHT = 6;

/** An open cellar with the switch in the far corner. */
const cellar = {
  oil: 999,
  rows: Array.from({ length: HEIGHT }, (_, y) => {
    const row = '.'.repeat(WIDTH);
    if (y === 0) return `K${row.slice(1)}`;
    return y === HEIGHT - 1 ? `${row.slice(1)}S` : row;
  }),
};

const open = (levelData: typeof cellar): Run<AnyShape> => {
  const run = openRun(lamp, { levelData, seed: 'BENCH' });
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};

/** A walk of that many turns, three steps each, along the first row and back. */
export const lampRun = (turns: number): { game: AnyGame; run: Run<AnyShape>; turns: readonly Turn<AnyShape>[] } => {
  const steps: string[] = [];
  for (let at = 0, way = 1; steps.length < 3 * turns; at += way) {
    if (at === WIDTH - 2) way = -1;
    if (at === 0) way = 1;
    steps.push(way > 0 ? 'east' : 'west');
  }
  return {
    game: lamp,
    run: open(cellar),
    turns: Array.from({ length: turns }, (_, i) => steps.slice(3 * i, 3 * i + 3)),
  };
};

/** A cellar that cannot be won in its oil: the search has to look at everything. */
export const hopelessCellar = (): Run<AnyShape> => open({ ...cellar, oil: 4 });
