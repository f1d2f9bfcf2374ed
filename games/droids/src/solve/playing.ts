// A whole run played by the reference policy, with the run's own dice or with others: for witnesses, certificates and robust
// counts. The policy is handed the public view and nothing else.

import { type Dice, diceOf, SilentTape, spend, type Turn } from '@interlock/kernel';
import { compileWorld } from '../compile.ts';
import { playTurn } from '../play.ts';
import { setupState } from '../setup.ts';
import type { DroidsEvent } from '../shape/events.ts';
import type { Level } from '../shape/level.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import type { Content, DroidsShape } from '../shape.ts';
import { viewOf } from '../view.ts';
import { type Manner, pickAction, REFERENCE } from './reference.ts';

export interface Played {
  readonly turns: readonly Turn<DroidsShape>[];
  readonly isWon: boolean;
  readonly day: number;
  readonly programs: number;
  readonly instructions: number;
  readonly state: State;
}

/** More turns than any run needs: a guard, not a rule. */
const MOST_TURNS = 600;

/** Work of choosing one action, in cells. */
const CHOICE = 100_000;

export const playOut = (world: World, state: State, dice: Dice, manner: Manner = REFERENCE): Played => {
  const turns: Turn<DroidsShape>[] = [];
  const tape = new SilentTape<DroidsEvent>().load(dice);
  while (state.phase !== 'RunOver' && turns.length < MOST_TURNS) {
    spend(CHOICE);
    const action = pickAction(world.rules, viewOf(world, state), manner);
    if (action === null) break;
    const turn = [action];
    playTurn(world, state, turn, tape);
    turns.push(turn);
  }
  const programs = state.past.programsExecuted + state.today.programsExecuted;
  const instructions = state.past.instructionsUsed + state.today.instructionsUsed;
  return { turns, isWon: state.isWon, day: state.day, programs, instructions, state };
};

/** From the start of a level. */
export const playRun = (world: World, level: Level, seed: string, manner: Manner = REFERENCE): Played => {
  const dice = diceOf(seed);
  return playOut(world, setupState(world, level, dice), dice, manner);
};

/** Of so many runs on the same board, cards, dice and glitches drawn anew each time, how many the reference policy wins within
 *  the tabled days [DD-601]. A count, never a promise. */
export const robustness = (
  content: Content,
  level: Level,
  runs: number,
): { readonly won: number; readonly of: number } => {
  const { dayLimit: _, ...tabled } = level;
  const world = compileWorld(content, tabled);
  let won = 0;
  for (let i = 0; i < runs; i++) if (playRun(world, tabled, `${level.seed ?? level.id}~${i}`).isWon) won++;
  return { won, of: runs };
};
