// What a designer asks of a level: is it winnable, how fast, what happens if nobody acts, does it need what it claims to
// teach, are its remedies scarce. Bounded by node budgets, so every answer comes.

import type { SolveAnswer } from '@interlock/kernel';
import type { LevelFile } from '../level/file.ts';
import { buildPlant, type Plant } from '../level/plant.ts';
import { lossWithin } from '../rules/ahead.ts';
import { SILENT, simulate } from '../rules/simulate.ts';
import { setupState } from '../setup.ts';
import { type Content, KINDS, type Mechanic, type ReactorShape } from '../shape.ts';
import type { State } from '../state.ts';
import type { Kind } from './beam.ts';
import { type SolverOptions, solveReactor } from './solve.ts';

const UNLOSABLE = 80;

export const answer = (
  plant: Plant,
  state: State,
  nodes: number,
  goal: 'any' | 'shortest',
  options: SolverOptions = {},
): SolveAnswer<ReactorShape> => {
  const solving = solveReactor(plant, { state, dice: null as never }, { nodes, goal }, options);
  for (;;) {
    const step = solving.next();
    if (step.done) return step.value;
  }
};

/** The turn in which doing nothing loses, with its reason; null where it never does within 80 turns. */
export const idleLoss = (
  content: Content,
  file: LevelFile,
): { readonly turn: number; readonly reason: string } | null => {
  const plant = buildPlant(content, file);
  return lossWithin(plant, setupState(plant), UNLOSABLE);
};

/** A win without a mechanic within so many turns refutes the claim that the level needs it; its length, else null. */
export const winWithout = (
  content: Content,
  file: LevelFile,
  mechanic: Mechanic,
  turns: number,
  nodes: number,
): number | null => {
  const plant = buildPlant(content, file);
  const found = answer(plant, setupState(plant), nodes, 'any', { without: [mechanic], last: turns });
  return found.verdict === 'winnable' ? found.witness.length : null;
};

/** Pairs of floor cell and kind that stand at the reaction's caution value in some turn of the idle run up to `last`. */
export const dangerPairs = (content: Content, file: LevelFile, last: number): number => {
  const plant = buildPlant(content, file);
  const state = setupState(plant);
  const pairs = new Set<number>();
  const note = (): void => {
    for (const cell of plant.floor)
      for (let kind = 0; kind < KINDS.length; kind++)
        if (state.surface[cell * 4 + kind]! >= plant.numbers.lo[kind]!) pairs.add(cell * 4 + kind);
  };
  note();
  while (state.outcome === 'none' && state.turn <= last) {
    simulate(plant, state, SILENT, null);
    note();
  }
  return pairs.size;
};

/** Neutralizers one can get hold of: start inventory and supplies. */
export const neutralizersIn = (file: LevelFile): number => {
  const carried = (file.inventory?.start ?? []).filter((item) => item !== 'HeatShield').length;
  const supplied = Object.values(file.props).filter(
    (prop) => prop.type === 'supply' && prop.supply !== 'HeatRemedySupply',
  );
  return carried + supplied.length;
};

/** Answers a danger on the spot: a neutralizer, a shield, a door. */
export const isLocal: Kind = (plant, cell, step) => {
  if (step === null || step.type === 'moveRobot' || step.type === 'activateReactor') return false;
  if (step.type === 'interactLeak') return step.do !== 'repair';
  return plant.props[plant.propAt[cell]!]?.type === 'door';
};

/** Goes to where the danger comes from: a repair, a junction. */
export const isSystemic: Kind = (plant, cell, step) => {
  if (step === null || step.type === 'moveRobot' || step.type === 'activateReactor') return false;
  if (step.type === 'interactLeak') return step.do === 'repair';
  const type = plant.props[plant.propAt[cell]!]?.type;
  return type === 'tJunction' || type === 'crossJunction';
};
