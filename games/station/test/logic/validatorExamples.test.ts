// The validator on the worked examples: findings, roots, gatekeepers, messages, post-pass and exact repair.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { statsOf } from '../../src/generate/stats.ts';
import { avoidance } from '../../src/logic/avoidance.ts';
import { networkOf } from '../../src/logic/build.ts';
import { closure } from '../../src/logic/closure.ts';
import type { LevelFinding } from '../../src/logic/finding.ts';
import { gatekeepersOf } from '../../src/logic/gatekeepers.ts';
import { exactRepair, postPass } from '../../src/logic/postPass.ts';
import { validate } from '../../src/logic/validate.ts';
import { layoutOf } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';
import { type ExampleId, example, levelFrom } from '../kit/examples.ts';

/** `I2 root lab`, notes left out, sorted as the validator sorts. */
const short = (level: Level, options = {}): readonly string[] =>
  validate(content, level, options)
    .findings.filter(({ severity }) => severity !== 'note')
    .map(({ code, root, path }) => `${code} ${root ? 'root' : 'cons'} ${path.split('.').at(-1)}`);
const find = (id: ExampleId, code: string, room?: string): LevelFinding =>
  validate(content, example(id)).findings.find(
    (one) => one.code === code && (room === undefined || one.room === room),
  )!;

describe('findings of the worked examples', () => {
  test.each<[string, ExampleId, readonly string[]]>([
    ['[DS-289] [DS-495]', '1', ['I2 root b', 'R2 root b', 'I2 cons d', 'I1 cons map', 'R2 cons d']],
    ['[DS-188] [DS-196] [DS-244]', '2', ['I2 root lab', 'R2 root lab', 'I1 cons map']],
    ['[DS-192] [DS-196]', '3', []],
    ['[DS-182] [DS-189] [DS-246]', '4a', ['I2 root lab', 'R2 root lab', 'I3 cons bay', 'I1 cons map']],
    ['[DS-165] [DS-294]', '4b', []],
    ['[DS-191] [DS-290]', '5', ['I1 root map']],
    ['[DS-191] [DS-198]', '6', ['I2 root react', 'I1 cons map']],
    ['[DS-200] [DS-248]', '7a', []],
    ['[DS-200] [DS-202] [DS-183]', '7b', ['I3 root arch', 'I3 root brig', 'I1 cons map']],
    ['[DS-205] [DS-207] [DS-252]', '8a', ['I4 root h1', 'I1 cons map']],
    ['[DS-205] [DS-206]', '8b', []],
    ['[DS-289] [DS-290] [DS-495]', '9', ['I1 root map', 'I2 cons react', 'I4 cons h1']],
    ['[DS-209] [DS-217]', '12', []],
  ])('%s example %s', (_rules, id, wanted) => {
    expect(short(example(id))).toEqual(wanted);
  });

  test('[DS-287] [DS-288] [DS-198] example 2: every field, and the message as the rules word it', () => {
    expect(find('2', 'I2')).toEqual({
      code: 'I2',
      severity: 'error',
      root: true,
      room: 'lab',
      gate: { kind: 'door', id: 'd1', cells: [[8, 1]] },
      condition: 'power lab',
      missing: {
        kind: 'terminal',
        what: 'a terminal for lab',
        candidates: [{ id: 't1', room: 'lab', cell: [10, 1], gate: 'd1 (power lab)' }],
        helps: ['dock'],
      },
      cells: [[8, 1]],
      file: null,
      path: 'rooms.lab',
      message:
        'I2 door-power chain: Emergency Lab (lab) gates the exit; door d1 at 8,1 needs power of lab; ' +
        'no terminal outside lab can power it; a terminal in Dock (dock) would',
    });
    expect(find('1', 'I2', 'b').message).toContain('no terminal can power it; a terminal in Dock (a) would');
  });

  test('[DS-198] [DS-202] [DS-207] examples 4a, 6, 7b, 8a: gates and what is missing where', () => {
    expect(find('4a', 'I2').gate).toEqual({
      kind: 'door',
      id: 'd1,d2',
      cells: [
        [5, 1],
        [10, 1],
      ],
    });
    expect(find('6', 'I2').gate).toEqual({
      kind: 'door',
      id: 'd2,d4',
      cells: [
        [9, 3],
        [7, 4],
      ],
    });
    expect(find('6', 'I2').missing!.candidates).toEqual([
      { id: 't1', room: 'quart', cell: [10, 1], gate: 'd1 (power quart)' },
    ]);
    expect(find('7b', 'I3', 'arch')).toMatchObject({
      gate: { id: 'd1', cells: [[6, 1]] },
      missing: { what: 'keycard:arch', candidates: [{ id: 'f3', room: 'brig', gate: 'd2 (key brig)' }] },
    });
    expect(find('7b', 'I3', 'arch').message).toContain('cycle arch -> brig -> arch');
    expect(find('7b', 'I3', 'brig').missing!.candidates[0]).toMatchObject({
      id: 'f2',
      room: 'arch',
      gate: 'd1 (key arch)',
    });
    expect(find('8a', 'I4')).toMatchObject({
      gate: { kind: 'hazard', id: 'h1', cells: [[5, 1]] },
      missing: { kind: 'control', what: 'coolant valve', candidates: [{ id: 'v1', room: 'lab', gate: 'h1 (fix h1)' }] },
    });
  });

  test('[DS-194] [DS-292] examples 4a, 5, 9: frontier, dead conditions, cycle', () => {
    expect(find('4a', 'I1').missing!.candidates.map(({ gate }) => gate)).toEqual(['d1 (power lab)', 'd5 (key bay)']);
    expect(find('4a', 'I1').cells).toEqual([
      [5, 1],
      [5, 4],
    ]);
    const dead = find('5', 'I1').message;
    expect(dead).toContain('closed: d1 at 5,1 (power north), d5 at 5,4 (power south)');
    expect(dead).toContain('power north: only t1 inside north; power south: only t2 inside south');
    const cross = find('9', 'I1').message;
    expect(cross).toContain('closed: d4 at 7,4 (power react), h1 at 5,1 (fix h1)');
    expect(cross).toContain(
      'cycle power react -> t1 in quart behind h1 -> fix h1 -> v1 in react behind d4 -> power react',
    );
    expect(find('1', 'I1').message).toContain('power b: nothing on this deck');
  });

  test('[DS-294] example 4b: one note R2 for the lab, and notes are no errors', () => {
    const notes = validate(content, example('4b')).findings;
    expect(notes.map(({ code, severity, room }) => [code, severity, room])).toEqual([['R2', 'note', 'lab']]);
  });
});

