// The port's store and shell without a browser: modes, pause, plan, undo, and that a timed run is the same run anywhere.

import { readdirSync, readFileSync } from 'node:fs';
import { openRun, record, Session, verify } from '@interlock/kernel';
import { game, type PortShape } from '@interlock/port';
import { describe, expect, test } from 'vitest';
import { acts } from '../../src/games/port/run/acts.ts';
import { type Hand, handOf } from '../../src/games/port/run/hand.ts';
import { DEFAULT_HEADER, headerFrom, labelOf } from '../../src/games/port/run/header.ts';
import { isOnePress, settingsFrom, usePace } from '../../src/games/port/run/settings.ts';
import { type PortState, portOf } from '../../src/games/port/run/state.ts';
import { consequencesOf, runsOutAfter } from '../../src/games/port/run/words.ts';
import { inOrder, ranksFrom } from '../../src/games/port/series/ranks.ts';
import { journeysFrom } from '../../src/store/journeys.ts';
import { createRunStore } from '../../src/store/run.ts';
import type { RunState } from '../../src/store/runState.ts';

const FOLDER = new URL('../../src/games/port/', import.meta.url);
const FRAME = new URL('../../src/', import.meta.url);
const REALTIME = { ...DEFAULT_HEADER, mode: 'realtime' } as const;

/** The run of the frame, the port's words for it, and its hands, in one. */
type All = Omit<RunState, keyof PortState | keyof Hand> & PortState & Hand;

const start = (header: typeof DEFAULT_HEADER | typeof REALTIME = DEFAULT_HEADER, seed = 'KESTREL-7') => {
  const run = openRun<PortShape>(game, { preset: 'standard', seed });
  if (!run.ok) throw new Error(run.error.message);
  let now = 0;
  usePace.setState({ settings: settingsFrom(null) });
  const session = new Session(run.value, { ranked: !header.practice });
  const frame = createRunStore({ game, look: acts } as never, session as never, {
    label: labelOf(header),
    now: () => now,
  });
  const hand = handOf(frame);
  const store = {
    ...frame,
    getState: (): All => ({ ...frame.getState(), ...portOf(frame.getState()), ...hand }) as All,
  };
  const pass = (ms: number, step = 100): void => {
    for (let gone = 0; gone < ms; gone += step) {
      now += step;
      store.getState().beat();
    }
  };
  return { store, pass };
};

type Store = ReturnType<typeof start>['store'];

/** The first usable answer that does not lose at once. */
const someAnswer = (store: Store): string => {
  const answers = store.getState().view.card?.answers.filter((one) => one.usable) ?? [];
  const safe = answers.find((one) => one.ends === null || one.ends === 'win') ?? answers[0];
  return safe?.actionId ?? '';
};

const sources = (): readonly { readonly name: string; readonly text: string }[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));

