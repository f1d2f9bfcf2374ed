// Who sits at a run: one player, or several that plan in secret of one another.

import { type Game, type Shape, SOLO, type Viewer } from './contract.ts';

const ALONE: readonly Viewer[] = [SOLO];

/** The seats of a run in their fixed order; never none. */
export const seatsOf = <G extends Shape>(game: Game<G>, world: G['world']): readonly Viewer[] =>
  game.seats?.(world) ?? ALONE;

/** Who looks where nobody says: the first seat. */
export const firstSeat = <G extends Shape>(game: Game<G>, world: G['world']): Viewer => seatsOf(game, world)[0]!;
