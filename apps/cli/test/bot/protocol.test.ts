// The protocol without its pipes: every operation on a whole run, and what a refused request leaves alone.

import { loadGame } from '@interlock/catalog';
import { replayFromCode, verify } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { type Answer, Protocol } from '../../src/bot/protocol.ts';
import { plain } from '../../src/wire.ts';
import { lamp, open, story, witness } from '../shell.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
type Loose = any;

const talk = (options: { readonly reveal?: boolean } = {}) => {
  const protocol = new Protocol(options);
  let id = 0;
  const say = async (op: string, fields: object = {}): Promise<Loose> => {
    const answer: Answer = await protocol.answer({ text: JSON.stringify({ id: ++id, op, ...fields }) });
    expect(answer.id).toBe(id);
    return JSON.parse(JSON.stringify(plain(answer)));
  };
  return { protocol, say };
};

const started = async (fields: object = {}, options: { readonly reveal?: boolean } = {}) => {
  const { protocol, say } = talk(options);
  const first = await say('start', { game: 'lamp', level: story.id, ...fields });
  expect(first.ok).toBe(true);
  return { protocol, say, first };
};

describe('a run by protocol', () => {
  test('start and view answer the view and the same as text', async () => {
    const { say, first } = await started();
    const session = open();
    expect(first.view).toEqual(session.view());
    expect(first.text).toBe(lamp.show(session.world, session.view()));
    expect(first.status).toEqual({ is: 'playing' });
    expect(await say('view')).toMatchObject({ view: first.view, text: first.text, digest: session.digest() });
  });

  test('the witness, committed turn by turn, wins; every preview tells the digest of its commit or none', async () => {
    const { say } = await started();
    const session = open();
    for (const turn of witness) {
      const preview = await say('preview', { turn });
      const commit = await say('commit', { turn });
      session.commit(turn);
      expect(commit).toMatchObject({ ok: true, status: session.status, digest: session.digest() });
      expect(commit.events.map((one: { type: string }) => one.type)).toEqual(
        session.seen(session.turns.length).map(({ event }) => (event as { type: string }).type),
      );
      if (preview.digest !== null) expect(preview.digest).toBe(commit.digest);
    }
    expect((await say('status')).status).toEqual(session.status);
    const { replay, code } = await say('replay');
    expect(verify(lamp, replay)).toMatchObject({ ok: true, digest: session.digest() });
    expect(replayFromCode([lamp], code)).toEqual({ ok: true, value: replay });
  });

  test('preview of a turn that meets nothing unknown has the events and the digest of its commit', async () => {
    const { say } = await started();
    const preview = await say('preview', { turn: [] });
    const commit = await say('commit', { turn: [] });
    expect(preview.events).toEqual(commit.events);
    expect(preview.digest).toBe(commit.digest);
  });

  test('legal follows what is pending; refuse gives every reason', async () => {
    const { say } = await started();
    const { actions } = await say('legal');
    expect(actions).toEqual([...lamp.legal(lamp.content, open().state, [])]);
    const next = await say('legal', { pending: ['light'] });
    expect(next.actions).not.toContain('light');
    const { refusals } = await say('refuse', { turn: ['light', 'light', 'light', 'light', 'light'] });
    expect(refusals.length).toBeGreaterThan(1);
    expect(refusals[0]).toMatchObject({ code: expect.any(String), why: expect.any(String), at: expect.any(Number) });
    expect((await say('refuse', { turn: witness[0] })).refusals).toEqual([]);
    expect((await say('legal', { pending: ['light', 'light'] })).error.code).toBe('lit-twice');
  });

  test('events carry their place in the turn and their cause', async () => {
    const { say } = await started();
    const { events } = await say('commit', { turn: witness[0] });
    expect(events[0]).toMatchObject({ type: 'keeperMoved', seq: 0, because: [{ action: 0 }] });
    const { why } = await say('explain', { turn: 1, event: events[0].seq });
    expect(why[0]).toMatchObject({ kind: 'event', turn: 1, causes: [{ kind: 'action', index: 0 }] });
    expect((await say('explain', { subject: 'keeper' })).why[0].kind).toBe('event');
    expect((await say('explain')).subjects.length).toBeGreaterThan(0);
  });

  test('undo and redo go back and forth by digest', async () => {
    const { say, first } = await started();
    const { digest } = await say('commit', { turn: witness[0] });
    expect(await say('undo')).toMatchObject({ ok: true, digest: first.digest, view: first.view });
    expect((await say('undo')).error.code).toBe('nothing-to-undo');
    expect(await say('redo')).toMatchObject({ ok: true, digest });
    expect((await say('redo')).error.code).toBe('nothing-to-redo');
  });

  test('forecast: one entry a turn, then what really happens', async () => {
    const { say } = await started();
    const { turns, end } = await say('forecast', { turns: 2 });
    expect(turns).toHaveLength(2);
    expect(end).toBe('horizon');
    for (const entry of turns) {
      const { events } = await say('commit', { turn: entry.turn });
      expect(entry.events).toEqual(events);
      expect((await say('view')).view).toEqual(entry.view);
    }
  });

  test('where dice decide, the odds are given and never the dice', async () => {
    const { say } = await started({ level: undefined, levelData: { rows: ['K=S'], oil: 9 }, seed: 'A' });
    await say('commit', { turn: ['light'] });
    const preview = await say('preview', { turn: ['east'] });
    expect(preview.chance.outcomes.reduce((sum: number, one: { weight: number }) => sum + one.weight, 0)).toBe(
      preview.chance.total,
    );
    expect(preview.chance.outcomes.length).toBeGreaterThan(1);
    expect(preview.digest).toBeNull();
  });

  test('verdict as solve --json; hints in three steps end in a turn that is legal', async () => {
    const { say } = await started();
    expect(await say('verdict', { nodes: 1000 })).toMatchObject({ verdict: 'winnable', length: witness.length });
    const steps = [await say('hint', { step: 1 }), await say('hint', { step: 2 }), await say('hint', { step: 3 })];
    expect(new Set(steps.map((one) => one.text)).size).toBe(3);
    expect(steps[0].turn).toBeUndefined();
    expect(steps[0].from).toBe('witness');
    expect((await say('refuse', { turn: steps[2].turn })).refusals).toEqual([]);
  });

  test('blame as blame --json: the turn that decided a lost run, with a sentence; ranked only once it is over', async () => {
    const { say } = await started({ level: undefined, levelData: { rows: ['K.S'], oil: 2 } });
    expect(await say('blame', { nodes: 1000 })).toMatchObject({ is: 'winnable', findings: [] });
    await say('commit', { turn: [] });
    await say('commit', { turn: [] });
    expect((await say('status')).status.is).toBe('lost');
    const { is, findings } = await say('blame', { nodes: 10_000, limit: 1 });
    expect(is).toBe('found');
    expect(findings).toHaveLength(1);
    const [{ turn, instead, line, wins, why }] = findings;
    expect(line[0]).toEqual(instead);
    expect(wins).toBe(turn - 1 + line.length);
    expect(why).toMatch(new RegExp(`^In turn ${turn} you did nothing, and .*the lamp ran out of oil; “`));
    const ranked = await started({ ranked: true });
    expect((await ranked.say('blame')).error.code).toBe('ranked');
  });

  test('the whole state only with --reveal, and never in a ranked run', async () => {
    expect((await (await started()).say('state')).error.code).toBe('not-revealed');
    const revealed = await started({}, { reveal: true });
    expect((await revealed.say('state')).state).toMatchObject({ oil: open().state.oil });
    const ranked = await started({ ranked: true }, { reveal: true });
    expect((await ranked.say('state')).error.code).toBe('ranked');
    expect((await ranked.say('verdict')).error.code).toBe('ranked');
    expect((await ranked.say('hint')).error.code).toBe('ranked');
    expect((await ranked.say('preview', { turn: [] })).digest).toBeNull();
  });

  test('questions about what is hidden are answered with --reveal, and never in a ranked run', async () => {
    const asked = async (fields: object, options: { readonly reveal?: boolean }) => {
      const { say } = talk(options);
      await say('start', { game: 'station', level: 'cold-start', ...fields });
      return say('ask', { what: 'spheres' });
    };
    expect((await asked({}, {})).error.code).toBe('hidden');
    expect((await asked({}, { reveal: true })).answer).toMatchObject({ goalSphere: 3 });
    expect((await asked({ ranked: true }, { reveal: true })).error.code).toBe('hidden');
  });

  test('in a ranked run a turn that revealed something stays', async () => {
    const { say } = await started({ ranked: true });
    const { digest } = await say('commit', { turn: witness[0] });
    expect((await say('undo')).error.code).toBe('final-turn');
    expect((await say('status')).digest).toBe(digest);
    expect((await say('replay')).replay.ranked).toBe(true);
  });

  test('the view and its text tell nothing of what is dark', async () => {
    const { first } = await started();
    const session = open();
    const hidden = { ...session.state, level: { ...session.state.level } };
    expect(first.view).toEqual(lamp.view(session.world, lamp.suppose!(session.world, hidden, 'player'), 'player'));
  });

  test('questions of the game get the answer of the game, or its refusal', async () => {
    const loaded = await loadGame('reactor');
    if (!loaded.ok) throw new Error(loaded.error.message);
    const { protocol, say } = await started({ game: 'reactor', level: loaded.value.levels[0]!.id });
    const { world, state, viewer } = protocol.session!;
    const args = { at: [1, 1] };
    const told = loaded.value.questions!.cell!(world, state, viewer, args);
    if (!told.ok) throw new Error(told.error.message);
    const said = await say('ask', { what: 'cell', args });
    expect(said.answer).toEqual(told.value);
    expect(said).toMatchObject({ ok: true, answer: args });
    expect((await say('ask', { what: 'cell' })).error.code).toBe('no-such-cell');
    expect((await say('ask', { what: 'weather' })).error.code).toBe('unknown-question');
  });

  test('presets, own levels, balance; a game without questions', async () => {
    const { say } = await started();
    expect((await say('ask', { what: 'weather' })).error.message).toContain('It has: none.');
    const preset = Object.keys(lamp.params.presets)[0]!;
    const generated = await say('start', { game: 'lamp', preset, seed: 'k3f9' });
    expect(generated).toMatchObject({ ok: true, level: null });
    const richer = await say('start', { game: 'lamp', level: story.id, balance: { flame: 3 } });
    expect(richer.contentDigest).not.toBe(generated.contentDigest);
    expect((await say('replay')).replay.balance).toEqual({ flame: 3 });
    expect((await say('games')).games.some((one: { id: string }) => one.id === 'lamp')).toBe(true);
  });
});

