// Orbit Simulator by protocol: plans as entries, refusals, previews of what cannot be played, sides of a duel, questions.

import { loadGame } from '@interlock/catalog';
import { openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { type Answer, Protocol } from '../../src/bot/protocol.ts';
import { tournament } from '../../src/commands/duels.ts';
import { plain } from '../../src/wire.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
type Loose = any;

const talk = () => {
  const protocol = new Protocol({});
  let id = 0;
  const say = async (op: string, fields: object = {}): Promise<Loose> => {
    const answer: Answer = await protocol.answer({ text: JSON.stringify({ id: ++id, op, ...fields }) });
    expect(answer.id).toBe(id);
    return JSON.parse(JSON.stringify(plain(answer)));
  };
  return { protocol, say };
};

const started = async (fields: object = { level: 'first-blood' }) => {
  const { say, protocol } = talk();
  const first = await say('start', { game: 'orbit', ...fields });
  expect(first.ok, JSON.stringify(first.error)).toBe(true);
  return { say, first, protocol };
};

const orbit = async () => {
  const loaded = await loadGame('orbit');
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
};

const engines = (value: number, side?: string) => ({
  type: 'energy',
  subsystem: 'engines',
  value,
  ...(side ? { side } : {}),
});
const transfer = (power: number, side?: string) => ({
  type: 'move',
  kind: 'transfer',
  power,
  ...(side ? { side } : {}),
});

describe('a scenario by protocol', () => {
  test('[OS-437] every operation answers, and the witness wins', async () => {
    const game = await orbit();
    const { say } = await started({ level: 'first-light' });
    const witness = game.levels.find(({ id }) => id === 'first-light')!.witnesses[0]!.turns;
    expect((await say('legal')).actions.length).toBeGreaterThan(3);
    expect((await say('forecast', { turns: 2 })).turns).toHaveLength(2);
    expect((await say('hint', { step: 3 })).ok).toBe(true);
    expect((await say('verdict', { nodes: 20_000 })).verdict).toBe('winnable');
    for (const turn of witness) {
      expect((await say('refuse', { turn })).refusals).toEqual([]);
      const preview = await say('preview', { turn });
      expect((await say('commit', { turn })).digest).toBe(preview.digest);
    }
    expect((await say('status')).status.is).toBe('won');
    expect((await say('explain', { turn: 1 })).why.length).toBeGreaterThan(3);
    expect((await say('undo')).ok).toBe(true);
    expect((await say('redo')).status.is).toBe('won');
    expect((await say('replay')).replay.turns).toHaveLength(2);
    expect((await say('ask', { what: 'intents' })).answer).toEqual([]);
  });

  test('[OS-438] start takes a level, a file’s data or a preset with a seed, and begins at turn 1 with the intents', async () => {
    const { first } = await started();
    expect(first.view).toMatchObject({ turn: 1, name: 'First Blood' });
    expect(first.view.intents.map(({ ship }: Loose) => ship)).toEqual(['cutter']);
    const game = await orbit();
    const level = game.level.encode(game.levels.find(({ id }) => id === 'joust')!.level);
    expect((await started({ levelData: level })).first.view.name).toBe('Joust');
    expect((await started({ preset: 'race1', seed: 'K3F9' })).first.view).toMatchObject({
      turn: 1,
      goal: { kind: 'gates' },
    });
  }, 30_000);

  test('[OS-441] [OS-443] a turn that breaks rules is previewed: plan, every refusal, actions, sums, and nothing changes', async () => {
    const { say, first } = await started();
    const preview = await say('preview', { turn: [engines(2), transfer(3)] });
    expect(preview.ok).toBe(true);
    expect(preview.refusals.map(({ code }: Loose) => code)).toEqual(['burn-underpowered', 'burn-off-board']);
    expect(preview.appraisal).toMatchObject({
      free: 8,
      plan: { move: { kind: 'transfer', power: 3 } },
      forecast: null,
    });
    expect(preview.appraisal.actions).toHaveLength(2);
    const good = await say('preview', { turn: [engines(1), transfer(1)] });
    expect([good.refusals, good.appraisal.forecast.cell]).toEqual([[], { ring: 5, sector: 2 }]);
    expect((await say('view')).view).toEqual(first.view);
  });

  test('[OS-444] commit answers with all events in order, the next intents among them, status and digest', async () => {
    const { say } = await started();
    const done = await say('commit', { turn: [engines(1), transfer(1)] });
    const types = done.events.map(({ type }: Loose) => type);
    expect(types[0]).toBe('planCommitted');
    expect(types.slice(-2)).toEqual(['turnEnded', 'intentPublished']);
    expect(done.status).toEqual({ is: 'playing' });
    expect(done.digest).toMatch(/^[0-9a-f]+$/);
  });

  test('[OS-445] [OS-446] view tells what the side may see; refuse tells all violations, none for a legal turn', async () => {
    const { say, first } = await started();
    expect((await say('view')).view).toEqual(first.view);
    expect(await say('refuse', { turn: [] })).toMatchObject({ ok: true, refusal: null, refusals: [] });
    const bad = await say('refuse', { turn: [engines(9), { type: 'vent', value: 4 }] });
    expect(bad.ok).toBe(true);
    expect(bad.refusal).toEqual(bad.refusals[0]);
    expect(bad.refusals.map(({ code }: Loose) => code)).toEqual([
      'subsystem-max',
      'combined-limit',
      'vent-exceeds-heat',
    ]);
  });

  test('[OS-447] a refused commit names the first violation and all of them, and changes nothing', async () => {
    const { say } = await started();
    const before = (await say('status')).digest;
    const answer = await say('commit', { turn: [engines(9), { type: 'rotate', value: true }] });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'subsystem-max', message: 'Engines: at most 3 energy, planned 9.' },
    });
    expect(answer.error.refusals.map(({ code }: Loose) => code)).toEqual(['subsystem-max', 'rotate-unpowered']);
    expect((await say('status')).digest).toBe(before);
  });

  test('[OS-130] entries that cannot be read are refused each at its place', async () => {
    const { say } = await started();
    const turn = [{ type: 'vent', value: 1.5 }, { type: 'energy', subsystem: 'warp', value: 1 }, 7, engines(9)];
    const { refusals } = await say('refuse', { turn });
    expect(refusals.map(({ code, at }: Loose) => [code, at])).toEqual([
      ['not-whole', 0],
      ['unknown-subsystem', 1],
      ['malformed-plan', 2],
    ]);
    expect((await say('commit', { turn })).error.message).toBe('vent must be a whole number, got 1.5.');
  });

  test('[OS-119] a turn that is no list is refused by the name of its field, before any rule is asked', async () => {
    const { say, first } = await started();
    for (const op of ['refuse', 'preview', 'commit'])
      for (const turn of ['now', 7, null, { type: 'vent', value: 1 }]) {
        const { ok, error } = await say(op, { turn });
        expect([ok, error.code]).toEqual([false, 'bad-field']);
        expect(error.message).toContain('"turn"');
      }
    expect((await say('view')).digest).toBe(first.digest);
  });

  test('[OS-448] a line that is no request is answered, and the next one is read as usual', async () => {
    const { protocol, say } = talk();
    for (const text of ['{"op":', '[]', '{"op":"warp"}', '{"op":"commit","turn":"now"}'])
      expect(plain(await protocol.answer({ text }))).toMatchObject({ ok: false });
    expect((await say('start', { game: 'orbit', level: 'joust' })).ok).toBe(true);
  });

  test('[OS-436] an unknown scenario is refused with the nearest known one', async () => {
    const answer = await talk().say('start', { game: 'orbit', level: 'first-blod' });
    expect(answer.ok).toBe(false);
    expect(answer.error.message).toContain('first-blood');
  });

  test('[OS-450] the protocol commits what the session commits: same turns, same refusals, same digest', async () => {
    const game = await orbit();
    const { say } = await started();
    const run = openRun(game, { level: 'first-blood' });
    if (!run.ok) throw new Error(run.error.message);
    const session = new Session(run.value);
    for (const turn of [[engines(1), transfer(1)], [engines(4)], [{ type: 'vent', value: 0 }]]) {
      const said = await say('commit', { turn });
      const done = session.commit(turn);
      expect(said.ok).toBe(done.ok);
      expect((await say('status')).digest).toBe(session.digest());
      if (!done.ok) expect(said.error.refusals).toEqual(done.refusals);
    }
  });

  test('[OS-496] ask knows intents, windows and the flights of a launch', async () => {
    const { say } = await started({ level: 'picket-line' });
    const [picket, cutter] = (await say('ask', { what: 'intents' })).answer;
    expect(picket).toMatchObject({ ship: 'picket', plan: { move: {} }, end: {}, expects: { target: 'kestrel' } });
    expect(cutter.window.length).toBeGreaterThan(0);
    expect((await say('ask', { what: 'windows', args: { turns: 1 } })).ok).toBe(true);
    const windows = (await say('ask', { what: 'windows', args: { turns: 4 } })).answer;
    expect(windows.map(({ ship }: Loose) => ship)).toEqual(['picket', 'cutter']);
    expect(windows[0].laser).toHaveLength(4);
    const flights = (await say('ask', { what: 'intercept', args: { target: 'cutter' } })).answer.flights;
    expect(flights).toBeGreaterThanOrEqual(0);
    for (const [what, args] of [
      ['windows', { turns: 0 }],
      ['windows', { days: 1 }],
      ['intercept', {}],
      ['intercept', { target: 'kestrel' }],
      ['intercept', { target: 'nobody' }],
    ] as const)
      expect((await say('ask', { what, args })).ok).toBe(false);
  });
});

