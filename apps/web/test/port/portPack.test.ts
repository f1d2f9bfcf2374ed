// Runs of Open The Port on a designer's pack: named by digest, opened with the file, kept apart.

import { openRun, record, replayFromCode, Session, shareCode, verify } from '@interlock/kernel';
import { game, type PortShape } from '@interlock/port';
import { expect, test } from 'vitest';
import { bringDocument, documentOf } from '../../src/store/documents.ts';
import { saveKey } from '../../src/store/save/saves.ts';

const events = game.content.events.map((event, i) => ({ ...event, situation: `Situation ${i + 1}.` }));
const pack = { events };

const recorded = () => {
  const run = openRun<PortShape>(game, { preset: 'standard', seed: 'PACK-1' }, { content: pack });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  for (let i = 0; i < 8 && session.status.is === 'playing'; i++) session.commit([session.legal()[0]!]);
  expect(session.turns.length).toBeGreaterThan(2);
  const read = replayFromCode([game as never], shareCode(game as never, record(session)));
  if (!read.ok) throw new Error(read.error.message);
  return { session, replay: read.value };
};

test('[OP-400] the code names the pack by its digest; the run opens once the file is brought, and not on another', () => {
  const { session, replay } = recorded();
  expect(replay.content).toBe(session.run.contentDigest);
  expect(verify(game, replay)).toMatchObject({ ok: false, code: 'wrong-content' });
  const other = { events: events.map((event, i) => (i === 0 ? { ...event, title: 'Another Card' } : event)) };
  expect(bringDocument(game as never, replay, JSON.stringify(other))).toMatchObject({
    ok: false,
    error: { code: 'wrong-content', message: expect.stringContaining(replay.content) },
  });
  expect(documentOf(replay.content)).toBeUndefined();
  expect(bringDocument(game as never, replay, JSON.stringify(pack))).toMatchObject({ ok: true });
  expect(documentOf(replay.content)).toEqual(pack);
  expect(verify(game, replay, { content: documentOf(replay.content) })).toMatchObject({
    ok: true,
    digest: session.digest(),
  });
});

test('[OP-400] a file that is no pack gets one sentence and is not kept', () => {
  const replay = { ...recorded().replay, content: '0123456789abcdef' };
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '"events"',
    '{"events":[]}',
    '{"events":[null]}',
    '{"events":[{"id":"x"}]}',
    '{"__proto__":{"events":[]},"events":[]}',
    '{"events":[{"__proto__":{}}]}',
    deep,
    ' '.repeat(4_000_001),
    JSON.stringify({ events: [...events, ...events] }),
    JSON.stringify({ ...pack, more: 1 }),
    JSON.stringify(pack).slice(0, -9),
  ]) {
    const answer = bringDocument(game as never, replay, text);
    expect(answer.ok, text.slice(0, 40)).toBe(false);
    expect(answer.ok ? '' : answer.error.message).toMatch(/\S/);
    expect(documentOf(replay.content)).toBeUndefined();
  }
  expect(({} as { events?: unknown }).events).toBeUndefined();
});

test('[OP-400] a run on a pack is kept apart from the same ticket on the shipped cards', () => {
  const { session } = recorded();
  const own = saveKey('port', session.run.origin, false, session.run.contentDigest);
  expect(own).not.toBe(saveKey('port', session.run.origin));
  expect(own).toContain(session.run.contentDigest);
});
