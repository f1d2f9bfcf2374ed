// Play without a thought: the base line of every comparison, and the play-outs of Monte-Carlo search.

import type { Game, Position, Shape, Stream, Turn, Viewer } from '@interlock/kernel';

/** Any legal action; in turns of several actions stopping is one more choice. */
export const randomPolicy = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  stream: Stream,
  _before?: readonly Turn<G>[],
  seat?: Viewer,
): Turn<G> => randomTurn(game, world, position.state, stream, seat);

export const randomTurn = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  stream: Stream,
  seat?: Viewer,
): Turn<G> => {
  let turn: Turn<G> = [];
  for (;;) {
    const next = [...game.legal(world, state, turn, seat)];
    if (game.turn === 'one') return [stream.pick(next)];
    const canStop = game.refuse(world, state, turn, seat).length === 0;
    const choice = next.length + (canStop ? 1 : 0);
    if (choice === 0) throw new Error(`${game.id} offers no way to go on with a turn it let begin.`);
    const drawn = stream.int(choice);
    if (drawn === next.length) return turn;
    turn = [...turn, next[drawn]];
  }
};

/** Doing nothing, or anything where nobody can wait. */
export const idleOr = <G extends Shape>(game: Game<G>, world: G['world'], state: G['state'], stream: Stream): Turn<G> =>
  game.idle?.(world, state) ?? randomTurn(game, world, state, stream);
