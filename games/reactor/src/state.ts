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
  const { numbers, file, graph } = plant;
  const surface = new Int16Array(plant.size * 4);
  for (const spill of file.surface ?? []) {
    const i = (spill.at[1] * plant.width + spill.at[0]) * 4;
    surface.set([spill.fuel ?? 0, spill.coolant ?? 0, spill.electricity ?? 0, spill.heat ?? 0], i);
  }
  const props = Uint8Array.from(plant.props, (p) => (p.type === 'eyeTerminal' && file.eyeUnlocked ? 1 : p.start));
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
    props,
    service: Uint8Array.from(plant.consumers, (p) => (props[p.index] === 1 ? 0 : DISABLED)),
    spin: new Uint8Array(plant.consumers.length),
    leaks: Uint8Array.from(plant.leaks, (l) => (l.leaking ? l.severity : 0)),
    surface,
    blocks: new Uint8Array(plant.size * 3),
    amount: new Int16Array(graph.nodes),
    push: new Int16Array(graph.nodes),
    reserved: new Int16Array(graph.nodes),
  };
};

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
  props: s.props.slice(),
  service: s.service.slice(),
  spin: s.spin.slice(),
  leaks: s.leaks.slice(),
  surface: s.surface.slice(),
  blocks: s.blocks.slice(),
  amount: s.amount.slice(),
  push: s.push.slice(),
  reserved: s.reserved.slice(),
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