describe('relaxed', () => {
  test('[OP-198] [OP-200] choosing makes an answer pending and changes nothing; the second press does it', () => {
    const { store, pass } = start();
    pass(400);
    const digest = store.getState().session.digest();
    store.getState().choose(someAnswer(store));
    expect(store.getState().plan).not.toBeNull();
    expect(store.getState().session.digest()).toBe(digest);
    store.getState().dropPlan();
    expect(store.getState().plan).toBeNull();
    expect(store.getState().session.digest()).toBe(digest);
    store.getState().choose(someAnswer(store));
    store.getState().choose(someAnswer(store));
    expect(store.getState().session.turns[0]?.[0]?.type).toBe('pick');
    expect(store.getState().session.turns).toHaveLength(1 + game.content.config.relaxed.thinkTicks);
  });

  test('[OP-399] two plans lie side by side; laying, changing and dropping them is free, and no press commits', () => {
    const { store, pass } = start();
    pass(400);
    const digest = store.getState().session.digest();
    const [first, second, third] = store.getState().view.card!.answers.map(({ actionId }) => actionId);
    store.getState().choose(first!);
    store.getState().compare();
    expect(store.getState()).toMatchObject({
      isComparing: true,
      which: 'A',
      plan: { actionId: first },
      otherPlan: { actionId: second },
    });
    // The answer that lies there already is not done by a second press.
    store.getState().choose(first!);
    store.getState().swapPlans('B');
    expect(store.getState()).toMatchObject({ which: 'B', plan: { actionId: second }, otherPlan: { actionId: first } });
    store.getState().choose(third!);
    store.getState().setWait(5);
    expect(store.getState().plan).toEqual({ actionId: third, waitTicks: 5 });
    expect(store.getState().otherPlan).toEqual({ actionId: first, waitTicks: 0 });
    store.getState().dropPlan();
    expect(store.getState()).toMatchObject({ isComparing: false, plan: { actionId: third } });
    store.getState().swapPlans('A');
    expect(store.getState()).toMatchObject({ which: 'A', plan: { actionId: first } });
    store.getState().dropPlan();
    store.getState().dropPlan();
    expect(store.getState()).toMatchObject({ which: 'A', plan: null, otherPlan: null });
    expect(store.getState().session.digest()).toBe(digest);
    store.getState().compare();
    store.getState().swapPlans('B');
    store.getState().commit();
    expect(store.getState().session.turns[0]).toMatchObject([{ type: 'pick', actionId: second }]);
    expect(store.getState()).toMatchObject({ plan: null, otherPlan: null, which: 'A', isComparing: false });
  });

  test('[OP-399] where one press answers at once, plans can be laid all the same', () => {
    const { store, pass } = start(REALTIME);
    store.getState().resume();
    pass(400);
    const [first, second] = store.getState().view.card!.answers.map(({ actionId }) => actionId);
    store.getState().compare();
    store.getState().choose(second!);
    store.getState().choose(first!);
    expect(store.getState().session.turns.every(([action]) => action?.type === 'tick')).toBe(true);
    pass(3000);
    expect(store.getState()).toMatchObject({ isComparing: true, plan: { actionId: first } });
    store.getState().commit();
    expect(store.getState().session.turns.at(-1)).toMatchObject([{ type: 'pick', actionId: first }]);
  });

  test('[OP-362] a press within the guard after its card appeared is ignored', () => {
    const { store, pass } = start();
    store.getState().choose(someAnswer(store));
    expect(store.getState().plan).toBeNull();
    pass(game.content.config.ui.guardMs);
    store.getState().choose(someAnswer(store));
    expect(store.getState().plan).not.toBeNull();
  });

  test('[OP-170] [OP-171] undo goes back to before the last pick; the same pick shows the same card again', () => {
    const { store, pass } = start();
    pass(400);
    const first = store.getState().session.digest();
    const answer = someAnswer(store);
    store.getState().pick(answer);
    const card = store.getState().view.card?.eventId;
    const after = store.getState().session.digest();
    store.getState().undo();
    expect(store.getState().session.digest()).toBe(first);
    expect(store.getState().undone).toBe(1);
    store.getState().redo();
    expect(store.getState().session.digest()).toBe(after);
    store.getState().undo();
    store.getState().pick(answer);
    expect(store.getState().view.card?.eventId).toBe(card);
  });

  test('[OP-174] in a ranked run asking for undo changes nothing and says why', () => {
    const { store, pass } = start({ ...DEFAULT_HEADER, practice: false });
    pass(400);
    store.getState().pick(someAnswer(store));
    const digest = store.getState().session.digest();
    store.getState().undo();
    expect(store.getState().session.digest()).toBe(digest);
    expect(store.getState().said.text).toMatch(/ranked/);
  });
});

