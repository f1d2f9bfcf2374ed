// The exhaustive search: turn by turn over all actions, cut by nothing but equal keys and the lower bound. What it says
// is proven: no win in fewer turns, none in as many turns with fewer actions, or no win at all.

import type { SolveProgress } from '@interlock/kernel';
import { legalActions } from '../legal.ts';
import type { Plant } from '../level/plant.ts';
import { propagate } from '../rules/flow.ts';
import { act } from '../rules/interact.ts';
import { SILENT, simulate } from '../rules/simulate.ts';
import { blankState, type State } from '../state.ts';
import type { Line } from './beam.ts';
import { turnsLeft } from './bound.ts';
import { worldKey } from './key.ts';
import { bytesOfPacked, type Packed, packed, unpackInto } from './packed.ts';
import { borrow, giveBack } from './spares.ts';
import type { Ban, Step } from './steps.ts';

export type ExhaustResult =
  | { readonly is: 'best'; readonly line: Line; readonly nodes: number }
  | { readonly is: 'none'; readonly nodes: number }
  | { readonly is: 'unknown'; readonly nodes: number; readonly why?: string };

interface Node {
  /** Null where it was given up for memory, and once its turn has been searched: what is left is the trail of steps. */
  state: State | null;
  /** Of a node that begins a turn: its state in little memory. */
  packed: Packed | null;
  readonly spent: number;
  readonly left: number;
  readonly parent: Node | null;
  readonly step: Step;
}

const REPORT = 256;
const LATER = Number.POSITIVE_INFINITY;
/** Bytes, near enough: the objects around the memory of a state; a node of the trail; an entry of a map beside its key. */
const OBJECTS = 1700;
const TRAIL = 100;
const ENTRY = 100;
/** From this part of the memory on states are not kept but made again from the start of their turn. */
const AMPLE = 1 / 4;

