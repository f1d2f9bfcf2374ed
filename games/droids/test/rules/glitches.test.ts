// The anomaly of a day: the deck, deferring, and who is at risk.

import { describe, expect, test } from 'vitest';
import { atRiskList, atRiskTarget } from '../../src/rules/atRisk.ts';
import { deferCost, shownGlitch } from '../../src/rules/glitch.ts';
import { viewOf } from '../../src/view.ts';
import { accepted, benchOf, eventsOf, facing, play, purse, refusalOf, typesOf, withMods } from '../bench.ts';

const remastered = { ruleset: 'remastered' } as const;

describe('the deck', () => {
  test('[DD-339] (classic) the 14 glitches, one each', () => {
    expect(benchOf({}, []).world.rules.glitches.map(({ name }) => name)).toEqual([
      'Bitflip',
      'ShortCircuit',
      'Slipstream',
      'Latency',
      'SolarFlare',
      'LightningStorm',
      'MeteorStorm',
      'WindStorm',
      'Rain',
      'Drought',
      'Pest',
      'Gravity',
      'HeatWave',
      'SandStorm',
    ]);
  });

  test('[DD-340] (remastered) and six mixed ones', () => {
    const { glitches } = benchOf(remastered, []).world.rules;
    expect(glitches).toHaveLength(20);
    expect(glitches.filter(({ isBenign }) => isBenign).map(({ name }) => name)).toEqual([
      'TailWind',
      'Overclock',
      'SolarBreeze',
      'StrayDonkey',
      'MorningDew',
      'Hotfix',
    ]);
  });

  test('[DD-338] the cursor walks the list and wraps', () => {
    const bench = facing('Rain');
    bench.state.glitchCursor = bench.state.glitchOrder.length - 1;
    play(bench, { type: 'deferGlitch' });
    expect(bench.state.glitchCursor).toBe(0);
  });

  test('[DD-341] it is shown before the choice', () => {
    const bench = facing('Pest');
    expect(viewOf(bench.world, bench.state).glitch).toMatchObject({ name: 'Pest', isBenign: false });
    expect(shownGlitch(bench.world, bench.state).name).toBe('Pest');
  });

  test('[DD-342] [DD-625] accepting applies it, moves on, and opens the bay', () => {
    const bench = accepted('Pest');
    expect(typesOf(bench.events)).toEqual(['glitchAccepted', 'modifierAdded', 'phaseChanged', 'shopOpened']);
    expect([bench.state.glitchCursor, bench.state.phase]).toEqual([1, 'Improve']);
    const bay = accepted('Pest', { ...remastered, counters: { heat: 2 } });
    expect(typesOf(bay.events)).toEqual([
      'glitchAccepted',
      'modifierAdded',
      'heatChanged',
      'phaseChanged',
      'contractOffered',
    ]);
  });

  test('[DD-343] [DD-344] deferring pays, applies nothing, and no other one comes that day', () => {
    const bench = facing('Pest');
    const events = play(bench, { type: 'deferGlitch' });
    expect(typesOf(events)).toEqual(['currencyChanged', 'glitchDeferred', 'phaseChanged', 'shopOpened']);
    expect([bench.state.robot, bench.state.glitchCursor, bench.state.phase]).toEqual([[], 1, 'Improve']);
  });
});

