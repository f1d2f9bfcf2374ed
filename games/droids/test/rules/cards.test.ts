// Every patch card, by what it does.

import { describe, expect, test } from 'vitest';
import { cardTable } from '../../src/data/content.ts';
import { cardWords } from '../../src/index.ts';
import { RARITIES, TAGS } from '../../src/shape/names.ts';
import type { Ruleset } from '../../src/shape/ruleset.ts';
import { viewOf } from '../../src/view.ts';
import { BOTH, benchOf, cell, eventsOf, kindsOf, outcomes, purse, ran, runFirst, where, withMods } from '../bench.ts';

const remastered = { ruleset: 'remastered', currencies: { Energy: 40 } } as const;
const specOf = (ruleset: 'classic' | 'remastered', type: string) =>
  benchOf({ ruleset }, []).world.cardTypes.find(({ spec }) => spec.type === type)?.spec;

describe('common', () => {
  test('[DD-454] Move', () => expect(where(ran({}, ['Move']))).toBe('(1,0) 0'));
  test('[DD-455] TurnRight', () => expect(where(ran({}, ['TurnRight']))).toBe('(0,0) 1'));
  test('[DD-456] TurnLeft', () => expect(where(ran({}, ['TurnLeft']))).toBe('(0,0) 5'));

  test('[DD-457] [DD-111] Interact works on every kind', () => {
    for (const ruleset of BOTH) {
      const [intent] = specOf(ruleset, 'Interact')!.intents;
      expect(intent).toMatchObject({ type: 'Interact', range: 1 });
    }
    expect(
      eventsOf(
        ran({ ...remastered, pois: [{ kind: 'Terminal', q: 1, r: 0, reward: 'preview' }] }, ['Interact']),
        'terminalUsed',
      ),
    ).toHaveLength(1);
  });

  test('[DD-458] NoOp rests 5 or 3, for nothing', () => {
    for (const [ruleset, rest] of [
      ['classic', 5],
      ['remastered', 3],
    ] as const)
      expect(purse(ran({ ruleset, currencies: { Energy: 1 } }, ['NoOp']), 'Energy')).toBe(1 + rest);
  });

  test('[DD-459] Checksum cleans the next two of temporary damage', () => {
    const dirty = {
      type: 'NoOp',
      modifiers: [
        { kind: 'Corrupt', duration: 'Temporary' },
        { kind: 'Optimized', duration: 'Temporary' },
        { kind: 'Throttled' },
      ],
    } as const;
    const bench = benchOf(remastered, ['Checksum', dirty, dirty, dirty]);
    runFirst(bench, 1);
    expect(outcomes(bench)).toEqual(['failed']);
    const full = benchOf(remastered, ['Checksum', dirty, dirty, dirty]);
    runFirst(full, 4);
    expect(
      eventsOf(full, 'modifierRemoved')
        .filter(({ reason }) => reason === 'c001')
        .map(({ entity, kind }) => [entity, kind]),
    ).toEqual([
      [{ is: 'card', card: 'c002' }, 'Corrupt'],
      [{ is: 'card', card: 'c003' }, 'Corrupt'],
    ]);
    const clean = ran(remastered, ['Checksum', 'NoOp']);
    expect(eventsOf(clean, 'intentFailed')).toMatchObject([{ intent: 'RemoveCardModifiers', reason: 'nothing' }]);
  });
});

describe('magic', () => {
  test('[DD-460] [DD-461] [DD-462] [DD-463] their kind, for the day, on all following cards', () => {
    for (const [type, kind] of [
      ['Potentiate', 'Effective'],
      ['Optimize', 'Optimized'],
      ['Streamline', 'Efficient'],
      ['Persist', 'Persistent'],
    ] as const) {
      const bench = ran({}, ['NoOp', type, 'NoOp', 'NoOp']);
      expect(eventsOf(bench, 'modifierAdded')).toMatchObject([
        { entity: { card: 'c003' }, kind, duration: 'Temporary', source: 'c002' },
        { entity: { card: 'c004' }, kind, duration: 'Temporary', source: 'c002' },
      ]);
    }
  });

  test('[DD-466] [DD-113] never on itself or earlier cards', () => {
    const bench = ran({}, ['NoOp', 'Optimize', 'NoOp']);
    expect([kindsOf(bench.state.cards[0]!), kindsOf(bench.state.cards[1]!)]).toEqual([[], []]);
  });
});

