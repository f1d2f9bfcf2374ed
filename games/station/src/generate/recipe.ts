// What one attempt is made from: content, difficulty, number of rooms, and its own streams of chance [DS-338].

import type { Dice, Stream } from '@interlock/kernel';
import type { Balance } from '../data/balance.ts';
import type { Content } from '../data/content.ts';
import type { Params } from '../shape.ts';

export const STREAMS = [
  ...(['layout.slots', 'layout.rooms', 'layout.edges', 'layout.corridors', 'logic.startexit', 'logic.bonus'] as const),
  ...(['logic.order', 'logic.locks', 'logic.hazards', 'logic.generators', 'logic.puzzles', 'logic.fill'] as const),
  ...(['logic.cells', 'logic.furniture', 'names'] as const),
] as const;
export type StreamName = (typeof STREAMS)[number];

/** Ways to break the construction on purpose, for the fault harness [DS-251, DS-255, DS-259, DS-247]. */
export type Fault = 'R3' | 'R4' | 'R5' | 'postpass';

export interface Recipe {
  readonly content: Content;
  readonly gen: Balance['gen'];
  readonly difficulty: Params['difficulty'];
  readonly rooms: number;
  /** As the header of the level gives it [DS-378]. */
  readonly seed: string;
  /** Counted from 1. */
  readonly attempt: number;
  readonly fault: Fault | null;
  stream(name: StreamName): Stream;
  /** So many per mille of the rooms, rounded down and raised to a minimum [DS-501]. */
  share(permille: number, atLeast: number): number;
  /** The same as a mean: drawn between what is left and what is added by `gen.varyPermille` of it [DS-510]. */
  around(permille: number, atLeast: number, dice: Stream): number;
}

export const recipeOf = (
  content: Content,
  { difficulty, rooms }: Pick<Params, 'difficulty' | 'rooms'>,
  dice: Dice,
  attempt: number,
  fault: Fault | null = null,
): Recipe => ({
  ...{ content, gen: content.balance.gen, difficulty, rooms, attempt, fault },
  seed: dice.seed.replaceAll(/[^!-~]/g, '-').slice(0, 32) || '-',
  // The seed is the dice's own, so difficulty, rooms and attempt are all that is left to key by.
  stream: (name) => dice.stream(`${name}/${difficulty}/${rooms}/${attempt}`),
  share: (permille, atLeast) => Math.max(atLeast, Math.floor((rooms * permille) / 1000)),
  around: (permille, atLeast, one) => {
    const { varyPermille } = content.balance.gen;
    const least = Math.floor((rooms * permille * (1000 - varyPermille)) / 1_000_000);
    const most = Math.ceil((rooms * permille * (1000 + varyPermille)) / 1_000_000);
    return Math.max(atLeast, one.range(least, most));
  },
});
