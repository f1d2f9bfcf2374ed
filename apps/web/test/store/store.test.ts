// The run store without a browser: plan, refuse, commit, undo, two plans, words of the commit key; and what is read
// back from storage.

import { type AnyGame, encodeTurn, openRun, record, resume, Session } from '@interlock/kernel';
import { game } from '@interlock/lamp';
import { describe, expect, test } from 'vitest';
import { campaignOf, type GameFacts } from '../../src/games/facts.ts';
import { look } from '../../src/games/lamp/index.ts';
import type { Screen } from '../../src/games/screen.ts';
import { FRAME_PLACES, listedKeys } from '../../src/play/keys.ts';
import { bringBack } from '../../src/store/acts/undone.ts';
import { choicesFrom, keyOf, keysOf, refuseKey } from '../../src/store/keys.ts';
import { bookFrom } from '../../src/store/progress.ts';
import { createRunStore } from '../../src/store/run.ts';
import { checksum } from '../../src/store/save/checksum.ts';
import { pack, type Save, saveAddress, saveKey, unpack } from '../../src/store/save/saves.ts';
import { unsavedWords } from '../../src/store/save/unsaved.ts';
import { settingsFrom } from '../../src/store/settings.ts';
import { commitWords } from '../../src/store/words.ts';

const screen: Screen = { game: game as AnyGame, look: look as Screen['look'] };

