// What Corrupt does to each card, in either ruleset.

import { describe, expect, test } from 'vitest';
import {
  type Bench,
  benchOf,
  cell,
  eventsOf,
  kindsOf,
  outcomes,
  purse,
  ran,
  runFirst,
  where,
  withMods,
} from '../bench.ts';

const shed = { kind: 'Shed', q: 1, r: 0, request: 9 } as const;
const crate = { kind: 'Crate', q: 1, r: 0, amount: 9 } as const;
const corrupt = (type: string) => withMods(type, 'Corrupt');

const failures = (bench: Bench): readonly string[] => eventsOf(bench, 'interactFailed').map(({ reason }) => reason);

describe('Corrupt, classic', () => {
  test('[DD-172] [DD-218] Move goes back, facing stays', () =>
    expect(where(ran({}, [corrupt('Move')]))).toBe('(-1,0) 0'));

  test('[DD-173] [DD-219] Turn goes the other way, on any ground', () => {
    for (const ground of ['.', '-', '"', '~', '^'])
      expect(where(ran({ ground: { '0,0': ground } }, [corrupt('TurnRight')]))).toBe('(0,0) 5');
  });

  test('[DD-174] [DD-220] Rest is debuffed and one forced step per Rest follows', () => {
    const bench = benchOf({ currencies: { Energy: 5 } }, [withMods('Rest', 'Corrupt', 'Effective')]);
    bench.script.effective = [true];
    runFirst(bench, 1);
    // Both the Rest and its step are duplicated: two steps back, no Energy.
    expect([where(bench), purse(bench, 'Energy')]).toEqual(['(-2,0) 0', 5]);
    expect(eventsOf(bench, 'intentSkipped')).toHaveLength(2);
  });

  test('[DD-176] nothing to dump', () => {
    expect(failures(ran({ pois: [crate] }, [corrupt('Interact')]))).toEqual(['nothingToDump']);
  });

  test('[DD-176] [DD-178] what is dumped, switched on, and off again, counts as done', () => {
    expect(outcomes(ran({ pois: [crate], currencies: { Carry: 3 } }, [corrupt('Interact')]))).toEqual(['ok']);
    const tower = ran({ pois: [{ kind: 'Tower', q: 1, r: 0 }] }, ['Interact', corrupt('Interact'), 'Interact']);
    expect(outcomes(tower)).toEqual(['ok', 'ok', 'ok']);
  });

  test('[DD-177] a refusal refunds what the pass paid, once, filled or not, with and without Carry', () => {
    for (const received of [0, 9]) {
      const bench = benchOf({ currencies: { Energy: 9 }, ground: { '0,0': '-' }, pois: [{ ...shed, received }] }, [
        withMods('Interact', 'Corrupt', 'Effective'),
      ]);
      bench.script.effective = [true];
      runFirst(bench, 1);
      expect(eventsOf(bench, 'deliveryRefused')).toHaveLength(2);
      expect(eventsOf(bench, 'currencyChanged').filter(({ cause }) => cause === 'refund')).toMatchObject([
        { applied: 2 },
      ]);
      expect(purse(bench, 'Energy')).toBe(9);
    }
  });

  test('[DD-178] a tower is switched on, an active one is not', () => {
    const off = ran({ pois: [{ kind: 'Tower', q: 1, r: 0, active: false }] }, [corrupt('Interact')]);
    expect(eventsOf(off, 'towerEnabled')).toMatchObject([{ tower: 'T1' }]);
    expect(off.state.towers).toEqual([1]);
    expect(failures(ran({ pois: [{ kind: 'Tower', q: 1, r: 0 }] }, [corrupt('Interact')]))).toEqual(['alreadyActive']);
  });

  test('[DD-179] the last recruited donkey is dropped first', () => {
    const bench = ran(
      {
        radius: 3,
        pois: [
          { kind: 'Donkey', q: 1, r: 0 },
          { kind: 'Donkey', q: 0, r: 1 },
        ],
      },
      ['Interact', 'TurnRight', 'Interact', 'TurnLeft', corrupt('Interact')],
    );
    expect(eventsOf(bench, 'donkeyDropped')).toMatchObject([{ donkey: 'D2', cell: { q: 1, r: 0 }, facing: 3 }]);
    expect([bench.state.donkeys[1], bench.state.donkeyFacing[1]]).toEqual([cell(bench, 1, 0), 3]);
    expect(bench.state.tow).toEqual([0]);
  });

  test('[DD-179] it faces the robot, whichever way that looks', () => {
    const bench = ran({ avatar: { q: 0, r: 0, facing: 4 }, pois: [{ kind: 'Donkey', q: 0, r: -1 }] }, [
      'Interact',
      corrupt('Interact'),
    ]);
    expect(eventsOf(bench, 'donkeyDropped')).toMatchObject([{ facing: 1 }]);
  });

  test('[DD-180] a donkey ahead is not recruited, and with none in tow nothing happens', () => {
    expect(failures(ran({ pois: [{ kind: 'Donkey', q: 1, r: 0 }] }, [corrupt('Interact')]))).toEqual(['corruptDonkey']);
    expect(failures(ran({}, [corrupt('Interact')]))).toEqual(['nothing']);
  });

  test('[DD-181] [DD-224] immunity is taken instead of given', () => {
    const bench = ran({}, [
      corrupt('EMField'),
      {
        type: 'Move',
        modifiers: [
          { kind: 'Immunity', of: ['Corrupt'] },
          { kind: 'Immunity', of: ['Throttled'] },
        ],
      },
    ]);
    expect(bench.state.cards[1]!.map(({ of }) => of)).toEqual([['Throttled']]);
    expect(outcomes(bench)[0]).toBe('ok');
    expect(outcomes(ran({}, [corrupt('EMField'), 'Move']))[0]).toBe('failed');
  });

  test('[DD-182] [DD-222] a currency gained is lost', () => {
    for (const [type, field] of [
      ['Remember', 'TapeLength'],
      ['Reason', 'HandSize'],
      ['Foresight', 'Preview'],
    ] as const) {
      const bench = benchOf({ currencies: { TapeLength: 6, HandSize: 6, Preview: 6 } }, [corrupt(type)]);
      runFirst(bench, 1);
      expect(purse(bench, field)).toBe(5);
    }
  });

  test('[DD-183] [DD-226] DetoxiumPrime harms', () => {
    const bench = ran({}, [corrupt('DetoxiumPrime')]);
    expect(eventsOf(bench, 'cellHarmed')).toMatchObject([{ from: 'Grass', to: 'Dry' }]);
    expect(outcomes(bench)).toEqual(['ok']);
  });

  test('[DD-184] the price stays', () => {
    expect(purse(ran({ currencies: { Energy: 9 } }, [withMods('Move', 'Corrupt', 'Throttled')]), 'Energy')).toBe(7);
  });

  test('[DD-221] a card that delivers nothing gives a courier nothing', () => {
    const bench = ran({ robot: 'Courier' }, ['Remember']);
    expect(eventsOf(bench, 'modifierActed')).toEqual([]);
  });

  test('[DD-221] Interact’s delivery meets Pest and CourierOverspill', () => {
    const bench = ran(
      { robot: 'Courier', robotModifiers: [{ kind: 'Pest' }], currencies: { Carry: 5 }, pois: [shed] },
      ['Interact'],
    );
    expect(eventsOf(bench, 'modifierActed').map(({ kind }) => kind)).toEqual(['Pest', 'CourierOverspill']);
  });

  test('[DD-223] [DD-464] a corrupt Magic card immunizes the following cards against its own kind', () => {
    for (const [type, kind] of [
      ['Potentiate', 'Effective'],
      ['Optimize', 'Optimized'],
      ['Streamline', 'Efficient'],
      ['Persist', 'Persistent'],
    ]) {
      const bench = ran({}, [corrupt(type!), 'Move', 'Move']);
      expect(eventsOf(bench, 'modifierAdded').map(({ kind: got, of, duration }) => [got, of, duration])).toEqual([
        ['Immunity', [kind], 'Temporary'],
        ['Immunity', [kind], 'Temporary'],
      ]);
    }
  });
});

