// The validator rule by rule on small levels: each has one thing wrong, and a twin without it.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import type { LevelFinding } from '../../src/logic/finding.ts';
import { validate } from '../../src/logic/validate.ts';
import type { Level } from '../../src/map/level.ts';
import { example, levelFrom } from '../kit/examples.ts';

const findings = (level: Level, options = {}): readonly LevelFinding[] => validate(content, level, options).findings;
const short = (level: Level, options = {}): readonly string[] =>
  findings(level, options)
    .filter(({ severity }) => severity !== 'note')
    .map(({ code, root, path }) => `${code} ${root ? 'root' : 'cons'} ${path}`);
const notes = (level: Level): readonly string[] =>
  findings(level)
    .filter(({ severity }) => severity === 'note')
    .map(({ code, path }) => `${code} ${path}`);

/** Two rooms, door d1 into the lab, a terminal at home; `rows` replaces what the lab and the tables hold. */
const deck = (lab: readonly [string, string], tables = '', dock = 'doors=on', labRow = ''): Level =>
  levelFrom(`[map]
##############
#@..+,+${lab[0]}##
#M..###${lab[1]}##
##############
[rooms]
dock "Dock" at 1,1 start ${dock}
lab "Lab" at 7,1 ${labRow}
${tables}`);

describe('start, power and lists', () => {
  test('[DS-213] [DS-215] [DS-265] a start room without door power, terminal or not', () => {
    const level = deck(['....>', '.....'], '', 'doors=off');
    expect(short(level)).toEqual(['I6 root rooms.dock']);
    expect(findings(level)[0]!.message).toContain('Dock (dock)');
    expect(short(deck(['....>', '.....']))).toEqual([]);
    const shut = levelFrom('[map]\n#####\n#@.>#\n#####\n[rooms]\ndock "Dock" at 1,1 start doors=off\n');
    expect(short(shut)).toEqual(['I6 root rooms.dock']);
  });

  test('[DS-239] [DS-241] [DS-243] [DS-298] power without a reason and cameras are warnings', () => {
    const level = deck(['....>', '.....'], '', 'doors=on', 'doors=on');
    expect(short(level)).toEqual(['R1 root rooms.lab']);
    expect(findings(level)[0]!.severity).toBe('warning');
    expect(short(deck(['....>', '.....'], '', 'doors=on', 'doors=on why=authored'))).toEqual([]);
    expect(short(deck(['....>', '.....'], '', 'doors=on cctv=on'))).toEqual(['R1 root rooms.dock']);
  });

  test('[DS-260] [DS-262] [DS-286] stored lists of terminals are compared with what the map says', () => {
    const long = deck(['....>', '.....'], '[terminals]\nt1 at 1,2 controls=dock\n');
    expect(short(long)).toEqual(['R6 root terminals.t1']);
    expect(findings(long)[0]!.message).toContain('it lacks lab');
    const level = example('12');
    const wide: Level = {
      ...level,
      terminals: level.terminals.map((row) =>
        row.id === 't1' ? { ...row, controls: [...row.controls, 'plant'] } : row,
      ),
    };
    expect(short(wide)).toEqual(['R6 root terminals.t1']);
    expect(findings(wide)[0]!.message).toContain('it lists plant too much');
  });

  test('[DS-264] a wrong list gives no power', () => {
    const level = example('2');
    const wide: Level = { ...level, terminals: level.terminals.map((row) => ({ ...row, controls: ['dock', 'lab'] })) };
    expect(validate(content, wide).isSolvable).toBe(false);
  });
});

