// The worked examples of the rules that run one program, word for word.

import { describe, expect, test } from 'vitest';
import { scoreOf, statusOf } from '../../src/rules/outcome.ts';
import { afterSlots, benchOf, eventsOf, purse, ran, runFirst, typesOf, where, withMods } from '../bench.ts';

describe('Example 1: one clean delivery wins the run', () => {
  const bench = ran(
    {
      isBare: true,
      currencies: { Energy: 50 },
      pois: [
        { kind: 'Crate', q: 2, r: 0, amount: 7 },
        { kind: 'Shed', q: 1, r: 1, request: 7 },
      ],
    },
    ['Move', 'Interact', 'TurnRight', 'Interact'],
  );

  test('[DD-098] [DD-259] [DD-262] after the slots', () => {
    expect(afterSlots(bench)).toEqual(['(1,0) 0 49 0 0', '(1,0) 0 48 7 0', '(1,0) 1 47 7 0', '(1,0) 1 46 0 7']);
  });

  test('[DD-121] [DD-565] [DD-566] events of the last slot', () => {
    const from = bench.events.findIndex((event) => event.type === 'instructionStarted' && event.slot === 3);
    const slot = bench.events.slice(from, from + 8);
    expect(typesOf(slot)).toEqual([
      'instructionStarted',
      'currencyChanged',
      'shedDelivered',
      'currencyChanged',
      'currencyChanged',
      'shedFilled',
      'instructionFinished',
      'cardResolved',
    ]);
    expect(slot[1]).toMatchObject({ field: 'Energy', applied: -1, after: 46, cause: 'cost' });
    expect(slot[2]).toMatchObject({ shed: 'S1', carried: 7, credited: 7 });
    expect(slot[3]).toMatchObject({ field: 'Carry', applied: -7, after: 0 });
    expect(slot[4]).toMatchObject({ field: 'Delivery', applied: 7, after: 7 });
    expect(slot[6]).toMatchObject({ outcome: 'ok' });
    expect(slot[7]).toMatchObject({ to: 'discard' });
  });

  test('[DD-308] [DD-311] [DD-317] [DD-624] the day ends, the run is won', () => {
    const from = bench.events.findIndex(({ type }) => type === 'programFinished');
    const end = bench.events.slice(from);
    expect(typesOf(end)).toEqual([
      'programFinished',
      'dayEnded',
      'sleepCycleEntered',
      'currencyChanged',
      'phaseChanged',
      'runWon',
      'phaseChanged',
    ]);
    expect(end[1]).toMatchObject({ reasons: ['sheds'] });
    expect(end[3]).toMatchObject({ applied: 10, after: 56, cause: 'sleepCycle' });
    expect(end[4]).toMatchObject({ from: 'ExecuteProgram', to: 'Scoring' });
    expect(end[6]).toMatchObject({ from: 'Scoring', to: 'RunOver' });
  });

  test('[DD-326] [DD-329] four passes, nothing delivered beyond what was asked', () => {
    const { today } = bench.state;
    expect([today.instructionsUsed, today.overspill]).toEqual([4, 0]);
  });

  test('[DD-327] [DD-328] one step, two cells', () => {
    const { today } = bench.state;
    expect([today.pathLength, today.newCells + 1]).toEqual([1, 2]);
  });

  test('[DD-333] [DD-612] the score, and that it is won with it', () => {
    expect(scoreOf(bench.world, bench.state)).toBe(1066);
    expect(statusOf(bench.world, bench.state)).toEqual({ is: 'won', score: 1066 });
  });
});

