// A turn nobody records allocates nothing: measured on the heap, level by level, once the code is warm.

import { SilentTape, type Tape } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import type { ReactorEvent } from '../../src/events.ts';
import { content } from '../../src/level/content.ts';
import { levels } from '../../src/levels.ts';
import { playTurn } from '../../src/play.ts';
import { SILENT } from '../../src/rules/simulate.ts';
import { copyInto, type State } from '../../src/state.ts';
import { copyState, plantOf, setupState } from '../lib/fragment.ts';

const TURNS = 60;
const SAMPLES = 9;
/** Code that is not compiled yet allocates; it is run until it no longer does, so many times. The compiler works beside
 *  it and may have to wait for a processor, so a test that has taken only so many milliseconds tries on. */
const PATIENCE = 40;
const COMPILED_IN = 20_000;
const AHEAD = 6;
/** Less than the smallest object there is. */
const NOTHING = 8;

const heap = (): number => process.memoryUsage().heapUsed;

/** Bytes that one run of this takes on the heap. The median leaves out compiling and collecting. */
const bytesOf = (run: () => void): number => {
  const found: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const before = heap();
    run();
    found.push(heap() - before);
  }
  return found.sort((a, b) => a - b)[SAMPLES >> 1]!;
};

const NO_ACTIONS = [] as const;

/** Bytes a turn beyond what measuring costs: the first turns of doing nothing, over and over, on one draft. */
const bytesPerTurn = (start: State, tape: Tape<ReactorEvent>, isSwept: boolean, until: number): number => {
  const draft = copyState(start);
  const some = (turns: number): void => {
    for (let i = 0; i < turns; i++) {
      if (i % AHEAD === 0 || draft.outcome !== 'none') copyInto(draft, start);
      if (isSwept) draft.isFlowKnown = false;
      playTurn(plantOf(draft), draft, NO_ACTIONS, tape);
    }
  };
  let bytes = 0;
  for (let i = 0; i < PATIENCE || performance.now() < until; i++) {
    const idle = bytesOf(() => some(0));
    bytes = (bytesOf(() => some(TURNS)) - idle) / TURNS;
    if (bytes < NOTHING) break;
  }
  return bytes;
};

const opened = levels.map(({ id, level }) => ({ id, start: setupState(content, level) }));

describe('bytes a silent turn allocates beyond the copy', () => {
  const modes = [
    ['of a search', SILENT, false],
    ['with the look-ahead of step 13', new SilentTape<ReactorEvent>(), false],
    ['with all networks swept anew', SILENT, true],
  ] as const;
  for (const [name, tape, isSwept] of modes)
    test(`${name}: none, on every level`, () => {
      const until = performance.now() + COMPILED_IN;
      const found = opened.map(({ id, start }) => ({ id, bytes: bytesPerTurn(start, tape, isSwept, until) }));
      expect(found.filter(({ bytes }) => bytes >= NOTHING)).toEqual([]);
    });
});
