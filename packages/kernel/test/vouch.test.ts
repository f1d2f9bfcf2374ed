// What a verified replay vouches for: certain, claimed, and different from the shipped game, each told apart.

import { expect, test } from 'vitest';
import { type Origin, openRun, type Run, type RunOptions, record, Session, vouchFor } from '../src/index.ts';
import { add, must } from './helpers.ts';
import { type PumpShape, pump } from './pump.ts';

/** Everything may be tuned, and a level may have a name. */
const open: typeof pump = {
  ...pump,
  level: { ...pump.level, encode: (level) => ({ ...level }) as never },
  authoring: { tune: (content) => ({ ok: true, value: { ...content, limit: 4 } }) },
};

const vouched = (
  origin: Origin,
  options: RunOptions = {},
  change: (run: Run<PumpShape>) => Run<PumpShape> = (r) => r,
) => {
  const session = new Session(must(openRun(open, origin, options)));
  session.commit([add(1)]);
  return vouchFor(change(session.run), record(session, 'daily'));
};

test('turns and digest are certain; rank and label are claims', () => {
  const { certain, claimed } = vouched({ level: 'five' });
  expect(certain).toEqual([
    expect.stringMatching(/^These 1 turns, played by pump@1 .* lead to digest [0-9a-f]{16}\.$/),
  ]);
  expect(claimed).toEqual([
    'It does not say it was ranked: turns may have been taken back and searches asked.',
    'How often the level was tried before, and with what help, no replay can tell.',
    'The app that wrote it calls it "daily".',
  ]);
  const ranked = new Session(must(openRun(pump, { level: 'five' })), { ranked: true });
  expect(vouchFor(ranked.run, record(ranked)).claimed).toHaveLength(2);
  expect(vouchFor(ranked.run, record(ranked)).claimed[0]).toContain('It says it was ranked');
});

test('numbers of one’s own are named by their way, eight of them, and the rest is counted', () => {
  const nine = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`n${i}`, i]));
  const told = (balance: unknown) => vouched({ level: 'five' }, { balance: balance as never }).differs;
  expect(told({ gen: { width: 3, list: [1, 2] }, top: null })).toEqual([
    'Its numbers are not the shipped ones: "gen.width", "gen.list", "top".',
  ]);
  expect(told(nine)[0]).toMatch(/"n7" and 1 more\.$/);
  const { n8: _, ...eight } = nine;
  expect(told(eight)[0]).toMatch(/"n7"\.$/);
});

test('a shipped level with its own dice differs in nothing, with others it says so', () => {
  expect(vouched({ level: 'five' }).differs).toEqual([]);
  expect(vouched({ level: 'five', seed: 'X' }).differs).toEqual([]);
  expect(vouched({ level: 'deep' }).differs).toEqual([]);
  expect(vouched({ level: 'deep', seed: 'X' }).differs).toEqual([
    "The dice are those of seed X; the level's own are of seed DEEP.",
  ]);
  expect(vouched({ preset: 'small', seed: 'X' }).differs).toEqual([]);
});

test('a level that came along is the shipped one, another, or another under a shipped name', () => {
  expect(vouched({ levelData: { goal: 5, secret: 42 } }).differs).toEqual([
    'Its level came with it and equals the shipped level five.',
  ]);
  const own = { levelData: { goal: 6, secret: 42 } };
  expect(vouched(own).differs).toEqual(['Its level came with it and is none of the shipped ones.']);
  const called = (name: unknown) =>
    vouched(own, {}, (run) => ({ ...run, game: { ...open, level: { ...open.level, encode: () => name as never } } }))
      .differs[0];
  for (const name of [{ title: 'Five' }, { x: 1, id: 'five' }, 'pump\nname: Five\n', 'Five'])
    expect(called(name)).toBe('Its level came with it, bears the name of the shipped level five, and is another one.');
  for (const name of [null, 7, { title: { five: 'five' } }, 'Fives', {}])
    expect(called(name)).toBe('Its level came with it and is none of the shipped ones.');
});
