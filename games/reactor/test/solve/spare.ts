// Which deeds of a line's kind the line does not need: each is left out in turn, with the pickup that only serves it, and
// the rest is played as it stands. A line shows its kind only where no such deed can be spared.

import type { Plant } from '../../src/level/plant.ts';
import { setupState } from '../../src/setup.ts';
import type { Action, Item } from '../../src/shape.ts';
import { isLocal, isSystemic } from '../../src/solve/appraise.ts';
import type { Kind } from '../../src/solve/beam.ts';
import { type Step, take } from '../../src/solve/steps.ts';
import { copyState, type State } from '../../src/state.ts';

type Turns = readonly (readonly Action[])[];

const KIND_OF: Readonly<Record<string, Kind>> = { 'local remedy': isLocal, 'network control': isSystemic };

/** A deed of the kind: its places in the row of steps, and what it is. */
interface Deed {
  readonly at: readonly number[];
  readonly step: Action;
}

/** The deeds of the line's kind, none where it names no kind. */
export const deedsOf = (plant: Plant, kind: string, turns: Turns): readonly Deed[] => {
  const isKind = KIND_OF[kind];
  if (isKind === undefined) return [];
  const steps = stepsOf(turns);
  const deeds: Deed[] = [];
  const pickups = new Map<Item, number[]>();
  const state = copyState(setupState(plant));
  steps.forEach((step, i) => {
    const before = state.robot.inventory;
    const cell = state.robot.at;
    take(plant, state, step);
    if (step === null) return;
    const [gained] = state.robot.inventory.length > before.length ? state.robot.inventory.slice(-1) : [];
    if (gained) pickups.set(gained, [...(pickups.get(gained) ?? []), i]);
    if (!isKind(plant, cell, step)) return;
    const item = itemOf(step);
    const fetched = item === null ? undefined : pickups.get(item)?.shift();
    deeds.push({ at: fetched === undefined ? [i] : [fetched, i], step });
  });
  return deeds;
};

const itemOf = (step: Action): Item | null => {
  if (step.type !== 'interactLeak' || step.do === 'repair') return null;
  return step.do === 'shield' ? 'HeatShield' : step.item;
};

const stepsOf = (turns: Turns): readonly Step[] => turns.flatMap((turn) => [...turn, null]);

/** True where the row of steps wins without those at these places. */
const winsWithout = (plant: Plant, steps: readonly Step[], out: ReadonlySet<number>): boolean => {
  const state: State = copyState(setupState(plant));
  for (const [i, step] of steps.entries()) {
    if (state.outcome !== 'none') break;
    if (!out.has(i)) take(plant, state, step);
  }
  return state.outcome === 'won';
};

/** The deeds of the line's kind that can be left out, one at a time, and the line still wins. */
export const needlessDeeds = (plant: Plant, kind: string, turns: Turns): readonly Action[] =>
  deedsOf(plant, kind, turns)
    .filter(({ at }) => winsWithout(plant, stepsOf(turns), new Set(at)))
    .map(({ step }) => step);
