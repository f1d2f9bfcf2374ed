// What holds to the last unit: first and last slots, single goods, amounts of one and of none, and who is named.

import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { isConnected } from '../../src/rules/connectivity.ts';
import { modifyCurrencies } from '../../src/rules/currency.ts';
import { startGamble } from '../../src/rules/gamble.ts';
import { strayCell } from '../../src/rules/glitchEffects.ts';
import { measureOf } from '../../src/rules/measure.ts';
import { scoreLines } from '../../src/rules/outcome.ts';
import { towAvatar } from '../../src/rules/tow.ts';
import type { Ruleset } from '../../src/shape/ruleset.ts';
import { copyState } from '../../src/state.ts';
import { benchOf, cell, eventsOf, onBench, outcomes, purse, ran, runFirst, where, withMods } from '../bench.ts';
import { inBay } from './bay/inBay.ts';

const REST = (amount: number) => ({ type: 'Rest', amount }) as const;
/** The ruleset with other intents of its NoOp. */
const noOp =
  (intents: Ruleset['cards'][number]['intents']) =>
  (rules: Ruleset): Ruleset => ({
    ...rules,
    cards: rules.cards.map((card) => (card.type === 'NoOp' ? { ...card, intents } : card)),
  });
const corrupt = (type: string) => withMods(type, 'Corrupt');

describe('what Corrupt makes of Interact, classic', () => {
  test('[DD-177] [DD-122] a refused delivery had no effect: the pass failed', () => {
    const bench = ran({ currencies: { Carry: 4 }, pois: [{ kind: 'Shed', q: 1, r: 0, request: 9 }] }, [
      corrupt('Interact'),
    ]);
    expect(eventsOf(bench, 'deliveryRefused')).toMatchObject([{ shed: 'S1' }]);
    expect(outcomes(bench)).toEqual(['failed']);
  });

  test('[DD-179] a dropped donkey stands there: it blocks the way and may be recruited again', () => {
    const bench = ran({ pois: [{ kind: 'Donkey', q: 1, r: 0 }] }, [
      ...['Interact', corrupt('Interact'), 'Move', 'Interact'],
    ]);
    expect(eventsOf(bench, 'moveBlocked')).toMatchObject([{ by: 'Donkey', thing: 'D1' }]);
    expect(eventsOf(bench, 'donkeyRecruited')).toHaveLength(2);
    expect(bench.state.tow).toEqual([0]);
  });

  test('[DD-176] [DD-179] a longer reach turns round what it finds there, and without a find what lies ahead', () => {
    const tuned = (rules: Ruleset): Ruleset => ({
      ...rules,
      cards: rules.cards.map((card) =>
        card.type === 'Interact'
          ? { ...card, intents: [{ type: 'Interact', range: 2, kinds: ['Crate', 'Donkey'] }] }
          : card,
      ),
    });
    const far = ran({ tuned, currencies: { Carry: 4 }, pois: [{ kind: 'Crate', q: 2, r: 0, amount: 3 }] }, [
      corrupt('Interact'),
    ]);
    expect(eventsOf(far, 'crateDumped')).toMatchObject([{ crate: 'C1', amount: 4, left: 7 }]);
    const none = ran({ tuned, radius: 3, pois: [{ kind: 'Donkey', q: 1, r: 0 }] }, ['Interact', corrupt('Interact')]);
    expect(eventsOf(none, 'donkeyDropped')).toMatchObject([{ cell: { q: 1, r: 0 } }]);
  });
});

describe('who is named', () => {
  test('[DD-258] [DD-260] what is empty or off is named where Interact fails, and nothing is where nothing stands', () => {
    const thing = (pois: Parameters<typeof ran>[0]['pois']) =>
      eventsOf(ran({ pois: pois ?? [] }, ['Interact']), 'interactFailed').map((event) => event.thing);
    expect(thing([{ kind: 'Crate', q: 1, r: 0, amount: 0 }])).toEqual(['C1']);
    expect(thing([{ kind: 'Shed', q: 1, r: 0, request: 4 }])).toEqual(['S1']);
    expect(thing([])).toEqual([null]);
  });

  test('[DD-131] [DD-185] a dampened Interact is told as one good less', () => {
    const bench = ran({ ruleset: 'remastered', pois: [{ kind: 'Crate', q: 1, r: 0, amount: 5 }] }, [
      corrupt('Interact'),
    ]);
    expect(eventsOf(bench, 'modifierActed').map(({ change }) => change)).toContainEqual(
      expect.stringContaining('Interact −1, at least 1'),
    );
    expect(purse(bench, 'Carry')).toBe(4);
  });

  test('[DD-131] ground that changes nothing is not told', () => {
    const tuned = noOp([REST(0)]);
    const bench = ran({ tuned, ruleset: 'remastered', ground: { '1,0': '-' }, avatar: { q: 1, r: 0, facing: 0 } }, [
      'NoOp',
    ]);
    expect(eventsOf(bench, 'modifierActed')).toEqual([]);
  });
});

