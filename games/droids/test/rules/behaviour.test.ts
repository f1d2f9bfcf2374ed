// What each modifier does, Corrupt excepted.

import { describe, expect, test } from 'vitest';
import { addModifier, modifierOf, removeDuration } from '../../src/rules/modifiers.ts';
import type { Ruleset } from '../../src/shape/ruleset.ts';
import { type Bench, benchOf, eventsOf, purse, ran, runFirst, where, withMods } from '../bench.ts';

const shed = { kind: 'Shed', q: 1, r: 0, request: 9 } as const;
const failures = (bench: Bench): readonly string[] => eventsOf(bench, 'interactFailed').map(({ reason }) => reason);

describe('Unreliable and Effective', () => {
  test('[DD-192] several instances give one draw', () => {
    const bench = benchOf({}, [
      {
        type: 'Move',
        modifiers: [
          { kind: 'Unreliable', source: 'a' },
          { kind: 'Unreliable', source: 'b' },
        ],
      },
    ]);
    runFirst(bench, 1);
    expect(bench.draws.filter((name) => name === 'unreliable')).toHaveLength(2);
  });

  test('[DD-194] the counter lasts over programs and days and stands still when suppressed or skipped', () => {
    const bench = benchOf({ ruleset: 'remastered', programCount: 2 }, [
      withMods('TurnLeft', 'Unreliable'),
      withMods('TurnLeft', 'Unreliable', 'Nullified'),
      'NoOp',
    ]);
    runFirst(bench, 2);
    expect(bench.state.counters.unreliable).toBe(1);
    const poor = ran({ ruleset: 'remastered', currencies: { Energy: 0 } }, [withMods('TurnLeft', 'Unreliable')]);
    expect(poor.state.counters.unreliable).toBe(0);
  });

  test('[DD-195] the hiccup is 1 on any ground, for any robot, corrupt or not', () => {
    for (const ground of ['"', '-']) {
      const bench = ran(
        {
          ruleset: 'remastered',
          robot: 'Ranger',
          ground: { '0,0': ground },
          counters: { unreliable: 3 },
          currencies: { Energy: 9 },
          robotModifiers: [{ kind: 'DeepRest' }],
        },
        [withMods('NoOp', 'Unreliable', 'Corrupt', 'Effective')],
      );
      expect(purse(bench, 'Energy')).toBe(10);
    }
  });

  test('[DD-202] [DD-204] Effective comes after Unreliable: a debuffed pass gains nothing', () => {
    const bench = benchOf({}, [withMods('Move', 'Unreliable', 'Effective')]);
    bench.script.unreliable = [true];
    bench.script.effective = [true];
    runFirst(bench, 1);
    expect(where(bench)).toBe('(0,0) 0');
    expect(eventsOf(bench, 'intentSkipped')).toHaveLength(2);
    expect(bench.state.today.extraActions).toBe(0);
  });

  test('[DD-204] a replaced pass does not advance the effective counter', () => {
    const bench = ran({ ruleset: 'remastered', counters: { unreliable: 3, effective: 1 } }, [
      withMods('Move', 'Unreliable', 'Effective'),
    ]);
    expect(bench.state.counters).toEqual({ unreliable: 0, effective: 1 });
  });

  test('[DD-205] a shed filled in this pass takes no overspill in it', () => {
    const bench = benchOf({ currencies: { Carry: 8 }, pois: [{ ...shed, request: 5 }] }, [
      withMods('Interact', 'Effective'),
    ]);
    bench.script.effective = [true];
    runFirst(bench, 1);
    expect(failures(bench)).toEqual(['filledThisInstruction']);
    expect([purse(bench, 'Carry'), purse(bench, 'Delivery')]).toEqual([3, 5]);
  });
});