describe('Example 2: Corrupt, classic', () => {
  test('[DD-172] [DD-173] [DD-174] backwards, the other way, and a forced step back', () => {
    const bench = ran({ currencies: { Energy: 10, Carry: 4 } }, [
      withMods('Move', 'Corrupt'),
      withMods('TurnRight', 'Corrupt'),
      withMods('NoOp', 'Corrupt'),
    ]);
    expect(afterSlots(bench)).toEqual(['(-1,0) 0 9 4 0', '(-1,0) 5 8 4 0', '(-2,1) 5 8 4 0']);
    expect(eventsOf(bench, 'intentSkipped')).toMatchObject([{ intent: 'Rest', debuffs: ['Corrupt'] }]);
    expect([bench.state.today.pathLength, bench.state.today.instructionsUsed]).toEqual([2, 3]);
  });

  test('[DD-177] a corrupt Interact on a shed is refused and refunded', () => {
    const bench = ran(
      {
        avatar: { q: 1, r: 0, facing: 1 },
        currencies: { Energy: 10, Carry: 4 },
        pois: [{ kind: 'Shed', q: 1, r: 1, request: 7 }],
      },
      [withMods('Interact', 'Corrupt')],
    );
    expect(eventsOf(bench, 'currencyChanged').map(({ after, cause }) => [after, cause])).toEqual([
      [9, 'cost'],
      [10, 'refund'],
    ]);
    expect(eventsOf(bench, 'deliveryRefused')).toHaveLength(1);
    expect(purse(bench, 'Carry')).toBe(4);
  });

  test('[DD-176] a corrupt Interact on a crate dumps the load', () => {
    const bench = ran(
      {
        avatar: { q: 1, r: 0, facing: 0 },
        currencies: { Energy: 10, Carry: 4 },
        pois: [{ kind: 'Crate', q: 2, r: 0, amount: 7 }],
      },
      [withMods('Interact', 'Corrupt')],
    );
    expect(eventsOf(bench, 'crateDumped')).toMatchObject([{ amount: 4, left: 11 }]);
    expect([bench.state.crates[0], purse(bench, 'Carry'), purse(bench, 'Energy')]).toEqual([11, 0, 9]);
  });
});

describe('Example 3: Mud, Dry and the Energy check', () => {
  const bench = ran(
    {
      currencies: { Energy: 3 },
      ground: { '0,0': '~', '1,0': '-' },
      pois: [{ kind: 'Crate', q: 2, r: 0, amount: 5 }],
    },
    ['Move', 'Interact', 'NoOp', 'Interact'],
  );
  const after = afterSlots(bench);

  test('[DD-246] [DD-253] leaving Mud costs one more', () => expect(after[0]).toBe('(1,0) 0 1 0 0'));

  test('[DD-129] [DD-249] using things on Dry needs 2: skipped, nothing paid, and the card is spent', () => {
    expect(after[1]).toBe('(1,0) 0 1 0 0');
    expect(eventsOf(bench, 'instructionSkipped')).toMatchObject([{ reason: 'energy', need: 2, have: 1 }]);
    expect(bench.state.today.instructionsUsed).toBe(3);
    expect(bench.state.discard).toEqual([0, 1, 2, 3]);
  });

  test('[DD-248] a rest on Dry gives one less, and is enough', () =>
    expect(after.slice(2)).toEqual(['(1,0) 0 5 0 0', '(1,0) 0 3 5 0']));
});

describe('Example 4: tower aura', () => {
  const part = {
    currencies: { Energy: 20, Carry: 5 },
    pois: [
      { kind: 'Tower', q: 2, r: -1 },
      { kind: 'Shed', q: 1, r: 1, request: 5 },
    ],
  } as const;

  test('[DD-191] [DD-275] [DD-567] a hit on slot 1 alone', () => {
    const bench = benchOf(part, ['Move', 'TurnRight', 'Interact']);
    bench.script.unreliable = [true, false];
    runFirst(bench, 3);
    const from = bench.events.findIndex((event) => event.type === 'instructionStarted' && event.slot === 1);
    const slot = bench.events.slice(from, from + 6);
    expect(slot).toMatchObject([
      { type: 'instructionStarted', slot: 1, cardType: 'TurnRight', kind: 'slot' },
      { type: 'currencyChanged', field: 'Energy', applied: -1, after: 18, cause: 'cost' },
      { type: 'modifierActed', stage: 'card', kind: 'Unreliable', source: 'cell(1,0)' },
      { type: 'intentSkipped', intent: 'Turn', debuffs: ['Unreliable'] },
      { type: 'instructionFinished', outcome: 'debuffed' },
      { type: 'cardResolved', to: 'discard' },
    ]);
    expect(eventsOf(bench, 'interactFailed')).toMatchObject([{ reason: 'nothing', cell: { q: 2, r: 0 } }]);
    expect(afterSlots(bench).at(-1)).toBe('(1,0) 0 17 5 0');
  });

  test('[DD-472] an AluminumHat in front keeps every slot steady', () => {
    const bench = benchOf(part, ['AluminumHat', 'Move', 'TurnRight', 'Interact']);
    runFirst(bench, 4);
    expect(bench.draws).not.toContain('unreliable');
    expect(afterSlots(bench).at(-1)).toBe('(1,0) 1 16 0 5');
  });
});