describe('uncommon', () => {
  const terrainOf = (mark: string) => {
    const bench = ran({ ground: { '1,0': mark } }, ['DetoxiumPrime']);
    return viewOf(bench.world, bench.state).cells.find(({ q, r }) => q === 1 && r === 0)!.base;
  };

  test('[DD-467] [DD-116] DetoxiumPrime heals the cell and betters the ground a step', () => {
    expect(['-', '~', '^', '.', '"', '#'].map(terrainOf)).toEqual([
      'Grass',
      'Grass',
      'Grass',
      'Fertile',
      'Fertile',
      'Blocked',
    ]);
    const bench = ran(
      {
        pois: [{ kind: 'Tower', q: 2, r: 0 }],
        cells: [{ q: 1, r: 0, modifiers: [{ kind: 'Corrupt' }, { kind: 'RaceCondition' }] }],
      },
      ['DetoxiumPrime'],
    );
    expect(bench.state.cells[cell(bench, 1, 0)]).toEqual([]);
    expect(eventsOf(bench, 'cellTreated')).toMatchObject([{ from: 'Grass', to: 'Fertile', removed: 3 }]);
  });

  test('[DD-468] (classic) corrupt it harms, but never under a thing or a wall', () => {
    const bench = ran({ ground: { '1,0': '"' } }, [withMods('DetoxiumPrime', 'Corrupt')]);
    expect(bench.state.cells[cell(bench, 1, 0)]).toMatchObject([{ kind: 'Corrupt', duration: 'Permanent' }]);
    expect(eventsOf(bench, 'cellHarmed')).toMatchObject([{ from: 'Fertile', to: 'Grass' }]);
    expect(bench.state.terrain[cell(bench, 1, 0)]).toBe(benchOf({}, []).state.terrain[cell(bench, 1, 0)]);
    const crate = ran({ pois: [{ kind: 'Crate', q: 1, r: 0, amount: 2 }] }, [withMods('DetoxiumPrime', 'Corrupt')]);
    expect(crate.state.cells[cell(crate, 1, 0)]).toEqual([]);
    expect(eventsOf(crate, 'cellHarmed')).toMatchObject([{ from: 'Grass', to: 'Dry' }]);
    expect(outcomes(ran({ ground: { '1,0': '#' } }, [withMods('DetoxiumPrime', 'Corrupt')]))).toEqual(['failed']);
  });

  test('[DD-469] no cell, nothing to do, and weather stays', () => {
    const edge = ran({ avatar: { q: 2, r: 0, facing: 0 } }, ['DetoxiumPrime']);
    expect(eventsOf(edge, 'intentFailed')).toMatchObject([{ intent: 'TreatCell', reason: 'noCell' }]);
    const fine = ran({ ground: { '1,0': '"' } }, ['DetoxiumPrime']);
    expect(eventsOf(fine, 'intentFailed')).toMatchObject([{ reason: 'nothing' }]);
    const rained = benchOf({ ground: { '1,0': '-' } }, ['DetoxiumPrime']);
    rained.state.weather = rained.state.weather.with(cell(rained, 1, 0), 5);
    runFirst(rained, 1);
    expect([rained.state.weather[cell(rained, 1, 0)], rained.state.terrain[cell(rained, 1, 0)]]).toEqual([5, 0]);
  });

  test('[DD-470] under a thing too; an aura healed away stays away', () => {
    const bench = ran({ pois: [{ kind: 'Tower', q: 1, r: 0 }] }, [
      'DetoxiumPrime',
      'Interact',
      withMods('Interact', 'Corrupt'),
    ]);
    expect(bench.state.towers).toEqual([1]);
    expect(bench.state.cells[cell(bench, 1, 0)]).toEqual([]);
  });

  test('[DD-471] FlyingDisk hops one cell', () =>
    expect(where(ran({ ground: { '1,0': '#' } }, ['FlyingDisk']))).toBe('(1,0) 0'));

  test('[DD-472] [DD-473] [DD-474] [DD-477] four immunities and how long they last', () => {
    for (const [type, of, duration] of [
      ['AluminumHat', 'Unreliable', 'ShortTerm'],
      ['EMField', 'Corrupt', 'Temporary'],
      ['AtomicClock', 'RaceCondition', 'ShortTerm'],
      ['LoadBalancer', 'Throttled', 'ShortTerm'],
    ] as const)
      for (const ruleset of BOTH) {
        const bench = ran({ ruleset }, [type, 'NoOp']);
        expect(eventsOf(bench, 'modifierAdded')).toMatchObject([
          { kind: 'Immunity', of: [of], duration, source: 'c001' },
        ]);
      }
  });

  test('[DD-114] an immunized Throttled costs nothing extra', () => {
    expect(purse(ran({ currencies: { Energy: 9 } }, ['LoadBalancer', withMods('Move', 'Throttled')]), 'Energy')).toBe(
      7,
    );
  });

  test('[DD-478] Load makes two more, even above MaxCarry', () => {
    const bench = ran(
      { ...remastered, currencies: { Energy: 9, MaxCarry: 4 }, pois: [{ kind: 'Crate', q: 1, r: 0, amount: 9 }] },
      ['Load'],
    );
    expect([bench.state.crates[0], purse(bench, 'Carry')]).toEqual([5, 6]);
    const wrong = ran({ ...remastered, pois: [{ kind: 'Donkey', q: 1, r: 0 }] }, ['Load', 'Drop']);
    expect(eventsOf(wrong, 'interactFailed').map(({ reason }) => reason)).toEqual(['wrongKind', 'wrongKind']);
    expect(eventsOf(ran(remastered, ['Load', 'Drop']), 'interactFailed').map(({ reason }) => reason)).toEqual([
      'nothing',
      'nothing',
    ]);
  });

  test('[DD-479] Drop makes up to two more, never beyond the request; Pest halves the sum', () => {
    const dropped = (
      carry: number,
      request: number,
      pest = false,
      modifiers: Parameters<typeof withMods>[1][] = [],
    ) => {
      const bench = ran(
        {
          ...remastered,
          currencies: { Energy: 9, Carry: carry },
          pois: [{ kind: 'Shed', q: 1, r: 0, request }],
          ...(pest ? { robotModifiers: [{ kind: 'Pest' as const }] } : {}),
        },
        [withMods('Drop', ...modifiers)],
      );
      return [purse(bench, 'Carry'), purse(bench, 'Delivery')];
    };
    expect(dropped(3, 9)).toEqual([0, 5]);
    expect(dropped(3, 4)).toEqual([0, 4]);
    expect(dropped(5, 5)).toEqual([0, 5]);
    expect(dropped(3, 9, true)).toEqual([0, 3]);
    expect(dropped(3, 9, false, ['Corrupt'])).toEqual([1, 3]);
  });
});

