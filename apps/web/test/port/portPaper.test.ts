// What the port's screen draws and keeps beside a run: drawings, moods of gauges, the try of a day.

import { openRun, Session } from '@interlock/kernel';
import { game } from '@interlock/port';
import { relaxedTick } from '@interlock/port/screen';
import { describe, expect, test } from 'vitest';
import { sketchOf } from '../../src/games/port/art/Art.tsx';
import { acts } from '../../src/games/port/run/acts.ts';
import { moodOf } from '../../src/games/port/run/moods.ts';
import { lengthOf, piecesOf, ringOf } from '../../src/games/port/run/ring.ts';
import { stampOf } from '../../src/games/port/run/stamps.ts';
import { lastOf } from '../../src/games/port/run/useLast.ts';
import { isRankedDay, triesFrom, tryWords, withTry } from '../../src/games/port/series/tries.ts';
import { forkAt } from '../../src/replay/fork.ts';

describe('drawings', () => {
  test('every card has a drawing of its own, or a pair of things that no other card of its motif has', () => {
    const sketches = game.content.events.flatMap(({ id, tags }) => sketchOf(id, tags) ?? []);
    const seen = new Set(sketches.map((one) => Object.values(one).join(' ')));
    expect(seen.size).toBe(sketches.length);
  });
});

describe('how a gauge feels', () => {
  test('stress 93 does not look like stress 12, and what can lose the run says so before it does', () => {
    const { config } = game.content;
    const at = (field: 'stress' | 'timeLeft' | 'security' | 'privilege', value: number) =>
      moodOf(config, field, value)!;
    expect([12, 40, 60, 80, 93].map((value) => at('stress', value).level)).toEqual([0, 1, 2, 3, 4]);
    expect(at('stress', 93).word).not.toBe(at('stress', 12).word);
    expect(at('timeLeft', config.ui.timeWarnings.at(-1)!).word).toBe('last breath');
    expect(at('security', config.loseTerminals.securityMin).level).toBe(4);
    expect(at('security', config.winGate.securityMax).level).toBe(1);
    expect(at('privilege', 1).level).toBe(4);
    expect(moodOf(config, 'influence', 3)).toBeNull();
  });
});

describe('what came of an answer', () => {
  test('is told as good only where the change it names is one', () => {
    for (const seed of ['KESTREL-1', 'KESTREL-2', 'KESTREL-3', 'KESTREL-4']) {
      const run = openRun(game, { preset: 'standard', seed });
      if (!run.ok) throw new Error(run.error.message);
      const card = game.content.events.find(({ id }) => id === new Session(run.value).state.currentEventId)!;
      for (const { id } of card.actions) {
        const session = new Session(run.value);
        session.commit([{ type: 'pick', atMs: 0, eventId: card.id, actionId: id }]);
        const { change, isBetter } = lastOf(session)!;
        const [, field, before, after] = /^(\S+) (\d+) → (\d+)\.$/.exec(change)!;
        expect(isBetter, change).toBe(
          /Time|Privilege/.test(field!) ? Number(after) > Number(before) : Number(after) < Number(before),
        );
      }
    }
  });
});

describe('the ring clock', () => {
  const { timeWarnings } = game.content.config.ui;
  test('is closed at first, then has one piece for each second that is left, of as many as the warning names', () => {
    expect([180, 61, 60, 31, 30, 11, 10, 3].map((left) => ringOf(timeWarnings, left).pieces)).toEqual([
      0, 0, 60, 60, 30, 30, 10, 10,
    ]);
    expect([61, 60, 30, 10].map((left) => ringOf(timeWarnings, left).level)).toEqual([0, 1, 2, 3]);
  });
  test('loses a piece a second, and what is spent stays empty', () => {
    const lit = (dashes: string): number =>
      dashes.split(' ').filter((_, i) => i % 2 === 0 && dashes !== '0 100').length;
    expect([10, 9, 1].map((left) => lit(piecesOf(left, 10)))).toEqual([10, 9, 1]);
    expect(piecesOf(0, 10)).toBe(`0 ${lengthOf(10)}`);
    expect(piecesOf(12, 10)).toBe(piecesOf(10, 10));
    const drawn = piecesOf(4, 10).split(' ').slice(0, -1).map(Number);
    expect(drawn.reduce((sum, one) => sum + one, 0)).toBeLessThan(lengthOf(10));
  });
});