describe('goals', () => {
  test('[DS-209] [DS-211] [DS-256] [DS-258] a battery short is told with need, reachable and placed', () => {
    const tables = '[generators]\ng1 at 11,2 needs=2\n';
    const level = deck(['b...>', '....G'], tables);
    expect(short(level)).toEqual(['I5 root generators', 'I1 cons map']);
    expect(findings(level)[0]!.message).toContain('g1: need 2, reachable 1, placed 1');
    expect(short(deck(['b.b.>', '....G'], tables))).toEqual([]);
  });

  test('[DS-209] [DS-211] a generator without a cell to stand at', () => {
    const boxed = levelFrom(`[map]
##############
#@..+,+b...>##
#M..###...F.##
#######..FG###
##############
[rooms]
dock "Dock" at 1,1 start
lab "Lab" at 7,1
`);
    expect(short(boxed)).toEqual(['I5 root generators.g1', 'I1 cons map']);
    expect(findings(boxed)[0]).toMatchObject({ room: 'lab', cells: [[10, 3]] });
  });

  test('[DS-235] [DS-237] [DS-117] a required item out of reach, root where no gate ever opens the way', () => {
    const level = levelFrom(`[map]
###########
#@>.+.b.###
###########
[rooms]
dock "Dock" at 1,1 start
den "Den" at 5,1
[doors]
d0 at 4,1 room=den
[items]
i1 at 6,1 item=battery required=yes
`);
    expect(short(level)).toEqual(['I1 root map', 'I11 cons items.i1']);
    expect(findings(level)[1]!.message).toContain('door d0 at 4,1 is in the way (power den)');
    const walled = levelFrom(`[map]
###########
#@>.##.b.##
###########
[rooms]
dock "Dock" at 1,1 start
den "Den" at 6,1
[items]
i1 at 7,1 item=battery required=yes
`);
    expect(short(walled)).toEqual(['I11 root items.i1', 'I1 cons map']);
  });

  test('[DS-265] [DS-267] an exit closed off with every gate open, with the cells around it', () => {
    const level = levelFrom('[map]\n########\n#@.##>.#\n########\n[rooms]\na "A" at 1,1 start\nb "B" at 5,1\n');
    expect(short(level)).toEqual(['R7 root map', 'I1 cons map']);
    expect(findings(level)[0]!.cells).toEqual([
      [5, 1],
      [6, 1],
    ]);
  });
});

describe('puzzles', () => {
  /** The code terminal at home unlocks the vault; the fragment lies in there or out here. */
  const vault = (place: 'inside' | 'outside'): Level =>
    levelFrom(`[map]
##############
#@P.+,=..${place === 'inside' ? 'n' : '.'}###
#..>###...####
#M${place === 'inside' ? '.' : 'n'}.##########
##############
[rooms]
dock "Dock" at 1,1 start
vault "Vault" at 7,1
[puzzles]
p1 at 2,1 type=code code=314 fragments=a grants=unlock:vault
[items]
i1 at ${place === 'inside' ? '9,1' : '2,3'} item=fragment:a
`);

  test('[DS-223] [DS-225] a fragment in the room its puzzle unlocks', () => {
    expect(short(vault('inside'))).toEqual(['I3 root rooms.vault', 'I8 root puzzles.p1']);
    const [lock, puzzle] = findings(vault('inside'));
    expect(lock!.missing!.candidates).toMatchObject([{ id: 'p1' }]);
    expect(puzzle!).toMatchObject({
      ...{ room: 'dock', condition: 'fragment:a' },
      missing: { candidates: [{ id: 'i1', room: 'vault', gate: 'd1 (key vault)' }] },
    });
    expect(puzzle!.message).toContain('grants unlock:vault');
    expect(short(vault('outside'))).toEqual([]);
  });

  test('[DS-223] [DS-295] a puzzle out of reach is an error, a note when it is optional', () => {
    const level = (row: string): Level =>
      levelFrom(`[map]
#########
#@>#P..##
#########
[rooms]
dock "Dock" at 1,1 start
den "Den" at 4,1
[puzzles]
p1 at 4,1 type=relay start=010111010 grants=item:battery ${row}
`);
    expect(short(level(''))).toEqual(['I8 root puzzles.p1']);
    expect(short(level('optional=yes'))).toEqual([]);
    expect(notes(level('optional=yes'))).toContain('I8 puzzles.p1');
  });
});

