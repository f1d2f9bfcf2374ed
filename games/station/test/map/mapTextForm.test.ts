// How map text is written: header, sections, comments, legend, defaults, automatic ids, plans.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { compileDeck } from '../../src/deck.ts';
import { dumpMap } from '../../src/map/dump.ts';
import { layoutOf } from '../../src/map/layout.ts';
import { DIFFICULTIES, FURNITURE, type Level, VIEWS } from '../../src/map/level.ts';
import { readLevel } from '../../src/map/load.ts';
import { planLines, planOf } from '../../src/map/plan.ts';
import { example, exampleText, levelFrom } from '../kit/examples.ts';

const MAP = `############
#@.+,,,+..>#
#M.#####.F.#
############`;
const ROOMS = `dock "Dock" at 1,1
lab "Lab" at 8,1`;
const deck = (head: string, rest = '', map = MAP, rooms = ROOMS): Level =>
  levelFrom(`${head}\n[map]\n${map}\n[rooms]\n${rooms}\n${rest}`);
const withGlyph = (glyph: string): string => MAP.replace('F', glyph);

describe('header', () => {
  test('[DS-373] [DS-376] [DS-382] [DS-504] what a file does not say has a default', () => {
    expect(deck('')).toMatchObject({
      ...{ name: 'Untitled', deck: 1, seed: '-', difficulty: 'authored', view: 'dark' },
      ...{ power: 'unlimited', air: 'auto', par: 'auto' },
    });
  });

  test('[DS-375] keys come in any order', () => {
    const level = deck('air 50\nview open\ndeck 9\nname "Any"');
    expect(level).toMatchObject({ air: 50, view: 'open', deck: 9, name: 'Any' });
  });

  test('[DS-376] names of 1 to 60 characters, deck and rooms alike', () => {
    for (const name of ['A', 'Ünïcode ☃ and ; more', '𝔇'.repeat(60)]) expect(deck(`name "${name}"`).name).toBe(name);
    const rooms = ROOMS.replace('Lab', 'Lab ; annex');
    expect(deck('', '', MAP, rooms).rooms[1]!.name).toBe('Lab ; annex');
  });

  test('[DS-377] [DS-378] [DS-379] [DS-380] deck, seed, difficulty and view are kept as written', () => {
    for (const n of [1, 999]) expect(deck(`deck ${n}`).deck).toBe(n);
    for (const seed of ['-', 'K3F9', 's'.repeat(32)]) expect(deck(`seed ${seed}`).seed).toBe(seed);
    for (const difficulty of DIFFICULTIES) expect(deck(`difficulty ${difficulty}`).difficulty).toBe(difficulty);
    for (const view of VIEWS) expect(deck(`view ${view}`).view).toBe(view);
  });

  test('[DS-381] [DS-382] [DS-504] power, air and par in all their forms', () => {
    expect(deck('power limited 999').power).toEqual({ limited: 999 });
    expect(deck('power unlimited').power).toBe('unlimited');
    for (const air of ['auto', 'none'] as const) expect(deck(`air ${air}`).air).toBe(air);
    expect(deck('air 99999').air).toBe(99_999);
    expect(deck('par 60 exact').par).toEqual({ air: 60, exact: true });
    expect(deck('par 99999 plan').par).toEqual({ air: 99_999, exact: false });
  });

  test('[DS-383] [DS-390] the size is that of the map, or as given and filled with wall', () => {
    expect(deck('').map).toEqual(MAP.split('\n'));
    const ragged = `#####\n#@M>#######\n#####`;
    expect(deck('', '', ragged, 'a "A" at 1,1').map).toEqual(['#####      ', '#@M>#######', '#####      '].map(walled));
    const large = deck('size 13x6');
    expect(large.map).toHaveLength(6);
    expect(large.map[5]).toBe('#'.repeat(13));
    expect(large.map[1]).toBe('#@.+,,,+..>##');
  });
  const walled = (row: string): string => row.replaceAll(' ', '#');

  test('[DS-507] a stored par is taken as it stands: comparing it is for the certifier', () => {
    const read = readLevel(
      content,
      exampleText['12'].replace('par 60 exact', 'par 7 exact').replace(/^digest .*\n/m, ''),
    );
    expect(read.ok && read.level.par).toEqual({ air: 7, exact: true });
    expect(read.findings).toEqual([]);
  });

  test('[DS-384] [DS-447] a digest is optional; the right one is silent, a wrong one loads with a warning', () => {
    const read = (text: string) => readLevel(content, text);
    expect(read(exampleText['12']).findings).toEqual([]);
    expect(read(exampleText['12'].replace(/^digest .*\n/m, '')).findings).toEqual([]);
    // Edited by hand, digest left as it was.
    const edited = read(exampleText['12'].replace('needs=2', 'needs=1'));
    expect(edited.ok && edited.level.generators[0]!.needs).toBe(1);
    expect(edited.findings).toMatchObject([{ code: 'W02', line: 11, column: 8, severity: 'warning' }]);
  });
});

