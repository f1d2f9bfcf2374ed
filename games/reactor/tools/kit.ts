// Drawing kit for level authors: a map with the props' letters in it and pipes as polylines become the layers, marks and
// cuts of a level file, written so that the rows stay readable.

import { CARRIERS, type Carrier } from '../src/shape.ts';

export interface Sketch {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly chapter: string;
  readonly teaches: readonly string[];
  readonly text: { readonly intro: string; readonly hints: readonly string[]; readonly outro: string };
  /** `#` wall, `.` floor, `R` core, `@` start; any other letter is floor with the prop of that key. */
  readonly map: readonly string[];
  /** Polylines such as `1,4 4,4 4,2`. */
  readonly pipes: Partial<Record<Carrier, readonly string[]>>;
  readonly props: Readonly<Record<string, object>>;
  readonly [more: string]: unknown;
}

const DX = [0, -1, 1, 0];
const DY = [-1, 0, 0, 1];

const levelOf = ({ map, pipes, ...rest }: Sketch): Record<string, unknown> => {
  const width = map[0]!.length;
  const height = map.length;
  const layers: Record<string, string[]> = {};
  const cuts: object[] = [];
  for (const carrier of CARRIERS) {
    const open = new Uint8Array(width * height);
    for (const line of pipes[carrier] ?? []) trace(open, width, line);
    layers[carrier] = rows(width, height, (cell) => symbol(open[cell]!));
    for (let cell = 0; cell < open.length; cell++)
      for (const dir of [2, 3]) {
        const next = cell + DX[dir]! + DY[dir]! * width;
        if (!open[cell] || !open[next] || (dir === 2 && cell % width === width - 1)) continue;
        const isDrawn = drawn(open[cell]!) & (1 << dir) && drawn(open[next]!) & (1 << (3 - dir));
        if (isDrawn && !(open[cell]! & (1 << dir)))
          cuts.push({
            carrier,
            a: [cell % width, Math.floor(cell / width)],
            b: [next % width, Math.floor(next / width)],
          });
      }
  }
  const at = (cell: number): string => map[Math.floor(cell / width)]![cell % width]!;
  const isProp = (c: string): boolean => !'#.R@'.includes(c);
  const { id, name, order, chapter, teaches, text, props, ...more } = rest;
  return {
    $schema: '../../../../schemas/reactor-level.schema.json',
    format: 1,
    id,
    name,
    order,
    chapter,
    teaches,
    text,
    terrain: rows(width, height, (cell) => (isProp(at(cell)) ? '.' : at(cell))),
    ...layers,
    ...(cuts.length > 0 ? { cuts } : {}),
    marks: rows(width, height, (cell) => (isProp(at(cell)) ? at(cell) : '.')),
    props,
    ...more,
  };
};

const rows = (width: number, height: number, symbolAt: (cell: number) => string): string[] =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => symbolAt(y * width + x)).join(''));

const trace = (open: Uint8Array, width: number, line: string): void => {
  const points = line
    .trim()
    .split(/\s+/)
    .map((point) => point.split(',').map(Number) as [number, number]);
  for (let i = 0; i + 1 < points.length; i++) {
    let [x, y] = points[i]!;
    const [tx, ty] = points[i + 1]!;
    if (x !== tx && y !== ty) throw new Error(`${line}: ${x},${y} to ${tx},${ty} is not straight`);
    while (x !== tx || y !== ty) {
      const dir = tx > x ? 2 : tx < x ? 1 : ty > y ? 3 : 0;
      open[y * width + x]! |= 1 << dir;
      x += DX[dir]!;
      y += DY[dir]!;
      open[y * width + x]! |= 1 << (3 - dir);
    }
  }
};

const symbol = (open: number): string => (open === 0 ? '.' : (open & 9) === 0 ? '-' : (open & 6) === 0 ? '|' : '+');
const drawn = (open: number): number => ({ '.': 0, '-': 6, '|': 9, '+': 15 })[symbol(open)]!;

/** A level file as text: one field a line, maps one row a line. */
export const print = (level: Record<string, unknown>): string => {
  const isMap = (value: unknown): value is string[] =>
    Array.isArray(value) && value.length > 3 && value.every((row) => typeof row === 'string');
  const isList = (value: unknown): value is object[] =>
    Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === 'object');
  const fields = Object.entries(level).map(([key, value]) => {
    const inner =
      isMap(value) || isList(value)
        ? `[\n${value.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`
        : key === 'props' || key === 'text'
          ? `{\n${Object.entries(value as object)
              .map(([k, v]) => `    ${JSON.stringify(k)}: ${JSON.stringify(v)}`)
              .join(',\n')}\n  }`
          : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${inner}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
};
