// The board unrolled: outer ring first, 24 cells of three characters behind a label of seven, 79 columns in all.

import type { Cell } from '../events.ts';
import type { Track } from '../shape/planner.ts';
import type { OrbitView, ShipView } from '../shape/view.ts';

const LABEL = 7;

export const markOf = ({ letter, facing }: ShipView): string => `${letter}${facing === 'prograde' ? '>' : '<'}`;

/** Rows of the strip. `ghosts` are the own ship's next cells, drawn where nothing else is. */
export const stripOf = (view: OrbitView, ghosts: Track['cells'] = []): string[] => {
  const things = new Map<string, string[]>();
  const put = ({ ring, sector }: Cell, mark: string): void => {
    const at = `${ring}:${sector}`;
    things.set(at, [...(things.get(at) ?? []), mark]);
  };
  for (const ship of view.ships) if (ship.isAlive) put(ship, markOf(ship));
  for (const missile of view.missiles) put(missile, `*${missile.id % 10}`);
  for (const gate of view.gates) if (!gate.isPassed) put(gate, `[${gate.number % 10}`);
  const shades = shadesOf(view, ghosts);
  const head = Array.from({ length: view.sectors }, (_, sector) => ` ${String(sector).padStart(2, '0')}`).join('');
  const rows = [`${' '.repeat(LABEL)}${head}`];
  for (let ring = view.rings; ring >= 1; ring--) {
    let row = `R${ring} v${view.speeds[ring - 1]} |`;
    for (let sector = 0; sector < view.sectors; sector++) {
      const found = things.get(`${ring}:${sector}`) ?? [];
      const mark = found.length > 1 ? `+${found.length}` : (found[0] ?? shades.get(`${ring}:${sector}`) ?? '.');
      row += ` ${mark.padEnd(2)}`;
    }
    rows.push(row.trimEnd());
  }
  return rows;
};

/** What is drawn in a free cell: where opponents go, where you will be, then how far gates reach, then what their weapons
 *  cover. */
const shadesOf = (view: OrbitView, ghosts: Track['cells']): Map<string, string> => {
  const shades = new Map<string, string>();
  const shade = ({ ring, sector }: Cell, mark: string): void => {
    const at = `${ring}:${sector}`;
    if (!shades.has(at)) shades.set(at, mark);
  };
  const hostile = view.intents.filter(({ ship }) => view.ships.find(({ id }) => id === ship)?.side === 'red');
  for (const { ship, end } of view.intents) shade(end, `${view.ships.find(({ id }) => id === ship)!.letter}'`);
  ghosts.forEach((cell, turn) => {
    if (cell !== null) shade(cell, `o${turn + 1}`);
  });
  for (const { ring, sector, width, isPassed } of view.gates)
    for (let by = -width; by <= width && !isPassed; by++)
      shade({ ring, sector: (sector + by + view.sectors) % view.sectors }, '=');
  for (const { lane } of hostile) for (const cell of lane) shade(cell, '-');
  for (const { window, stance } of hostile) if (stance === 'attack') for (const cell of window) shade(cell, '~');
  return shades;
};
