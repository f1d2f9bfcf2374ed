// Why something happened is told alike wherever it is asked: before the turn, as it is played, and long after, judged each time
// by what could be seen in the turn itself. Played by the stored lines, which go through every reveal, and at random.

import {
  type AnyGame,
  type AnyShape,
  diceOf,
  explainEvent,
  openRun,
  Session,
  type Turn,
  toldCauses,
} from '@interlock/kernel';
import { expect, test } from 'vitest';
import { catalog, loadGame } from '../src/index.ts';

const LEVELS = 6;
const TURNS = 14;

const told = (session: Session<AnyShape>, seen: ReturnType<Session<AnyShape>['seen']>, views: readonly unknown[]) =>
  toldCauses(session.game, session.world, seen, views as never).map((because, i) => ({
    event: seen[i]!.event,
    because,
  }));

/** What was told of a turn when it was played, having been told the same before it. */
const played = (session: Session<AnyShape>, turn: Turn<AnyShape>) => {
  const before = session.view();
  const [planned] = session.previewOf([turn], 0).frames;
  const foreseen = [planned];
  const idle = session.game.idle?.(session.world, session.state);
  if (JSON.stringify(idle) === JSON.stringify(turn)) foreseen.push(session.forecast(1).frames[0]);
  if (!session.commit(turn).ok) return null;
  const views = [before, session.view()];
  const real = told(session, session.seen(session.turns.length), views);
  for (const frame of foreseen)
    if (frame && !frame.reveals) expect(told(session, frame.happenings, [before, frame.view])).toEqual(real);
  return real;
};

const lineOf = (
  game: AnyGame,
  index: number,
): { session: Session<AnyShape>; next: () => Turn<AnyShape> | undefined } => {
  const stream = diceOf(`causes ${index}`).stream(game.id);
  const level = stream.pick(game.levels);
  const run = openRun(game, { level: level.id });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  const line = [...(run.value.witness ?? [])];
  const next = () => {
    if (index % 2 === 0 && line.length > 0) return line.shift();
    const pending: AnyShape['action'][] = [];
    for (let left = stream.int(3) + (game.turn === 'one' ? 1 : 0); left > 0; left--) {
      const legal = [...game.legal(session.world, session.state, pending)];
      if (legal.length > 0) pending.push(stream.pick(legal));
      if (game.turn === 'one') break;
    }
    return pending;
  };
  return { session, next };
};

/** Subjects that causes go back to, that an event seen in this turn has set, and that neither view shows: as a cause they would
 *  be called hidden, though everybody saw them change. */
const namedBut = (
  game: AnyGame,
  { world }: Session<AnyShape>,
  seen: ReturnType<Session<AnyShape>['seen']>,
  views: readonly unknown[],
  causes: ReadonlySet<string>,
): readonly string[] => {
  const { trace } = game;
  if (!trace?.subjects) return [];
  const shown = new Set(views.flatMap((view) => [...trace.subjects!(world, view)].map(({ subject }) => subject)));
  return seen.flatMap(({ event }) =>
    [...trace.sets(event)].filter((subject) => !shown.has(subject) && causes.has(subject)),
  );
};

test.each(catalog.map(({ id }) => id))('%s: causes are told alike before, in and after their turn', async (id) => {
  const loaded = await loadGame(id);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const game = loaded.value;
  let events = 0;
  const unseen = new Set<string>();
  for (let index = 0; index < LEVELS; index++) {
    const { session, next } = lineOf(game, index);
    const tellings = new Map<number, ReturnType<typeof told>>();
    for (let i = 0; i < TURNS && session.status.is === 'playing'; i++) {
      const real = played(session, next() ?? []);
      if (real !== null) tellings.set(session.turns.length, real);
    }
    const causes = new Set(
      session.turns.flatMap((_, i) =>
        session.happenings(i + 1).flatMap(({ because }) => because.flatMap((one) => ('last' in one ? one.last : []))),
      ),
    );
    for (const [turn, real] of tellings) {
      events += real.length;
      const views = [turn - 1, turn].map((at) =>
        game.view(session.world, session.positionAt(at).state, session.viewer),
      );
      const seen = session.seen(turn);
      expect(told(session, seen, views)).toEqual(real);
      for (const subject of namedBut(game, session, seen, views, causes)) unseen.add(subject);
      for (const [i, { because }] of real.entries()) {
        const hidden = because.filter((cause) => 'hidden' in cause).length;
        if (!game.suppose && !game.redact) expect(hidden).toBe(0);
        if (i > 3) continue;
        const why = explainEvent(session, turn, seen[i]!.index);
        expect(why.causes.filter(({ kind }) => kind === 'hidden').length >= hidden).toBe(true);
        if (hidden === 0 && because.every((cause) => 'action' in cause || 'start' in cause))
          expect(why.causes.map(({ kind }) => kind)).not.toContain('hidden');
      }
    }
  }
  expect(events).toBeGreaterThan(50);
  expect([...unseen]).toEqual([]);
});
