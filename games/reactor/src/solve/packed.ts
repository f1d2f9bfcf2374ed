// A state in little memory, for searches that keep millions: only what holds anything, and nothing that flow gives anew.

import { copyInto, type State } from '../state.ts';

export type Packed = Omit<State, 'words' | keyof Arrays> & {
  /** Place and value by turns, of each word that is not zero. */
  readonly full: Int32Array;
};

type Arrays = Pick<
  State,
  'props' | 'service' | 'spin' | 'leaks' | 'surface' | 'blocks' | 'amount' | 'push' | 'reserved' | 'announced'
>;

const places: number[] = [];

export const packed = (state: State): Packed => {
  const { words, amount, blocks, robot } = state;
  const flow = amount.byteOffset >> 2;
  const behind = blocks.byteOffset >> 2;
  places.length = 0;
  for (let i = 0; i < words.length; i++) if (words[i] !== 0 && (i <= flow || i >= behind)) places.push(i, words[i]!);
  return {
    isFlowKnown: false,
    hasBlocks: state.hasBlocks,
    isBlind: state.isBlind,
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    spent: state.spent,
    level: state.level,
    why: state.why,
    outcome: state.outcome,
    reason: state.reason,
    eye: state.eye,
    deteriorating: state.deteriorating,
    dangerCells: state.dangerCells,
    reactorHeat: state.reactorHeat,
    robot: { ...robot },
    full: Int32Array.from(places),
  };
};

/** Overwrites a state of the same plant with the packed one. */
export const unpackInto = (target: State, { full, ...fields }: Packed): State => {
  const { words } = target;
  copyInto(target, { ...target, ...fields });
  words.fill(0);
  for (let i = 0; i < full.length; i += 2) words[full[i]!] = full[i + 1]!;
  return target;
};

/** Bytes, near enough. */
export const bytesOfPacked = ({ full }: Packed): number => 400 + full.byteLength;
