// The station beside its deck screen, where no browser is needed: presets in words, expeditions, decks laid open, and what the
// workshop makes of findings and files.

import { type Json, openRun, Session, SOLO } from '@interlock/kernel';
import { game } from '@interlock/station';
import { expeditionDeck, unhidden } from '@interlock/station/screen';
import { describe, expect, test } from 'vitest';
import {
  decksOf,
  expeditionsFrom,
  isPresetOfRuns,
  type Leg,
  legOf,
  placeOfLeg,
  tallyOf,
} from '../../src/games/station/pages/expedition.ts';
import { kindOf, sizesOf, wordsOf } from '../../src/games/station/pages/presets.ts';
import { unproven } from '../../src/games/station/pages/proven.ts';
import { logLines } from '../../src/games/station/side/log.ts';
import { bookFrom } from '../../src/store/progress.ts';
import { cellsOf, lineOf, turned } from '../../src/workshop/marks.ts';
import { spelled } from '../../src/workshop/spell.ts';

const { balance } = game.content;
const { presets } = game.params;

describe('presets', () => {
  test('[DS-502] every preset is one size and one kind, and no two are the same', () => {
    const listed = sizesOf(presets).flatMap((size) => [...size.presets].map(([kind, id]) => ({ kind, id })));
    expect(listed.map(({ id }) => id).sort()).toEqual(Object.keys(presets).sort());
    for (const { kind, id } of listed) expect(kindOf(presets[id]!)).toBe(kind);
  });

  test('[DS-149] [DS-152] the words carry the figures of the balance', () => {
    const params = presets['hard.blueprint']!;
    const [first, second] = wordsOf(balance, params);
    expect(first).toContain(`${balance.preset.rooms.hard} rooms`);
    expect(second).toContain(`${balance.air.permille.blueprint.hard / 1000} times par`);
    expect(second).toContain(`and ${balance.air.flat.hard} more`);
    expect(second).toContain(`${balance.stars.three.blueprint / 1000} times par`);
  });
});

const leg: Leg = { preset: 'story.blueprint', seed: 'K3F9', deck: 2 };
const made = (): Json => game.level.encode(expeditionDeck(game.content, decksOf(leg)[leg.deck - 1]!)!.level);

describe('expeditions', () => {
  test('[DS-158] a deck tells by itself which leg it is; other decks are none', () => {
    const level = made() as { readonly [key: string]: Json };
    expect(legOf(level)).toEqual(leg);
    expect(legOf({ ...level, deck: 3 })).toBeNull();
    expect(legOf({ ...level, view: 'open' })).toEqual({ ...leg, preset: 'story.open' });
    expect(legOf({ ...level, rooms: (level.rooms as readonly Json[]).slice(1) })).toBeNull();
    for (const { level: shipped } of game.levels) expect(legOf(game.level.encode(shipped))).toBeNull();
    expect(legOf(null)).toBeNull();
  });

  test('[DS-155] the sum is of the final scores; the next deck is the first that is not cleared', () => {
    const sheet = { rewinds: 1, hints: 2, retries: 3 };
    const result = (stars: number, score: number) => ({ turns: 9, stars, sheet: { score, ...sheet } });
    const book = {
      [`station/${placeOfLeg({ ...leg, deck: 1 })}`]: result(3, 1200),
      [`station/${placeOfLeg({ ...leg, deck: 2 })}`]: result(1, 700),
      [`station/${placeOfLeg({ ...leg, preset: 'story', deck: 3 })}`]: result(3, 5000),
    };
    const tally = tallyOf(bookFrom(JSON.stringify(book)), leg);
    expect(tally).toMatchObject({ cleared: 2, score: 1900, stars: 4, next: 3 });
    expect(tally.decks).toHaveLength(balance.run.decks);
    const all = Object.fromEntries(
      tally.decks.map(({ deck }) => [`station/${placeOfLeg({ ...leg, deck })}`, result(2, 1)]),
    );
    expect(tallyOf(all, leg).next).toBeNull();
  });

  test('what is kept is read with suspicion', () => {
    const kept = [
      { preset: 'normal', seed: 'A1' },
      { preset: 'mega', seed: 'A1' },
      { preset: '__proto__', seed: 'A' },
      7,
      null,
    ];
    expect(expeditionsFrom(JSON.stringify(kept))).toEqual([{ preset: 'normal', seed: 'A1' }]);
    expect(expeditionsFrom('[{"preset":"normal","seed":"../x"}]')).toEqual([]);
    expect(expeditionsFrom('{')).toEqual([]);
    expect(isPresetOfRuns('mega')).toBe(false);
    expect(bookFrom('{"station/a":{"turns":1,"stars":1,"sheet":{"score":"x"}}}')).toEqual({});
  });
});