describe('real time', () => {
  test('[OP-180] [OP-183] one tick a second, and a pick is stamped with the time that passed', () => {
    const { store, pass } = start(REALTIME);
    expect(store.getState().phase).toBe('ready');
    store.getState().resume();
    pass(3400);
    expect(store.getState().session.turns).toHaveLength(3);
    store.getState().pick(someAnswer(store));
    const last = store.getState().session.turns.at(-1)?.[0];
    expect(last).toMatchObject({ type: 'pick', atMs: 3400 });
  });

  test('[OP-182] speed scales only how fast time is fed', () => {
    for (const [speedPm, seconds] of [
      [250, 1],
      [500, 2],
      [1000, 4],
      [2000, 8],
    ] as const) {
      const { store, pass } = start({ ...REALTIME, speedPm });
      store.getState().resume();
      pass(4000);
      expect(store.getState().session.turns).toHaveLength(seconds);
    }
  });

  test('[OP-184] [OP-186] a pause stops the feeding, leaves no trace and makes nothing up', () => {
    const paused = start(REALTIME);
    paused.store.getState().resume();
    paused.pass(1500);
    paused.store.getState().pause();
    const digest = paused.store.getState().session.digest();
    paused.pass(60_000);
    expect(paused.store.getState().session.digest()).toBe(digest);
    expect(paused.store.getState().isPaused).toBe(true);
    paused.store.getState().resume();
    paused.pass(1500);
    const straight = start(REALTIME);
    straight.store.getState().resume();
    straight.pass(3000);
    expect(paused.store.getState().session.digest()).toBe(straight.store.getState().session.digest());
  });

  test('[OP-160] a run against the clock replays headlessly to the same digest, pauses and speeds and all', () => {
    const { store, pass } = start(REALTIME);
    store.getState().resume();
    for (let i = 0; i < 60 && store.getState().phase !== 'over'; i++) {
      pass(700 + 130 * (i % 7), 90);
      if (i % 4 === 3) {
        store.getState().pause();
        pass(2000);
        store.getState().resume();
      }
      if (i === 5) store.getState().setHeader({ speedPm: 2000 });
      if (store.getState().view.card) store.getState().pick(someAnswer(store));
    }
    pass(200_000, 1000);
    const { session, phase } = store.getState();
    expect(phase).toBe('over');
    const replay = record(session, labelOf(store.getState().header));
    const again = verify(game, replay);
    expect(again).toMatchObject({ ok: true, digest: session.digest() });
    expect(replay.turns.some(([action]) => (action as { type: string }).type === 'pick')).toBe(true);
  });

  test('[OP-205] one press is enough at ×1, except for an answer that loses', () => {
    const { store, pass } = start(REALTIME);
    expect(isOnePress(settingsFrom(null), REALTIME)).toBe(true);
    expect(isOnePress(settingsFrom(null), { ...REALTIME, speedPm: 500 })).toBe(false);
    expect(isOnePress(settingsFrom(null), DEFAULT_HEADER)).toBe(false);
    store.getState().resume();
    pass(400);
    const { view } = store.getState();
    const answer = view.card!.answers[0]!;
    // The same card with an answer that would lose.
    const { table } = store.getState();
    const seen = { ...view, card: { ...view.card!, answers: [{ ...answer, ends: 'stress' as const }] } };
    store.setState({ table: { ...table, view: seen } });
    store.getState().choose(answer.actionId);
    expect(store.getState().plan?.actionId).toBe(answer.actionId);
    expect(store.getState().session.turns).toHaveLength(0);
  });

  test('[OP-363] 60, 30 and 10 seconds are announced once each', () => {
    const { store, pass } = start(REALTIME);
    const heard: string[] = [];
    store.subscribe(({ said }, before) => {
      if (said.count !== before.said.count && /^\d+ seconds left\.$/.test(said.text)) heard.push(said.text);
    });
    store.getState().resume();
    pass(200_000, 1000);
    expect(heard).toEqual(game.content.config.ui.timeWarnings.map((at) => `${at} seconds left.`));
  });
});

