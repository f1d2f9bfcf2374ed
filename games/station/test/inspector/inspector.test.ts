// The inspector: repairs and their prices, a game as a value, the cheapest repair, and the pack of eight decks.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { documents } from '../../src/authoring/documents.ts';
import { content } from '../../src/data/content.ts';
import { faultNamed } from '../../src/faults/index.ts';
import { cheapestMending, isMended } from '../../src/inspector/cheapest.ts';
import { inspect, inspectorDeck, inspectorIds } from '../../src/inspector/decks.ts';
import {
  addRepair,
  commitRepairs,
  type Inspection,
  offerInspection,
  openInspection,
  scoreOf,
  undoRepair,
  viewInspection,
} from '../../src/inspector/inspection.ts';
import { applyRepair, priceOf, type Repair, refuseRepair } from '../../src/inspector/repairs.ts';
import { isError } from '../../src/logic/finding.ts';
import { validate } from '../../src/logic/validate.ts';
import { dumpMap } from '../../src/map/dump.ts';
import type { Level } from '../../src/map/level.ts';
import { readLevel } from '../../src/map/load.ts';
import { example, levelFrom } from '../kit/examples.ts';

const prices = content.balance.inspector;
const refused = (level: Level, repair: Repair) => refuseRepair(content, level, repair);
const done = (inspection: Inspection, ...repairs: readonly Repair[]): Inspection =>
  repairs.reduce((sum, repair) => {
    const next = addRepair(content, sum, repair);
    if (!next.ok) throw new Error(next.error.message);
    return next.value;
  }, inspection);

/** A crate with two things, a full locker, a leak and its valve, a puzzle, a lock without card, a generator too hungry. */
const YARD = levelFrom(`[map]
###############
#@..+,~,=.....#
#MV.####..G...#
#F.F####....>.#
#P..###########
###############
[rooms]
dock "Dock" at 1,1 start
lab "Lab" at 9,1
[controls]
v1 at 2,2 hazard=h1
[hazards]
h1 at 6,1 kind=coolant-leak
[generators]
g1 at 10,2 needs=3
[furniture]
f1 at 1,3 type=crate holds=battery,air
f2 at 3,3 type=locker holds=battery
[puzzles]
p1 at 1,4 type=relay start=010111010 grants=item:air
`);

describe('repairs', () => {
  const each: readonly (readonly [Repair, number])[] = [
    [{ type: 'removeFurniture', furniture: 'f2' }, prices.removeFurniture],
    [{ type: 'moveItem', from: 'f2', item: 'battery', to: [2, 1] }, prices.moveItem],
    [{ type: 'moveItem', from: 'f2', item: 'battery', to: 'f1' }, prices.moveItem],
    [{ type: 'moveControl', control: 'v1', at: [11, 1] }, prices.moveControl],
    [{ type: 'movePuzzle', puzzle: 'p1', at: [12, 1] }, prices.moveControl],
    [{ type: 'addTerminal', at: [11, 1] }, prices.addTerminal],
    [{ type: 'addItem', item: 'keycard:lab', at: [2, 1] }, prices.addItem],
    [{ type: 'powerRoom', room: 'lab' }, prices.powerRoom],
  ];

  test.each(each)(
    '[DS-485] %o is done on the level, at its price, and leaves a level that reads back',
    (repair, price) => {
      expect(refused(YARD, repair)).toBeNull();
      expect(priceOf(content.balance, repair)).toBe(price);
      const level = applyRepair(YARD, repair);
      expect(level).not.toEqual(YARD);
      const read = readLevel(content, dumpMap(content, level));
      expect(read.ok && read.level).toEqual(level);
    },
  );

  test('[DS-485] what furniture holds falls to its cell, one item at most', () => {
    expect(refused(YARD, { type: 'removeFurniture', furniture: 'f1' })).toBe('holds-too-much');
    const level = applyRepair(YARD, { type: 'removeFurniture', furniture: 'f2' });
    expect(level.items).toMatchObject([{ item: 'battery', at: [3, 3] }]);
    expect(level.map[3]).toBe('#F.b####....>.#');
  });

  test('[DS-485] only what is missing may be added', () => {
    const add = (item: string, at: [number, number] = [2, 1]): Repair => ({ type: 'addItem', item, at });
    expect(refused(YARD, add('battery'))).toBeNull();
    const filled = applyRepair(YARD, add('battery'));
    expect(refused(filled, add('battery', [3, 1]))).toBe('not-missing');
    expect(refused(YARD, add('tool:extinguisher'))).toBe('not-missing');
    expect(refused(YARD, add('keycard:dock'))).toBe('not-missing');
    expect(refused(YARD, add('keycard:lab', [1, 2]))).toBe('not-free');
  });

  test('[DS-485] things go to cells that the placement rule allows, items to free floor or furniture with space', () => {
    expect(refused(YARD, { type: 'addTerminal', at: [9, 1] })).toBe('kept-free');
    expect(refused(YARD, { type: 'addTerminal', at: [1, 2] })).toBe('occupied');
    expect(refused(YARD, { type: 'addTerminal', at: [5, 1] })).toBe('not-free');
    expect(refused(YARD, { type: 'addTerminal', at: [900, 900] })).toBe('not-free');
    expect(refused(YARD, { type: 'moveControl', control: 'v1', at: [3, 1] })).toBe('kept-free');
    expect(refused(YARD, { type: 'moveControl', control: 'v9', at: [11, 1] })).toBe('unknown-target');
    expect(refused(YARD, { type: 'moveItem', from: 'f2', item: 'battery', to: [0, 0] })).toBe('not-free');
    expect(refused(YARD, { type: 'moveItem', from: 'f2', item: 'air', to: [2, 1] })).toBe('unknown-target');
    const full = applyRepair(YARD, { type: 'moveItem', from: 'f2', item: 'battery', to: 'f1' });
    expect(full.furniture.map(({ holds }) => holds.length)).toEqual([3, 0]);
    const more = {
      ...full,
      furniture: full.furniture.map((row) => ({ ...row, holds: row.id === 'f2' ? ['air'] : row.holds })),
    };
    expect(refused(more, { type: 'moveItem', from: 'f2', item: 'air', to: 'f1' })).toBe('furniture-full');
    expect(refused(YARD, { type: 'powerRoom', room: 'dock' })).toBe('no-change');
    expect(refused(YARD, { type: 'powerRoom', room: 'attic' })).toBe('unknown-target');
  });
});