test('[DS-453] a dark deck laid open shows every room and what furniture holds; the state handed in stays dark', () => {
  const run = openRun(game, { level: 'cold-start' });
  if (!run.ok) throw new Error(run.error.message);
  const { world, start, level } = run.value;
  const open = unhidden(world);
  const view = game.view(open.world, open.state, SOLO);
  expect(view.rooms.map(({ id }) => id)).toEqual(level.rooms.map(({ id }) => id));
  expect(view.things.find(({ id }) => id === 'f2')).toMatchObject({ holds: ['tool:extinguisher'] });
  expect(game.view(world, start.state, SOLO).things.map(({ id }) => id)).not.toContain('f2');
});

test('[DS-500] a file without its proof gets the same par and a plan back', () => {
  const { level } = game.levels.find(({ id }) => id === 'paper-trail')!;
  const bare = unproven(game.level.encode(level));
  expect(bare).toMatchObject({ par: 'auto' });
  expect(bare).not.toHaveProperty('plan');
  const read = game.level.decode(bare);
  expect(read.ok && read.value.par).toEqual(level.par);
  expect(read.ok && read.value.plan?.length).toBeGreaterThan(0);
});

describe('the bench', () => {
  test('[DS-287] cells of a finding are taken where they are cells', () => {
    const finding = { path: '', code: 'I2', severity: 'error', message: '' } as const;
    expect(cellsOf(finding)).toEqual([]);
    expect(cellsOf({ ...finding, cells: [[8, 1], ['x', 1], 3] } as never)).toEqual(['8,1']);
  });

  test('a finding with a line is found in the text', () => {
    const text = 'darkstation-map 1\n[map]\n###';
    const at = lineOf(text, { line: 2 } as never)!;
    expect(text.slice(at.from, at.to)).toBe('[map]');
    expect(lineOf(text, { line: 9 } as never)).toBeNull();
    expect(lineOf(text, {} as never)).toBeNull();
  });

  test('V goes round', () => {
    expect([turned(null, 3, 1), turned(2, 3, 1), turned(null, 3, -1), turned(0, 3, -1)]).toEqual([0, 0, 2, 2]);
    expect(turned(null, 0, 1)).toBeNull();
  });

  test('a file is spelled so that it reads back, rows under each other, things on a line', () => {
    for (const { level } of game.levels) {
      const file = game.level.encode(level) as { readonly [key: string]: Json };
      const text = spelled('station', file);
      expect(JSON.parse(text)).toEqual({ $schema: 'station-level.schema.json', ...file });
      for (const row of file.map as readonly string[]) expect(text).toContain(`\n    ${JSON.stringify(row)}`);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(130);
    }
    expect(spelled('station', 'darkstation-map 1\n')).toBe('darkstation-map 1\n');
  });
});

describe('log', () => {
  test('walks and waits are told each in one line with their air: nothing that took air is told as nothing', () => {
    const run = openRun(game, { level: 'wake-up' });
    if (!run.ok) throw new Error(run.error.message);
    const session = new Session(run.value);
    const lines = () => logLines(session, 40).map(({ mark, text }) => `${mark} ${text}`);
    const wait = () => session.commit([{ type: 'wait' }]);
    for (let i = 0; i < 3; i++) wait();
    expect(lines()).toEqual(['T3 Waited, 3 air.']);
    for (const dir of ['E', 'S'] as const) session.commit([{ type: 'move', dir }]);
    wait();
    expect(lines()).toEqual(['T6 Waited, 1 air.', 'T5 2 steps to 2,2, 2 air.', 'T3 Waited, 3 air.']);
  });
});
