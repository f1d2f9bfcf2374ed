// Streams, folds, log, undo, replays and codes.

import {
  diceOf,
  digestOf,
  openRun,
  record,
  replayFrom,
  replayFromCode,
  Session,
  shareCode,
  verify,
} from '@interlock/kernel';
import { expect, test } from 'vitest';
import { pickAt, tickAt } from '../../src/actions.ts';
import { lint } from '../../src/authoring/lint.ts';
import { undoDepth } from '../../src/driver.ts';
import { outlook } from '../../src/forecast/forecast.ts';
import { finish, ODDS, stateOdds } from '../../src/forecast/odds.ts';
import { GENERATE } from '../../src/generate/generate.ts';
import { hint } from '../../src/hint.ts';
import { game as port } from '../../src/index.ts';
import { logOf } from '../../src/log.ts';
import { rankingOf } from '../../src/modes.ts';
import { SELECT } from '../../src/rules/cards.ts';
import { ENV, INIT } from '../../src/setup.ts';
import type { PortShape } from '../../src/shape.ts';
import { solve } from '../../src/solve/search.ts';
import {
  commitAll,
  config,
  content,
  event,
  playRelaxed,
  playTurn,
  sessionOf,
  start,
  stateOf,
  withEvents,
} from '../kit.ts';
import { fold } from './fold.ts';

const events = (session: Session<PortShape>) =>
  session.turns.map((_, i) => session.happenings(i + 1).map(({ event }) => event));

test('[OP-154] [OP-112] [OP-155] streams depend on seed and name alone, and only port.select goes on', () => {
  const session = sessionOf('STREAMS');
  expect(Object.keys(session.position.dice.save())).toEqual(['port.select']);
  playRelaxed(session, undefined, 4);
  expect(Object.keys(session.position.dice.save())).toEqual(['port.select']);
  const dice = diceOf('STREAMS');
  for (let i = 0; i < 50; i++) dice.stream('port.other').int(9);
  expect(start('STREAMS').currentEventId).toBe(sessionOf('STREAMS').state.currentEventId);
  expect([INIT, ENV, SELECT, ODDS, GENERATE]).toEqual([
    'port.init',
    'port.env.',
    'port.select',
    'port.odds',
    'port.generate',
  ]);
  expect(diceOf('STREAMS').stream('port.init').int(1000)).toBe(dice.stream('port.init').int(1000));
});

test('[OP-156] the stream position is in the position, not in state or view', () => {
  const session = sessionOf('POSITION');
  const words = session.position.dice.save()['port.select']!;
  expect(words).toHaveLength(4);
  const text = JSON.stringify([session.view(), session.state.currentEventId, session.state.cooldowns]);
  for (const word of words) expect(text).not.toContain(String(word));
});

test('[OP-157] [OP-160] [OP-189] example 21: one digest for real time, relaxed and headless', () => {
  const relaxed = sessionOf('BOTH');
  playRelaxed(relaxed, undefined, 3);
  const headless = sessionOf('BOTH');
  commitAll(headless, relaxed.turns);
  expect(headless.digest()).toBe(relaxed.digest());
  expect(events(headless)).toEqual(events(relaxed));
  const picks = relaxed.turns.filter(([action]) => action!.type === 'pick').map(([action]) => action!.atMs);
  expect(picks).toEqual([0, 5000, 10_000]);
  const replayed = verify(port, record(relaxed, 'realtime'));
  expect(replayed).toMatchObject({ ok: true, digest: relaxed.digest() });
});

test('[OP-158] forecast, preview, odds, hint, lint and solver leave no trace', () => {
  const session = sessionOf('STILL');
  playRelaxed(session, undefined, 2);
  const { state, position } = session;
  const before = [session.digest(), digestOf(state), JSON.stringify(position.dice.save())];
  const [answer] = session.legal();
  session.preview(3);
  session.previewOf([[answer!]]);
  outlook(content, state, (answer as { actionId: string }).actionId);
  stateOdds(content, state, 5);
  hint(content, state);
  lint(content);
  finish(solve(content, position, { nodes: 300, goal: 'any' }));
  expect([session.digest(), digestOf(session.state), JSON.stringify(session.position.dice.save())]).toEqual(before);
});

