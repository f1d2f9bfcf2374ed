// The exhaustive search: turn by turn over all actions, cut by nothing but equal keys and the lower bound. What it says
// is proven: no win in fewer turns, none in as many turns with fewer actions, or no win at all.

import type { SolveProgress } from '@interlock/kernel';
import { legalActions } from '../legal.ts';
import type { Plant } from '../level/plant.ts';
import { act } from '../rules/interact.ts';
import { SILENT, simulate } from '../rules/simulate.ts';
import type { State } from '../state.ts';
import type { Line } from './beam.ts';
import { turnsLeft } from './bound.ts';
import { worldKey } from './key.ts';
import { borrow, giveBack } from './spares.ts';
import type { Ban, Step } from './steps.ts';

export type ExhaustResult =
  | { readonly is: 'best'; readonly line: Line; readonly nodes: number }
  | { readonly is: 'none'; readonly nodes: number }
  | { readonly is: 'unknown'; readonly nodes: number; readonly why?: string };

interface Node {
  /** Null once its turn has been searched: what is left is the trail of steps. */
  state: State | null;
  spent: number;
  readonly parent: Node | null;
  readonly step: Step;
}

const REPORT = 256;
/** Bytes, near enough: the objects around the memory of a state; a node of the trail; an entry of a map beside its key. */
const OBJECTS = 1700;
const TRAIL = 100;
const ENTRY = 100;

/** `last` is the last turn in which a win counts; Infinity: until nothing new can happen. */
export function* exhaust(
  plant: Plant,
  start: State,
  ask: { readonly nodes: number; readonly last: number; readonly memory?: number },
  ban: Ban,
): Generator<SolveProgress, ExhaustResult, void> {
  let layer: Node[] = [{ state: start, spent: start.spent, parent: null, step: null }];
  const seenTurns = new Map<string, number>([[worldKey(plant, start), 0]]);
  let nodes = 0;
  const bytes = start.words.byteLength + OBJECTS;
  const most = ask.memory ?? Number.POSITIVE_INFINITY;
  /** Bytes held now, and of these the trail and the keys of earlier turns, which stay. */
  let held = 0;
  let lasting = 0;
  for (let turn = start.turn; layer.length > 0 && turn <= ask.last; turn++) {
    const ends = new Map<string, Node>();
    let best: Node | null = null;
    // one player phase from all starts of this turn together, cheapest first
    const phase = new Map<string, Node[]>();
    const queue: Node[][] = [];
    const put = (node: Node): boolean => {
      const key = worldKey(plant, node.state!);
      const known = phase.get(key);
      if (known === undefined) phase.set(key, [node]);
      else {
        for (const other of known) if (dominates(other, node)) return false;
        phase.set(key, [...known.filter((other) => !dominates(node, other)), node]);
      }
      const row = queue[node.spent];
      if (row === undefined) queue[node.spent] = [node];
      else row.push(node);
      held += bytes + TRAIL + ENTRY + 2 * key.length;
      lasting += TRAIL;
      return true;
    };
    for (const node of layer) put(node);
    for (let spent = 0; spent < queue.length; spent++) {
      for (const node of queue[spent] ?? []) {
        const from = node.state!;
        for (const action of legalActions(plant, from)) {
          if (ban(plant, from, action) || isRedundant(plant, from, action)) continue;
          if (++nodes % REPORT === 0) yield { nodes, depth: turn - start.turn + 1 };
          if (nodes > ask.nodes) return { is: 'unknown', nodes };
          if (held > most) return { is: 'unknown', nodes, why: 'its memory was spent before its nodes' };
          const state = borrow(plant, from);
          act(plant, state, SILENT, action, null);
          const next: Node = { state, spent: state.spent, parent: node, step: action };
          if (state.outcome === 'won') {
            if (best === null || next.spent < best.spent) best = next;
          } else if (turn + turnsLeft(plant, state) - 1 > ask.last || !put(next)) giveBack(plant, state);
        }
        if (best !== null) continue;
        if (++nodes % REPORT === 0) yield { nodes, depth: turn - start.turn + 1 };
        const state = borrow(plant, from);
        simulate(plant, state, SILENT, null);
        if (state.outcome !== 'none' || turn + turnsLeft(plant, state) > ask.last) {
          giveBack(plant, state);
          continue;
        }
        const key = worldKey(plant, state);
        const known = ends.get(key);
        const before = seenTurns.get(key);
        if ((known && known.spent <= node.spent) || (before !== undefined && before <= turn)) giveBack(plant, state);
        else {
          if (known === undefined) held += bytes + TRAIL + ENTRY + 2 * key.length;
          ends.set(key, { state, spent: node.spent, parent: node, step: null });
        }
      }
    }
    if (best !== null) return { is: 'best', line: lineOf(best, start), nodes };
    for (const row of queue) for (const node of row ?? []) node.state = null;
    for (const key of ends.keys()) {
      if (!seenTurns.has(key)) lasting += ENTRY + 2 * key.length;
      seenTurns.set(key, turn + 1);
    }
    layer = [...ends.values()];
    held = lasting;
  }
  return layer.length === 0 ? { is: 'none', nodes } : { is: 'unknown', nodes };
}

/** Equal worlds: as many actions left at no higher price is as good in every way. */
const dominates = (a: Node, b: Node): boolean => a.spent <= b.spent && a.state!.actionsLeft >= b.state!.actionsLeft;

/** Spellings that lead where another spelling leads, and activating in vain: never part of a best line. */
const isRedundant = (
  plant: Plant,
  state: State,
  action: { type: string; mode?: string; do?: string; leak?: string },
): boolean => {
  if (action.type === 'activateReactor') return state.level !== 'Ready';
  if (action.type === 'interactLeak' && action.do === 'repair') return action.leak === undefined;
  if (action.type !== 'interactProp' || action.mode !== undefined) return false;
  const prop = plant.props[plant.propAt[state.robot.at]!];
  return prop?.type === 'tJunction' || prop?.type === 'crossJunction';
};

const lineOf = (node: Node, start: State): Line => {
  const steps: Step[] = [];
  for (let at = node; at.parent !== null; at = at.parent) steps.push(at.step);
  return { steps: steps.reverse(), turns: node.state!.turn - start.turn + 1, spent: node.spent - start.spent };
};