describe('refused requests', () => {
  const WRONG: readonly (readonly [string, object, string])[] = [
    ['start', { game: 'chess', level: 'x' }, 'unknown-game'],
    ['start', { game: 'lamp' }, 'bad-start'],
    ['start', { game: 'lamp', level: 'a', preset: 'b' }, 'bad-start'],
    ['start', { game: 'lamp', preset: 'small' }, 'missing-field'],
    ['start', { game: 'lamp', level: 'nowhere' }, 'unknown-level'],
    ['start', { game: 'lamp', level: story.id, balance: { nonsense: 1 } }, 'unrecognized-keys'],
    ['start', { level: story.id }, 'missing-field'],
    ['commit', {}, 'missing-field'],
    ['commit', { turn: 'east' }, 'bad-field'],
    ['commit', { turn: ['fly'] }, 'invalid-value'],
    ['commit', { turn: ['light', 'light'] }, 'lit-twice'],
    ['preview', { turn: ['light', 'light'] }, 'lit-twice'],
    ['commit', { turn: [], wait: true }, 'unknown-field'],
    ['forecast', { turns: 0 }, 'bad-field'],
    ['forecast', { turns: 0, plan: [] }, 'bad-field'],
    ['forecast', { turns: 1.5 }, 'bad-field'],
    ['forecast', { plan: [['light', 'light']] }, 'lit-twice'],
    ['verdict', { nodes: -1 }, 'bad-field'],
    ['hint', { step: 4 }, 'bad-field'],
    ['explain', { turn: 50, event: 0 }, 'no-such-turn'],
    ['explain', { turn: 1, event: 999 }, 'no-such-event'],
    ['explain', { turn: 1, subject: 'oil' }, 'bad-request'],
    ['state', {}, 'not-revealed'],
    ['redo', {}, 'nothing-to-redo'],
    ['dance', {}, 'unknown-op'],
  ];

  test.each(WRONG)('%s %j: %s, and nothing is changed', async (op, fields, code) => {
    const { protocol, say } = await started();
    await say('commit', { turn: witness[0] });
    const { session } = protocol;
    const before = session!.digest();
    const answer = await say(op, fields);
    expect(answer.ok).toBe(false);
    expect(answer.error.code).toBe(code);
    expect(answer.error.message).toMatch(/\.$/);
    expect(protocol.session).toBe(session);
    expect(session!.digest()).toBe(before);
  });

  test('a forecast of no turns is that of the plan alone, and without a plan says so', async () => {
    const { say } = await started();
    const alone = await say('forecast', { turns: 0, plan: [witness[0]] });
    expect(alone.turns).toEqual((await say('forecast', { turns: 1, plan: [witness[0]] })).turns.slice(0, 1));
    expect((await say('forecast', { turns: 0 })).error.message).toContain('shows nothing');
  });

  test('an unknown field is named', async () => {
    const { say } = await started();
    expect((await say('undo', { steps: 2 })).error.message).toContain('"steps"');
  });

  test('before start', async () => {
    const { say } = talk();
    expect((await say('view')).error.code).toBe('not-started');
  });

  test.each([
    ['', 'empty-line', null],
    ['nonsense', 'not-json', null],
    ['[]', 'bad-request', null],
    ['{"id":7}', 'bad-request', 7],
    ['{"id":7,"op":3}', 'bad-request', 7],
    ['{"id":[1],"op":"view"}', 'bad-id', null],
    ['{"id":7,"op":"view","__proto__":{}}', 'bad-key', null],
    ['{"op":"view"}', 'not-started', null],
    ['{"id":"a","op":"view"}', 'not-started', 'a'],
  ])('the line %j: %s', async (text, code, id) => {
    const answer = await new Protocol().answer({ text });
    expect(answer).toMatchObject({ id, ok: false, error: { code } });
  });

  test('after quit the protocol is over', async () => {
    const { protocol, say } = talk();
    expect((await say('quit')).ok).toBe(true);
    expect(protocol.isOver).toBe(true);
  });
});
