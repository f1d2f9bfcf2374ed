// Opening runs and reading short level codes.

import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  codecOf,
  contentDigest,
  digestOf,
  fail,
  type Game,
  levelCode,
  openRun,
  parseLevelCode,
  turnsOf,
} from '../src/index.ts';
import { failure, must, start } from './helpers.ts';
import { type PumpShape, pump } from './pump.ts';

test.each([
  [{ level: 'nope' }, 'unknown-level'],
  [{ levelData: { goal: 0, secret: 1 } }, 'too-small'],
  [{ levelData: [] }, 'invalid-type'],
  [{ preset: 'huge', seed: 'A' }, 'unknown-preset'],
  [{ preset: 'small', seed: 'no way' }, 'bad-seed'],
  [{ level: 'five', seed: '!' }, 'bad-seed'],
])('%j is refused with %s', (origin, code) => {
  expect(failure(openRun(pump, origin as never)).code).toBe(code);
});

test('a game without content files says so', () => {
  expect(failure(openRun(pump, { level: 'five' }, { content: {} })).code).toBe('no-content-files');
});

test('short codes are split at the longest preset that fits', () => {
  expect(must(parseLevelCode([pump], 'pump-small-k3f9'))).toMatchObject({ preset: 'small', seed: 'K3F9' });
  expect(must(parseLevelCode([pump], 'pump-small-deep-X'))).toMatchObject({ preset: 'small-deep', seed: 'X' });
  expect(levelCode(pump, 'small', 'K3F9')).toBe('pump-small-K3F9');
  expect(failure(parseLevelCode([pump], 'lamp-small-A')).code).toBe('unknown-game');
  expect(failure(parseLevelCode([pump], 'pump-tiny-A')).code).toBe('unknown-preset');
  expect(failure(parseLevelCode([pump], 'pump-small-')).code).toBe('bad-seed');
});

test('equal seeds give equal starts, the digest covers seed and level', () => {
  expect(start({ level: 'deep', seed: 'A' }).digest()).toBe(start({ level: 'deep', seed: 'a' }).digest());
  expect(start({ level: 'deep', seed: 'A' }).digest()).not.toBe(start({ level: 'deep', seed: 'B' }).digest());
  expect(contentDigest({ a: 1 })).toBe(contentDigest({ a: 1 }));
});

test('every legal turn is listed once', () => {
  const session = start();
  const turns = [...turnsOf(pump, session.world, session.state)];
  expect(turns).toHaveLength(1 + 5 + 25 + 125);
  expect(new Set(turns.map((turn) => JSON.stringify(turn))).size).toBe(turns.length);
  expect([...turnsOf(pump, session.world, session.state, 7)]).toHaveLength(7);
});

test('a generated level is made once and opened often', () => {
  let made = 0;
  const counting: typeof pump = {
    ...pump,
    content: { ...pump.content },
    proof: {
      generate: (content, params, dice) => {
        made++;
        return pump.proof!.generate!(content, params, dice);
      },
    },
  };
  const first = must(openRun(counting, { preset: 'small', seed: 'ONCE' }));
  const again = must(openRun(counting, { preset: 'small', seed: 'once' }));
  expect(made).toBe(1);
  expect(again.levelDigest).toBe(first.levelDigest);
  must(openRun(counting, { preset: 'small', seed: 'TWICE' }));
  expect(made).toBe(2);
});

test('a level is set up once for a seed, content and game, and every run begins with a start of its own', () => {
  let setups = 0;
  const counting: typeof pump = {
    ...pump,
    setup: (...given) => {
      setups++;
      return pump.setup(...given);
    },
  };
  const first = must(openRun(counting, { level: 'deep' }));
  const digest = contentDigest(first.start.state);
  first.start.state.cells[0] = 99; // nobody should, but nobody else must suffer
  first.start.dice.stream('pump.gamble').int(4);
  const again = must(openRun(counting, { level: 'deep' }));
  expect(setups).toBe(1);
  expect([again.head, again.levelDigest]).toEqual([first.head, first.levelDigest]);
  expect(contentDigest(again.start.state)).toBe(digest);
  expect(again.start.dice.save()).toEqual(must(openRun(pump, { level: 'deep' })).start.dice.save());
  const other = must(openRun(counting, { level: 'deep', seed: 'OTHER' }));
  expect([setups, other.head]).not.toEqual([1, first.head]);
  expect(must(openRun({ ...counting, rules: 2 }, { level: 'deep' })).head).not.toEqual(first.head);
});

