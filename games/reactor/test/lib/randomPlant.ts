// Random plants for properties: rooms with walls, three drawn networks, props, leaks, spills and a schedule.

import fc from 'fast-check';
import { content } from '../../src/level/content.ts';
import type { LevelFile, PropFile } from '../../src/level/file.ts';
import { buildGraph } from '../../src/level/graph.ts';
import { legalNext } from '../../src/play.ts';
import { type Action, CARRIERS, DIRS, ITEMS, SUPPLIES } from '../../src/shape.ts';
import type { State } from '../../src/state.ts';
import { type Fragment, fileOf, plantOf } from './fragment.ts';

/** A stream of small numbers from a seed; enough to draw a plant from one integer, so that shrinking stays simple. */
const stream = (seed: number): ((n: number) => number) => {
  let x = seed | 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
};

export const plantFrom = (seed: number): Fragment => {
  const roll = stream(seed * 2654435761);
  for (let i = 0; i < 8; i++) roll(2);
  const width = 4 + roll(5);
  const height = 3 + roll(4);
  const draw = (cell: () => string): string[] =>
    Array.from({ length: height }, () => Array.from({ length: width }, cell).join(''));
  const flat = draw(() => (roll(7) === 0 ? '#' : roll(9) === 0 ? 'R' : '.'))
    .join('')
    .split('');
  const robot = Math.max(0, flat.indexOf('.'));
  flat[robot] = '@';
  const terrain = Array.from({ length: height }, (_, y) => flat.slice(y * width, (y + 1) * width).join(''));
  const layers = Object.fromEntries(CARRIERS.map((c) => [c, draw(() => '..-|++'[roll(6)]!)]));
  const base = { terrain, ...layers } as Fragment;
  const graph = buildGraph(fileOf(base), width, height);
  const marks = flat.map(() => '.');
  const props: LevelFile['props'] = {};
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const floor = flat.map((c, i) => (c === '#' ? -1 : i)).filter((i) => i >= 0);
  for (const cell of floor) {
    if (roll(3) > 0 || letters.length === 0) continue;
    const prop = propAt(roll, graph, cell, width, height, flat);
    if (prop === null) continue;
    marks[cell] = letters.shift()!;
    props[marks[cell]!] = prop;
  }
  const leaks: NonNullable<LevelFile['leaks']> = [];
  for (let node = 0; node < graph.nodes && leaks.length < 4; node++) {
    if (roll(6) > 0) continue;
    const cell = graph.cell[node]!;
    const carrier = CARRIERS[graph.carrier[node]!]!;
    const at: [number, number] = [cell % width, Math.floor(cell / width)];
    const face = DIRS.find((_, d) =>
      floor.includes(
        [cell - width, cell % width ? cell - 1 : -1, (cell + 1) % width ? cell + 1 : -1, cell + width][d]!,
      ),
    );
    const isWall = flat[cell] === '#';
    if (carrier === 'electricity' ? !isWall || face === undefined : isWall) continue;
    leaks.push({
      id: `L${leaks.length}`,
      carrier,
      at,
      severity: 1 + roll(3),
      state: roll(3) ? 'Leaking' : 'Intact',
      ...(carrier === 'electricity' ? { face: face! } : {}),
    });
  }
  const spot = (): [number, number] => {
    const cell = floor[roll(floor.length)]!;
    return [cell % width, Math.floor(cell / width)];
  };
  const surface = floor
    .filter(() => roll(3) === 0)
    .map((cell) => ({
      at: [cell % width, Math.floor(cell / width)] as [number, number],
      fuel: roll(4) ? 0 : roll(101),
      coolant: roll(4) ? 0 : roll(101),
      electricity: roll(4) ? 0 : roll(101),
      heat: roll(3) ? 0 : roll(90),
    }));
  const ids = Object.keys(props).filter((id) => ['flow', 'consumer', 'door'].includes(props[id]!.type));
  const effects = (): NonNullable<LevelFile['events']>[number]['effects'] => {
    const found: NonNullable<LevelFile['events']>[number]['effects'] = [
      { do: 'addHazard', at: spot(), kind: CARRIERS[roll(3)]!, amount: 1 + roll(60) },
    ];
    if (roll(2)) found.push({ do: 'addHeat', at: spot(), amount: 1 + roll(40) });
    if (leaks.length > 0) found.push({ do: roll(2) ? 'startLeak' : 'worsenLeak', leak: leaks[roll(leaks.length)]!.id });
    if (ids.length > 0) {
      const prop = ids[roll(ids.length)]!;
      found.push({
        do: 'setProp',
        prop,
        state: (props[prop]!.type === 'door' ? ['Open', 'Closed'] : ['Enabled', 'Disabled'])[roll(2)]!,
      });
    }
    if (roll(3) === 0) found.push({ do: 'deteriorate', on: roll(2) === 0 });
    return found;
  };
  return {
    ...base,
    marks: Array.from({ length: height }, (_, y) => marks.slice(y * width, (y + 1) * width).join('')),
    props,
    leaks,
    surface,
    events: [
      {
        id: 'a',
        turn: 1 + roll(3),
        every: 1 + roll(3),
        text: 'x',
        phase: roll(2) ? 'beforeFlow' : 'endOfTurn',
        effects: effects(),
      },
    ],
    inventory: { start: [ITEMS[roll(4)]!, ITEMS[roll(4)]!] },
    balance: { 'reactor.terminalHeat': 120, 'robot.integrity': 1 + roll(9) },
  } as Fragment;
};

