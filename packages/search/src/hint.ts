// A hint in three steps, taken from a line that really wins: where to look, which control, the exact next turn.

import {
  type Game,
  type Position,
  type Session,
  type Shape,
  type SolveAnswer,
  type SolveProgress,
  type Turn,
  wordsOf,
} from '@interlock/kernel';
import type { Work } from './drive.ts';
import { solve } from './solve.ts';
import { isWinning, witnessAhead } from './witness.ts';

export interface Hint<G extends Shape> {
  /** Where to look; which control; the turn in words. */
  readonly steps: readonly [string, string, string];
  readonly turn: Turn<G>;
  /** The turns the third step tells, `turn` first. */
  readonly turns: readonly Turn<G>[];
  /** Turns to the win along this line. */
  readonly left: number;
}

/** A line to hint from: found from this position where the game's solver can find one in a moment, else what is left of the
 *  level's own line, else whatever a longer search finds. */
export function* hintLine<G extends Shape>(
  session: Session<G>,
  nodes: number,
): Work<SolveProgress, { readonly answer: SolveAnswer<G>; readonly from: 'witness' | 'search' }> {
  const { game, world, position } = session;
  const few = game.proof?.search?.hintNodes;
  if (few !== undefined) {
    const answer = yield* solve(game, world, position, { nodes: Math.min(few, nodes), goal: 'near' });
    if (answer.verdict !== 'unknown') return { answer, from: 'search' };
  }
  const known = witnessAhead(session);
  const answer = yield* solve(game, world, position, { nodes, goal: 'any', known });
  return { answer, from: answer.verdict === 'winnable' && answer.witness === known ? 'witness' : 'search' };
}

/** Null where the line does not win from here, or nothing is left to do. */
export const hint = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  witness: readonly Turn<G>[],
): Hint<G> | null => {
  const turn = witness[0];
  if (turn === undefined || !isWinning(game, world, position, witness)) return null;
  const { state } = position;
  const [where, control] =
    game.words.hint?.(world, state, turn, witness) ?? plainSteps(game, world, state, turn, witness);
  const stretch = game.words.stretch?.(world, state, witness);
  return {
    steps: [where, control, stretch?.words ?? turnInWords(game, world, state, turn)],
    turn,
    turns: witness.slice(0, stretch?.turns ?? 1),
    left: witness.length,
  };
};

/** A turn as one sentence. */
export const turnInWords = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  turn: Turn<G>,
): string => {
  if (turn.length === 0) return 'End the turn without an action.';
  const words = wordsOf(game, world, state, turn).join('; ');
  return /[.!?]$/.test(words) ? words : `${words}.`;
};

/** For games without hint words: how far the win is, then how the turn begins. */
const plainSteps = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  turn: Turn<G>,
  witness: readonly Turn<G>[],
): readonly [string, string] => {
  const turns = witness.length === 1 ? 'this turn' : `${witness.length} turns`;
  const actions = turn.length === 1 ? '1 action' : `${turn.length} actions`;
  const where = `A win is possible in ${turns}; the next one takes ${turn.length === 0 ? 'no action' : actions}.`;
  if (turn.length === 0) return [where, 'Touch nothing now.'];
  const action: unknown = turn[0];
  const kind = typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : null;
  const begin = kind ?? game.words.action(world, state, turn[0]);
  return [where, `It begins with ${begin}.`];
};
