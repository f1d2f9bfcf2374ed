// Exact odds of a turn that takes chances: the turn is played once for every combination of draws, with scripted
// dice, so no forecast ever reads the real ones. Outcomes with equal states are merged.

import type { Game, Happening, Shape, Turn, Weighted } from './contract.ts';
import { type Dice, DrawStream, type Stream, sumOf } from './dice.ts';
import { digestOf } from './digest/hash.ts';
import { RecordingTape } from './tape.ts';

export interface Odds<G extends Shape> {
  readonly outcomes: readonly Weighted<G>[];
  readonly total: number;
}

/** Null where the turn has more combinations of draws than `limit`, or odds too fine for exact integers. */
export const outcomes = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  turn: Turn<G>,
  limit = 4096,
): Odds<G> | null => {
  const given = game.chance?.outcomes?.(world, state, turn);
  if (given !== undefined) return { outcomes: given, total: given.reduce((sum, one) => sum + one.weight, 0) };
  const leaves = enumerate(game, world, state, turn, limit);
  if (leaves === null) return null;
  const total = leaves.reduce((most, leaf) => lcm(most, leaf.outOf), 1n);
  if (total > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  const merged = new Map<string, { weight: number; leaf: Leaf<G> }>();
  for (const leaf of leaves) {
    const weight = Number((leaf.weight * total) / leaf.outOf);
    const key = digestOf(leaf.state);
    const known = merged.get(key);
    if (known) known.weight += weight;
    else merged.set(key, { weight, leaf });
  }
  return {
    total: Number(total),
    outcomes: [...merged.values()].map(({ weight, leaf }) => ({
      weight,
      state: leaf.state,
      happenings: leaf.happenings,
      label:
        leaf.happenings.length > 0
          ? game.words.event(world, leaf.happenings.at(-1)!.event, leaf.state)
          : 'nothing happens',
    })),
  };
};

interface Leaf<G extends Shape> {
  readonly weight: bigint;
  readonly outOf: bigint;
  readonly state: G['state'];
  readonly happenings: readonly Happening<G['event']>[];
}

const enumerate = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  turn: Turn<G>,
  limit: number,
): readonly Leaf<G>[] | null => {
  const leaves: Leaf<G>[] = [];
  let script: number[] | null = [];
  while (script !== null) {
    if (leaves.length >= limit) return null;
    const dice = new ScriptedDice(script);
    const tape = new RecordingTape<G['event']>(dice);
    const draft = game.copy(state);
    game.play(world, draft, game.canonical?.(world, state, turn) ?? turn, tape);
    leaves.push({ weight: dice.weight, outOf: dice.outOf, state: draft, happenings: tape.happenings });
    script = dice.next();
  }
  return leaves;
};

/** Dice that follow a script of choices and remember how many there were at each draw. */
class ScriptedDice implements Dice {
  readonly seed = 'SCRIPT';
  readonly #script: readonly number[];
  readonly #made: { choice: number; of: number; weights: readonly number[] | null }[] = [];
  weight = 1n;
  outOf = 1n;

  constructor(script: readonly number[]) {
    this.#script = script;
  }

  stream(_name: string): Stream {
    return new ScriptedStream(this);
  }

  fork(): Dice {
    return this;
  }

  save(): Record<string, never> {
    return {};
  }

  draw(of: number, weights: readonly number[] | null): number {
    const total = weights === null ? of : sumOf(weights);
    let choice = this.#script[this.#made.length] ?? 0;
    if (weights !== null) while ((weights[choice] ?? 1) === 0) choice++;
    this.#made.push({ choice, of, weights });
    this.weight *= BigInt(weights === null ? 1 : weights[choice]!);
    this.outOf *= BigInt(total);
    return choice;
  }

  /** The script of the next combination, or null after the last one. */
  next(): number[] | null {
    for (let i = this.#made.length - 1; i >= 0; i--) {
      const { choice, of, weights } = this.#made[i]!;
      let other = choice + 1;
      if (weights !== null) while (other < of && weights[other] === 0) other++;
      if (other < of) return [...this.#made.slice(0, i).map((one) => one.choice), other];
    }
    return null;
  }
}

class ScriptedStream extends DrawStream {
  readonly #dice: ScriptedDice;

  constructor(dice: ScriptedDice) {
    super();
    this.#dice = dice;
  }

  int(n: number): number {
    return this.#dice.draw(n, null);
  }

  weighted(weights: readonly number[]): { index: number; roll: number; total: number } {
    const index = this.#dice.draw(weights.length, weights);
    const total = sumOf(weights);
    let roll = 0;
    for (let i = 0; i < index; i++) roll += weights[i]!;
    return { index, roll, total };
  }
}

const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