describe('ones and nothings', () => {
  test('[DD-431] Deep Rest adds to a rest of one', () => {
    const tuned = noOp([REST(1)]);
    const bench = benchOf({ ruleset: 'remastered', tuned, currencies: { Energy: 9 } }, ['NoOp']);
    bench.state.robot = [{ kind: 'DeepRest', duration: 'Temporary', source: 'DeepRest', stacks: 1, of: [] }] as never;
    runFirst(bench, 1);
    expect(purse(bench, 'Energy')).toBe(9 + 2);
  });

  test('[DD-495] a crate with a single good is worth turning to', () => {
    const at = (amount: number) =>
      where(
        ran({ ruleset: 'remastered', isBare: true, pois: [{ kind: 'Crate', q: -1, r: 0, amount }] }, ['AdaptiveTurn']),
      );
    expect(at(1)).toBe('(0,0) 3');
    expect(at(0)).toBe('(0,0) 0');
  });

  test('[DD-429] a clean day counts once', () => {
    const { world, state } = benchOf({ ruleset: 'remastered' }, []);
    expect(measureOf({ world, state }, 'cleanDay')).toBe(0);
    state.today.credited = 1;
    expect(measureOf({ world, state }, 'cleanDay')).toBe(1);
  });

  test('[DD-333] who spends more instructions than are allowed has spared none', () => {
    const { world, state } = benchOf({}, []);
    const { instructionAllowance } = world.rules.numbers.score;
    const spared = (used: number): number | undefined => {
      const run = { ...state, isWon: true, past: { ...state.past, instructionsUsed: used } };
      return scoreLines(world, run).find(({ what }) => what === 'instructions spared')?.value;
    };
    expect(spared(instructionAllowance - 1)).toBe(1);
    expect(spared(instructionAllowance)).toBeUndefined();
    expect(spared(instructionAllowance + 1)).toBeUndefined();
  });

  test('[DD-378] a stray donkey never comes to the centre, however near', () => {
    // The centre would be the first of the cells two steps away, and would cut nothing off.
    const ground = { '0,-2': '#', '0,-1': '#' };
    const bench = benchOf({ ruleset: 'remastered', isBare: true, ground, avatar: { q: -2, r: 0, facing: 0 } }, []);
    expect(isConnected(bench.world, bench.state, cell(bench, 0, 0))).toBe(true);
    expect(strayCell(bench, 2)).toBe(cell(bench, -1, 1));
  });
});

