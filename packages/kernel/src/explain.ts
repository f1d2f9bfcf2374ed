// Why is this so? From an event, or from a subject such as `heat@3,4`, back through its causes to the player's
// action, the schedule or the level file. What is out of sight is judged by the turn in which it happened.

import type { Because, Shape, Viewer } from './contract.ts';
import type { Session } from './session/session.ts';
import { shownIn } from './told.ts';
import { wordsOf } from './turns.ts';

export interface Why {
  readonly kind: 'event' | 'action' | 'start' | 'hidden' | 'more';
  readonly turn: number;
  /** Index of the event or action in its turn. */
  readonly index: number;
  readonly text: string;
  readonly causes: readonly Why[];
}

const DEPTH = 12;
const NODES = 200;
const REACH = 2000;

/** The trace of one event of one turn. */
export const explainEvent = <G extends Shape>(
  session: Session<G>,
  turn: number,
  index: number,
  viewer: Viewer = session.viewer,
): Why => new Explainer(session, viewer).event(turn, index, DEPTH);

/** The events that last set a subject, newest turn first; empty where nothing in this run has touched it. */
export const explainSubject = <G extends Shape>(
  session: Session<G>,
  subject: string,
  viewer: Viewer = session.viewer,
): readonly Why[] => {
  const explainer = new Explainer(session, viewer);
  const found = explainer.lastTurnOf(subject, session.turns.length, Number.POSITIVE_INFINITY);
  // That something out of sight happened is itself out of sight.
  return found.map(({ turn, index }) => explainer.event(turn, index, DEPTH)).filter(({ kind }) => kind !== 'hidden');
};

const outOfSight = (turn: number, index: number): Why => ({
  kind: 'hidden',
  turn,
  index,
  text: 'out of sight',
  causes: [],
});

class Explainer<G extends Shape> {
  readonly #session: Session<G>;
  readonly #viewer: Viewer;
  readonly #shown = new Map<number, (subject: string) => boolean>();
  #nodes = 0;

  constructor(session: Session<G>, viewer: Viewer) {
    this.#session = session;
    this.#viewer = viewer;
  }

  event(turn: number, index: number, depth: number): Why {
    const { game, world } = this.#session;
    const happening = this.#session.happenings(turn)[index];
    if (!happening) return { kind: 'start', turn, index, text: 'no such event', causes: [] };
    const { state } = this.#session.positionAt(turn);
    const shown = game.redact ? game.redact(world, state, happening.event, this.#viewer) : happening.event;
    if (shown === null) return outOfSight(turn, index);
    const text = game.words.event(world, shown, state);
    if (depth === 0 || ++this.#nodes > NODES)
      return {
        kind: 'event',
        turn,
        index,
        text,
        causes: [{ kind: 'more', turn, index, text: 'and so on', causes: [] }],
      };
    const causes = happening.because.flatMap((because) => this.#cause(turn, index, because, depth - 1));
    return { kind: 'event', turn, index, text, causes };
  }

  #cause(turn: number, index: number, because: Because, depth: number): readonly Why[] {
    if ('event' in because) return because.event < index ? [this.event(turn, because.event, depth)] : [];
    if ('start' in because) return [{ kind: 'start', turn: 0, index: 0, text: because.start, causes: [] }];
    if ('action' in because) return [this.#action(turn, because.action)];
    if (!this.#isShown(turn, because.last)) return [outOfSight(turn, index)];
    const found = this.lastTurnOf(because.last, turn, index);
    return found.map((one) => this.event(one.turn, one.index, depth));
  }

  /** Whether the viewer could see the subject in that turn, before it or after it. */
  #isShown(turn: number, subject: string): boolean {
    const known = this.#shown.get(turn);
    if (known !== undefined) return known(subject);
    const { game, world } = this.#session;
    const views = [turn - 1, turn].map((at) => game.view(world, this.#session.positionAt(at).state, this.#viewer));
    const isShown = shownIn(game, world, views);
    this.#shown.set(turn, isShown);
    return isShown(subject);
  }

  #action(turn: number, index: number): Why {
    const { game, world } = this.#session;
    const before = this.#session.positionAt(turn - 1).state;
    const text = wordsOf(game, world, before, this.#session.turns[turn - 1]!)[index] ?? 'the turn';
    return { kind: 'action', turn, index, text, causes: [] };
  }

  /** The events of the newest turn (not after event `before` of turn `from`) that set the subject, last first. */
  lastTurnOf(subject: string, from: number, before: number): readonly { turn: number; index: number }[] {
    const trace = this.#session.game.trace;
    if (!trace) return [];
    for (let turn = from; turn >= 1 && turn > from - REACH; turn--) {
      const happenings = this.#session.happenings(turn);
      const found: { turn: number; index: number }[] = [];
      const end = turn === from ? Math.min(before, happenings.length) : happenings.length;
      for (let index = end - 1; index >= 0; index--) {
        for (const set of trace.sets(happenings[index]!.event)) {
          if (set === subject) found.push({ turn, index });
        }
      }
      if (found.length > 0) return found;
    }
    return [];
  }
}
