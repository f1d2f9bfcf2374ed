// Fault injection: every row of the table breaks what it says, shows as it says, and can be taken back.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diceOf, type Json } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import type { Fault } from '../../src/faults/fault.ts';
import { FAULTS, faultNamed, faultsOf, takeBack } from '../../src/faults/index.ts';
import { patchFrom } from '../../src/faults/patch.ts';
import { draftDeck } from '../../src/generate/draft.ts';
import { type Fault as Hook, recipeOf } from '../../src/generate/recipe.ts';
import { writeLevel } from '../../src/generate/write.ts';
import { game } from '../../src/index.ts';
import { networkOf } from '../../src/logic/build.ts';
import { closure } from '../../src/logic/closure.ts';
import { isError } from '../../src/logic/finding.ts';
import { REGISTRY } from '../../src/logic/mechanics/index.ts';
import { validate } from '../../src/logic/validate.ts';
import { dumpMap } from '../../src/map/dump.ts';
import { fileOf } from '../../src/map/json.ts';
import { layoutOf } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';
import { readLevel } from '../../src/map/load.ts';
import { REVEALED } from '../../src/questions.ts';
import { example, levelFrom } from '../kit/examples.ts';
import { Hand } from '../kit/kit.ts';
import { mendRoots } from '../logic/mend.ts';
import { shutter, shutterLevel } from '../logic/shutter.ts';
import { deckOf, injected, rootCodes, troubles, wrongs } from './faultKit.ts';

const folder = fileURLToPath(new URL('./faults/', import.meta.url));
const fixture = (id: string): Level => levelFrom(readFileSync(`${folder}${id}.txt`, 'utf8'));

/** Rule, fault, and the cells, rows and rooms (uninvolved ones aside) that it may change on its fixture. */
const TABLE = [
  ['[DS-195] two wrong doors', 'F-I1a', 1],
  ['[DS-195] cross-kind cycle', 'F-I1b', 3],
  ['[DS-195] power-key cycle', 'F-I1c', 2],
  ['[DS-199] control only inside', 'F-I2a', 1],
  ['[DS-199] control behind another dead door', 'F-I2b', 1],
  ['[DS-204] key in its own vault', 'F-I3a', 1],
  ['[DS-204] keys swapped', 'F-I3b', 2],
  ['[DS-204] key missing', 'F-I3c', 0],
  ['[DS-208] valve behind its leak', 'F-I4a', 2],
  ['[DS-208] extinguisher behind its fire', 'F-I4b', 2],
  ['[DS-212] one battery short', 'F-I5a', 1],
  ['[DS-212] generator boxed in', 'F-I5b', 2],
  ['[DS-216] dead dock', 'F-I6', 0],
  ['[DS-222] sealed pocket', 'F-I7a', 2],
  ['[DS-222] [DS-274] furniture wall', 'F-I7b', 2],
  ['[DS-226] clue in the vault', 'F-I8', 2],
  ['[DS-230] thin air', 'F-I9', 0],
  ['[DS-234] weak grid', 'F-I10', 0],
  ['[DS-238] lost item', 'F-I11', 2],
  ['[DS-242] bright room', 'F-R1a', 0],
  ['[DS-242] live camera', 'F-R1b', 0],
  ['[DS-247] post-pass skipped', 'F-R2', 0],
  ['[DS-251] key in a half-locked room', 'F-R3', 2],
  ['[DS-263] long arm', 'F-R6', 0],
  ['[DS-268] walled lift', 'F-R7', 2],
  ['[DS-274] blocked doorway', 'F-R8', 1],
] as const;

