// Play without a thought: the base line of every comparison, and the play-outs of Monte-Carlo search.

import type { Game, Position, Shape, Stream, Turn } from '@interlock/kernel';

/** Any legal action; in turns of several actions stopping is one more choice. */
export const randomPolicy = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  position: Position<G>,
  stream: Stream,
): Turn<G> => randomTurn(game, content, position.state, stream);

export const randomTurn = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  state: G['state'],
  stream: Stream,
): Turn<G> => {
  let turn: Turn<G> = [];
  for (;;) {
    const next = [...game.legal(content, state, turn)];
    if (game.turn === 'one') return [stream.pick(next)];
    const canStop = game.refuse(content, state, turn).length === 0;
    const choice = next.length + (canStop ? 1 : 0);
    if (choice === 0) throw new Error(`${game.id} offers no way to go on with a turn it let begin.`);
    const drawn = stream.int(choice);
    if (drawn === next.length) return turn;
    turn = [...turn, next[drawn]];
  }
};
