// Donkeys and Droids by protocol: a scenario from start to win, its questions, plans, refusals and what stays hidden.

import { loadGame } from '@interlock/catalog';
import { describe, expect, test } from 'vitest';
import { type Answer, Protocol } from '../../src/bot/protocol.ts';
import { plain } from '../../src/wire.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
type Loose = any;

const talk = () => {
  const protocol = new Protocol({});
  let id = 0;
  const send = async (text: string): Promise<Loose> =>
    JSON.parse(JSON.stringify(plain(await protocol.answer({ text }))));
  const say = async (op: string, fields: object = {}): Promise<Loose> => {
    const answer: Answer = await send(JSON.stringify({ id: ++id, op, ...fields }));
    expect(answer.id).toBe(id);
    return answer;
  };
  return { send, say };
};

const started = async (fields: object) => {
  const { say, send } = talk();
  const first = await say('start', { game: 'droids', ...fields });
  expect(first.ok, JSON.stringify(first.error)).toBe(true);
  return { say, send, first };
};

const scenario = async () => {
  const loaded = await loadGame('droids');
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value.levels[0]!;
};

describe('a scenario by protocol', () => {
  test('[DD-570] every operation answers, and the witness wins', async () => {
    const { id, witnesses } = await scenario();
    const { say } = await started({ level: id });
    expect((await say('games')).games.length).toBeGreaterThan(2);
    expect((await say('legal')).actions.length).toBeGreaterThan(2);
    expect((await say('view')).text).toContain('Day 1');
    expect((await say('forecast', { turns: 2 })).ok).toBe(true);
    expect((await say('verdict', { nodes: 2000 })).ok).toBe(true);
    expect((await say('hint', { step: 1 })).ok).toBe(true);
    for (const turn of witnesses[0]!.turns) {
      expect((await say('refuse', { turn })).refusals).toEqual([]);
      expect((await say('preview', { turn })).ok).toBe(true);
      expect((await say('commit', { turn })).ok).toBe(true);
    }
    expect((await say('status')).status.is).toBe('won');
    expect((await say('explain', { turn: 1 })).ok).toBe(true);
    expect((await say('replay')).ok).toBe(true);
    expect((await say('undo')).ok).toBe(true);
    expect((await say('redo')).status.is).toBe('won');
  });

  test('[DD-570] the game’s own questions: tapePreview, space, proof', async () => {
    const { id } = await scenario();
    const { say } = await started({ level: id });
    const { actions } = await say('legal');
    const card = actions.find((action: Loose) => action.type === 'moveCards').cards[0];
    const preview = await say('ask', { what: 'tapePreview', args: { tape: [card] } });
    expect(preview.ok, JSON.stringify(preview.error)).toBe(true);
    expect((await say('ask', { what: 'space', args: { tape: [card] } })).ok).toBe(true);
    expect((await say('ask', { what: 'proof' })).ok).toBe(true);
    expect((await say('ask', { what: 'fortune' })).ok).toBe(false);
  });
});

test('[DD-571] legal follows any plan that may be laid out: cards moved as one step, to a place, and back', async () => {
  const { say } = await started({ preset: 'classic-easy', seed: 'PLAN' });
  const hand = (await say('legal')).actions.flatMap(({ type, cards }: Loose) => (type === 'moveCards' ? cards : []));
  const [a, b, c] = hand;
  const lay = (cards: readonly string[], more: object = {}) => ({ type: 'moveCards', cards, to: 'tape', ...more });
  const pending = [lay([a, b]), lay([c], { index: 0 }), { type: 'moveCards', cards: [a, b], to: 'hand' }];
  const { ok, actions } = await say('legal', { pending });
  expect(ok).toBe(true);
  expect(actions).toContainEqual({ type: 'runProgram', tape: [c] });
  const refused = await say('legal', { pending: [lay([a, b]), lay([b, b])] });
  expect(refused).toMatchObject({ ok: false, error: { code: 'duplicate-card' } });
  const done = await say('legal', { pending: [{ type: 'concede' }, lay([a])] });
  expect(done).toMatchObject({ ok: false, error: { code: 'bad-turn', refusals: [{ at: 1 }] } });
});

describe('bad lines', () => {
  test('[DD-569] are answered with an error and the stream goes on', async () => {
    const { id } = await scenario();
    const { say, send } = await started({ level: id });
    for (const text of ['', '{', '[]', '{"op":7}', '{"id":9,"op":"juggle"}'])
      expect(await send(text)).toMatchObject({ ok: false, error: { code: expect.any(String) } });
    expect((await say('commit', { turn: [{ type: 'nextAssignment' }] })).ok).toBe(false);
    expect((await say('commit', { turn: [{ type: 'fly' }] })).ok).toBe(false);
    expect((await say('status')).status.is).toBe('playing');
  });

  test('[DD-573] the refusal codes are those of the screen', async () => {
    const { id } = await scenario();
    const { say } = await started({ level: id });
    const refusals = async (turn: readonly object[]) =>
      (await say('refuse', { turn })).refusals.map(({ code }: Loose) => code);
    expect(await refusals([{ type: 'nextAssignment' }])).toEqual(['wrong-phase']);
    expect(await refusals([{ type: 'runProgram', tape: ['c999'] }])).toEqual(['unknown-card']);
    expect(await refusals([])).toEqual(['bad-turn']);
  });
});

test('[DD-572] [DD-552] what commit and view answer holds nothing hidden', async () => {
  const { say, first } = await started({ preset: 'classic-easy', seed: 'HIDE' });
  expect(JSON.stringify(first.view)).not.toContain('glitchOrder');
  const ids = first.view.pile.map(({ id }: Loose) => id);
  expect(ids).toEqual([...ids].sort());
  const committed = await say('commit', { turn: [{ type: 'runProgram', tape: [] }] });
  expect(committed).toMatchObject({ ok: true, status: { is: 'playing' }, digest: expect.any(String) });
  expect(committed.events.every(({ type }: Loose) => typeof type === 'string' || type === undefined)).toBe(true);
  expect((await say('state')).ok).toBe(false);
});