describe('the price of deferring', () => {
  test('[DD-345] [DD-581] (classic) 1, 3, 6, 10, 15, 21 and never less', () => {
    const bench = facing('Rain');
    const costs = [0, 1, 2, 3, 4, 5].map((deferCount) => deferCost(bench.world, { ...bench.state, deferCount }));
    expect(costs).toEqual([1, 3, 6, 10, 15, 21]);
    play(bench, { type: 'deferGlitch' });
    expect(bench.state.deferCount).toBe(1);
  });

  test('[DD-346] [DD-215] the Analyst’s first one costs 1 less; accepting before does not use it up', () => {
    const bench = facing('Rain', { robot: 'Analyst' });
    expect(deferCost(bench.world, bench.state)).toBe(0);
    expect(deferCost(bench.world, { ...bench.state, deferCount: 1 })).toBe(3);
    play(bench, { type: 'acceptGlitch' });
    expect(deferCost(bench.world, bench.state)).toBe(0);
    const paid = facing('Rain', { ...remastered, robot: 'Analyst', currencies: { Stability: 2 } });
    play(paid, { type: 'deferGlitch', payWith: 'stability' });
    expect(deferCost(paid.world, { ...paid.state, heat: 0 })).toBe(1);
  });

  test('[DD-347] exactly enough is enough', () => {
    const bench = facing('Rain', { currencies: { Energy: 1 } });
    expect(refusalOf(bench, { type: 'deferGlitch' })).toBe(null);
    bench.state.purse.Energy = 0;
    expect(refusalOf(bench, { type: 'deferGlitch' })).toBe('not-enough-energy');
  });

  test('[DD-002] [DD-345] (classic) there is no Heat, whatever its numbers say', () => {
    const heat = { max: 6, onDefer: 2, onAccept: 1, stabilityDefer: 0 };
    const bench = facing('Drought', { tuned: (rules) => ({ ...rules, numbers: { ...rules.numbers, heat } }) });
    play(bench, { type: 'deferGlitch' });
    expect([bench.state.heat, eventsOf(bench, 'heatChanged')]).toEqual([0, []]);
  });

  test('[DD-348] [DD-351] (remastered) Heat sets the price, deferring raises it by 2, accepting lowers it by 1', () => {
    const bench = facing('Rain', { ...remastered, counters: { heat: 3 } });
    expect(deferCost(bench.world, bench.state)).toBe(10);
    play(bench, { type: 'deferGlitch' });
    expect(eventsOf(bench, 'heatChanged')).toEqual([{ type: 'heatChanged', from: 3, to: 5 }]);
    const top = facing('Rain', { ...remastered, counters: { heat: 5 } });
    play(top, { type: 'deferGlitch' });
    expect(top.state.heat).toBe(6);
    const warm = accepted('Rain', { ...remastered, counters: { heat: 3 } });
    expect(eventsOf(warm, 'heatChanged')).toEqual([{ type: 'heatChanged', from: 3, to: 2 }]);
    const cold = accepted('Rain', remastered);
    expect([cold.state.heat, eventsOf(cold, 'heatChanged')]).toEqual([0, []]);
  });

  test('[DD-349] (remastered) at 6 it is refused', () => {
    const bench = facing('Rain', { ...remastered, counters: { heat: 6 }, currencies: { Stability: 5, Energy: 90 } });
    expect(refusalOf(bench, { type: 'deferGlitch' })).toBe('overheated');
    expect(refusalOf(bench, { type: 'deferGlitch', payWith: 'stability' })).toBe('overheated');
  });

  test('[DD-350] [DD-417] (remastered) 2 Stability instead of Energy, Heat all the same', () => {
    const bench = facing('Rain', { ...remastered, currencies: { Stability: 2 } });
    play(bench, { type: 'deferGlitch', payWith: 'stability' });
    expect([purse(bench, 'Stability'), purse(bench, 'Energy'), bench.state.heat]).toEqual([0, 40, 2]);
    const poor = facing('Rain', { ...remastered, currencies: { Stability: 1 } });
    expect(refusalOf(poor, { type: 'deferGlitch', payWith: 'stability' })).toBe('not-enough-stability');
  });

  test('[DD-345] Example 13: a fourth deferral cannot be paid', () => {
    let energy = 12;
    const bench = facing('Rain');
    for (const [deferCount, cost] of [
      [0, 1],
      [1, 3],
      [2, 6],
    ] as const) {
      expect(deferCost(bench.world, { ...bench.state, deferCount })).toBe(cost);
      energy -= cost;
    }
    Object.assign(bench.state, { deferCount: 3 });
    bench.state.purse.Energy = energy;
    expect([energy, refusalOf(bench, { type: 'deferGlitch' })]).toEqual([2, 'not-enough-energy']);
  });
});

