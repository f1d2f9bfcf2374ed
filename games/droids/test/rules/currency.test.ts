// Currencies: every change is one ModifyCurrency with its bounds.

import { describe, expect, test } from 'vitest';
import { modifyCurrencies, modifyCurrency } from '../../src/rules/currency.ts';
import { CURRENCIES } from '../../src/shape/names.ts';
import { benchOf, eventsOf, play, purse, ran } from '../bench.ts';

const fresh = () => benchOf({ ruleset: 'remastered' }, ['Move']);

describe('bounds', () => {
  test('[DD-036] the fields of the purse', () => {
    expect(Object.keys(fresh().state.purse)).toEqual([...CURRENCIES]);
  });

  test('[DD-043] [DD-046] a change is applied up to 0 and tells both numbers', () => {
    for (const field of ['Energy', 'MaxCarry', 'Carry', 'Delivery', 'Preview', 'Stability'] as const) {
      const bench = fresh();
      bench.state.purse[field] = 3;
      expect(modifyCurrency(bench, field, -5, 'glitch')).toBe(-3);
      expect(bench.events).toEqual([
        { type: 'currencyChanged', field, requested: -5, applied: -3, after: 0, cause: 'glitch' },
      ]);
    }
  });

  test('[DD-046] a change clamped to nothing tells nothing', () => {
    const bench = fresh();
    bench.state.purse.Energy = 0;
    expect(modifyCurrency(bench, 'Energy', -1, 'mud')).toBe(0);
    expect(bench.events).toEqual([]);
  });

  test('[DD-037] Energy has no upper bound', () => {
    const bench = fresh();
    modifyCurrency(bench, 'Energy', 1000, 'rest');
    expect(purse(bench, 'Energy')).toBe(1050);
  });

  test('[DD-044] TapeLength stays at 2, HandSize at 3', () => {
    const bench = fresh();
    modifyCurrency(bench, 'TapeLength', -99, 'card');
    modifyCurrency(bench, 'HandSize', -99, 'card');
    const { minTapeLength, minHandSize } = bench.world.rules.numbers.currency;
    expect([purse(bench, 'TapeLength'), purse(bench, 'HandSize')]).toEqual([minTapeLength, minHandSize]);
    expect([minTapeLength, minHandSize]).toEqual([2, 3]);
  });

  test('[DD-045] TapeLength, HandSize and Preview end at 12, Stability at 9', () => {
    const bench = fresh();
    for (const field of ['TapeLength', 'HandSize', 'Preview', 'Stability'] as const)
      modifyCurrency(bench, field, 99, 'card');
    expect([purse(bench, 'TapeLength'), purse(bench, 'HandSize'), purse(bench, 'Preview')]).toEqual([12, 12, 12]);
    expect(purse(bench, 'Stability')).toBe(9);
  });

  test('[DD-112] several deltas are applied in the order of the fields', () => {
    const bench = fresh();
    modifyCurrencies(bench, { Delivery: 2, Energy: -1, Carry: 3 }, 'card');
    expect(eventsOf(bench, 'currencyChanged').map(({ field }) => field)).toEqual(['Energy', 'Carry', 'Delivery']);
  });
});

describe('who changes them', () => {
  test('[DD-041] [DD-042] a discard is one direct change, no modifier acting on it', () => {
    const bench = benchOf({ robotModifiers: [{ kind: 'Gravity' }, { kind: 'Pest' }] }, ['Move', 'Move']);
    const events = play(bench, { type: 'discard', cards: ['c001', 'c002'] });
    expect(events.filter(({ type }) => type === 'currencyChanged' || type === 'modifierActed')).toEqual([
      { type: 'currencyChanged', field: 'Energy', requested: -2, applied: -2, after: 48, cause: 'discard' },
    ]);
  });

  test('[DD-041] every change of the purse in a program is told', () => {
    const bench = benchOf(
      { ruleset: 'remastered', ground: { '0,0': '~' }, pois: [{ kind: 'Crate', q: 2, r: 0, amount: 4 }] },
      ['Move', 'Interact', 'NoOp', 'Remember'],
    );
    const before = { ...bench.state.purse };
    const events = play(bench, { type: 'runProgram', tape: ['c001', 'c002', 'c003', 'c004'] });
    const told = { ...before };
    for (const event of events) if (event.type === 'currencyChanged') told[event.field] += event.applied;
    expect(told).toEqual(bench.state.purse);
  });

  test('[DD-039] Delivery counts overspill and bonus goods too', () => {
    const bench = ran(
      {
        ruleset: 'remastered',
        currencies: { Carry: 6, Energy: 20 },
        pois: [{ kind: 'Shed', q: 1, r: 0, request: 4 }],
      },
      ['Drop', 'Interact'],
    );
    // 4 goods fill the shed exactly, so Drop has no room for its bonus; the other 2 spill over.
    expect([purse(bench, 'Delivery'), bench.state.today.overspill]).toEqual([6, 2]);
  });

  test('[DD-038] [DD-040] loading stops at MaxCarry', () => {
    const bench = ran({ currencies: { MaxCarry: 3 }, pois: [{ kind: 'Crate', q: 1, r: 0, amount: 9 }] }, ['Interact']);
    expect([purse(bench, 'Carry'), bench.state.crates[0]]).toEqual([3, 6]);
  });

  test('[DD-048] the donkey carries 10 under any modifier', () => {
    for (const ruleset of ['classic', 'remastered'] as const) {
      const bench = ran(
        {
          ruleset,
          robotModifiers: [{ kind: 'Pest' }],
          pois: [{ kind: 'Donkey', q: 1, r: 0, facing: 2 }],
        },
        [{ type: 'Interact', modifiers: ruleset === 'remastered' ? [{ kind: 'Corrupt' }] : [] }],
      );
      expect(purse(bench, 'MaxCarry')).toBe(10 + bench.world.rules.numbers.donkey.capacity);
      expect(bench.world.rules.numbers.donkey.capacity).toBe(10);
    }
  });
});