describe('Example 5: RaceCondition', () => {
  const tape = ['TurnRight', withMods('Move', 'RaceCondition'), 'TurnLeft'];

  test('[DD-196] [DD-201] classic, with and without the swap', () => {
    const missed = ran({ currencies: { Energy: 20 } }, tape);
    expect(afterSlots(missed)).toEqual(['(0,0) 1 19 0 0', '(0,1) 1 18 0 0', '(0,1) 0 17 0 0']);
    const hit = benchOf({ currencies: { Energy: 20 } }, tape);
    hit.script.race = [true];
    runFirst(hit, 3);
    expect(afterSlots(hit)).toEqual(['(0,0) 1 19 0 0', '(0,0) 0 18 0 0', '(1,0) 0 17 0 0']);
    expect(eventsOf(hit, 'raceSwapped')).toMatchObject([{ card: 'c002', partner: 'c003', slots: [1, 2] }]);
  });

  test('[DD-199] [DD-097] remastered: always', () => {
    const bench = ran({ ruleset: 'remastered', currencies: { Energy: 20 } }, tape);
    expect(eventsOf(bench, 'programFinished')[0]!.order).toEqual(['c001', 'c003', 'c002']);
    expect(where(bench)).toBe('(1,0) 0');
    expect(purse(bench, 'Energy')).toBe(17);
  });

  test('[DD-199] remastered: a whole racing tape swaps in pairs, the last slot stays', () => {
    const racing = ['TurnRight', 'Move', 'TurnLeft', 'Move', 'NoOp'].map((type) => withMods(type, 'RaceCondition'));
    const bench = ran({ ruleset: 'remastered', currencies: { Energy: 20 } }, racing);
    expect(eventsOf(bench, 'programFinished')[0]!.order).toEqual(['c002', 'c001', 'c004', 'c003', 'c005']);
    expect(where(bench)).toBe('(1,1) 0');
    expect(purse(bench, 'Energy')).toBe(19);
  });
});

describe('Example 6: Repeat and its guards', () => {
  test('[DD-149] [DD-154] [DD-153] [DD-490] a Repeat never repeats a Repeat', () => {
    const bench = ran({ radius: 3, currencies: { Energy: 20 } }, ['Repeat', 'Move', 'Repeat', 'Repeat', 'TurnLeft']);
    expect(afterSlots(bench)).toEqual([
      '(1,0) 0 19 0 0',
      '(1,0) 0 19 0 0',
      '(2,0) 0 18 0 0',
      '(2,0) 0 18 0 0',
      '(2,0) 5 17 0 0',
      '(2,0) 5 17 0 0',
      '(2,0) 4 16 0 0',
    ]);
    expect(eventsOf(bench, 'loopGuardTripped')).toMatchObject([{ by: 'c003', reason: 'control', target: 'c004' }]);
    expect([bench.state.today.instructionsUsed, bench.state.today.pathLength]).toEqual([7, 2]);
  });

  test('[DD-277] a cell entered in a reexec pass passes on to the card itself', () => {
    const bench = ran(
      {
        radius: 3,
        currencies: { Energy: 20 },
        cells: [{ q: 1, r: 0, modifiers: [{ kind: 'Corrupt', source: 'board' }] }],
      },
      ['Repeat', 'Move', 'TurnRight'],
    );
    expect(where(bench)).toBe('(0,0) 5');
    expect(purse(bench, 'Energy')).toBe(17);
  });
});

