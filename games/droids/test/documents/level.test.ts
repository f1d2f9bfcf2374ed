// The level document: its form, and a sentence with coordinates for everything that is wrong with one.

import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { game } from '../../src/index.ts';
import { levelCodec } from '../../src/level/codec.ts';
import { lintLevel } from '../../src/level/lint.ts';

const SOUND = {
  ...{ id: 'sound', title: 'Sound', ruleset: 'classic', difficulty: 'Easy', robot: 'Vintage', radius: 1 },
  rows: [' . .', '. . .', ' . "'],
  pois: [
    { kind: 'Crate', q: 1, r: 0, amount: 5 },
    { kind: 'Shed', q: -1, r: 0, request: 5 },
  ],
};

const codes = (change: Record<string, unknown>): readonly string[] =>
  lintLevel(content, { ...SOUND, ...change }).map(({ code }) => code);
const message = (change: Record<string, unknown>): string => lintLevel(content, { ...SOUND, ...change })[0]!.message;

test('[DD-620] a sound document is taken; defaults need not be written, unknown keys are refused', () => {
  expect(codes({})).toEqual([]);
  const read = levelCodec.decode(SOUND);
  expect(read.ok && read.value.kit).toBe('standard');
  expect(read.ok && read.value.rows).toEqual(['. .', '. . .', '. "']);
  expect(lintLevel(content, { ...SOUND, colour: 'red' })[0]!.message).toContain('unknown field "colour"');
});

describe('[DD-621] rows', () => {
  test('too few rows, a row of another length with its number, an unknown sign', () => {
    expect(message({ rows: ['. .', '. . .'] })).toBe('a board of radius 1 has 3 rows, not 2');
    expect(message({ rows: ['. .', '. .', '. .'] })).toBe('row 1 (r = 0) has 3 cells, not 2');
    expect(message({ rows: ['. .', '. ? .', '. .'] })).toContain('cell 1 of row 1 is "?"');
  });

  test('every terrain has its sign', () => {
    const read = levelCodec.decode({ ...SOUND, rows: [' . -', '. . .', ' ~ ^'] });
    expect(read.ok).toBe(true);
  });
});

describe('[DD-622] points of interest and cells', () => {
  test('fields by kind, amounts up to 999', () => {
    const poi = (one: unknown) => codes({ pois: [...SOUND.pois, one] });
    expect(poi({ kind: 'Donkey', q: 0, r: 1, facing: 3 })).toEqual([]);
    expect(poi({ kind: 'Tower', q: 0, r: 1, active: false, reward: { kind: 'energy' } })).toEqual([]);
    expect(poi({ kind: 'Crate', q: 0, r: 1, amount: 1000 })).toEqual(['too-big']);
    expect(poi({ kind: 'Crate', q: 0, r: 1, request: 3, amount: 1 })).toEqual(['unrecognized-keys']);
    expect(poi({ kind: 'Well', q: 0, r: 1 })).not.toEqual([]);
  });

  test('tower auras are added by setup, never written', () => {
    const read = levelCodec.decode({ ...SOUND, pois: [...SOUND.pois, { kind: 'Tower', q: 0, r: 1 }] });
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.cells).toBeUndefined();
    const world = game.compile!(content, read.value);
    const state = game.setup(world, read.value, diceOf('AURA'));
    expect(state.cells.flat().map(({ kind, source }) => `${kind} ${source}`)).toContain('Unreliable T1');
  });
});

describe('[DD-591] what is wrong with a board', () => {
  const extra = (poi: unknown) => ({ pois: [...SOUND.pois, poi] });
  const blocked = ['. .', '. . #', '. .'];

  test.each([
    ['a thing on a Blocked cell', { rows: blocked }, 'poi-blocked', '(1,0)'],
    ['a thing on the ring', extra({ kind: 'Crate', q: 2, r: 0, amount: 1 }), 'poi-off-board', '(2,0)'],
    ['two things on a cell', extra({ kind: 'Donkey', q: 1, r: 0 }), 'poi-twice', '(1,0)'],
    ['a start that is not free', { avatar: { q: 1, r: 0, facing: 0 } }, 'start-not-free', '(1,0)'],
    ['no shed', { pois: [SOUND.pois[0]] }, 'no-shed', 'no shed'],
    ['too few goods', { pois: [{ kind: 'Crate', q: 1, r: 0, amount: 4 }, SOUND.pois[1]] }, 'goods-short', '4 goods'],
    ['an unknown modifier', { robotModifiers: [{ kind: 'Lucky' }] }, 'invalid-value', 'Lucky'],
    ['an unknown card', { deck: ['Moove'] }, 'unknown-card', 'Moove'],
    [
      'a modifier in the wrong place',
      { cells: [{ q: 0, r: 1, modifiers: [{ kind: 'Pest' }] }] },
      'cell-modifier',
      'Pest',
    ],
    ['an unknown glitch', { glitches: ['Bitflop'] }, 'unknown-glitch', 'Bitflop'],
  ])('%s', (_, change, code, says) => {
    const found = lintLevel(content, { ...SOUND, ...change });
    expect(found.map((finding) => finding.code)).toContain(code);
    expect(found.map((finding) => finding.message).join()).toContain(says);
  });

  test('a cell that cannot be reached', () => {
    const split = { ...SOUND, radius: 2, rows: ['. . .', '. # # .', '. . . # .', '. # # .', '. . .'] };
    expect(
      lintLevel(content, {
        ...split,
        pois: [
          { kind: 'Crate', q: -1, r: 0, amount: 9 },
          { kind: 'Shed', q: 2, r: 0, request: 1 },
        ],
      }).map(({ code }) => code),
    ).toEqual(['not-connected']);
  });

  test('with crates and starting Carry together goods may suffice', () => {
    const pois = [{ kind: 'Crate', q: 1, r: 0, amount: 4 }, SOUND.pois[1]];
    expect(codes({ pois, currencies: { Carry: 1 } })).toEqual([]);
  });
});

test('hostile documents by the thousand get findings, never a throw', () => {
  const values = [null, 0, -1, 1.5, '', 'x', [], {}, [[]], { kind: 'Crate' }, Number.NaN, 1e9, true, '\u0000'];
  const stream = diceOf('HOSTILE').stream('fuzz');
  const keys = [...Object.keys(SOUND), 'cells', 'deck', 'currencies', 'avatar', 'counters', 'glitches', 'witness'];
  let refused = 0;
  for (let i = 0; i < 2000; i++) {
    const document: Record<string, unknown> = { ...SOUND, [stream.pick(keys)]: stream.pick(values) };
    if (stream.chance(1, 2)) document[stream.pick(keys)] = stream.pick(values);
    const read = levelCodec.decode(document);
    if (!read.ok) {
      refused++;
      expect(read.error.message.length).toBeGreaterThan(5);
    }
  }
  expect(refused).toBeGreaterThan(1000);
});
