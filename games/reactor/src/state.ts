// The state of a run: what changes, and nothing of the level it runs on.

import type { Plant } from './level/plant.ts';
import type { Condition, Item, LevelState } from './shape.ts';
import { DISABLED } from './shape.ts';

export interface Robot {
  at: number;
  condition: Condition;
  integrity: number;
  exposed: boolean;
  immunity: number;
  /** In pick-up order; replaced, never changed in place. */
  inventory: readonly Item[];
}

export interface State {
  /** True while `amount`, `push` and `reserved` are what the props of now would give: flow is a function of the props. */
  isFlowKnown: boolean;
  /** False where no cell is blocked, so that step 14 need not look for blocks that run out. */
  hasBlocks: boolean;
  /** True in what a player without eye access supposes: opening the eye in a plan shows nothing yet. */
  isBlind: boolean;
  /** The memory of all arrays below as one, by which it is copied, compared and digested. */
  words: Int32Array;
  turn: number;
  actionsLeft: number;
  spent: number;
  level: LevelState;
  /** Why the level is in its state: the bits of levelState.ts. */
  why: number;
  outcome: 'none' | 'won' | 'lost';
  reason: string | null;
  eye: boolean;
  deteriorating: boolean;
  /** As of the last step 13. */
  dangerCells: number;
  reactorHeat: number;
  robot: Robot;
  /** Code of each prop's state. */
  props: Uint8Array;
  /** Per consumer, by carrier then row-major. */
  service: Uint8Array;
  spin: Uint8Array;
  /** Per leak: severity while Leaking, 0 while Intact. */
  leaks: Uint8Array;
  /** By cell * 4 + kind. */
  surface: Int16Array;
  /** Remaining block by cell * 3 + carrier. */
  blocks: Uint8Array;
  /** Per network cell, by carrier then row-major. */
  amount: Int16Array;
  push: Int16Array;
  reserved: Int16Array;
  /** Per cell of the reactor area: heat that the schedule put there after the last judgement. Told, never read by a rule,
   *  and no part of the digest: cell and judged heat are. */
  announced: Int16Array;
}

/** The authored state, before flow is known. */
export const blankState = (plant: Plant): State => {
  const { numbers, file } = plant;
  const words = new Int32Array((bytesOf(plant) + toldBytes(plant)) >> 2);
  const arrays = arraysOn(plant, words.buffer);
  for (const spill of file.surface ?? []) {
    const i = (spill.at[1] * plant.width + spill.at[0]) * 4;
    arrays.surface.set([spill.fuel ?? 0, spill.coolant ?? 0, spill.electricity ?? 0, spill.heat ?? 0], i);
  }
  for (const p of plant.props) arrays.props[p.index] = p.type === 'eyeTerminal' && file.eyeUnlocked ? 1 : p.start;
  for (const p of plant.consumers) arrays.service[p.consumer] = arrays.props[p.index] === 1 ? 0 : DISABLED;
  for (const leak of plant.leaks) arrays.leaks[leak.index] = leak.leaking ? leak.severity : 0;
  return {
    isFlowKnown: false,
    hasBlocks: true,
    isBlind: false,
    words: words,
    turn: 1,
    actionsLeft: numbers.actions,
    spent: 0,
    level: 'Stable',
    why: 0,
    outcome: 'none',
    reason: null,
    eye: file.eyeUnlocked ?? false,
    deteriorating: false,
    dangerCells: 0,
    reactorHeat: 0,
    robot: {
      at: plant.robot,
      condition: 'Ready',
      integrity: numbers.integrity,
      exposed: false,
      immunity: 0,
      inventory: plant.items,
    },
    ...arrays,
  };
};

/** The arrays of a state lie in one buffer, in this order: copying it is one copy of memory. They are written to, never
 *  replaced. */
const arraysOn = (plant: Plant, buffer: ArrayBufferLike) => {
  const { size, graph } = plant;
  let at = 0;
  const words = (length: number): Int16Array => {
    const view = new Int16Array(buffer, at, length);
    at += length * 2;
    return view;
  };
  const bytes = (length: number): Uint8Array => {
    const view = new Uint8Array(buffer, at, length);
    at += length;
    return view;
  };
  return {
    surface: words(size * 4),
    amount: words(graph.nodes),
    push: words(graph.nodes),
    reserved: words(graph.nodes),
    blocks: bytes(size * 3),
    props: bytes(plant.props.length),
    service: bytes(plant.consumers.length),
    spin: bytes(plant.consumers.length),
    leaks: bytes(plant.leaks.length),
    announced: new Int16Array(buffer, bytesOf(plant), plant.reactor.length),
  };
};

