// What holds to the last unit: first and last slots, single goods, amounts of one and of none, and who is named.

import { describe, expect, test } from 'vitest';
import { isConnected } from '../../src/rules/connectivity.ts';
import { strayCell } from '../../src/rules/glitchEffects.ts';
import { measureOf } from '../../src/rules/measure.ts';
import { scoreLines } from '../../src/rules/outcome.ts';
import type { Ruleset } from '../../src/shape/ruleset.ts';
import { benchOf, cell, eventsOf, outcomes, purse, ran, runFirst, where, withMods } from '../bench.ts';

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
    const tuned = (rules: Ruleset): Ruleset => ({
      ...rules,
      cards: rules.cards.map((card) =>
        card.type === 'NoOp' ? { ...card, intents: [{ type: 'Rest', amount: 0 }] } : card,
      ),
    });
    const bench = ran({ tuned, ruleset: 'remastered', ground: { '1,0': '-' }, avatar: { q: 1, r: 0, facing: 0 } }, [
      'NoOp',
    ]);
    expect(eventsOf(bench, 'modifierActed')).toEqual([]);
  });
});

describe('ones and nothings', () => {
  test('[DD-431] Deep Rest adds to a rest of one', () => {
    const tuned = (rules: Ruleset): Ruleset => ({
      ...rules,
      cards: rules.cards.map((card) =>
        card.type === 'NoOp' ? { ...card, intents: [{ type: 'Rest', amount: 1 }] } : card,
      ),
    });
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

describe('races', () => {
  test('[DD-475] [DD-196] a clock protects what lies behind it, not itself', () => {
    const bench = benchOf({}, [withMods('AtomicClock', 'RaceCondition'), withMods('Move', 'RaceCondition'), 'NoOp']);
    bench.script.race = [true, true];
    runFirst(bench, 3);
    expect(eventsOf(bench, 'raceSwapped')).toMatchObject([{ card: 'c001', partner: 'c002', slots: [0, 1] }]);
  });
});
