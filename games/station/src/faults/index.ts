// The table of faults [DS-309] and how one is put into a level and taken out again.

import type { Stream } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import { REGISTRY } from '../logic/mechanics/index.ts';
import type { Registry } from '../logic/registry.ts';
import { validate } from '../logic/validate.ts';
import type { Level } from '../map/level.ts';
import type { Broken, Fault } from './fault.ts';
import { goalFaults } from './goals.ts';
import { hazardFaults } from './hazards.ts';
import { keyFaults } from './keys.ts';
import { applyPatch, type Patch, patchFrom } from './patch.ts';
import { powerFaults } from './power.ts';
import { roomFaults } from './rooms.ts';

/** Faults of the deck as a whole, which no mechanic of the registry answers for. */
const OF_THE_DECK: readonly string[] = ['F-I9', 'F-I10', 'F-R7'];

const OPERATORS: readonly Fault[] = [...powerFaults, ...keyFaults, ...hazardFaults, ...goalFaults, ...roomFaults];

/** The operators that a registry names, with those of the deck; an id without operator stops the program. */
export const faultsOf = (registry: Registry, operators: readonly Fault[]): readonly Fault[] => {
  const named = [...registry.flatMap(({ faults }) => faults), ...OF_THE_DECK];
  const list = [...new Set(named)].map((id) => {
    const fault = operators.find((one) => one.id === id);
    if (fault === undefined) throw new Error(`fault ${id} has no operator`);
    return fault;
  });
  return list.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
};

/** Invariants before rules, each by its number. */
const rank = ({ id }: Fault): number => (id.startsWith('F-I') ? 0 : 100) + Number(id.replaceAll(/[^0-9]/g, ''));

export const FAULTS: readonly Fault[] = faultsOf(REGISTRY, OPERATORS);

export const faultNamed = (id: string): Fault | null => FAULTS.find((fault) => fault.id === id) ?? null;

export interface Injected extends Broken {
  /** Takes the fault back out [DS-307]. */
  readonly inverse: Patch;
}

/**
 * The level with a fault, or null where it does not apply: also where something is wrong with the level already. The
 * level's plan and par spoke of the level as it was, so they go, except where the fault is about them.
 */
export const inject = (content: Content, level: Level, fault: Fault, stream: Stream): Injected | null => {
  const { findings } = validate(content, level, { isBrief: true });
  if (findings.some(({ severity }) => severity !== 'note')) return null;
  const broken = fault.apply(content, level, stream);
  if (broken === null) return null;
  const { plan: _plan, ...rest } = broken.level;
  const changed: Level = fault.id === 'F-I9' ? broken.level : { ...rest, par: 'auto' };
  return { ...broken, level: changed, inverse: patchFrom(changed, level) };
};

export const takeBack = (level: Level, { inverse }: Pick<Injected, 'inverse'>): Level => applyPatch(level, inverse);
