// Contracts and assignments.

import { describe, expect, test } from 'vitest';
import { contractFacts } from '../../../src/forecast/contractFacts.ts';
import { nextAssignment } from '../../../src/rules/assignments.ts';
import { chooseContract, contractPay, settleContract } from '../../../src/rules/contracts.ts';
import { measureOf, noMetrics } from '../../../src/rules/measure.ts';
import type { LevelCard } from '../../../src/shape/level.ts';
import type { Metrics } from '../../../src/shape/state.ts';
import {
  type Bench,
  benchOf,
  eventsOf,
  kindsOf,
  type Part,
  play,
  purse,
  runFirst,
  typesOf,
  withMods,
} from '../../bench.ts';

const remastered = { ruleset: 'remastered', currencies: { Energy: 40 } } as const;
const shed = { kind: 'Shed', q: 1, r: 0, request: 12 } as const;

/** A day under a contract. */
const under = (contract: string, part: Part, tape: readonly LevelCard[]): Bench => {
  const bench = benchOf({ ...remastered, radius: 4, ...part }, tape);
  bench.state.contract = bench.world.rules.contracts.findIndex(({ name }) => name === contract);
  runFirst(bench, tape.length);
  return bench;
};

/** A day with an assignment, not yet run. */
const assigned = (assignment: string, part: Part, hand: readonly LevelCard[]): Bench => {
  const bench = benchOf({ ...remastered, ...part, currencies: { ...remastered.currencies, ...part.currencies } }, hand);
  bench.state.assignmentOrder = [bench.world.rules.assignments.findIndex(({ name }) => name === assignment)];
  bench.state.assignmentCursor = 0;
  bench.state.assignment = null;
  nextAssignment(bench);
  bench.events.length = 0;
  return bench;
};

const nameOf = ({ world, state }: Bench): string | null =>
  state.assignment === null ? null : world.rules.assignments[state.assignment]!.name;

const endDay = (bench: Bench): void => {
  bench.state.programsLeft = 1;
  play(bench, { type: 'runProgram', tape: [] });
};