describe('rare', () => {
  test('[DD-480] [DD-481] [DD-482] [DD-483] for good, each time', () => {
    for (const ruleset of BOTH)
      for (const [type, field] of [
        ['Remember', 'TapeLength'],
        ['Reason', 'HandSize'],
        ['Foresight', 'Preview'],
      ] as const) {
        const bench = ran({ ruleset, currencies: { TapeLength: 4, HandSize: 4, Preview: 4 } }, ['Repeat', type]);
        expect(purse(bench, field)).toBe(6);
      }
  });

  test('[DD-484] Reflash Firmware mends the most damaged card, what came first', () => {
    const deck = [
      'ReflashFirmware',
      withMods('NoOp', 'Throttled'),
      { type: 'NoOp', modifiers: [{ kind: 'Corrupt' as const }, { kind: 'Worn' as const, stacks: 3 }] },
    ];
    const bench = benchOf(remastered, deck);
    expect(viewOf(bench.world, bench.state).maintenance).toEqual({ card: 'c003', kind: 'Corrupt', source: 'level' });
    runFirst(bench, 1);
    expect(kindsOf(bench.state.cards[2]!)).toEqual(['Worn']);
    expect(viewOf(bench.world, bench.state).maintenance).toMatchObject({ card: 'c002' });
    expect(eventsOf(ran(remastered, ['ReflashFirmware']), 'intentFailed')).toMatchObject([{ reason: 'nothing' }]);
  });

  test('[DD-485] Grabber Arm reaches over what is no crate and no shed', () => {
    const crate = { kind: 'Crate', q: 2, r: 0, amount: 3 } as const;
    const over = ran({ ...remastered, ground: { '1,0': '#' }, pois: [crate] }, ['GrabberArm']);
    expect(purse(over, 'Carry')).toBe(3);
    const nearest = ran({ ...remastered, pois: [crate, { ...crate, q: 1, amount: 1 }] }, ['GrabberArm']);
    expect(purse(nearest, 'Carry')).toBe(1);
    const donkey = ran({ ...remastered, pois: [crate, { kind: 'Donkey', q: 1, r: 0 }] }, ['GrabberArm']);
    expect(purse(donkey, 'Carry')).toBe(3);
    expect(eventsOf(ran(remastered, ['GrabberArm']), 'interactFailed')).toMatchObject([{ reason: 'nothing' }]);
  });

  test('[DD-486] Backflip', () => expect(where(ran(remastered, ['Backflip']))).toBe('(0,0) 3'));

  test('[DD-487] [DD-488] Strafe goes ahead if it can, aside if it must', () => {
    expect(where(ran(remastered, ['StrafeRight']))).toBe('(1,0) 0');
    expect(where(ran({ ...remastered, ground: { '1,0': '#' } }, ['StrafeRight']))).toBe('(0,1) 0');
    expect(where(ran({ ...remastered, ground: { '1,0': '#' } }, ['StrafeLeft']))).toBe('(1,-1) 0');
    const stuck = ran({ ...remastered, ground: { '1,0': '#', '0,1': '#' } }, ['StrafeRight']);
    expect([where(stuck), outcomes(stuck)]).toEqual(['(0,0) 0', ['failed']]);
    expect(eventsOf(stuck, 'moveBlocked')).toHaveLength(1);
  });

  test('[DD-489] [DD-490] Jump and Repeat: Legendary in classic, Rare in remastered', () => {
    for (const type of ['Jump', 'Repeat'])
      expect(BOTH.map((ruleset) => specOf(ruleset, type)!.rarity)).toEqual(['Legendary', 'Rare']);
    expect(where(ran({}, ['Jump']))).toBe('(2,0) 0');
  });
});

