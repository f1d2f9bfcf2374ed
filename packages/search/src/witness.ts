// Winning lines: replayed through the kernel before anybody believes them, and found again from the middle of a run.

import { apply, digestOf, type Game, type Position, type Session, type Shape, type Turn } from '@interlock/kernel';

/** True if the turns, judged and played one by one, win with the last of them and not before. */
export const isWinning = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  start: Position<G>,
  witness: readonly Turn<G>[],
): boolean => {
  let position = start;
  for (const turn of witness) {
    const answer = apply(game, world, position, turn); // refuses a run that is over
    if (!answer.ok) return false;
    position = answer.value.position;
  }
  return game.status(world, position.state).is === 'won';
};

/** What is left of the run's own witness, if the session stands on it; null where it has left it. */
export const witnessAhead = <G extends Shape>(session: Session<G>): readonly Turn<G>[] | null => {
  const { run, game, world, position: here } = session;
  if (run.witness === null) return null;
  const key = (position: Position<G>) =>
    (game.proof?.search?.key(world, position.state) ?? digestOf(position.state)) +
    (game.chance !== undefined ? digestOf(position.dice.save()) : '');
  const wanted = key(here);
  let position = run.start;
  let found: number | null = key(position) === wanted ? 0 : null;
  for (let at = 0; at < run.witness.length; at++) {
    const answer = apply(game, world, position, run.witness[at] as Turn<G>);
    if (!answer.ok) return null;
    position = answer.value.position;
    if (key(position) === wanted) found = at + 1;
  }
  if (found === null) return null;
  const rest = run.witness.slice(found);
  return isWinning(game, world, here, rest) ? rest : null;
};
