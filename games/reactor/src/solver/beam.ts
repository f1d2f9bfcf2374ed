// The witness search: a beam over macros. Finds wins on levels of any size; proves nothing about what it does not find.

import { reactorHeatOf } from '../surface.ts';
import { propagate } from '../flow.ts';
import { keyOf } from '../key.ts';
import type { SolveProgress } from '@interlock/kernel';
import { copyState, PLANT, type State } from '../state.ts';
import { isLeaking } from '../leaks.ts';
import { carryOut, type Manner, macrosOf, stepsToControl } from './macros.ts';
import type { Ban, Step } from './steps.ts';

export interface Line {
  readonly steps: readonly Step[];
  readonly turns: number;
  readonly spent: number;
}

export interface BeamResult {
  readonly line: Line | null;
  readonly nodes: number;
}

interface Node {
  readonly state: State;
  readonly parent: Node | null;
  readonly steps: readonly Step[];
  readonly rank: number;
}

const MANNERS: readonly Manner[] = ['careful', 'rash'];
const DEPTH = 48;
const REPORT = 64;

/** Better lines take fewer turns, then fewer actions. */
export const isBetter = (a: Line, b: Line | null): boolean =>
  b === null || a.turns < b.turns || (a.turns === b.turns && a.spent < b.spent);

/** Searches with the given width until no macro leads on, a win is found (`any`), or the nodes run out. `last` is the last
 *  turn in which a win counts. */
export function* beam(
  start: State,
  ask: { readonly width: number; readonly nodes: number; readonly last: number; readonly goal: 'any' | 'shortest' },
  ban: Ban,
): Generator<SolveProgress, BeamResult, void> {
  let layer: Node[] = [{ state: start, parent: null, steps: [], rank: 0 }];
  let best: Line | null = null;
  let nodes = 0;
  const seen = new Set<string>([keyOf(start)]);
  for (let depth = 1; depth <= DEPTH && layer.length > 0; depth++) {
    const found: Node[] = [];
    for (const node of layer) {
      for (const macro of macrosOf(node.state)) {
        let length = -1;
        for (const manner of MANNERS) {
          if (nodes >= ask.nodes) return { line: best, nodes };
          if (++nodes % REPORT === 0) yield { nodes, depth };
          const done = carryOut(node.state, macro, manner, ban);
          if (done === null || (manner === 'rash' && done.steps.length === length)) continue;
          length = done.steps.length;
          const { state } = done;
          if (state.outcome === 'won') {
            const line = { steps: stepsOf(node, done.steps), turns: state.turn - start.turn + 1, spent: state.spent - start.spent };
            if (isBetter(line, best)) best = line;
            continue;
          }
          const limit = best === null ? ask.last : Math.min(ask.last, start.turn + best.turns - 1);
          if (state.turn > limit || (best !== null && state.turn === limit && state.level !== 'Ready')) continue;
          const key = keyOf(state);
          if (seen.has(key)) continue;
          seen.add(key);
          found.push({ state, parent: node, steps: done.steps, rank: rankOf(state) });
        }
      }
    }
    if (best !== null && ask.goal === 'any') break;
    found.sort((a, b) => a.rank - b.rank);
    layer = found.slice(0, ask.width);
  }
  return { line: best, nodes };
}

const stepsOf = (node: Node, last: readonly Step[]): Step[] => {
  const parts: (readonly Step[])[] = [last];
  for (let at: Node | null = node; at !== null; at = at.parent) parts.push(at.steps);
  return parts.reverse().flat();
};

/** Lower is better: time used, what is still missing at prices that grow with the map, the way to the control site. */
const rankOf = (state: State): number => {
  const plant = state[PLANT];
  const { numbers, width, height } = plant;
  const span = width + height;
  let rank = (state.turn - 1) * numbers.actions + (numbers.actions - state.actionsLeft);
  const flow = copyState(state);
  propagate(flow, false);
  for (const prop of plant.consumers) {
    if (!prop.required) continue;
    if (flow.amount[prop.node]! < prop.amount || flow.push[prop.node]! < prop.push) rank += 2 * span;
    if (state.props[prop.index] !== 1) rank += span;
  }
  for (const source of plant.sources) if (state.props[source.index] !== 1) rank += span >> 1;
  for (const leak of plant.leaks) if (isLeaking(state, leak)) rank += 3;
  for (const also of plant.also) if (!also.holds(state)) rank += span;
  rank += (numbers.integrity - state.robot.integrity) * 6;
  return rank + stepsToControl(state) + (reactorHeatOf(state) >> 2);
};
