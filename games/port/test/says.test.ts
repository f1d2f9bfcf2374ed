// What came of an answer: told with it, chosen by the clock, without weight on the game.

import { openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { game as port } from '../src/index.ts';
import type { Content } from '../src/shape.ts';
import { saidBy } from '../src/words.ts';

const { content } = port;
const lines = content.events.flatMap((card) =>
  card.actions.map((answer) => ({ card, answer, says: answer.says ?? [] })),
);

/** The witness of the first level, played with this content. */
const played = (level: string, over: Content = content) => {
  const run = openRun({ ...port, content: over }, { level });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  for (const turn of run.value.witness!) expect(session.commit(turn).ok).toBe(true);
  return session;
};

describe('[OP-402] what came of an answer', () => {
  test('every answer has a line, every answer of a basic card two, none stands twice', () => {
    expect(lines.filter(({ says }) => says.length === 0).map(({ answer }) => answer.id)).toEqual([]);
    const short = lines.filter(({ card, says }) => card.tags.includes('basic') && says.length < 2);
    expect(short.map(({ answer }) => answer.id)).toEqual([]);
    const all = lines.flatMap(({ says }) => says);
    expect(new Set(all).size).toBe(all.length);
  });

  test('it is told with the answer, one of its lines by the second', () => {
    const { card, answer, says } = lines.find((one) => one.says.length === 2)!;
    const at = (atMs: number) => saidBy(content, { atMs, eventId: card.id, actionId: answer.id });
    expect([at(0), at(999), at(1000), at(5000), at(10_000)]).toEqual([says[0], says[0], says[1], says[1], says[0]]);
    const event = { type: 'actionPicked', atMs: 1000, eventId: card.id, actionId: answer.id } as const;
    expect(port.words.event(content, event)).toBe(`${card.title}: ${answer.label}. ${says[1]}`);
  });

  test('without its lines a pack plays to the same states', () => {
    const silent: Content = {
      ...content,
      events: content.events.map((card) => ({
        ...card,
        actions: card.actions.map(({ says: _says, ...answer }) => answer),
      })),
    };
    for (const { id } of port.levels.slice(0, 3)) {
      const [spoken, mute] = [played(id), played(id, silent)];
      expect(mute.state).toEqual(spoken.state);
      expect(mute.status).toEqual(spoken.status);
      const event = mute.happenings(1).find((one) => one.event.type === 'actionPicked');
      if (event) expect(port.words.event(silent, event.event)).toMatch(/\.$/);
    }
  });
});
