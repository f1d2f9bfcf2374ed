// The commands about recorded runs: replay, explain, blame, and going on from a replay.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { record, shareCode } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { folder, lamp, lost, shell, witness, won } from './shell.ts';

const write = (content: object | string): string => {
  const path = join(folder(), 'run.interlock.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const replay = record(won());
const code = shareCode(lamp, replay);

describe('replay', () => {
  test('a file and a code give outcome, score, turns and digest', async () => {
    const status = won().status;
    for (const source of [write(replay), code, write(`${code}\n`)]) {
      const { code: exit, json } = await shell(['replay', source, '--json']);
      expect(exit).toBe(0);
      expect(json).toEqual({
        ok: true,
        game: 'lamp',
        status,
        score: status.is === 'won' ? status.score : null,
        turns: witness.length,
        digest: replay.digest,
        certain: [expect.stringContaining(replay.digest)],
        claimed: [expect.stringMatching(/ranked/), expect.stringMatching(/help/)],
        differs: [],
      });
    }
  });

  test('--frames shows the start and every turn', async () => {
    const { json } = await shell(['replay', code, '--frames', '--json']);
    expect(json.frames).toHaveLength(witness.length + 1);
    expect(json.frames[0]).toMatchObject({ at: 0, turn: null, events: [] });
    expect(json.frames.at(-1)).toMatchObject({ digest: replay.digest, turn: witness.at(-1) });
    expect(json.frames[1].events[0]).toMatchObject({ type: 'keeperMoved', seq: 0, because: [{ action: 0 }] });
    const { out } = await shell(['replay', code, '--frames']);
    expect(out).toContain(`Turn ${witness.length}: `);
    expect(out).toContain(replay.digest);
  });

  test('a changed run names the first turn that differs, exit 1', async () => {
    const marks = `0000${replay.trail.marks.slice(4)}`;
    const { code: exit, json } = await shell([
      'replay',
      write({ ...replay, trail: { ...replay.trail, marks } }),
      '--json',
    ]);
    expect(exit).toBe(1);
    expect(json).toMatchObject({ ok: false, turn: 1, why: expect.stringContaining('turn 1') });
  });

  test('another version, other content, an unknown game: a negative answer that says what is needed', async () => {
    const cases = [
      [{ ...replay, rules: replay.rules + 1 }, `lamp@${replay.rules + 1}`],
      [{ ...replay, content: '0123456789abcdef' }, '0123456789abcdef'],
      [{ ...replay, game: 'chess' }, 'chess'],
    ] as const;
    for (const [changed, words] of cases) {
      const { code: exit, out } = await shell(['replay', write(changed)]);
      expect(exit).toBe(1);
      expect(out).toContain(words);
    }
  });

  test('unreadable input: exit 2 and one sentence', async () => {
    const path = folder();
    writeFileSync(join(path, 'bytes'), Buffer.from([0xff, 0xfe, 0x00, 0x80]));
    const cases = [
      [write('{"format":'), 'Line 1'],
      [write('[]'), 'A replay is a JSON object'],
      [write({ ...replay, surprise: 1 }), 'surprise'],
      [code.slice(0, -4), 'damaged'],
      ['IL1.!!!', 'IL1'],
      [join(path, 'none'), 'no such file'],
      [join(path, 'bytes'), 'UTF-8'],
    ] as const;
    for (const [source, words] of cases) {
      const { code: exit, err, out } = await shell(['replay', source]);
      expect({ source, exit, out }).toEqual({ source, exit: 2, out: '' });
      expect(err.trim().split('\n')).toHaveLength(1);
      if (!source.startsWith('IL1.!')) expect(err).toContain(words);
    }
  });
});

describe('explain', () => {
  test('a subject leads back to the action or the rule behind it', async () => {
    const { code: exit, json } = await shell(['explain', code, '--subject', 'keeper', '--json']);
    expect(exit).toBe(0);
    expect(json.why[0]).toMatchObject({ kind: 'event', turn: witness.length });
    expect(json.why[0].causes[0]).toMatchObject({ kind: 'action', turn: witness.length });
    const { out } = await shell(['explain', code, '--subject', 'keeper']);
    expect(out).toContain('└─');
    expect(out).toContain('you: walk');
  });

  test('an event of a turn, and all of them', async () => {
    const one = await shell(['explain', code, '--turn', '1', '--event', '0', '--json']);
    expect(one.json.why).toHaveLength(1);
    const all = await shell(['explain', code, '--turn', '1', '--json']);
    expect(all.json.why.length).toBeGreaterThan(1);
  });

  test('without a question it lists what can be asked', async () => {
    const { code: exit, out } = await shell(['explain', code]);
    expect(exit).toBe(0);
    const session = won();
    for (const { name } of lamp.trace!.subjects!(session.world, session.view())) expect(out).toContain(name);
  });

  test('what is not there', async () => {
    expect((await shell(['explain', code, '--subject', 'nothing'])).code).toBe(1);
    expect((await shell(['explain', code, '--turn', '99'])).code).toBe(2);
    expect((await shell(['explain', code, '--turn', '1', '--event', '99'])).code).toBe(2);
    expect((await shell(['explain', code, '--turn', '1', '--subject', 'oil'])).code).toBe(2);
  });
});

describe('blame', () => {
  test('names a turn whose change would have saved the lost run', async () => {
    const source = write(record(lost()));
    const { code: exit, json } = await shell(['blame', source, '--json']);
    expect(exit).toBe(0);
    expect(json.is).toBe('found');
    const [first] = json.findings;
    const session = lost().fork(first.turn - 1);
    for (const turn of first.line) session.commit(turn);
    expect(session.status.is).toBe('won');
    const { out } = await shell(['blame', source]);
    // One sentence: what the turn did, what came of it, what would have won and when.
    expect(out.split('\n')[0]).toBe(first.why);
    expect(first.why).toMatch(
      new RegExp(
        `^In turn ${first.turn} you did nothing, and .*the lamp ran out of oil; “.+” (wins|begins a line that wins in turn ${first.wins})\\.$`,
      ),
    );
    expect(first.wins).toBe(first.turn - 1 + first.line.length);
  });

  test('a won run has nothing to blame, exit 1', async () => {
    const { code: exit, json } = await shell(['blame', code, '--json']);
    expect(exit).toBe(1);
    expect(json).toMatchObject({ is: 'won', findings: [] });
  });
});

describe('going on from a replay', () => {
  test('--at forks: what is left to solve grows shorter', async () => {
    const length = async (at: number) =>
      (await shell(['solve', '--code', code, '--at', String(at), '--json'])).json.length;
    expect(await length(0)).toBe(witness.length);
    expect(await length(1)).toBe(witness.length - 1);
    expect((await shell(['solve', '--code', code, '--at', '99'])).err).toContain('there is no turn 99');
  });

  test('a replay of another game than the command names is refused', async () => {
    const { code: exit, err } = await shell(['solve', 'chess', '--replay', write(replay)]);
    expect(exit).toBe(2);
    expect(err).toContain('is of lamp');
  });
});