describe('legendary', () => {
  test('[DD-491] Rest is 20, by the ground', () => {
    expect(purse(ran({ currencies: { Energy: 0 } }, ['Rest']), 'Energy')).toBe(20);
    expect(purse(ran({ ...remastered, currencies: { Energy: 0 }, ground: { '0,0': '-' } }, ['Rest']), 'Energy')).toBe(
      17,
    );
  });

  test('[DD-492] [DD-115] Stabilize nullifies the next card for the day', () => {
    expect(eventsOf(ran({}, ['Stabilize', 'NoOp', 'NoOp']), 'modifierAdded')).toMatchObject([
      { entity: { card: 'c002' }, kind: 'Nullified', duration: 'Temporary' },
    ]);
  });

  test('[DD-493] Burst', () => expect(where(ran({ ...remastered, radius: 4 }, ['Burst']))).toBe('(3,0) 0'));

  test('[DD-494] Black Box Recorder: a clean copy into the discard pile, one a program, never of itself', () => {
    const bench = ran(remastered, ['BlackBoxRecorder', withMods('Jump', 'Throttled'), 'BlackBoxRecorder', 'NoOp']);
    const copies = eventsOf(bench, 'cardCopied');
    expect(copies).toMatchObject([{ card: 'c002', cardType: 'Jump' }]);
    expect(bench.state.cards.at(-1)).toEqual([]);
    expect(bench.state.discard).toContain(bench.state.types.length - 1);
    expect(eventsOf(bench, 'intentFailed')).toMatchObject([{ intent: 'CopyCard', reason: 'noCopy' }]);
    expect(eventsOf(ran(remastered, ['BlackBoxRecorder', 'BlackBoxRecorder']), 'intentFailed')[0]).toMatchObject({
      reason: 'noCopy',
    });
  });

  test('[DD-059] [DD-494] what rests in quarantine is owned: beyond the most there is no copy', () => {
    const most = (maxOwned: number) => {
      const tuned = (rules: Ruleset): Ruleset => ({
        ...rules,
        numbers: { ...rules.numbers, deck: { ...rules.numbers.deck, maxOwned } },
      });
      const bench = benchOf({ ...remastered, tuned }, ['BlackBoxRecorder', 'Jump']);
      const card = bench.state.pile.pop()!;
      bench.state.quarantine = [{ card, kind: 'Corrupt', source: 'level', day: 2 }];
      runFirst(bench, 2);
      return eventsOf(bench, 'cardCopied').map(({ copy }) => copy);
    };
    expect(most(22)).toEqual([null]);
    expect(most(23)).toEqual(['c023']);
  });

  test('[DD-495] of two ways that lead equally near the fewer steps of turning', () => {
    const part = { ...remastered, isBare: true, pois: [{ kind: 'Shed', q: 1, r: 1, request: 9 }] } as const;
    expect(where(ran({ ...part, avatar: { q: 0, r: 0, facing: 3 } }, ['AdaptiveTurn']))).toBe('(0,0) 1');
    expect(where(ran({ ...part, avatar: { q: 0, r: 0, facing: 4 } }, ['AdaptiveTurn']))).toBe('(0,0) 0');
    const back = ran({ ...part, avatar: { q: 0, r: 0, facing: 2 } }, ['AdaptiveTurn']);
    expect(eventsOf(back, 'avatarTurned')).toMatchObject([{ from: 2, to: 1, delta: -1 }]);
  });

  test('[DD-495] Adaptive Turn faces the nearest useful thing the shorter way', () => {
    const turned = (...pois: Parameters<typeof benchOf>[0]['pois'] & {}) =>
      where(
        ran(
          {
            ...remastered,
            isBare: true,
            radius: 3,
            pois: [
              ...pois,
              { kind: 'Shed', q: 3, r: 0, request: 1, received: 1 },
              { kind: 'Shed', q: -3, r: 3, request: 9 },
            ],
          },
          ['AdaptiveTurn'],
        ),
      );
    expect(turned({ kind: 'Crate', q: 0, r: -1, amount: 2 })).toBe('(0,0) 4');
    expect(turned({ kind: 'Crate', q: 0, r: -1, amount: 0 })).toBe('(0,0) 2');
    expect(turned({ kind: 'Tower', q: -1, r: 0 })).toBe('(0,0) 3');
    const behind = ran({ ...remastered, isBare: true, radius: 3, pois: [{ kind: 'Tower', q: -1, r: 0 }] }, [
      'AdaptiveTurn',
    ]);
    expect(eventsOf(behind, 'avatarTurned').map(({ delta }) => delta)).toEqual([3]);
    // Equally near: fewer steps, then clockwise.
    expect(turned({ kind: 'Donkey', q: 0, r: 1 }, { kind: 'Donkey', q: 1, r: -1 })).toBe('(0,0) 1');
    const nothing = ran(
      {
        ...remastered,
        isBare: true,
        pois: [
          { kind: 'Shed', q: 1, r: 0, request: 1, received: 1 },
          { kind: 'Crate', q: 0, r: 1, amount: 0 },
        ],
      },
      ['AdaptiveTurn'],
    );
    expect(eventsOf(nothing, 'intentFailed')).toMatchObject([{ intent: 'TurnToward', reason: 'nothing' }]);
    const ahead = ran({ ...remastered, pois: [{ kind: 'Donkey', q: 1, r: 0 }] }, ['AdaptiveTurn']);
    expect([outcomes(ahead), eventsOf(ahead, 'avatarTurned')]).toEqual([['ok'], []]);
  });
});

