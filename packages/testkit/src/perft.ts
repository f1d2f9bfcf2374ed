// Perft files: one line for each level, its counts by depth. Counting is search's work; this reads and compares.
//   # comment
//   cellar 1 36 1021

import { readFileSync, writeFileSync } from 'node:fs';
import { type AnyGame, type Origin, openRun } from '@interlock/kernel';
import { run as drive, perft } from '@interlock/search';
import { Fault } from './fault.ts';
import { UPDATE } from './golden.ts';

export interface PerftLine {
  /** A level's id, or `preset/seed`. */
  readonly level: string;
  /** Entry d: sequences of d turns; entry 0 is 1. */
  readonly counts: readonly number[];
}

export const readPerft = (text: string): readonly PerftLine[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [level = '', ...numbers] = line.split(/\s+/);
      const counts = numbers.map(Number);
      if (counts.length < 2 || counts.some((count) => !Number.isSafeInteger(count) || count < 0))
        throw new Fault(`The perft line ${JSON.stringify(line)} is not a level and its counts.`);
      return { level, counts };
    });

export const countPerft = (game: AnyGame, level: string, depth: number): readonly number[] => {
  const [preset, seed] = level.split('/');
  const origin: Origin = seed === undefined ? { level } : { preset: preset!, seed };
  const opened = openRun(game, origin);
  if (!opened.ok) throw new Fault(opened.error.message);
  const counts = drive(perft(game, opened.value.world, opened.value.start, depth));
  if (counts === null) throw new Fault(`Counting ${level} was stopped.`);
  return counts;
};

/** Counts every line of the file anew, to the depth that stands there, and compares (or, when asked, rewrites). */
export const checkPerft = (game: AnyGame, path: string): void => {
  const text = readFileSync(path, 'utf8');
  const lines = readPerft(text);
  if (lines.length === 0) throw new Fault(`${path} holds no counts.`);
  const counted = lines.map(({ level, counts }) => ({ level, counts: countPerft(game, level, counts.length - 1) }));
  if (process.env[UPDATE] === '1') {
    const comments = text.split('\n').filter((line) => line.startsWith('#'));
    writeFileSync(
      path,
      `${[...comments, ...counted.map((one) => `${one.level} ${one.counts.join(' ')}`)].join('\n')}\n`,
    );
    return;
  }
  for (const [i, { level, counts }] of lines.entries()) {
    const depth = counts.findIndex((count, d) => count !== counted[i]!.counts[d]);
    if (depth >= 0)
      throw new Fault(`${level}: ${counted[i]!.counts[depth]} sequences of ${depth} turns, expected ${counts[depth]}.`);
  }
};
