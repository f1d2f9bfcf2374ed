// After a loss: which single answer, changed, would still have had a winning line under the same rolls.

import type { Position, Turn } from '@interlock/kernel';
import { copy, play } from '../play.ts';
import { cardOf } from '../rules/cards.ts';
import { tapeOn, usableAnswers } from '../rules/relaxed.ts';
import type { Content, PortShape } from '../shape.ts';
import { beam } from './search.ts';

export interface Blame {
  /** Index of the turn. */
  readonly turn: number;
  readonly eventId: string;
  readonly picked: string;
  readonly instead: string;
  /** Picks of the winning line, the changed one included. */
  readonly length: number;
}

/** Own picks, latest first, with each other answer that still had a line. Yields before every pick it looks at. */
export function* blame(
  content: Content,
  turns: readonly Turn<PortShape>[],
  positionBefore: (turn: number) => Position<PortShape>,
  nodes: number,
): Generator<{ readonly turn: number; readonly found: number }, readonly Blame[], void> {
  const { solver } = content.config;
  const found: Blame[] = [];
  for (let turn = turns.length - 1; turn >= 0; turn--) {
    const action = turns[turn]![0]!;
    if (action.type !== 'pick') continue;
    yield { turn, found: found.length };
    const position = positionBefore(turn);
    const card = cardOf(content, action.eventId)!;
    const moment = { ...position.state, clockMs: action.atMs };
    for (const answer of usableAnswers(content, card, moment)) {
      if (answer.id === action.actionId) continue;
      const dice = position.dice.fork();
      const state = copy(position.state);
      play(content, state, [{ ...action, actionId: answer.id }], tapeOn(dice));
      const line = state.outcome === 'win' ? [] : lineFrom(content, { state, dice }, nodes, solver);
      if (line)
        found.push({ turn, eventId: card.id, picked: action.actionId, instead: answer.id, length: 1 + line.length });
    }
  }
  return found;
}

const lineFrom = (
  content: Content,
  position: Position<PortShape>,
  nodes: number,
  solver: Content['config']['solver'],
): readonly string[] | null => {
  if (position.state.outcome !== null) return null;
  const going = beam(content, position, { width: solver.beam, maxPicks: solver.maxPicks, nodes });
  let step = going.next();
  while (!step.done) step = going.next();
  return step.value.line;
};
