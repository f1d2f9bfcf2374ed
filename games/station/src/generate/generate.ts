// The generator [DS-337]: attempts until one is proven and worth playing, else the best of those that are proven [DS-361].
// A pure function of seed, difficulty and rooms; view and mode change the header, the air and the capacity only.

import type { Dice, Generated } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import { parWords } from '../map/level.ts';
import { checkParams } from '../params.ts';
import type { Params, StationShape } from '../shape.ts';
import { type Draft, draftDeck } from './draft.ts';
import { spreadOf } from './logic/spread.ts';
import { missedBySpread } from './measures.ts';
import { type Proof, prove } from './prove.ts';
import { type Fault, type Recipe, recipeOf } from './recipe.ts';
import { gatherStats, type Stats } from './stats.ts';

export interface GeneratedDeck extends Generated<StationShape> {
  readonly stats: Stats;
}

/** Why attempts were rejected, and how many. */
export type Rejections = Readonly<Record<string, number>>;

export const generate = (content: Content, params: Params, dice: Dice): GeneratedDeck | null =>
  generateWith(content, params, dice).made;

export const generateWith = (
  content: Content,
  params: Params,
  dice: Dice,
  fault: Fault | null = null,
): { readonly made: GeneratedDeck | null; readonly rejected: Rejections } => {
  const rejected: Record<string, number> = {};
  const reject = (...reasons: readonly string[]): void => {
    for (const reason of reasons) rejected[reason] = (rejected[reason] ?? 0) + 1;
  };
  if (!checkParams(content.balance, params).ok) return { made: null, rejected: { 'bad-argument': 1 } };
  const { maxAttempts } = content.balance.gen;
  const again = dice.fork();
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const tried = tryOnce(recipeOf(content, params, dice, attempt, fault), params, true);
    if (typeof tried === 'string') reject(tried);
    else if (tried.missed.length > 0) reject(...tried.missed);
    else return { made: handOut(params, tried, attempt, false), rejected };
  }
  // Nothing was good enough: the same attempts once more, each proven in full, and the one that misses least is taken.
  let best: Tried | null = null;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const tried = tryOnce(recipeOf(content, params, again, attempt, fault), params, false);
    if (typeof tried === 'string') continue;
    if (best === null || tried.missed.length < best.missed.length) best = tried;
  }
  return { made: best === null ? null : handOut(params, best, maxAttempts, true), rejected };
};

interface Tried extends Proof {
  readonly draft: Draft;
}

/** What an attempt came to, or why nothing came of it. In haste nothing is proven of what the closure shows to be dull. */
const tryOnce = (recipe: Recipe, params: Params, isHasty: boolean): Tried | string => {
  const draft = draftDeck(recipe);
  if (typeof draft === 'string') return draft;
  const spread = spreadOf(draft);
  if (spread === null && recipe.fault === null) return 'construction';
  const dull = spread === null ? [] : missedBySpread(recipe.content.balance, recipe, spread);
  if (isHasty && dull.length > 0) return dull[0]!;
  const proof = prove(draft, spread, params);
  return typeof proof === 'string' ? proof : { ...proof, missed: [...dull, ...proof.missed], draft };
};

const handOut = (params: Params, tried: Tried, attempts: number, isLast: boolean): GeneratedDeck => {
  const { draft, level, plan, missed } = tried;
  const making = { attempts, furnitureSkipped: draft.furnished.leftOut, fallback: isLast, missed };
  return {
    level: { ...level, view: params.view },
    witness: plan,
    // Par counts air, and the least air need not be the fewest turns.
    par: { turns: plan.length, proof: 'witness', ...parWords(level) },
    attempts,
    ...(isLast ? { fallback: true } : {}),
    stats: gatherStats(tried.layout, level, tried, making),
  };
};