describe('Corrupt, remastered', () => {
  const remastered = { ruleset: 'remastered', currencies: { Energy: 20 } } as const;

  test('[DD-185] Move, Turn, Rest, transfer and bonus shrink by a step', () => {
    expect(where(ran({ ...remastered, radius: 4 }, [corrupt('Burst')]))).toBe('(2,0) 0');
    expect(where(ran({ ...remastered, radius: 4 }, [corrupt('Jump')]))).toBe('(1,0) 0');
    expect(where(ran(remastered, [corrupt('Backflip')]))).toBe('(0,0) 2');
    expect(purse(ran(remastered, [corrupt('Rest')]), 'Energy')).toBe(39);
    const loaded = ran({ ...remastered, pois: [crate] }, [corrupt('Load')]);
    expect([loaded.state.crates[0], purse(loaded, 'Carry')]).toEqual([1, 9]);
    expect(purse(ran(remastered, [withMods('Move', 'Corrupt', 'Throttled')]), 'Energy')).toBe(19);
    expect(purse(ran({ ...remastered, currencies: { TapeLength: 5 } }, [corrupt('Remember')]), 'TapeLength')).toBe(6);
    expect(purse(ran({ ...remastered, ground: { '0,0': '-' } }, [corrupt('NoOp')]), 'Energy')).toBe(20);
  });

  test('[DD-185] what cannot shrink is not told as shrunk', () => {
    const told = (ground: string, type: string) =>
      eventsOf(ran({ ...remastered, ground: { '0,0': ground } }, [corrupt(type)]), 'modifierActed')
        .filter(({ kind }) => kind === 'Corrupt')
        .map(({ change }) => change);
    expect(told('.', 'Burst')).toEqual([expect.stringContaining('Move')]);
    expect(told('.', 'NoOp')).toEqual([expect.stringContaining('Rest')]);
    // a Move of 1 stays one of 1, a Rest that dry ground took away stays none, and nothing is said of either
    expect(told('.', 'Move').join()).not.toContain('Move');
    expect(told('-', 'NoOp').join()).not.toContain('Rest');
    expect(told('-', 'NoOp')).toEqual([]);
  });

  test('[DD-186] crate, Carry and shed change by the same dampened amount', () => {
    const bench = ran({ ...remastered, currencies: { Energy: 20, Carry: 6 }, pois: [shed] }, [corrupt('Interact')]);
    expect([purse(bench, 'Carry'), bench.state.sheds[0], purse(bench, 'Delivery')]).toEqual([1, 5, 5]);
  });

  test('[DD-187] targets, the donkey’s 10 and the Courier’s Energy stay', () => {
    const donkey = ran({ ...remastered, pois: [{ kind: 'Donkey', q: 1, r: 0, facing: 1 }] }, [corrupt('Interact')]);
    expect(purse(donkey, 'MaxCarry')).toBe(20);
    const courier = ran({ ...remastered, robot: 'Courier', currencies: { Energy: 20, Carry: 3 }, pois: [shed] }, [
      corrupt('Interact'),
    ]);
    expect(eventsOf(courier, 'currencyChanged').find(({ cause }) => cause === 'courierOverspill')).toMatchObject({
      applied: 5,
    });
    const targets = ran(remastered, [corrupt('Optimize'), 'Move', 'Move']);
    expect(eventsOf(targets, 'modifierAdded').filter(({ kind }) => kind === 'Optimized')).toHaveLength(2);
  });

  test('[DD-188] one stack a pass, at most three, none when skipped or replaced', () => {
    const bench = benchOf({ ...remastered, programCount: 5 }, [withMods('NoOp', 'Corrupt', 'Persistent')]);
    for (let i = 0; i < 4; i++) runFirst(bench, 1);
    expect(bench.state.cards[0]!.find(({ kind }) => kind === 'Worn')).toMatchObject({ stacks: 3, source: 'wear' });
    const replaced = ran({ ...remastered, counters: { unreliable: 3 } }, [withMods('Move', 'Corrupt', 'Unreliable')]);
    expect(kindsOf(replaced.state.cards[0]!)).not.toContain('Worn');
  });

  test('[DD-189] it lasts as long as the Corrupt that caused it', () => {
    const lasting = ran(remastered, [corrupt('NoOp')]);
    expect(lasting.state.cards[0]!.find(({ kind }) => kind === 'Worn')!.duration).toBe('Permanent');
    const passing = ran(remastered, [{ type: 'NoOp', modifiers: [{ kind: 'Corrupt', duration: 'Temporary' }] }]);
    expect(passing.state.cards[0]!.find(({ kind }) => kind === 'Worn')!.duration).toBe('Temporary');
  });

  test('[DD-190] each stack costs 1, also under immunity to Corrupt', () => {
    const bench = ran(remastered, [
      {
        type: 'Move',
        modifiers: [
          { kind: 'Worn', stacks: 2 },
          { kind: 'Immunity', of: ['Corrupt'] },
        ],
      },
    ]);
    expect(purse(bench, 'Energy')).toBe(17);
  });

  test('[DD-227] the new cards: TurnToward shrinks, the rest works and wears', () => {
    const turned = ran({ ...remastered, pois: [{ kind: 'Donkey', q: -1, r: 0 }] }, [corrupt('AdaptiveTurn')]);
    expect(where(turned)).toBe('(0,0) 2');
    expect(kindsOf(turned.state.cards[0]!)).toContain('Worn');
    const copied = ran(remastered, [corrupt('BlackBoxRecorder'), 'Move']);
    expect(eventsOf(copied, 'cardCopied')).toHaveLength(1);
  });

  test('[DD-465] a corrupt Magic card works and wears', () => {
    const bench = ran(remastered, [corrupt('Optimize'), 'Move']);
    expect(eventsOf(bench, 'modifierAdded').map(({ kind }) => kind)).toEqual(['Optimized', 'Worn']);
  });
});
