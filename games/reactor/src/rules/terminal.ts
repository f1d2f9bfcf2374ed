// Terminal rules: the only ways to lose besides a scheduled loss. Judged in step 13, in a fixed order.

import { indexOf } from '../level/cells.ts';
import type { TerminalFile } from '../level/file.ts';
import type { Plant } from '../level/plant.ts';
import { HEAT, KINDS } from '../shape.ts';
import type { State } from '../state.ts';
import { type Compiled, compileCondition, type Names } from './conditions.ts';
import { reactorHeatOf } from './surface.ts';

export interface TerminalRule {
  readonly id: string;
  readonly text: string;
  /** What its value counts, in a few words. */
  readonly of: string;
  readonly rule: TerminalFile;
  /** The current value, and the limit it must not reach. */
  value(plant: Plant, state: State): number;
  readonly limit: number;
}

export const REACTOR_HEAT = 'ReactorHeat';
export const ROBOT_LOST = 'RobotLost';

/** The reason of the first terminal rule that fires, or null. */
export const terminalReason = (plant: Plant, state: State): string | null => {
  if (reactorHeatOf(plant, state) >= plant.numbers.terminalHeat) return REACTOR_HEAT;
  if (state.robot.integrity === 0) return ROBOT_LOST;
  for (let r = 0; r < plant.terminal.length; r++) {
    const rule = plant.terminal[r]!;
    if (rule.value(plant, state) >= rule.limit) return rule.id;
  }
  return null;
};

export const compileTerminal = (names: Names, rule: TerminalFile): TerminalRule => ({
  id: rule.id,
  text: rule.text,
  of: measureOf(rule),
  rule,
  value: gaugeOf(names, rule),
  limit: limitOf(rule),
});

const measureOf = (rule: TerminalFile): string => {
  switch (rule.kind) {
    case 'turnLimit':
      return 'turns';
    case 'spread':
      return `cells with ${rule.atLeast} ${rule.hazard} or more`;
    case 'cellHeat':
      return `heat at ${rule.at.join(',')}`;
    case 'condition':
      return 'condition';
  }
};

const gaugeOf = (names: Names, rule: TerminalFile): TerminalRule['value'] => {
  switch (rule.kind) {
    case 'turnLimit':
      return (_, state) => state.turn;
    case 'spread': {
      const kind = KINDS.indexOf(rule.hazard);
      return (plant, state) => countAtLeast(plant, state, kind, rule.atLeast);
    }
    case 'cellHeat': {
      const i = indexOf(names, rule.at) * 4 + HEAT;
      return (_, state) => state.surface[i]!;
    }
    case 'condition': {
      const when: Compiled = compileCondition(names, rule.when);
      return (plant, state) => (when.holds(plant, state) ? 1 : 0);
    }
  }
};

const limitOf = (rule: TerminalFile): number => {
  switch (rule.kind) {
    case 'turnLimit':
      return rule.turn;
    case 'spread':
      return rule.cells;
    case 'cellHeat':
      return rule.heat;
    case 'condition':
      return 1;
  }
};

const countAtLeast = (plant: Plant, state: State, kind: number, least: number): number => {
  const { floor } = plant;
  let count = 0;
  for (let f = 0; f < floor.length; f++) if (state.surface[floor[f]! * 4 + kind]! >= least) count++;
  return count;
};