test('[OP-167] a turn is a fold of its events', () => {
  for (const seed of ['F-1', 'F-2', 'F-3', 'F-4']) {
    const session = sessionOf(seed, seed === 'F-4' ? 'seven-doors' : 'standard');
    playRelaxed(session, (actions) => actions[actions.length - 1]!);
    events(session).forEach((list, i) => {
      expect(fold(content, session.positionAt(i).state, list)).toEqual(session.positionAt(i + 1).state);
    });
    expect(session.turns.length).toBeGreaterThan(10);
  }
});

test('[OP-167] seconds without a card are folded too', () => {
  const on = withEvents([event('e', { cooldown: 2 })]);
  let state = stateOf('100/30/4/60/60/0/0', { on, card: 'e' });
  for (const action of [pickAt(0, 'e', 'e-a'), tickAt(1000), tickAt(2000), pickAt(2000, 'e', 'e-b')]) {
    const done = playTurn(state, action, undefined, on);
    expect(fold(on, state, done.events)).toEqual(done.state);
    state = done.state;
  }
  expect(state).toMatchObject({ clockMs: 2000, idleTicks: 0, currentEventId: null });
});

test('[OP-168] [OP-169] the log has one entry a pick and is no part of the state', () => {
  const session = sessionOf('LOG');
  const log = () => logOf(session.turns.map((_, i) => session.happenings(i + 1)));
  expect(log()).toEqual([]);
  playRelaxed(session);
  const picks = session.turns.filter(([action]) => action!.type === 'pick');
  expect(log()).toHaveLength(picks.length);
  const last = log().at(-1)!;
  const { outcome, finalEventId } = session.state;
  if (finalEventId !== null) expect(last).toMatchObject({ eventId: finalEventId, outcome });
  expect(log()[0]).toMatchObject({ atMs: 0, outcome: null });
  expect(log()[0]!.changes.at(-1)!.target).toBe('score');
  expect(JSON.stringify(session.state)).not.toContain('changes');
});

test('[OP-170] [OP-171] undo returns to before the last pick, and the same pick finds the same card', () => {
  const session = sessionOf('UNDO');
  playRelaxed(session, undefined, 3);
  const [digest, turns] = [session.digest(), session.turns.slice()];
  const depth = undoDepth(content, session.turns, 0)!;
  expect(depth).toBe(6);
  for (let i = 0; i < depth; i++) expect(session.undo().ok).toBe(true);
  expect(session.turns.at(-1)![0]!.type).toBe('tick');
  expect(session.legal()).toContainEqual(turns[turns.length - depth]![0]);
  commitAll(session, turns.slice(turns.length - depth));
  expect(session.digest()).toBe(digest);
  for (let i = 0; i < depth; i++) session.undo();
  for (let i = 0; i < depth; i++) expect(session.redo().ok).toBe(true);
  expect(session.digest()).toBe(digest);
  expect(undoDepth(content, turns, 200)).toBeNull();
  expect(undoDepth(content, turns, 199)).toBe(depth);
  expect(undoDepth(content, [[tickAt(1000)]], 0)).toBeNull();
});

test('[OP-172] undo never buys a fresh random number', () => {
  const session = sessionOf('ROLLS');
  const roll = (i: number) => {
    const at = session.legal()[i]!;
    session.commit([at]);
    const shown = session.happenings(1).find(({ event }) => event.type === 'cardShown')!.event;
    session.undo();
    return shown;
  };
  const before = JSON.stringify(session.position.dice.save());
  const [a, b, again] = [roll(0), roll(1), roll(0)];
  expect(again).toEqual(a);
  expect(b).not.toEqual(a);
  expect(JSON.stringify(session.position.dice.save())).toBe(before);
});

test('[OP-173] [OP-191] practice is in no ranking; the others are kept apart', () => {
  const header = { mode: 'realtime', speedPm: 1000, practice: false, assisted: false } as const;
  expect(rankingOf(header, true)).toBe('realtime');
  expect(rankingOf({ ...header, speedPm: 2000 }, true)).toBe('realtime');
  expect(rankingOf({ ...header, speedPm: 500 }, true)).toBe('slowed');
  expect(rankingOf({ ...header, mode: 'relaxed' }, true)).toBe('relaxed');
  expect(rankingOf({ ...header, assisted: true }, true)).toBe('assisted');
  expect(rankingOf({ ...header, practice: true }, true)).toBeNull();
  const session = sessionOf('MARK');
  session.commit([session.legal()[0]!]);
  session.undo();
  expect(session.rewinds).toBe(1);
});