describe('gatekeepers', () => {
  test.each<[string, ExampleId, readonly string[] | null]>([
    ['[DS-182]', '2', ['lab']],
    ['[DS-189]', '4a', ['lab', 'lobby']],
    ['[DS-182]', '4b', ['lobby']],
    ['[DS-182]', '5', ['lobby']],
    ['[DS-182]', '6', ['react']],
    ['[DS-183]', '7b', null],
    ['[DS-182]', '12', ['lab', 'lobby', 'plant']],
  ])('%s of example %s', (_rule, id, wanted) => {
    expect(validate(content, example(id)).gatekeepers).toEqual(wanted);
  });

  test('[DS-190] with locks ignored example 4a gets the wrong answer', () => {
    const network = networkOf(content, layoutOf(example('4a')));
    const naive = gatekeepersOf(network, avoidance(network, { ideal: ['power', 'hazard', 'key'] }), [network.exit]);
    expect(naive!.map((room) => network.layout.rooms[room]!.id)).toEqual(['lobby']);
  });

  test('[DS-180] [DS-181] deadlock: a gatekeeper that can only be powered from behind its own doors', () => {
    const { gatekeepers, isSolvable } = validate(content, example('2'));
    expect([gatekeepers, isSolvable]).toEqual([['lab'], false]);
    const { findings } = validate(content, example('2'));
    const [power] = findings.filter(({ code }) => code === 'I2');
    expect(power!.missing!.candidates.every(({ room }) => room === 'lab')).toBe(true);
    expect(validate(content, example('3')).isSolvable).toBe(true);
  });

  test('[DS-184] [DS-185] [DS-186] never the start room, never a room without doors; a room with an opening may be', () => {
    // The hall opens onto the dock's corridor without a door, and its door is the only way onward.
    const level = levelFrom(`[map]
##############
#@.+,...+,..>#
#..##...######
##############
[rooms]
dock "Dock" at 1,1 start
hall "Hall" at 5,1
lobby "Lobby" at 10,1
`);
    expect(validate(content, level).gatekeepers).toEqual(['hall']);
  });

  test('[DS-187] the statistics tell the gatekeepers of generators, hazards and required items', () => {
    const { objectives } = statsOf(content, example('12'));
    expect(objectives.g1).toEqual(['plant']);
    // The extinguisher is used from either side, but lies in the lab.
    expect(Object.keys(objectives).sort()).toEqual(['g1', 'h1']);
  });
});

