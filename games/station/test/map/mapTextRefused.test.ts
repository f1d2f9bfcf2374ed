// Further forms of bad input than the one file a code has: the same code wherever the same thing is wrong.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { readLevel } from '../../src/map/load.ts';

const MAP = `############
#@.+,,,+..>#
#M.#####.F.#
############`;
const ROOMS = `dock "Dock" at 1,1
lab "Lab" at 8,1`;

interface Parts {
  readonly head?: string;
  readonly map?: string;
  readonly rooms?: string;
  readonly rest?: string;
}
const deck = ({ head = '', map = MAP, rooms = ROOMS, rest = '' }: Parts): string =>
  ['darkstation-map 1', head, '[map]', map, '[rooms]', rooms, rest].filter((part) => part !== '').join('\n');

/** `E04 2:6` for every finding. */
const told = (input: unknown): readonly string[] =>
  readLevel(content, input).findings.map(({ code, path }) => `${code} ${path}`);
/** Codes alone, each once. */
const codes = (parts: Parts): readonly string[] => [
  ...new Set(readLevel(content, deck(parts)).findings.map(({ code }) => code)),
];
const withGlyph = (glyph: string): string => MAP.replace('F', glyph);
const withHall = (hall: string): string => MAP.replace(',,,', hall);

test('the deck that is broken here is fine by itself', () => {
  expect(told(deck({}))).toEqual([]);
});

describe('form of the file', () => {
  test('[DS-373] [DS-410] other first lines are refused and the supported version is named', () => {
    for (const first of [
      '',
      'darkstation-map',
      'darkstation-map 1 ',
      'darkstation-map 10',
      '\ufeffdarkstation-map 1',
    ]) {
      const { findings } = readLevel(content, deck({}).replace('darkstation-map 1', first));
      expect(findings[0]).toMatchObject({ code: 'E01', line: 1, column: 1 });
      expect(findings[0]!.message).toContain('darkstation-map 1');
    }
    expect(told('what is this\nno map at all')).toEqual(['E01 1:1']);
    expect(told('')).toEqual(['E01 1:1']);
  });

  test('[DS-385] [DS-411] unknown sections and text after the end are refused', () => {
    expect(told(deck({ rest: '[stairs]\ns1 at 1,1' }))).toEqual(['E02 10:1']);
    expect(told(deck({ rest: '[end]\n; fine\n\nnot fine' }))).toEqual(['E02 13:1']);
    expect(told(deck({ rest: '[end]\n[terminals]' }))).toEqual(['E02 11:1']);
    expect(told(deck({ rest: '[terminals]\nt1 at 1,2 colour=red' }))).toEqual(['E02 11:11']);
    expect(told(deck({ rest: '[terminals]\nt1 "Desk" at 1,2' }))).toEqual(['E02 11:4']);
  });

  test('[DS-375] [DS-412] header keys, attributes and positions are given once', () => {
    expect(told(deck({ head: 'deck 2\ndeck 3' }))).toEqual(['E03 3:1']);
    expect(told(deck({ rest: '[terminals]\nt1 at 1,2 at 1,2' }))).toEqual(['E03 11:11']);
    expect(told(deck({ rest: '[terminals]\nt1 at 1,2 optional=yes optional=yes' }))).toEqual(['E03 11:24']);
  });

  test('[DS-413] malformed values of every header key', () => {
    const wrong = [
      ['name Bad', 'name ""', `name "${'x'.repeat(61)}"`, 'name "a" "b"', 'name "a\u0007b"', 'name "a'],
      ['deck 0', 'deck 1000', 'deck x', 'deck', 'deck -1', 'deck 1.5'],
      [`seed ${'s'.repeat(33)}`, 'seed a b', 'seed'],
      ['difficulty Easy', 'view bright', 'power limited', 'power limited 0', 'power limited 1000', 'power on'],
      ['air 0', 'air 100000', 'air much', 'par 0 exact', 'par 12', 'par 12 about', 'par 100000 plan'],
      ['size 12', 'size 12x', 'size axb', 'digest 123', 'digest 0000000G', 'digest ABCDEF01'],
    ].flat();
    for (const head of wrong) expect([head, ...codes({ head })]).toEqual([head, 'E04']);
  });

  test('[DS-387] ids and row values of another form are refused', () => {
    for (const id of ['Lab', '1ab', 'a_b', 'a'.repeat(25), '-a'])
      expect(told(deck({ rest: `[terminals]\n${id} at 1,2` }))).toEqual(['E04 11:1']);
    expect(told(deck({ rest: `[terminals]\n${'a'.repeat(24)} at 1,2` }))).toEqual([]);
    expect(told(deck({ rooms: ROOMS.replace('at 8,1', 'doors=maybe at 8,1') }))).toEqual(['E04 9:11']);
    expect(told(deck({ rooms: ROOMS.replace('at 8,1', 'at 8,1 why=fun') }))).toEqual(['E04 9:18']);
    expect(told(deck({ rooms: ROOMS.replace('"Lab" ', '') }))).toEqual(['E04 9:1']);
    expect(told(deck({ rest: '[terminals]\nt1 at 1,2 optional' }))).toEqual(['E04 11:11']);
  });

  test('[DS-404] a malformed line of a plan is refused', () => {
    for (const line of ['NEXT', 'power t1 lab', 'power t1 lab maybe', 'press p1 9', 'code p1 12', 'toString', 'wait 2'])
      expect(told(deck({ rest: `[plan]\nEE\n${line}` }))).toEqual(['E04 12:1']);
  });
});