const start = (level: string) => {
  const run = openRun(screen.game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return createRunStore(screen, new Session(run.value));
};

describe('the run store', () => {
  test('plans, refuses with the plan untouched, and commits', () => {
    const store = start('pit');
    expect(store.getState().plan('south')).toBe(true);
    expect(store.getState().plan('west')).toBe(false);
    const { refused, table, refusedLines } = store.getState();
    expect(refused?.refusal.code).toBe('wall');
    expect(refusedLines).toHaveLength(1);
    expect(table.plan).toEqual(['south']);
    store.getState().commit();
    expect(store.getState().table.turn).toBe(1);
    expect(store.getState().refusedLines).toEqual([]);
  });

  test('undo takes back a step before it takes back a turn, redo the other way round', () => {
    const store = start('pit');
    store.getState().plan('south');
    store.getState().commit();
    const digest = store.getState().session.digest();
    store.getState().plan('south');
    store.getState().undo();
    expect(store.getState().table.turn).toBe(1);
    store.getState().undo();
    expect(store.getState().table.turn).toBe(0);
    store.getState().redo();
    expect(store.getState().session.digest()).toBe(digest);
  });

  test('turns taken back come back with the save, and count as rewinds once', () => {
    const store = start('pit');
    for (const step of ['south', 'south', 'east']) {
      store.getState().plan(step);
      store.getState().commit();
    }
    const digest = store.getState().session.digest();
    store.getState().undo();
    store.getState().undo();
    const { session, rewindsBefore } = store.getState();
    const undone = session.undone.map((turn) => encodeTurn(screen.game, turn as never));
    const again = resume(screen.game, record(session));
    if (!again.ok) throw new Error(again.error.message);
    expect(bringBack(again.value, undone)).toBe(true);
    const reopened = createRunStore(screen, again.value, {
      rewinds: rewindsBefore + session.rewinds - again.value.rewinds,
    });
    expect(reopened.getState().session.turns).toHaveLength(1);
    expect(reopened.getState().rewindsBefore + reopened.getState().session.rewinds).toBe(2);
    reopened.getState().redo();
    reopened.getState().redo();
    expect(reopened.getState().session.digest()).toBe(digest);
    for (const bad of [['nowhere'], [['west']], [[7]], [null]])
      expect(bringBack(again.value.fork(1), bad as never)).toBe(false);
  });

  test('a ranked run keeps what it showed, stays ranked when begun anew, and stays over', () => {
    const run = openRun(screen.game, { level: 'pit' });
    if (!run.ok) throw new Error(run.error.message);
    const store = createRunStore(screen, new Session(run.value, { ranked: true }));
    store.getState().plan('south');
    store.getState().commit();
    store.getState().undo();
    expect(store.getState().table.turn).toBe(1);
    expect(store.getState().said.text).toContain('final');
    store.getState().restart();
    expect(store.getState().session.isRanked).toBe(true);
    expect(store.getState().table.turn).toBe(0);
    for (const step of ['east', 'east']) store.getState().plan(step);
    store.getState().commit();
    expect(store.getState().table.status.is).toBe('lost');
    store.getState().undo();
    expect(store.getState().said.text).toContain('stays over');
    expect(saveKey('lamp', { level: 'pit' }, true)).not.toBe(saveKey('lamp', { level: 'pit' }));
  });

  test('a walk longer than the turn is planned as far as it goes, without a refusal', () => {
    const store = start('pit');
    store.getState().planAll(['south', 'south', 'east', 'east']);
    const { table, note, refused, refusedLines, said } = store.getState();
    expect(table.plan).toEqual(['south', 'south', 'east']);
    expect(look.slots?.(table as never)).toBe(3);
    expect([refused, refusedLines]).toEqual([null, []]);
    expect(note).toContain('3 of 4 steps planned');
    expect(said.text).toBe(note);
    // One more on a full turn is refused, and the refusal leaves when asked to; the log keeps it.
    store.getState().planAll(['east', 'east']);
    expect(store.getState().refused).not.toBeNull();
    expect(store.getState().note).toBeNull();
    store.getState().hush();
    expect(store.getState().refused).toBeNull();
    expect(store.getState().refusedLines).toHaveLength(1);
  });

  test('undo brings back the run a restart put aside, until a turn of the new one is committed', () => {
    const store = start('pit');
    store.getState().plan('south');
    store.getState().commit();
    store.getState().plan('south');
    const { session } = store.getState();
    store.getState().restart();
    store.getState().restart();
    expect(store.getState().table.turn).toBe(0);
    store.getState().plan('south');
    store.getState().undo();
    store.getState().undo();
    expect(store.getState().session).toBe(session);
    expect(store.getState().table.turn).toBe(1);
    expect(store.getState().table.plan).toEqual(['south']);
    store.getState().restart();
    store.getState().plan('south');
    store.getState().commit();
    store.getState().undo();
    store.getState().undo();
    expect(store.getState().table.turn).toBe(0);
  });

  test('a step can be moved in the plan; what no longer holds drops out with its reason', () => {
    const store = start('pit');
    for (const step of ['south', 'light', 'south']) store.getState().plan(step);
    store.getState().reorder(1, 0);
    expect(store.getState().table.plan).toEqual(['light', 'south', 'south']);
    store.getState().clearPlan();
    for (const step of ['south', 'south', 'east']) store.getState().plan(step);
    store.getState().reorder(2, 1);
    expect(store.getState().table.plan).toEqual(['south', 'south']);
    expect(store.getState().said.text).toContain('dropped out: There is a wall');
    store.getState().reorder(0, 9);
    expect(store.getState().table.plan).toEqual(['south', 'south']);
  });

  test('a losing turn is asked about once before it is committed', () => {
    const store = start('step');
    store.getState().commit();
    expect(commitWords(screen, store.getState().session, store.getState().table, false).mood).toBe('risky');
    store.getState().commit();
    expect(store.getState().isAsking).toBe(true);
    expect(store.getState().table.turn).toBe(1);
    store.getState().commit();
    expect(store.getState().table.status).toEqual({ is: 'lost', cause: 'dark' });
  });

  test('two plans stand beside each other and only one is committed', () => {
    const store = start('pit');
    store.getState().plan('east');
    store.getState().swapPlans('B');
    expect(store.getState().table.plan).toEqual([]);
    store.getState().plan('south');
    expect(store.getState().table.other?.plan).toEqual(['east']);
    store.getState().commit();
    expect(store.getState().session.turns).toEqual([['south']]);
    expect(store.getState().table.other).toBeNull();
  });

  test('a read-only store takes no plan', () => {
    const run = openRun(screen.game, { level: 'pit' });
    if (!run.ok) throw new Error(run.error.message);
    const store = createRunStore(screen, new Session(run.value), { isReadOnly: true });
    expect(store.getState().plan('south')).toBe(false);
    expect(store.getState().table.plan).toEqual([]);
  });

  test('a saved plan that is no longer legal is kept as far as it is', () => {
    const run = openRun(screen.game, { level: 'pit' });
    if (!run.ok) throw new Error(run.error.message);
    const store = createRunStore(screen, new Session(run.value), { plan: ['south', 'west', 'south'] });
    expect(store.getState().table.plan).toEqual(['south']);
  });
});

describe('what is read back', () => {
  const save: Save = {
    key: 'k',
    game: 'lamp',
    rules: 1,
    title: 'Light First',
    savedAt: 1,
    turn: 0,
    status: { is: 'playing' },
    note: 'Nothing is planned.',
    replay: { game: 'lamp', origin: { level: 'pit' }, content: '0', turns: [], digest: '0' } as never,
    plan: [],
    otherPlan: [],
    which: 'A',
    rewinds: 0,
    verdict: null,
  };

  test('a save packs and unpacks; any change of its text or sum is noticed', () => {
    const kept = pack({ ...save, savedAt: 1 });
    expect(unpack(kept)?.key).toBe('k');
    for (let i = 0; i < kept.text.length; i++) {
      const text = `${kept.text.slice(0, i)}${kept.text[i] === 'x' ? 'y' : 'x'}${kept.text.slice(i + 1)}`;
      expect(unpack({ ...kept, text })).toBeNull();
    }
    for (const wrong of [null, 3, 'text', {}, { text: 5 }, { ...kept, sum: '' }, { ...kept, text: kept.text.slice(1) }])
      expect(unpack(wrong)).toBeNull();
  });

  test('a right checksum over a wrong save is damage all the same: no field may be missing or of another kind', () => {
    for (const field of Object.keys(save)) {
      const { [field as keyof Save]: _, ...rest } = save;
      for (const wrong of [rest, { ...save, [field]: undefined }, { ...save, [field]: {} }, { ...save, [field]: -1 }])
        expect(unpack(pack(wrong as Save)), field).toBeNull();
    }
    for (const field of ['planTurns', 'undone', 'helps', 'journey'])
      expect(unpack(pack({ ...save, [field]: 7 } as never)), field).toBeNull();
    for (const part of ['origin', 'turns', 'digest', 'content', 'game'])
      expect(unpack(pack({ ...save, replay: { ...save.replay, [part]: 7 } } as never)), part).toBeNull();
    expect(unpack(pack({ ...save, replay: { ...save.replay, turns: [null] } } as never))).toBeNull();
    for (const status of [{ is: 'won' }, { is: 'won', score: 'x' }, { is: 'lost' }, { is: 'drawn', cause: 3 }])
      expect(unpack(pack({ ...save, status } as never)), JSON.stringify(status)).toBeNull();
    for (const status of [
      { is: 'won', score: 3 },
      { is: 'drawn', cause: 'x' },
    ])
      expect(unpack(pack({ ...save, status } as never)), JSON.stringify(status)).not.toBeNull();
    expect(unpack(pack({ ...save, savedAt: Number.MAX_SAFE_INTEGER }))).toBeNull(); // no date can be made of it
    for (const text of ['null', '7', '[]', '{}', '"x"']) expect(unpack({ text, sum: checksum(text) })).toBeNull();
    expect(unpack(pack({ ...save, helps: { hints: 1, retries: 0 }, undone: [[]], planTurns: [1] }))).not.toBeNull();
  });

  test('a full store says what is full and what can be done', async () => {
    const full = Object.assign(new Error('out of room'), { name: 'QuotaExceededError' });
    expect(await unsavedWords(full)).toMatch(/store for this page is full.*Drop runs.*under Replays.*Share keeps/);
    expect(await unsavedWords(new Error('The lock is gone.'))).toBe('This run is not being saved: The lock is gone.');
  });

  test('a save goes on at its level; a fork or an own level at its key', () => {
    expect(saveAddress({ ...save, key: saveKey('lamp', { level: 'pit' }) })).toBe('/play/lamp?level=pit');
    expect(saveAddress({ ...save, key: 'lamp:fork:1' })).toBe('/play/lamp?saved=lamp%3Afork%3A1');
    const own = { ...save, replay: { origin: { levelData: {} } } } as unknown as Save;
    expect(saveAddress({ ...own, key: saveKey('lamp', { levelData: {} }) })).toContain('?saved=');
  });

  test('settings and wins are taken field by field', () => {
    const defaults = settingsFrom(null);
    for (const text of ['', '{', '[]', 'null', '{"theme":5,"text":113,"motion":"fast","speed":3,"sound":"yes"}'])
      expect(settingsFrom(text)).toEqual(defaults);
    expect(settingsFrom('{"theme":"light","text":150}')).toEqual({ ...defaults, theme: 'light', text: 150 });
    expect(bookFrom('{"lamp/pit":{"turns":3,"stars":3},"lamp/x":{"turns":"3"},"y":null}')).toEqual({
      'lamp/pit': { turns: 3, stars: 3 },
    });
    expect(bookFrom('nonsense')).toEqual({});
  });
});

test('keys: what is stored is checked, a taken one is refused in a sentence, the rest is as chosen', () => {
  expect(choicesFrom({ undo: 'u', hint: 7, 'x y': 'q', redo: 'F5', 'reactor/r': 'k', commit: '' })).toEqual({
    undo: 'u',
    'reactor/r': 'k',
  });
  for (const wrong of [null, 'x', ['u'], 3]) expect(choicesFrom(wrong)).toEqual({});
  const press = (key: string, more: object = {}) => ({
    key,
    shiftKey: key !== key.toLowerCase() && key.length === 1,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });
  const refuse = (key: string, choices = {}) => refuseKey(choices, FRAME_PLACES, 'hint', press(key));
  expect(refuse('j')).toBeNull();
  expect(refuse('z')).toContain('taken: Take back');
  expect(refuse('z', { undo: 'u' })).toBeNull();
  expect(refuse('u', { undo: 'u' })).toContain('taken');
  expect(refuse('F5')).toContain('cannot be chosen');
  expect(refuseKey({}, FRAME_PLACES, 'hint', press('j', { ctrlKey: true }))).toContain('browser');
  expect(keyOf(press('Z', { shiftKey: false }))).toBe('z');
  expect(keysOf({ hint: 'j' }, { id: 'hint', keys: ['h'] })).toEqual(['j']);
  const ids = FRAME_PLACES.flatMap(({ keys }) => keys);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the campaign leaves out what is there to look at and to try', () => {
  const levels = ['I. Lines', 'Gallery', undefined, 'Sandbox'].map((chapter, i) => ({
    id: `l${i}`,
    title: `Level ${i}`,
    par: null,
    ...(chapter === undefined ? {} : { chapter }),
  }));
  expect(campaignOf({ levels } as unknown as GameFacts).map(({ id }) => id)).toEqual(['l0', 'l2']);
});

test('[RM-318] going back to an earlier turn counts every turn left behind', () => {
  const run = openRun(screen.game, { level: screen.game.levels[0]!.id });
  if (!run.ok) throw new Error(run.error.message);
  const store = createRunStore(screen, new Session(run.value), { isReadOnly: false, rewinds: 1 });
  const total = (): number => store.getState().rewindsBefore + store.getState().session.rewinds;
  for (const turn of [1, 2]) {
    store.getState().session.commit([]);
    expect(store.getState().session.turns).toHaveLength(turn);
  }
  store.getState().undo();
  expect(total()).toBe(2);
  store.getState().forkAt(0);
  expect(store.getState().session.turns).toHaveLength(0);
  expect(total()).toBe(3);
});

test('the list of keys has what acts first, and says when a key has its second meaning', () => {
  const bind = (key: string, stays?: string) => ({
    keys: [key],
    label: key,
    ...(stays === undefined ? {} : { stays }),
    plan: () => null,
  });
  const { own, frame } = listedKeys('lamp', [bind('i', 'It stays.'), bind('h'), bind('x')], { 'lamp/x': 'v' });
  expect(own.map(({ keys }) => keys[0])).toEqual(['h', 'v', 'i']);
  const label = (id: string) => frame.find((place) => place.id === id)?.label;
  expect(label('hint')).toContain('while H has no use at the machine');
  expect(label('verdict')).toContain('while V has no use at the machine');
  expect(label('undo')).toBe(FRAME_PLACES.find(({ id }) => id === 'undo')?.label);
});

test('bindings that share a row are listed as one, with the keys they have now', () => {
  const plain = (key: string) => ({ keys: [key], label: key, plan: () => null });
  const mode = (key: string) => ({ keys: [key], label: `Mode ${key}`, row: 'Set a mode', plan: () => null });
  const { own } = listedKeys('lamp', [plain('x'), mode('1'), mode('2'), plain('y')], { 'lamp/2': 'm' });
  expect(own.map(({ keys, label }) => [label, keys])).toEqual([
    ['x', ['x']],
    ['Set a mode', ['1', 'm']],
    ['y', ['y']],
  ]);
});
