// Facilities drawn with the mouse: terrain, three nets of pipes, and props by the letters of the marks.

import type { Json } from '@interlock/kernel';
import { type Drawn, isSame, letterAt, type Pens, type Piece, type Place, withLetter, withoutLetter } from '../pens.ts';

const CARRIERS = ['fuel', 'coolant', 'electricity'] as const;
type Carrier = (typeof CARRIERS)[number];
type Row = { readonly [key: string]: Json };

interface File {
  readonly terrain: readonly string[];
  readonly marks: readonly string[];
  readonly fuel: readonly string[];
  readonly coolant: readonly string[];
  readonly electricity: readonly string[];
  readonly props: { readonly [letter: string]: Row };
  readonly leaks?: readonly Row[];
  readonly surface?: readonly Row[];
}

const GROUND: Readonly<Record<string, string>> = { floor: '.', wall: '#', robot: '@', core: 'R' };

const prop = (id: string, name: string, key: string, row: Row) => ({ id, name, key, row });
const PROPS = [
  ...CARRIERS.flatMap((carrier, i) => [
    prop(`source-${carrier}`, `Source, ${carrier}`, '123'[i]!, { type: 'flow', carrier }),
    prop(`consumer-${carrier}`, `Consumer, ${carrier}`, '456'[i]!, { type: 'consumer', carrier }),
  ]),
  prop('control', 'Control site', 's', { type: 'reactorControl' }),
  prop('eye', 'Eye terminal', 'y', { type: 'eyeTerminal' }),
  prop('fuel-remedy', 'Supply, fuel', '7', { type: 'supply', supply: 'FuelRemedySupply' }),
  prop('coolant-remedy', 'Supply, coolant', '8', { type: 'supply', supply: 'CoolantRemedySupply' }),
  prop('electricity-remedy', 'Supply, electricity', '9', { type: 'supply', supply: 'ElectricityRemedySupply' }),
];

const PIECES: readonly Piece[] = [
  { id: 'floor', name: 'Floor', key: 'f' },
  { id: 'wall', name: 'Wall', key: 'w' },
  { id: 'robot', name: 'Robot', key: 'r' },
  { id: 'core', name: 'Core', key: 'c' },
  ...PROPS.map(({ id, name, key }) => ({ id, name, key })),
  ...CARRIERS.map((carrier, i) => ({ id: `leak-${carrier}`, name: `Leak, ${carrier}`, key: 'uio'[i]! })),
];

const SIGNS: Readonly<Record<string, string>> = {
  flow: 'S',
  consumer: 'U',
  tJunction: 'T',
  crossJunction: 'X',
  door: 'D',
  eyeTerminal: 'E',
  supply: 'R',
  reactorControl: '!',
};

const fileOf = (level: Json): File => level as never;

/** A changed level has no proof any more. */
const unproven = (file: File): Json => {
  const { par: _, witnesses: __, ...rest } = file as File & { readonly par?: Json; readonly witnesses?: Json };
  return rest as never;
};

