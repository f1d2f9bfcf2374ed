// The worked examples of the rules as map text and as levels. `levelFrom` reads any fragment and throws with everything
// that is wrong with it.

import { content } from '../../src/data/content.ts';
import type { Level } from '../../src/map/level.ts';
import { readLevel } from '../../src/map/load.ts';

/** A level from map text; the first line may be left out. */
export const levelFrom = (text: string): Level => {
  const whole = text.trimStart();
  const read = readLevel(content, whole.startsWith('darkstation-map') ? whole : `darkstation-map 1\n${whole}`);
  if (read.ok) return read.level;
  throw new Error(read.findings.map(({ path, code, message }) => `${path} ${code} ${message}`).join('\n'));
};

const bypass = (top: string, rows: string): string => `[map]
################
#@.+,+${top}+,+..#
#..###.M..###..#
#F.##########.>#
#..+,=....=,+..#
#..###....###..#
################
[rooms]
dock "Dock" at 1,1 start doors=on
lab "Reactor Lab" at 6,1 doors=off
lobby "Lift Lobby" at 13,1 doors=on why=authored
bay "Overgrown Maintenance Bay" at 6,4 doors=on why=authored
[terminals]
t1 at 7,2
${rows}`;

const keycards = (holds: readonly [string, string, string]): string => `[map]
############
#@.+,,=..F.#
#M.##,#....#
#F.##,######
#..##,=.F.>#
#..####....#
############
[rooms]
dock "Dock" at 1,1 start doors=on
arch "Archive" at 7,1
brig "Brig" at 7,4
[terminals]
t1 at 1,2
[furniture]
f1 at 1,3 type=locker holds=${holds[0]}
f2 at 9,1 type=locker holds=${holds[1]}
f3 at 8,4 type=locker holds=${holds[2]}
`;

const leak = (dock: string, lab: string, control: string): string => `[map]
##############
#@.+,~,+....>#
#${dock}#####${lab}#
##############
[rooms]
dock "Dock" at 1,1 start doors=on
lab "Lab" at 8,1
[terminals]
t1 at 1,2
[controls]
v1 at ${control} hazard=h1
[hazards]
h1 at 5,1 kind=coolant-leak
`;

const emergency = (row: string, terminals: string): string => `[map]
###############
#@..+,,,+.M.>.#
${row}
###############
[rooms]
dock "Dock" at 1,1 start doors=on
lab "Emergency Lab" at 9,1 doors=off
[terminals]
${terminals}
[furniture]
f1 at 3,2 type=locker holds=-
`;

/** Canonical, and the golden file of the format. */
const COLD_START = `darkstation-map 1
name "Cold Start"
deck 1
seed -
difficulty authored
view dark
power unlimited
air auto
par 60 exact
size 20x11
digest 157704f6
[map]
####################
#@...###....###....#
#....+,+...b+,=....#
#M..F###M..F###..>.#
##+#######+#########
##,#######,#########
##+#######+#########
#....###....########
#.M..+~+..G.########
#...F###F...########
####################
[rooms]
dock "Dock" at 1,1 start doors=on cctv=off adj=lab,store
lab "Emergency Lab" at 8,1 doors=off cctv=off adj=dock,lobby,plant
lobby "Lift Lobby" at 15,1 exit doors=off cctv=off adj=lab
store "Cold Store" at 1,7 doors=off cctv=off adj=dock,plant
plant "Power Plant" at 8,7 doors=off cctv=off adj=lab,store
[doors]
d0 at 5,2 room=dock locked=no
d1 at 7,2 room=lab locked=no
d2 at 12,2 room=lab locked=no
d3 at 14,2 room=lobby locked=yes
d4 at 2,4 room=dock locked=no
d5 at 10,4 room=lab locked=no
d6 at 2,6 room=store locked=no
d7 at 10,6 room=plant locked=no
d8 at 5,8 room=store locked=no
d9 at 7,8 room=plant locked=no
[terminals]
t1 at 1,3 room=dock controls=dock,lab,store
t3 at 8,3 room=lab controls=dock,lab,lobby,plant
t2 at 2,8 room=store controls=dock,plant,store
[hazards]
h1 at 6,8 kind=fire fix=item:extinguisher
[generators]
g1 at 10,8 needs=2
[furniture]
f1 at 4,3 type=locker holds=-
f2 at 11,3 type=cabinet holds=tool:extinguisher
f3 at 4,9 type=crate holds=battery
f4 at 8,9 type=desk holds=keycard:lobby
[items]
i1 at 11,2 item=battery
[keycards]
lobby at 8,9 in=f4
[end]
`;

