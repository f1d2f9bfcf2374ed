// Random small levels for properties: rooms on a grid of slots, doors, locks, hazards and things anywhere they may
// stand, sensible or not. Half of them cannot be won.

import { diceOf } from '@interlock/kernel';
import type { Level } from '../../src/map/level.ts';
import { levelFrom } from './examples.ts';

export interface RandomOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** Width of a room; all are two cells high. */
  readonly width?: number;
  /** How many things to strew about. */
  readonly things?: number;
}

const KINDS = ['coolant-leak', 'fire', 'steam-jet', 'spore-bloom'] as const;
const TOOLS = ['extinguisher', 'pipe-clamp', 'uv-lamp'] as const;

/** One random level; the same seed gives the same one. */
export const randomLevel = (seed: string, options: RandomOptions = {}): Level => levelFrom(randomText(seed, options));

export const randomText = (seed: string, options: RandomOptions = {}): string => {
  const { columns = 2, rows = 2, width = 3, things = 9 } = options;
  const stream = diceOf(seed).stream('level');
  const pick = <T>(list: readonly T[]): T => list[stream.int(list.length)]!;
  const chance = (permille: number): boolean => stream.int(1000) < permille;
  const [pitchX, pitchY] = [width + 3, 5];
  const map = Array.from({ length: rows * pitchY }, () => Array.from({ length: columns * pitchX + 1 }, () => '#'));
  map.push(Array.from({ length: columns * pitchX + 1 }, () => '#'));
  const keys: string[] = [];
  const free: [number, number][] = [];
  const tables: Record<string, string[]> = { rooms: [] };
  const add = (section: string, row: string): void => {
    tables[section] = [...(tables[section] ?? []), row];
  };
  const corridors: [number, number][] = [];

  for (let slot = 0; slot < columns * rows; slot++) {
    const [left, top] = [(slot % columns) * pitchX + 1, Math.floor(slot / columns) * pitchY + 1];
    for (let y = top; y < top + 2; y++)
      for (let x = left; x < left + width; x++) {
        map[y]![x] = '.';
        free.push([x, y]);
      }
    keys.push(`r${slot}`);
  }
  const door = (): string => pick(['+', '+', '+', '=', ',']);
  const carve = (cells: readonly [number, number][]): void => {
    const [a, b, c] = cells as [[number, number], [number, number], [number, number]];
    map[a[1]]![a[0]] = door();
    map[b[1]]![b[0]] = ',';
    map[c[1]]![c[0]] = door();
    corridors.push(b);
  };
  for (let slot = 0; slot < columns * rows; slot++) {
    const [left, top] = [(slot % columns) * pitchX + 1, Math.floor(slot / columns) * pitchY + 1];
    if ((slot + 1) % columns !== 0 && chance(850)) {
      const [x, y] = [left + width, top + stream.int(2)];
      carve([
        [x, y],
        [x + 1, y],
        [x + 2, y],
      ]);
    }
    if (slot + columns < columns * rows && chance(850)) {
      const [x, y] = [left + stream.int(width), top + 2];
      carve([
        [x, y],
        [x, y + 1],
        [x, y + 2],
      ]);
    }
  }
  const take = (glyph: string): string => {
    const [[x, y]] = free.splice(stream.int(free.length), 1) as [[number, number]];
    map[y]![x] = glyph;
    return `${x},${y}`;
  };
  const [startX, startY] = take('@').split(',').map(Number) as [number, number];
  take('>');
  const home = Math.floor((startX - 1) / pitchX) + columns * Math.floor((startY - 1) / pitchY);
  const hazards: { id: string; kind: string }[] = [];
  for (const [x, y] of corridors)
    if (chance(250)) {
      const id = `h${hazards.length + 1}`;
      hazards.push({ id, kind: pick(KINDS) });
      map[y]![x] = '~';
      add('hazards', `${id} at ${x},${y} kind=${hazards.at(-1)!.kind}`);
    }
  const valved = hazards.filter(({ kind }) => kind === 'coolant-leak' || kind === 'steam-jet');
  let hasCode = false;
  const item = (): string => {
    const what = stream.int(4);
    if (what === 0) return 'battery';
    if (what === 1) return `keycard:${pick(keys)}`;
    if (what === 2) return hasCode ? 'fragment:a' : 'air';
    return `tool:${pick(TOOLS)}`;
  };
  const place: readonly (() => void)[] = [
    () => add('terminals', `t${free.length} at ${take('M')}`),
    () => add('furniture', `f${free.length} at ${take('F')} holds=${item()},${item()}`),
    () => {
      const one = item();
      const glyph = { battery: 'b', air: 'a', keycard: 'k', tool: 't', fragment: 'n' }[one.split(':')[0]!]!;
      add('items', `i${free.length} at ${take(glyph)} item=${one}${chance(100) ? ' required=yes' : ''}`);
    },
    () => {
      if (valved.length > 0) add('controls', `v${free.length} at ${take('V')} hazard=${pick(valved).id}`);
      else add('terminals', `t${free.length} at ${take('M')}`);
    },
    () => {
      const grants = pick([`unlock:${pick(keys)}`, `item:keycard:${pick(keys)}`, 'item:battery']);
      const isCode = chance(600);
      hasCode ||= isCode;
      const how = isCode ? 'type=code code=314 fragments=a' : 'type=relay start=010111010';
      add('puzzles', `p${free.length} at ${take('P')} ${how} grants=${grants}`);
    },
    () => add('generators', `g${free.length} at ${take('G')} needs=${1 + stream.int(2)}`),
  ];
  const weights = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5];
  for (let i = 0; i < things && free.length > 2; i++) place[pick(weights)]!();
  const isPlaced = Object.values(tables)
    .flat()
    .some((row) => /=fragment:a|,fragment:a/.test(row));
  if (hasCode && !isPlaced) add('items', `i${free.length} at ${take('n')} item=fragment:a`);
  keys.forEach((key, slot) => {
    const [left, top] = [(slot % columns) * pitchX + 1, Math.floor(slot / columns) * pitchY + 1];
    const isOn = slot === home || chance(300);
    add('rooms', `${key} "Room ${slot}" at ${left},${top} doors=${isOn ? 'on' : 'off'}${isOn ? ' why=authored' : ''}`);
  });
  const sections = Object.entries(tables).map(([name, lines]) => `[${name}]\n${lines.join('\n')}\n`);
  return `darkstation-map 1\nair none\n[map]\n${map.map((row) => row.join('')).join('\n')}\n${sections.join('')}`;
};
