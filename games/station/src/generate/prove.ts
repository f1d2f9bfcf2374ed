// Stage 15 [DS-360]: a draft becomes a level, is proven three times over (by construction, by the closure over its cells,
// by a plan that the rules themselves carry out), and is measured.

import type { Action } from '../actions.ts';
import { columnOf } from '../balance.ts';
import type { Content } from '../content.ts';
import { networkOf } from '../logic/build.ts';
import { closure } from '../logic/closure.ts';
import { layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import { setupState } from '../setup.ts';
import type { Params } from '../shape.ts';
import { smallestCapacity } from '../solve/brownout.ts';
import { type SolvedPar, solvePar } from '../solve/par.ts';
import { taskOf } from '../solve/task.ts';
import type { Draft } from './draft.ts';
import { detourOf, follow, missedByPlan, type Spread } from './measures.ts';
import { writeLevel } from './write.ts';

export interface Proof {
  readonly level: Level;
  readonly plan: readonly (readonly [Action])[];
  /** Rules of interest the plan misses. */
  readonly missed: readonly string[];
}

export type Doubt = 'construction' | 'post-pass' | 'invalid' | 'no-plan' | 'no-capacity';

/** `spread` is what the construction promises; null where it was broken on purpose. */
export const prove = (draft: Draft, spread: Spread | null, { mode }: Params): Proof | Doubt => {
  const { content, seed, difficulty, rooms } = draft.recipe;
  // Sight costs time and changes nothing of what is proven [DS-002], so the proof looks at the deck in full light.
  const bare = writeLevel(draft, { name: `Deck ${seed}`, deck: 1, seed, difficulty, view: 'open' });
  const layout = layoutOf(bare);
  const { goalSphere } = closure(networkOf(content, layout));
  if (spread !== null && goalSphere !== spread.goalSphere) return 'construction';
  const par = solvePar(content, bare);
  if (par === null) return 'no-plan';
  const walked = follow(
    layout,
    bare,
    par.plan.map(([action]) => action),
  );
  const missed = missedByPlan(content.balance, { difficulty, rooms }, walked, detourOf(layout, par.air));
  if (mode === 'brownout') {
    const limited = limit(content, bare);
    return limited === null ? 'no-capacity' : { ...limited, missed };
  }
  return { ...certified(bare, par), missed };
};

const certified = (level: Level, { air, exact, plan }: SolvedPar): Pick<Proof, 'level' | 'plan'> => ({
  level: { ...level, par: { air, exact }, plan },
  plan,
});

/** The deck on the smallest capacity proven to do, and the slack of its difficulty [DS-336]; null where none is proven. */
const limit = (content: Content, level: Level): Pick<Proof, 'level' | 'plan'> | null => {
  const within = (limited: number): Level => ({ ...level, power: { limited } });
  const { capacity } = smallestCapacity(taskOf(setupState(content, within(level.doors.length + level.rooms.length))));
  if (capacity === null) return null;
  const dimmed = within(capacity + content.balance.brownout.slack[columnOf(level.difficulty)]);
  const par = solvePar(content, dimmed);
  return par === null ? null : certified(dimmed, par);
};
