// Conditions of schedules, readiness and terminal rules, compiled to indices. A condition reads plant and state only.

import { indexOf } from '../level/cells.ts';
import type { ConditionFile } from '../level/file.ts';
import type { Plant, PlantLeak, PlantProp } from '../level/plant.ts';
import { CARRIERS, type Cell, KINDS, PRODUCING, SUPPLIED } from '../shape.ts';
import type { State } from '../state.ts';
import { isLeaking } from './leaks.ts';

/** What names in a condition refer to. */
export interface Names {
  readonly width: number;
  readonly propOf: Readonly<Record<string, PlantProp>>;
  readonly leakOf: Readonly<Record<string, PlantLeak>>;
}

export interface Compiled {
  readonly condition: ConditionFile;
  holds(plant: Plant, state: State): boolean;
}

/** Deepest nesting of a condition. */
export const MAX_DEPTH = 6;

export const compileCondition = (names: Names, condition: ConditionFile): Compiled => ({
  condition,
  holds: compile(names, condition),
});

type Test = (plant: Plant, state: State) => boolean;

const compile = (names: Names, c: ConditionFile): Test => {
  switch (c.is) {
    case 'producing':
    case 'supplied': {
      const { consumer } = names.propOf[c.prop]!;
      const least = c.is === 'producing' ? PRODUCING : SUPPLIED;
      return (_, state) => state.service[consumer]! >= least;
    }
    case 'state': {
      const prop = names.propOf[c.prop]!;
      const code = prop.states.indexOf(c.state);
      return (_, state) => state.props[prop.index] === code;
    }
    case 'leak': {
      const leak = names.leakOf[c.leak]!;
      return (_, state) => isLeaking(state, leak) === (c.state === 'Leaking');
    }
    case 'noLeaks': {
      const carrier = CARRIERS.indexOf(c.carrier as (typeof CARRIERS)[number]);
      return (plant, state) => {
        const { leaks } = plant;
        for (let l = 0; l < leaks.length; l++)
          if ((carrier < 0 || leaks[l]!.carrier === carrier) && isLeaking(state, leaks[l]!)) return false;
        return true;
      };
    }
    case 'hazardAtLeast': {
      const peak = peakOf(names, c.at, c.kind);
      return (plant, state) => peak(plant, state) >= c.value;
    }
    case 'hazardBelow': {
      const peak = peakOf(names, c.at, c.kind);
      return (plant, state) => peak(plant, state) < c.value;
    }
    case 'turnAtLeast':
      return (_, state) => state.turn >= c.turn;
    case 'robotAt': {
      const cell = indexOf(names, c.at);
      return (_, state) => state.robot.at === cell;
    }
    case 'eyeUnlocked':
      return (_, state) => state.eye;
    case 'all':
    case 'any': {
      const tests = c.of.map((one) => compile(names, one));
      const isAny = c.is === 'any';
      return (plant, state) => {
        for (let t = 0; t < tests.length; t++) if (tests[t]!(plant, state) === isAny) return isAny;
        return !isAny;
      };
    }
    case 'not': {
      const test = compile(names, c.of);
      return (plant, state) => !test(plant, state);
    }
  }
};

/** The highest value of a kind in one cell or over the reactor area. */
const peakOf = (
  names: Names,
  at: Cell | 'reactor',
  kindName: (typeof KINDS)[number],
): ((plant: Plant, state: State) => number) => {
  const kind = KINDS.indexOf(kindName);
  if (at !== 'reactor') {
    const i = indexOf(names, at) * 4 + kind;
    return (_, state) => state.surface[i]!;
  }
  return (plant, state) => {
    const { reactor } = plant;
    let peak = 0;
    for (let r = 0; r < reactor.length; r++) peak = Math.max(peak, state.surface[reactor[r]! * 4 + kind]!);
    return peak;
  };
};

/** Walks a condition and everything inside it. */
export function* partsOf(condition: ConditionFile): Generator<ConditionFile> {
  yield condition;
  if (condition.is === 'all' || condition.is === 'any') for (const one of condition.of) yield* partsOf(one);
  if (condition.is === 'not') yield* partsOf(condition.of);
}
