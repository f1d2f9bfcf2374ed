// The game's own postmortem of the last program: the run it would have been without harm, where the two part, and why.

import type { Postmortem } from '@interlock/droids';
import type { AnyShape, Json, Session } from '@interlock/kernel';

/** Asked from where the program was run; null where that turn ran none. */
export const askPostmortem = (session: Session<AnyShape>, at: number = session.turns.length): Postmortem | null => {
  const { game, world, turns, viewer } = session;
  const turn = turns[at - 1] ?? [];
  const run = turn.find((action) => action.type === 'runProgram');
  if (!run) return null;
  const events = session.seen(at).map(({ event }) => event);
  const before = session.positionAt(at - 1).state;
  const answer = game.questions?.postmortem?.(world, before, viewer, { events, tape: run.tape } as unknown as Json);
  return answer?.ok ? (answer.value as unknown as Postmortem) : null;
};
