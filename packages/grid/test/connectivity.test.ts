// Distances and sets that merge, each against a slower and plainer way.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distances, type Graph, northWestEastSouth, squareGraph, squareGrid, UnionFind } from '../src/index.ts';
import { neighboursOf, undirectedGraph } from './arbitraries.ts';

/** Slow and plain: one more round of neighbours a step, until nothing new is reached. */
const stepsFrom = (graph: Graph, starts: readonly number[]): number[] => {
  const steps: number[] = Array.from({ length: graph.size }, () => -1);
  for (const start of starts) steps[start] = 0;
  for (let round = 0; steps.includes(round); round++)
    for (let cell = 0; cell < graph.size; cell++)
      if (steps[cell] === round)
        for (const to of neighboursOf(graph, cell)) if (steps[to] === -1) steps[to] = round + 1;
  return steps;
};

test('distances count the steps from the nearest start, and are -1 where none leads', () => {
  fc.assert(
    fc.property(undirectedGraph(12), fc.nat(), fc.nat(), (graph, a, b) => {
      const starts = [a % graph.size, b % graph.size];
      expect([...distances(graph, starts)]).toEqual(stepsFrom(graph, starts));
    }),
  );
});

test('distances mind closed steps', () => {
  const graph = squareGraph(squareGrid(3, 3), northWestEastSouth);
  const oneWay = (from: number, to: number) => to > from;
  expect([...distances(graph, [4], oneWay)]).toEqual([-1, -1, -1, -1, 0, 1, -1, 1, 2]);
});

test('joining says whether the two were apart', () => {
  const pairs = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 12 });
  fc.assert(
    fc.property(pairs, (edges) => {
      const sets = new UnionFind(10);
      const plain = Array.from({ length: 10 }, (_, one) => one);
      for (const [a, b] of edges) {
        const [keep, gone] = [plain[a]!, plain[b]!];
        expect(sets.join(a, b)).toBe(keep !== gone);
        plain.forEach((name, one) => {
          if (name === gone) plain[one] = keep;
        });
      }
    }),
  );
});