describe('a game', () => {
  const power: Repair = { type: 'powerRoom', room: 'lab' };
  const terminal: Repair = { type: 'addTerminal', at: [1, 2] };

  test('[DS-484] shows the broken deck in the open; it is a list of repairs on a level', () => {
    const game = openInspection(example('2'), prices.addTerminal);
    const { level, findings, isSolved, spent } = viewInspection(content, game);
    expect([level.view, isSolved, spent]).toEqual(['open', false, 0]);
    expect(findings).toEqual(validate(content, example('2')).findings);
    expect(JSON.parse(JSON.stringify(done(game, terminal)))).toEqual(done(game, terminal));
  });

  test('[DS-486] findings are recomputed after each repair; solved when no error is left', () => {
    const game = openInspection(example('2'), prices.addTerminal);
    const useless = done(game, { type: 'removeFurniture', furniture: 'f1' });
    expect(viewInspection(content, useless)).toMatchObject({ isSolved: false, spent: prices.removeFurniture });
    expect(viewInspection(content, useless).findings.filter(isError).length).toBeGreaterThan(0);
    expect(viewInspection(content, done(useless, terminal))).toMatchObject({ isSolved: true, score: null });
    const again = addRepair(content, done(game, power), power);
    expect(again.ok ? null : again.error.code).toBe('no-change');
  });

  test('[DS-487] repairs are pending and undone freely until committed; the score compares the price with par', () => {
    const game = openInspection(example('2'), prices.addTerminal);
    const dear = done(game, power);
    const back = undoRepair(dear);
    expect(back.ok && back.value).toEqual(game);
    expect(undoRepair(game).ok).toBe(false);
    const final = commitRepairs(dear);
    expect(undoRepair(final).ok).toBe(false);
    const expected = Math.floor((1000 * prices.addTerminal) / prices.powerRoom);
    expect(viewInspection(content, final)).toMatchObject({ isSolved: true, score: expected });
    expect(viewInspection(content, commitRepairs(done(game, terminal))).score).toBe(1000);
    expect(viewInspection(content, commitRepairs(game)).score).toBeNull();
  });

  test('[DS-486] [DS-487] spending less than par scores as par', () => {
    expect([scoreOf(6, 3), scoreOf(6, 6), scoreOf(6, 7), scoreOf(3, 9)]).toEqual([1000, 1000, 857, 333]);
  });

  test('[DS-484] [DS-486] faults by chance: offered with the price of the cheapest repair, or not at all', () => {
    const stream = () => diceOf('offer').stream('faults');
    const offer = (level: Level, ...ids: readonly string[]) =>
      offerInspection(
        content,
        level,
        ids.map((id) => faultNamed(id)!),
        stream(),
      );
    expect(offer(example('8b'), 'F-I4a')?.par).toBe(prices.moveControl);
    expect(offer(example('7a'), 'F-I3c')?.par).toBe(prices.addItem);
    expect(offer(example('3'), 'F-I6')?.par).toBe(prices.powerRoom);
    // No repair can carve a way to a walled lift, and a warning is nothing to inspect.
    const rocky = levelFrom('[map]\n#######\n#@..>.#\n#######\n#######\n#######\n[rooms]\ndock "Dock" at 1,1 start\n');
    expect(offer(rocky, 'F-R7')).toBeNull();
    expect(offer(example('3'), 'F-R1b')).toBeNull();
    expect(offer(example('3'), 'F-I8')).toBeNull();
  });

  test('[DS-486] the cheapest repair is the least over all single ones and pairs', () => {
    expect(cheapestMending(content, example('2'))).toEqual({ repairs: [terminal], price: prices.addTerminal });
    const two = inspect(content, inspectorDeck(content, 'twice-broken')!).broken;
    const found = cheapestMending(content, two)!;
    expect(found.repairs.map(({ type }) => type)).toEqual(['moveItem', 'addItem']);
    expect(isMended(content, found.repairs.reduce(applyRepair, two))).toBe(true);
    expect(found.repairs.every((_, i) => !isMended(content, applyRepair(two, found.repairs[i]!)))).toBe(true);
  });
});

