// Thousands of damaged lines, files and codes: an answer each, never a throw, and the run stays where it was.

import { catalog, loadGame } from '@interlock/catalog';
import { lintDocument, lintReplay, replayOfCode } from '@interlock/catalog/lint';
import { type AnyGame, diceOf, type Json, parseJson, record, shareCode } from '@interlock/kernel';
import { mutateJson, mutateText } from '@interlock/testkit';
import { expect, test } from 'vitest';
import { type Line, Lines } from '../src/bot/lines.ts';
import { Protocol } from '../src/bot/protocol.ts';
import { MAX_LINE } from '../src/bot/request.ts';
import { plain } from '../src/wire.ts';
import { lamp, story, won } from './shell.ts';

/** One good line of every kind; the searches are kept small. */
const goodLines = (game: AnyGame): readonly Json[] => {
  const level = game.levels[0]!;
  const [first = [], second = first] = (level.witnesses[0]?.turns ?? []).map((turn) =>
    turn.map((action) => game.action.encode(action)),
  );
  const id = game.id;
  const [preset = 'none'] = Object.keys(game.params.presets);
  return [
    { id: 1, op: 'start', game: id, level: level.id },
    { id: 2, op: 'start', game: id, levelData: game.level.encode(level.level), seed: 'A1' },
    { id: 3, op: 'start', game: id, preset, seed: 'K3F9', ranked: true },
    { id: 4, op: 'legal', pending: first },
    { id: 5, op: 'refuse', turn: first },
    { id: 6, op: 'preview', turn: first },
    { id: 7, op: 'commit', turn: first },
    { id: 8, op: 'commit', turn: second },
    { id: 9, op: 'forecast', turns: 2, plan: [first] },
    { id: 10, op: 'verdict', nodes: 20, optimal: true },
    { id: 11, op: 'hint', step: 3, nodes: 20 },
    { id: 12, op: 'explain', turn: 1, event: 0 },
    { id: 13, op: 'explain', subject: 'oil' },
    ...Object.keys(game.questions ?? {}).map((what) => ({ id: 14, op: 'ask', what, args: {} })),
    { id: 15, op: 'undo' },
    { id: 16, op: 'redo' },
    { id: 17, op: 'replay' },
    { id: 18, op: 'state' },
    { id: 19, op: 'view' },
  ];
};
const CHANGING = new Set(['start', 'commit', 'undo', 'redo']);
const COUNTS: Readonly<Record<string, number>> = { lamp: 4000 };

test.each(catalog.map((one) => one.id))(
  '%s: mutated lines get one answer each, and refused ones change nothing',
  async (id) => {
    const loaded = await loadGame(id);
    if (!loaded.ok) throw new Error(loaded.error.message);
    const good = goodLines(loaded.value);
    const stream = diceOf('HOSTILE').stream(id);
    const protocol = new Protocol();
    const restart = (): Promise<unknown> => protocol.answer({ text: JSON.stringify(good[0]) });
    await restart();
    const count = COUNTS[id] ?? 300;
    let refused = 0;
    for (let i = 0; i < count; i++) {
      const line = stream.pick(good);
      const text = stream.chance(1, 2)
        ? mutateText(JSON.stringify(line), stream)
        : JSON.stringify([...mutateJson(line, stream, 1)][0] ?? null);
      const { session } = protocol;
      const before = session!.digest();
      const answer = await protocol.answer({ text });
      JSON.stringify(plain(answer));
      if (answer.ok) {
        const { op } = JSON.parse(text.replace(/^\ufeff/, '')) as { op: string };
        if (!CHANGING.has(op)) expect(session!.digest()).toBe(before);
        if (i % 20 === 0) await restart();
        continue;
      }
      refused++;
      expect(answer.error!.code, `${text}: ${answer.error!.message}`).not.toBe('failed');
      expect(answer.error!.message.length).toBeLessThan(1000);
      expect(protocol.session).toBe(session);
      expect(session!.digest(), text).toBe(before);
    }
    expect(refused).toBeGreaterThan(count / 2);
  },
  60_000,
);

test('2,000 mutated replays and 2,000 mutated levels: findings, never a throw', async () => {
  const stream = diceOf('HOSTILE').stream('files');
  const replay = record(won()) as unknown as Json;
  const level = { $schema: 'lamp-level.schema.json', ...(lamp.level.encode(story.level) as object) } as Json;
  let wrong = 0;
  for (let i = 0; i < 2000; i++) {
    const damaged = parseJson(JSON.stringify([...mutateJson(replay, stream, 1)][0] ?? null));
    if (damaged.ok && (await lintReplay(damaged.value)).findings.length > 0) wrong++;
    const changed = parseJson(JSON.stringify([...mutateJson(level, stream, 1)][0] ?? null));
    if (changed.ok) expect(Array.isArray((await lintDocument(changed.value)).findings)).toBe(true);
  }
  expect(wrong).toBeGreaterThan(1000);
}, 60_000);

test('2,000 damaged share codes: refused or the very same run', async () => {
  const stream = diceOf('HOSTILE').stream('codes');
  const code = shareCode(lamp, record(won()));
  for (let i = 0; i < 2000; i++) {
    const read = await replayOfCode(mutateText(code, stream));
    if (read.ok) expect(read.value).toEqual(record(won()));
  }
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