test('[OP-174] in a ranked run neither pick nor tick can be undone', () => {
  const session = sessionOf('RANKED', 'standard', { ranked: true });
  session.commit([tickAt(1000)]);
  expect(session.undo()).toMatchObject({ ok: false, error: { code: 'final-turn' } });
  session.commit([session.legal()[0]!]);
  expect(session.undo()).toMatchObject({ ok: false, error: { code: 'final-turn' } });
  expect(session.turns).toHaveLength(2);
  // The last pick rolls nothing, and cannot be taken back either.
  const run = openRun(port, { level: 'first-ticket-1' });
  if (!run.ok) throw new Error(run.error.message);
  const won = new Session(run.value, { ranked: true });
  commitAll(won, run.value.witness!);
  expect(won.status.is).toBe('won');
  expect(won.undo()).toMatchObject({ ok: false, error: { code: 'final-turn' } });
});

test('[OP-175] [OP-031] the digest covers the state and not how it was played', () => {
  const session = sessionOf('DIGEST');
  playRelaxed(session, undefined, 2);
  const { state } = session;
  const digest = digestOf(state);
  for (const change of [
    { timeLeft: state.timeLeft + 1 },
    { score: state.score + 1 },
    { idleTicks: 1 },
    { clockMs: state.clockMs + 1 },
    { finalEventId: 'x' },
    { cooldowns: { ...state.cooldowns, events: new Int32Array(0) } },
    { env: Int32Array.from(state.env, (pm) => pm + 1) },
  ]) {
    expect(digestOf({ ...state, ...change })).not.toBe(digest);
  }
  const [a, b] = [record(session, 'realtime'), record(session, 'relaxed, practice')];
  expect(a.digest).toBe(b.digest);
  expect(JSON.stringify(state)).not.toMatch(/practice|relaxed|realtime/);
});

/** A long run for the size of codes: answers that keep it going. */
const long = (offset: number): Session<PortShape> => {
  for (let seed = 1; ; seed++) {
    const session = sessionOf(`LONG-${seed}`, 'small-office');
    while (session.status.is === 'playing') {
      const legal = session.legal();
      const picks = legal.filter(({ type }) => type === 'pick');
      const spread = picks.length === 0 ? legal : picks;
      const chosen = spread[(seed + session.turns.length) % spread.length]!;
      session.commit([chosen.type === 'pick' ? { ...chosen, atMs: chosen.atMs + offset } : chosen]);
      for (let i = 0; i < 5 && session.status.is === 'playing' && chosen.type === 'pick'; i++) {
        session.commit(port.idle!(content, session.state));
      }
    }
    if (session.turns.filter(([action]) => action!.type === 'pick').length >= 25) return session;
  }
};

test('[OP-176] [OP-177] a run of 25 picks fits into a code of 1500 characters and comes back', () => {
  for (const offset of [0, 437]) {
    const session = long(offset);
    const replay = record(session);
    const code = shareCode(port, replay);
    expect(code.startsWith('IL1.')).toBe(true);
    expect(code.length).toBeLessThanOrEqual(config.share.maxChars);
    expect(JSON.stringify(port.pack!.encode(session.turns)).length).toBeLessThanOrEqual(config.share.goalChars);
    const back = replayFromCode([port as never], code);
    expect(back.ok && verify(port, back.value)).toMatchObject({ ok: true, digest: session.digest() });
  }
});

test('[OP-178] codes of another version, content or scenario are refused with a reason', () => {
  const session = sessionOf('CODE');
  playRelaxed(session, undefined, 2);
  const replay = record(session);
  const code = shareCode(port, replay);
  const broken = replayFromCode([port as never], `${code.slice(0, -3)}${code.endsWith('AAA') ? 'BBB' : 'AAA'}`);
  expect(broken).toMatchObject({ ok: false, error: { code: 'bad-checksum' } });
  expect(verify(port, { ...replay, rules: 99 })).toMatchObject({ ok: false, code: 'wrong-version' });
  expect(verify(port, { ...replay, content: '0'.repeat(16) })).toMatchObject({ ok: false, code: 'wrong-content' });
  const unknown = verify(port, { ...replay, origin: { levelData: { scenario: 'holiday' }, seed: 'CODE' } });
  expect(unknown).toMatchObject({ ok: false, code: 'unknown-scenario' });
  expect(replayFrom({ game: 'port' }).ok).toBe(false);
});

