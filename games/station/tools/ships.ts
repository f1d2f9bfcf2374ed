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

const FILL: Readonly<Record<string, string>> = {
  crew: '#2d4356',
  engineering: '#4d4426',
  science: '#3d3a56',
  cargo: '#46382c',
  medical: '#2c4a3e',
  hall: '#33443f',
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
  return grown(grown(isFloor, reach, 1), reach - 1, 0);
};

const ship = (level: Level, seed: string, par: number): string => {
  const layout = layoutOf(level);
  const pad = 4;
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
  const body = bodyOf(isFloor, w, 3);
  const square = (x: number, y: number): string => `M${x} ${y}h1v1h-1z`;
  let hull = '';
  for (let cell = 0; cell < body.length; cell++) if (body[cell] === 1) hull += square(cell % w, Math.floor(cell / w));
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
    `<path d="${hull}" fill="#22302b" stroke="#5c7a6e" stroke-width=".6" stroke-linejoin="round" paint-order="stroke"/>`,
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