test('only so many levels are kept: one made long ago is made again, to the same digest', () => {
  const made: string[] = [];
  const counting: typeof pump = {
    ...pump,
    content: { ...pump.content },
    proof: {
      generate: (content, params, dice) => {
        made.push(dice.seed);
        return pump.proof!.generate!(content, params, dice);
      },
    },
  };
  const seeds = Array.from({ length: 17 }, (_, i) => `S${i}`);
  const digests = seeds.map((seed) => must(openRun(counting, { preset: 'small', seed })).levelDigest);
  expect(must(openRun(counting, { preset: 'small', seed: 'S16' })).levelDigest).toBe(digests[16]);
  expect(made).toEqual(seeds);
  expect(must(openRun(counting, { preset: 'small', seed: 'S0' })).levelDigest).toBe(digests[0]);
  expect(made).toEqual([...seeds, 'S0']);
});

test('a level made elsewhere is taken and not made again', () => {
  const idle: typeof pump = { ...pump, content: { ...pump.content }, proof: { generate: () => null } };
  const made = { level: { goal: 9, secret: 3 }, witness: null, par: null, attempts: 1 };
  expect(failure(openRun(idle, { preset: 'small', seed: 'none' })).code).toBe('not-generated');
  expect(must(openRun(idle, { preset: 'small', seed: 'some' }, { made })).level).toEqual(made.level);
  expect(must(openRun(idle, { preset: 'small', seed: 'SOME' })).level).toEqual(made.level);
});

test('content and levels may be any plain value', () => {
  for (const value of [null, undefined, 5, 'x']) expect(contentDigest(value)).toBe(digestOf(value ?? null));
  const bare = {
    ...pump,
    content: null as never,
    levels: [{ id: 'n', title: 'N', level: 7 as never, par: null, witnesses: [] }],
    setup: () => ({ goal: 3, level: 0, secret: 1, isSeen: false, cells: new Int16Array(1) }),
    level: codecOf(z.unknown(), 'level') as never,
  };
  expect(must(openRun(bare, { level: 'n' })).contentDigest).toBe(digestOf(null));
  expect(must(openRun(bare, { preset: 'small', seed: 'A' })).start.state.goal).toBe(3);
});

test('a content file is loaded, or refused in its own words; numbers are tuned where a game allows it', () => {
  const loading: typeof pump = {
    ...pump,
    authoring: {
      load: (content, file) =>
        file === 'bad' ? fail('bad-file', 'No.') : { ok: true, value: { ...content, limit: 8 } },
    },
  };
  expect(must(openRun(loading, { level: 'five' }, { content: 'good' })).content.limit).toBe(8);
  expect(failure(openRun(loading, { level: 'five' }, { content: 'bad' })).code).toBe('bad-file');
  expect(failure(openRun(loading, { level: 'five' }, { balance: { limit: 2 } })).code).toBe('no-balance');
});

test('a run knows the par of its level', () => {
  expect(must(openRun(pump, { level: 'five' })).par).toEqual({ turns: 1, proof: 'optimal' });
  expect(must(openRun(pump, { levelData: { goal: 4, secret: 1 } })).par).toBeNull();
});

test('a level is compiled once, and every run of it is handed the same world', () => {
  let times = 0;
  const compiled: Game<PumpShape> = {
    ...pump,
    compile: (content) => {
      times++;
      return content;
    },
  };
  const [first, second] = [0, 1].map(() => must(openRun(compiled, { level: 'deep' })));
  expect(times).toBe(1);
  expect(second!.world).toBe(first!.world);
});

test('who asks for a level there is not hears of forty at the most', () => {
  const [, deep] = pump.levels;
  const levels = Array.from({ length: 60 }, (_, i) => ({ ...deep!, id: `tank-${i}` }));
  const { message } = failure(openRun({ ...pump, levels }, { level: 'sea' }));
  expect(message.match(/tank-\d+/g)!.filter((id, i, all) => all.indexOf(id) === i)).toHaveLength(40);
});
