// The JSON level file: what is refused, with its path.

import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { levelCodecWith } from '../../src/level.ts';
import { fileOf } from '../../src/map/json.ts';
import { readLevel } from '../../src/map/load.ts';
import { example, exampleText } from '../kit/examples.ts';

/** Levels as they are written: `par auto` stays. */
const levelCodec = levelCodecWith(content, (_, level) => level);

/** `E04 rooms[1].doors` for every finding. */
const told = (input: unknown): readonly string[] =>
  readLevel(content, input).findings.map(({ code, path }) => `${code} ${path}`);

test('[DS-505] level files: unknown keys, wrong types and other things than files are refused with their path', () => {
  const file = JSON.parse(JSON.stringify(fileOf(example('12'))));
  /** The file with the value at a path set, or removed. */
  const changed = (path: string, value: unknown): readonly string[] => {
    const copy = structuredClone(file);
    const steps = path.split('.');
    const last = steps.pop()!;
    const parent = steps.reduce((part, step) => part[step], copy);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    return told(copy);
  };
  for (const input of [null, undefined, 7, [], true]) expect(told(input)).toEqual(['E01 level']);
  expect(changed('size', '20x11')).toEqual(['E02 size']);
  expect(changed('digest', '157704f6')).toEqual(['E02 digest']);
  expect(changed('keycards', [])).toEqual(['E02 keycards']);
  expect(changed('rooms.1.colour', 1)).toEqual(['E02 rooms[1].colour']);
  expect(changed('rooms.1.doors', 'off')).toEqual(['E04 rooms[1].doors']);
  expect(changed('rooms.1.adj', ['dock'])).toEqual(['E29 rooms[1].adj']);
  expect(changed('rooms.2.start', true)).toEqual(['E31 rooms[2].start']);
  expect(changed('generators.0.needs', 0)).toEqual(['E23 generators[0].needs']);
  expect(changed('generators.0.needs', '2')).toEqual(['E23 generators[0].needs']);
  expect(changed('hazards.0.at', [6, 8])).toContain('E23 hazards[0].at');
  expect(changed('furniture.1.holds', 'air')).toEqual(['E04 furniture[1].holds']);
  expect(changed('power', { limited: 5, more: 1 })).toEqual(['E04 power']);
  expect(changed('par', { air: 60 })).toEqual(['E04 par']);
  expect(changed('plan', [[{ type: 'wait' }, { type: 'wait' }]])).toEqual(['E04 plan[0]']);
  expect(changed('plan', [[{ type: 'fly' }]])).toEqual(['E04 plan[0]']);
  expect(changed('map.3', file.map[3].replace('>', 'X'))).toContain('E07 map[3][17]');
  expect(changed('map', 'text')).toContain('E04 map');
  expect(changed('map', undefined)).toEqual(['E05 level']);
  expect(changed('items', {})).toEqual(['E04 items']);
  expect(changed('deck', 2)).toEqual([]);
  expect(told(exampleText['12'])).toEqual([]);
});

test('[DS-505] the codec takes a file or map text and answers bad input with one sentence', () => {
  expect(levelCodec.decode(exampleText['12'])).toEqual({ ok: true, value: example('12') });
  expect(levelCodec.decode(fileOf(example('12')))).toEqual({ ok: true, value: example('12') });
  const { error } = levelCodec.decode(exampleText['12'].replace('deck 1', 'deck 0')) as { error: unknown };
  expect(error).toEqual({ code: 'E04', message: '3:6: malformed value: found "0", expected a number from 1 to 999.' });
});

test('[DS-500] whoever knows par fills it in when a level is read', () => {
  const codec = levelCodecWith(content, (_, level) => ({ ...level, par: { air: 14, exact: true } }));
  expect(codec.decode(fileOf(example('3')))).toMatchObject({ ok: true, value: { par: { air: 14, exact: true } } });
  expect(levelCodec.decode(fileOf(example('3')))).toMatchObject({ ok: true, value: { par: 'auto' } });
});

test('[DS-509] the file of a deck in another mode differs in its header alone', () => {
  const { power, par, ...rest } = fileOf(example('15'));
  expect(power).toEqual({ limited: 5 });
  expect(par).toBe('auto');
  const { power: _power, par: _par, ...same } = fileOf(example('12'));
  expect(rest).toEqual(same);
});
