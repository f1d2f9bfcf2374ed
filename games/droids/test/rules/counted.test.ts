// Sums that must come out exactly: prices and their parts, what may be asked of a day, what pests leave, what a deferral costs.

import { describe, expect, test } from 'vitest';
import { nextAssignment } from '../../src/rules/assignments.ts';
import { costOf, costParts } from '../../src/rules/cost.ts';
import { deferCost } from '../../src/rules/glitch.ts';
import type { Ruleset } from '../../src/shape/ruleset.ts';
import { benchOf, eventsOf, ran, withMods } from '../bench.ts';

/** Every assignment asks for this much; the only shed of the bench wants nine. */
const asking =
  (needs: 'openTotal' | 'openRequest', at: number) =>
  (rules: Ruleset): Ruleset => ({ ...rules, assignments: rules.assignments.map((one) => ({ ...one, needs, at })) });

const setNext = (tuned: (rules: Ruleset) => Ruleset) => {
  const bench = benchOf({ ruleset: 'remastered', tuned }, []);
  bench.state.assignmentCursor = 3;
  bench.events.length = 0;
  nextAssignment(bench);
  return { cursor: bench.state.assignmentCursor, set: eventsOf(bench, 'assignmentSet').length };
};

describe('what a day may be asked for', () => {
  for (const needs of ['openTotal', 'openRequest'] as const)
    test(`[DD-437] ${needs}: exactly what is open can be asked for, one more cannot`, () => {
      expect(setNext(asking(needs, 9))).toEqual({ cursor: 4, set: 1 });
      expect(setNext(asking(needs, 10))).toEqual({ cursor: 3, set: 0 });
    });

  test('[DD-003] classic asks for nothing, and looks at no list', () => {
    const bench = benchOf({}, []);
    bench.hidden.length = 0;
    nextAssignment(bench);
    expect(bench.hidden).toEqual([]);
  });
});

describe('prices', () => {
  test('[DD-128] [DD-185] [DD-190] the parts of a price add up to it, Corrupt and a single Worn among them', () => {
    const bench = benchOf({ ruleset: 'remastered' }, [withMods('Move', 'Corrupt', 'Throttled', 'Worn')]);
    const { world, state } = bench;
    const parts = costParts(world, state, 0, state.at);
    expect(parts).toContainEqual({ by: 'Corrupt', amount: -1 });
    expect(parts).toContainEqual({ by: 'Worn', amount: 1 });
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(costOf(world, state, 0, state.at).total);
  });

  test('[DD-023] [DD-215] the Analyst pays one less for the first deferral, whatever it costs', () => {
    const cost = (robot: 'Analyst' | 'Vintage', heat: number) => {
      const { world, state } = benchOf({ ruleset: 'remastered', robot }, []);
      return deferCost(world, { ...state, heat });
    };
    for (const heat of [0, 1, 2]) expect(cost('Vintage', heat) - cost('Analyst', heat)).toBe(1);
    expect(cost('Analyst', 0)).toBe(0);
  });
});

test('[DD-212] [DD-479] goods given on top are no loss to pests', () => {
  const bench = ran(
    { ruleset: 'remastered', currencies: { Carry: 4 }, pois: [{ kind: 'Shed', q: 1, r: 0, request: 9 }] },
    ['Drop'],
  );
  expect(eventsOf(bench, 'shedDelivered')).toMatchObject([{ carried: 4, credited: 6 }]);
  expect([bench.state.today.lostToPest, bench.state.today.bonusGoods]).toEqual([0, 2]);
});
