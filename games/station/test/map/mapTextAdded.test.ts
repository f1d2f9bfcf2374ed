// A mechanic brings its sections along: the codec reads and writes them without knowing them.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { dumpMap } from '../../src/map/dump.ts';
import { fileOf } from '../../src/map/json.ts';
import { readLevel } from '../../src/map/load.ts';
import { SECTIONS, type Section } from '../../src/map/sections.ts';

/** Blast shutters stand on corridor floor and are opened by levers on room floor. */
const SHUTTERS: readonly Section[] = [
  {
    ...{ name: 'shutters', glyphs: ',', autoId: null, cells: 'some' },
    attributes: [{ name: 'thickness', form: 'number', fallback: 1 }],
  },
  {
    ...{ name: 'levers', glyphs: '.', autoId: null, cells: 'one' },
    attributes: [
      {
        ...{ name: 'shutter', form: 'word', needed: { code: 'E14', expected: 'shutter=<id>' } },
        check: (value, known) =>
          known.has('shutters', value as string) ? null : { code: 'E14', expected: 'a shutter' },
      },
      { name: 'stiff', form: 'answer', fallback: false },
      { name: 'marks', form: 'words', isSorted: true },
    ],
  },
];
const sections = [...SECTIONS, ...SHUTTERS];
const text = (rows: string): string => `darkstation-map 1
[map]
##########
#@M+,,+.>#
#..####..#
##########
[rooms]
dock "Dock" at 1,1
lab "Lab" at 7,1
${rows}`;
const ROWS = `[levers]
l2 at 2,2 shutter=s1 stiff=yes marks=b,a
l1 at 1,2 shutter=s1
[shutters]
s1 at 5,1|4,1`;
const read = (rows: string) => readLevel(content, text(rows), sections);
const codes = (rows: string): readonly string[] => read(rows).findings.map(({ code, path }) => `${code} ${path}`);

describe('[DS-312] [DS-317] sections of an added mechanic', () => {
  const answer = read(ROWS);
  if (!answer.ok) throw new Error(JSON.stringify(answer.findings));
  const { level } = answer;

  test('[DS-312] are read into rows of their own', () => {
    expect(level.more).toEqual({
      shutters: [
        {
          id: 's1',
          at: [
            [4, 1],
            [5, 1],
          ],
          thickness: 1,
        },
      ],
      levers: [
        { id: 'l1', at: [1, 2], shutter: 's1' },
        { id: 'l2', at: [2, 2], shutter: 's1', stiff: true, marks: ['a', 'b'] },
      ],
    });
  });

  test('[DS-312] [DS-406] are written behind the sections of the base game and read again without loss', () => {
    const dump = dumpMap(content, level, sections);
    expect(dump).toContain(`[shutters]
s1 at 4,1|5,1 thickness=1
[levers]
l1 at 1,2 shutter=s1
l2 at 2,2 shutter=s1 stiff=yes marks=a,b
[end]
`);
    const again = readLevel(content, dump, sections);
    expect(again.ok && again.level).toEqual(level);
    expect(again.findings).toEqual([]);
    const file = readLevel(content, JSON.parse(JSON.stringify(fileOf(level, sections))), sections);
    expect(file.ok && file.level).toEqual(level);
  });

  test('[DS-317] are checked like any other section', () => {
    expect(codes(ROWS.replace('l1 at 1,2', 'l1 at 4,1'))).toEqual(['E20 12:7']);
    expect(codes(ROWS.replace('l1 at 1,2', 'l1 at 2,2'))).toEqual(['E32 12:7']);
    expect(codes(ROWS.replace('l1 at 1,2 shutter=s1', 'l1 at 1,2 shutter=s9'))).toEqual(['E14 12:11']);
    expect(codes(ROWS.replace('l1 at 1,2 shutter=s1', 'l1 at 1,2'))).toEqual(['E14 12:1']);
    expect(codes(ROWS.replace('s1 at 5,1|4,1', 's1 at 5,1|4,1 thickness=x'))).toEqual(['E23 14:15']);
    expect(codes(ROWS.replace('l1 at', 'dock at'))).toEqual(['E13 12:1']);
  });

  test('[DS-411] are unknown to a game without the mechanic', () => {
    const base = readLevel(content, text(ROWS));
    expect(base.findings.map(({ code }) => code)).toEqual(['E02', 'E02']);
  });
});
