// Every way a step of a program can go: the step is run once for each combination of its chances, on copies, with a tape
// that decides instead of rolling. Nothing here ever touches the run's own dice.

import type { Because, Stream, Tape } from '@interlock/kernel';
import type { Run } from '../rules/run.ts';
import type { DroidsEvent } from '../shape/events.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { copyState } from '../state.ts';

/** One way it can go. Weights are parts of WHOLE. */
export interface Branch {
  readonly state: State;
  readonly weight: number;
  readonly events: readonly DroidsEvent[];
}

class DecidingTape implements Tape<DroidsEvent> {
  readonly recording = true;
  readonly events: DroidsEvent[] = [];
  readonly taken: boolean[] = [];
  weight: number;
  isExact = true;
  readonly #script: readonly boolean[];
  readonly #stream: Stream;

  constructor(script: readonly boolean[], weight: number) {
    this.#script = script;
    this.weight = weight;
    const unknown = (): never => {
      throw new RangeError('A program draws chances only.');
    };
    this.#stream = {
      chance: (times, outOf) => this.#decide(times, outOf),
      ...{ int: unknown, range: unknown, pick: unknown, weighted: unknown, shuffle: unknown },
    };
  }

  emit(event: DroidsEvent, ..._because: readonly Because[]): number {
    return this.events.push(event) - 1;
  }

  dice(): Stream {
    return this.#stream;
  }

  action(): void {}
  machine(): void {}
  reveal(): void {}
  hidden(): void {}

  #decide(times: number, outOf: number): boolean {
    if (times <= 0 || times >= outOf) return times >= outOf;
    const isHit = this.#script[this.taken.length] ?? false;
    this.taken.push(isHit);
    if (this.weight % outOf !== 0) this.isExact = false;
    this.weight = (this.weight / outOf) * (isHit ? times : outOf - times);
    return isHit;
  }
}

/** All branches of a step from a state of that weight; null where a weight could no longer be told exactly. */
export const branchesOf = (
  world: World,
  state: State,
  weight: number,
  step: (run: Run) => void,
): readonly Branch[] | null => {
  const found: Branch[] = [];
  const todo: boolean[][] = [[]];
  for (let script = todo.pop(); script !== undefined; script = todo.pop()) {
    const tape = new DecidingTape(script, weight);
    const draft = copyState(state);
    step({ world, state: draft, tape });
    if (!tape.isExact) return null;
    for (let i = script.length; i < tape.taken.length; i++) todo.push([...tape.taken.slice(0, i), !tape.taken[i]]);
    found.push({ state: draft, weight: tape.weight, events: tape.events });
  }
  return found;
};