const propAt = (
  roll: (n: number) => number,
  graph: ReturnType<typeof buildGraph>,
  cell: number,
  width: number,
  height: number,
  flat: readonly string[],
): PropFile | null => {
  const c = roll(3);
  const carrier = CARRIERS[c]!;
  const node = graph.nodeAt[c]![cell]!;
  if (node < 0) {
    const kind = roll(4);
    if (kind === 0) return { type: 'supply', supply: SUPPLIES[roll(4)]! };
    if (kind === 1) return { type: 'eyeTerminal' };
    if (kind === 2) return { type: 'reactorControl' };
    const isRight = (cell + 1) % width > 0 && flat[cell + 1] !== '#';
    const isBelow = cell + width < width * height && flat[cell + width] !== '#';
    return isRight || isBelow ? { type: 'door', edge: isRight ? 'E' : 'S', state: roll(2) ? 'Open' : 'Closed' } : null;
  }
  const dirs = DIRS.filter((_, d) => graph.edges[node]! & (1 << d));
  if (dirs.length >= 3 && roll(2)) {
    const type = dirs.length === 3 ? 'tJunction' : 'crossJunction';
    return {
      type,
      carrier,
      in: dirs[0]!,
      out: dirs.slice(1),
      mode: content.modes[type][roll(content.modes[type].length)]!,
    };
  }
  if (roll(2)) return { type: 'flow', carrier, state: roll(4) ? 'Enabled' : 'Disabled' };
  return {
    type: 'consumer',
    carrier,
    state: roll(3) ? 'Enabled' : 'Disabled',
    required: roll(2) === 0,
    spinUp: roll(3),
    demand: 1 + roll(60),
  };
};

export const plants = fc.integer({ min: 1, max: 1 << 30 }).map(plantFrom);

/** Up to eight turns of up to six actions, as numbers to pick legal ones by. */
export const plans = fc.array(fc.array(fc.nat(500), { maxLength: 6 }), { minLength: 1, maxLength: 8 });

export const turnFrom = (state: State, picks: readonly number[]): Action[] => {
  const turn: Action[] = [];
  for (const pick of picks) {
    const legal = [...legalNext(plantOf(state), state, turn)];
    if (legal.length === 0) break;
    turn.push(legal[pick % legal.length]!);
  }
  return turn;
};
