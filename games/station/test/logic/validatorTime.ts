// How many times as long as the closure alone the validator takes on a level [DS-302], by the processor's clock.

import { content } from '../../src/data/content.ts';
import { networkOf } from '../../src/logic/build.ts';
import { closure } from '../../src/logic/closure.ts';
import { validate } from '../../src/logic/validate.ts';
import { layoutOf } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';

const ROUNDS = 12;
const CLOSURES = 8;

/** Both in turns, warmed up; the best round of each counts. */
export const timesItsClosure = (level: Level): number => {
  const network = networkOf(content, layoutOf(level));
  const time = (work: () => void): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  let alone = Number.POSITIVE_INFINITY;
  let whole = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const closures = time(() => {
      for (let i = 0; i < CLOSURES; i++) closure(network);
    });
    alone = Math.min(alone, closures / CLOSURES);
    whole = Math.min(
      whole,
      time(() => validate(content, level)),
    );
  }
  return whole / alone;
};
