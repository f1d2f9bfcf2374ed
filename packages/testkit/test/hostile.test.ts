// Bad input through the kernel's formats, on lamp: thousands of damaged levels, replays, codes and seeds. Each gets a
// value or one clear sentence: no throw, no hang, and nothing is changed.

import {
  diceOf,
  levelCode,
  openRun,
  parseJson,
  parseLevelCode,
  type Replay,
  type Result,
  record,
  replayFrom,
  replayFromCode,
  resume,
  Session,
  seedFrom,
  shareCode,
  verify,
} from '@interlock/kernel';
import { game } from '@interlock/lamp';
import { describe, expect, test } from 'vitest';
import { fingerprint, mutateJson, mutateText } from '../src/index.ts';
import { spent } from './spent.ts';

/** A damaged input must be answered within this time of the processor, in milliseconds: a hang is a fault, a busy machine
 *  is none. */
const PATIENCE = 5000;

const sentence = (answer: { readonly code: string; readonly message: string }): void => {
  expect(answer.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(answer.message).toMatch(/^\S.*[.!?]$/);
  expect(answer.message.length).toBeLessThan(400);
  expect(answer.message).not.toMatch(/\[object|undefined is|at .*\.ts/);
};

/** Runs the reader on every input; counts refusals, demands a sentence for each. */
const feed = <T>(inputs: Iterable<T>, read: (input: T) => Result<unknown>): { refused: number; read: number } => {
  const tally = { refused: 0, read: 0 };
  for (const input of inputs) {
    const begun = spent();
    const answer = read(input);
    expect(spent() - begun, `slow on ${fingerprint(input).slice(0, 200)}`).toBeLessThan(PATIENCE);
    if (answer.ok) tally.read++;
    else {
      tally.refused++;
      sentence(answer.error);
    }
  }
  return tally;
};

function* textsFrom(texts: readonly string[], count: number, seed: string): Generator<string, void, void> {
  const stream = diceOf(seed).stream('text');
  for (let i = 0; i < count; i++) {
    let text = stream.pick(texts);
    for (let times = stream.range(1, 3); times > 0; times--) text = mutateText(text, stream);
    yield text;
  }
}

const session = (() => {
  const run = openRun(game, { level: 'cellar' });
  if (!run.ok) throw new Error(run.error.message);
  const made = new Session(run.value);
  for (const turn of game.levels.find((entry) => entry.id === 'cellar')!.witnesses[0]!.turns) made.commit(turn);
  return made;
})();
const replay = record(session, 'a run');
const generated = ((): Replay => {
  const run = openRun(game, { preset: 'deep', seed: 'K3F9' });
  if (!run.ok) throw new Error(run.error.message);
  const made = new Session(run.value);
  for (const turn of run.value.witness!) made.commit(turn);
  return record(made);
})();

/** What must stay as it is, whatever is read. */
const untouched = fingerprint([game.content, game.levels, session.state, session.digest(), replay]);
const expectUntouched = (): void => {
  expect(fingerprint([game.content, game.levels, session.state, session.digest(), replay])).toBe(untouched);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
};

const openData = (data: unknown): Result<unknown> => openRun(game, { levelData: data as never });

describe('level files', () => {
  const files = game.levels.map((entry) =>
    JSON.stringify({ ...(game.level.encode(entry.level) as object), title: entry.title }, null, 2),
  );

  test('3,000 damaged texts', () => {
    const tally = feed(textsFrom(files, 3000, 'LEVELS'), (text) => {
      const parsed = parseJson(text);
      return parsed.ok ? openData(parsed.value) : parsed;
    });
    expect(tally.refused).toBeGreaterThan(2000);
    expectUntouched();
  });

  test('3,000 damaged values', () => {
    const stream = diceOf('VALUES').stream('json');
    for (const entry of game.levels)
      feed(mutateJson(game.level.encode(entry.level), stream, 750), (value) => {
        const run = openData(value);
        // What is accepted can be played.
        if (run.ok) new Session((run as Extract<ReturnType<typeof openRun>, { ok: true }>).value).commit([]);
        return run;
      });
    expectUntouched();
  });

  test('floods: too large, too deep, too many', () => {
    const texts = [
      `"${'x'.repeat(5 << 20)}"`,
      '['.repeat(100_000),
      `[${'0,'.repeat(500_000)}0]`,
      `${'{"a":'.repeat(9000)}1`,
    ];
    const codes = texts.map((text) => {
      const answer = parseJson(text);
      if (!answer.ok) sentence(answer.error);
      return answer.ok ? 'read' : answer.error.code;
    });
    expect(codes).toEqual(['too-large', 'too-deep', 'too-many', 'too-deep']);
  });

  test('forbidden and repeated keys', () => {
    for (const text of ['{"__proto__": {"isAdmin": true}}', '{"rows": ["KS"], "oil": 1, "oil": 2}']) {
      const answer = parseJson(text);
      expect(answer).toMatchObject({ ok: false, error: { code: 'bad-key' } });
    }
    const sneaked = JSON.parse('{"rows": ["KS"], "oil": 1, "__proto__": {"isAdmin": true}}') as unknown;
    expect(openData(sneaked).ok).toBe(false);
    expectUntouched();
  });
});

describe('replays', () => {
  const readReplay = (value: unknown): Result<unknown> => {
    const read = replayFrom(value);
    if (!read.ok) return read;
    const verified = verify(game, read.value);
    const resumed = resume(game, read.value);
    if (!resumed.ok) sentence(resumed.error);
    return verified.ok
      ? { ok: true, value: verified }
      : { ok: false, error: { code: verified.code, message: verified.why } };
  };

  test('the undamaged ones are verified', () => {
    expect(readReplay(replay).ok).toBe(true);
    expect(readReplay(generated).ok).toBe(true);
  });

  test('2,000 damaged texts', () => {
    const texts = [replay, generated].map((one) => JSON.stringify(one, null, 1));
    const tally = feed(textsFrom(texts, 2000, 'REPLAYS'), (text) => {
      const parsed = parseJson(text);
      return parsed.ok ? readReplay(parsed.value) : parsed;
    });
    expect(tally.refused).toBeGreaterThan(1500);
    expectUntouched();
  });

  test('3,000 damaged values; what is still verified tells the same story', () => {
    const stream = diceOf('REPLAY-VALUES').stream('json');
    for (const original of [replay, generated])
      for (const value of mutateJson(original as never, stream, 1500)) {
        const answer = readReplay(value);
        if (!answer.ok) {
          sentence(answer.error);
          continue;
        }
        // The label is in no digest; everything else is pinned, or is still what it was.
        expect(answer.value).toMatchObject({ digest: original.digest, turns: original.turns.length });
      }
    expectUntouched();
  });

  test('another version, another game and other content are refused by name', () => {
    expect(verify(game, { ...replay, rules: 99 })).toMatchObject({ ok: false, code: 'wrong-version', turn: 0 });
    expect(verify(game, { ...replay, game: 'chess' })).toMatchObject({ ok: false, code: 'wrong-game' });
    expect(verify(game, { ...replay, content: '0'.repeat(16) })).toMatchObject({ ok: false, code: 'wrong-content' });
  });

  test('a changed turn is named', () => {
    const turns = replay.turns.map((turn, at) => (at === 2 ? ['south'] : turn));
    expect(verify(game, { ...replay, turns })).toMatchObject({ ok: false, turn: 3 });
  });
});

describe('share codes', () => {
  const codes = [shareCode(game, replay), shareCode(game, generated)];
  const readCode = (code: string): Result<unknown> => {
    const read = replayFromCode([game], code);
    if (!read.ok) return read;
    const verified = verify(game, read.value);
    return verified.ok
      ? { ok: true, value: verified }
      : { ok: false, error: { code: verified.code, message: verified.why } };
  };

  test('the undamaged ones are read, with space around them too', () => {
    for (const code of codes) expect(readCode(` ${code}\n`).ok).toBe(true);
  });

  test('4,000 damaged codes', () => {
    const tally = feed(textsFrom(codes, 4000, 'CODES'), readCode);
    expect(tally.refused).toBeGreaterThan(3500);
    expectUntouched();
  });

  test('every single changed, missing or doubled character is noticed', () => {
    const code = codes[0]!;
    for (let i = 0; i < code.length; i++) {
      const other = code[i] === 'A' ? 'B' : 'A';
      for (const wrong of [
        code.slice(0, i) + other + code.slice(i + 1),
        code.slice(0, i) + code.slice(i + 1),
        code.slice(0, i),
      ]) {
        const answer = readCode(wrong);
        expect(answer.ok, `${i}: ${wrong}`).toBe(false);
        if (!answer.ok) sentence(answer.error);
      }
    }
  });

  test('a code too long to read is not read', () => {
    expect(readCode(`IL1.${'A'.repeat(300_000)}`)).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });
});

describe('seeds, level codes and level names', () => {
  test('2,000 damaged level codes', () => {
    feed(textsFrom([levelCode(game, 'small', 'K3F9'), levelCode(game, 'deep', 'A-1')], 2000, 'SEEDS'), (text) => {
      const parsed = parseLevelCode([game], text);
      return parsed.ok ? openRun(game, { preset: parsed.value.preset, seed: parsed.value.seed }) : parsed;
    });
    expectUntouched();
  });

  test('strange seeds, presets and level names', () => {
    const strange = ['', ' ', '__proto__', 'constructor', 'toString', '💡', 'x'.repeat(10_000), '\u0000', '1e9', '-'];
    feed(strange, (seed) => seedFrom(seed));
    feed(strange, (preset) => openRun(game, { preset, seed: 'A' }));
    feed(strange, (level) => openRun(game, { level }));
    for (const preset of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(openRun(game, { preset, seed: 'A' })).toMatchObject({ ok: false, error: { code: 'unknown-preset' } });
    for (const wrong of [null, undefined, 3, {}, []]) expect(seedFrom(wrong).ok).toBe(false);
  });

  test('500 damaged balance overrides', () => {
    const stream = diceOf('BALANCE').stream('json');
    feed(mutateJson(game.content as never, stream, 500), (balance) =>
      openRun(game, { level: 'step' }, { balance: balance as never }),
    );
    expectUntouched();
  });
});

describe('a refused turn in a session', () => {
  test('1,000 damaged turns change nothing', () => {
    const run = openRun(game, { level: 'pit' });
    if (!run.ok) throw new Error(run.error.message);
    const playing = new Session(run.value);
    const stream = diceOf('TURNS').stream('json');
    for (const wrong of mutateJson(['east', 'light'], stream, 1000)) {
      const before = fingerprint([playing.digest(), playing.state, playing.pending]);
      const turn = (Array.isArray(wrong) ? wrong : [wrong]).map((action) => game.action.decode(action));
      if (turn.some((action) => !action.ok)) continue;
      const answer = playing.commit(turn.map((action) => (action.ok ? action.value : 'light')));
      if (answer.ok) playing.undo();
      expect(fingerprint([playing.digest(), playing.state, playing.pending])).toBe(before);
    }
  });
});
