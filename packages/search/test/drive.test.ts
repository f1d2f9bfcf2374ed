// How a search is driven: in one go, step by step, with reports, until it is cancelled.

import { expect, test } from 'vitest';
import { breadthFirst, perft, run, solve, step, verdict } from '../src/index.ts';
import { runOf } from './fixtures/ladder.ts';
import { sliding } from './fixtures/sliding.ts';

const { content, start } = runOf(sliding, [2, 1, 3, 4, 5, 0]);
const ASK = { nodes: 100_000, goal: 'shortest' } as const;

test('the same ask gives the same answer and the same reports', () => {
  const reports = () => {
    const seen: unknown[] = [];
    const answer = run(solve(sliding, content, start, ASK), { onProgress: (p) => seen.push(p) });
    return { seen, answer };
  };
  const first = reports();
  expect(first.seen.length).toBeGreaterThan(2);
  expect(reports()).toEqual(first);
});

test('reports come in growing nodes, no closer than asked', () => {
  const seen: number[] = [];
  run(solve(sliding, content, start, ASK), { onProgress: (p) => seen.push(p.nodes), every: 500 });
  expect(seen.length).toBeGreaterThan(0);
  for (let i = 1; i < seen.length; i++) expect(seen[i]! - seen[i - 1]!).toBeGreaterThanOrEqual(500);
});

test('a search is cancelled at its next report', () => {
  let asked = 0;
  const answer = run(breadthFirst(sliding, content, start, ASK), { shouldStop: () => ++asked === 2 });
  expect(answer).toBeNull();
  expect(asked).toBe(2);
  const stopped = verdict(sliding, content, start, { nodes: 1e6 }, { shouldStop: (p) => p.nodes >= 500 });
  expect(stopped.verdict).toBe('unknown');
  expect(stopped.nodes).toBeGreaterThanOrEqual(500);
  expect(stopped.nodes).toBeLessThan(900);
});

test('step by step gives the answer of one go', () => {
  const work = solve(sliding, content, start, ASK);
  let pauses = 0;
  for (;;) {
    const next = step(work, 1);
    if (next.done) {
      expect(next.value).toEqual(run(solve(sliding, content, start, ASK)));
      break;
    }
    pauses++;
  }
  expect(pauses).toBeGreaterThan(1);
});

test('drivers serve other work too', () => {
  expect(run(perft(sliding, content, start, 6), { shouldStop: () => true })).toEqual(
    run(perft(sliding, content, start, 6)),
  );
  expect(run(perft(sliding, content, start, 12), { shouldStop: () => true })).toBeNull();
});
