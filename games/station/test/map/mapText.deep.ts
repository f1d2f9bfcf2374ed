// The long half of the loader's tests: more damage, and how long a deck of 1,000 rooms takes.

import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { dumpMap } from '../../src/map/dump.ts';
import { readLevel } from '../../src/map/load.ts';
import { largeDeck } from '../kit/largeDeck.ts';
import { fuzz, fuzzFiles } from './mapTextFuzz.ts';

test('[DS-301] 10,000 damaged map texts give a level or a list of errors', () => {
  const { read, refused } = fuzz(10_000, 'deep');
  expect(read).toBeGreaterThan(1_000);
  expect(refused).toBeGreaterThan(1_000);
});

test('[DS-301] 5,000 damaged level files give a level or a list of errors', () => {
  fuzzFiles(5_000, 'deep');
});

test('[DS-439] a deck of 1,000 rooms is read in 200 ms, and in time with its size', () => {
  const best = (text: string): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 15; i++) {
      // Time of this process alone: what else the machine does is not the loader's.
      const before = process.cpuUsage();
      const { ok } = readLevel(content, text);
      least = Math.min(least, process.cpuUsage(before).user / 1000);
      expect(ok).toBe(true);
    }
    return least;
  };
  const large = largeDeck(40, 25).text;
  const read = readLevel(content, large);
  const time = best(large);
  const canonical = best(read.ok ? dumpMap(content, read.level) : '');
  const quarter = best(largeDeck(20, 12).text);
  console.info(
    `1,000 rooms: ${time.toFixed(1)} ms, canonical ${canonical.toFixed(1)} ms; 240 rooms: ${quarter.toFixed(1)} ms`,
  );
  expect(time).toBeLessThan(200);
  expect(canonical).toBeLessThan(200);
  expect(time).toBeLessThan(quarter * 12);
});