/** Rounded up to whole words, by which states are compared. */
const bytesOf = (plant: Plant): number => {
  const { size, graph, props, consumers, leaks } = plant;
  return (size * 11 + graph.nodes * 6 + props.length + consumers.length * 2 + leaks.length + 3) & ~3;
};

/** What stands behind the digested words, in whole words too. */
const toldBytes = ({ reactor }: Plant): number => (reactor.length * 2 + 3) & ~3;

/** Arrays of a copied buffer, each where its original lies. */
const wordsLike = (like: Int16Array, buffer: ArrayBufferLike): Int16Array =>
  new Int16Array(buffer, like.byteOffset, like.length);

const bytesLike = (like: Uint8Array, buffer: ArrayBufferLike): Uint8Array =>
  new Uint8Array(buffer, like.byteOffset, like.length);

/** Field by field, without spreads or closures: searches spend much of their time here. */
export const copyState = (s: State): State => {
  const words = new Int32Array(s.words); // quicker than a slice of the buffer
  const { buffer } = words;
  const { robot } = s;
  return {
    isFlowKnown: s.isFlowKnown,
    hasBlocks: s.hasBlocks,
    isBlind: s.isBlind,
    words: words,
    turn: s.turn,
    actionsLeft: s.actionsLeft,
    spent: s.spent,
    level: s.level,
    why: s.why,
    outcome: s.outcome,
    reason: s.reason,
    eye: s.eye,
    deteriorating: s.deteriorating,
    dangerCells: s.dangerCells,
    reactorHeat: s.reactorHeat,
    robot: {
      at: robot.at,
      condition: robot.condition,
      integrity: robot.integrity,
      exposed: robot.exposed,
      immunity: robot.immunity,
      inventory: robot.inventory,
    },
    surface: wordsLike(s.surface, buffer),
    amount: wordsLike(s.amount, buffer),
    push: wordsLike(s.push, buffer),
    reserved: wordsLike(s.reserved, buffer),
    blocks: bytesLike(s.blocks, buffer),
    props: bytesLike(s.props, buffer),
    service: bytesLike(s.service, buffer),
    spin: bytesLike(s.spin, buffer),
    leaks: bytesLike(s.leaks, buffer),
    announced: wordsLike(s.announced, buffer),
  };
};

/** Overwrites a state of the same plant: a copy without allocation, for look-aheads. */
export const copyInto = (target: State, s: State): State => {
  const { robot } = target;
  robot.at = s.robot.at;
  robot.condition = s.robot.condition;
  robot.integrity = s.robot.integrity;
  robot.exposed = s.robot.exposed;
  robot.immunity = s.robot.immunity;
  robot.inventory = s.robot.inventory;
  target.words.set(s.words);
  target.isFlowKnown = s.isFlowKnown;
  target.hasBlocks = s.hasBlocks;
  target.isBlind = s.isBlind;
  target.turn = s.turn;
  target.actionsLeft = s.actionsLeft;
  target.spent = s.spent;
  target.level = s.level;
  target.why = s.why;
  target.outcome = s.outcome;
  target.reason = s.reason;
  target.eye = s.eye;
  target.deteriorating = s.deteriorating;
  target.dangerCells = s.dangerCells;
  target.reactorHeat = s.reactorHeat;
  return target;
};

/** True where two states of a run have the same future if nobody acts: all that the machine reads is equal. */
export const isSameMachine = (a: State, b: State): boolean => {
  if (a.turn !== b.turn || a.eye !== b.eye || a.deteriorating !== b.deteriorating) return false;
  if (a.outcome !== b.outcome || !isSameRobot(a.robot, b.robot)) return false;
  const mine = a.words;
  const other = b.words;
  const end = a.announced.byteOffset >> 2;
  for (let i = 0; i < end; i++) if (mine[i] !== other[i]) return false;
  return true;
};

const isSameRobot = (a: Robot, b: Robot): boolean =>
  a.at === b.at &&
  a.condition === b.condition &&
  a.integrity === b.integrity &&
  a.exposed === b.exposed &&
  a.immunity === b.immunity;

/** What a player may suppose: all that is true, but with the eye shut nothing of it below ground. */
export const supposed = (state: State): State => {
  if (state.eye) return state;
  const copy = copyState(state);
  copy.isBlind = true;
  for (const values of [copy.amount, copy.push, copy.reserved]) values.fill(0);
  copy.isFlowKnown = false; // the next simulation finds them anew from the props
  return copy;
};

/** What the digest covers: the rest are views of the same memory, and notes that follow from it. */
export const essenceOf = (state: State): readonly unknown[] => [
  state.turn,
  state.actionsLeft,
  state.spent,
  state.level,
  state.why,
  state.outcome,
  state.reason,
  state.eye,
  state.deteriorating,
  state.dangerCells,
  state.reactorHeat,
  state.robot,
  state.words.subarray(0, state.announced.byteOffset >> 2),
];