/** `last` is the last turn in which a win counts; Infinity: until nothing new can happen. */
export function* exhaust(
  plant: Plant,
  start: State,
  ask: { readonly nodes: number; readonly last: number; readonly memory?: number },
  ban: Ban,
): Generator<SolveProgress, ExhaustResult, void> {
  const seenTurns = new Map<string, number>([[worldKey(plant, start), 0]]);
  let layer = new Map<string, Node>([[worldKey(plant, start), nodeOf(start, null, null)]]);
  const made = maker(plant);
  let nodes = 0;
  const bytes = start.words.byteLength + OBJECTS;
  const most = ask.memory ?? Number.POSITIVE_INFINITY;
  /** Bytes held now, and of these the trail and the keys of earlier turns, which stay. */
  let held = 0;
  let lasting = 0;
  for (let turn = start.turn; layer.size > 0 && turn <= ask.last; turn++) {
    const ends = new Map<string, Node>();
    let best: Node | null = null;
    // one player phase from all starts of this turn together, cheapest first
    const phase = new Map<string, Node[]>();
    const queue: Node[][] = [];
    const put = (node: Node, key: string): boolean => {
      const known = phase.get(key);
      if (known === undefined) phase.set(key, [node]);
      else {
        for (const other of known) if (dominates(other, node)) return false;
        phase.set(key, [...known.filter((other) => !dominates(node, other)), node]);
      }
      const row = queue[node.spent];
      if (row === undefined) queue[node.spent] = [node];
      else row.push(node);
      held += TRAIL + ENTRY + 2 * key.length;
      return true;
    };
    for (const [key, node] of layer) put(node, key);
    for (let spent = 0; spent < queue.length; spent++) {
      for (const node of queue[spent] ?? []) {
        const from = made(node);
        for (const action of legalActions(plant, from)) {
          if (ban(plant, from, action) || isRedundant(plant, from, action)) continue;
          if (++nodes % REPORT === 0) yield { nodes, depth: turn - start.turn + 1 };
          if (nodes > ask.nodes) return { is: 'unknown', nodes };
          if (held > most) return { is: 'unknown', nodes, why: 'its memory was spent before its nodes' };
          const state = borrow(plant, from);
          act(plant, state, SILENT, action, null);
          const next = nodeOf(state, node, action);
          if (state.outcome === 'won') {
            if (best === null || next.spent < best.spent) best = next;
          } else if (turn + turnsLeft(plant, state) - 1 > ask.last || !put(next, worldKey(plant, state)))
            giveBack(plant, state);
          else if (held < most * AMPLE) held += bytes;
          else {
            giveBack(plant, state);
            next.state = null;
          }
        }
        if (best === null) {
          if (++nodes % REPORT === 0) yield { nodes, depth: turn - start.turn + 1 };
          const state = borrow(plant, from);
          simulate(plant, state, SILENT, null);
          const isOpen = state.outcome === 'none' && turn + turnsLeft(plant, state) <= ask.last;
          const key = isOpen ? worldKey(plant, state) : '';
          if (!isOpen || (ends.get(key)?.spent ?? LATER) <= node.spent || (seenTurns.get(key) ?? LATER) <= turn)
            giveBack(plant, state);
          else {
            const end = nodeOf(state, node, null);
            if (held >= most * AMPLE) {
              end.packed = packed(state);
              giveBack(plant, state);
              end.state = null;
            }
            if (!ends.has(key))
              held += (end.packed === null ? bytes : bytesOfPacked(end.packed)) + TRAIL + ENTRY + 2 * key.length;
            ends.set(key, end);
          }
        }
        if (from !== node.state) giveBack(plant, from);
      }
    }
    if (best !== null) return { is: 'best', line: lineOf(best, start), nodes };
    for (const row of queue)
      for (const node of row ?? []) {
        node.state = null;
        node.packed = null;
      }
    held = 0;
    lasting += TRAIL * trailOf(ends.values());
    for (const [key, { packed }] of ends) {
      if (!seenTurns.has(key)) lasting += ENTRY + 2 * key.length;
      seenTurns.set(key, turn + 1);
      held += packed === null ? bytes : bytesOfPacked(packed);
    }
    held += lasting;
    layer = ends;
  }
  return layer.size === 0 ? { is: 'none', nodes } : { is: 'unknown', nodes };
}

/** How many nodes of this turn lead to one that goes on; the others are forgotten. */
const trailOf = (ends: Iterable<Node>): number => {
  const trail = new Set<Node>();
  for (const end of ends) {
    trail.add(end);
    for (let at = end.parent!; at.step !== null && !trail.has(at); at = at.parent!) trail.add(at);
  }
  return trail.size;
};

const nodeOf = (state: State, parent: Node | null, step: Step): Node => ({
  state,
  packed: null,
  spent: state.spent,
  left: state.actionsLeft,
  parent,
  step,
});

/** Gives the state of a node; one that is not kept is made again by its steps from the start of its turn, and is to be given back. */
const maker = (plant: Plant): ((node: Node) => State) => {
  /** The start unpacked last: those of one start mostly stand together. */
  let unpacked: Node | null = null;
  let room: State | null = null;
  return (node) => {
    if (node.state !== null) return node.state;
    const steps: NonNullable<Step>[] = [];
    let at = node;
    for (; at.state === null && at.packed === null; at = at.parent!) steps.push(at.step!);
    if (at.state === null && at !== unpacked) {
      room = unpackInto(room ?? blankState(plant), at.packed!);
      propagate(plant, room, false);
      unpacked = at;
    }
    const state = borrow(plant, at.state ?? room!);
    for (let i = steps.length - 1; i >= 0; i--) act(plant, state, SILENT, steps[i]!, null);
    return state;
  };
};

/** Equal worlds: as many actions left at no higher price is as good in every way. */
const dominates = (a: Node, b: Node): boolean => a.spent <= b.spent && a.left >= b.left;

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
