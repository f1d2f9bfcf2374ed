// Levels written and read again: map text, level file and plan lose nothing.

import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { levelCodecWith } from '../../src/level.ts';
import { fnv1a } from '../../src/map/digest.ts';
import { dumpMap, mapDigest } from '../../src/map/dump.ts';
import { fileOf } from '../../src/map/json.ts';
import { levelSchema } from '../../src/map/level.ts';
import { readLevel } from '../../src/map/load.ts';
import { example, exampleIds, exampleText, levelFrom } from '../kit/examples.ts';

/** Levels as they are written: `par auto` stays. */
const levelCodec = levelCodecWith(content, (_, level) => level);

const OPEN = `name "Two halves; one \\ deck"
deck 7
seed x;1
difficulty hard
view open
power limited 9
air 321
par 12 plan
[map]
##########
#@.M..C.>#
#PP^^kltF#
#..nab.V.#
#G.+,~~,##
##########
[regions]
....................
..0000000001010101..
..0000000001010101..
..0000000001010101..
..0000..............
....................
[rooms]
west "West ; wing" at 1,1 cctv=on optional=yes
east "Östlich" at 8,3 doors=on why=authored
[doors]
x at 3,4
[terminals]
t7 at 3,1 controls=west optional=yes
[controls]
v at 7,3 hazard=jet
[hazards]
jet at 6,4|5,4 kind=steam-jet
wet at 4,2|3,2 kind=spill optional=yes
[furniture]
box at 8,2 type=medcase holds=air,log:a,fragment:n2
[items]
card at 5,2 item=keycard:west required=yes
page at 6,2 item=log:first
clamp at 7,2 item=tool:pipe-clamp optional=yes
note at 3,3 item=fragment:n1
[puzzles]
p at 1,2 type=relay start=010111010 grants=fix:jet
q at 2,2 type=code code=0314 fragments=n1,n2 grants=item:battery optional=yes
[plan]
EEWW
power t7 west off ; what it says
cctv t7 west on
key x
search box
battery g1
control v
fix jet
press p 4
code q 0314
scan c1
wait
NS
concede
[end]
`;
const all = [...exampleIds.map((id) => [id, example(id)] as const), ['everything', levelFrom(OPEN)] as const];

test.each(all)(
  '[DS-406] level %s: its dump reads back as the same level and is written again byte for byte',
  (_, level) => {
    const text = dumpMap(content, level);
    expect(levelFrom(text)).toEqual(level);
    expect(dumpMap(content, levelFrom(text))).toBe(text);
  },
);

test.each(all)('[DS-505] level %s: its file is of the schema, and reads back as the same level', (_, level) => {
  const file = fileOf(level);
  expect(levelSchema.safeParse(file).error?.issues ?? []).toEqual([]);
  const read = readLevel(content, JSON.parse(JSON.stringify(file)));
  expect(read.ok && read.level).toEqual(level);
  expect(levelCodec.decode(levelCodec.encode(level))).toEqual({ ok: true, value: level });
});

test('[DS-405] [DS-408] the golden file comes out byte for byte, digest 157704f6', () => {
  expect(dumpMap(content, example('12'))).toBe(exampleText['12']);
  expect(mapDigest(content, example('12'))).toBe('157704f6');
  expect(fnv1a('')).toBe('811c9dc5');
  expect(fnv1a('foobar')).toBe('bf9cf968');
});