describe('sections and rows', () => {
  test('[DS-385] sections come in any order, the end may be missing', () => {
    const level = levelFrom(`[furniture]\nf7 at 9,2 type=crate\n[rooms]\n${ROOMS}\n[map]\n${MAP}`);
    expect(level).toEqual(deck('', '[furniture]\nf7 at 9,2 type=crate\n[end]'));
  });

  test('[DS-386] empty lines and comments are ignored outside the map, and not inside quotes', () => {
    const level = deck(
      '; a comment\n\nname "A ; B" ; another',
      '\n  ; indented\n[furniture] ; behind a section\n  f7   at 9,2\ttype=crate ; x\n',
    );
    expect(level.name).toBe('A ; B');
    expect(level.furniture).toEqual([{ id: 'f7', at: [9, 2], type: 'crate', holds: [] }]);
  });

  test('[DS-373] line ends of other systems are understood', () => {
    expect(levelFrom(exampleText['12'].replaceAll('\n', '\r\n'))).toEqual(example('12'));
  });

  test('[DS-387] words and attributes of a row come in any order', () => {
    const level = deck('', '[items]\nx required=yes item=battery at 9,2', withGlyph('b'));
    expect(level.items).toEqual([{ id: 'x', at: [9, 2], item: 'battery', required: true }]);
  });

  test('[DS-388] every glyph of the legend stands for its cell', () => {
    const map = `###############
#@.MCGF.bakltn#
#VP^.+,~,=..>.#
 ##############`;
    const rooms = 'west "West" at 1,1\neast "East" at 10,2';
    const regions = [
      '.'.repeat(30),
      `..${'00'.repeat(8)}${'01'.repeat(5)}..`,
      `..${'00'.repeat(4)}..........${'01'.repeat(4)}..`,
      '.'.repeat(30),
    ];
    const level = deck(
      '',
      `[regions]\n${regions.join('\n')}
[controls]
v1 at 1,2 hazard=h2
[hazards]
h1 at 3,2 kind=spill
h2 at 7,2 kind=radiation
[items]
k at 10,1 item=keycard:east
l at 11,1 item=log:one
t at 12,1 item=tool:uv-lamp
n at 13,1 item=fragment:x
[puzzles]
p1 at 2,2 type=relay start=111111111 grants=unlock:east`,
      map,
      rooms,
    );
    const layout = layoutOf(level);
    const at = (x: number, y: number): number => y * 15 + x;
    const KIND = ['wall', 'room', 'corridor', 'door'];
    const kinds = [...map.replaceAll('\n', '')].map((glyph, cell) => [glyph, KIND[layout.kind[cell]!]] as const);
    const expected = (glyph: string): string =>
      '# '.includes(glyph) ? 'wall' : ',~'.includes(glyph) ? 'corridor' : '+='.includes(glyph) ? 'door' : 'room';
    expect(kinds).toEqual(kinds.map(([glyph]) => [glyph, expected(glyph)]));
    expect(layout.start).toBe(at(1, 1));
    expect(layout.exit).toBe(at(12, 2));
    expect(level.terminals.map((row) => row.at)).toEqual([[3, 1]]);
    expect(level.cctv.map((row) => row.at)).toEqual([[4, 1]]);
    expect(level.generators).toMatchObject([{ at: [5, 1], needs: 1 }]);
    expect(level.furniture).toMatchObject([{ at: [6, 1], type: FURNITURE[0], holds: [] }]);
    expect(level.items.map(({ item }) => item.split(':')[0])).toEqual([
      'battery',
      'air',
      'keycard',
      'log',
      'tool',
      'fragment',
    ]);
    expect(level.doors.map(({ locked }) => locked)).toEqual([false, true]);
    expect(level.map[3]).toBe('#'.repeat(15));
  });

  test('[DS-506] glyphs without row get the lowest free number of their letter, in row-major order', () => {
    const map = `##########
#@MMFF>GG#
#bMMFFbCC#
##########`;
    const rooms = 'f1 "Hall" at 1,1';
    const level = deck('', '[terminals]\nt2 at 2,2\n[items]\ni3 at 6,2 item=battery', map, rooms);
    expect(level.terminals.map(({ id }) => id)).toEqual(['t1', 't3', 't2', 't4']);
    expect(level.furniture.map(({ id }) => id)).toEqual(['f2', 'f3', 'f4', 'f5']);
    expect(level.items.map(({ id }) => id)).toEqual(['i1', 'i3']);
    expect(level.generators.map(({ id }) => id)).toEqual(['g1', 'g2']);
    expect(level.cctv.map(({ id }) => id)).toEqual(['c1', 'c2']);
  });

  test('[DS-506] doors are renamed in row-major order, and those a plan uses along with them', () => {
    const rest = '[doors]\nd1 at 3,1\nback at 7,1\n[plan]\nEE\nkey d1\nkey back\nkey other';
    const level = deck('', rest);
    expect(level.doors.map(({ id, at }) => [id, at[0]])).toEqual([
      ['d0', 3],
      ['d1', 7],
    ]);
    expect(level.plan!.slice(2)).toEqual(['d0', 'd1', 'other'].map((door) => [{ type: 'useKeycard', door }]));
  });

  test('[DS-391] doors are on in the room of the start cell and off elsewhere, CCTV is off', () => {
    expect(deck('').rooms).toEqual([
      { id: 'dock', name: 'Dock', at: [1, 1], doors: true, cctv: false },
      { id: 'lab', name: 'Lab', at: [8, 1], doors: false, cctv: false },
    ]);
    const rooms = 'lab "Lab" at 10,2 doors=on cctv=on why=postpass\ndock "Dock" at 2,2 doors=off';
    expect(deck('', '', MAP, rooms).rooms).toEqual([
      { id: 'lab', name: 'Lab', at: [8, 1], doors: true, cctv: true, why: 'postpass' },
      { id: 'dock', name: 'Dock', at: [1, 1], doors: false, cctv: false },
    ]);
  });

  test('[DS-392] regions are kept where two rooms share an open boundary, and dropped where not', () => {
    const edge = '.'.repeat(16);
    const open = deck(
      '',
      `[regions]\n${edge}\n..000000010101..\n${edge}`,
      '########\n#@.M..>#\n########',
      'a "A" at 1,1\nb "B" at 6,1',
    );
    expect(open.regions).toEqual([edge, '..000000010101..', edge]);
    expect([...layoutOf(open).roomAt].filter((room) => room === 1)).toHaveLength(3);
    const lines = MAP.split('\n').map((row, y) =>
      [...row]
        .map((glyph, x) => (glyph === '#' || ',+'.includes(glyph) ? '..' : x > 6 || y < 0 ? '01' : '00'))
        .join(''),
    );
    expect(deck('', `[regions]\n${lines.join('\n')}`)).toEqual(deck(''));
  });

  test('[DS-393] a door row names the owner where two rooms share a door; the other room has none of it', () => {
    const map = '#########\n#@M+...>#\n#########';
    const rooms = 'a "A" at 1,1\nb "B" at 4,1';
    for (const owner of ['a', 'b']) {
      const level = deck('', `[doors]\nx at 3,1 room=${owner}`, map, rooms);
      expect(level.doors).toEqual([{ id: 'd0', at: [3, 1], room: owner, locked: false }]);
    }
    expect(deck('').doors.map(({ room }) => room)).toEqual(['dock', 'lab']);
  });

  test('[DS-394] [DS-395] terminals and desks; controlled rooms are computed where none are listed', () => {
    expect(deck('').terminals).toEqual([{ id: 't1', at: [1, 2], controls: ['dock', 'lab'] }]);
    const listed = deck('', '[terminals]\nx at 1,2 room=dock controls=lab,dock,lab');
    expect(listed.terminals).toEqual([{ id: 'x', at: [1, 2], controls: ['dock', 'lab'] }]);
    expect(deck('', '[cctv]\nx at 9,2', withGlyph('C')).cctv).toEqual([{ id: 'x', at: [9, 2] }]);
  });

  test('[DS-396] [DS-397] controls and hazards; cells of a hazard in row-major order', () => {
    const map = withGlyph('V').replace(',,,', ',~~');
    const level = deck(
      '',
      '[controls]\nv at 9,2 hazard=h\n[hazards]\nh at 6,1|5,1 kind=steam-jet fix=either:pipe-clamp',
      map,
    );
    expect(level.controls).toEqual([{ id: 'v', at: [9, 2], hazard: 'h' }]);
    expect(level.hazards).toEqual([
      {
        id: 'h',
        at: [
          [5, 1],
          [6, 1],
        ],
        kind: 'steam-jet',
      },
    ]);
    expect(dumpMap(content, level)).toContain('\nh at 5,1|6,1 kind=steam-jet fix=either:pipe-clamp\n');
  });

  test('[DS-398] [DS-399] [DS-400] generators, furniture and items', () => {
    expect(deck('', '[generators]\nx at 9,2 needs=9', withGlyph('G')).generators[0]).toMatchObject({ needs: 9 });
    for (const type of FURNITURE)
      expect(deck('', `[furniture]\nx at 9,2 type=${type} holds=battery,air`).furniture).toEqual([
        { id: 'x', at: [9, 2], type, holds: ['battery', 'air'] },
      ]);
    expect(deck('', '[items]\nx at 9,2 item=tool:uv-lamp', withGlyph('t')).items[0]).toMatchObject({
      item: 'tool:uv-lamp',
    });
  });

  test('[DS-401] rooms, things and items may be optional, and say so only then', () => {
    const level = deck(
      '',
      '[furniture]\nx at 9,2 optional=yes\n[terminals]\ny at 1,2 optional=no',
      MAP,
      `${ROOMS} optional=yes`,
    );
    expect([level.rooms[0]!.optional, level.rooms[1]!.optional]).toEqual([undefined, true]);
    expect(level.furniture[0]!.optional).toBe(true);
    expect(level.terminals[0]).not.toHaveProperty('optional');
    expect(dumpMap(content, level)).toContain('x at 9,2 type=locker holds=- optional=yes\n');
  });

  test('[DS-402] puzzles: the first bit is lamp 0; fragments keep their order', () => {
    const relay = deck('', '[puzzles]\np at 9,2 type=relay start=010111010 grants=unlock:lab', withGlyph('P'));
    expect(compileDeck(content, relay).puzzles[0]).toMatchObject({ start: 0b010111010 });
    const first = deck('', '[puzzles]\np at 9,2 type=relay start=100000000 grants=unlock:lab', withGlyph('P'));
    expect(compileDeck(content, first).puzzles[0]).toMatchObject({ start: 1 });
    const map = withGlyph('P').replace('..>', 'nn>');
    const items = '[items]\ni at 8,1 item=fragment:a\nj at 9,1 item=fragment:b\n';
    const code = deck('', `${items}[puzzles]\np at 9,2 type=code code=0420 fragments=b,a grants=item:battery`, map);
    expect(code.puzzles[0]).toMatchObject({ type: 'code', code: '0420', fragments: ['b', 'a'] });
  });
});

