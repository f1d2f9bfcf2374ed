// What a policy may look at: the state as the actor must suppose it, played forward with dice of the policy's own.
// So no bot profits from hidden cells or from the rolls to come.

import {
  type Dice,
  diceOf,
  firstSeat,
  type Game,
  type Position,
  type Shape,
  type Stream,
  type Turn,
  turnsOf,
} from '@interlock/kernel';
import { Problem } from './problem.ts';

/** Worth of a finished run; beyond any value a game gives. */
const WON = 1_000_000_000;

/** Turns a policy compares at most; larger choices are built action by action. */
const CHOICES = 256;

export class Lookahead<G extends Shape> {
  readonly problem: Problem<G>;
  /** As the actor must suppose it: what is played forward. */
  readonly state: G['state'];
  /** As it is: what judges legality, which tells nothing hidden. */
  readonly real: G['state'];
  readonly #stream: Stream;
  readonly #isBlind: boolean;

  constructor(game: Game<G>, world: G['world'], position: Position<G>, stream: Stream) {
    const { state } = position;
    const supposed = game.suppose?.(world, state, firstSeat(game, world));
    this.real = state;
    this.state = supposed ?? state;
    this.#isBlind = supposed !== undefined;
    this.#stream = stream;
    const dice = game.chance === undefined ? position.dice : this.dice();
    this.problem = new Problem(game, world, { state: this.state, dice });
  }

  /** Fresh dice, unrelated to the run's. */
  dice(): Dice {
    return diceOf(`P${this.#stream.int(0x1_0000_0000)}`);
  }

  /** The turns to choose from in a state, at most `limit`; null where there are more. */
  turns(state: G['state'], limit = CHOICES): readonly Turn<G>[] | null {
    const { game, world } = this.problem;
    const given: Turn<G>[] = [];
    for (const turn of game.proof?.search?.turns?.(world, state) ?? turnsOf(game, world, state, limit + 1)) {
      if (given.push(turn) > limit) return null;
    }
    return given;
  }

  /** Legal in the state the player has to suppose; a real turn may fail there only if something is hidden. */
  isPlayable(state: G['state'], turn: Turn<G>): boolean {
    return !this.#isBlind || this.problem.game.refuse(this.problem.world, state, turn).length === 0;
  }

  value(state: G['state']): number {
    const { game, world } = this.problem;
    const status = game.status(world, state);
    if (status.is === 'won') return WON + Math.max(0, Math.min(WON, status.score));
    if (status.is === 'lost') return -WON;
    if (game.proof?.search?.value) return game.proof?.search.value(world, state);
    return -Math.min(WON - 1, this.problem.estimate(state));
  }

  /** One of the best entries, drawn if there are several. */
  best<T>(list: readonly T[], worth: (one: T) => number): T {
    let top = Number.NEGATIVE_INFINITY;
    let tied: T[] = [];
    for (const one of list) {
      const w = worth(one);
      if (w > top) {
        top = w;
        tied = [one];
      } else if (w === top) tied.push(one);
    }
    return this.#stream.pick(tied);
  }
}