describe('the table', () => {
  test('[DD-497] [DD-500] one tag each, in both rulesets', () => {
    for (const ruleset of BOTH)
      for (const { spec } of benchOf({ ruleset }, []).world.cardTypes) expect(TAGS).toContain(spec.tag);
  });

  test('[DD-501] card texts are written from their numbers', () => {
    for (const ruleset of BOTH) {
      const { rules } = benchOf({ ruleset }, []).world;
      expect(cardWords(rules, 'NoOp').text).toContain(ruleset === 'classic' ? '5' : '3');
    }
    expect(Object.values(cardTable).every((card) => !('text' in card))).toBe(true);
  });

  test('[DD-477] [DD-006] Load Balancer exists in both rulesets, as do all four robots', () => {
    for (const ruleset of BOTH) {
      expect(specOf(ruleset, 'LoadBalancer')).toBeDefined();
      expect(Object.keys(benchOf({ ruleset }, []).world.rules.robots)).toHaveLength(4);
    }
  });

  test('[DD-383] pool sizes by rarity', () => {
    const sizes = (ruleset: 'classic' | 'remastered') =>
      RARITIES.map(
        (rarity) => benchOf({ ruleset }, []).world.cardTypes.filter(({ spec }) => spec.rarity === rarity).length,
      );
    expect([sizes('classic'), sizes('remastered')]).toEqual([
      [5, 4, 6, 3, 4],
      [6, 4, 8, 10, 6],
    ]);
  });
});
