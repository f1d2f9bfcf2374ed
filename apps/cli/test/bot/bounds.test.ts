// One request must not kill the bot, nor win a ranked run for it: bounds with their numbers in the answer, searches that
// stay silent while a ranked run can go on, causes that read alike foreseen and played, and what a replay vouches for.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeTurn, openRun, record, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { Protocol } from '../../src/bot/protocol.ts';
import { written } from '../../src/bot/written.ts';
import { allGames, gameCalled } from '../../src/shelf.ts';
import { plain } from '../../src/wire.ts';
import { folder, lost, open, shell, story, won } from '../shell.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
type Loose = any;

const started = async (fields: object) => {
  const protocol = new Protocol();
  const say = async (op: string, more: object = {}): Promise<Loose> =>
    JSON.parse(JSON.stringify(plain(await protocol.answer({ text: JSON.stringify({ op, ...more }) }))));
  expect((await say('start', fields)).ok).toBe(true);
  return say;
};

const empties = (n: number): readonly [][] => Array.from({ length: n }, () => []);

describe('one request', () => {
  test('a forecast has a bound of turns, planned ones included, and names it', async () => {
    const say = await started({ game: 'reactor', level: 'fork-in-the-line' });
    for (const fields of [{ plan: empties(40_000) }, { plan: empties(5_000) }, { plan: empties(201) }])
      expect((await say('forecast', fields)).error.message).toContain('at most 200');
    const both = await say('forecast', { plan: empties(150), turns: 51 });
    expect(both.error).toMatchObject({ code: 'too-many-turns', message: expect.stringContaining('at most 200 turns') });
    expect((await say('legal', { pending: empties(201) })).error.message).toContain('at most 200');
    expect((await say('forecast', { turns: 1 })).ok).toBe(true);
  });

  test('a start whose numbers are too large is refused, and the bot goes on', async () => {
    const say = await started({ game: 'lamp', level: story.id });
    const bomb = { game: 'station', preset: 'normal', seed: '7', balance: { gen: { roomWidthMax: 3000 } } };
    expect((await say('start', bomb)).error.code).toBe('bad-balance');
    expect((await say('view')).ok).toBe(true);
  });

  test('an answer longer than the bound is not sent; its error names the bound', () => {
    const text = written({ id: 7, ok: true, view: 'x'.repeat(9 << 20) });
    expect(JSON.parse(text)).toMatchObject({ id: 7, ok: false, error: { code: 'answer-too-large' } });
    expect(text).toContain(`at most ${8 << 20} are sent`);
    expect(JSON.parse(written({ id: 7, ok: true, view: 'x' }))).toEqual({ id: 7, ok: true, view: 'x' });
  });
});

describe('a ranked run', () => {
  test('over stays over, and nobody answers from it before: by protocol', async () => {
    const reactor = await started({ game: 'reactor', level: 'fork-in-the-line', ranked: true });
    for (const op of ['verdict', 'blame', 'hint']) expect((await reactor(op)).error.code).toBe('ranked');
    const say = await started({ game: 'lamp', level: story.id, ranked: true });
    for (const op of ['verdict', 'blame', 'hint']) expect((await say(op)).error.code).toBe('ranked');
    while ((await say('status')).status.is === 'playing') await say('commit', { turn: [] });
    expect((await say('status')).status.is).toBe('lost');
    expect((await say('blame', { nodes: 2_000 })).ok).toBe(true);
    expect((await say('undo')).ok).toBe(false);
    expect((await say('commit', { turn: [] })).ok).toBe(false);
  });

  test('over stays over: by command line', async () => {
    const session = open(story.id, true);
    session.commit([]);
    const file = join(folder(), 'ranked.json');
    writeFileSync(file, JSON.stringify(record(session)));
    const solve = ['solve', '--replay', file];
    // Not even about a turn gone by: the last one is where the run stands.
    for (const command of [['blame', file], solve, [...solve, '--at', '0'], [...solve, '--at', '1']]) {
      const { code, err } = await shell(command);
      expect(code).not.toBe(0);
      expect(err).toContain('In a ranked run nobody may ask a search while it can go on');
    }
  });
});

