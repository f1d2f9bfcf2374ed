// Every fault on a hundred generated decks of each difficulty, of 10 and 16 rooms.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { FAULTS, takeBack } from '../../src/faults/index.ts';
import { isError } from '../../src/logic/finding.ts';
import { validate } from '../../src/logic/validate.ts';
import { mendRoots } from '../logic/mend.ts';
import { deckOf, injected, troubles, wrongs } from './faultKit.ts';

/** Faults of parts that generated decks never have. */
const HAND_MADE: readonly string[] = ['F-R2', 'F-I10', 'F-I11'];
const DECKS = 100;

test('[DS-304] [DS-305] [DS-307] faults of generated decks show as the table says, and often enough apply', () => {
  const applied = new Map(FAULTS.map(({ id }) => [id, { story: 0, normal: 0, hard: 0 }]));
  for (const grade of ['story', 'normal', 'hard'] as const)
    for (let i = 0; i < DECKS; i++) {
      const deck = deckOf(`deep${i}`, grade, i % 2 === 0 ? 10 : 16);
      if (deck === null) continue;
      for (const fault of FAULTS) {
        const made = injected(deck, fault, `${i}`);
        if (made === null) continue;
        applied.get(fault.id)![grade]++;
        expect([fault.id, grade, i, wrongs(deck, fault, made)]).toEqual([fault.id, grade, i, []]);
        const mended = takeBack(made.level, made);
        expect(mended).toEqual(deck);
        if (!fault.isCertified) expect(troubles(mended)).toEqual([]);
      }
    }
  for (const [id, { story, normal, hard }] of applied) {
    console.info(`${id} ${story} ${normal} ${hard}`);
    if (!HAND_MADE.includes(id)) expect([id, story + normal + hard >= 10]).toEqual([id, true]);
  }
});

test('[DS-308] every pair of faults: at most two repairs of all root findings leave no error', () => {
  const plain = FAULTS.filter(({ isCertified }) => !isCertified);
  let tried = 0;
  const left: string[] = [];
  for (const [i, grade] of (['story', 'normal', 'hard'] as const).entries()) {
    const deck = deckOf(`pair${i}`, grade, 12)!;
    for (const first of plain) {
      const one = injected(deck, first, `${i}`);
      for (const second of plain) {
        if (one === null || first === second) continue;
        const two = second.apply(content, one.level, diceOf(`${i}`).stream('second'));
        if (two === null) continue;
        tried++;
        const errors = validate(content, mendRoots(mendRoots(two.level))).findings.filter(isError);
        if (errors.length > 0) left.push(`${grade} ${first.id} ${second.id} ${errors[0]!.message}`);
      }
    }
  }
  expect(left).toEqual([]);
  expect(tried).toBeGreaterThan(500);
});