describe('the table', () => {
  test('[DS-309] has its 26 rows, each with a hand-made level that nothing is wrong with', () => {
    const ids = TABLE.map(([, id]) => id);
    expect(FAULTS.map(({ id }) => id)).toEqual(ids);
    expect(readdirSync(folder).sort()).toEqual(ids.map((id) => `${id}.txt`).sort());
    for (const fault of FAULTS) expect([fault.id, troubles(fixture(fault.id), fault)]).toEqual([fault.id, []]);
  });

  test.each(TABLE)('[DS-304] [DS-307] %s', (_title, id, cells) => {
    const fault = faultNamed(id)!;
    const level = fixture(id);
    for (const seed of ['1', '2', '3']) {
      const made = injected(level, fault, seed)!;
      expect(made).not.toBeNull();
      expect(wrongs(level, fault, made)).toEqual([]);
      expect(made.inverse.glyphs.length).toBeLessThanOrEqual(cells);
      const mended = takeBack(made.level, made);
      expect(mended).toEqual(level);
      expect(troubles(mended, fault)).toEqual([]);
      const read = readLevel(content, dumpMap(content, made.level));
      expect(read.ok && read.level).toEqual(made.level);
    }
  });

  test('[DS-304] a level with an error or a warning takes no fault, and one that lacks the parts takes none', () => {
    for (const fault of FAULTS) expect(injected(example('2'), fault)).toBeNull();
    const bright = injected(fixture('F-R1a'), faultNamed('F-R1a')!)!.level;
    expect(injected(bright, faultNamed('F-I6')!)).toBeNull();
    const bare = fixture('F-I2a');
    for (const id of ['F-I1b', 'F-I3a', 'F-I4b', 'F-I5a', 'F-I8', 'F-I10', 'F-I11', 'F-R2'])
      expect([id, injected(bare, faultNamed(id)!)]).toEqual([id, null]);
  });

  test('[DS-306] a fault of power lights every uninvolved room first, with a reason', () => {
    const level = deckOf('light', 'normal', 10)!;
    const made = injected(level, faultNamed('F-I2a')!, 'light')!;
    const dark = made.level.rooms.filter(({ doors }) => !doors).map(({ id }) => id);
    expect(dark).toEqual([made.room]);
    const lit = made.level.rooms.filter(({ id, doors }) => doors && !level.rooms.find((row) => row.id === id)!.doors);
    expect(lit.length).toBe(level.rooms.length - 2);
    expect(lit.every(({ why }) => why === 'authored')).toBe(true);
  });

  test('[DS-310] [DS-317] every id of the registry has its operator, and an added mechanic brings its own', () => {
    expect(() => faultsOf([...REGISTRY, shutter], FAULTS)).toThrow('fault F-I12 has no operator');
    const lever: Fault = {
      ...{ id: 'F-I12', title: 'lever behind its shutter', change: 'A lever is moved beyond its shutter.' },
      ...{ roots: ['I12'], exit: 'consequence' },
      apply: (_content, level) => {
        const levers = level.more!.levers!.map((row) => ({ ...row, at: [8, 2] as const }));
        return { level: { ...level, more: { ...level.more, levers } }, room: null, gate: 's1', missing: 'the lever' };
      },
    };
    const registry = [...REGISTRY, shutter];
    const faults = faultsOf(registry, [...FAULTS, lever]);
    const made = faults
      .find(({ id }) => id === 'F-I12')!
      .apply(content, shutterLevel('near'), diceOf('x').stream('x'))!;
    const found = validate(content, made.level, { registry }).findings.filter((one) => one.root && isError(one));
    expect(found).toMatchObject([{ code: 'I12', gate: { id: made.gate } }]);
  });
});