test('causes read alike in forecast and commit', async () => {
  const say = await started({ game: 'reactor', level: 'fork-in-the-line' });
  for (let i = 0; i < 3; i++) {
    const { turns } = await say('forecast', { turns: 1 });
    const { events } = await say('commit', { turn: [] });
    expect(turns[0].events).toEqual(events);
    expect(JSON.stringify(events)).not.toContain('"hidden":true');
  }
});

test('causes read alike in preview and commit, in every game, along the first turns of a proof', async () => {
  for (const game of await allGames()) {
    const entry = game.levels.find(({ witnesses }) => witnesses.length > 0);
    if (entry === undefined) continue;
    const say = await started({ game: game.id, level: entry.id });
    for (const turn of entry.witnesses[0]!.turns.slice(0, 4)) {
      const encoded = encodeTurn(game, turn as never);
      const told = await say('preview', { turn: encoded });
      const { ok, events } = await say('commit', { turn: encoded });
      expect(ok, `${game.id} ${entry.id}`).toBe(true);
      // What chance or something hidden decides, or what comes to light, no preview can tell.
      if (told.chance === undefined && told.end === undefined && told.reveals === false && told.view)
        expect(told.events, `${game.id} ${entry.id}`).toEqual(events);
    }
  }
});

describe('what a replay vouches for', () => {
  const told = async (replay: object): Promise<Loose> => {
    const file = join(folder(), 'run.json');
    writeFileSync(file, JSON.stringify(replay));
    const { out } = await shell(['replay', file]);
    return { ...(await shell(['replay', file, '--json'])).json, out };
  };

  test('a shipped level: certain its turns, claimed the rank, nothing differs', async () => {
    const plainRun = await told(record(won()));
    expect(plainRun).toMatchObject({ ok: true, differs: [] });
    expect(plainRun.certain[0]).toContain(record(won()).digest);
    expect(plainRun.out).toContain('Nothing differs from the shipped game.');
    const claimed = await told({ ...record(won()), ranked: true, label: 'daily' });
    expect(claimed.claimed.join(' ')).toContain('says it was ranked');
    expect(claimed.out).toContain('Claimed: The app that wrote it calls it "daily".');
  });

  test('a level of one’s own with a shipped name is told apart from the shipped one', async () => {
    const game = await gameCalled('reactor');
    const shipped = game.level.encode(game.levels[0]!.level) as Record<string, Loose>;
    const own = { ...shipped, actions: { ...shipped.actions, perTurn: 12 } };
    const runOf = (levelData: Loose) => {
      const run = openRun(game, { levelData });
      if (!run.ok) throw new Error(run.error.message);
      return record(new Session(run.value));
    };
    expect((await told(runOf(own))).differs[0]).toContain(
      `bears the name of the shipped level ${game.levels[0]!.id}, and is another one`,
    );
    expect((await told(runOf(shipped))).differs[0]).toContain(`equals the shipped level ${game.levels[0]!.id}`);
  });

  test('numbers of one’s own are named', async () => {
    const game = await gameCalled('reactor');
    const run = openRun(game, { level: game.levels[0]!.id }, { balance: { 'turn.actions': 12 } });
    if (!run.ok) throw new Error(run.error.message);
    expect((await told(record(new Session(run.value)))).differs).toEqual([
      'Its numbers are not the shipped ones: "turn.actions".',
    ]);
  });

  test('nobody goes on from a record that is not what happened', async () => {
    const forged = { ...record(lost()), digest: '0123456789abcdef' };
    const file = join(folder(), 'forged.json');
    writeFileSync(file, JSON.stringify(forged));
    for (const args of [
      ['play', '--replay', file],
      ['blame', file],
    ]) {
      const { code, err } = await shell(args);
      expect([args[0], code]).not.toEqual([args[0], 0]);
      expect(err).toContain('The run differs from its record');
    }
  });
});