describe('contracts', () => {
  test('[DD-425] [DD-426] day 1 has none; it ends with its day', () => {
    const bench = benchOf(remastered, ['NoOp']);
    expect(bench.state.contract).toBe(null);
    expect(contractPay(bench)).toEqual({ measure: 0, energy: 0, stability: 0 });
    bench.state.contract = 0;
    endDay(bench);
    expect(bench.state.contract).toBe(null);
  });

  test('[DD-427] Express Lane: 2 for every full 4 cells', () => {
    const bench = under(
      'ExpressLane',
      { radius: 6 },
      Array.from({ length: 6 }, () => 'Move'),
    );
    expect(contractPay(bench)).toEqual({ measure: 6, energy: 2, stability: 0 });
  });

  test('[DD-428] Heavy Hauler: 4 per instruction of at least 8 credited', () => {
    const two = { pois: [shed, { ...shed, q: 0, r: 1 }], currencies: { Energy: 40, Carry: 20 } } as const;
    const bench = under(
      'HeavyHauler',
      {
        ...two,
        pois: [
          { ...shed, request: 8 },
          { kind: 'Shed', q: 0, r: 1, request: 12 },
        ],
      },
      ['Interact', 'TurnRight', 'Interact'],
    );
    expect(contractPay(bench)).toMatchObject({ measure: 2, energy: 8 });
    const light = under('HeavyHauler', { pois: [{ ...shed, request: 7 }], currencies: { Energy: 40, Carry: 20 } }, [
      'Interact',
    ]);
    expect(contractPay(light).energy).toBe(0);
  });

  test('[DD-429] Clean Room: something credited, nothing replaced, nothing worn', () => {
    const part = { pois: [shed], currencies: { Energy: 40, Carry: 2 } } as const;
    expect(contractPay(under('CleanRoom', part, ['Interact']))).toMatchObject({ energy: 3, stability: 1 });
    const one = { pois: [shed], currencies: { Energy: 40, Carry: 1 } } as const;
    expect(contractPay(under('CleanRoom', one, ['Interact'])).energy).toBe(3);
    expect(contractPay(under('CleanRoom', part, ['NoOp'])).energy).toBe(0);
    expect(contractPay(under('CleanRoom', part, ['Interact', withMods('NoOp', 'Corrupt')])).energy).toBe(0);
    const hiccup = under('CleanRoom', { ...part, counters: { unreliable: 3 } }, [
      'Interact',
      withMods('NoOp', 'Unreliable'),
    ]);
    expect(contractPay(hiccup).energy).toBe(0);
  });

  test('[DD-429] [DD-435] Clean Room pays in both currencies', () => {
    const bench = under('CleanRoom', { pois: [shed], currencies: { Energy: 40, Carry: 2 } }, ['Interact']);
    const before = [purse(bench, 'Energy'), purse(bench, 'Stability')] as const;
    settleContract(bench);
    expect([purse(bench, 'Energy') - before[0], purse(bench, 'Stability') - before[1]]).toEqual([3, 1]);
  });

  test('[DD-430] Lean Code: 3 per program of at most 3 instructions that credits something', () => {
    const part = { pois: [shed], currencies: { Energy: 40, Carry: 2 } } as const;
    expect(contractPay(under('LeanCode', part, ['NoOp', 'NoOp', 'Interact'])).energy).toBe(3);
    expect(contractPay(under('LeanCode', part, ['NoOp', 'NoOp', 'NoOp', 'Interact'])).energy).toBe(0);
    expect(contractPay(under('LeanCode', part, ['NoOp'])).energy).toBe(0);
  });

  test('[DD-431] [DD-435] Deep Rest: every Rest of at least 1 gets 1 more; it is never paid at the end', () => {
    const bench = benchOf({ ...remastered, currencies: { Energy: 10 } }, ['NoOp', 'Move']);
    bench.state.contractOffer = [bench.world.rules.contracts.findIndex(({ name }) => name === 'DeepRest'), 0];
    chooseContract(bench, 0);
    runFirst(bench, 1);
    expect(purse(bench, 'Energy')).toBe(14);
    endDay(bench);
    expect(eventsOf(bench, 'contractPaid')).toEqual([]);
    expect(kindsOf(bench.state.robot)).toEqual([]);
  });

  test('[DD-432] Tower Tamer: 6 per tower the first time', () => {
    const bench = under('TowerTamer', { pois: [{ kind: 'Tower', q: 1, r: 0 }] }, ['Interact']);
    expect(contractPay(bench)).toMatchObject({ measure: 1, energy: 6 });
  });

  test('[DD-433] Combo Script: 2 per duplicated pass and per reexec pass', () => {
    const bench = under('ComboScript', { counters: { effective: 2 } }, [
      'Repeat',
      'TurnLeft',
      withMods('TurnLeft', 'Effective'),
    ]);
    expect(contractPay(bench)).toMatchObject({ measure: 2, energy: 4 });
  });

  test('[DD-434] Cartographer: 1 per new cell, 8 at the most', () => {
    const bench = under('Cartographer', {}, ['Move', 'Move']);
    expect(contractPay(bench)).toMatchObject({ measure: 2, energy: 2 });
    bench.state.today.newCells = 11;
    expect(contractPay(bench).energy).toBe(8);
  });

  test('[DD-435] paid when the day ends; an unpaid one costs nothing', () => {
    const bench = under('Cartographer', { programCount: 1 }, ['Move', 'Move']);
    expect(eventsOf(bench, 'contractPaid')).toEqual([
      { type: 'contractPaid', contract: 'Cartographer', amount: 2, stability: 0 },
    ]);
    expect(bench.state.contractsPaid).toBe(1);
    const idle = benchOf(remastered, []);
    idle.state.contract = 0;
    settleContract(idle);
    expect([idle.events, idle.state.contractsPaid]).toEqual([[], 0]);
  });
});

describe('what speaks for a contract', () => {
  const { rules } = benchOf(remastered, []).world;
  const day = (part: Partial<Metrics>): Metrics => ({ ...noMetrics(), ...part });

  test('[DD-394] [DD-434] the most it pays, what the day before would have paid, and how far the shop leans', () => {
    const { most, before, tag, weight, types } = contractFacts(rules, 'Cartographer', day({ newCells: 11 }), 5);
    expect(most).toEqual({ energy: 8, stability: 0 });
    expect(before).toEqual({ energy: 8, stability: 0 });
    expect(tag).toBe('memory');
    expect(weight).toEqual({ now: 4, signed: 12 });
    expect(types).toEqual({ own: rules.cards.filter((card) => card.tag === 'memory').length, all: rules.cards.length });
  });

  test('[DD-430] what pays by the program pays no oftener than there are programs', () => {
    const { energy } = rules.contracts.find(({ name }) => name === 'LeanCode')!;
    expect(contractFacts(rules, 'LeanCode', null, 6).most).toEqual({ energy: 6 * energy, stability: 0 });
  });

  test('[DD-427] [DD-431] without a limit there is none to tell; what pays by a modifier is not reckoned back', () => {
    expect(contractFacts(rules, 'ExpressLane', day({ pathLength: 11 }), 5)).toMatchObject({
      most: null,
      before: { energy: 4, stability: 0 },
    });
    expect(contractFacts(rules, 'ExpressLane', null, 5).before).toBeNull();
    expect(contractFacts(rules, 'DeepRest', day({ credited: 5 }), 5).before).toBeNull();
    expect(contractFacts(rules, 'CleanRoom', day({ credited: 5 }), 5).before).toEqual({ energy: 3, stability: 1 });
    expect(contractFacts(rules, 'CleanRoom', day({ credited: 5, worn: 1 }), 5).before).toEqual({
      energy: 0,
      stability: 0,
    });
  });
});