describe('RaceCondition', () => {
  const racing = (type: string) => withMods(type, 'RaceCondition');

  test('[DD-196] one roll per racing card in committed order; the last one’s is used up for nothing', () => {
    const bench = benchOf({}, [racing('TurnLeft'), racing('NoOp'), racing('Move')]);
    bench.script.race = [true, false, true];
    runFirst(bench, 3);
    expect(eventsOf(bench, 'raceSwapped')).toHaveLength(1);
    expect(bench.draws.filter((name) => name === 'race')).toHaveLength(6);
    // A swapped card rolls once only: the first one has moved behind NoOp, NoOp’s own roll missed.
    expect(eventsOf(bench, 'programFinished')[0]!.order).toEqual(['c002', 'c001', 'c003']);
  });

  test('[DD-197] no swap leaves the tape', () => {
    const bench = benchOf({}, [withMods('Move', 'RaceCondition', 'Corrupt'), 'NoOp']);
    bench.script.race = [true];
    runFirst(bench, 2);
    expect(eventsOf(bench, 'raceSwapped')).toEqual([]);
  });

  test('[DD-198] (classic) received on the way it swaps nothing any more', () => {
    const bench = ran({ cells: [{ q: 1, r: 0, modifiers: [{ kind: 'RaceCondition' }] }] }, [
      'Move',
      'TurnLeft',
      'NoOp',
    ]);
    expect(eventsOf(bench, 'modifierAdded')).toHaveLength(2);
    expect(bench.draws).not.toContain('race');
    expect(eventsOf(bench, 'raceSwapped')).toEqual([]);
  });

  test('[DD-200] (remastered) received on the way it swaps the slots that are left, moved cards excepted', () => {
    const cells = [{ q: 1, r: 0, modifiers: [{ kind: 'RaceCondition' as const }] }];
    const bench = ran({ ruleset: 'remastered', cells }, ['Move', 'TurnLeft', 'NoOp', 'TurnRight']);
    expect(eventsOf(bench, 'programFinished')[0]!.order).toEqual(['c001', 'c003', 'c002', 'c004']);
    const again = ran({ ruleset: 'remastered', cells }, [
      'Move',
      withMods('TurnLeft', 'RaceCondition'),
      'NoOp',
      'TurnRight',
    ]);
    // TurnLeft and NoOp swapped at the start: only TurnRight is left, and the last slot never swaps.
    expect(eventsOf(again, 'raceSwapped')).toHaveLength(1);
  });

  test('[DD-475] an AtomicClock on the tape protects the later slots from the start', () => {
    const classic = benchOf({}, [racing('TurnLeft'), 'AtomicClock', racing('Move'), 'NoOp']);
    classic.script.race = [false, true];
    runFirst(classic, 4);
    expect(classic.draws.filter((name) => name === 'race')).toHaveLength(2);
    expect(eventsOf(classic, 'raceSwapped')).toEqual([]);
    const remastered = ran({ ruleset: 'remastered' }, ['AtomicClock', racing('Move'), 'NoOp']);
    expect(eventsOf(remastered, 'raceSwapped')).toEqual([]);
    const corruptClock = ran({ ruleset: 'remastered' }, [withMods('AtomicClock', 'Corrupt'), racing('Move'), 'NoOp']);
    expect(eventsOf(corruptClock, 'raceSwapped')).toHaveLength(1);
  });

  test('[DD-476] at execution it protects against a racing cell', () => {
    const cells = [{ q: 1, r: 0, modifiers: [{ kind: 'RaceCondition' as const }] }];
    const bench = ran({ ruleset: 'remastered', cells }, ['AtomicClock', 'Move', 'TurnLeft', 'NoOp']);
    expect(eventsOf(bench, 'raceSwapped')).toEqual([]);
  });
});

