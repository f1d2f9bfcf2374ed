// Who judges a turn: the game's `refuse`, after the kernel has counted its actions. And, for games of single decisions,
// one judge of an action that makes both `legal` and `refuse`, so that the two agree by construction.

import type { Game, Refusal, Shape, Turn, Viewer } from './contract.ts';

/** Every reason why this turn may not be committed; with `seat`, that seat's part of it. */
export const refusalsOf = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  turn: Turn<G>,
  seat?: Viewer,
): readonly Refusal[] =>
  game.turn === 'one' && turn.length !== 1 ? [notOne(game, turn)] : game.refuse(world, state, turn, seat);

const notOne = <G extends Shape>(game: Game<G>, turn: Turn<G>): Refusal => ({
  code: 'one-action',
  why: `A turn of ${game.title} is exactly one action, found ${turn.length}: send one at a time.`,
  at: Math.min(turn.length, 1),
});

/** Why an action may not follow those before it in its turn: code and sentence; null where it may. */
export type Judge<G extends Shape> = (
  world: G['world'],
  state: G['state'],
  before: Turn<G>,
  action: G['action'],
) => readonly [code: string, why: string] | null;

/** What may follow a legal turn, by the `legal` of games whose every legal turn grew out of legal ones: whoever grows
 *  turns by it need not ask `refuse` about each again. */
// biome-ignore lint/suspicious/noExplicitAny: one shelf for the games of all shapes
const growths = new WeakMap<Game<any>['legal'], { readonly refuse: Game<any>['refuse']; readonly grow: Growth<any> }>();

type Growth<G extends Shape> = (world: G['world'], state: G['state'], turn: Turn<G>) => readonly G['action'][];

export const growthOf = <G extends Shape>(game: Game<G>): Growth<G> | null => {
  const made = growths.get(game.legal);
  return made?.refuse === game.refuse ? (made?.grow ?? null) : null;
};

/** For games whose every beginning of a legal turn is legal. Each action is judged after the accepted ones before it;
 *  `actions` are all there are, or all there are here. */
export const judgedBy = <G extends Shape>(
  actions: readonly G['action'][] | ((world: G['world'], state: G['state']) => readonly G['action'][]),
  status: Game<G>['status'],
  judge: Judge<G>,
): Pick<Game<G>, 'legal' | 'refuse'> => {
  const refuse: Game<G>['refuse'] = (world, state, turn) => {
    if (status(world, state).is !== 'playing') return [{ code: 'run-over', why: 'The run is over.', at: 0 }];
    const found: Refusal[] = [];
    const before: G['action'][] = [];
    for (let at = 0; at < turn.length; at++) {
      const action: G['action'] = turn[at];
      const wrong = judge(world, state, before, action);
      if (wrong === null) before.push(action);
      else found.push({ code: wrong[0], why: wrong[1], at });
    }
    return found;
  };
  const grow: Growth<G> = (world, state, turn) => {
    const all = typeof actions === 'function' ? actions(world, state) : actions;
    const next: G['action'][] = [];
    for (let i = 0; i < all.length; i++) if (judge(world, state, turn, all[i]!) === null) next.push(all[i]!);
    return next;
  };
  const legal: Game<G>['legal'] = (world, state, pending) =>
    refuse(world, state, pending).length > 0 ? [] : grow(world, state, pending);
  growths.set(legal, { refuse, grow });
  return { legal, refuse };
};
