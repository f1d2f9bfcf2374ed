// The preview of a tape: exact odds, within the limit, from what is public alone.

import { describe, expect, test } from 'vitest';
import { appraise, questions } from '../../src/forecast/questions.ts';
import { tapePreview } from '../../src/forecast/tapePreview.ts';
import { cardId } from '../../src/rules/ids.ts';
import { copyState } from '../../src/state.ts';
import { type Bench, benchOf, type Part, runFirst, withMods } from '../bench.ts';

const TOWER: Part = {
  currencies: { Energy: 20, Carry: 5, Preview: 3 },
  pois: [
    { kind: 'Tower', q: 2, r: -1 },
    { kind: 'Shed', q: 1, r: 1, request: 5 },
  ],
};
const WALK = ['Move', 'TurnRight', 'Interact'] as const;

const first = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const previewOf = ({ world, state }: Bench, count: number) => tapePreview(world, state, first(count));

/** `(q,r) facing Energy Carry Delivery num/den`, as the worked examples write it. */
const lines = (bench: Bench, count: number): readonly (readonly string[])[] =>
  previewOf(bench, count).slots.map(({ outcomes }) =>
    outcomes.map(
      ({ q, r, facing, energy, carry, delivery, num, den }) =>
        `(${q},${r}) ${facing} ${energy} ${carry} ${delivery} ${num}/${den}`,
    ),
  );

describe('Example 4: tower aura', () => {
  test('[DD-502] [DD-507] [DD-508] [DD-509] every outcome of every slot with its exact odds', () => {
    expect(lines(benchOf(TOWER, WALK), 3)).toEqual([
      ['(1,0) 0 19 5 0 1/1'],
      ['(1,0) 1 18 5 0 3/4', '(1,0) 0 18 5 0 1/4'],
      ['(1,0) 1 17 0 5 9/16', '(1,0) 0 17 5 0 4/16', '(1,0) 1 17 5 0 3/16'],
    ]);
  });

  test('with a hat in front nothing is left to chance', () => {
    const bench = benchOf({ ...TOWER, currencies: { ...TOWER.currencies, Preview: 4 } }, ['AluminumHat', ...WALK]);
    const found = lines(bench, 4);
    expect(found.map((slot) => slot.length)).toEqual([1, 1, 1, 1]);
    expect(found[3]).toEqual(['(1,0) 1 16 0 5 1/1']);
  });

  test('[DD-503] beyond the preview only card, cost and badges are told', () => {
    const bench = benchOf({ ...TOWER, currencies: { ...TOWER.currencies, Preview: 2 } }, WALK);
    const { slots, limit } = previewOf(bench, 3);
    expect(limit).toBe(2);
    expect(slots.map(({ hidden }) => hidden)).toEqual([false, false, true]);
    expect(slots[2]).toMatchObject({ cardType: 'Interact', cost: 1, outcomes: [], ahead: [] });
  });

  test('[DD-504] with preview 0 nothing is predicted, costs and badges stay', () => {
    const part = { ...TOWER, currencies: { ...TOWER.currencies, Preview: 0 } };
    const { slots } = previewOf(benchOf(part, [withMods('Move', 'Unreliable'), 'TurnRight']), 2);
    expect(slots.every(({ hidden, outcomes }) => hidden && outcomes.length === 0)).toBe(true);
    expect(slots[0]!.badges[0]).toMatchObject({ kind: 'Unreliable', text: 'Unreliable 1/4 (level)' });
    expect(slots[1]!.cost).toBe(1);
  });

  test('[DD-505] a preview changes nothing and draws nothing', () => {
    const bench = benchOf(TOWER, WALK);
    const before = JSON.stringify(copyState(bench.state));
    previewOf(bench, 3);
    expect(JSON.stringify(copyState(bench.state))).toBe(before);
    expect(bench.draws).toEqual([]);
  });

  test('[DD-506] [DD-619] other dice and another order of the pile give the same preview', () => {
    const bench = benchOf(TOWER, WALK);
    const twin = benchOf({ ...TOWER, seed: 'OTHER' }, WALK);
    twin.state.pile.reverse();
    twin.state.glitchOrder = [...twin.state.glitchOrder].reverse();
    expect(previewOf(twin, 3)).toEqual(previewOf(bench, 3));
  });

  test('[DD-520] a slot that becomes unstable names the cell and the tower behind it', () => {
    const { slots } = previewOf(benchOf(TOWER, WALK), 3);
    expect(slots[1]!.badges[0]!.text).toBe('Unreliable 1/4 (cell (1,0), entered in slot 1, aura of tower T1)');
  });
});

