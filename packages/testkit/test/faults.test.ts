// The suite proves itself: each broken variant of lamp and of the duel must be caught by the check that is there for it,
// with a sentence that names the fault.

import type { AnyGame } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { describe, expect, test } from 'vitest';
import { CHECK_NAMES, faultsOf } from '../src/index.ts';
import { duel } from './duel.ts';
import { duels } from './duelFaults.ts';
import { variants } from './lampFaults.ts';
import { lampOptions } from './twin.ts';

test('lamp as it is has no fault, nor has the duel', () => {
  expect(faultsOf(lamp, lampOptions)).toEqual([]);
  expect(faultsOf(duel as AnyGame)).toEqual([]);
});

test('every check has a fault that it alone must catch', () => {
  const caught = [...variants, ...duels].map((one) => one.caughtBy);
  expect([...new Set(caught)].sort()).toEqual([...CHECK_NAMES].sort());
});

describe('a broken duel is caught', () => {
  for (const { fault, with: broken, caughtBy, saying } of duels)
    test(fault, () => {
      const found = faultsOf({ ...duel, ...broken } as AnyGame, {}, [caughtBy]);
      expect(found.map((one) => one.check)).toEqual([caughtBy]);
      expect(found[0]!.why).toMatch(saying);
    });
});

describe('a broken lamp is caught', () => {
  for (const { fault, with: broken, without, caughtBy, saying } of variants)
    test(fault, () => {
      const variant = { ...lamp, ...broken };
      if (without !== undefined) Reflect.deleteProperty(variant, without);
      const found = faultsOf(variant, lampOptions, [caughtBy]);
      expect(found.map((one) => one.check)).toEqual([caughtBy]);
      expect(found[0]!.why).toMatch(saying);
    });
});