describe('what had an effect', () => {
  test('[DD-484] [DD-459] [DD-122] a repair is one', () => {
    const bench = ran({ ruleset: 'remastered' }, ['ReflashFirmware', withMods('Move', 'Throttled')]);
    expect(outcomes(bench)[0]).toBe('ok');
    expect(outcomes(ran({ ruleset: 'remastered' }, ['ReflashFirmware']))).toEqual(['failed']);
    const hurt = { type: 'NoOp', modifiers: [{ kind: 'Throttled', duration: 'Temporary' }] } as const;
    expect(outcomes(ran({ ruleset: 'remastered' }, ['Checksum', hurt]))[0]).toBe('ok');
    expect(outcomes(ran({ ruleset: 'remastered' }, ['Checksum', 'NoOp']))[0]).toBe('failed');
  });

  test('[DD-179] [DD-122] so is leaving a donkey behind', () => {
    const bench = ran({ pois: [{ kind: 'Donkey', q: 1, r: 0 }] }, ['Interact', corrupt('Interact')]);
    expect(outcomes(bench)).toEqual(['ok', 'ok']);
  });

  test('[DD-122] a card that asks for nothing has not failed', () => {
    expect(outcomes(ran({ tuned: noOp([]) }, ['NoOp']))).toEqual(['ok']);
  });

  test('[DD-188] wear is counted up', () => {
    expect(ran({ ruleset: 'remastered' }, [corrupt('Move')]).state.today.worn).toBe(1);
  });

  test('[DD-214] a Ranger on fertile ground gains by a rest of nothing too', () => {
    const fertile = { ground: { '1,0': '"' }, avatar: { q: 1, r: 0, facing: 0 }, tuned: noOp([REST(0)]) } as const;
    const gain = (robot: 'Ranger' | 'Vintage') =>
      purse(ran({ ...fertile, robot, currencies: { Energy: 9 } }, ['NoOp']), 'Energy') - 9;
    expect(gain('Ranger') - gain('Vintage')).toBe(1);
  });

  test('[DD-042] a change by one is a change', () => {
    const bench = benchOf({ currencies: { Energy: 9 } }, []);
    modifyCurrencies(bench, { Energy: 1, Carry: 0 }, 'glitch');
    expect(purse(bench, 'Energy')).toBe(10);
    expect(eventsOf(bench, 'currencyChanged')).toHaveLength(1);
  });

  test('[DD-452] a towed robot reads the terminals it has come to', () => {
    const walls = Object.fromEntries(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map((at) => [at, '#']));
    const pois = [{ kind: 'Terminal', q: 2, r: -1, reward: 'reroll' }] as const;
    const bench = benchOf({ ruleset: 'remastered', ground: walls, pois, avatar: { q: 0, r: 0, facing: 0 } }, []);
    bench.events.length = 0;
    bench.state.terminals = bench.state.terminals.map(() => 0) as never;
    towAvatar(bench);
    expect(bench.events.map(({ type }) => type)).toEqual(['avatarTowed', 'terminalRevealed']);
  });

  test('[DD-404] sixteen sixteenths are always', () => {
    const bench = inBay({ seed: 'SIXTEEN' });
    const sure = { ...bench, world: { ...bench.world, stats: { ...bench.world.stats, buff16: 16, debuff16: 16 } } };
    const from = diceOf('SIXTEEN');
    for (let n = 0; n < 30; n++) {
      const one = { ...sure, ...onBench(sure.world, copyState(sure.state), from) };
      one.script.booster = undefined as never;
      startGamble(one);
      for (const offer of one.state.booster!) expect(offer?.modifiers).toHaveLength(2);
    }
  });
});

describe('where Adaptive Turn looks', () => {
  const turned = (pois: Parameters<typeof ran>[0]['pois']) =>
    where(ran({ ruleset: 'remastered', isBare: true, pois: pois ?? [] }, ['AdaptiveTurn']));

  test('[DD-495] of two as near the one that takes fewer steps', () => {
    expect(
      turned([
        { kind: 'Crate', q: -1, r: 0, amount: 5 },
        { kind: 'Crate', q: 0, r: 1, amount: 5 },
      ]),
    ).toBe('(0,0) 1');
  });

  test('[DD-495] not to a tower that is off', () => {
    const bench = benchOf({ ruleset: 'remastered', isBare: true, pois: [{ kind: 'Tower', q: -1, r: 0 }] }, [
      'AdaptiveTurn',
    ]);
    bench.state.towers = [0];
    runFirst(bench, 1);
    expect(where(bench)).toBe('(0,0) 0');
    expect(turned([{ kind: 'Tower', q: -1, r: 0 }])).toBe('(0,0) 3');
  });
});

describe('races', () => {
  test('[DD-475] [DD-199] nor itself where races always happen', () => {
    const bench = ran({ ruleset: 'remastered' }, [
      ...[withMods('AtomicClock', 'RaceCondition'), withMods('Move', 'RaceCondition'), 'NoOp'],
    ]);
    expect(eventsOf(bench, 'raceSwapped')).toMatchObject([{ card: 'c001', partner: 'c002', slots: [0, 1] }]);
  });

  test('[DD-475] [DD-196] a clock protects what lies behind it, not itself', () => {
    const bench = benchOf({}, [withMods('AtomicClock', 'RaceCondition'), withMods('Move', 'RaceCondition'), 'NoOp']);
    bench.script.race = [true, true];
    runFirst(bench, 3);
    expect(eventsOf(bench, 'raceSwapped')).toMatchObject([{ card: 'c001', partner: 'c002', slots: [0, 1] }]);
  });
});