const without = (file: File, at: Place): File => {
  const letter = letterAt(file.marks, at);
  const { [letter]: gone, ...props } = file.props;
  const isShared = gone !== undefined && file.marks.join('').split(letter).length > 2;
  return {
    ...file,
    marks: withLetter(file.marks, at, '.'),
    props: isShared ? file.props : props,
    ...(file.leaks ? { leaks: file.leaks.filter((leak) => !isSame(leak.at, at)) } : {}),
    ...(file.surface ? { surface: file.surface.filter((cell) => !isSame(cell.at, at)) } : {}),
  };
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const place = (level: Json, at: Place, id: string): Json => {
  const cleared = without(fileOf(level), at);
  const ground = GROUND[id];
  if (ground !== undefined) {
    const terrain = id === 'robot' ? withoutLetter(cleared.terrain, '@', '.') : cleared.terrain;
    return unproven({ ...cleared, terrain: withLetter(terrain, at, ground) });
  }
  const floor = letterAt(cleared.terrain, at) === '#' ? withLetter(cleared.terrain, at, '.') : cleared.terrain;
  const file = { ...cleared, terrain: floor };
  const carrier = CARRIERS.find((one) => id === `leak-${one}`);
  if (carrier) {
    const leaks = file.leaks ?? [];
    const taken = new Set(leaks.map((leak) => leak.id));
    let n = 1;
    while (taken.has(`${carrier[0]!.toUpperCase()}${n}`)) n++;
    return unproven({ ...file, leaks: [...leaks, { id: `${carrier[0]!.toUpperCase()}${n}`, carrier, at: [...at] }] });
  }
  const made = PROPS.find((one) => one.id === id);
  const letter = [...LETTERS].find((one) => !(one in file.props));
  if (!made || letter === undefined) return level;
  return unproven({ ...file, marks: withLetter(file.marks, at, letter), props: { ...file.props, [letter]: made.row } });
};

const erase = (level: Json, at: Place): Json => {
  const file = fileOf(level);
  const isBare = letterAt(file.marks, at) === '.' && !file.leaks?.some((leak) => isSame(leak.at, at));
  const cleared = without(file, at);
  if (!isBare) return unproven(cleared);
  const net = CARRIERS.find((carrier) => letterAt(file[carrier], at) !== '.');
  if (net) return unproven({ ...cleared, [net]: withLetter(file[net], at, '.') });
  return unproven({ ...cleared, terrain: withLetter(file.terrain, at, '.') });
};

const move = (level: Json, from: Place, to: Place): Json => {
  const file = fileOf(level);
  const letter = letterAt(file.marks, from);
  const leak = file.leaks?.find((one) => isSame(one.at, from));
  if (letter !== '.') {
    const { props } = file;
    const there = without(file, to);
    const marks = withLetter(withLetter(there.marks, from, '.'), to, letter);
    return unproven({ ...there, marks, props: { ...there.props, [letter]: props[letter]! } });
  }
  if (leak)
    return unproven({ ...file, leaks: file.leaks!.map((one) => (one === leak ? { ...one, at: [...to] } : one)) });
  const ground = letterAt(file.terrain, from);
  if (ground !== '@' && ground !== 'R') return level;
  return unproven({ ...file, terrain: withLetter(withLetter(file.terrain, from, '.'), to, ground) });
};

/** A pipe along the path: straight where it runs straight, a crossing where it turns or meets another. */
const connect = (level: Json, path: readonly Place[], line: string): Json => {
  const file = fileOf(level);
  const carrier = CARRIERS.find((one) => one === line);
  if (!carrier || path.length < 2) return level;
  let net = file[carrier];
  path.forEach((at, i) => {
    const [before, after] = [path[i - 1] ?? at, path[i + 1] ?? at];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const straight = dy === 0 ? '-' : dx === 0 ? '|' : '+';
    const was = letterAt(net, at);
    net = withLetter(net, at, was === '.' || was === straight ? straight : '+');
  });
  return unproven({ ...file, [carrier]: net });
};

const drawn = (file: File, at: Place): Drawn => {
  const ground = letterAt(file.terrain, at);
  const lines = CARRIERS.filter((carrier: Carrier) => letterAt(file[carrier], at) !== '.');
  const row = file.props[letterAt(file.marks, at)];
  const leak = file.leaks?.find((one) => isSame(one.at, at));
  const thing = row
    ? {
        sign: SIGNS[String(row.type)] ?? '?',
        name: PROPS.find((one) => one.row.type === row.type)?.name ?? String(row.type),
      }
    : leak
      ? { sign: 'L', name: `Leak, ${String(leak.carrier)}` }
      : ground === '@'
        ? { sign: '@', name: 'Robot' }
        : ground === 'R'
          ? { sign: 'C', name: 'Core' }
          : {};
  const owner = row?.carrier ?? leak?.carrier;
  return {
    ground: ground === '#' ? 'wall' : 'floor',
    ...thing,
    lines: typeof owner === 'string' && !lines.includes(owner as Carrier) ? [...lines, owner] : lines,
  };
};

export const pens: Pens = {
  pieces: PIECES,
  lines: CARRIERS.map((carrier, i) => ({ id: carrier, name: `Pipe, ${carrier}`, key: '123'[i]! })),
  rows: (level) => {
    const file = fileOf(level);
    return file.terrain.map((row, y) => [...row].map((_, x) => drawn(file, [x, y])));
  },
  place,
  move,
  erase,
  connect,
};