/** By number of the worked example; `11` and `11b` are its two rooms. */
export const exampleText = {
  '1': `[map]
##############
#@.+,,,,+...##
#..##,###...##
####,,####+###
#..+,####...##
#..######..>##
##############
[rooms]
a "Dock" at 1,1 start
b "Lab" at 9,1
c "Store" at 1,4
d "Lift Lobby" at 9,4
[doors]
d2 at 10,3 room=d
`,
  '2': emergency('#..F####......#', 't1 at 10,1'),
  '3': emergency('#M.F####......#', 't1 at 10,1\nt2 at 1,2'),
  '4a': bypass('..k.', '[furniture]\nf1 at 1,3 type=locker holds=-\n[items]\ni1 at 8,1 item=keycard:bay\n'),
  '4b': bypass('....', '[furniture]\nf1 at 1,3 type=locker holds=keycard:bay\n'),
  '5': `[map]
################
#@.+,+....+,+..#
#..###.M..###..#
#..##########.>#
#..+,+....+,+..#
#..###.M..###..#
################
[rooms]
dock "Dock" at 1,1 start doors=on
north "North" at 6,1 doors=off
south "South" at 6,4 doors=off
lobby "Lift Lobby" at 13,1 doors=on why=authored
[terminals]
t1 at 7,2
t2 at 7,5
`,
  '6': `[map]
############
#@.+,,,+..M#
#..#####...#
#..######+##
#..+,,,+..>#
#..#####...#
############
[rooms]
dock "Dock" at 1,1 start doors=on
quart "Quarters" at 8,1 doors=off
react "Reactor Lab" at 8,4 doors=off
[doors]
d2 at 9,3 room=react
[terminals]
t1 at 10,1
`,
  '7a': keycards(['keycard:arch', 'keycard:brig', '-']),
  '7b': keycards(['-', 'keycard:brig', 'keycard:arch']),
  '8a': leak('M.', '..V..', '10,2'),
  '8b': leak('MV', '.....', '2,2'),
  '9': `[map]
############
#@.+,~,+..M#
#..#####...#
#..######+##
#..+,,,+..>#
#..#####V..#
############
[rooms]
dock "Dock" at 1,1 start doors=on
quart "Quarters" at 8,1 doors=on why=authored
react "Reactor Lab" at 8,4 doors=off
[doors]
d2 at 9,3 room=react
[terminals]
t1 at 10,1
[controls]
v1 at 8,5 hazard=h1
[hazards]
h1 at 5,1 kind=coolant-leak
`,
  '10': `[map]
##########
#@..b..F.#
#.G...>..#
##########
[rooms]
hall "Generator Hall" at 1,1 start doors=on
[generators]
g1 at 2,2 needs=2
[furniture]
f1 at 7,1 type=locker holds=battery
`,
  // Doorways 1,2 and 4,2 of the room; start and exit stand elsewhere so that every cell of it is free to try.
  '11': `[map]
##########
###.F..###
#@+....+>#
###.F..###
##########
[rooms]
west "West" at 1,2 start
mid "Mid" at 3,1 doors=on why=authored
east "East" at 8,2 doors=on why=authored
[doors]
d0 at 2,2 room=west
d1 at 7,2 room=east
`,
  '11b': `[map]
#######
#.F.+@#
#...#>#
#######
[rooms]
mid "Mid" at 1,1 doors=on why=authored
dock "Dock" at 5,1 start
[doors]
d0 at 4,1 room=dock
`,
  '12': COLD_START,
  '15': COLD_START.replace('power unlimited', 'power limited 5').replace(/^(par|digest) .*\n/gm, ''),
} as const;

export type ExampleId = keyof typeof exampleText;
export const exampleIds = Object.keys(exampleText) as readonly ExampleId[];

const levels = new Map<ExampleId, Level>();

/** The level of a worked example. Its cells are those of the rules, except in 11 and 11b: there the room of the rules
 *  begins at 3,1 and 1,1. */
export const example = (id: ExampleId): Level => {
  const level = levels.get(id) ?? levelFrom(exampleText[id]);
  levels.set(id, level);
  return level;
};

/** The plan of example 12, line by line: Cold Start cleared at its par. */
export const COLD_START_PLAN: readonly string[] = [
  ...['S', 'power t1 lab on', 'power t1 store on', 'EEEEEEE', 'power t3 lobby on', 'power t3 plant on', 'EEE'],
  ...['search f2', 'WSSSSSWSW', 'search f4', 'W', 'fix h1', 'WWW', 'search f3', 'EEEEE', 'battery g1', 'battery g1'],
  ...['NENNNNNEEE', 'key d3', 'EEEES'],
];