describe('the map', () => {
  test('[DS-414] [DS-439] an empty map, a small one and one beyond the limits', () => {
    expect(codes({ map: '' })).toEqual(['E05']);
    expect(codes({ map: '     ' })).toEqual(['E05']);
    expect(codes({ map: '##\n##' })).toEqual(['E30']);
    expect(codes({ map: '#'.repeat(content.balance.limits.side + 1) })).toEqual(['E30']);
    expect(codes({ head: 'size 2x9' })).toEqual(['E30']);
    const long = `; ${'x'.repeat(content.balance.limits.fileBytes)}`;
    expect(told(`${deck({})}\n${long}`)).toEqual(['E30 1:1']);
    expect(told(`${deck({})}\n; ${'é'.repeat(content.balance.limits.fileBytes / 2)}`)).toEqual(['E30 1:1']);
  });

  test('[DS-439] more rooms than two base-36 characters name', () => {
    // Single cells, 349 a row, each a room of its own.
    const width = 700;
    const row = `#${'.#'.repeat(349)}#`;
    const map = Array.from({ length: 5 }, () => [row, '#'.repeat(width)]).flat();
    const listed = Array.from(
      { length: 349 * 5 },
      (_, i) => `r${i} "R${i}" at ${1 + 2 * (i % 349)},${2 * Math.floor(i / 349) + 1}`,
    );
    const { findings } = readLevel(
      content,
      deck({ map: ['#'.repeat(width), ...map].join('\n'), rooms: listed.join('\n') }),
    );
    expect(findings.filter(({ code }) => code === 'E30')).toMatchObject([{ found: 'room 1297' }]);
  });

  test('[DS-390] [DS-415] longer rows and more rows than the size says; shorter ones are filled', () => {
    expect(told(deck({ head: 'size 12x3' }))).toContain('E06 7:1');
    expect(told(deck({ head: 'size 11x4' }))).toContain('E06 4:12');
    expect(told(deck({ head: 'size 14x6' }))).toEqual([]);
  });

  test('[DS-389] [DS-416] [DS-445] strange characters, wherever they stand', () => {
    expect(told(deck({ map: MAP.replace('F', ';') }))).toEqual(['E07 5:10']);
    expect(told(deck({ map: MAP.replace('F', '\t') }))).toEqual(['E07 5:10']);
    expect(told(deck({ map: MAP.replace('F', 'é') }))).toEqual(['E36 5:10']);
    expect(told(deck({ map: MAP.replace('F', '☃') }))).toEqual(['E36 5:10']);
  });

  test('[DS-417] [DS-418] none and several of start and exit', () => {
    expect(told(deck({ map: MAP.replace('@', '.') }))).toEqual(['E08 2:1']);
    expect(told(deck({ map: withGlyph('>') }))).toEqual(['E09 5:10']);
  });

  test('[DS-006] [DS-442] every side of the border is a wall', () => {
    for (const [from, to] of [
      ['####\n', '###.\n'],
      ['\n############', '\n#####.######'],
      ['>#', '>,'],
      ['#M', '+M'],
    ] as const)
      expect(codes({ map: MAP.replace(from, to) })).toContain('E33');
  });
});