describe('the stamp on an answered card', () => {
  const stamp = (
    changes: readonly (readonly [string, number])[],
    outcome: string | null = null,
    crossed: string[] = [],
  ) =>
    stampOf(
      { changes: changes.map(([target, applied]) => ({ target, requested: applied, applied })), outcome } as never,
      crossed,
    );
  test('says how the run ended, that the gate is met, or what the answer moved most', () => {
    expect(stamp([['bureaucracy', -12]], 'win')).toBe('Opened');
    expect(stamp([['bureaucracy', -12]], null, ['GATE MET'])).toBe('Gate met');
    expect(
      stamp([
        ['timeLeft', -4],
        ['stress', 8],
        ['bureaucracy', -9],
      ]),
    ).toBe('Filed');
    expect(
      stamp([
        ['stress', 12],
        ['privilege', -1],
      ]),
    ).toBe('Called in');
    expect(stamp([['score', 5]])).toBe('Noted');
  });
  test('every answer of the pack has one', () => {
    for (const { actions } of game.content.events)
      for (const { effects } of actions)
        expect(stamp(effects.map(({ target, delta }) => [target, delta] as const))).not.toBe('Noted');
  });
});

describe('playing on from a replay', () => {
  test('[OP-407] does not give back the seconds that passed after an answer', () => {
    const run = openRun(game, { preset: 'standard', seed: 'FORK-1' });
    if (!run.ok) throw new Error(run.error.message);
    const session = new Session(run.value, {});
    const answer = (): void => {
      const { world, state } = session;
      const [first] = [...game.legal(world, state, [], session.viewer)];
      session.commit([first!]);
      for (let done = 0; relaxedTick(world, session.state, done) !== null; done++)
        session.commit([relaxedTick(world, session.state, done)!]);
    };
    answer();
    const rested = session.turns.length;
    answer();
    const place = forkAt(session as never, { turn: 1, event: null }, 'answer 1', acts.beat as never);
    expect(place.after).toBe(rested);
    expect(session.fork(place.after).state.timeLeft).toBeLessThan(session.fork(1).state.timeLeft);
    // At the end nothing is left to pass.
    expect(forkAt(session as never, { turn: rested + 1, event: null }, 'answer 2', acts.beat as never).after).toBe(
      session.turns.length,
    );
  });
});

describe('the try of a day', () => {
  test('[OP-408] a day counts until its try was had, whatever its address asks for', () => {
    const ask = (text: string) => isRankedDay(new URLSearchParams(text), { '2026-11-18': first });
    expect(ask('daily=2026-11-19')).toBe(true);
    expect(ask('daily=2026-11-18&ranked')).toBe(false);
    expect(ask('preset=standard')).toBeNull();
  });
  test('given up is a try too, and reads so', () => {
    expect(tryWords({ ...first, outcome: 'givenUp', answers: 2 })).toBe(
      'not opened: given up after 2 answers, score 60',
    );
  });
  const first = { outcome: 'stress', answers: 9, score: 60, timeLeft: 40 };
  test('the first one counts, and what is stored wrongly is not believed', () => {
    const tries = withTry({}, '2026-11-18', first);
    expect(withTry(tries, '2026-11-18', { ...first, outcome: 'win' })['2026-11-18']).toEqual(first);
    expect(triesFrom('{"2026-11-18":{"outcome":"win"}}')).toEqual({});
    expect(triesFrom('nonsense')).toEqual({});
  });
  test('its result reads without symbols', () => {
    expect(tryWords(first)).toBe('not opened: stress was full after 9 answers, score 60');
    expect(tryWords({ outcome: 'win', answers: 1, score: 141, timeLeft: 62 })).toBe(
      'opened in 1 answer, 62 s left, score 141',
    );
  });
});
