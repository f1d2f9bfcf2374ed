// The worked examples of modifiers, word for word.

import { describe, expect, test } from 'vitest';
import { afterSlots, benchOf, eventsOf, kindsOf, outcomes, purse, ran, runFirst, where, withMods } from '../bench.ts';

describe('Example 8: Dampen and Worn, remastered', () => {
  const bench = ran(
    {
      ruleset: 'remastered',
      avatar: { q: 1, r: 0, facing: 0 },
      currencies: { Energy: 20 },
      pois: [
        { kind: 'Crate', q: 2, r: 0, amount: 9 },
        { kind: 'Shed', q: 1, r: 1, request: 12 },
      ],
    },
    [withMods('Interact', 'Corrupt'), 'TurnRight', 'Interact', withMods('NoOp', 'Corrupt')],
  );
  const after = afterSlots(bench);

  test('[DD-185] [DD-186] a corrupt Interact loads one less, out of the crate too; a corrupt rest gives one less', () => {
    expect([after[0], bench.state.crates[0]]).toEqual(['(1,0) 0 19 8 0', 1]);
    expect(after.slice(2)).toEqual(['(1,0) 1 17 0 8', '(1,0) 1 19 0 8']);
  });

  test('[DD-188] [DD-190] both corrupt cards are worn, and the next pass costs one more', () => {
    expect([0, 3].map((card) => kindsOf(bench.state.cards[card]!))).toEqual([
      ['Corrupt', 'Worn'],
      ['Corrupt', 'Worn'],
    ]);
    expect(after[1]).toBe('(1,0) 1 18 8 0');
    const plain = benchOf({ ruleset: 'remastered', currencies: { Energy: 20 } }, ['Move']);
    const worn = benchOf({ ruleset: 'remastered', currencies: { Energy: 20 } }, [withMods('Move', 'Worn')]);
    for (const one of [plain, worn]) runFirst(one, 1);
    expect(purse(plain, 'Energy') - purse(worn, 'Energy')).toBe(1);
  });

  test('[DD-415] eight goods delivered are one Stability', () => expect(purse(bench, 'Stability')).toBe(1));
});

describe('Example 9: counters, remastered', () => {
  test('[DD-193] [DD-194] the fourth unreliable pass hiccups', () => {
    const tape = ['Move', 'Move', 'Move', 'TurnLeft'].map((type) => withMods(type, 'Unreliable'));
    const bench = ran(
      { ruleset: 'remastered', radius: 3, counters: { unreliable: 1 }, currencies: { Energy: 20 } },
      tape,
    );
    expect(afterSlots(bench)).toEqual(['(1,0) 0 19 0 0', '(2,0) 0 18 0 0', '(2,0) 0 18 0 0', '(2,0) 5 17 0 0']);
    expect(eventsOf(bench, 'counterChanged').map(({ to }) => to)).toEqual([2, 3, 0, 1]);
    expect(outcomes(bench)).toEqual(['ok', 'ok', 'replaced', 'ok']);
    expect(eventsOf(bench, 'instructionReplaced')).toMatchObject([{ card: 'c003', rest: 1 }]);
  });

  test('[DD-203] [DD-330] the third effective pass is duplicated', () => {
    const bench = ran({ ruleset: 'remastered', radius: 4, counters: { effective: 1 }, currencies: { Energy: 20 } }, [
      'Potentiate',
      'Move',
      'Move',
      'Move',
    ]);
    expect(afterSlots(bench)).toEqual(['(0,0) 0 19 0 0', '(1,0) 0 18 0 0', '(3,0) 0 17 0 0', '(4,0) 0 16 0 0']);
    expect(bench.state.counters.effective).toBe(1);
    expect(bench.state.today.extraActions).toBe(1);
  });
});

describe('Example 10: suppression', () => {
  test('[DD-166] [DD-492] Stabilize covers the next card alone', () => {
    const bench = ran({ currencies: { Energy: 10 } }, [
      'Stabilize',
      withMods('Move', 'Corrupt', 'Throttled'),
      withMods('Move', 'Corrupt'),
    ]);
    expect(afterSlots(bench)).toEqual(['(0,0) 0 9 0 0', '(1,0) 0 8 0 0', '(0,0) 0 7 0 0']);
  });

  const corruptCell = {
    radius: 3,
    currencies: { Energy: 20 },
    cells: [{ q: 1, r: 0, modifiers: [{ kind: 'Corrupt', source: 'board' }] }],
  } as const;

  test('[DD-165] [DD-473] EMField suppresses what a cell adds later', () => {
    const bench = ran(corruptCell, ['EMField', 'Move', 'Move', 'TurnRight']);
    expect(where(bench)).toBe('(2,0) 1');
    expect(purse(bench, 'Energy')).toBe(16);
    expect(eventsOf(bench, 'modifierSuppressed').map(({ by }) => by)).toEqual([
      'Immunity(Corrupt)',
      'Immunity(Corrupt)',
    ]);
  });

  test('[DD-282] [DD-175] without it the tape runs backwards', () => {
    const bench = ran(corruptCell, ['Move', 'Move', 'TurnRight', 'NoOp']);
    expect(afterSlots(bench)).toEqual(['(1,0) 0 19 0 0', '(0,0) 0 18 0 0', '(0,0) 5 17 0 0', '(-1,1) 5 17 0 0']);
  });
});

describe('Example 17: prices', () => {
  test('[DD-206] [DD-207] [DD-330] [DD-461] Optimize', () => {
    const bench = ran({ radius: 4, currencies: { Energy: 20 } }, [
      'Optimize',
      withMods('Move', 'Throttled'),
      'Move',
      'NoOp',
    ]);
    expect(eventsOf(bench, 'instructionFinished').map(({ after }) => after.energy)).toEqual([19, 18, 18, 23]);
    expect(bench.state.today.energySaved).toBe(2);
  });

  test('[DD-209] [DD-463] Persist', () => {
    const bench = ran({ currencies: { Energy: 20 } }, ['Persist', 'Move', 'TurnLeft']);
    expect(eventsOf(bench, 'cardResolved')).toMatchObject([
      { card: 'c001', to: 'discard' },
      { card: 'c002', to: 'hand' },
      { card: 'c003', to: 'hand' },
    ]);
    expect(purse(bench, 'Energy')).toBe(17);
  });
});
