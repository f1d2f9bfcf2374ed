// Every turn that `legal` can spell from a state, for search, perft and random play.

import type { Game, Shape, Turn } from './contract.ts';
import { growthOf } from './judge.ts';
import { spend } from './work.ts';

/** All legal turns, shorter before longer along each branch, at most `limit` of them. Where a plan may be laid out and taken
 *  back again for ever there is no end to them: whoever asks sets a bound of work. */
export function* turnsOf<G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  limit = Number.POSITIVE_INFINITY,
): Generator<Turn<G>, void, void> {
  let given = 0;
  if (game.turn === 'one') {
    for (const action of game.legal(world, state, [])) {
      if (given++ >= limit) return;
      yield [action];
    }
    return;
  }
  const stack: Turn<G>[] = [[]];
  const grow = growthOf(game);
  if (grow !== null) {
    if (game.refuse(world, state, []).length > 0) return;
    for (let turn = stack.pop(); turn !== undefined; turn = stack.pop()) {
      if (given++ >= limit) return;
      yield turn;
      const next = grow(world, state, turn);
      for (let i = next.length - 1; i >= 0; i--) stack.push([...turn, next[i]]);
    }
    return;
  }
  for (let turn = stack.pop(); turn !== undefined; turn = stack.pop()) {
    spend(1 + turn.length);
    if (game.refuse(world, state, turn).length === 0) {
      if (given++ >= limit) return;
      yield turn;
    }
    const next = [...game.legal(world, state, turn)];
    for (let i = next.length - 1; i >= 0; i--) stack.push([...turn, next[i]]);
  }
}

/** The actions of a legal turn in words. */
export const wordsOf = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  turn: Turn<G>,
): readonly string[] =>
  game.words.turn?.(world, state, turn) ?? turn.map((action) => game.words.action(world, state, action));