describe('post-pass and exact repair', () => {
  test.each<[string, ExampleId, readonly string[], readonly string[]]>([
    ['[DS-276]', '2', ['lab'], ['lab']],
    ['[DS-277]', '4a', ['lab'], ['lab']],
    ['[DS-280]', '4b', [], ['lab']],
    ['[DS-276]', '5', [], []],
    ['[DS-276]', '6', [], []],
    ['[DS-276]', '9', [], []],
  ])('%s example %s: rooms powered, lock-aware and strict', (_rule, id, aware, strict) => {
    expect(postPass(content, example(id)).rooms).toEqual(aware);
    expect(postPass(content, example(id), 'strict').rooms).toEqual(strict);
  });

  test('[DS-276] [DS-279] [DS-239] examples 2 and 4a: afterwards the goal is in sphere 0, nothing is found, and a second pass rests', () => {
    for (const id of ['2', '4a'] as const) {
      const { level } = postPass(content, example(id));
      expect(closure(networkOf(content, layoutOf(level))).goalSphere).toBe(0);
      expect(short(level)).toEqual([]);
      expect(level.rooms.find((row) => row.id === 'lab')).toMatchObject({ doors: true, why: 'postpass' });
      expect(postPass(content, level)).toEqual({ level, rooms: [] });
      expect({ ...level, rooms: example(id).rooms }).toEqual(example(id));
    }
  });

  test('[DS-277] lock-aware it does nothing where the exit is out of reach with all doors powered', () => {
    expect(postPass(content, example('7b')).rooms).toEqual([]);
    // Strictly every room but those with a terminal before them would be switched on.
    expect(postPass(content, example('7b'), 'strict').rooms).toEqual([]);
    const unlit = { ...example('7b'), terminals: [], map: example('7b').map.map((row) => row.replace('M', '.')) };
    expect(postPass(content, unlit, 'strict').rooms).toEqual(['arch', 'brig']);
    expect(postPass(content, unlit).rooms).toEqual([]);
  });

  test('[DS-278] a corridor with nothing but a name is no room with a terminal', () => {
    // The only neighbour of the lab over the corridor is the dock, which has none.
    expect(layoutOf(example('2')).rooms.map(({ id }) => id)).not.toContain('corridor');
    expect(postPass(content, example('2')).rooms).toEqual(['lab']);
  });

  test('[DS-281] [DS-191] example 5: exact repair powers the room of lowest index', () => {
    const mended = exactRepair(content, example('5'))!;
    expect(mended.rooms).toEqual(['north']);
    expect(closure(networkOf(content, layoutOf(mended.level))).goalSphere).toBe(0);
    expect(exactRepair(content, example('6'))!.rooms).toEqual(['quart']);
    expect(exactRepair(content, example('12'))!.rooms).toEqual([]);
    // Cards and hazards are beyond it.
    expect(exactRepair(content, example('7b'))).toBeNull();
    expect(exactRepair(content, example('8a'))).toBeNull();
  });
});

describe('roots and consequences', () => {
  test('[DS-496] a card in an optional room nobody can power is root when nothing else is wrong', () => {
    const level = levelFrom(`[map]
################
#@.>+,+...+,=..#
#...###..F##,###
################
[rooms]
dock "Dock" at 1,1 start
den "Den" at 7,1
vault "Vault" at 13,1
[furniture]
f1 at 9,2 holds=keycard:vault
`);
    expect(validate(content, level).goalSphere).toBe(0);
    expect(short(level)).toEqual(['I3 root vault']);
  });

  test('[DS-203] a lock that bars nothing needed is checked all the same', () => {
    const level = levelFrom(`[map]
###########
#@.>=..,,,#
###########
[rooms]
dock "Dock" at 1,1 start
vault "Vault" at 5,1
[doors]
d0 at 4,1 room=vault
`);
    expect(short(level)).toEqual(['I3 root vault']);
    expect(validate(content, level).findings[0]!.message).toContain('keycard:vault not placed');
  });

  test('[DS-290] two faults: the exit is a consequence only if mending all of them suffices', () => {
    // Example 6 with its terminal taken away and a fire in the way for which there is no extinguisher.
    const level = levelFrom(`[map]
############
#@.+,~,+...#
#..#####...#
#..######+##
#..###,,,.>#
#..#####...#
############
[rooms]
dock "Dock" at 1,1 start
quart "Quarters" at 8,1
react "Reactor Lab" at 9,4 doors=off
[doors]
d2 at 9,3 room=react
[hazards]
h1 at 5,1 kind=fire
`);
    expect(short(level)).toEqual([
      'I2 root quart',
      'I4 root h1',
      'R2 root quart',
      'I2 cons react',
      'I1 cons map',
      'R2 cons react',
    ]);
  });
});
