// What a run is worth: status for the kernel, score, stars, badges, and the figures of the result.

import type { ScoreTerm, Status } from '@interlock/kernel';
import type { Plant } from './level/plant.ts';
import { isLeaking } from './rules/leaks.ts';
import type { State } from './state.ts';

const SCALE = { start: 100_000, turn: 1_000 } as const;

export const scoreOf = (state: State): number => scoreTerms(state).reduce((sum, { value }) => sum + value, 0);

/** How the score adds up; what would fall below nothing is given back. */
export const scoreTerms = ({ turn, spent }: State): readonly ScoreTerm[] => {
  const below = SCALE.turn * turn + spent - SCALE.start;
  return [
    { label: 'for the start of the core', value: SCALE.start },
    { label: `${count(turn, 'turn')}, ${SCALE.turn} each`, value: -SCALE.turn * turn },
    { label: `${count(spent, 'action')}, 1 each`, value: -spent },
    ...(below > 0 ? [{ label: 'never below nothing', value: below }] : []),
  ];
};

const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

export const statusOf = (state: State): Status => {
  if (state.outcome === 'won') return { is: 'won', score: scoreOf(state) };
  if (state.outcome === 'lost') return { is: 'lost', cause: state.reason! };
  return { is: 'playing' };
};

export const BADGES = ['Untouched', 'Bare Hands', 'Tight Ship', 'Clean Run'] as const;

export interface RunResult {
  readonly turns: number;
  readonly actions: number;
  readonly integrity: number;
  readonly remediesUsed: number;
  readonly leaksOpen: number;
  readonly rewinds: number;
  readonly par: { readonly turns: number; readonly actions: number } | null;
  readonly stars: 0 | 1 | 2 | 3;
  readonly badges: readonly (typeof BADGES)[number][];
}

/** Remedies had at the start or picked up, and no longer carried. */
export const remediesUsed = (plant: Plant, state: State): number => {
  const picked = plant.props.filter((prop) => prop.type === 'supply' && state.props[prop.index] === 1).length;
  return plant.items.length + picked - state.robot.inventory.length;
};

/** The figures of a finished run. Rewinds are counted by the session, not by the state. */
export const resultOf = (plant: Plant, state: State, rewinds: number): RunResult => {
  const par = parOf(plant);
  const used = remediesUsed(plant, state);
  const leaksOpen = plant.leaks.filter((leak) => isLeaking(state, leak)).length;
  const isEarned = [state.robot.integrity === plant.numbers.integrity, used === 0, leaksOpen === 0, rewinds === 0];
  const isWon = state.outcome === 'won';
  return {
    turns: state.turn,
    actions: state.spent,
    integrity: state.robot.integrity,
    remediesUsed: used,
    leaksOpen,
    rewinds,
    par,
    stars: isWon ? starsOf(plant, state.turn, state.spent, par) : 0,
    badges: isWon ? BADGES.filter((_, i) => isEarned[i]) : [],
  };
};

/** One for winning, two within the slack of par, three for par in turns and actions. */
export const starsOf = (plant: Plant, turns: number, actions: number, par: RunResult['par']): 1 | 2 | 3 => {
  if (par === null || turns > par.turns + plant.numbers.starSlack) return 1;
  return turns <= par.turns && actions <= par.actions ? 3 : 2;
};

/** The par of the level a run plays, where its file has one. */
export const parOf = ({ file }: Plant): RunResult['par'] => {
  const { turns, actions } = file.par ?? {};
  return turns === undefined || actions === undefined ? null : { turns, actions };
};
