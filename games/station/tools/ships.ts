// Draws decks of twelve seeds side by side, for the guide: docs/pictures/station-ships.svg.
//   npx tsx games/station/tools/ships.ts

import { writeFileSync } from 'node:fs';
import { diceOf } from '@interlock/kernel';
import { content } from '../src/data/content.ts';
import { generate } from '../src/generate/generate.ts';
import { CORRIDOR, DOOR, layoutOf, WALL } from '../src/map/layout.ts';
import type { Level } from '../src/map/level.ts';
import { paramsCodec } from '../src/params.ts';
import { wingOfName } from '../src/say/wing.ts';

const SEEDS = [
  'KESTREL',
  'GANNET',
  'HALYARD',
  'EMBER',
  'TIDE',
  'LANTERN',
  'WINTER',
  'PILOT',
  'ROPE',
  'MOORING',
  'SLACK',
  'FAR',
];
const [ACROSS, DOWN] = [4, 3];
const [WIDE, TALL] = [330, 270];

/** Cells from the floor to the rim of the hull, and one. */
const HULL = 3;
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const FILL: Readonly<Record<string, string>> = {
  crew: '#3d6283',
  engineering: '#7a6a2c',
  science: '#5d5690',
  cargo: '#7d5a3c',
  medical: '#3b7a62',
  hall: '#4c625a',
};

/** A square of cells around each that is floor, grown and shrunk: rooms that stand close are one body. */
const bodyOf = (isFloor: Uint8Array, width: number, reach: number): Uint8Array => {
  const height = isFloor.length / width;
  const grown = (from: Uint8Array, by: number, one: number): Uint8Array => {
    const to = from.slice();
    for (let cell = 0; cell < from.length; cell++) {
      if (from[cell] !== one) continue;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      for (let dy = -by; dy <= by; dy++)
        for (let dx = -by; dx <= by; dx++)
          if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) to[(y + dy) * width + x + dx] = one;
    }
    return to;
  };
  return grown(grown(isFloor, reach + 1, 1), reach - 1, 0);
};

/** The rim of the marked cells as a path, floor to the right, every corner cut. */
const rimOf = (isIn: Uint8Array, width: number, cut: number): string => {
  const has = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && isIn[y * width + x] === 1;
  /** By the corner a side begins at: where it ends. Bodies touch at no corner, so there is one. */
  const next = new Map<string, readonly [number, number]>();
  for (let cell = 0; cell < isIn.length; cell++) {
    if (isIn[cell] === 0) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (!has(x, y - 1)) next.set(`${x},${y}`, [x + 1, y]);
    if (!has(x + 1, y)) next.set(`${x + 1},${y}`, [x + 1, y + 1]);
    if (!has(x, y + 1)) next.set(`${x + 1},${y + 1}`, [x, y + 1]);
    if (!has(x - 1, y)) next.set(`${x},${y + 1}`, [x, y]);
  }
  let path = '';
  while (next.size > 0) {
    const corners: (readonly [number, number])[] = [];
    for (let at = [...next.keys()][0]!; next.has(at); ) {
      const to = next.get(at)!;
      next.delete(at);
      corners.push(to);
      at = to.join(',');
    }
    const turns = corners.filter(([x, y], i) => {
      const [before, after] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!];
      return !(before[0] === x && x === after[0]) && !(before[1] === y && y === after[1]);
    });
    /** A point on the way from one corner to the next, `cut` off or in the middle. */
    const off = (from: readonly [number, number], to: readonly [number, number]): string => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const far = Math.min(cut, Math.max(Math.abs(dx), Math.abs(dy)) / 2);
      return `${from[0] + Math.sign(dx) * far} ${from[1] + Math.sign(dy) * far}`;
    };
    path += turns
      .map(
        (turn, i) =>
          `${i === 0 ? 'M' : 'L'}${off(turn, turns.at(i - 1)!)}L${off(turn, turns[(i + 1) % turns.length]!)}`,
      )
      .join('');
    path += 'z';
  }
  return path;
};

