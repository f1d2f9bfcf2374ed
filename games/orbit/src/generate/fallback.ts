// The authored scenario of a kind and difficulty, turned round the planet: what the generator gives when every attempt was
// refused. Its par and its solution stay true, since nothing depends on where sector 0 lies [OS-014] [OS-410].

import type { Turn } from '@interlock/kernel';
import { isDuel, type Scenario } from '../data/file.ts';
import type { Kind } from '../data/names.ts';
import { levels } from '../levels.ts';
import type { Params } from '../params.ts';
import type { OrbitShape } from '../shape.ts';

/** By difficulty [OS-411]. */
const AUTHORED: Readonly<Record<Kind, readonly string[]>> = {
  race: ['three-gates', 'three-gates', 'three-gates', 'slalom', 'slalom'],
  hunt: ['first-blood', 'joust', 'picket-line', 'crossfire', 'flagship'],
  escort: ['freight-run', 'freight-run', 'station-keeping', 'station-keeping', 'station-keeping'],
  gauntlet: ['blockade', 'blockade', 'blockade', 'blockade', 'blockade'],
};

export interface Fallback {
  readonly level: Scenario;
  readonly witness: readonly Turn<OrbitShape>[];
  readonly isOptimal: boolean;
}

export const fallbackOf = ({ kind, difficulty }: Params, by: number, sectors: number): Fallback => {
  const entry = levels.find(({ id }) => id === AUTHORED[kind][difficulty - 1]);
  if (entry === undefined || isDuel(entry.level)) throw new Error(`No authored scenario for ${kind}${difficulty}.`);
  return {
    level: rotated(entry.level, by, sectors),
    witness: entry.witnesses[0]!.turns,
    isOptimal: entry.par?.proof === 'optimal',
  };
};

export const rotated = (level: Scenario, by: number, sectors: number): Scenario => {
  const turn = <T extends { readonly sector: number }>(one: T): T => ({ ...one, sector: (one.sector + by) % sectors });
  const { goal } = level;
  return {
    ...level,
    ships: level.ships.map(turn),
    goal: goal.kind === 'gates' ? { ...goal, gates: goal.gates.map(turn) } : goal,
  };
};