describe('Example 5: races', () => {
  const hand = ['TurnRight', withMods('Move', 'RaceCondition'), 'TurnLeft'];
  const part: Part = { currencies: { Energy: 20, Preview: 3 } };

  test('[DD-512] classic shows the chance of every card in every slot', () => {
    const bench = benchOf(part, hand);
    expect(lines(bench, 3)).toEqual([
      ['(0,0) 1 19 0 0 1/1'],
      ['(0,1) 1 18 0 0 3/4', '(0,0) 0 18 0 0 1/4'],
      ['(0,1) 0 17 0 0 3/4', '(1,0) 0 17 0 0 1/4'],
    ]);
    expect(previewOf(bench, 3).orders[1]).toEqual([
      { card: 'c002', num: 3, den: 4 },
      { card: 'c003', num: 1, den: 4 },
    ]);
  });

  test('[DD-511] remastered has one outcome per slot, in the executed order', () => {
    const bench = benchOf({ ...part, ruleset: 'remastered' }, hand);
    const { slots, order } = previewOf(bench, 3);
    expect(order).toEqual(['c001', 'c003', 'c002']);
    expect(slots.map(({ outcomes }) => outcomes.length)).toEqual([1, 1, 1]);
    expect(slots.at(-1)!.outcomes[0]).toMatchObject({ q: 1, r: 0, facing: 0, energy: 17, num: 1, den: 1 });
  });
});

test('[DD-508] Example 16: a storm, exact', () => {
  const storm = ['Move', 'Move', 'Move'].map((type, i) =>
    i === 2 ? withMods(type, 'Unreliable', 'Effective') : withMods(type, 'Unreliable'),
  );
  const { slots } = previewOf(benchOf({ radius: 3, currencies: { Energy: 20, Preview: 3 } }, storm), 3);
  const found = slots[2]!.outcomes.map(({ q, num, den, energy }) => [q, num, den, energy]);
  expect(found).toEqual([
    [3, 126, 256, 17],
    [2, 93, 256, 17],
    [1, 33, 256, 17],
    [0, 4, 256, 17],
  ]);
  for (const { outcomes } of slots) expect(outcomes.reduce((sum, { num }) => sum + num, 0)).toBe(outcomes[0]!.den);
});

test('[DD-510] too many ways are not told at all', () => {
  const tuned = (rules: Bench['world']['rules']) => ({
    ...rules,
    numbers: { ...rules.numbers, preview: { maxStates: 2, maxQuarterPower: 24 } },
  });
  const hand = ['Move', 'TurnRight', 'Move'].map((type) => withMods(type, 'Unreliable'));
  const { slots } = previewOf(benchOf({ tuned, currencies: { Energy: 20, Preview: 3 } }, hand), 3);
  expect(slots.map(({ tooUncertain }) => tooUncertain)).toEqual([false, true, true]);
  expect(slots[1]!.outcomes).toEqual([]);
  expect(slots[1]!.why).toContain('2 ways');
});

test('[DD-510] a denominator beyond 4 to the allowed power is not told either', () => {
  const tuned = (rules: Bench['world']['rules']) => ({
    ...rules,
    numbers: { ...rules.numbers, preview: { maxStates: 4096, maxQuarterPower: 1 } },
  });
  const hand = ['Move', 'TurnRight'].map((type) => withMods(type, 'Unreliable'));
  const { slots } = previewOf(benchOf({ tuned, currencies: { Energy: 20, Preview: 2 } }, hand), 2);
  expect(slots.map(({ tooUncertain }) => tooUncertain)).toEqual([false, true]);
});