describe('generated decks', () => {
  test('[DS-305] every fault that applies to a handful of decks shows as the table says and can be taken back', () => {
    const applied = new Set<string>();
    for (const [i, grade] of (['story', 'normal', 'hard', 'hard'] as const).entries()) {
      const deck = deckOf(`G${i}`, grade, 10)!;
      for (const fault of FAULTS) {
        const made = injected(deck, fault, `${i}`);
        if (made === null) continue;
        applied.add(fault.id);
        expect([fault.id, i, wrongs(deck, fault, made)]).toEqual([fault.id, i, []]);
        expect(takeBack(made.level, made)).toEqual(deck);
      }
    }
    expect(applied.size).toBeGreaterThan(18);
  });

  test('[DS-308] of two faults nothing is left after repairing the root findings at most twice', () => {
    const plain = FAULTS.filter(({ isCertified }) => !isCertified);
    let tried = 0;
    for (let i = 0; i < 2; i++) {
      const deck = deckOf(`T${i}`, 'hard', 10)!;
      for (const [k, first] of plain.entries()) {
        const one = injected(deck, first, `${i}`);
        const second = plain[(k * 5 + 3 + i) % plain.length]!;
        if (one === null || first === second) continue;
        const two = second.apply(content, one.level, diceOf(`${i}`).stream('second'));
        if (two === null) continue;
        tried++;
        const once = mendRoots(two.level);
        const left = validate(content, mendRoots(once)).findings.filter(isError);
        expect([first.id, second.id, left.map(({ message }) => message)]).toEqual([first.id, second.id, []]);
      }
    }
    expect(tried).toBeGreaterThan(10);
  });

  /** A deck of the generator with its construction broken on purpose. */
  const spoilt = (hook: Hook, i: number): Level | null => {
    const draft = draftDeck(recipeOf(content, { difficulty: 'hard', rooms: 12 }, diceOf(`H${i}`), 1, hook));
    if (typeof draft === 'string') return null;
    return writeLevel(draft, { name: 'Spoilt', deck: 1, seed: '-', difficulty: 'hard', view: 'open' });
  };
  const lacking = (level: Level, kind: string): readonly string[] => {
    const network = networkOf(content, layoutOf(level));
    const { isOpen } = closure(network, { ideal: network.kinds.filter((one) => one !== kind) });
    const shut = network.gates.filter((gate, index) => gate.kind === kind && isOpen[index] === 0);
    return [...new Set(shut.map(({ condition }) => condition))].sort();
  };
  const roots = (level: Level) => troubles(level).filter(({ root }) => root);

  test('[DS-251] cards placed anywhere: I3 exactly for the rooms whose card X3 lacks', () => {
    let hits = 0;
    for (let i = 0; i < 12; i++) {
      const level = spoilt('R3', i);
      if (level === null) continue;
      const found = roots(level).flatMap(({ code, condition }) => (code === 'I3' ? [condition] : []));
      if (lacking(level, 'key').length > 0) expect([...found].sort()).toEqual(lacking(level, 'key'));
      hits += found.length;
    }
    expect(hits).toBeGreaterThan(0);
  });

  test('[DS-255] controls placed behind their hazards: wherever X4 lacks a fix, I4 and nothing else is root', () => {
    let [hits, several] = [0, 0];
    for (let i = 0; i < 120; i++) {
      const level = spoilt('R4', i);
      if (level === null || lacking(level, 'hazard').length === 0) continue;
      hits++;
      if (lacking(level, 'hazard').length > 1) several++;
      expect([i, ...new Set(roots(level).map(({ code }) => code))]).toEqual([i, 'I4']);
    }
    expect(hits).toBeGreaterThan(5);
    expect(several).toBeGreaterThan(5);
  });

  test('[DS-259] a battery dropped: I5 with a shortfall of one and nothing else is root', () => {
    let hits = 0;
    for (let i = 0; i < 8; i++) {
      const level = spoilt('R5', i);
      const granted = level?.puzzles.filter(({ grants }) => grants === 'item:battery').length ?? 0;
      const need = level?.generators.reduce((sum, { needs }) => sum + needs, 0) ?? 0;
      // Where puzzles grant them all there is none to drop.
      if (level === null || granted >= need) continue;
      hits++;
      expect(roots(level).map(({ code, missing }) => [code, missing?.what.split(' ')[0]])).toEqual([['I5', '1']]);
    }
    expect(hits).toBeGreaterThan(3);
  });
});

describe('the question inject', () => {
  const ask = (hand: Hand, args: Json, viewer = 'player') =>
    game.questions!.inject!(hand.deck, hand.state, viewer, args);

  test('[DS-480] breaks a level handed over, by fault and seed; hidden about a deck in the dark', () => {
    const hand = new Hand(example('12'));
    const level = fileOf(fixture('F-I3b')) as Json;
    const answer = ask(hand, { fault: 'F-I3b', seed: 'K3F9', level });
    if (!answer.ok) throw new Error(answer.error.message);
    const told = answer.value as { level: Json; repaired: Json; roots: Json };
    expect(told).toMatchObject({ fault: 'F-I3b', roots: ['I3'], title: 'keys swapped' });
    const read = readLevel(content, told.level);
    expect(read.ok && rootCodes(read.level, faultNamed('F-I3b')!)).toEqual(['I3']);
    expect(told.repaired).toEqual(level);
    expect(ask(hand, { fault: 'F-I3b', seed: 'K3F9', level })).toEqual(answer);
    const hidden = ask(hand, { fault: 'F-I6', seed: '1' });
    expect(hidden.ok ? null : hidden.error.code).toBe('hidden');
    expect(ask(hand, { fault: 'F-I6', seed: '1' }, REVEALED).ok).toBe(true);
  });

  test('[DS-480] says which faults there are, and that one does not apply', () => {
    const hand = new Hand(example('12'));
    for (const args of [{ fault: 'F-X' }, {}, { fault: 'F-I6', seed: 3 }] as Json[]) {
      const bad = ask(hand, args, REVEALED);
      expect(bad.ok ? null : bad.error.code).toBe('bad-argument');
    }
    expect(ask(hand, { fault: 'F-I8', seed: '1' }, REVEALED)).toMatchObject({ ok: true, value: { level: null } });
  });
});

test('[DS-307] an inverse is a difference of cells and rows, not a copy of the level', () => {
  const level = fixture('F-I4a');
  const made = injected(level, faultNamed('F-I4a')!)!;
  expect(made.inverse.rows.map(({ section }) => section)).toEqual(['controls']);
  // It takes back its own change alone: another fault stays.
  const lit = faultNamed('F-R1b')!.apply(content, made.level, diceOf('x').stream('x'))!.level;
  expect(troubles(takeBack(lit, made)).map(({ code }) => code)).toEqual(['R1']);
  expect(patchFrom(level, level)).toEqual({ header: {}, glyphs: [], rows: [] });
});
