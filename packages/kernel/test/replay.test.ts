// Replays and share codes: the same data, verified turn by turn, pinned to version, content and level.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_CODE } from '../src/code.ts';
import {
  BOUNDS,
  decodeTurn,
  divergence,
  gameOfCode,
  openRun,
  parseJson,
  type Replay,
  record,
  replayFrom,
  replayFromCode,
  resume,
  Session,
  shareCode,
  verify,
  vouchFor,
} from '../src/index.ts';
import { add, failure, gamble, must, peek, start } from './helpers.ts';
import { pump } from './pump.ts';

const PINNED =
  'IL1.pump.d4paPAABJvVtjcEOgyAQRP9lzxwsFJr4K8YDuishQSQIJobw71177nXmzbwGzu4EI6S6JxCQa6ATxpeA9YiFYuEKVzSDxLfVqJWxC2NH9s5HGBsEuigwtPmLoAtA7-h8VvKzkdJqGAyt0myaV4zm-3deao6smaYG5U6P3yIysXCtuviTyj7P_Qs';

const played = (turns = 12): Replay => {
  const session = start({ level: 'deep' });
  for (let i = 0; i < turns; i++) session.commit([add((i % 3) + 1), gamble]);
  return record(session);
};

test('a recorded run verifies to the same digest, status and turns', () => {
  const replay = played();
  const verified = verify(pump, replay);
  expect(verified).toMatchObject({ ok: true, digest: replay.digest, turns: 12, status: { is: 'playing' } });
});

test('through JSON text and through the share code it stays the same replay', () => {
  const replay = played();
  expect(must(replayFrom(must(parseJson(JSON.stringify(replay)))))).toEqual(replay);
  const code = shareCode(pump, replay);
  expect(code).toMatch(/^IL1\.pump\.[A-Za-z0-9_-]+$/);
  expect(must(replayFromCode([pump], ` ${code}\n`))).toEqual(replay);
});

test('a code of today can be read for ever: this one was written once and for all', () => {
  const session = start();
  session.commit([add(3), add(2)]);
  expect(shareCode(pump, record(session))).toBe(PINNED);
  expect(must(replayFromCode([pump], PINNED)).digest).toBe(record(session).digest);
  // A length that no bytes have.
  expect(failure(replayFromCode([pump], `IL1.pump.${'A'.repeat(13)}`)).message).toBe('The code is cut short.');
});

test('a label travels, and without one there is no such field', () => {
  const session = start();
  expect(record(session, 'by hand').label).toBe('by hand');
  expect(Object.hasOwn(record(session), 'label')).toBe(false);
});

test('a game that packs its turns has them packed, and read by the game that the code names', () => {
  const packing: typeof pump = {
    ...pump,
    pack: {
      encode: (turns) => turns.map((turn) => turn.map((one) => (one.type === 'add' ? one.by : 0))),
      decode: (packed) => ({
        ok: true,
        value: (packed as number[][]).map((turn) => turn.map((by) => (by === 0 ? gamble : add(by)))),
      }),
    },
  };
  const replay = played();
  const code = shareCode(packing, replay);
  expect(code.length).toBeLessThan(shareCode(pump, replay).length);
  const other = {
    ...packing,
    id: 'other',
    pack: { ...packing.pack!, decode: () => ({ ok: true as const, value: [] }) },
  };
  expect(must(replayFromCode([other, packing], code))).toEqual(replay);
  expect(failure(replayFromCode([other], code)).code).toBe('unknown-game');
});

test('the head of a code names its game; older codes have no head; a head that lies is told', () => {
  const replay = played();
  const code = shareCode(pump, replay);
  expect(gameOfCode(` ${code}`)).toBe('pump');
  const older = code.replace('IL1.pump.', 'IL1.');
  expect(gameOfCode(older)).toBeNull();
  expect(must(replayFromCode([pump], older))).toEqual(replay);
  const lying = code.replace('IL1.pump.', 'IL1.lamp.');
  expect(replayFromCode([pump], lying)).toMatchObject({ ok: false, error: { code: 'bad-code' } });
});

test('a code is read up to its bounds and refused as too large beyond them, in characters and unfolded; never cut', () => {
  const codeOf = (label: string): string => shareCode(pump, { ...played(2), label });
  expect(failure(replayFromCode([pump], codeOf('x'.repeat(BOUNDS.size))))).toMatchObject({
    code: 'too-large',
    message: `The code unfolds into more than ${BOUNDS.size} bytes; no more are read.`,
  });
  const text = `IL1.pump.${'A'.repeat(MAX_CODE - 9)}`;
  expect(failure(replayFromCode([pump], text)).code).toBe('bad-checksum');
  expect(failure(replayFromCode([pump], `${text}A`))).toMatchObject({
    code: 'too-large',
    message: expect.stringContaining(`at most ${MAX_CODE} are read`),
  });
  expect(MAX_CODE).toBe(200_000);
});

test('what is no object is no replay', () => {
  for (const input of [null, 3, 'IL1', [], undefined]) expect(failure(replayFrom(input)).code).toBe('bad-replay');
});

