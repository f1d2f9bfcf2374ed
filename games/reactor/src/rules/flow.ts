// Steps 3 and 4: feeding, and the two sweeps that carry push and then amount through the networks. Cells settle from
// the highest offer downward, so each is final when settled and order cannot matter.

import type { Because, Tape } from '@interlock/kernel';
import type { Flowing, ReactorEvent } from '../events.ts';
import type { Plant, PlantProp } from '../level/plant.ts';
import { CARRIERS } from '../shape.ts';
import type { State } from '../state.ts';
import { emit, type Notes } from './emit.ts';
import type { Scratch } from './scratch.ts';

const ENABLED = 1;

/** Step 3: what the enabled sources bring in. The sweeps of step 4 start from these offers. */
export const feed = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, notes: Notes): void => {
  if (!tape.recording) return;
  for (const source of plant.sources) {
    if (draft.props[source.index] !== ENABLED) continue;
    const { amount, push } = source;
    const event = {
      type: 'feedFromOutside',
      carrier: CARRIERS[source.carrier]!,
      prop: source.id,
      amount,
      push,
    } as const;
    notes[source.node] = emit(tape, draft, 3, event, source.cause);
  }
};

/** Step 4: network values from zero. They depend on the props alone, so unchanged props keep them as they are. */
export const propagate = (plant: Plant, draft: State, recording: boolean): void => {
  const { swept } = plant.scratch;
  if (draft.isFlowKnown && (!recording || isSame(swept, draft.props))) return;
  draft.isFlowKnown = true;
  swept.set(draft.props);
  draft.reserved.fill(0);
  sweep(plant, draft, draft.push, false);
  sweep(plant, draft, draft.amount, true);
};

/** True where the last sweeps, whose offers events name, were made for these props. */
const isSame = (swept: Uint8Array, props: Uint8Array): boolean => {
  for (let i = 0; i < props.length; i++) if (swept[i] !== props[i]) return false;
  return true;
};

/** One sweep over all carriers at once; they share no arcs. */
const sweep = (plant: Plant, draft: State, out: Int16Array, isAmount: boolean): void => {
  const { graph, numbers, sources, props, scratch } = plant;
  const { head, next, entry, settled } = scratch;
  const { from, to, branch, carrier, junction, consumer, weights, sums } = graph;
  const falloff = isAmount ? numbers.falloffAmount : numbers.falloffPush;
  const origin = isAmount ? scratch.amountFrom : scratch.pushFrom;
  const states = draft.props;
  scratch.best.fill(0);
  settled.fill(0);
  out.fill(0);
  scratch.offers = 0;
  let top = 0;
  for (let s = 0; s < sources.length; s++) {
    const source = sources[s]!;
    if (states[source.index] !== ENABLED) continue;
    const value = isAmount ? source.amount : source.push;
    offer(scratch, origin, source.node, value, -1);
    top = Math.max(top, value);
  }
  for (let value = top; value > 0; value--) {
    while (head[value]! >= 0) {
      const slot = head[value]!;
      head[value] = next[slot]!;
      const node = entry[slot]!;
      if (settled[node]) continue;
      settled[node] = 1;
      out[node] = value;
      let outflow = value;
      if (isAmount && consumer[node]! >= 0) outflow -= draw(draft, props[consumer[node]!]!, node, value);
      if (outflow <= 0) continue;
      const fall = falloff[carrier[node]!]!;
      const divider = junction[node]!;
      for (let arc = from[node]!, end = from[node + 1]!; arc < end; arc++) {
        let passed = outflow;
        if (divider >= 0) {
          const kind = props[divider]!.type === 'tJunction' ? 0 : 1;
          passed = Math.floor((outflow * weights[kind][states[divider]! * 3 + branch[arc]!]!) / sums[kind]);
        }
        if (!settled[to[arc]!]) offer(scratch, origin, to[arc]!, passed - fall, node);
      }
    }
  }
};

/** Puts an offer to a cell in line, if it is the best so far. */
const offer = (scratch: Scratch, origin: Int16Array, node: number, value: number, by: number): void => {
  const { best, entry, head, next } = scratch;
  if (value <= best[node]!) return;
  best[node] = value;
  origin[node] = by;
  const slot = scratch.offers++;
  entry[slot] = node;
  next[slot] = head[value]!;
  head[value] = slot;
};

/** What a consumer takes for itself as the amount sweep settles its cell; push is known by then. */
const draw = (draft: State, prop: PlantProp, node: number, amount: number): number => {
  if (draft.props[prop.index] !== ENABLED || amount < prop.amount || draft.push[node]! < prop.push) return 0;
  draft.reserved[node] = prop.amount;
  return prop.amount;
};

/** What a junction offers to each branch, before falloff. */
export const branchOffers = (plant: Plant, draft: State, prop: PlantProp, mode: number): Flowing[] => {
  const { weights, sums } = plant.graph;
  const kind = prop.type === 'tJunction' ? 0 : 1;
  return prop.out.map((_, i) => {
    const weight = weights[kind][mode * 3 + i]!;
    return {
      amount: Math.floor((draft.amount[prop.node]! * weight) / sums[kind]),
      push: Math.floor((draft.push[prop.node]! * weight) / sums[kind]),
    };
  });
};

/** The second half of step 4: each junction that flow reaches says how it divides it. */
export const reportRoutes = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, notes: Notes): void => {
  if (!tape.recording) return;
  for (const prop of plant.junctions) {
    const flowing = { amount: draft.amount[prop.node]!, push: draft.push[prop.node]! };
    if (flowing.amount === 0 && flowing.push === 0) continue;
    const type = prop.type === 'tJunction' ? 'routeThroughTJunction' : 'routeThroughCrossJunction';
    const mode = draft.props[prop.index]!;
    const out = branchOffers(plant, draft, prop, mode);
    const event = {
      type,
      carrier: CARRIERS[prop.carrier]!,
      prop: prop.id,
      mode: prop.states[mode]!,
      in: flowing,
      out,
    } as const;
    const upstream = feeders(plant, draft, prop.node, notes, true);
    notes[prop.node] = emit(tape, draft, 4, event, prop.cause, ...upstream);
  }
};

/** The feeds, junctions and draws a cell's flow depends on, as causes; the nearest of each path is enough, since each
 *  names its own upstream in turn. Before eye access there are none: what feeds what is below ground. */
export const feeders = (
  plant: Plant,
  draft: State,
  node: number,
  notes: Notes,
  isOwnCellLeftOut = false,
): Because[] => {
  const found: Because[] = [];
  if (!draft.eye || draft.isBlind) return found;
  const { pushFrom, amountFrom } = plant.scratch;
  for (const origin of [pushFrom, amountFrom]) {
    const values = origin === pushFrom ? draft.push : draft.amount;
    if (values[node]! <= 0) continue;
    let here = isOwnCellLeftOut ? origin[node]! : node;
    while (here >= 0) {
      const event = notes[here]!;
      if (event >= 0 && !found.some((because) => 'event' in because && because.event === event)) found.push({ event });
      if (event >= 0 && (plant.graph.junction[here]! >= 0 || plant.graph.source[here]! >= 0)) break;
      here = origin[here]!;
    }
  }
  return found;
};
