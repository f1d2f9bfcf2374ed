// Random networks against a slow second opinion, in any order.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { content } from '../../src/level/content.ts';
import type { LevelFile } from '../../src/level/file.ts';
import type { State } from '../../src/state.ts';
import { plantOf, stateOf } from '../lib/fragment.ts';
import { slowFlow } from '../lib/slowFlow.ts';

/** Random drawn networks with sources, consumers and junctions on sound places. */
const networks = fc
  .record({
    width: fc.integer({ min: 2, max: 7 }),
    height: fc.integer({ min: 1, max: 6 }),
    seed: fc.array(fc.nat(99), { minLength: 42, maxLength: 42 }),
    roles: fc.array(fc.nat(99), { minLength: 42, maxLength: 42 }),
    values: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 42, maxLength: 42 }),
    falloff: fc.tuple(fc.nat(3), fc.nat(3)),
  })
  .map(({ width, height, seed, roles, values, falloff }) => {
    const fuel = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => '.-|+++++'[seed[y * width + x]! % 8]).join(''),
    );
    const base = {
      terrain: fuel.map((r) => '.'.repeat(r.length)),
      fuel,
      balance: { 'falloff.fuel.amount': falloff[0], 'falloff.fuel.pressure': falloff[1] },
    };
    const { graph } = plantOf(stateOf(base));
    const props: LevelFile['props'] = {};
    const marks = fuel.map((r) => [...r.replace(/./g, '.')]);
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP'];
    for (let node = 0; node < graph.nodes; node++) {
      const cell = graph.cell[node]!;
      const dirs = (['N', 'W', 'E', 'S'] as const).filter((_, d) => graph.edges[node]! & (1 << d));
      const role = roles[cell]! % 10;
      const value = values[cell]!;
      const id = letters[cell]!;
      if (role < 2)
        props[id] = {
          type: 'flow',
          state: role === 0 ? 'Enabled' : value % 2 ? 'Enabled' : 'Disabled',
          amount: value,
          pressure: values[(cell + 7) % 42]!,
        };
      else if (role < 4)
        props[id] = {
          type: 'consumer',
          state: value % 3 ? 'Enabled' : 'Disabled',
          demand: 1 + (value % 40),
          minPressure: 1 + (value % 30),
        };
      else if (role < 8 && dirs.length >= 3) {
        const turned = [...dirs.slice(value % dirs.length), ...dirs.slice(0, value % dirs.length)];
        const type = dirs.length === 3 ? 'tJunction' : 'crossJunction';
        props[id] = {
          type,
          in: turned[0]!,
          out: turned.slice(1),
          mode: content.modes[type][value % content.modes[type].length]!,
        };
      } else continue;
      marks[Math.floor(cell / width)]![cell % width] = id;
    }
    return { ...base, marks: marks.map((r) => r.join('')), props };
  });

test('[RM-050] [RM-051] [RM-070] random networks with cycles agree with a slow fixpoint written from the rules', () => {
  fc.assert(
    fc.property(networks, (fragment) => {
      const state = stateOf(fragment);
      const slow = slowFlow(state);
      expect({ push: [...state.push], amount: [...state.amount], reserved: [...state.reserved] }).toEqual(slow);
    }),
    { numRuns: 250 },
  );
});

test('[RM-053] neither the order of props in the file nor that of edges or equal cells matters', () => {
  fc.assert(
    fc.property(networks, (fragment) => {
      const turned = { ...fragment, props: Object.fromEntries(Object.entries(fragment.props).reverse()) };
      expect([...stateOf(turned).amount]).toEqual([...stateOf(fragment).amount]);
      const { plain, mirrored } = mirror(fragment);
      expect(mirrored).toEqual(plain);
    }),
    { numRuns: 80 },
  );
});

const FLIP = { N: 'N', S: 'S', W: 'E', E: 'W' } as const;

/** The same network drawn left-right: cells are visited in another order, edges are listed in another order. */
const mirror = (fragment: {
  terrain: string[];
  fuel: string[];
  marks: string[];
  props: LevelFile['props'];
  balance: Record<string, number>;
}) => {
  const flip = (rows: string[]): string[] => rows.map((row) => [...row].reverse().join(''));
  const props = Object.fromEntries(
    Object.entries(fragment.props).map(([id, p]) => [
      id,
      'in' in p ? { ...p, in: FLIP[p.in], out: p.out.map((d) => FLIP[d]) } : p,
    ]),
  );
  const other = stateOf({ ...fragment, fuel: flip(fragment.fuel), marks: flip(fragment.marks), props });
  const width = fragment.fuel[0]!.length;
  const read = (state: State, isFlipped: boolean): string[] => {
    const { graph } = plantOf(state);
    return Array.from(graph.cell, (cell, node) => {
      const x = isFlipped ? width - 1 - (cell % width) : cell % width;
      return `${x},${Math.floor(cell / width)}: ${state.amount[node]}/${state.push[node]}/${state.reserved[node]}`;
    }).sort();
  };
  return { plain: read(stateOf(fragment), false), mirrored: read(other, true) };
};

test('[RM-437] reserved never exceeds amount; without a source a cell is below its best neighbour', () => {
  fc.assert(
    fc.property(networks, (fragment) => {
      const state = stateOf(fragment);
      const { graph, numbers, props } = plantOf(state);
      const best = new Array<number>(graph.nodes).fill(0);
      for (let node = 0; node < graph.nodes; node++)
        for (let arc = graph.from[node]!; arc < graph.from[node + 1]!; arc++)
          best[graph.to[arc]!] = Math.max(best[graph.to[arc]!]!, state.amount[node]!);
      for (let node = 0; node < graph.nodes; node++) {
        expect(state.reserved[node]!).toBeLessThanOrEqual(state.amount[node]!);
        const consumer = graph.consumer[node]!;
        if (state.reserved[node]! > 0)
          expect(consumer >= 0 && state.props[consumer] === 1 && props[consumer]!.amount === state.reserved[node]).toBe(
            true,
          );
        if (graph.source[node]! < 0)
          expect(state.amount[node]!).toBeLessThanOrEqual(Math.max(0, best[node]! - numbers.falloffAmount[0]!));
      }
    }),
    { numRuns: 80 },
  );
});
