// A run from params and seed [DD-304, DD-617]: attempt after attempt until one has a witness, a won run played by the
// reference policy with the run's own dice. Every level goes out with one; its days raise the limit where they must.

import type { Dice, Generated } from '@interlock/kernel';
import { compileWorld } from '../compile.ts';
import { presetName } from '../params.ts';
import type { Level } from '../shape/level.ts';
import type { Content, DroidsShape, Params } from '../shape.ts';
import { type Played, playRun } from '../solve/playing.ts';
import { CLAIRVOYANT } from '../solve/reference.ts';
import { draftBoard } from './board.ts';

/** The level of one attempt, without a limit of its own; null where the attempt fails. */
export const levelOf = ({ rulesets }: Content, params: Params, seed: string, attempt: number): Level | null => {
  const { ruleset, difficulty, robotType, kit } = params;
  const rules = rulesets[ruleset];
  const board = draftBoard(rules, rules.difficulties[difficulty], seed, attempt);
  if (board === null) return null;
  const slug = seed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return {
    id: `${presetName(params)}${slug === '' ? '' : `-${slug}`}`,
    title: `${difficulty} ${seed}`,
    ...{ ruleset, difficulty, robot: robotType, kit, seed },
    ...board,
  };
};

export interface Certificate {
  readonly played: Played;
  /** Won within the tabled days by a player that saw no more than a player sees. */
  readonly isFair: boolean;
}

/** A won run of the level with the limit lifted, or null. First the reference policy, then others that may know better. */
export const certify = (content: Content, level: Level, seed: string): Certificate | null => {
  const { numbers, difficulties } = content.rulesets[level.ruleset];
  const lifted: Level = { ...level, dayLimit: numbers.proof.horizonDays };
  const world = compileWorld(content, lifted);
  const fair = playRun(world, lifted, seed);
  if (fair.isWon) return { played: fair, isFair: fair.day <= difficulties[level.difficulty].dayLimit };
  for (const manner of CLAIRVOYANT) {
    const played = playRun(world, lifted, seed, manner);
    if (played.isWon) return { played, isFair: false };
  }
  return null;
};

export const generate = (content: Content, params: Params, { seed }: Dice): Generated<DroidsShape> | null => {
  const { board, difficulties } = content.rulesets[params.ruleset];
  const last = board.maxAttempts + 1;
  for (let attempt = 0; attempt <= last; attempt++) {
    const level = levelOf(content, params, seed, attempt);
    if (level === null) continue;
    const certificate = certify(content, level, seed);
    if (certificate === null) continue;
    const { played, isFair } = certificate;
    const tabled = difficulties[params.difficulty].dayLimit;
    return {
      level: played.day > tabled ? { ...level, dayLimit: played.day } : level,
      witness: played.turns,
      par: {
        ...{ turns: played.turns.length, actions: played.instructions, proof: isFair ? 'fair' : 'witness' },
        words: `${Math.min(played.day, tabled)} ${played.day === 1 ? 'day' : 'days'}`,
      },
      attempts: attempt + 1,
      ...(attempt === last ? { fallback: true } : {}),
    };
  }
  return null;
};
