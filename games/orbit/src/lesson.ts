// The lesson of a first scenario: one prompt at a time, worked out from the turns flown and the plan as it stands. Taking
// something back leads back in the lesson; a turn flown another way is told as such.

import type { Action } from './actions.ts';

export interface Prompt {
  /** The control it points at: `energy.<subsystem>`, `vent`, `rotate`, an order's id (`transfer-1`) or `execute`. */
  readonly at: string;
  /** What energy and vent are to be set to. */
  readonly to?: number | undefined;
  readonly say: string;
}

/** Null: the lesson is over. `astray`: a turn of the lesson was flown without doing what it asked for. */
export type LessonStep = { readonly at: number; readonly prompt: Prompt } | 'astray' | null;

export const lessonStep = (
  prompts: readonly Prompt[],
  flown: readonly (readonly Action[])[],
  plan: readonly Action[],
): LessonStep => {
  const rounds = roundsOf(prompts);
  const now = rounds[flown.length];
  if (!now) return null;
  if (flown.some((turn, i) => lackingOf(rounds[i]!, turn))) return 'astray';
  return lackingOf(now, plan) ?? now.at(-1)!;
};

type Placed = Exclude<LessonStep, 'astray' | null>;

/** The prompts of each turn; every turn ends in `execute`. */
const roundsOf = (prompts: readonly Prompt[]): readonly (readonly Placed[])[] => {
  const rounds: Placed[][] = [[]];
  prompts.forEach((prompt, at) => {
    rounds.at(-1)!.push({ at, prompt });
    if (prompt.at === 'execute') rounds.push([]);
  });
  return rounds.slice(0, -1);
};

const lackingOf = (round: readonly Placed[], turn: readonly Action[]): Placed | undefined =>
  round.find(({ prompt }) => prompt.at !== 'execute' && !turn.some((entry) => isAsked(entry, prompt)));

const isAsked = (entry: Action, { at, to }: Prompt): boolean => {
  switch (entry.type) {
    case 'energy':
      return at === `energy.${entry.subsystem}` && entry.value === to;
    case 'vent':
      return at === 'vent' && entry.value === to;
    case 'rotate':
      return at === 'rotate' && entry.value;
    case 'move':
      return at === `${entry.kind}-${entry.power}`;
    default:
      return false;
  }
};