test('a replay has a hundred thousand turns at most', () => {
  const turns = (length: number) => replayFrom({ ...played(1), turns: Array.from({ length }, () => []) });
  expect(must(turns(100_000)).turns).toHaveLength(100_000);
  expect(failure(turns(100_001)).code).toBe('too-big');
});

test('a replay is verified with the content or the level that is handed over with it', () => {
  const loading: typeof pump = {
    ...pump,
    authoring: { load: (content) => ({ ok: true, value: { ...content, limit: 8 } }) },
    proof: { generate: () => null },
  };
  const content = new Session(must(openRun(loading, { level: 'deep' }, { content: 'file' })));
  content.commit([add(8)]);
  expect(verify(loading, record(content), { content: 'file' }).ok).toBe(true);
  expect(verify(loading, record(content))).toMatchObject({ ok: false, code: 'wrong-content' });
  const made = { level: { goal: 9, secret: 3 }, witness: null, par: null, attempts: 1 };
  const given = { ...loading, content: { ...pump.content } };
  const level = new Session(must(openRun(given, { preset: 'small', seed: 'M' }, { made })));
  level.commit([add(1)]);
  const fresh = { ...loading, content: { ...pump.content } };
  expect(verify(fresh, record(level))).toMatchObject({ ok: false, code: 'not-generated' });
  expect(verify(fresh, record(level), { made }).ok).toBe(true);
});

test('a turn has a thousand actions at most', () => {
  const turn = (length: number) => Array.from({ length }, () => add(1));
  expect(must(decodeTurn(pump, turn(1000)))).toHaveLength(1000);
  expect(failure(decodeTurn(pump, turn(1001)))).toEqual({
    code: 'bad-turn',
    message: 'A turn has at most 1000 actions, found 1001.',
  });
  expect(failure(decodeTurn(pump, {})).code).toBe('bad-turn');
});

test('a run with a refused turn is not resumed', () => {
  const replay = played();
  const turns = structuredClone(replay.turns);
  turns[4] = [add(9)] as never;
  expect(failure(resume(pump, { ...replay, turns }))).toEqual({
    code: 'refused',
    message: 'Turn 5 is refused: The pump adds at most 3.',
  });
});

test('where a run differs is said in turns there are, however wide the trail', () => {
  const replay = played();
  const wide = { ...replay, digest: '0'.repeat(16), trail: { every: 900_000, marks: '' } };
  const said = verify(pump, wide);
  expect(said).toMatchObject({ ok: false, why: 'The run differs from its record between turn 1 and turn 12.' });
});

test('a replay on content of somebody’s own says so; on the shipped one nothing differs', () => {
  const replay = played();
  const verified = verify(pump, replay);
  if (!verified.ok) throw new Error(verified.why);
  expect(vouchFor(verified.run, replay).differs).toEqual([]);
  const content = { ...(verified.run.content as object), extra: 1 } as never;
  expect(vouchFor({ ...verified.run, content }, replay).differs).toEqual([
    `Its content is not the shipped one: content ${replay.content}.`,
  ]);
});

test('a resumed session tells where it is not the recorded run', () => {
  const replay = played();
  const session = must(resume(pump, replay));
  expect(divergence(session, replay)).toBeNull();
  expect(divergence(session, { ...replay, digest: '0'.repeat(16) })).toContain('differs');
  const marks = `0000${replay.trail.marks.slice(4)}`;
  expect(divergence(session, { ...replay, trail: { ...replay.trail, marks } })).toContain('turn 1');
});

test('resume brings back a session at the same digest that can be undone and forked', () => {
  const replay = played();
  const session = must(resume(pump, replay));
  expect(session.digest()).toBe(replay.digest);
  must(session.undo());
  expect(session.fork(3).turns).toHaveLength(3);
});

test('the first differing turn is named', () => {
  const replay = played();
  const turns = structuredClone(replay.turns) as { type: string; by: number }[][];
  turns[6]![0] = { type: 'add', by: 2 };
  turns[6]![0] = { type: 'add', by: turns[6]![0].by === 2 ? 3 : 2 };
  const changed = { ...replay, turns: turns as Replay['turns'] };
  expect(verify(pump, changed)).toMatchObject({ ok: false, code: 'diverged', turn: 7 });
});

test('a refused turn is named with its reason', () => {
  const replay = played();
  const turns = structuredClone(replay.turns);
  turns[4] = [add(9)] as never;
  expect(verify(pump, { ...replay, turns })).toEqual({
    ok: false,
    code: 'refused',
    turn: 5,
    why: 'Turn 5 is refused: The pump adds at most 3.',
  });
});