test('[OP-179] a replay that diverges names the turn', () => {
  const session = sessionOf('DIVERGE');
  playRelaxed(session, undefined, 3);
  const replay = record(session);
  const turns = structuredClone(replay.turns) as { atMs: number; type: string; eventId: string; actionId: string }[][];
  const at = turns.findLastIndex(([action]) => action!.type === 'pick');
  const card = content.events.find(({ id }) => id === turns[at]![0]!.eventId)!;
  turns[at]![0]!.actionId = card.actions.find(({ id }) => id !== turns[at]![0]!.actionId)!.id;
  expect(verify(port, { ...replay, turns: turns as never })).toMatchObject({
    ok: false,
    turn: at + 1,
    code: 'diverged',
  });
});

test('[OP-381] a witness is a list of turns with ticks that ends with the winning pick', () => {
  for (const { witnesses } of port.levels) {
    const { turns } = witnesses[0]!;
    expect(turns.at(-1)![0]!.type).toBe('pick');
    expect(turns.some(([action]) => action!.type === 'tick')).toBe(true);
    for (const turn of turns) expect(turn).toHaveLength(1);
  }
});

test('[OP-382] [OP-393] balance overrides and packs have their own digest and no ranking', () => {
  const origin = { levelData: { scenario: 'standard' }, seed: 'PACK' } as const;
  const plain = openRun(port, origin);
  const tuned = openRun(port, origin, { balance: { relaxed: { thinkTicks: 7 } } });
  const pack = { events: content.events.map((one) => (one.id === 'coffee-machine' ? { ...one, title: 'Tea' } : one)) };
  const packed = openRun(port, origin, { content: pack });
  expect(plain.ok && tuned.ok && packed.ok).toBe(true);
  if (!plain.ok || !tuned.ok || !packed.ok) return;
  const digests = [plain, tuned, packed].map(({ value }) => value.contentDigest);
  expect(new Set(digests).size).toBe(3);
  expect(packed.value.content.events.find(({ id }) => id === 'coffee-machine')!.title).toBe('Tea');
  expect(packed.value.content.config).toBe(content.config);
  const header = { mode: 'relaxed', speedPm: 1000, practice: false, assisted: false } as const;
  expect(rankingOf(header, false)).toBeNull();
  const badPack = openRun(port, origin, { content: { events: [{ ...content.events[0]!, cooldown: -1 }] } });
  expect(badPack).toMatchObject({ ok: false, error: { code: 'bad-content' } });
  if (!badPack.ok) expect(badPack.error.message).toContain('events[0].cooldown');
  const wordy = openRun(port, origin, {
    content: { events: pack.events.map((one, i) => (i === 0 ? { ...one, title: 'x'.repeat(33) } : one)) },
  });
  expect(!wordy.ok && wordy.error.message).toContain('S17 events[0].title');
  const hopeless = openRun(port, origin, { content: { events: pack.events.filter(({ id }) => id !== 'port-open') } });
  expect(!hopeless.ok && hopeless.error.message).toContain('L07');
  for (const balance of [{ winGate: { privilegeMin: 'x' } }, { unknown: 1 }, [], 7, { winGate: { privilegeMin: 9 } }]) {
    expect(openRun(port, origin, { balance })).toMatchObject({ ok: false, error: { code: 'bad-content' } });
  }
});

test('[OP-383] a session is practice unless it was opened as ranked', () => {
  expect(sessionOf('P').isRanked).toBe(false);
  expect(sessionOf('P', 'standard', { ranked: true }).isRanked).toBe(true);
  expect(sessionOf('P', 'standard', { ranked: true }).fork().isRanked).toBe(false);
  expect(pickAt(0, 'a', 'b').type).toBe('pick');
});
