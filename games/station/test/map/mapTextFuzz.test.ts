// The loader neither crashes nor hangs, whatever it is handed.

import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { readLevel } from '../../src/map/load.ts';
import { largeDeck } from '../kit/largeDeck.ts';
import { fuzz, fuzzFiles } from './mapTextFuzz.ts';

test('[DS-301] 2,000 damaged map texts give a level or a list of errors', () => {
  const { read, refused } = fuzz(2_000, 'quick');
  // Otherwise the damage is too small or too large to say anything.
  expect(read).toBeGreaterThan(200);
  expect(refused).toBeGreaterThan(200);
});

test('[DS-301] 400 damaged level files give a level or a list of errors', () => {
  fuzzFiles(400, 'quick');
});

test('[DS-301] [DS-439] texts made to be slow are answered at once', () => {
  const hostile = [
    `darkstation-map 1\n[map]\n${'['.repeat(200_000)}`,
    `darkstation-map 1\nname ${'"'.repeat(200_000)}`,
    `darkstation-map 1\n${'deck 1\n'.repeat(100_000)}`,
    `darkstation-map 1\n[plan]\n${'NESW'.repeat(400_000)}`,
    `darkstation-map 1\n[map]\n${`${'.'.repeat(1024)}\n`.repeat(1024)}`,
    `darkstation-map 1\n[map]\n${`${'.#'.repeat(512)}\n${'#'.repeat(1024)}\n`.repeat(512)}`,
    `darkstation-map 1\n[map]\n###\n###\n###\n[terminals]\nt at ${'1,1|'.repeat(100_000)}1,1`,
    `darkstation-map 1\n[map]\n###\n###\n###\n[rooms]\n${'a "A" at 1,1\n'.repeat(100_000)}`,
  ];
  for (const text of hostile) {
    const read = readLevel(content, text);
    expect(read.ok).toBe(false);
    expect(read.findings.length).toBeLessThanOrEqual(content.balance.limits.errorsReported);
  }
}, 20_000);

test('[DS-439] a deck of 1,000 rooms is read, rooms and doors complete', () => {
  const { text, rooms, doors } = largeDeck(40, 25);
  const read = readLevel(content, text);
  expect(read.findings).toEqual([]);
  expect(read.ok && [read.level.rooms.length, read.level.doors.length]).toEqual([rooms, doors]);
  expect(rooms).toBe(1_000);
});