test.each([
  [{ rules: 2 }, 'wrong-version', 'This replay needs pump@2; this is pump@1.'],
  [{ content: '0123456789abcdef' }, 'wrong-content', 'This replay needs pump content 0123456789abcdef'],
  [{ game: 'port' }, 'wrong-game', 'This is a replay of port, not of pump.'],
  [{ origin: { level: 'none' } }, 'unknown-level', 'Pump has no level "none". It has: five, deep.'],
  [{ origin: { level: 'deep', seed: 'OTHER' } }, 'diverged', 'turn 1'],
  [{ origin: { levelData: { goal: 999_999, secret: 7 } } }, 'diverged', 'turn 1'],
  [{ digest: '0000000000000000' }, 'diverged', 'turn 12'],
])('%j is refused as %s', (change, code, sentence) => {
  const verified = verify(pump, { ...played(), ...change } as Replay);
  expect(verified).toMatchObject({ ok: false, code });
  expect(verified.ok ? '' : verified.why).toContain(sentence);
});

test('an untouched run on a changed level is told as such', () => {
  const replay = record(start({ levelData: { goal: 4, secret: 1 } }));
  const verified = verify(pump, { ...replay, origin: { levelData: { goal: 4, secret: 2 } } });
  expect(verified).toMatchObject({
    ok: false,
    turn: 0,
    why: 'The level of this pump run is not the one it was recorded on.',
  });
});

test('balance overrides travel with the run and change the content digest', () => {
  const session = start({ level: 'deep' }, { balance: { limit: 9 } });
  session.commit([add(9)]);
  const replay = record(session);
  expect(replay.content).not.toBe(played().content);
  expect(verify(pump, replay)).toMatchObject({ ok: true });
  expect(verify(pump, { ...replay, balance: { limit: 8 } } as Replay)).toMatchObject({
    ok: false,
    code: 'wrong-content',
  });
  expect(verify(pump, { ...replay, balance: { limit: 99 } } as Replay)).toMatchObject({
    ok: false,
    code: 'bad-balance',
  });
});

test('a generated level is named by preset and seed', () => {
  const session = start({ preset: 'small', seed: 'k3f9' });
  session.commit([peek]);
  expect(verify(pump, record(session))).toMatchObject({ ok: true });
});

test('a trail that marks every second turn names two turns', () => {
  const session = start({ level: 'deep' });
  for (let i = 0; i < 502; i++) session.commit([add(1)]);
  const replay = record(session);
  expect(replay.trail.every).toBe(2);
  const turns = structuredClone(replay.turns);
  turns[200] = [add(2)] as never;
  expect(verify(pump, { ...replay, turns })).toMatchObject({
    why: 'The run differs from its record between turn 201 and turn 202.',
  });
  const resumed = must(resume(pump, replay));
  expect(divergence(resumed, replay)).toBeNull();
  const marks = `${replay.trail.marks.slice(0, 400)}zzzz${replay.trail.marks.slice(404)}`;
  expect(divergence(resumed, { ...replay, trail: { every: 2, marks } })).toBe(
    'The run differs from its record between turn 201 and turn 202.',
  );
});

test('runs longer than the trail are marked at intervals and still verified', () => {
  const session = start({ level: 'deep' });
  for (let i = 0; i < 1203; i++) session.commit([add(1)]);
  const replay = record(session);
  expect(replay.trail).toMatchObject({ every: 3 });
  expect(verify(pump, replay)).toMatchObject({ ok: true, turns: 1203 });
  const turns = structuredClone(replay.turns);
  turns[600] = [add(2)] as never;
  expect(verify(pump, { ...replay, turns })).toMatchObject({
    ok: false,
    turn: 603,
    why: 'The run differs from its record between turn 601 and turn 603.',
  });
  expect(must(replayFromCode([pump], shareCode(pump, replay)))).toEqual(replay);
});

test('thousands of damaged codes: one sentence each, never a throw, never a false replay', () => {
  const code = shareCode(pump, played());
  fc.assert(
    fc.property(
      fc.nat(code.length - 1),
      fc.constantFrom('', 'A', '_', '%', 'zz', '\u0000'),
      fc.boolean(),
      (at, junk, cut) => {
        const broken = cut ? code.slice(0, at) : code.slice(0, at) + junk + code.slice(at + 1);
        if (broken === code) return;
        const { message } = failure(replayFromCode([pump], broken));
        expect(message).toMatch(/^[A-Z].*\.$/);
      },
    ),
    { numRuns: 3000 },
  );
});

test('mutated replay files are refused or verified, never thrown at', () => {
  const text = JSON.stringify(played());
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('', '0', '"', '{', '-', '9e99', 'null'), (at, junk) => {
      const parsed = parseJson(text.slice(0, at) + junk + text.slice(at + 1));
      if (!parsed.ok) return;
      const replay = replayFrom(parsed.value);
      if (!replay.ok) expect(replay.error.message.length).toBeGreaterThan(10);
      else expect(typeof verify(pump, replay.value).ok).toBe('boolean');
    }),
    { numRuns: 3000 },
  );
});

test('a code that unfolds into a flood is refused', () => {
  const flood = shareCode(pump, { ...played(0), label: 'x'.repeat(6_000_000) });
  expect(replayFromCode([pump], flood).ok).toBe(false);
});
