// Repair proposals: each is tried out, none makes anything worse, and they come in the order of the rules.

import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { isError } from '../../src/logic/finding.ts';
import { repair } from '../../src/logic/repair.ts';
import { validate } from '../../src/logic/validate.ts';
import { dumpMap } from '../../src/map/dump.ts';
import { readLevel } from '../../src/map/load.ts';
import { type ExampleId, example, levelFrom } from '../kit/examples.ts';
import { randomLevel } from '../kit/randomLevels.ts';

const proposals = (id: ExampleId): readonly string[] => repair(content, example(id)).map(({ what }) => what);

test('[DS-283] example 2: power the lab, or a terminal in the dock', () => {
  expect(proposals('2')).toEqual(['power lab at the start', 'add a terminal in dock at 1,2']);
  const [power, terminal] = repair(content, example('2'));
  expect(power!.removes).toEqual(['I2 rooms.lab', 'R2 rooms.lab', 'I1 map']);
  expect([power!.errors, terminal!.errors]).toEqual([0, 0]);
});

test('[DS-283] [DS-245] examples 5 to 9: power, terminals, moved cards and valves', () => {
  expect(proposals('5').slice(0, 2)).toEqual(['power north at the start', 'power south at the start']);
  expect(proposals('7b')).toEqual(['move keycard:brig from f2 to 2,2', 'move keycard:arch from f3 to 2,2']);
  expect(proposals('8a')).toEqual(['move control v1 to 2,2']);
  expect(proposals('9')).toContain('power react at the start');
  expect(proposals('9').at(-1)).toMatch(/^move control v1/);
  expect(proposals('12')).toEqual([]);
});

test('[DS-283] what lies nowhere is added in the start room', () => {
  const level = levelFrom(`[map]
##############
#@..+,=..G>.##
#M..###.....##
#....#########
##############
[rooms]
dock "Dock" at 1,1 start
lab "Lab" at 7,1
[generators]
g1 at 9,1 needs=2
`);
  const found = repair(content, level);
  expect(found.map(({ what }) => what)).toEqual(['add keycard:lab in dock at 2,1', 'add 2 × battery in dock at 2,1']);
  expect(found.map(({ removes }) => removes)).toEqual([['I3 rooms.lab', 'I5 generators.g1'], ['I5 generators']]);
});

test('[DS-283] proposals are whole levels, verified, never worse, in order of kind, room and cell', () => {
  const kinds = ['power', 'terminal', 'move', 'add'];
  let tried = 0;
  for (let seed = 0; seed < 12; seed++) {
    const level = randomLevel(`repair-${seed}`);
    const before = validate(content, level).findings.filter(isError);
    const found = repair(content, level);
    expect(found.map(({ kind }) => kinds.indexOf(kind))).toEqual(
      found.map(({ kind }) => kinds.indexOf(kind)).sort((a, b) => a - b),
    );
    for (const { level: mended, errors, removes } of found) {
      tried++;
      const read = readLevel(content, dumpMap(content, mended));
      expect(read.ok && read.level).toEqual(mended);
      const after = validate(content, mended).findings.filter(isError);
      expect(after.length).toBe(errors);
      expect(errors).toBeLessThan(before.length);
      expect(removes.length).toBeGreaterThan(0);
    }
  }
  expect(tried).toBeGreaterThan(10);
});
