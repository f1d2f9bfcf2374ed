// What is made in the workshop: fields by pens, cards on the bench.

import { game } from '@interlock/droids';
import { type Json, openRun } from '@interlock/kernel';
import { describe, expect, it } from 'vitest';
import { judge, packText, shipped, textOf } from '../../src/games/droids/bench/cardFile.ts';
import { pens } from '../../src/games/droids/pens.ts';

const field = (id: string): Json => game.level.encode(game.levels.find((level) => level.id === id)!.level) as Json;
const errors = (level: Json): readonly string[] => {
  const read = game.level.decode(level);
  return read.ok ? [] : [read.error.message];
};

describe('pens', () => {
  it('a field is drawn row by row, things and ground by their names', () => {
    const rows = pens.rows(field('low-tech'));
    expect(rows.map((row) => row.length)).toEqual([4, 5, 6, 7, 6, 5, 4]);
    expect(rows[3]![3]).toMatchObject({ sign: '@E', name: '0,0 Grass, robot' });
    expect(rows.flat().filter(({ name }) => name?.includes('Shed'))).not.toEqual([]);
  });

  it('what is placed, pressed again, moved and erased stays a level', () => {
    const at = [0, 0] as const;
    let level = pens.place(field('low-tech'), at, 'Crate');
    expect(pens.rows(level)[0]![0]).toMatchObject({ sign: 'C5', name: '0,-3 Grass, Crate 5' });
    level = pens.place(level, at, 'Crate');
    expect(pens.rows(level)[0]![0]!.sign).toBe('C6');
    level = pens.move(level, at, [1, 0]);
    expect(pens.rows(level)[0]!.map(({ sign }) => sign)).toEqual([undefined, 'C6', undefined, undefined]);
    level = pens.place(pens.erase(level, [1, 0]), [1, 0], 'Mud');
    expect(pens.rows(level)[0]![1]).toMatchObject({ sign: '~', name: '1,-3 Mud' });
    level = pens.place(level, [2, 0], 'Corrupt');
    expect(pens.rows(level)[0]![2]!.name).toContain('Corrupt');
    level = pens.place(level, [3, 3], 'robot');
    expect(pens.rows(level)[3]![3]!.sign).toBe('@SE');
    expect(errors(level)).toEqual([]);
    expect(level).not.toHaveProperty('witness');
  });
});

describe('the card bench', () => {
  it('every shipped card stands on it without a finding, drawn where it can be met', () => {
    for (const type of shipped) {
      const { findings, rulesets, types } = judge(textOf(type));
      expect([type, findings, types]).toEqual([type, [], [type]]);
      expect(rulesets.some((one) => one.types.includes(type))).toBe(true);
    }
  });

  it('a new card is one entry: it has its name, its text and its drawing, is dealt in a run, and a wrong one is refused', () => {
    const text = textOf('Move').replace('"Move": {', '"Stride": {').replace('"name": "Move"', '"name": "Stride"');
    const stride = text.replace('"distance": 1', '"distance": 2').replace('"short": "Move"', '"short": "Stride"');
    const { findings, rulesets, types } = judge(stride);
    expect([findings, types]).toEqual([[], ['Stride']]);
    const spec = rulesets[0]!.rules.cards.find(({ type }) => type === 'Stride')!;
    expect([spec.name, spec.icon, spec.worth]).toEqual(['Stride', 'move', [9, 2]]);
    const pack = JSON.parse(packText(stride, types)) as Json;
    const run = openRun(game, { preset: 'easy', seed: 'TRYOUT' }, { content: pack });
    if (!run.ok) throw new Error(run.error.message);
    const { hand, pile } = game.view(run.value.world, run.value.start.state, 'player');
    expect([...hand, ...pile].filter(({ type }) => type === 'Stride')).toHaveLength(5);
    expect(judge(stride.replace('"distance": 2', '"distance": 9'))).toMatchObject({ rulesets: [], types: [] });
    expect(judge('{').findings).toMatchObject([{ code: 'no-json' }]);
  });
});