describe('what the dump writes', () => {
  test('[DS-403] [DS-405] keycards are summed up from floor and furniture, in row-major order', () => {
    expect(dumpMap(content, example('4a'))).toContain('[keycards]\nbay at 8,1\n[end]\n');
    expect(dumpMap(content, example('7b'))).toContain('[keycards]\nbrig at 9,1 in=f2\narch at 8,4 in=f3\n[end]\n');
    expect(dumpMap(content, example('5'))).not.toContain('[keycards]');
  });

  test('[DS-405] derived attributes are always written, empty lists as a hyphen, a spill as never fixed', () => {
    const alone = dumpMap(content, example('10'));
    expect(alone).toContain('hall "Generator Hall" at 1,1 start exit doors=on cctv=off adj=-\n');
    const level = deck('', '[hazards]\nh at 9,2 kind=spill', withGlyph('^'));
    expect(dumpMap(content, level)).toContain('h at 9,2 kind=spill fix=never\n');
    expect(levelFrom(dumpMap(content, level))).toEqual(level);
  });

  test('[DS-405] however a level was written, its dump is the same', () => {
    const loose = exampleText['12']
      .replace(/^digest .*\n/m, '; digest left out\n')
      .replace(/ adj=\S+/g, '')
      .replace(/ room=\S+ controls=\S+/g, '')
      .replace(/\[doors\]\n(d.*\n)+/, '')
      .replace(/\[keycards\]\n.*\n/, '')
      .replace('#....###....########', '#....###....');
    expect(dumpMap(content, levelFrom(loose))).toBe(exampleText['12']);
  });

  test('[DS-406] [DS-384] changing one thing of a level changes its digest', () => {
    const digest = (level: Level): string => /^digest (.*)$/m.exec(dumpMap(content, level))![1]!;
    const levels = [
      example('12'),
      { ...example('12'), deck: 2 },
      levelFrom(exampleText['12'].replace('needs=2', 'needs=3')),
    ];
    expect(new Set(levels.map(digest)).size).toBe(3);
  });

  test('[DS-407] a deck made ready for play has the same text', () => {
    expect(dumpMap(content, compileDeck(content, example('12')).level)).toBe(exampleText['12']);
  });

  test('[DS-404] plans are written in runs of steps and lines, and read back', () => {
    const text = `S
power t1 lab on
power t1 store off
EEENW
cctv t1 lab on
key d3
search f2
battery g1
control v1
fix h1
press p1 4
code p2 0314
scan c1
wait
concede`;
    expect(planLines(planOf(text))).toEqual(text.split('\n'));
    expect(planLines(planOf('E\nE\n\nwait\nW'))).toEqual(['EE', 'wait', 'W']);
    expect(planOf('press p1 8')).toEqual([{ type: 'pressRelay', puzzle: 'p1', k: 8 }]);
    expect(() => planOf('jump')).toThrow('jump');
    const level = deck('', `[plan]\n${text}`);
    expect(dumpMap(content, level)).toContain(`[plan]\n${text}\n[end]\n`);
  });
});
