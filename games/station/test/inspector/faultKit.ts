// Tools of the fault tests: what a broken level reports, and whether that is what its fault says.

import { diceOf } from '@interlock/kernel';
import { content } from '../../src/data/content.ts';
import type { Fault } from '../../src/faults/fault.ts';
import { type Injected, inject } from '../../src/faults/index.ts';
import { generate } from '../../src/generate/generate.ts';
import type { LevelFinding } from '../../src/logic/finding.ts';
import { validate } from '../../src/logic/validate.ts';
import type { Level } from '../../src/map/level.ts';
import type { Params } from '../../src/shape.ts';
import { certify } from '../kit/certify.ts';

/** Errors and warnings; those of the certifier too, where the fault is about what it looks at. */
export const troubles = (level: Level, fault?: Fault): readonly LevelFinding[] => [
  ...validate(content, level, { isBrief: true }).findings.filter(({ severity }) => severity !== 'note'),
  ...(fault?.isCertified ? certify(content, level).findings : []),
];

export const rootCodes = (level: Level, fault: Fault): readonly string[] =>
  [...new Set(troubles(level, fault).flatMap(({ code, root }) => (root ? [code] : [])))].sort();

/** What I1 says: `root`, `consequence` or `holds`. */
export const exitOf = (level: Level): string => {
  const win = validate(content, level, { isBrief: true }).findings.find(({ code }) => code === 'I1');
  return win === undefined ? 'holds' : win.root ? 'root' : 'consequence';
};

export const streamOf = (seed: string) => diceOf(seed).stream('faults');

export const injected = (level: Level, fault: Fault, seed = 'fixture'): Injected | null =>
  inject(content, level, fault, streamOf(seed));

export const deckOf = (seed: string, difficulty: Params['difficulty'], rooms: number): Level | null =>
  generate(content, { difficulty, rooms, view: 'open', mode: 'unlimited' }, diceOf(seed))?.level ?? null;

/** Everything about an injection that is not as its fault says it; empty: all is right. */
export const wrongs = (level: Level, fault: Fault, made: Injected): readonly string[] => {
  const wrong: string[] = [];
  const found = troubles(made.level, fault);
  const codes = rootCodes(made.level, fault);
  if (codes.join() !== fault.roots.join()) wrong.push(`roots ${codes.join()} for ${fault.roots.join()}`);
  const exit = exitOf(made.level);
  const expected = fault.exit === 'either' ? ['holds', 'consequence'] : fault.exit.split(' or ');
  if (!expected.includes(exit)) wrong.push(`I1 ${exit} for ${fault.exit}`);
  const roots = found.filter((one) => one.root && one.code === fault.roots[0]);
  const names = (one: LevelFinding): boolean =>
    (made.room === null || one.room === made.room) &&
    (made.gate === null ||
      [one.gate?.id, ...(one.missing?.candidates ?? []).map(({ id }) => id)].join().split(',').includes(made.gate)) &&
    (made.missing === null || one.missing?.what.includes(made.missing) === true || one.message.includes(made.missing));
  if (!roots.some(names))
    wrong.push(
      `nothing names ${[made.room, made.gate, made.missing].join()}: ${roots.map(({ message }) => message).join(' / ')}`,
    );
  const message = roots.find(names)?.message ?? '';
  if (made.room !== null && !message.includes(`(${made.room})`))
    wrong.push(`the message lacks ${made.room}: ${message}`);
  if (level === made.level) wrong.push('nothing changed');
  return wrong;
};
