// Who may ask a search about a run, told in one place for every front end. A search knows dice and dark corners; where
// other free seats decide, it would have to know their minds too.

import { digestOf, fail, firstSeat, ok, type Result, type Session, type Shape } from '@interlock/kernel';
import { type Hint, turnInWords } from './hint.ts';

/** Fails with the sentence why nobody may ask: a duel has nothing to prove, a ranked run nothing to give away. */
export const mayAsk = <G extends Shape>({ game, world, isRanked, seats, status }: Session<G>): Result<null> => {
  if (seats.length > 1 || game.proof?.isProvable?.(world) === false)
    return fail(
      'nothing-to-prove',
      'Two free players leave nothing to prove: no search can tell what the other will do.',
    );
  if (isRanked && status.is === 'playing')
    return fail(
      'ranked',
      'In a ranked run nobody may ask a search while it can go on; fork it to look on in practice.',
    );
  return ok(null);
};

/** The same for a hint: whoever sees no more than the player may always be asked. */
export const mayHint = <G extends Shape>(session: Session<G>): Result<null> => {
  const advice = session.game.proof?.advice;
  return advice && !advice.isNowAndThen ? ok(null) : mayAsk(session);
};

/** A line that wins knows the true state; true where that is more than the player may suppose. */
export const knowsMore = <G extends Shape>({ game, world, state, viewer }: Session<G>): boolean =>
  game.suppose !== undefined && digestOf(game.suppose(world, state, viewer)) !== digestOf(state);

/** A hint without a winning line behind it: what a named player would do, who sees no more than the view. */
export interface Advice<G extends Shape> extends Omit<Hint<G>, 'left'> {
  /** Nobody promises a win. */
  readonly left: null;
  readonly by: string;
}

/** The next turn by a player that sees no more than the view; null where the game has none, or it has no idea. */
export const adviceFor = <G extends Shape>(session: Session<G>): Advice<G> | null => {
  const { game, world, state } = session;
  const advice = game.proof?.advice;
  const turn = advice?.pick(world, session.view(firstSeat(game, world)), state);
  if (!advice || !turn) return null;
  const exact = turnInWords(game, world, state, turn);
  const [where, control] = game.words.hint?.(world, state, turn, [turn]) ?? [
    `${advice.name.charAt(0).toUpperCase()}${advice.name.slice(1)} sees a way to go on.`,
    `It begins with ${game.words.action(world, state, turn[0])}.`,
  ];
  return { steps: [where, control, exact], turn, turns: [turn], left: null, by: advice.name };
};