describe('[DD-513] what lies ahead is named', () => {
  const ahead = (part: Part, hand: Parameters<typeof benchOf>[1], count = hand.length): readonly string[] =>
    previewOf(
      benchOf({ ...part, currencies: { Energy: 20, Preview: 6, ...part.currencies } }, hand),
      count,
    ).slots.flatMap(({ ahead: found }) => found.map(({ what }) => what));

  test('[DD-513] a filled shed, a donkey, a tower, a bump, an empty crate', () => {
    const shed = { kind: 'Shed', q: 1, r: 0, request: 3 } as const;
    expect(ahead({ pois: [shed], currencies: { Carry: 3 } }, ['Interact'])).toContain('shedFilled');
    expect(ahead({ pois: [{ kind: 'Donkey', q: 1, r: 0 }] }, ['Interact'])).toEqual(['donkeyRecruited']);
    expect(ahead({ pois: [{ kind: 'Tower', q: 1, r: 0 }] }, ['Interact'])).toEqual(['towerDisabled']);
    expect(ahead({ ground: { '1,0': '#' } }, ['Move'])).toEqual(['bump']);
    expect(ahead({ pois: [{ kind: 'Crate', q: 1, r: 0, amount: 0 }] }, ['Interact'])).toEqual(['emptyCrate']);
  });

  test('[DD-513] overspill, a skip for lack of Energy, a loop guard, a shortage', () => {
    const filled = { kind: 'Shed', q: 1, r: 0, request: 3, received: 3 } as const;
    expect(ahead({ pois: [filled], currencies: { Carry: 2 } }, ['Interact'])).toContain('overspill');
    expect(ahead({ currencies: { Energy: 0 } }, ['Move'])).toEqual(['energySkip']);
    expect(ahead({}, ['Repeat', 'Repeat'])).toContain('loopGuard');
    const short: Part = {
      ...{ isBare: true, currencies: { Carry: 4 } },
      pois: [filled, { kind: 'Shed', q: -2, r: 0, request: 4 }],
    };
    expect(ahead(short, ['Interact'])).toContain('goodsShort');
  });
});

describe('[DD-514] whether the day ends', () => {
  const part: Part = { currencies: { Energy: 20, Preview: 3 } };

  test('[DD-514] the last program is known whatever happens', () => {
    const bench = benchOf({ ...part, programCount: 1, currencies: { Preview: 0 } }, ['Move']);
    expect(previewOf(bench, 1).dayEnd).toEqual({ num: 1, den: 1, reasons: ['programs'] });
  });

  test('[DD-514] filled sheds end it with the odds of filling them', () => {
    const bare: Part = {
      ...{ isBare: true, currencies: { Energy: 20, Carry: 5, Preview: 3 } },
      pois: [{ kind: 'Shed', q: 1, r: 0, request: 5 }],
    };
    expect(previewOf(benchOf(bare, [withMods('Interact', 'Unreliable')]), 1).dayEnd).toEqual({
      ...{ num: 3, den: 4, reasons: ['sheds'] },
    });
  });

  test('[DD-308] [DD-514] reasons of different outcomes stand in the order of the day’s end', () => {
    const bare: Part = {
      ...{ isBare: true, robot: 'Courier', currencies: { Energy: 1, Carry: 5, Preview: 3 } },
      pois: [{ kind: 'Shed', q: 1, r: 0, request: 5 }],
    };
    expect(previewOf(benchOf(bare, [withMods('Interact', 'Unreliable')]), 1).dayEnd).toEqual({
      ...{ num: 1, den: 1, reasons: ['energy', 'sheds'] },
    });
  });

  test('it is not told where the tape is longer than the preview', () => {
    const bench = benchOf({ currencies: { Energy: 20, Preview: 1 } }, ['Move', 'Move']);
    expect(previewOf(bench, 2).dayEnd).toBeNull();
  });
});

