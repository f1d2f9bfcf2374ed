// The pass: the price, the stages robot, cell, card, and the intents in their order.

import { describe, expect, test } from 'vitest';
import { costOf, costParts, dampened } from '../../src/rules/cost.ts';
import { INTENT_TYPES } from '../../src/shape/names.ts';
import type { Ruleset } from '../../src/shape/ruleset.ts';
import { BOTH, benchOf, cell, eventsOf, outcomes, purse, ran, runFirst, typesOf, where, withMods } from '../bench.ts';

/** A card of the bench's own making in place of another one's intents. */
const withCard =
  (type: string, change: Partial<Ruleset['cards'][number]>) =>
  (rules: Ruleset): Ruleset => ({
    ...rules,
    cards: rules.cards.map((card) => (card.type === type ? { ...card, ...change } : card)),
  });

describe('intents', () => {
  test('[DD-106] their types', () => {
    expect(INTENT_TYPES).toHaveLength(15);
    for (const ruleset of BOTH)
      for (const { spec } of benchOf({ ruleset }, []).world.cardTypes)
        for (const { type } of spec.intents) expect(INTENT_TYPES).toContain(type);
  });

  test('[DD-107] [DD-497] every card has one price of its own: 1, or 0 for the few', () => {
    for (const ruleset of BOTH) {
      const free = benchOf({ ruleset }, []).world.cardTypes.filter(({ spec }) => spec.cost === 0);
      const names = free.map(({ spec }) => spec.type).sort();
      expect(names).toEqual(
        ruleset === 'classic' ? ['Jump', 'NoOp', 'Repeat', 'Rest'] : ['Jump', 'Macro', 'NoOp', 'Repeat', 'Rest'],
      );
    }
  });

  test('[DD-108] [DD-109] Move goes along facing and offset, Turn adds to facing modulo 6', () => {
    expect(where(ran({ avatar: { q: 0, r: 0, facing: 4 } }, ['Move']))).toBe('(0,-1) 4');
    expect(where(ran({ avatar: { q: 0, r: 0, facing: 4 } }, [withMods('Move', 'Corrupt')]))).toBe('(0,1) 4');
    expect(where(ran({ avatar: { q: 0, r: 0, facing: 5 } }, ['TurnRight']))).toBe('(0,0) 0');
    expect(where(ran({ avatar: { q: 0, r: 0, facing: 0 } }, ['TurnLeft']))).toBe('(0,0) 5');
  });

  test('[DD-110] Rest changes Energy through its follow-up', () => {
    expect(eventsOf(ran({}, ['NoOp']), 'currencyChanged')).toMatchObject([
      { field: 'Energy', applied: 5, cause: 'rest' },
    ]);
  });

  test('[DD-118] canCorrupt belongs to seven cards', () => {
    for (const ruleset of BOTH) {
      const cards = benchOf({ ruleset }, []).world.cardTypes.filter(({ spec }) =>
        spec.intents.some((intent) => 'canCorrupt' in intent && intent.canCorrupt === true),
      );
      expect(cards.map(({ spec }) => spec.type).sort()).toEqual([
        'AluminumHat',
        'AtomicClock',
        'EMField',
        'Foresight',
        'LoadBalancer',
        'Reason',
        'Remember',
      ]);
    }
  });

  test('[DD-119] a debuffed intent does nothing and says so', () => {
    const bench = benchOf({}, [withMods('Move', 'Unreliable')]);
    bench.script.unreliable = [true];
    runFirst(bench, 1);
    expect(where(bench)).toBe('(0,0) 0');
    expect(eventsOf(bench, 'intentSkipped')).toEqual([
      { type: 'intentSkipped', card: 'c001', intent: 'Move', debuffs: ['Unreliable'] },
    ]);
  });

  test('[DD-120] [DD-175] the forced step back runs in spite of debuffs and needs no Energy', () => {
    const bench = benchOf({ currencies: { Energy: 0 } }, [withMods('NoOp', 'Corrupt', 'Unreliable')]);
    bench.script.unreliable = [true];
    runFirst(bench, 1);
    expect(where(bench)).toBe('(-1,0) 0');
    expect(outcomes(bench)).toEqual(['ok']);
  });
});