describe('rooms and regions', () => {
  const OPEN = `########
#@.M..>#
########`;
  const OPEN_ROOMS = 'west "West" at 1,1\neast "East" at 6,1';
  const regions = (line: string, edge = '.'.repeat(16)): string => `[regions]\n${edge}\n${line}\n${edge}`;

  test('[DS-392] [DS-443] regions part an open boundary, and must fit the map', () => {
    expect(codes({ map: OPEN, rooms: OPEN_ROOMS })).toEqual(['E11']);
    expect(codes({ map: OPEN, rooms: OPEN_ROOMS, rest: regions('..000000010101..') })).toEqual([]);
    for (const line of [
      '..0000000101....',
      '..000000010101..00',
      '..000000010102..',
      '..00000001010A..',
      '00000000010101..',
      '..000001000101..',
      '..000000000000..',
      '..010101010000..',
    ])
      expect([line, ...codes({ map: OPEN, rooms: OPEN_ROOMS, rest: regions(line) })]).toEqual([line, 'E34']);
    expect(codes({ map: OPEN, rooms: OPEN_ROOMS, rest: '[regions]\n..000000010101..' })).toContain('E34');
  });

  test('[DS-391] [DS-440] start and exit are said of the rooms that have them', () => {
    expect(told(deck({ rooms: 'dock "Dock" at 1,1 start\nlab "Lab" at 8,1 exit' }))).toEqual([]);
    expect(told(deck({ rooms: 'dock "Dock" at 1,1\nlab "Lab" at 8,1 start' }))).toEqual([
      'E31 8:18'.replace('8:', '9:'),
    ]);
  });

  test('[DS-436] [DS-437] names', () => {
    for (const name of ['Corridor', 'CORRIDOR', ' corridor '])
      expect(codes({ rooms: ROOMS.replace('Lab', name) })).toEqual(['E27']);
    expect(codes({ rooms: ROOMS.replace('Lab', 'Corridor 2') })).toEqual([]);
    expect(codes({ rooms: ROOMS.replace('Lab', 'dock') })).toEqual([]);
  });
});

describe('ids and references', () => {
  test('[DS-422] [DS-387] ids are unique over all sections, automatic door names included', () => {
    expect(told(deck({ rest: '[terminals]\nd1 at 1,2' }))).toEqual(['E13 11:1']);
    expect(told(deck({ rest: '[terminals]\nd2 at 1,2' }))).toEqual([]);
    expect(told(deck({ rest: '[doors]\nd1 at 3,1' }))).toEqual(['E13 11:1']);
    expect(told(deck({ rest: '[doors]\nd1 at 3,1\nd0 at 7,1' }))).toEqual([]);
    expect(told(deck({ rest: '[doors]\na at 3,1\na at 7,1' }))).toEqual(['E13 12:1']);
  });

  test('[DS-423] references to rooms, hazards, furniture and fragments that do not exist', () => {
    const puzzle = 'p1 at 9,2 type=code code=314 fragments=a';
    expect(codes({ map: withGlyph('V'), rest: '[controls]\nv1 at 9,2 hazard=h1' })).toEqual(['E14']);
    expect(codes({ map: withGlyph('V'), rest: '[controls]\nv1 at 9,2' })).toEqual(['E14']);
    expect(codes({ map: withGlyph('P'), rest: `[puzzles]\n${puzzle} grants=item:battery` })).toEqual(['E14']);
    expect(codes({ map: withGlyph('P'), rest: `[puzzles]\n${puzzle} grants=item:fragment:a` })).toEqual([]);
    const relay = 'p1 at 9,2 type=relay start=100000000';
    expect(codes({ map: withGlyph('P'), rest: `[puzzles]\n${relay} grants=unlock:attic` })).toEqual(['E14']);
    expect(codes({ map: withGlyph('P'), rest: `[puzzles]\n${relay} grants=fix:h9` })).toEqual(['E14']);
    expect(codes({ rest: '[terminals]\nt1 at 1,2 controls=dock,attic' })).toEqual(['E14']);
    expect(codes({ rest: '[doors]\nd0 at 3,1 room=attic' })).toEqual(['E14']);
    expect(codes({ rest: '[keycards]\nattic at 9,2 in=f1' })).toEqual(['E14']);
    expect(codes({ rest: '[furniture]\nf1 at 9,2 holds=keycard:lab\n[keycards]\nlab at 9,2 in=f2' })).toContain('E14');
  });
});