describe('rooms', () => {
  test('[DS-217] [DS-218] [DS-219] [DS-221] a pocket, a cut-off control point, a room without a free cell', () => {
    expect(short(deck(['>..F.', '....F']))).toEqual(['I7 root rooms.lab']);
    const pocket = findings(deck(['>..F.', '....F']))[0]!;
    expect(pocket.message).toContain('Lab (lab) has 2 separate parts: 7,1 with doorways 7,1; 11,1');
    // The desk can be stood at from nowhere: furniture on both sides.
    const boxed = deck(['>..FC', '....F']);
    expect(short(boxed)).toEqual(['I7 root rooms.lab']);
    expect(findings(boxed)[0]!.message).toContain('cut off: c1');
    const full = levelFrom(
      '[map]\n########\n#@>+.F.#\n########\n[rooms]\na "A" at 1,1 start\nb "B" at 4,1\n[doors]\nd0 at 3,1 room=a\n',
    );
    expect(short(full)).toEqual(['I7 root rooms.b']);
    const packed = levelFrom('[map]\n######\n#@>#F#\n######\n[rooms]\na "A" at 1,1 start\nb "B" at 4,1\n');
    expect(short(packed)).toEqual(['I7 root rooms.b']);
    expect(findings(packed)[0]!.message).toContain('0 separate parts');
  });

  test('[DS-219] [DS-275] corridors are exempt; parts without doorway are I7 alone', () => {
    const split = levelFrom(`[map]
###########
#@+,~,+..>#
###########
[rooms]
a "A" at 1,1 start
b "B" at 7,1 doors=on why=authored
[hazards]
h1 at 4,1 kind=spill
`);
    expect(short(split)).toEqual([]);
    expect(short(deck(['>..F.', '....F']))).not.toContain('R8 root rooms.lab');
  });

  test('[DS-217] an active hazard counts as blocked, and belongs to I7 alone', () => {
    const level = levelFrom(`[map]
###########
#@+,+.^.+>#
###########
[rooms]
a "A" at 1,1 start
b "B" at 5,1 doors=on why=authored
c "C" at 9,1 doors=on why=authored
[doors]
d2 at 8,1 room=b
[hazards]
h1 at 6,1 kind=fire
`);
    expect(short(level)).toContain('I7 root rooms.b');
    expect(short(level).filter((one) => one.startsWith('R8'))).toEqual([]);
  });

  test('[DS-273] doorways blocked or parted, with what stands between them', () => {
    const blocked = levelFrom(`[map]
#########
#@+.F+>##
###..####
#########
[rooms]
a "A" at 1,1 start
b "B" at 3,1 doors=on why=authored
c "C" at 6,1 doors=on why=authored
[doors]
d0 at 2,1 room=a
d1 at 5,1 room=c
`);
    expect(short(blocked)).toEqual(['R7 root map', 'R8 root rooms.b', 'I1 cons map']);
    expect(findings(blocked)[1]).toMatchObject({ missing: { candidates: [{ id: 'f1', cell: [4, 1] }] } });
    const parted = levelFrom(`[map]
##########
#@+.F.+>##
##########
[rooms]
a "A" at 1,1 start
b "B" at 3,1 doors=on why=authored
c "C" at 7,1 doors=on why=authored
[doors]
d0 at 2,1 room=a
d1 at 6,1 room=c
`);
    expect(short(parted)).toEqual(['I7 root rooms.b', 'R7 root map', 'R8 root rooms.b', 'I1 cons map']);
  });

  test('[DS-016] [DS-298] an opening is listed as a note', () => {
    const level = levelFrom('[map]\n########\n#@.,,.>#\n########\n[rooms]\na "A" at 1,1 start\nb "B" at 5,1\n');
    expect(short(level)).toEqual([]);
    expect(notes(level)).toEqual(['N1 rooms.a', 'N1 rooms.b']);
  });
});