describe('Example 7: Pest, Courier, Effective', () => {
  const part = {
    isBare: true,
    robot: 'Courier',
    avatar: { q: 1, r: 0, facing: 1 },
    currencies: { Energy: 10, Carry: 9, MaxCarry: 11 },
  } as const;

  test('[DD-212] [DD-213] [DD-202] a duplicated delivery under Pest pays the Courier once', () => {
    const bench = benchOf(
      {
        ...part,
        robotModifiers: [{ kind: 'Pest', duration: 'Temporary', source: 'Pest' }],
        pois: [
          { kind: 'Shed', q: 1, r: 1, request: 6 },
          { kind: 'Crate', q: -1, r: 0, amount: 30 },
        ],
      },
      ['Potentiate', 'Interact'],
    );
    bench.script.effective = [true];
    runFirst(bench, 2);
    expect(afterSlots(bench)).toEqual(['(1,0) 1 9 9 0', '(1,0) 1 13 0 5']);
    expect(eventsOf(bench, 'shedDelivered')).toMatchObject([
      { carried: 6, credited: 3, received: 3 },
      { carried: 3, credited: 2, received: 5 },
    ]);
    expect(eventsOf(bench, 'currencyChanged').filter(({ cause }) => cause === 'courierOverspill')).toHaveLength(1);
    expect(bench.state.today.lostToPest).toBe(4);
  });

  test('[DD-265] [DD-329] a filled shed takes overspill', () => {
    const bench = ran(
      {
        ...part,
        currencies: { ...part.currencies, Carry: 4 },
        pois: [
          { kind: 'Shed', q: 1, r: 1, request: 6, received: 6 },
          { kind: 'Shed', q: -1, r: 1, request: 6 },
          { kind: 'Crate', q: -1, r: 0, amount: 30 },
        ],
      },
      ['Interact'],
    );
    expect([purse(bench, 'Energy'), purse(bench, 'Delivery'), bench.state.today.overspill]).toEqual([14, 4, 4]);
  });
});

describe('Example 11: donkey', () => {
  const part = {
    difficulty: 'Hard',
    currencies: { MaxCarry: 6, Energy: 20 },
    pois: [{ kind: 'Donkey', q: 1, r: 0, facing: 3 }],
  } as const;

  test('[DD-270] [DD-179] [DD-048] recruited, then dropped by a corrupt Interact', () => {
    const bench = ran(part, ['Interact', 'Move', withMods('Interact', 'Corrupt')]);
    expect(eventsOf(bench, 'currencyChanged').filter(({ field }) => field === 'MaxCarry')).toMatchObject([
      { after: 16 },
      { after: 6 },
    ]);
    expect(eventsOf(bench, 'donkeyDropped')).toMatchObject([{ donkey: 'D1', cell: { q: 2, r: 0 }, facing: 3 }]);
    expect([where(bench), purse(bench, 'Energy')]).toEqual(['(1,0) 0', 17]);
  });

  test('[DD-047] Carry above MaxCarry stays, loading is refused', () => {
    const bench = ran(
      {
        ...part,
        currencies: { MaxCarry: 6, Energy: 20, Carry: 12 },
        pois: [{ kind: 'Crate', q: 1, r: 0, amount: 5 }],
      },
      ['Interact'],
    );
    expect(purse(bench, 'Carry')).toBe(12);
    expect(eventsOf(bench, 'interactFailed')).toMatchObject([{ reason: 'full' }]);
  });
});

describe('Example 12: hops', () => {
  const bench = ran({ currencies: { Energy: 5 }, ground: { '1,0': '#' } }, ['Jump', 'Jump', 'FlyingDisk']);
  const after = afterSlots(bench);

  test('[DD-239] [DD-489] a Jump goes two cells over what stands between, for nothing', () =>
    expect(after[0]).toBe('(2,0) 0 5 0 0'));

  test('[DD-240] [DD-471] no hop ends on the ring, and none is shortened', () => {
    expect(after.slice(1)).toEqual(['(2,0) 0 5 0 0', '(2,0) 0 4 0 0']);
    expect(eventsOf(bench, 'moveBlocked')).toMatchObject([
      { by: 'ring', cell: { q: 4, r: 0 } },
      { by: 'ring', cell: { q: 3, r: 0 } },
    ]);
  });

  test('[DD-242] two steps, and the cell hopped over was not visited', () =>
    expect([bench.state.today.pathLength, bench.state.today.newCells + 1]).toEqual([2, 2]));
});