describe('the pack', () => {
  const decks = inspectorIds.map((id) => inspectorDeck(content, id)!);

  test('[DS-484] has eight decks: seven with a fault each, one with two, in the order of their chains', () => {
    const folder = fileURLToPath(new URL('../../content/inspector/', import.meta.url));
    expect(readdirSync(folder).sort()).toEqual(inspectorIds.map((id) => `${id}.json`).sort());
    const single = decks.filter(({ faults }) => faults.length === 1).map(({ faults }) => faults[0]!.fault);
    expect([...single].sort()).toEqual(['F-I1a', 'F-I1b', 'F-I2a', 'F-I3b', 'F-I4a', 'F-I5a', 'F-I7b']);
    expect(decks.map(({ faults }) => faults.length).sort()).toEqual([1, 1, 1, 1, 1, 1, 1, 2]);
    const chains = decks.map(({ whole }) => validate(content, whole).goalSphere);
    expect(chains).toEqual([...chains].sort((a, b) => a - b));
    for (const { id, title } of decks) expect(title.toLowerCase().replaceAll(' ', '-')).toBe(id);
  });

  test.each(decks)('[DS-484] [DS-486] $title: broken as its fault says, mended by its own repairs at par', (deck) => {
    expect(validate(content, deck.whole).findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    const game = inspect(content, deck);
    const before = viewInspection(content, game);
    expect(before.isSolved).toBe(false);
    const roots = before.findings.filter((one) => one.root && isError(one)).map(({ code }) => code);
    for (const { fault } of deck.faults) expect(roots).toEqual(expect.arrayContaining([...faultNamed(fault)!.roots]));
    const after = viewInspection(content, commitRepairs(done(game, ...deck.repairs)));
    expect(after).toMatchObject({ isSolved: true, spent: deck.par, score: 1000 });
    expect(cheapestMending(content, game.broken)?.price).toBe(deck.par);
  });

  test('[DS-484] a file of the pack is linted: form, level, faults, repairs, price', async () => {
    const { default: file } = await import('../../content/inspector/one-short.json');
    const codes = (input: unknown) =>
      documents.inspector!.lint(content, input).map(({ path }) => path.replace('inspector.', ''));
    expect(codes(file)).toEqual([]);
    expect(codes({ ...file, par: 9 })).toEqual(['par']);
    expect(codes({ ...file, repairs: [{ type: 'powerRoom', room: 'plant' }] })).toEqual(['repairs']);
    expect(codes({ ...file, repairs: [{ type: 'powerRoom', room: 'attic' }] })).toEqual(['repairs[0]']);
    expect(codes({ ...file, faults: [{ fault: 'F-I8', seed: 'A1' }] })).toEqual(['faults']);
    expect(codes({ ...file, text: ['one line'] })[0]).toMatch(/^text/);
    expect(codes({ ...file, level: { ...file.level, map: ['#'] } })[0]).toMatch(/^level/);
  });
});