describe('assignments', () => {
  test('[DD-436] day 1 has the Standard Run', () => {
    const bench = benchOf(remastered, []);
    expect(nameOf(bench)).toBe('StandardRun');
    expect(bench.state.opening.find(({ type }) => type === 'assignmentSet')).toMatchObject({
      day: 1,
      assignment: 'StandardRun',
    });
  });

  test('[DD-437] the list loops and skips what cannot be met; Priority Shed always can', () => {
    const bench = benchOf(
      {
        ...remastered,
        isBare: true,
        radius: 1,
        ground: { '0,1': '#' },
        pois: [{ kind: 'Shed', q: 1, r: 0, request: 1 }],
      },
      [],
    );
    for (let i = 0; i < bench.world.rules.assignments.length + 2; i++) {
      nextAssignment(bench);
      expect(nameOf(bench)).toBe('PriorityShed');
    }
    const rich = benchOf({ ...remastered, pois: [{ kind: 'Tower', q: -1, r: 0 }, shed] }, []);
    const names = new Set<string | null>();
    for (let i = 0; i < 8; i++) {
      nextAssignment(rich);
      names.add(nameOf(rich));
    }
    expect(names.size).toBe(8);
    // A tower that was disabled before does not count.
    rich.state.tamed = [1];
    names.clear();
    for (let i = 0; i < 8; i++) {
      nextAssignment(rich);
      names.add(nameOf(rich));
    }
    expect(names.has('TowerSweep')).toBe(false);
  });

  test('[DD-438] [DD-446] Standard Run: 8 goods for 5 Energy, or missed without a penalty', () => {
    const bench = assigned('StandardRun', { programCount: 1, pois: [shed], currencies: { Carry: 8 } }, ['Interact']);
    runFirst(bench, 1);
    expect(eventsOf(bench, 'assignmentCompleted')).toMatchObject([{ assignment: 'StandardRun', energy: 5 }]);
    expect(eventsOf(bench, 'currencyChanged').find(({ cause }) => cause === 'assignment')).toMatchObject({
      applied: 5,
    });
    const missed = assigned('StandardRun', { programCount: 1, pois: [shed], currencies: { Carry: 7 } }, ['Interact']);
    runFirst(missed, 1);
    expect(eventsOf(missed, 'assignmentMissed')).toHaveLength(1);
  });

  test('[DD-439] Priority Shed: the largest open request, the lowest id on ties, stays marked', () => {
    const bench = assigned(
      'PriorityShed',
      {
        programCount: 1,
        pois: [
          { ...shed, request: 9 },
          { kind: 'Shed', q: 0, r: 1, request: 9 },
        ],
        currencies: { Carry: 9 },
      },
      ['Interact'],
    );
    expect(bench.state.priorityShed).toBe(0);
    runFirst(bench, 1);
    expect(eventsOf(bench, 'assignmentCompleted')).toMatchObject([{ energy: 8, stability: 1 }]);
  });

  test('[DD-439] what was brought already counts no more', () => {
    const pois = [
      { ...shed, request: 12, received: 10 },
      { kind: 'Shed', q: 0, r: 1, request: 5 },
    ] as const;
    expect(assigned('PriorityShed', { isBare: true, pois, currencies: { Carry: 7 } }, []).state.priorityShed).toBe(1);
  });

  test('[DD-440] Express: pays per program in the first two, before the day is judged', () => {
    const bench = assigned('Express', { pois: [shed], currencies: { Carry: 7, Energy: 1 } }, ['Interact', 'NoOp']);
    runFirst(bench, 1);
    const at = bench.events.findIndex(({ type }) => type === 'programFinished');
    expect(bench.events[at + 1]).toMatchObject({
      type: 'currencyChanged',
      field: 'Energy',
      applied: 3,
      cause: 'assignment',
    });
    // With the Energy it paid, the day goes on.
    expect(bench.state.phase).toBe('ExecuteProgram');
    endDay(bench);
    expect(eventsOf(bench, 'assignmentCompleted')).toMatchObject([{ energy: 0, stability: 1 }]);
    const late = assigned('Express', { pois: [shed], currencies: { Carry: 7 } }, ['Interact', 'NoOp']);
    play(late, { type: 'runProgram', tape: [] });
    play(late, { type: 'runProgram', tape: [] });
    runFirst(late, 1);
    expect(eventsOf(late, 'currencyChanged').some(({ cause }) => cause === 'assignment')).toBe(false);
    expect(measureOf(late, 'earlyCredited')).toBe(0);
  });

  test('[DD-441] Fragile Goods: a bump or a leap of 2 breaks one, a FlyingDisk does not', () => {
    const broken = (tape: readonly LevelCard[], part: Part = {}, assignment = 'FragileGoods') => {
      const bench = assigned(
        assignment,
        { radius: 4, pois: [{ ...shed, q: -1, r: 0 }], ...part, currencies: { Carry: 3, ...part.currencies } },
        tape,
      );
      runFirst(bench, tape.length);
      return [bench.state.today.goodsBroken, purse(bench, 'Carry')];
    };
    expect(broken(['Move'], { ground: { '1,0': '#' } })).toEqual([1, 2]);
    expect(broken(['Jump'])).toEqual([1, 2]);
    expect(broken(['FlyingDisk', 'Move'])).toEqual([0, 3]);
    expect(broken([withMods('Jump', 'Corrupt')])).toEqual([0, 3]);
    expect(broken(['Burst'], { ground: { '2,0': '#' } })).toEqual([1, 2]);
    expect(broken(['Jump'], { currencies: { Carry: 0 } })).toEqual([0, 0]);
    expect(broken(['Move'], { ground: { '1,0': '#' } }, 'StandardRun')).toEqual([0, 3]);
  });

  test('[DD-441] it is completed only with nothing broken', () => {
    const part = { programCount: 1, pois: [shed], currencies: { Carry: 10 }, ground: { '0,1': '#' } } as const;
    const careful = assigned('FragileGoods', part, ['Interact']);
    runFirst(careful, 1);
    expect(eventsOf(careful, 'assignmentCompleted')).toMatchObject([{ energy: 6, stability: 1 }]);
    const rough = assigned('FragileGoods', part, ['TurnRight', 'Move', 'TurnLeft', 'Interact']);
    runFirst(rough, 4);
    expect(eventsOf(rough, 'assignmentMissed')).toHaveLength(1);
    expect(typesOf(rough.events).indexOf('goodsBroken')).toBeGreaterThan(typesOf(rough.events).indexOf('moveBlocked'));
  });

  test('[DD-442] Night Shift: Preview −1, not below 1, given back; 6 goods for 8 Energy', () => {
    const bench = assigned('NightShift', { programCount: 1, pois: [shed], currencies: { Preview: 3, Carry: 6 } }, [
      'Interact',
    ]);
    expect([purse(bench, 'Preview'), kindsOf(bench.state.robot)]).toEqual([2, ['NightShift']]);
    runFirst(bench, 1);
    expect(purse(bench, 'Preview')).toBe(3);
    expect(eventsOf(bench, 'assignmentCompleted')).toMatchObject([{ energy: 8 }]);
    expect(purse(assigned('NightShift', { pois: [shed], currencies: { Preview: 1 } }, []), 'Preview')).toBe(1);
  });

  test('[DD-443] [DD-444] [DD-445] Survey, Tower Sweep, Heavy Lift', () => {
    const survey = assigned(
      'Survey',
      { radius: 6, programCount: 1 },
      Array.from({ length: 5 }, () => 'Move'),
    );
    runFirst(survey, 5);
    expect(eventsOf(survey, 'assignmentCompleted')).toMatchObject([{ energy: 6 }]);
    const sweep = assigned('TowerSweep', { programCount: 1, pois: [{ kind: 'Tower', q: 1, r: 0 }] }, ['Interact']);
    runFirst(sweep, 1);
    expect(eventsOf(sweep, 'assignmentCompleted')).toMatchObject([{ energy: 6 }]);
    const lift = assigned('HeavyLift', { programCount: 1, pois: [shed], currencies: { Carry: 8 } }, ['Interact']);
    runFirst(lift, 1);
    expect(eventsOf(lift, 'assignmentCompleted')).toMatchObject([{ energy: 7 }]);
  });
});
