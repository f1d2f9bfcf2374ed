// One way to tell what a designer's text is: by its schema, by its folder, by its shape; and what is said of each.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Json, openRun, record, Session, shareCode } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { catalog, loadGame } from '../src/index.ts';
import { lintText } from '../src/lint.ts';

type Document = Record<string, Json>;
const games = fileURLToPath(new URL('../../../games/', import.meta.url));
const levelOf = (id: string): Document => {
  const folder = `${games}${id}/content/levels/`;
  return JSON.parse(readFileSync(folder + readdirSync(folder)[0]!, 'utf8')) as Document;
};
const lint = (document: unknown, file?: string) => lintText(JSON.stringify(document), file);
const codesOf = ({ findings }: Awaited<ReturnType<typeof lintText>>) => findings.map(({ code }) => code);

const lampRun = async () => {
  const lamp = await loadGame('lamp');
  if (!lamp.ok) throw new Error(lamp.error.message);
  const run = openRun(lamp.value, { level: lamp.value.levels[0]!.id });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  session.commit([]);
  return { replay: record(session), code: shareCode(lamp.value, record(session)) };
};

test('a named schema decides, whatever stands before its name; a dot does as well as a hyphen', async () => {
  for (const id of ['lamp', 'reactor'])
    for (const $schema of [`${id}-level`, `../../schemas/${id}-level.schema.json`, `${id}.level.schema.json`]) {
      const read = await lint({ ...levelOf(id), $schema });
      expect([read.game, read.kind, codesOf(read).includes('guessed-kind')]).toEqual([id, 'level', false]);
      expect(read.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(read.document).toMatchObject({ $schema });
    }
});

test('a schema that merely contains the name of a kind is not that kind: the sentence names those there are', async () => {
  for (const $schema of ['my-lamp-level-notes.json', 'https://lamp-level.example/other.schema.json', 'chess-opening']) {
    const read = await lint({ ...levelOf('lamp'), $schema });
    expect([read.game, read.kind, codesOf(read)]).toEqual([null, 'file', ['unknown-kind']]);
    expect(read.findings[0]!.message).toMatch(/there are: .*lamp-level/);
  }
});

test('without a schema the closest kind is taken, and said where it has mistakes', async () => {
  for (const id of ['lamp', 'reactor']) {
    const { $schema: _, ...level } = levelOf(id);
    const right = await lint(level);
    expect([right.game, right.kind, codesOf(right).includes('guessed-kind')]).toEqual([id, 'level', false]);
    const wrong = await lint({ ...level, title: 7, oil: 7, name: 7 });
    expect([wrong.game, wrong.kind]).toEqual([id, 'level']);
    expect(wrong.findings.at(-1)).toMatchObject({ code: 'guessed-kind', severity: 'note' });
  }
  const { events } = JSON.parse(readFileSync(`${games}port/content/events.json`, 'utf8')) as { events: Document[] };
  const cards = await lint({ events: [{ ...events[0], title: '' }, ...events.slice(1)] });
  expect([cards.game, cards.kind]).toEqual(['port', 'events']);
});

test('a file in a game’s own folder is one of that game’s kinds, also where it has nothing of them', async () => {
  for (const { id } of catalog) {
    const read = await lint({ nothing: true }, `C:\\work\\games\\${id}\\content\\new.json`);
    expect(read.game).toBe(id);
    expect(codesOf(read)).toContain('guessed-kind');
  }
});

test('a replay is played, as a file and as a code', async () => {
  const { replay, code } = await lampRun();
  for (const text of [JSON.stringify(replay), `\n ${code}\n`])
    expect(await lintText(text)).toMatchObject({ game: 'lamp', kind: 'replay', findings: [] });
  const other = await lint({ ...replay, game: 'chess' });
  expect(other).toMatchObject({
    game: null,
    kind: 'replay',
    findings: [{ path: 'replay.game', code: 'unknown-game' }],
  });
  const cut = await lintText(code.slice(0, -3));
  expect([cut.game, cut.kind, cut.findings[0]!.path]).toEqual([null, 'replay', 'replay']);
  // A number called `format` is a level file's own affair.
  expect(await lint({ ...levelOf('reactor'), format: 1 })).toMatchObject({ game: 'reactor', kind: 'level' });
});

test('what is no JSON, and JSON that is no object, is a file of no kind', async () => {
  const broken = await lintText('{"rows": [');
  expect(broken).toMatchObject({ game: null, kind: 'file', document: null, findings: [{ severity: 'error' }] });
  for (const text of ['[]', 'null', '7', '"lamp"']) {
    const read = await lintText(text);
    expect([read.game, read.kind, codesOf(read)]).toEqual([null, 'file', ['not-an-object']]);
  }
});