describe('who does what', () => {
  test('[OP-341] the store holds one session; what it shows is what the session says, after anything done to it', () => {
    const { store, pass } = start();
    pass(400);
    for (const act of ['pick', 'wait', 'undo', 'redo', 'pick', 'restart', 'pick'] as const) {
      const run = store.getState();
      if (act === 'pick') run.pick(someAnswer(store));
      if (act === 'wait') run.wait(5);
      if (act === 'undo') run.undo();
      if (act === 'redo') run.redo();
      if (act === 'restart') run.restart();
      const { session, view } = store.getState();
      expect(view).toEqual(session.view());
      expect(verify(game, record(session))).toMatchObject({ ok: true, digest: session.digest() });
    }
    const store2 = readFileSync(new URL('store/run.ts', FRAME), 'utf8');
    expect(store2).not.toMatch(/@interlock\/port|rules\/(cards|fields|selection|cooldowns)/);
  });

  test('[OP-181] [OP-342] the timer stands in the shell and nowhere else', () => {
    const timed = sources().filter(({ text }) => /\bsetInterval\b|requestAnimationFrame/.test(text));
    expect(timed).toEqual([]);
    const shell = readFileSync(new URL('play/useClock.ts', FRAME), 'utf8');
    expect(shell).toMatch(/\bsetInterval\b/);
    expect(shell).not.toMatch(/@interlock\/(port|kernel)/);
  });

  test('[OP-343] only the store commits, undoes or redoes; no part of the view touches a state', () => {
    const writers = sources().filter(({ text }) => /session\.(commit|undo|redo|plan|setPlan)\(/.test(text));
    expect(writers).toEqual([]);
    const views = sources().filter(({ name }) => name.endsWith('.tsx'));
    expect(views.length).toBeGreaterThan(8);
    for (const { text } of views)
      expect(text).not.toMatch(
        /\bstate\.(timeLeft|stress|privilege|bureaucracy|security|influence|score)\s*[-+]?=[^=>]/,
      );
  });
});

describe('words on the card', () => {
  test('[OP-208] an answer says all that it opens and closes, and [OP-207] how it ends the run instead', () => {
    const { store } = start();
    const { view } = store.getState();
    const answer = {
      ...view.card!.answers[0]!,
      ends: null,
      consequences: ['GATE MET', 'scrutiny 86: Port Blocked can be drawn', 'privilege 4 leaves the gate'],
    };
    expect(consequencesOf(answer, null, view).map(({ tone, text }) => `${tone}: ${text}`)).toEqual([
      'ready: Gate met',
      'critical: Scrutiny 86: Port Blocked can be drawn',
      'caution: Privilege 4 leaves the gate',
    ]);
    const [end, ...more] = consequencesOf({ ...answer, ends: 'stress' }, null, view);
    expect(end).toMatchObject({ tone: 'critical', text: expect.stringContaining('stress') });
    expect(more).toEqual([]);
    // Where the next card only has to wait, the card may not sound as the end of the run does.
    expect(consequencesOf({ ...answer, consequences: [], noCard: { untilMs: 52_000 } }, null, view)).toEqual([
      { tone: 'caution', text: 'No card follows at once' },
    ]);
  });
});

describe('seconds after an answer', () => {
  test('[OP-187] an answer whose seconds empty the clock is shown as losing, asks twice, and loses as it says', () => {
    const { store, pass } = start();
    const { world: content } = store.getState().session;
    const { thinkTicks } = content.config.relaxed;
    usePace.setState(({ settings }) => ({ settings: { ...settings, onePress: true } }));
    const lastly = () => store.getState().view.card!.answers[0]!;
    const left = () => lastly().effects.find(({ field }) => field === 'timeLeft')?.to ?? 0;
    while (left() > thinkTicks) {
      expect(runsOutAfter(lastly(), null, store.getState().view, thinkTicks)).toBe(false);
      store.getState().wait(1);
    }
    const answer = lastly();
    expect(answer.ends).toBeNull();
    const { view } = store.getState();
    expect(consequencesOf(answer, null, view, thinkTicks)).toEqual([
      { tone: 'critical', text: expect.stringContaining(`${thinkTicks} s pass`) },
    ]);
    expect(consequencesOf(answer, null, view).map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining('clock'),
    );
    pass(1000);
    store.getState().choose(answer.actionId);
    expect(store.getState().plan?.actionId).toBe(answer.actionId);
    store.getState().choose(answer.actionId);
    expect(store.getState().view.result).toMatchObject({ outcome: 'time' });
  });
});

describe('beside the run', () => {
  test('[OP-031] mode, speed, practice and assistance survive as a label', () => {
    const header = { mode: 'realtime', speedPm: 500, practice: false, assisted: true } as const;
    expect(headerFrom(labelOf(header))).toEqual(header);
    expect(headerFrom('nonsense 17')).toEqual(DEFAULT_HEADER);
  });

  test('settings and lists out of damaged storage are the defaults', () => {
    expect(settingsFrom('{"mode":"realtime","speedPm":3}')).toMatchObject({ mode: 'realtime', speedPm: 1000 });
    expect(settingsFrom('[')).toEqual(settingsFrom(null));
    expect(
      ranksFrom('{"relaxed":[{"place":1},{"place":"a","outcome":"win","score":3,"timeLeft":4}]}').relaxed,
    ).toHaveLength(1);
    const row = (outcome: string, score: number) => ({ place: 'a', outcome, score, timeLeft: 1 });
    expect(inOrder([row('time', 90), row('win', 10), row('win', 20)]).map(({ score }) => score)).toEqual([20, 10, 90]);
  });
});

test('[OP-401] what is kept of a shift is read back as it was; anything else is passed over', () => {
  const shift = { game: 'port', id: 'S', at: 1, carry: null, carried: [null], results: [{ isWon: true, score: 31 }] };
  expect(journeysFrom(JSON.stringify([shift]))).toEqual([shift]);
  const bad: readonly unknown[] = [
    null,
    7,
    { ...shift, at: -1 },
    { ...shift, at: 0.5 },
    { ...shift, carried: 'S' },
    { ...shift, results: [{ isWon: 'yes', score: 1 }] },
    { ...shift, results: [1] },
    { ...shift, id: null },
    { ...shift, game: 3 },
  ];
  for (const one of bad) expect(journeysFrom(JSON.stringify([one])), JSON.stringify(one)).toEqual([]);
  for (const text of [null, '', '{', 'null', '{"a":1}', '"x"', '[[1,2]]']) expect(journeysFrom(text)).toEqual([]);
  expect(journeysFrom(JSON.stringify(Array.from({ length: 99 }, (_, i) => ({ ...shift, id: `${i}` }))))).toHaveLength(
    24,
  );
});
