// Whether an attempt is worth playing: a win is found, it is not too easy, and doing nothing loses [OS-408].

import type { Turn } from '@interlock/kernel';
import { compile } from '../compile.ts';
import type { Content } from '../data/content.ts';
import type { Scenario } from '../data/file.ts';
import { idle } from '../legal.ts';
import type { Params } from '../params.ts';
import { play } from '../play.ts';
import { setup } from '../setup.ts';
import type { OrbitShape } from '../shape.ts';
import { searchLayers } from '../solve/layers.ts';
import { SILENCE } from '../solve/silence.ts';
import { turnsOf } from '../solve/solve.ts';
import { type Draft, scenarioOf } from './draft.ts';

export interface Proven {
  readonly level: Scenario;
  readonly witness: readonly Turn<OrbitShape>[];
  readonly isOptimal: boolean;
}

/** Turns one attempt may resolve: an attempt that needs more is slower to prove than a new one is to make. */
const NODES = 250_000;
const MEMORY = 200_000_000;

export const prove = (content: Content, draft: Draft, params: Params): Proven | null => {
  const { gen } = content.balance;
  const row = params.difficulty - 1;
  const world = compile(content, scenarioOf(draft, params, draft.turns));
  const start = setup(world);
  const width = draft.isExact ? Number.POSITIVE_INFINITY : gen.beam;
  const work = searchLayers(world, start, { width, nodes: NODES, last: draft.turns, memory: MEMORY });
  let step = work.next();
  while (!step.done) step = work.next();
  const { rows, isCut } = step.value;
  if (rows === null || rows.length < draft.minPar) return null;
  const par = rows.length;
  const limit = par + gen.slack[row]!;
  const level: Scenario = {
    ...scenarioOf(draft, params, limit, par),
    parProof: isCut ? 'best-known' : 'proven',
  };
  if (!losesByWaiting(content, level)) return null;
  return { level, witness: turnsOf(world, start, rows), isOptimal: !isCut };
};

/** True if a player who does nothing, and one who does nothing but vent, both lose. */
export const losesByWaiting = (content: Content, level: Scenario): boolean => {
  const world = compile(content, level);
  for (const isVenting of [false, true]) {
    const state = setup(world);
    while (state.ending === null) play(world, state, isVenting ? idle(world, state) : [], SILENCE);
    if (state.ending.is === 'won') return false;
  }
  return true;
};