describe('things', () => {
  test('[DS-424] [DS-393] [DS-400] rows beside their glyph, locks and items of another kind', () => {
    expect(told(deck({ rest: '[doors]\nd0 at 3,1 locked=yes' }))).toEqual(['E15 11:11']);
    expect(codes({ map: MAP.replace('+,', '=,'), rest: '[doors]\nd0 at 3,1 locked=no' })).toEqual(['E15']);
    expect(codes({ map: withGlyph('b'), rest: '[items]\ni1 at 9,2 item=air' })).toEqual(['E15']);
    expect(codes({ rest: '[doors]\nd7 at 1,1' })).toEqual(['E15']);
    expect(codes({ rest: '[terminals]\nt1 at 0,0' })).toEqual(['E15']);
  });

  test('[DS-425] glyphs that need their row', () => {
    for (const glyph of 'VPktnl^') expect([glyph, ...codes({ map: withGlyph(glyph) })]).toEqual([glyph, 'E16']);
    expect(codes({ map: withHall(',~,') })).toEqual(['E16']);
    for (const glyph of 'MCGFba') expect([glyph, ...codes({ map: withGlyph(glyph) })]).toEqual([glyph]);
  });

  test('[DS-426] [DS-427] a door next to no room, and an owner elsewhere', () => {
    expect(codes({ map: withHall(',+,') })).toEqual(['E17']);
    expect(codes({ map: withHall(',+,'), rest: '[doors]\nx at 5,1 room=lab' })).toEqual(['E17']);
  });

  test('[DS-024] [DS-428] a door between its own room and its own door leads nowhere', () => {
    const map = '########\n#@.++.>#\n########';
    const rooms = 'a "A" at 1,1\nb "B" at 5,1';
    expect(codes({ map, rooms })).toEqual(['W03']);
    const one = '########\n#@.+..>#\n#..+####\n########';
    expect(codes({ map: one, rooms, rest: '[doors]\nd0 at 3,1 room=a' })).toEqual(['E19']);
  });

  test('[DS-012] [DS-013] [DS-429] nothing but hazards on corridors, nothing at all on doors', () => {
    for (const at of ['5,1', '3,1'])
      for (const row of ['[terminals]\nx at', '[cctv]\nx at', '[generators]\nx needs=1 at', '[items]\nx item=air at'])
        expect([at, row, ...codes({ rest: `${row} ${at}` })]).toEqual([at, row, 'E20']);
    expect(codes({ rest: '[hazards]\nh1 at 3,1 kind=fire' })).toEqual(['E21']);
    expect(codes({ map: withHall(',@,').replace('#@', '#.') })).toEqual(['E12']);
  });

  test('[DS-430] [DS-079] hazards of more cells, of two regions, beside their marks', () => {
    const wide = `#############\n#@.+~~~~~+.>#\n#M.######...#\n#############`;
    const rooms = 'dock "Dock" at 1,1\nlab "Lab" at 10,1';
    const row = (cells: string): string => `[hazards]\nh1 kind=spill at ${cells}`;
    expect(codes({ map: wide, rooms, rest: row('4,1|5,1|6,1|7,1|8,1') })).toEqual(['E21']);
    expect(codes({ map: wide, rooms, rest: `${row('4,1|5,1|6,1|7,1')}\nh2 at 8,1 kind=spill` })).toEqual([]);
    expect(codes({ map: withHall(',~,'), rest: row('5,1|6,1') })).toEqual(['E21']);
    const mixed = '########\n#@.^~^>#\n########';
    const parts = 'a "A" at 1,1\nb "B" at 5,1';
    expect(codes({ map: mixed, rooms: parts, rest: row('3,1|4,1|5,1') })).toEqual(['E21']);
    expect(
      codes({ map: mixed, rooms: parts, rest: `${row('3,1')}\nh2 at 4,1 kind=spill\nh3 at 5,1 kind=spill` }),
    ).toEqual(['W03']);
  });

  test('[DS-431] unknown furniture, items, tools, grants and puzzles', () => {
    expect(codes({ rest: '[furniture]\nf1 at 9,2 type=sofa' })).toEqual(['E22']);
    for (const item of ['gold', 'tool:hammer', 'battery:2', 'keycard', 'log:', 'tool:fire:2'])
      expect([item, ...codes({ rest: `[furniture]\nf1 at 9,2 holds=${item}` })]).toEqual([item, 'E22']);
    for (const grants of ['gold', 'open:lab', 'item:gold', 'fix', 'unlock:'])
      expect([
        grants,
        ...codes({ map: withGlyph('P'), rest: `[puzzles]\np1 at 9,2 type=relay start=100000000 grants=${grants}` }),
      ]).toEqual([grants, 'E22']);
    expect(codes({ map: withGlyph('P'), rest: '[puzzles]\np1 at 9,2 type=maze grants=item:battery' })).toEqual(['E22']);
    expect(codes({ map: withGlyph('b'), rest: '[items]\ni1 at 9,2' })).toEqual(['E22']);
    expect(codes({ map: withHall(',~,'), rest: '[hazards]\nh1 at 5,1' })).toEqual(['E22']);
  });

  test('[DS-432] [DS-398] numbers missing or out of range', () => {
    for (const needs of [' needs=0', ' needs=10', ' needs=x', ' needs=-1', ''])
      expect([needs, ...codes({ map: withGlyph('G'), rest: `[generators]\ng1 at 9,2${needs}` })]).toEqual([
        needs,
        'E23',
      ]);
    for (const at of ['', 'at', 'at 1', 'at 1,2,3', 'at 99,1', 'at 1,99', 'at -1,2', 'at 1,2|1,3'])
      expect([at, ...codes({ rest: `[terminals]\nt1 ${at}` })]).toEqual([at, 'E23']);
  });

  test('[DS-433] controls of hazards that take none', () => {
    const bound = (kind: string): readonly string[] =>
      codes({
        map: withHall(',~,').replace('F', 'V'),
        rest: `[controls]\nv1 at 9,2 hazard=h1\n[hazards]\nh1 at 5,1 kind=${kind}`,
      });
    for (const { id, control } of content.hazards) expect([id, ...bound(id)]).toEqual(control ? [id] : [id, 'E24']);
  });

  test('[DS-435] [DS-111] relay boards and codes', () => {
    const puzzle = (rest: string): readonly string[] =>
      codes({ map: withGlyph('P'), rest: `[puzzles]\np1 at 9,2 grants=item:fragment:a ${rest}` });
    for (const start of ['', '1', '0000000010', '01011101x'])
      expect(puzzle(`type=relay start=${start}`)).not.toEqual([]);
    expect(puzzle('type=relay')).toEqual(['E26']);
    expect(puzzle('type=relay start=0101110102')).toEqual(['E26']);
    for (const rest of [
      'code=31 fragments=a',
      'code=3141592 fragments=a',
      'code=3a4 fragments=a',
      'code=314 fragments=-',
    ])
      expect([rest, ...puzzle(`type=code ${rest}`)]).toEqual([rest, 'E26']);
    expect(puzzle('type=code code=314')).toEqual(['E26']);
    expect(puzzle('type=code fragments=a')).toEqual(['E26']);
    expect(puzzle('type=code code=314 fragments=a')).toEqual([]);
    const many = { map: withGlyph('P').replace('..>', 'nF>'), rest: '' };
    const lying = '[furniture]\nf1 at 9,1 holds=fragment:b,fragment:c,fragment:d\n[items]\ni at 8,1 item=fragment:a\n';
    const code = (ids: string): string =>
      `${lying}[puzzles]\np1 at 9,2 type=code code=314 fragments=${ids} grants=item:air`;
    expect(codes({ ...many, rest: code('a,b,c') })).toEqual([]);
    expect(codes({ ...many, rest: code('a,b,c,d') })).toEqual(['E26']);
    expect(codes({ ...many, rest: code('a,a') })).toEqual(['E26']);
    expect(puzzle('type=relay start=100000000 code=314')).toEqual(['E02']);
  });

  test('[DS-441] two rows on one cell, in doors and hazards too', () => {
    expect(codes({ rest: '[doors]\na at 3,1\nb at 3,1' })).toEqual(['E32']);
    expect(codes({ map: withHall(',~,'), rest: '[hazards]\nh1 at 5,1 kind=spill\nh2 at 5,1 kind=fire' })).toEqual([
      'E32',
    ]);
  });
});