describe('cards and controls', () => {
  const half = (card: string): Level =>
    levelFrom(`[map]
##############
#@..+,+....>##
#M..=,=.F..###
##############
[rooms]
dock "Dock" at 1,1 start
lab "Lab" at 7,1
[furniture]
f1 at 8,2 holds=${card}
[items]
`);

  test('[DS-250] [DS-248] [DS-298] a card inside its own room: a warning, an error where the card is missed', () => {
    expect(findings(half('keycard:lab')).filter(({ code }) => code === 'R3')).toMatchObject([
      { severity: 'warning', room: 'lab', root: true, path: 'furniture.f1' },
    ]);
    const sealed = levelFrom(`[map]
##############
#@.>+,=...k###
#M..###....###
##############
[rooms]
dock "Dock" at 1,1 start
lab "Lab" at 7,1
[items]
i1 at 10,1 item=keycard:lab
`);
    expect(short(sealed)).toEqual(['I3 root rooms.lab', 'R3 root items.i1']);
    expect(findings(sealed)[1]!.severity).toBe('error');
    expect(findings(sealed)[0]!.message).toContain('cycle lab -> lab');
  });

  test('[DS-295] a lock into an optional room without card is a note', () => {
    const locked = (row: string): Level =>
      levelFrom(`[map]
##############
#@.>+,=.....##
#M..###.....##
##############
[rooms]
dock "Dock" at 1,1 start
lab "Lab" at 7,1 ${row}
`);
    expect(short(locked(''))).toEqual(['I3 root rooms.lab']);
    expect(short(locked('optional=yes'))).toEqual([]);
    expect(notes(locked('optional=yes'))).toEqual(['I3 rooms.lab', 'N2 rooms.lab']);
  });

  test('[DS-254] [DS-252] a control many rooms away gets a note', () => {
    // A row of rooms with a corridor cell between each two; the leak lies before the last room, the valve in the first.
    const row = (rooms: number): Level => {
      const middle = Array.from({ length: rooms - 2 }, () => '..+,').join('');
      const upper = `#@V+,${middle}.>#`.replace(/,(?=\.>#$)/, '~');
      const wall = '#'.repeat(upper.length);
      const keys = Array.from({ length: rooms }, (_, i) => `r${i} "Room ${i}" at ${1 + 4 * i},1 doors=on why=authored`);
      return levelFrom(`[map]
${wall}
${upper}
#..##${'..##'.repeat(rooms - 2)}..#
${wall}
[rooms]
${keys.join('\n')}
[hazards]
h1 at ${upper.indexOf('~')},1 kind=coolant-leak
[controls]
v1 at 2,1 hazard=h1
`);
    };
    const { controlFarHops: far } = content.balance.gen;
    expect(notes(row(far + 2)).filter((one) => one.startsWith('R4'))).toEqual([]);
    expect(notes(row(far + 3)).filter((one) => one.startsWith('R4'))).toEqual(['R4 controls.v1']);
  });

  test('[DS-208] [DS-314] each condition is had without passing its gate, tools too', () => {
    const level = (tool: string): Level =>
      levelFrom(`[map]
############
#@.${tool === 'near' ? 't' : '.'}+,~,${tool === 'far' ? 't' : '.'}>#
############
[rooms]
a "A" at 1,1 start
b "B" at 8,1
[hazards]
h1 at 6,1 kind=fire
${tool === 'none' ? '' : `[items]\ni1 at ${tool === 'near' ? '3,1' : '8,1'} item=tool:extinguisher\n`}`);
    expect(short(level('near'))).toEqual([]);
    expect(short(level('far'))).toEqual(['I4 root hazards.h1', 'I1 cons map']);
    expect(findings(level('far'))[0]!.missing!.candidates).toMatchObject([
      { id: 'i1', room: 'b', gate: 'h1 (fix h1)' },
    ]);
    expect(findings(level('none'))[0]!.message).toContain('tool:extinguisher not placed');
  });
});

describe('order, strict readings', () => {
  test('[DS-291] root first, then severity, code, room, cell', () => {
    const level = deck(['>..F.', '....F'], '', 'doors=off cctv=on');
    expect(short(level)).toEqual(['I6 root rooms.dock', 'I7 root rooms.lab', 'R1 root rooms.dock']);
  });

  test('[DS-300] strict I2 shuts locked doors for ever, and only ever adds findings', () => {
    expect(short(example('4b'), { strictI2: true })).toEqual(['I2 root rooms.lab']);
    for (const id of ['1', '2', '4a', '6', '7a', '7b', '9', '12'] as const) {
      const strict = short(example(id), { strictI2: true }).map((one) => one.replace(/ (root|cons)/, ''));
      for (const one of short(example(id))) expect(strict).toContain(one.replace(/ (root|cons)/, ''));
    }
  });
});
