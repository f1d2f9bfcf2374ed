// Pipes: per carrier a source and a consumer in different rooms, joined by a bent line through floor and wall, with
// junctions on straight floor cells and side branches behind them.

import type { Stream } from '@interlock/kernel';
import { CARRIERS, type GeneratorRow } from '../shape.ts';
import { type Draft, dirName, isFloor, isFree, propAt, stepIn } from './draft.ts';

const BRANCH = 3;

/** False where a line or a junction finds no place. Everything is switched on; junctions feed the main line. */
export const layPipes = (draft: Draft, row: GeneratorRow, stream: Stream): boolean => {
  const junctions: ('tJunction' | 'crossJunction')[] = [
    ...Array<'tJunction'>(row.t).fill('tJunction'),
    ...Array<'crossJunction'>(row.cross).fill('crossJunction'),
  ];
  const shares: ('tJunction' | 'crossJunction')[][] = [[], [], []];
  const order = stream.shuffle([0, 1, 2]);
  for (const [i, kind] of junctions.entries()) shares[order[i % 3]!]!.push(kind);
  for (let carrier = 0; carrier < 3; carrier++) if (!layLine(draft, stream, carrier, shares[carrier]!)) return false;
  let left = row.auxiliaries;
  for (const end of stream.shuffle([...draft.ends])) {
    if (left === 0) break;
    if (!isFree(draft, end.cell)) continue;
    draft.props.push({
      cell: end.cell,
      file: { type: 'consumer', carrier: CARRIERS[end.carrier]!, state: 'Enabled', required: false },
    });
    left--;
  }
  return true;
};

const TRIES = 40;

const layLine = (
  draft: Draft,
  stream: Stream,
  carrier: number,
  kinds: readonly ('tJunction' | 'crossJunction')[],
): boolean => {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [from, to] = ends(draft, stream);
    const line = bentLine(draft, stream, from, to);
    if (line === null || line.length < 4 + 2 * kinds.length) continue;
    const pipes = draft.pipes[carrier]!;
    pipes.fill(0);
    join(draft, pipes, line);
    const props = draft.props.length;
    const branches = draft.ends.length;
    const name = CARRIERS[carrier]!;
    draft.props.push({ cell: from, file: { type: 'flow', carrier: name, state: 'Enabled' } });
    draft.props.push({ cell: to, file: { type: 'consumer', carrier: name, state: 'Enabled' } });
    if (kinds.every((kind) => addJunction(draft, stream, carrier, line, kind))) return true;
    draft.props.length = props;
    draft.ends.length = branches;
    pipes.fill(0);
  }
  return false;
};

/** Two free cells, in different rooms where there is more than one. */
const ends = (draft: Draft, stream: Stream): [number, number] => {
  const rooms = stream.shuffle([...draft.rooms]);
  const first = stream.pick(rooms[0]!.cells);
  const second = stream.pick((rooms[1] ?? rooms[0]!).cells);
  return [first, second];
};

/** One or two bends between two cells; null where an end is taken or both are the same. */
const bentLine = (draft: Draft, stream: Stream, from: number, to: number): number[] | null => {
  if (from === to || !isFree(draft, from) || !isFree(draft, to)) return null;
  const { width } = draft;
  const [x0, y0, x1, y1] = [from % width, Math.floor(from / width), to % width, Math.floor(to / width)];
  const isAcrossFirst = stream.int(2) === 0;
  const bend = stream.int(101);
  const line: number[] = [from];
  const go = (x: number, y: number): void => {
    let [cx, cy] = [line.at(-1)! % width, Math.floor(line.at(-1)! / width)];
    while (cx !== x || cy !== y) {
      if (cx !== x) cx += cx < x ? 1 : -1;
      else cy += cy < y ? 1 : -1;
      line.push(cy * width + cx);
    }
  };
  if (isAcrossFirst) {
    const x = x0 + Math.trunc(((x1 - x0) * bend) / 100);
    go(x, y0);
    go(x, y1);
  } else {
    const y = y0 + Math.trunc(((y1 - y0) * bend) / 100);
    go(x0, y);
    go(x1, y);
  }
  go(x1, y1);
  return line;
};

const dirBetween = (draft: Draft, a: number, b: number): number =>
  [0, 1, 2, 3].find((dir) => stepIn(draft, a, dir) === b)!;

const join = (draft: Draft, pipes: Uint8Array, line: readonly number[]): void => {
  for (let i = 0; i + 1 < line.length; i++) {
    const dir = dirBetween(draft, line[i]!, line[i + 1]!);
    pipes[line[i]!]! |= 1 << dir;
    pipes[line[i + 1]!]! |= 1 << (3 - dir);
  }
};

/** A junction on a straight floor cell of the line that still has room beside it for its branches. */
const addJunction = (
  draft: Draft,
  stream: Stream,
  carrier: number,
  line: readonly number[],
  kind: 'tJunction' | 'crossJunction',
): boolean => {
  const pipes = draft.pipes[carrier]!;
  const places = stream.shuffle(Array.from({ length: line.length - 2 }, (_, i) => i + 1));
  for (const i of places) {
    const cell = line[i]!;
    const back = dirBetween(draft, cell, line[i - 1]!);
    const ahead = dirBetween(draft, cell, line[i + 1]!);
    const isCrowded =
      propAt(draft, line[i - 1]!)?.file.type.endsWith('Junction') ||
      propAt(draft, line[i + 1]!)?.file.type.endsWith('Junction');
    if (ahead !== 3 - back || !isFree(draft, cell) || isCrowded) continue;
    const sides = [0, 1, 2, 3].filter((dir) => dir !== back && dir !== ahead);
    const chosen = kind === 'tJunction' ? [stream.pick(sides)] : sides;
    const branches = chosen.map((dir) => branchFrom(draft, stream, pipes, cell, dir));
    if (branches.some((branch) => branch === null)) continue;
    const out = stream.shuffle([ahead, ...chosen]);
    for (const branch of branches) {
      join(draft, pipes, [cell, ...branch!]);
      draft.ends.push({ carrier, cell: branch!.at(-1)!, cells: branch! });
    }
    draft.props.push({
      cell,
      file: {
        type: kind,
        carrier: CARRIERS[carrier]!,
        in: dirName(back),
        out: out.map(dirName),
        mode: modeFor(kind, out.indexOf(ahead)),
      },
    });
    return true;
  }
  return false;
};

/** The mode that gives the main line most: all of it behind a T, half behind a cross. */
const modeFor = (kind: 'tJunction' | 'crossJunction', main: number): string => {
  if (kind === 'tJunction') return main === 0 ? '4/0' : '0/4';
  return main === 0 ? '3/3/0' : main === 1 ? '0/3/3' : '3/0/3';
};

/** A straight run of free network cells away from the line, three to five long; null where something is in the way. */
const branchFrom = (draft: Draft, stream: Stream, pipes: Uint8Array, cell: number, dir: number): number[] | null => {
  const length = BRANCH + stream.int(3);
  const branch: number[] = [];
  let at = cell;
  for (let i = 0; i < length; i++) {
    const next = stepIn(draft, at, dir);
    if (next < 0 || pipes[next] !== 0) break;
    branch.push(next);
    at = next;
  }
  while (branch.length > 0 && !isFloor(draft, branch.at(-1)!) && branch.length > BRANCH) branch.pop();
  return branch.length >= BRANCH ? branch : null;
};
