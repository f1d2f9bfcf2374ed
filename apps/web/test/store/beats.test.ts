// Turns as the player counts them: answers where a clock makes most turns, each by its card.

import { expect, test } from 'vitest';
import { acts } from '../../src/games/port/run/acts.ts';
import { stepFrom } from '../../src/replay/steps.ts';
import { beatAt, beatsOf, chartedTurns, endedWords, MOST_BEATS, shownBeats } from '../../src/store/beats.ts';
import { played } from '../room.ts';

test('a ticket is counted in answers; a step goes from one to the next, whatever the clock made between', async () => {
  const { session } = await played('port', { level: 'standard-1' }, 'witness');
  const picks = session.turns.flatMap((turn, i) =>
    (turn as readonly { type: string }[])[0]?.type === 'pick' ? [i + 1] : [],
  );
  const beats = beatsOf(session as never, acts as never);
  expect(beats.slice(1).map(({ turn }) => turn)).toEqual(picks);
  expect(beats[1]?.name).toMatch(/^Answer 1: \S/);
  expect(beats.length).toBeLessThan(session.turns.length);
  expect(beatAt(beats, picks[1]! - 1).turn).toBe(picks[0]);
  expect(endedWords(session as never, beats, acts as never)).toBe(`won after ${picks.length} answers`);
  const counted = beats.map(({ turn }) => turn);
  const step = (turn: number, by: 1 | -1) =>
    stepFrom({ turn, event: null }, 'turn', by, () => [], session.turns.length, counted).turn;
  expect(step(0, 1)).toBe(picks[0]);
  expect(step(picks[0]!, 1)).toBe(picks[1]);
  expect(step(picks[1]!, -1)).toBe(picks[0]);
});

test('where every turn is the player’s, turns are turns', async () => {
  const { session } = await played('lamp', { level: 'pit' }, [['east', 'east']] as never);
  const beats = beatsOf(session as never, {});
  expect(beats.map(({ label }) => label)).toEqual(['start', '1']);
  expect(endedWords(session as never, beats, {})).toBe('lost in turn 1');
});

test('of a very long run a row shows both ends, what is marked and what is around; a chart some of its turns', () => {
  expect(shownBeats(5, 2, [])).toEqual([0, 1, 2, 3, 4]);
  expect(shownBeats(MOST_BEATS, 0, [7])).toHaveLength(MOST_BEATS);
  for (const at of [0, 1, 50_000, 99_999]) {
    const shown = shownBeats(100_000, at, [70_000]);
    expect(shown).toEqual(expect.arrayContaining([0, at, 70_000, 99_999]));
    expect(shown.length).toBeLessThanOrEqual(MOST_BEATS + 3);
    expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
  }
  expect(chartedTurns(0)).toEqual([0]);
  expect(chartedTurns(3)).toEqual([0, 1, 2, 3]);
  const turns = chartedTurns(100_000);
  expect([turns[0], turns.at(-1), turns.length]).toEqual([0, 100_000, MOST_BEATS + 1]);
});