describe('the rest', () => {
  test('[DD-210] Gravity: MaxCarry and the price of moving', () => {
    const bench = benchOf({ currencies: { MaxCarry: 10, Energy: 20 } }, ['Move', 'TurnLeft', 'FlyingDisk']);
    addModifier(bench, 'robot', 0, modifierOf('Gravity', 'Temporary', 'Gravity'));
    expect(purse(bench, 'MaxCarry')).toBe(8);
    runFirst(bench, 3);
    expect(purse(bench, 'Energy')).toBe(15);
    removeDuration(bench, 'Temporary', 'dayEnd');
    expect(purse(bench, 'MaxCarry')).toBe(10);
  });

  test('[DD-211] HeatWave gives back 10 in classic, what it took in remastered', () => {
    for (const [ruleset, after] of [
      ['classic', 13],
      ['remastered', 9],
    ] as const) {
      const bench = benchOf({ ruleset, currencies: { Energy: 6 } }, ['Move']);
      addModifier(bench, 'robot', 0, modifierOf('HeatWave', 'Temporary', 'HeatWave'));
      expect(purse(bench, 'Energy')).toBe(0);
      bench.state.purse.Energy = 3;
      removeDuration(bench, 'Temporary', 'dayEnd');
      expect(purse(bench, 'Energy')).toBe(after);
    }
  });

  test('[DD-212] Pest halves rounded up; one good never becomes none', () => {
    for (const [carry, credited] of [
      [1, 1],
      [5, 3],
      [8, 4],
    ] as const) {
      const bench = ran({ robotModifiers: [{ kind: 'Pest' }], currencies: { Carry: carry }, pois: [shed] }, [
        'Interact',
      ]);
      expect([purse(bench, 'Carry'), purse(bench, 'Delivery'), bench.state.today.lostToPest]).toEqual([
        0,
        credited,
        carry - credited,
      ]);
    }
  });

  test('[DD-213] CourierOverspill pays 5 once a pass, for each pass', () => {
    const bench = ran(
      { robot: 'Courier', currencies: { Carry: 5, Energy: 10, MaxCarry: 3 }, pois: [{ ...shed, request: 3 }] },
      ['Interact', 'Interact'],
    );
    expect(eventsOf(bench, 'currencyChanged').filter(({ cause }) => cause === 'courierOverspill')).toHaveLength(2);
    expect(purse(bench, 'Energy')).toBe(18);
  });

  test('[DD-137] [DD-213] what a delivery pays is a follow-up of the second level, and dropped where only one is allowed', () => {
    for (const [maxFollowUpDepth, paid] of [
      [1, 0],
      [2, 1],
    ] as const) {
      const tuned = (rules: Ruleset): Ruleset => ({
        ...rules,
        numbers: { ...rules.numbers, loop: { ...rules.numbers.loop, maxFollowUpDepth } },
      });
      const bench = ran({ robot: 'Courier', tuned, currencies: { Carry: 5 }, pois: [shed] }, ['Interact']);
      expect(eventsOf(bench, 'currencyChanged').filter(({ cause }) => cause === 'courierOverspill')).toHaveLength(paid);
      expect(eventsOf(bench, 'loopGuardTripped')).toHaveLength(1 - paid);
    }
  });

  test('[DD-214] RangerFertileRest: one more on Fertile, on top of the ground’s own', () => {
    for (const [ruleset, rest] of [
      ['classic', 7],
      ['remastered', 7],
    ] as const) {
      const bench = ran({ ruleset, robot: 'Ranger', ground: { '0,0': '"' }, currencies: { Energy: 0 } }, ['NoOp']);
      expect(purse(bench, 'Energy')).toBe(rest);
    }
    expect(purse(ran({ robot: 'Ranger', currencies: { Energy: 0 } }, ['NoOp']), 'Energy')).toBe(5);
  });

  test('[DD-216] [DD-374] [DD-006] SandStorm takes Preview and gives it back', () => {
    for (const ruleset of ['classic', 'remastered'] as const) {
      const bench = benchOf({ ruleset, currencies: { Preview: 1 } }, ['Move']);
      addModifier(bench, 'robot', 0, modifierOf('SandStorm', 'Temporary', 'SandStorm'));
      expect(purse(bench, 'Preview')).toBe(0);
      removeDuration(bench, 'Temporary', 'dayEnd');
      expect(purse(bench, 'Preview')).toBe(1);
    }
  });
});