describe('outcomes', () => {
  test('[DD-122] ok, failed, skipped, debuffed, replaced', () => {
    expect(outcomes(ran({}, ['TurnLeft', 'Interact']))).toEqual(['ok', 'failed']);
    expect(outcomes(ran({ currencies: { Energy: 0 } }, ['Move']))).toEqual(['skipped']);
    const debuffed = benchOf({}, [withMods('Rest', 'Unreliable')]);
    debuffed.script.unreliable = [true];
    runFirst(debuffed, 1);
    expect(outcomes(debuffed)).toEqual(['debuffed']);
    const replaced = ran({ ruleset: 'remastered', counters: { unreliable: 3 } }, [withMods('Move', 'Unreliable')]);
    expect(outcomes(replaced)).toEqual(['replaced']);
  });

  test('[DD-122] a bump, a missing target and a treatment of nothing are failures, a refresh is none', () => {
    expect(outcomes(ran({ ground: { '1,0': '#' } }, ['Move']))).toEqual(['failed']);
    expect(outcomes(ran({}, ['Stabilize']))).toEqual(['failed']);
    expect(outcomes(ran({ ground: { '1,0': '"' } }, ['DetoxiumPrime']))).toEqual(['failed']);
    expect(outcomes(ran({}, ['Repeat', 'Optimize', 'NoOp']))).toEqual(['ok', 'ok', 'ok', 'ok']);
  });
});

describe('the price', () => {
  test('[DD-128] ground that asks for nothing is no part of a price', () => {
    for (const [ground, told] of [
      ['.', []],
      ['-', ['Dry']],
    ] as const) {
      const { world, state } = benchOf({ ground: { '0,0': ground } }, ['Interact']);
      const parts: string[] = [];
      costOf(world, state, 0, state.at, (_stage, by) => parts.push(by));
      expect(parts).toEqual(told);
    }
  });

  test('[DD-128] [DD-185] a Corrupt that has no step takes nothing off', () => {
    const price = (amount: number | undefined) => {
      const tuned = (rules: Ruleset): Ruleset => {
        const { amount: _, ...Corrupt } = rules.modifiers.Corrupt;
        const own = amount === undefined ? Corrupt : { ...Corrupt, amount };
        return { ...rules, modifiers: { ...rules.modifiers, Corrupt: own } };
      };
      const { world, state } = benchOf({ ruleset: 'remastered', tuned }, [withMods('Move', 'Corrupt', 'Throttled')]);
      return costOf(world, state, 0, state.at).total;
    };
    expect(price(1)).toBe(price(undefined) - 1);
    expect(price(undefined)).toBe(price(0));
  });

  test('[DD-128] robot, terrain and card add up, never below 0', () => {
    const bench = benchOf(
      { ruleset: 'remastered', ground: { '0,0': '-' }, robotModifiers: [{ kind: 'Gravity' }, { kind: 'TailWind' }] },
      [withMods('Move', 'Throttled'), 'Interact', 'TurnLeft', withMods('NoOp', 'Optimized')],
    );
    const { world, state } = bench;
    expect([0, 1, 2, 3].map((card) => costOf(world, state, card, state.at).total)).toEqual([2, 2, 2, 0]);
    expect(costParts(world, state, 0, state.at)).toEqual([
      { by: 'base', amount: 1 },
      { by: 'Gravity', amount: 1 },
      { by: 'TailWind', amount: -1 },
      { by: 'Throttled', amount: 1 },
    ]);
  });

  test('[DD-217] what touches the cost, and what does not', () => {
    const cost = (
      type: string,
      kinds: Parameters<typeof withMods>[1][],
      robot: 'Gravity' | 'TailWind' | 'Pest' | null = null,
      ground = '.',
    ) => {
      const bench = benchOf(
        {
          ruleset: 'remastered',
          ground: { '0,0': ground },
          ...(robot === null ? {} : { robotModifiers: [{ kind: robot }] }),
        },
        [withMods(type, ...kinds)],
      );
      return costOf(bench.world, bench.state, 0, bench.state.at).total;
    };
    expect(cost('Move', [], 'Gravity')).toBe(2);
    expect(cost('TurnLeft', [], 'Gravity')).toBe(1);
    expect(cost('Move', [], 'TailWind')).toBe(0);
    expect(cost('TurnLeft', [], 'TailWind')).toBe(2);
    expect(cost('AdaptiveTurn', [], 'TailWind')).toBe(2);
    expect(cost('Interact', [], null, '-')).toBe(2);
    expect(cost('Move', [], null, '-')).toBe(1);
    expect(cost('Move', [], null, '~')).toBe(1);
    expect(cost('Interact', [], 'Pest', '"')).toBe(1);
    expect(cost('Move', ['Unreliable', 'Effective'])).toBe(1);
    expect(cost('Move', ['Optimized'])).toBe(0);
    expect(cost('Move', ['Throttled'])).toBe(2);
    expect(cost('Move', ['Worn'])).toBe(2);
  });

  test('[DD-129] without the Energy nothing is paid, drawn, counted or worn', () => {
    const classic = benchOf({ currencies: { Energy: 0 } }, [withMods('Move', 'Unreliable', 'Effective')]);
    runFirst(classic, 1);
    expect(eventsOf(classic, 'instructionSkipped')).toMatchObject([
      { need: 1, have: 0, parts: [{ by: 'base', amount: 1 }] },
    ]);
    expect(classic.draws.filter((name) => name === 'unreliable' || name === 'effective')).toEqual([]);
    const bench = benchOf({ ruleset: 'remastered', currencies: { Energy: 0 } }, [
      withMods('Move', 'Corrupt', 'Unreliable'),
    ]);
    runFirst(bench, 1);
    expect(bench.state.counters.unreliable).toBe(0);
    expect(bench.state.cards[0]!.some(({ kind }) => kind === 'Worn')).toBe(false);
    expect(bench.state.today.instructionsUsed).toBe(0);
    expect(eventsOf(bench, 'modifierActed')).toEqual([]);
  });

  test('[DD-130] paid at once; a price of 0 tells nothing', () => {
    const bench = ran({}, [withMods('Move', 'Throttled'), 'Jump']);
    expect(eventsOf(bench, 'currencyChanged')).toMatchObject([{ field: 'Energy', applied: -2, cause: 'cost' }]);
    expect(bench.state.today.instructionsUsed).toBe(2);
  });

  test('[DD-132] [DD-133] a debuffed pass still pays, a duplicated one pays once', () => {
    const bench = benchOf({ currencies: { Energy: 20 } }, [
      withMods('Move', 'Unreliable'),
      withMods('Move', 'Effective'),
    ]);
    bench.script.unreliable = [true];
    bench.script.effective = [true];
    runFirst(bench, 2);
    expect([where(bench), purse(bench, 'Energy')]).toEqual(['(2,0) 0', 18]);
  });
});

