// Modifier instances and their suppression.

import { describe, expect, test } from 'vitest';
import { cardId } from '../../src/rules/ids.ts';
import { addModifier, modifierOf, removeDuration, removeModifier } from '../../src/rules/modifiers.ts';
import { isActive, suppressorsOf } from '../../src/rules/suppression.ts';
import {
  type Bench,
  BOTH,
  benchOf,
  cell,
  eventsOf,
  kindsOf,
  purse,
  ran,
  runFirst,
  typesOf,
  where,
  withMods,
} from '../bench.ts';

const fresh = (ruleset: 'classic' | 'remastered' = 'classic') => benchOf({ ruleset }, ['Move', 'Move']);

const active = (bench: Bench, card: number): readonly string[] => {
  const list = bench.state.cards[card]!;
  return list.filter((one) => isActive(bench.state, 'card', list, one)).map(({ kind }) => kind);
};

describe('instances', () => {
  test('[DD-155] [DD-160] added with kind, duration and source, and told', () => {
    const bench = fresh();
    addModifier(bench, 'card', 0, modifierOf('Corrupt', 'Permanent', 'Bitflip'));
    expect(bench.events).toEqual([
      {
        type: 'modifierAdded',
        entity: { is: 'card', card: 'c001' },
        kind: 'Corrupt',
        duration: 'Permanent',
        source: 'Bitflip',
        stacks: 1,
      },
    ]);
    removeModifier(bench, 'card', 0, bench.state.cards[0]![0]!, 'scrub');
    expect(bench.events[1]).toMatchObject({ type: 'modifierRemoved', kind: 'Corrupt', reason: 'scrub' });
    expect(bench.state.cards[0]).toEqual([]);
  });

  test('[DD-156] durations end when they should', () => {
    const bench = fresh();
    for (const duration of ['Permanent', 'Temporary', 'ShortTerm'] as const)
      addModifier(bench, 'card', 0, modifierOf('Corrupt', duration, 'x'));
    removeDuration(bench, 'ShortTerm', 'programEnd');
    expect(bench.state.cards[0]!.map(({ duration }) => duration)).toEqual(['Permanent', 'Temporary']);
    removeDuration(bench, 'Temporary', 'dayEnd');
    expect(bench.state.cards[0]!.map(({ duration }) => duration)).toEqual(['Permanent']);
  });

  test('[DD-157] one per kind, duration and source; again is a refresh; Worn gains a stack', () => {
    const bench = fresh('remastered');
    const add = (kind: 'Corrupt' | 'Worn', duration: 'Permanent' | 'Temporary', source: string) =>
      addModifier(bench, 'card', 0, modifierOf(kind, duration, source));
    add('Corrupt', 'Permanent', 'a');
    add('Corrupt', 'Permanent', 'a');
    add('Corrupt', 'Temporary', 'a');
    add('Corrupt', 'Permanent', 'b');
    add('Worn', 'Permanent', 'wear');
    add('Worn', 'Permanent', 'wear');
    expect(typesOf(bench.events)).toEqual([
      'modifierAdded',
      'modifierRefreshed',
      'modifierAdded',
      'modifierAdded',
      'modifierAdded',
      'modifierAdded',
    ]);
    expect(bench.state.cards[0]!.map(({ kind, stacks }) => [kind, stacks])).toEqual([
      ['Corrupt', 1],
      ['Corrupt', 1],
      ['Corrupt', 1],
      ['Worn', 2],
    ]);
  });

  test('[DD-157] immunities of different kinds are different kinds', () => {
    const bench = fresh();
    addModifier(bench, 'card', 0, modifierOf('Immunity', 'Temporary', 'c009', ['Corrupt']));
    addModifier(bench, 'card', 0, modifierOf('Immunity', 'Temporary', 'c009', ['Throttled']));
    expect(bench.state.cards[0]).toHaveLength(2);
    // the same again is a refresh, told with what it is immune to; of nothing in particular nothing is told
    addModifier(bench, 'card', 0, modifierOf('Immunity', 'Temporary', 'c009', ['Throttled']));
    addModifier(bench, 'card', 1, modifierOf('Corrupt', 'Temporary', 'c009'));
    addModifier(bench, 'card', 1, modifierOf('Corrupt', 'Temporary', 'c009'));
    const told = { type: 'modifierRefreshed', duration: 'Temporary', source: 'c009' };
    expect(eventsOf(bench, 'modifierRefreshed')).toEqual([
      { ...told, entity: { is: 'card', card: cardId(0) }, kind: 'Immunity', of: ['Throttled'] },
      { ...told, entity: { is: 'card', card: cardId(1) }, kind: 'Corrupt' },
    ]);
  });

  test('[DD-158] several of a kind act once, but Throttled and Optimized count each', () => {
    const twice = (kind: 'Corrupt' | 'Throttled' | 'Optimized') => ({
      type: 'Move',
      modifiers: [
        { kind, source: 'a' },
        { kind, source: 'b' },
      ],
    });
    expect(where(ran({}, [twice('Corrupt')]))).toBe('(-1,0) 0');
    expect(purse(ran({ currencies: { Energy: 9 } }, [twice('Throttled')]), 'Energy')).toBe(6);
    const bench = ran({ currencies: { Energy: 9 } }, [
      { type: 'Move', modifiers: [...twice('Optimized').modifiers, ...twice('Throttled').modifiers] },
    ]);
    expect(purse(bench, 'Energy')).toBe(8);
  });

  test('[DD-159] signs', () => {
    for (const ruleset of BOTH) {
      const { modifiers } = fresh(ruleset).world.rules;
      const of = (sign: string) =>
        Object.entries(modifiers).flatMap(([kind, spec]) => (spec.sign === sign ? [kind] : []));
      expect(of('negative').sort()).toEqual(
        [
          'Corrupt',
          'Unreliable',
          'RaceCondition',
          'Throttled',
          'Worn',
          'Gravity',
          'HeatWave',
          'Pest',
          'SandStorm',
        ].sort(),
      );
      expect(of('neutral').sort()).toEqual(
        ['Nullified', 'NightShift', 'TailWind', 'Overclock', 'SolarBreeze', 'MorningDew'].sort(),
      );
    }
  });

  test('[DD-161] [DD-584] what was really taken comes back', () => {
    const bench = benchOf({ ruleset: 'remastered', currencies: { MaxCarry: 1, Preview: 1, Energy: 4 } }, ['Move']);
    for (const kind of ['Gravity', 'SandStorm', 'HeatWave', 'SolarBreeze', 'Overclock'] as const)
      addModifier(bench, 'robot', 0, modifierOf(kind, 'Temporary', kind));
    expect([purse(bench, 'MaxCarry'), purse(bench, 'Preview'), purse(bench, 'Energy')]).toEqual([0, 0, 0]);
    removeDuration(bench, 'Temporary', 'dayEnd');
    expect([purse(bench, 'MaxCarry'), purse(bench, 'Preview'), purse(bench, 'Energy')]).toEqual([1, 1, 4]);
  });

  test('[DD-162] traits stay', () => {
    const bench = benchOf({ robot: 'Courier' }, ['Move']);
    removeDuration(bench, 'Temporary', 'dayEnd');
    removeDuration(bench, 'ShortTerm', 'programEnd');
    expect(kindsOf(bench.state.robot)).toEqual(['CourierOverspill']);
  });
});

