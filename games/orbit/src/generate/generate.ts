// Scenarios by kind, difficulty and seed [OS-402]: attempts are drafted and proven until one holds; each has its own stream.

import type { Dice, Generated } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import type { Kind } from '../data/names.ts';
import type { Params } from '../params.ts';
import type { OrbitShape } from '../shape.ts';
import type { Drafting } from './draft.ts';
import { fallbackOf } from './fallback.ts';
import { draftEscort, draftGauntlet, draftHunt } from './fights.ts';
import { type Proven, prove } from './prove.ts';
import { draftRace } from './race.ts';

const DRAFTING: Readonly<Record<Kind, Drafting>> = {
  race: draftRace,
  hunt: draftHunt,
  escort: draftEscort,
  gauntlet: draftGauntlet,
};

/** Attempt k draws from sub-stream k and from nothing else [OS-403]. */
const streamOf = (dice: Dice, attempt: number) => dice.stream(`orbit.generate.${attempt}`);

export const generate = (content: Content, params: Params, dice: Dice): Generated<OrbitShape> => {
  const { gen, board } = content.balance;
  for (let attempt = 1; attempt <= gen.attempts; attempt++) {
    const draft = DRAFTING[params.kind](content, params, streamOf(dice, attempt));
    const proven = prove(content, draft, params);
    if (proven !== null) return made(proven, params, attempt, false);
  }
  const by = streamOf(dice, gen.attempts + 1).int(board.sectors);
  return made(fallbackOf(params, by, board.sectors), params, gen.attempts, true);
};

const made = (
  { level, witness, isOptimal }: Proven,
  { kind, difficulty }: Params,
  attempt: number,
  isFallback: boolean,
): Generated<OrbitShape> => ({
  level: { ...level, made: { kind, difficulty, attempt, isFallback } },
  witness,
  par: { turns: level.par, proof: isOptimal ? 'optimal' : 'witness' },
  attempts: attempt,
  fallback: isFallback,
});