describe('a duel by protocol', () => {
  test('[OS-351] one run, two sides: parts are handed in, views are asked for, a preview tells nothing of the other', async () => {
    const { say } = await started({ level: 'mirror' });
    expect((await say('view', { side: 'red' })).view.you).toBe('red');
    const quiet = await say('preview', { turn: [engines(1, 'red'), transfer(1, 'red')], side: 'red' });
    const mine = await say('commit', { turn: [engines(2, 'blue'), transfer(2, 'blue')], side: 'blue' });
    expect(mine).toMatchObject({ ok: true, events: [], waiting: ['red'], turn: 0 });
    expect(await say('preview', { turn: [engines(1, 'red'), transfer(1, 'red')], side: 'red' })).toEqual({
      ...quiet,
      id: expect.anything(),
    });
    expect((await say('refuse', { turn: [engines(1, 'blue')], side: 'red' })).refusals[0].code).toBe('wrong-side');
    const done = await say('commit', { turn: [engines(1, 'red'), transfer(1, 'red')], side: 'red' });
    expect(done.turn).toBe(1);
    const moved = done.events.filter(({ type }: Loose) => type === 'shipTransferred');
    expect(moved.map(({ ship, to }: Loose) => [ship, to.ring])).toEqual([
      ['blue', 4],
      ['red', 3],
    ]);
    expect((await say('undo')).ok).toBe(false);
  });

  test('[OS-471] [OS-481] legal without a side follows the joined turn, with one that side alone', async () => {
    const { say } = await started({ level: 'mirror' });
    const sides = async (fields: object) => {
      const { ok, actions = [] } = await say('legal', fields);
      return ok ? [...new Set(actions.map(({ side }: Loose) => side))] : null;
    };
    expect(await sides({})).toEqual(['blue', 'red']);
    expect(await sides({ pending: [engines(1, 'red'), transfer(1, 'blue')] })).toEqual(['blue']);
    expect(await sides({ pending: [engines(1, 'red'), engines(1, 'blue')] })).toEqual(['blue', 'red']);
    expect(await sides({ pending: [engines(1, 'red')], side: 'red' })).toEqual(['red']);
    expect(await sides({ pending: [engines(1, 'red')], side: 'blue' })).toBeNull();
  });

  test('[OS-351] both parts in one turn play at once, and a withdrawn part can be changed', async () => {
    const { say } = await started({ level: 'mirror' });
    expect((await say('commit', { turn: [engines(1, 'blue'), engines(2, 'red')] })).turn).toBe(1);
    await say('commit', { turn: [{ type: 'concede', side: 'blue' }], side: 'blue' });
    expect((await say('withdraw', { side: 'blue' })).ok).toBe(true);
    await say('commit', { turn: [], side: 'blue' });
    await say('commit', { turn: [{ type: 'concede', side: 'red' }], side: 'red' });
    expect((await say('status', { side: 'blue' })).status).toEqual({ is: 'won', score: 0 });
    expect((await say('status', { side: 'red' })).status).toEqual({ is: 'lost', cause: 'blueWon' });
  });
});

test('each personality against each, from both seats: what one wins another loses, and a mirror of one is a draw', async () => {
  const work = tournament(await orbit(), 'mirror', 100);
  let step = work.next();
  while (!step.done) step = work.next();
  const { policies, levels } = step.value;
  const sum = (of: 'wins' | 'losses' | 'runs'): number =>
    Object.values(policies).reduce((total, one) => total + one[of], 0);
  expect(Object.keys(policies).sort()).toEqual(['ace', 'lancer', 'picket', 'raider', 'warden']);
  expect(sum('wins')).toBe(sum('losses'));
  expect(sum('runs')).toBe(2 * levels.mirror!.runs);
  expect(levels.mirror!.first + levels.mirror!.second).toBe(sum('wins'));
  expect(levels.mirror!.first).toBe(levels.mirror!.second); // equal ships half an orbit apart: no seat is the better one
});