describe('one card for good', () => {
  test('[DD-352] [DD-359] [DD-360] [DD-361] four kinds', () => {
    for (const [glitch, kind] of [
      ['Bitflip', 'Corrupt'],
      ['ShortCircuit', 'Unreliable'],
      ['Slipstream', 'RaceCondition'],
      ['Latency', 'Throttled'],
    ]) {
      const bench = accepted(glitch!);
      expect(eventsOf(bench, 'modifierAdded')).toMatchObject([{ kind, duration: 'Permanent', source: glitch }]);
    }
  });

  test('[DD-362] Latency throttles', () => {
    const bench = accepted('Latency', remastered);
    expect(bench.state.cards.flat()).toMatchObject([{ kind: 'Throttled', duration: 'Permanent', source: 'Latency' }]);
  });

  test('[DD-353] (classic) any owned card, by the stream glitch.target, ids ascending', () => {
    const bench = facing('Bitflip');
    const targets = new Set<string>();
    for (const seed of ['A', 'B', 'C', 'D', 'E', 'F']) {
      const one = facing('Bitflip', { seed });
      play(one, { type: 'acceptGlitch' });
      targets.add(JSON.stringify(eventsOf(one, 'modifierAdded')[0]!.entity));
    }
    expect(targets.size).toBeGreaterThan(2);
    const { cards } = viewOf(bench.world, bench.state).glitch!;
    expect(cards).toHaveLength(bench.state.types.length);
    expect(cards[0]).toEqual({ card: 'c001', num: 1, den: bench.state.types.length });
  });

  test('[DD-354] (classic) a card that has it already is refreshed', () => {
    const marked = Array.from({ length: 23 }, () => ({
      type: 'NoOp',
      modifiers: [{ kind: 'Corrupt' as const, source: 'Bitflip' }],
    }));
    const bench = accepted('Bitflip', { deck: marked }, []);
    expect(typesOf(bench.events)).toContain('modifierRefreshed');
    expect(eventsOf(bench, 'modifierAdded')).toEqual([]);
  });
});

describe('at risk (remastered)', () => {
  test('[DD-355] [DD-357] the idle ones, longest first, then by id; played cards are safe that day', () => {
    const bench = benchOf({ ...remastered, deck: ['NoOp', 'NoOp', 'NoOp', 'NoOp'] }, []);
    bench.state.idle = [0, 2, 1, 1];
    bench.state.passes = [0, 0, 0, 0];
    expect(atRiskList(bench)).toEqual([1, 2, 3, 0]);
    bench.state.passes = [0, 1, 0, 0];
    expect(atRiskList(bench)).toEqual([2, 3, 0]);
    bench.state.passes = [2, 1, 1, 3];
    expect(atRiskList(bench)).toEqual([1, 2, 0, 3]);
  });

  test('[DD-355] a skipped pass does not save a card', () => {
    const bench = benchOf({ ...remastered, programCount: 1, currencies: { Energy: 0 } }, ['Move', 'NoOp']);
    play(bench, { type: 'runProgram', tape: ['c001', 'c002'] });
    expect(bench.state.atRisk).toContain(0);
    expect(bench.state.atRisk).not.toContain(1);
  });

  test('[DD-356] first the undamaged, then those without this kind, else it fizzles', () => {
    const bench = benchOf(
      { ...remastered, deck: [withMods('NoOp', 'Throttled'), 'NoOp', withMods('NoOp', 'Corrupt')] },
      [],
    );
    bench.state.atRisk = [0, 2, 1];
    expect(atRiskTarget(bench, 'Corrupt')).toBe(1);
    bench.state.atRisk = [2, 0];
    expect(atRiskTarget(bench, 'Corrupt')).toBe(0);
    bench.state.atRisk = [2];
    expect(atRiskTarget(bench, 'Corrupt')).toBe(-1);
  });

  test('[DD-356] it is named before the choice, and hits that card', () => {
    const bench = facing('Bitflip', remastered);
    const { target } = viewOf(bench.world, bench.state).glitch!;
    play(bench, { type: 'acceptGlitch' });
    expect(eventsOf(bench, 'modifierAdded')[0]!.entity).toEqual({ is: 'card', card: target });
    const nothing = facing('Bitflip', remastered);
    nothing.state.atRisk = [];
    play(nothing, { type: 'acceptGlitch' });
    expect(eventsOf(nothing, 'glitchFizzled')).toHaveLength(1);
  });

  test('[DD-422] a quarantined card is neither listed nor hit', () => {
    const bench = benchOf({ ...remastered, deck: Array.from({ length: 14 }, () => 'NoOp') }, []);
    const [first] = bench.state.hand;
    bench.state.hand = bench.state.hand.filter((card) => card !== first);
    bench.state.quarantine = [{ card: first!, kind: 'Worn', source: 'wear', day: 1 }];
    expect(atRiskList(bench)).not.toContain(first);
    bench.state.atRisk = [first!];
    expect(atRiskTarget(bench, 'Corrupt')).toBe(-1);
  });
});
