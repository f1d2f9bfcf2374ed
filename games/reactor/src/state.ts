// The state of a run. Enumerable fields are the state and nothing else; the compiled level and the note whether the
// stored flow still fits the props ride along under symbols, which neither digest nor comparison of keys see.

import type { Plant } from './plant.ts';
import type { Condition, Item, LevelState } from './shape.ts';
import { DISABLED } from './shape.ts';

export const PLANT = Symbol('plant');
/** True while `amount`, `push` and `reserved` are what the props of now would give: flow is a function of the props. */
export const FLOWS = Symbol('flows');

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
  [PLANT]: Plant;
  [FLOWS]: boolean;
  /** Name of the compiled level, by which a state that lost its symbols finds it again. */
  plant: string;
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
}

/** The authored state, before flow is known. */
export const blankState = (plant: Plant): State => {
  const { numbers, file } = plant;
  const arrays = arraysOn(plant, new ArrayBuffer(bytesOf(plant)));
  for (const spill of file.surface ?? []) {
    const i = (spill.at[1] * plant.width + spill.at[0]) * 4;
    arrays.surface.set([spill.fuel ?? 0, spill.coolant ?? 0, spill.electricity ?? 0, spill.heat ?? 0], i);
  }
  for (const p of plant.props) arrays.props[p.index] = p.type === 'eyeTerminal' && file.eyeUnlocked ? 1 : p.start;
  for (const p of plant.consumers) arrays.service[p.consumer] = arrays.props[p.index] === 1 ? 0 : DISABLED;
  for (const leak of plant.leaks) arrays.leaks[leak.index] = leak.leaking ? leak.severity : 0;
  return {
    [PLANT]: plant,
    [FLOWS]: false,
    plant: plant.id,
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
const arraysOn = (plant: Plant, buffer: ArrayBuffer) => {
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
  };
};

const bytesOf = (plant: Plant): number =>
  plant.size * 8 +
  plant.graph.nodes * 6 +
  plant.size * 3 +
  plant.props.length +
  plant.consumers.length * 2 +
  plant.leaks.length;

export const copyState = (s: State): State => ({
  [PLANT]: s[PLANT],
  [FLOWS]: s[FLOWS],
  plant: s.plant,
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
    at: s.robot.at,
    condition: s.robot.condition,
    integrity: s.robot.integrity,
    exposed: s.robot.exposed,
    immunity: s.robot.immunity,
    inventory: s.robot.inventory,
  },
  ...arraysOn(s[PLANT], s.surface.buffer.slice(0) as ArrayBuffer),
});

/** Overwrites a state of the same plant: a copy without allocation, for look-aheads. */
export const copyInto = (target: State, s: State): State => {
  const { robot, props, service, spin, leaks, surface, blocks, amount, push, reserved } = target;
  Object.assign(robot, s.robot);
  props.set(s.props);
  service.set(s.service);
  spin.set(s.spin);
  leaks.set(s.leaks);
  surface.set(s.surface);
  blocks.set(s.blocks);
  amount.set(s.amount);
  push.set(s.push);
  reserved.set(s.reserved);
  target[FLOWS] = s[FLOWS];
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