const ship = (level: Level, seed: string, par: number): string => {
  const layout = layoutOf(level);
  const pad = 5;
  const [w, h] = [layout.grid.width + 2 * pad, layout.kind.length / layout.grid.width + 2 * pad];
  const isFloor = new Uint8Array(w * h);
  const at = (cell: number): [number, number] => [
    (cell % layout.grid.width) + pad,
    Math.floor(cell / layout.grid.width) + pad,
  ];
  layout.kind.forEach((kind, cell) => {
    const [x, y] = at(cell);
    if (kind !== WALL) isFloor[y * w + x] = 1;
  });
  const body = bodyOf(isFloor, w, HULL);
  const square = (x: number, y: number): string => `M${x} ${y}h1v1h-1z`;
  let windows = '';
  layout.kind.forEach((kind, cell) => {
    if (kind === WALL || kind === CORRIDOR || kind === DOOR) return;
    const [x, y] = at(cell);
    for (const [dx, dy] of SIDES) {
      // Where a room looks out: its wall, and no ship behind it.
      if (isFloor[(y + dy) * w + x + dx] === 1 || body[(y + HULL * dy) * w + x + HULL * dx] === 1) continue;
      if (body[(y + (HULL - 1) * dy) * w + x + (HULL - 1) * dx] === 0) continue;
      const [mx, my] = [x + 0.5 + dx * (HULL - 0.9), y + 0.5 + dy * (HULL - 0.9)];
      windows += dx === 0 ? `M${mx - 0.3} ${my}h.6` : `M${mx} ${my - 0.3}v.6`;
    }
  });
  const floors = new Map<string, string>();
  const put = (colour: string, path: string): void => void floors.set(colour, (floors.get(colour) ?? '') + path);
  layout.kind.forEach((kind, cell) => {
    if (kind === WALL) return;
    const wing =
      kind === CORRIDOR || kind === DOOR ? null : wingOfName(content, layout.rooms[layout.roomAt[cell]!]!.name);
    put(kind === DOOR ? '#5fc795' : wing === null ? '#3f4f49' : FILL[wing]!, square(...at(cell)));
  });
  const [startX, startY] = at(layout.start);
  const [exitX, exitY] = at(layout.exit);
  const scale = Math.min((WIDE - 20) / w, (TALL - 44) / h);
  const [x, y] = [(WIDE - w * scale) / 2, 34 + (TALL - 44 - h * scale) / 2];
  return [
    `<text x="14" y="24" fill="#e9e4d4" font-size="14" font-weight="600">${seed}</text>`,
    `<text x="${WIDE - 14}" y="24" fill="#9fb0a8" font-size="12" text-anchor="end">${level.rooms.length} rooms, par ${par}</text>`,
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})">`,
    `<path d="${rimOf(body, w, 2.5)}" fill="#1d2925" fill-rule="evenodd" stroke="#6f9183" stroke-width=".5" stroke-linejoin="round"/>`,
    `<path d="${windows}" stroke="#f6dfa6" stroke-width=".35" stroke-linecap="round"/>`,
    ...[...floors].map(([colour, path]) => `<path d="${path}" fill="${colour}"/>`),
    `<circle cx="${startX + 0.5}" cy="${startY + 0.5}" r=".9" fill="#f6ead0"/>`,
    `<rect x="${exitX - 0.4}" y="${exitY - 0.4}" width="1.8" height="1.8" fill="none" stroke="#a6f2dc" stroke-width=".5"/>`,
    '</g>',
  ].join('');
};

const drawn = SEEDS.map((seed, i) => {
  const made = generate(content, paramsCodec.presets.hard!, diceOf(seed));
  if (made === null) throw new Error(`station-hard-${seed} gives no deck.`);
  const place = `translate(${(i % ACROSS) * WIDE} ${Math.floor(i / ACROSS) * TALL})`;
  return `<g transform="${place}">${ship(made.level, `station-hard-${seed}`, made.stats.par)}</g>`;
});
writeFileSync(
  new URL('../../../docs/pictures/station-ships.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ACROSS * WIDE} ${DOWN * TALL}" font-family="sans-serif">\n` +
    `<rect width="100%" height="100%" fill="#0e1412"/>\n${drawn.join('\n')}\n</svg>\n`,
);