describe('what is said twice', () => {
  test('[DS-438] [DS-403] adjacency, rooms of terminals, ways of fixing and keycards that disagree', () => {
    expect(codes({ rest: '[terminals]\nt1 at 1,2 room=lab' })).toEqual(['E29']);
    expect(codes({ rest: '[terminals]\nt1 at 1,2 room=dock' })).toEqual([]);
    const fire = (fix: string): readonly string[] =>
      codes({ map: withHall(',~,'), rest: `[hazards]\nh1 at 5,1 kind=fire fix=${fix}` });
    expect(fire('control')).toEqual(['E29']);
    expect(fire('item:extinguisher')).toEqual([]);
    const cards = (rows: string): readonly string[] =>
      codes({
        map: MAP.replace('+..', '=..'),
        rest: `[furniture]\nf1 at 9,2 holds=keycard:lab,keycard:lab\n[keycards]\n${rows}`,
      });
    expect(cards('lab at 9,2 in=f1\nlab at 9,2 in=f1')).toEqual([]);
    // What is wrong already is not told again by what follows from it.
    expect(codes({ map: withHall(',~,'), rest: '[hazards]\nh1 at 5,1 kind=flood fix=control' })).toEqual(['E22']);
    expect(codes({ map: withGlyph('k'), rest: '[items]\ni1 at 9,2\n[keycards]\nlab at 9,2' })).toEqual(['E22']);
    for (const rows of ['', 'lab at 9,2 in=f1', 'lab at 9,2\nlab at 9,2', 'dock at 9,2 in=f1\nlab at 9,2 in=f1'])
      expect([rows, ...cards(rows)]).toEqual([rows, 'E29']);
  });

  test('[DS-394] [DS-452] a wrong list of controlled rooms is no bad input, it is for the validator to find', () => {
    const read = readLevel(content, deck({ rest: '[terminals]\nt1 at 1,2 controls=dock' }));
    expect(read.ok && read.level.terminals[0]!.controls).toEqual(['dock']);
  });

  test('[DS-452] missing keycards, controls, tools, batteries and terminals are loaded without an error', () => {
    const map = `############
#@.+,~,=..>#
#..#####.G.#
############`;
    const read = readLevel(content, deck({ map, rest: '[hazards]\nh1 at 5,1 kind=fire' }));
    expect(read.ok).toBe(true);
    expect(read.findings.map(({ code }) => code)).toEqual(['W03']);
  });
});

test('[DS-409] errors of all sections come together, in order of their lines, at most as many as the limit', () => {
  const text = deck({
    head: 'deck 0\nview bright',
    map: withHall(',x,'),
    rooms: ROOMS.replace('"Lab"', '"Dock"'),
    rest: '[furniture]\nf1 at 9,2 type=sofa holds=gold\n[terminals]\nt1 at 2,2\n[stairs]',
  });
  expect(told(text)).toEqual([
    ...['E04 2:6', 'E04 3:6', 'E07 6:6', 'E28 11:5', 'E22 13:11', 'E22 13:21', 'E15 15:7', 'E02 16:1'],
  ]);
  const { errorsReported } = content.balance.limits;
  expect(told(deck({ map: Array.from({ length: 9 }, () => 'x'.repeat(20)).join('\n') }))).toHaveLength(errorsReported);
});
