// The witness search: a beam over macros. Finds wins on levels of any size; proves nothing about what it does not find.

import type { SolveProgress } from '@interlock/kernel';
import type { Plant } from '../level/plant.ts';
import { propagate } from '../rules/flow.ts';
import { isLeaking } from '../rules/leaks.ts';
import { reactorHeatOf } from '../rules/surface.ts';
import type { State } from '../state.ts';
import { actionsLeast } from './bound.ts';
import { keyOf } from './key.ts';
import { carryOut, errandsOf, isStraight, type Manner, stepsToControl } from './macros.ts';
import { giveBack } from './spares.ts';
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

/** Asks of a step taken in a cell whether it makes a line one of the kind looked for. */
export type Kind = (plant: Plant, cell: number, step: Step) => boolean;

interface Node {
  readonly state: State;
  readonly parent: Node | null;
  readonly steps: readonly Step[];
  readonly rank: number;
  readonly isOfKind: boolean;
}

const MANNERS: readonly Manner[] = ['careful', 'rash'];
const DEPTH = 48;
const REPORT = 64;
/** Price, in spans of the map, of a line that is not of the kind looked for. */
const OF_KIND = 3;
/** Prices, in actions, of an open leak and of a condition that does not hold. */
const OPEN_LEAK = 3;
const UNMET = 10;

/** Better lines take fewer turns, then fewer actions. */
export const isBetter = (a: Line, b: Line | null): boolean =>
  b === null || a.turns < b.turns || (a.turns === b.turns && a.spent < b.spent);

/** Searches with the given width until no macro leads on, a win is found (`any`), or the nodes run out. `last` is the last
 *  turn in which a win counts. */
export function* beam(
  plant: Plant,
  start: State,
  ask: {
    readonly width: number;
    readonly nodes: number;
    readonly last: number;
    readonly goal: 'any' | 'shortest';
    readonly kind?: Kind | undefined;
    /** Ranked by the round still to be walked, and one node a plan: finds what the plain ranking walks past. */
    readonly isVaried?: boolean;
  },
  ban: Ban,
): Generator<SolveProgress, BeamResult, void> {
  let layer: Node[] = [{ state: start, parent: null, steps: [], rank: 0, isOfKind: ask.kind === undefined }];
  let best: Line | null = null;
  let nodes = 0;
  let reported = 0;
  const span = plant.width + plant.height;
  const seen = new Set<string>([keyOf(plant, start)]);
  for (let depth = 1; depth <= DEPTH && layer.length > 0; depth++) {
    const found: Node[] = [];
    for (const node of layer) {
      for (const errand of errandsOf(plant, node.state)) {
        for (const manner of MANNERS) {
          const all = carryOut(plant, node.state, errand, manner, ban);
          nodes += Math.max(1, all.length);
          if (nodes >= ask.nodes) return { line: best, nodes };
          if (nodes - reported >= REPORT) {
            reported = nodes;
            yield { nodes, depth };
          }
          for (const done of all) {
            const { state } = done;
            const isOfKind = node.isOfKind || done.steps.some((step) => ask.kind!(plant, errand.cell, step));
            if (state.outcome === 'won') {
              const line = {
                steps: stepsOf(node, done.steps),
                turns: state.turn - start.turn + 1,
                spent: state.spent - start.spent,
              };
              if (isOfKind && isBetter(line, best)) best = line;
              continue;
            }
            const limit = best === null ? ask.last : Math.min(ask.last, start.turn + best.turns - 1);
            const isTooLate = state.turn > limit || (best !== null && state.turn === limit && state.level !== 'Ready');
            const key = isTooLate ? '' : keyOf(plant, state);
            if (isTooLate || seen.has(key)) {
              giveBack(plant, state);
              continue;
            }
            seen.add(key);
            found.push({
              state,
              parent: node,
              steps: done.steps,
              rank: (ask.isVaried ? roundRankOf : rankOf)(plant, state) + (isOfKind ? 0 : OF_KIND * span),
              isOfKind,
            });
          }
          if (all.length > 0 && isStraight(plant, node.state, errand, all[0]!)) break;
        }
      }
    }
    if (best !== null && ask.goal === 'any') break;
    found.sort((a, b) => a.rank - b.rank);
    layer = ask.isVaried ? varied(found, ask.width) : found.slice(0, ask.width);
  }
  return { line: best, nodes };
}

/** The best of a layer, one for each set of things done, then the rest: the same plan in another order can wait. */
const varied = (ranked: readonly Node[], width: number): Node[] => {
  const kept: Node[] = [];
  const rest: Node[] = [];
  const known = new Set<string>();
  for (const node of ranked) {
    const { props, leaks, robot } = node.state;
    const plan = `${props}/${leaks}/${robot.inventory}`;
    (known.has(plan) ? rest : kept).push(node);
    known.add(plan);
    if (kept.length === width) return kept;
  }
  return [...kept, ...rest.slice(0, width - kept.length)];
};

const stepsOf = (node: Node, last: readonly Step[]): Step[] => {
  const parts: (readonly Step[])[] = [last];
  for (let at: Node | null = node; at !== null; at = at.parent) parts.push(at.steps);
  return parts.reverse().flat();
};

/** Lower is better: time used, damage, heat; to these comes what is still missing. */
const timeAndHarm = (plant: Plant, state: State): number => {
  const { actions, integrity } = plant.numbers;
  const time = (state.turn - 1) * actions + (actions - state.actionsLeft);
  return time + (integrity - state.robot.integrity) * 6 + (reactorHeatOf(plant, state) >> 2);
};

const rankOf = (plant: Plant, state: State): number => timeAndHarm(plant, state) + missing(plant, state);

/** The same with the least round that is still to be walked in place of prices. */
const roundRankOf = (plant: Plant, state: State): number => {
  let price = actionsLeast(plant, state);
  for (const leak of plant.leaks) if (isLeaking(state, leak)) price += OPEN_LEAK;
  for (const also of plant.also) if (!also.holds(plant, state)) price += UNMET;
  return timeAndHarm(plant, state) + price;
};

/** What still lies before a win, at prices that grow with the map: services, switches, conditions, leaks, the walk. */
export const missing = (plant: Plant, state: State): number => {
  const span = plant.width + plant.height;
  propagate(plant, state, false); // search states may know their flow early: it follows from the props
  let price = 0;
  for (const prop of plant.consumers) {
    if (!prop.required) continue;
    if (state.amount[prop.node]! < prop.amount || state.push[prop.node]! < prop.push) price += 2 * span;
    if (state.props[prop.index] !== 1) price += span;
  }
  for (const source of plant.sources) if (state.props[source.index] !== 1) price += span >> 1;
  for (const leak of plant.leaks) if (isLeaking(state, leak)) price += OPEN_LEAK;
  for (const also of plant.also) if (!also.holds(plant, state)) price += span;
  return price + stepsToControl(plant, state);
};
