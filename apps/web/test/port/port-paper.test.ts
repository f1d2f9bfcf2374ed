// What the port's screen draws and keeps beside a run: drawings, moods of gauges, the try of a day.

import { game } from '@interlock/port';
import { describe, expect, test } from 'vitest';
import { sketchOf } from '../../src/games/port/art/Art.tsx';
import { moodOf } from '../../src/games/port/run/moods.ts';
import { triesFrom, tryWords, withTry } from '../../src/games/port/run/tries.ts';

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

describe('the try of a day', () => {
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