describe('suppression', () => {
  test('[DD-163] a suppressed one stays listed and does nothing', () => {
    const bench = benchOf({}, [
      { type: 'Move', modifiers: [{ kind: 'Corrupt' }, { kind: 'Immunity', of: ['Corrupt'] }] },
    ]);
    expect(active(bench, 0)).toEqual(['Immunity']);
    runFirst(bench, 1);
    expect(where(bench)).toBe('(1,0) 0');
    expect(kindsOf(bench.state.cards[0]!)).toContain('Corrupt');
  });

  test('[DD-164] the four sources', () => {
    const bench = benchOf(
      {
        pois: [{ kind: 'Tower', q: 1, r: 0, active: false }],
        robotModifiers: [{ kind: 'GlobalImmunity', of: ['Throttled'] }],
      },
      [
        { type: 'Move', modifiers: [{ kind: 'Corrupt' }, { kind: 'Immunity', of: ['Corrupt'] }] },
        { type: 'Move', modifiers: [{ kind: 'Effective' }, { kind: 'Nullified' }] },
        withMods('Move', 'Throttled'),
      ],
    );
    const { state } = bench;
    const by = (carrier: 'card' | 'cell', index: number) => {
      const list = carrier === 'card' ? state.cards[index]! : state.cells[index]!;
      return suppressorsOf(state, carrier, list, list[0]!);
    };
    expect([by('card', 0), by('card', 1), by('card', 2), by('cell', cell(bench, 0, 0))]).toEqual([
      ['Immunity(Corrupt)'],
      ['Nullified'],
      ['GlobalImmunity'],
      ['T1'],
    ]);
  });

  test('[DD-165] immunity works before and after its kind', () => {
    const bench = fresh();
    addModifier(bench, 'card', 0, modifierOf('Corrupt', 'Permanent', 'a'));
    addModifier(bench, 'card', 0, modifierOf('Immunity', 'Temporary', 'c009', ['Corrupt']));
    addModifier(bench, 'card', 0, modifierOf('Corrupt', 'Permanent', 'b'));
    expect(active(bench, 0)).toEqual(['Immunity']);
    expect(typesOf(bench.events)).toEqual([
      'modifierAdded',
      'modifierAdded',
      'modifierSuppressed',
      'modifierAdded',
      'modifierSuppressed',
    ]);
  });

  test('[DD-166] Nullified suppresses every other, good ones and later ones too', () => {
    const bench = benchOf({}, [withMods('Move', 'Effective', 'Throttled', 'Nullified')]);
    addModifier(bench, 'card', 0, modifierOf('Corrupt', 'Temporary', 'x'));
    expect(active(bench, 0)).toEqual(['Nullified']);
  });

  test('[DD-167] [DD-168] GlobalImmunity works in authored levels of both rulesets', () => {
    for (const ruleset of BOTH) {
      const bench = ran(
        {
          ruleset,
          robotModifiers: [
            { kind: 'GlobalImmunity', of: ['Corrupt', 'Unreliable', 'RaceCondition', 'Gravity'] },
            { kind: 'Gravity' },
          ],
          cells: [{ q: 1, r: 0, modifiers: [{ kind: 'Corrupt' }] }],
          currencies: { Energy: 20 },
        },
        [withMods('Move', 'Corrupt', 'RaceCondition'), withMods('Move', 'Unreliable')],
      );
      expect([where(bench), purse(bench, 'Energy')]).toEqual(['(2,0) 0', 18]);
      expect(eventsOf(bench, 'raceSwapped')).toEqual([]);
      expect(eventsOf(bench, 'modifierAdded')).toEqual([]);
    }
  });

  test('[DD-169] [DD-280] an inactive tower’s aura passes nothing on', () => {
    const part = { pois: [{ kind: 'Tower', q: 2, r: -1, active: false }] } as const;
    const bench = ran(part, ['Move', 'Move']);
    expect(eventsOf(bench, 'modifierAdded')).toEqual([]);
  });

  test('[DD-170] one of many cards with the same modifier is suppressed: nothing is told of the others', () => {
    const bench = benchOf({ ruleset: 'remastered' }, ['Move', 'Move', withMods('Move', 'Corrupt')]);
    const persistent = modifierOf('Persistent', 'Temporary', 'c009');
    for (const card of [0, 1]) addModifier(bench, 'card', card, persistent);
    addModifier(bench, 'card', 0, modifierOf('Nullified', 'Temporary', 'c008'));
    bench.events.length = 0;
    addModifier(bench, 'robot', 0, modifierOf('GlobalImmunity', 'ShortTerm', 'T1', ['Corrupt']));
    removeDuration(bench, 'ShortTerm', 'programEnd');
    expect(bench.events.flatMap((event) => ('by' in event ? [{ type: event.type, by: event.by }] : []))).toEqual([
      { type: 'modifierSuppressed', by: 'GlobalImmunity' },
      { type: 'modifierRestored', by: 'GlobalImmunity' },
    ]);
  });

  test('[DD-170] told right behind the source, robot, cells, cards in order; and back again', () => {
    const bench = benchOf(
      {
        ruleset: 'remastered',
        robotModifiers: [{ kind: 'Gravity' }],
        cells: [{ q: 1, r: 0, modifiers: [{ kind: 'Corrupt' }] }],
      },
      [withMods('Move', 'Corrupt'), withMods('Move', 'Corrupt')],
    );
    addModifier(bench, 'robot', 0, modifierOf('GlobalImmunity', 'ShortTerm', 'T1', ['Corrupt', 'Gravity']));
    const told = bench.events.map((event) =>
      event.type === 'modifierSuppressed' ? { ...event.entity, by: event.by } : event.type,
    );
    expect(told).toEqual([
      'modifierAdded',
      { is: 'robot', by: 'GlobalImmunity' },
      { is: 'cell', q: 1, r: 0, by: 'GlobalImmunity' },
      { is: 'card', card: 'c001', by: 'GlobalImmunity' },
      { is: 'card', card: 'c002', by: 'GlobalImmunity' },
    ]);
    bench.events.length = 0;
    removeDuration(bench, 'ShortTerm', 'programEnd');
    expect(typesOf(bench.events)).toEqual([
      'modifierRemoved',
      'modifierRestored',
      'modifierRestored',
      'modifierRestored',
      'modifierRestored',
    ]);
  });

  test('[DD-616] arrival and reversal happen whether suppressed or not', () => {
    const bench = benchOf(
      { robotModifiers: [{ kind: 'GlobalImmunity', of: ['Gravity'] }], currencies: { MaxCarry: 8 } },
      ['Move'],
    );
    addModifier(bench, 'robot', 0, modifierOf('Gravity', 'Temporary', 'Gravity'));
    expect(purse(bench, 'MaxCarry')).toBe(6);
    removeDuration(bench, 'Temporary', 'dayEnd');
    expect(purse(bench, 'MaxCarry')).toBe(8);
  });

  test('[DD-171] the view names who suppresses', () => {
    const bench = benchOf({}, [withMods('Move', 'Corrupt', 'Nullified')]);
    const list = bench.state.cards[0]!;
    expect(suppressorsOf(bench.state, 'card', list, list[0]!)).toEqual(['Nullified']);
    expect(suppressorsOf(bench.state, 'card', list, list[1]!)).toEqual([]);
  });
});
