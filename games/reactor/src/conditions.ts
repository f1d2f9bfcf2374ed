// Conditions of schedules, readiness and terminal rules, compiled to indices. A condition reads state only.

import { indexOf } from './cells.ts';
import type { ConditionFile } from './file.ts';
import { isLeaking } from './leaks.ts';
import type { PlantLeak, PlantProp } from './plant.ts';
import { CARRIERS, type Cell, KINDS, PRODUCING, SUPPLIED } from './shape.ts';
import { PLANT, type State } from './state.ts';

/** What names in a condition refer to. */
export interface Names {
  readonly width: number;
  readonly propOf: Readonly<Record<string, PlantProp>>;
  readonly leakOf: Readonly<Record<string, PlantLeak>>;
}

export interface Compiled {
  readonly condition: ConditionFile;
  holds(state: State): boolean;
}

/** Deepest nesting of a condition. */
export const MAX_DEPTH = 6;

export const compileCondition = (names: Names, condition: ConditionFile): Compiled => ({
  condition,
  holds: compile(names, condition),
});

type Test = (state: State) => boolean;

const compile = (names: Names, c: ConditionFile): Test => {
  switch (c.is) {
    case 'producing':
    case 'supplied': {
      const { consumer } = names.propOf[c.prop]!;
      const least = c.is === 'producing' ? PRODUCING : SUPPLIED;
      return (state) => state.service[consumer]! >= least;
    }
    case 'state': {
      const prop = names.propOf[c.prop]!;
      const code = prop.states.indexOf(c.state);
      return (state) => state.props[prop.index] === code;
    }
    case 'leak': {
      const leak = names.leakOf[c.leak]!;
      return (state) => isLeaking(state, leak) === (c.state === 'Leaking');
    }
    case 'noLeaks': {
      const carrier = CARRIERS.indexOf(c.carrier as (typeof CARRIERS)[number]);
      return (state) => {
        const { leaks } = state[PLANT];
        for (let l = 0; l < leaks.length; l++)
          if ((carrier < 0 || leaks[l]!.carrier === carrier) && isLeaking(state, leaks[l]!)) return false;
        return true;
      };
    }
    case 'hazardAtLeast': {
      const peak = peakOf(names, c.at, c.kind);
      return (state) => peak(state) >= c.value;
    }
    case 'hazardBelow': {
      const peak = peakOf(names, c.at, c.kind);
      return (state) => peak(state) < c.value;
    }
    case 'turnAtLeast':
      return (state) => state.turn >= c.turn;
    case 'robotAt': {
      const cell = indexOf(names, c.at);
      return (state) => state.robot.at === cell;
    }
    case 'eyeUnlocked':
      return (state) => state.eye;
    case 'all':
    case 'any': {
      const tests = c.of.map((one) => compile(names, one));
      const isAny = c.is === 'any';
      return (state) => {
        for (let t = 0; t < tests.length; t++) if (tests[t]!(state) === isAny) return isAny;
        return !isAny;
      };
    }
    case 'not': {
      const test = compile(names, c.of);
      return (state) => !test(state);
    }
  }
};

/** The highest value of a kind in one cell or over the reactor area. */
const peakOf = (names: Names, at: Cell | 'reactor', kindName: (typeof KINDS)[number]): ((state: State) => number) => {
  const kind = KINDS.indexOf(kindName);
  if (at !== 'reactor') {
    const i = indexOf(names, at) * 4 + kind;
    return (state) => state.surface[i]!;
  }
  return (state) => {
    const { reactor } = state[PLANT];
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
