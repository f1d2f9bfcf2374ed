// One attempt at a scenario: ships and goal, before anything is known about winning it.

import type { Stream } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import type { Goal, Scenario, ShipFile } from '../data/file.ts';
import type { Params } from '../params.ts';

export interface Draft {
  readonly goal: Goal;
  readonly ships: readonly ShipFile[];
  readonly protect?: readonly string[];
  /** Turns in which a win must be found. */
  readonly turns: number;
  /** Turns a win must take at the least. */
  readonly minPar: number;
  /** True where the drafting itself is the proof and the search can be exhaustive. */
  readonly isExact: boolean;
}

export type Drafting = (content: Content, params: Params, stream: Stream) => Draft;

/** The player's ship wherever it begins. */
export const PLAYER = 'kestrel';

/** A scenario that gives `limit` turns; par is not known yet where it is left out. */
export const scenarioOf = (draft: Draft, { kind, difficulty }: Params, limit: number, par = limit): Scenario => ({
  id: `${kind}${difficulty}`,
  name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${difficulty}`,
  limit,
  par,
  parProof: 'best-known',
  goal: draft.goal,
  ...(draft.protect === undefined ? {} : { protect: [...draft.protect] }),
  ships: [...draft.ships],
});
