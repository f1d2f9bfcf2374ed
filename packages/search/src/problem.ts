// A game seen by a search: from a position, the turns worth trying and the positions they lead to.
// In a seeded game the search is clairvoyant: every node carries the real dice, forked when a turn draws from them.
// That is right for certificates ("this run can be won") and wrong for advice to a player in a ranked run.

import {
  type Dice,
  digestOf,
  type Game,
  type Position,
  type Shape,
  SilentTape,
  type SolveAnswer,
  type Stream,
  type Turn,
  turnsOf,
} from '@interlock/kernel';

/** Positions between two reports of progress. */
export const REPORT = 256;

/** Lends out dice and forks them only when somebody draws. */
class LentDice implements Dice {
  #lender: Dice;
  #own: Dice | null = null;

  constructor(lender: Dice) {
    this.#lender = lender;
  }

  lend(dice: Dice): this {
    this.#lender = dice;
    this.#own = null;
    return this;
  }

  get after(): Dice {
    return this.#own ?? this.#lender;
  }

  get seed(): string {
    return this.#lender.seed;
  }

  stream(name: string): Stream {
    this.#own ??= this.#lender.fork();
    return this.#own.stream(name);
  }

  fork(): Dice {
    return this.after.fork();
  }

  save(): ReturnType<Dice['save']> {
    return this.after.save();
  }
}

export class Problem<G extends Shape> {
  readonly game: Game<G>;
  readonly world: G['world'];
  readonly start: Position<G>;
  /** An exhausted search proves that no win exists. */
  readonly isComplete: boolean;
  /** Every legal turn is tried, so the shortest line found is the shortest there is. */
  readonly isWhole: boolean;
  readonly #isSeeded: boolean;
  readonly #tape = new SilentTape<G['event']>();
  readonly #lent: LentDice;
  readonly #diceKeys = new WeakMap<Dice, string>();

  constructor(game: Game<G>, world: G['world'], start: Position<G>) {
    this.game = game;
    this.world = world;
    this.start = start;
    this.isWhole = game.proof?.search?.turns === undefined;
    this.isComplete = game.proof?.search?.complete ?? this.isWhole;
    this.#isSeeded = game.chance !== undefined;
    this.#lent = new LentDice(start.dice);
  }

  turns(state: G['state']): Iterable<Turn<G>> {
    return this.game.proof?.search?.turns?.(this.world, state) ?? turnsOf(this.game, this.world, state);
  }

  /** True where lines of several turns are tried beside single turns. */
  get hasLines(): boolean {
    return this.game.proof?.search?.lines !== undefined;
  }

  /** Single turns, each as a line of one, then the game's own lines. */
  *edges(state: G['state']): Generator<readonly Turn<G>[], void, void> {
    for (const turn of this.turns(state)) yield [turn];
    yield* this.game.proof?.search?.lines?.(this.world, state) ?? [];
  }

  /** As `play`, turn by turn; a run that ends on the way stays where it ended. */
  playLine(state: G['state'], dice: Dice, line: readonly Turn<G>[]): G['state'] {
    let here = this.play(state, dice, line[0]!);
    for (let i = 1; i < line.length && this.game.status(this.world, here).is === 'playing'; i++)
      here = this.play(here, this.after, line[i]!);
    return here;
  }

  /** The state after a legal turn; `after` then holds the dice. */
  play(state: G['state'], dice: Dice, given: Turn<G>): G['state'] {
    const turn = this.game.canonical?.(this.world, state, given) ?? given;
    const draft = this.game.copy(state);
    this.game.play(this.world, draft, turn, this.#tape.load(this.#isSeeded ? this.#lent.lend(dice) : null));
    return draft;
  }

  /** The dice after the last `play`. */
  get after(): Dice {
    return this.#isSeeded ? this.#lent.after : this.start.dice;
  }

  /** Equal keys: equal future. Without a key of the game's own, the digest of the state. */
  key(state: G['state'], dice: Dice): string {
    const key = this.game.proof?.search?.key(this.world, state) ?? digestOf(state);
    return this.#isSeeded ? `${key}|${this.#diceKey(dice)}` : key;
  }

  /** Turns still needed at the least; infinity where the game knows that no win is left. */
  estimate(state: G['state']): number {
    return this.game.proof?.search?.estimate(this.world, state) ?? 0;
  }

  /** The answer where there is nothing to search: the run is over already. */
  settled(): SolveAnswer<G> | null {
    const status = this.game.status(this.world, this.start.state);
    if (status.is === 'won') return { verdict: 'winnable', witness: [], optimal: true, nodes: 0 };
    if (status.is !== 'playing') return { verdict: 'lost', nodes: 0, why: status.cause };
    return null;
  }

  /** The answer of a search that has tried everything without a win. */
  exhausted(nodes: number): SolveAnswer<G> {
    return this.isComplete ? { verdict: 'lost', nodes } : { verdict: 'unknown', nodes };
  }

  #diceKey(dice: Dice): string {
    let key = this.#diceKeys.get(dice);
    if (key === undefined) {
      key = digestOf(dice.save());
      this.#diceKeys.set(dice, key);
    }
    return key;
  }
}