describe('badges and stages', () => {
  test('[DD-519] sizes and sources: chance, race partner, corruption, counter', () => {
    const hand = [withMods('Move', 'Unreliable'), withMods('Move', 'RaceCondition'), withMods('Move', 'Corrupt')];
    const texts = (ruleset: 'classic' | 'remastered') =>
      previewOf(benchOf({ ruleset, counters: { unreliable: 2 }, currencies: { Preview: 0 } }, hand), 3).slots.map(
        ({ badges }) => badges[0]!.text,
      );
    expect(texts('classic')).toEqual([
      'Unreliable 1/4 (level)',
      'Race risk 1/4 with slot 3 (level)',
      'Corrupt (level)',
    ]);
    expect(texts('remastered')[0]).toBe('Unreliable: counter 2 of 4 (level)');
    expect(previewOf(benchOf({ ruleset: 'remastered', currencies: { Preview: 0 } }, hand), 3).order[1]).toBe('c003');
  });

  test('[DD-521] robot, then cell, then card, each with its change', () => {
    const part: Part = {
      ...{ ground: { '0,0': '-' }, pois: [{ kind: 'Crate', q: 1, r: 0, amount: 3 }] },
      ...{ robotModifiers: [{ kind: 'Gravity' }], currencies: { Energy: 20, Preview: 2 } },
    };
    const bench = benchOf(part, [withMods('Interact', 'Throttled'), 'Move']);
    const [interact, move] = previewOf(bench, 2).slots;
    expect(interact!.stages.map(({ stage, kind }) => `${stage} ${kind}`)).toEqual(['cell Dry', 'card Throttled']);
    expect(interact!.stages[0]!.change).toBe('cost +1');
    expect(move!.stages.map(({ kind }) => kind)).toEqual(['Gravity']);
  });

  test('[DD-522] what is suppressed stands in the same list, with what suppresses it', () => {
    const hand = ['EMField', withMods('Move', 'Corrupt')];
    const { slots } = previewOf(benchOf({ currencies: { Energy: 9, Preview: 2 } }, hand), 2);
    const line = slots[1]!.stages.find(({ kind }) => kind === 'Corrupt')!;
    expect(line).toMatchObject({ stage: 'card', change: '', suppressedBy: ['Immunity(Corrupt)'] });
  });
});

describe('asking', () => {
  test('[DD-518] `tapePreview` and `appraise` give the same structure under the same limit', () => {
    const bench = benchOf(TOWER, WALK);
    const tape = first(3).map(cardId);
    const asked = questions.tapePreview(bench.world, bench.state, 'player', { tape });
    expect(asked.ok && asked.value).toEqual(appraise(bench.world, bench.state, [{ type: 'runProgram', tape }]));
    expect(asked.ok && asked.value).toEqual(previewOf(bench, 3));
  });

  test.each([
    ['no arguments', null, 'bad-argument'],
    ['a stranger', { tape: ['c999'] }, 'unknown-card'],
    ['a card twice', { tape: ['c001', 'c001'] }, 'duplicate-card'],
    ['more than fits', { tape: Array.from({ length: 17 }, () => 'c001') }, 'bad-argument'],
  ])('%s is refused with a sentence', (_, args, code) => {
    const bench = benchOf(TOWER, WALK);
    const asked = questions.tapePreview(bench.world, bench.state, 'player', args);
    expect(asked.ok ? null : asked.error.code).toBe(code);
  });

  test('[DD-515] the odds of the next card come from the contents of the pile', () => {
    const bench = benchOf({ deck: ['Move', 'Move', 'Move', 'TurnLeft', 'TurnLeft', 'NoOp', 'Move'] }, WALK);
    const asked = questions.space(bench.world, bench.state, 'player', {});
    const draw = (asked.ok ? asked.value : null) as unknown as { readonly draw: unknown };
    const pile = bench.state.pile.length;
    expect(draw.draw).toEqual([
      { type: 'Move', num: 1, den: pile },
      { type: 'NoOp', num: 1, den: pile },
      { type: 'TurnLeft', num: 2, den: pile },
    ]);
  });
});

test('what a preview promises with certainty is what the rules then do', () => {
  const bench = benchOf({ ...TOWER, ruleset: 'remastered' }, WALK);
  const promised = previewOf(bench, 3).slots.map(({ outcomes }) => outcomes[0]!);
  const events = runFirst(bench, 3);
  const after = events.flatMap((event) => (event.type === 'instructionFinished' ? [event.after] : []));
  expect(after).toEqual(
    promised.map(({ q, r, facing, energy, carry, delivery, maxCarry }) => ({
      ...{ q, r, facing, energy, carry, delivery, maxCarry },
    })),
  );
});
