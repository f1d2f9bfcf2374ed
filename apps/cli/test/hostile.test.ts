// Thousands of damaged protocol lines: an answer each, never a throw, and the run stays where it was.

import { diceOf, type Json } from '@interlock/kernel';
import { mutateJson, mutateText } from '@interlock/testkit';
import { expect, test } from 'vitest';
import { type Line, Lines } from '../src/bot/lines.ts';
import { Protocol } from '../src/bot/protocol.ts';
import { MAX_LINE } from '../src/bot/request.ts';
import { plain } from '../src/wire.ts';
import { lamp, story, witness } from './shell.ts';

const START = { id: 1, op: 'start', game: 'lamp', level: story.id };

/** One good line of every kind; the searches are kept small. */
const GOOD: readonly Json[] = [
  START as Json,
  { id: 2, op: 'start', game: 'lamp', levelData: lamp.level.encode(story.level), seed: 'A1' },
  {
    id: 3,
    op: 'start',
    game: 'lamp',
    preset: Object.keys(lamp.params.presets)[0]!,
    seed: 'K3F9',
    balance: { flame: 1 },
  },
  { id: 4, op: 'legal', pending: witness[0] as Json },
  { id: 5, op: 'refuse', turn: witness[0] as Json },
  { id: 6, op: 'preview', turn: witness[0] as Json },
  { id: 7, op: 'commit', turn: witness[1] as Json },
  { id: 8, op: 'forecast', turns: 2, plan: [witness[0] as Json] },
  { id: 9, op: 'verdict', nodes: 20, optimal: true },
  { id: 10, op: 'hint', step: 3, nodes: 20 },
  { id: 11, op: 'explain', turn: 1, event: 0 },
  { id: 12, op: 'explain', subject: 'oil' },
  { id: 13, op: 'ask', what: 'dark', args: {} },
  { id: 14, op: 'undo' },
  { id: 15, op: 'redo' },
  { id: 16, op: 'replay' },
  { id: 17, op: 'state' },
  { id: 18, op: 'view' },
];
const CHANGING = new Set(['start', 'commit', 'undo', 'redo']);

test('5,000 mutated lines: one answer each, refused ones change nothing', async () => {
  const stream = diceOf('HOSTILE').stream('lines');
  const protocol = new Protocol();
  const restart = (): Promise<unknown> => protocol.answer({ text: JSON.stringify(START) });
  await restart();
  let refused = 0;
  for (let i = 0; i < 5000; i++) {
    const good = stream.pick(GOOD);
    const text = stream.chance(1, 2)
      ? mutateText(JSON.stringify(good), stream)
      : JSON.stringify([...mutateJson(good, stream, 1)][0] ?? null);
    const { session } = protocol;
    const before = session!.digest();
    const answer = await protocol.answer({ text });
    JSON.stringify(plain(answer));
    if (answer.ok) {
      const { op } = JSON.parse(text.replace(/^\ufeff/, '')) as { op: string };
      if (!CHANGING.has(op)) expect(session!.digest()).toBe(before);
      if (protocol.isOver) throw new Error('mutated into quit');
      if (i % 50 === 0) await restart();
      continue;
    }
    refused++;
    expect(answer.error!.code, text).not.toBe('failed');
    expect(answer.error!.message.length).toBeLessThan(600);
    expect(protocol.session).toBe(session);
    expect(session!.digest(), text).toBe(before);
  }
  expect(refused).toBeGreaterThan(2500);
}, 60_000);

test('bytes in any pieces give the same lines', () => {
  const bytes = Buffer.from('{"a":"é💡"}\r\n\n{"b":1}\nhalf');
  const whole = ['{"a":"é💡"}', '', '{"b":1}', 'half'].map((text): Line => ({ text }));
  for (let size = 1; size <= bytes.length; size++) {
    const lines = new Lines(100);
    const found: Line[] = [];
    for (let at = 0; at < bytes.length; at += size) found.push(...lines.push(bytes.subarray(at, at + size)));
    found.push(...lines.end());
    expect(found).toEqual(whole);
  }
});

test('a line that is too long is dropped to its end and reported once; the next one is read', () => {
  const lines = new Lines(10);
  const found = [...lines.push(Buffer.from('x'.repeat(8))), ...lines.push(Buffer.from(`${'y'.repeat(50)}\nshort\n`))];
  expect(found).toEqual([{ problem: 'too-long' }, { text: 'short' }]);
  expect([...lines.push(Buffer.from('z'.repeat(11)))]).toEqual([]);
  expect([...lines.end()]).toEqual([{ problem: 'too-long' }]);
  expect([...lines.end()]).toEqual([]);
});

test('bytes that are no text are reported, not guessed at', async () => {
  const [line] = [...new Lines(MAX_LINE).push(Buffer.from([0x7b, 0xff, 0xfe, 10]))];
  expect(line).toEqual({ problem: 'not-text' });
  expect(await new Protocol().answer(line!)).toMatchObject({ id: null, ok: false, error: { code: 'not-text' } });
});
