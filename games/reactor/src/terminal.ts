// Terminal rules: the only ways to lose besides a scheduled loss. Judged in step 13, in a fixed order.

import { indexOf } from './cells.ts';
import { type Compiled, compileCondition, type Names } from './conditions.ts';
import type { TerminalFile } from './file.ts';
import { HEAT, KINDS } from './shape.ts';
import { PLANT, type State } from './state.ts';
import { reactorHeatOf } from './surface.ts';

export interface TerminalRule {
  readonly id: string;
  readonly text: string;
  readonly rule: TerminalFile;
  fires(state: State): boolean;
  /** The current value, and the limit it must not reach. */
  gauge(state: State): { readonly value: number; readonly limit: number };
}

export const REACTOR_HEAT = 'ReactorHeat';
export const ROBOT_LOST = 'RobotLost';

/** The reason of the first terminal rule that fires, or null. */
export const terminalReason = (state: State): string | null => {
  const plant = state[PLANT];
  if (reactorHeatOf(state) >= plant.numbers.terminalHeat) return REACTOR_HEAT;
  if (state.robot.integrity === 0) return ROBOT_LOST;
  for (const rule of plant.terminal) if (rule.fires(state)) return rule.id;
  return null;
};

export const compileTerminal = (names: Names, rule: TerminalFile): TerminalRule => {
  const gauge = gaugeOf(names, rule);
  return {
    id: rule.id,
    text: rule.text,
    rule,
    gauge,
    fires: (state) => {
      const { value, limit } = gauge(state);
      return value >= limit;
    },
  };
};

const gaugeOf = (names: Names, rule: TerminalFile): TerminalRule['gauge'] => {
  switch (rule.kind) {
    case 'turnLimit':
      return (state) => ({ value: state.turn, limit: rule.turn });
    case 'spread': {
      const kind = KINDS.indexOf(rule.hazard);
      return (state) => ({ value: countAtLeast(state, kind, rule.atLeast), limit: rule.cells });
    }
    case 'cellHeat': {
      const i = indexOf(names, rule.at) * 4 + HEAT;
      return (state) => ({ value: state.surface[i]!, limit: rule.heat });
    }
    case 'condition': {
      const when: Compiled = compileCondition(names, rule.when);
      return (state) => ({ value: when.holds(state) ? 1 : 0, limit: 1 });
    }
  }
};

const countAtLeast = (state: State, kind: number, least: number): number => {
  let count = 0;
  for (const cell of state[PLANT].floor) if (state.surface[cell * 4 + kind]! >= least) count++;
  return count;
};