describe('the stages', () => {
  test('[DD-124] [DD-125] [DD-127] [DD-131] each tells what it did, in order, after the payment', () => {
    const bench = ran(
      {
        ruleset: 'remastered',
        robot: 'Ranger',
        ground: { '0,0': '"' },
        robotModifiers: [
          { kind: 'DeepRest', source: 'DeepRest' },
          { kind: 'Gravity', source: 'Gravity' },
        ],
      },
      [
        {
          type: 'NoOp',
          modifiers: [
            { kind: 'Worn', source: 'wear' },
            { kind: 'Corrupt' },
            { kind: 'Throttled' },
            { kind: 'Throttled', source: 'Latency' },
          ],
        },
      ],
    );
    const from = bench.events.findIndex(({ type }) => type === 'instructionStarted');
    expect(bench.events[from + 1]).toMatchObject({ type: 'currencyChanged', cause: 'cost', applied: -2 });
    expect(eventsOf(bench, 'modifierActed').map(({ stage, kind, change }) => `${stage} ${kind}: ${change}`)).toEqual([
      'robot RangerFertileRest: Rest 3 → 4',
      'robot DeepRest: Rest 4 → 5',
      'cell Fertile: Rest 5 → 8',
      'card Throttled: cost +1',
      'card Throttled: cost +1',
      'card Corrupt: cost −1, Rest 8 → 7',
      'card Worn: cost +1',
    ]);
  });

  test('[DD-125] Gravity comes before Tail Wind, whichever arrived first', () => {
    const robotModifiers = [
      { kind: 'TailWind', source: 'TailWind' },
      { kind: 'Gravity', source: 'Gravity' },
    ] as const;
    const bench = ran({ ruleset: 'remastered', robotModifiers }, ['Move']);
    expect(eventsOf(bench, 'modifierActed').map(({ kind, change }) => `${kind}: ${change}`)).toEqual([
      'Gravity: cost +1',
      'TailWind: cost −1',
    ]);
  });

  test('[DD-126] [DD-279] a cell’s corruption never acts on the card that runs there', () => {
    const bench = ran({ cells: [{ q: 0, r: 0, modifiers: [{ kind: 'Corrupt' }, { kind: 'Unreliable' }] }] }, ['Move']);
    expect(where(bench)).toBe('(1,0) 0');
    expect(bench.draws).not.toContain('unreliable');
  });

  test('[DD-134] [DD-138] a bump in Mud still costs, a skipped intent does not', () => {
    const bumped = ran({ ground: { '0,0': '~', '1,0': '#' } }, ['Move']);
    expect(eventsOf(bumped, 'currencyChanged').map(({ cause }) => cause)).toEqual(['cost', 'mud']);
    const order = typesOf(bumped.events);
    expect(order.indexOf('moveBlocked')).toBeLessThan(order.lastIndexOf('currencyChanged'));
    const skipped = benchOf({ ground: { '0,0': '~' } }, [withMods('Move', 'Unreliable')]);
    skipped.script.unreliable = [true];
    runFirst(skipped, 1);
    expect(eventsOf(skipped, 'currencyChanged').map(({ cause }) => cause)).toEqual(['cost']);
  });

  test('[DD-135] [DD-134] a follow-up is done before the next intent starts', () => {
    const tuned = withCard('Move', {
      intents: [
        { type: 'Move', distance: 1 },
        { type: 'Rest', amount: 2 },
      ],
    });
    const bench = ran({ tuned, ground: { '0,0': '~' } }, ['Move']);
    expect(eventsOf(bench, 'currencyChanged').map(({ cause }) => cause)).toEqual(['cost', 'mud', 'rest']);
  });

  test('[DD-136] Corrupt and Effective never act on a follow-up', () => {
    const bench = ran({ ruleset: 'remastered', ground: { '0,0': '~' } }, [withMods('Move', 'Corrupt')]);
    expect(eventsOf(bench, 'currencyChanged')).toMatchObject([{ cause: 'cost' }, { cause: 'mud', applied: -1 }]);
  });

  test('[DD-137] follow-ups nest only so deep', () => {
    const tuned = (rules: Ruleset): Ruleset => ({
      ...rules,
      numbers: { ...rules.numbers, loop: { ...rules.numbers.loop, maxFollowUpDepth: 1 } },
    });
    const part = {
      robot: 'Courier',
      currencies: { Carry: 2 },
      pois: [{ kind: 'Shed', q: 1, r: 0, request: 9 }],
    } as const;
    const shallow = ran({ ...part, tuned }, ['Interact']);
    expect(eventsOf(shallow, 'loopGuardTripped')).toMatchObject([{ reason: 'depth' }]);
    expect(eventsOf(shallow, 'currencyChanged').some(({ cause }) => cause === 'courierOverspill')).toBe(false);
    expect(eventsOf(ran(part, ['Interact']), 'loopGuardTripped')).toEqual([]);
  });

  test('[DD-140] the forced step back pays neither Gravity nor Mud', () => {
    const bench = ran({ ground: { '0,0': '~' }, currencies: { Energy: 5 }, robotModifiers: [{ kind: 'Gravity' }] }, [
      withMods('NoOp', 'Corrupt'),
    ]);
    expect([where(bench), purse(bench, 'Energy')]).toEqual(['(-1,0) 0', 5]);
  });

  test('[DD-141] [DD-253] the whole pass uses the cell where it began, duplicates too', () => {
    const bench = benchOf({ ground: { '0,0': '~', '1,0': '.' }, currencies: { Energy: 20 } }, [
      withMods('Move', 'Effective'),
    ]);
    bench.script.effective = [true];
    runFirst(bench, 1);
    expect([where(bench), purse(bench, 'Energy')]).toEqual(['(2,0) 0', 17]);
  });

  test('[DD-142] a reexec pass uses the cell where it starts', () => {
    const bench = ran({ ground: { '1,0': '~' }, currencies: { Energy: 20 } }, ['Repeat', 'Move']);
    // Out of Grass, then out of Mud.
    expect([where(bench), purse(bench, 'Energy')]).toEqual(['(2,0) 0', 17]);
  });

  test('[DD-139] wear comes before the end of the pass', () => {
    const types = typesOf(ran({ ruleset: 'remastered' }, [withMods('TurnLeft', 'Corrupt')]).events);
    expect(types.indexOf('modifierAdded')).toBe(types.indexOf('instructionFinished') - 1);
  });

  test('[DD-123] [DD-105] an effect list of several intents runs in order', () => {
    const tuned = withCard('Move', {
      intents: [
        { type: 'Turn', delta: 1 },
        { type: 'Move', distance: 1 },
      ],
    });
    expect(where(ran({ tuned }, ['Move']))).toBe('(0,1) 1');
  });

  test('[DD-185] numbers go one step towards 0, never past 1', () => {
    expect([10, 2, 1, 0, -1, -2].map((n) => dampened(n, 1))).toEqual([9, 1, 1, 0, -1, -1]);
  });
});

test('[DD-546] a chance is drawn once per pass, also where another modifier decided already', () => {
  const bench = benchOf({}, [withMods('Move', 'Unreliable', 'Effective')]);
  bench.script.unreliable = [true];
  runFirst(bench, 1);
  const chances = bench.draws.filter((name) => name === 'unreliable' || name === 'effective');
  // Each stream is opened and drawn from once.
  expect(chances).toEqual(['unreliable', 'unreliable', 'effective', 'effective']);
  expect(cell(bench, 0, 0)).toBe(bench.state.at);
});
