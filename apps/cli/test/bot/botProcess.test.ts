// `interlock bot` as a bot author meets it: another process, pipes, and a partner who does not always make sense.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { MAX_LINE } from '../../src/bot/request.ts';
import { story, witness, won } from '../shell.ts';

const BIN = fileURLToPath(new URL('../../bin/interlock.mjs', import.meta.url));

/** Feeds the bytes in uneven pieces and gives all answers with the exit code. */
const converse = (
  input: string | Buffer,
  args: readonly string[] = [],
): Promise<{ code: number | null; answers: Answer[] }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, 'bot', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code,
        answers: out
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as Answer),
      }),
    );
    child.stdin.on('error', () => {});
    const bytes = Buffer.from(input);
    for (let at = 0, size = 1; at < bytes.length; at += size, size = Math.min(65_536, size * 3))
      child.stdin.write(bytes.subarray(at, at + size));
    child.stdin.end();
  });

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape
type Answer = any;

describe('a separate process', () => {
  test('plays a whole run between garbage, oversized and half lines', async () => {
    const start = JSON.stringify({ id: 0, op: 'start', game: 'lamp', level: story.id });
    const turns = witness.map((turn, i) => JSON.stringify({ id: i + 1, op: 'commit', turn }));
    const lines = [
      'not json at all',
      `${start}\r`,
      'x'.repeat(MAX_LINE + 1),
      ...turns.flatMap((line) => [line.slice(0, line.length >> 1), line, '\u0000\u0001']),
      JSON.stringify({ id: 'r', op: 'replay' }),
      '{"id":"half","op":"sta',
    ];
    const { code, answers } = await converse(lines.join('\n'));
    expect(code).toBe(0);
    expect(answers).toHaveLength(lines.length);
    expect(answers[0].error.code).toBe('not-json');
    expect(answers[2].error.code).toBe('too-long');
    expect(answers.at(-1).ok).toBe(false);
    const commits = answers.filter((one) => typeof one.id === 'number' && one.id > 0);
    expect(commits.map((one) => one.id)).toEqual(witness.map((_, i) => i + 1));
    expect(commits.at(-1)).toMatchObject({ status: won().status, digest: won().digest() });
    expect(answers.find((one) => one.id === 'r').replay.digest).toBe(won().digest());
  });

  test('--reveal allows state; a last line without a newline is answered', async () => {
    const input = `${JSON.stringify({ op: 'start', game: 'lamp', level: story.id })}\n{"id":2,"op":"state"}`;
    const { code, answers } = await converse(input, ['--reveal']);
    expect(code).toBe(0);
    expect(answers).toHaveLength(2);
    expect(answers[1]).toMatchObject({ id: 2, ok: true, state: { oil: expect.any(Number) } });
  });

  test('quit ends at once, whatever comes after it', async () => {
    const { code, answers } = await converse('{"id":1,"op":"quit"}\n{"id":2,"op":"view"}\n');
    expect(code).toBe(0);
    expect(answers).toEqual([{ id: 1, ok: true }]);
  });
});
