// Stage 15 [DS-360]: a draft becomes a level, is proven three times over (by construction, by the closure over its cells,
// by a plan that the rules themselves carry out), and is measured.

import type { Action } from '../actions.ts';
import { columnOf } from '../data/balance.ts';
import type { Content } from '../data/content.ts';
import { compileDeck } from '../deck.ts';
import { networkOf } from '../logic/build.ts';
import { type Closure, closure } from '../logic/closure.ts';
import { factNamed } from '../logic/network.ts';
import { exactRepair, postPass } from '../logic/postPass.ts';
import { validate } from '../logic/validate.ts';
import { type Layout, layoutOf } from '../map/layout.ts';
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
  readonly layout: Layout;
  readonly spheres: Closure;
  readonly gatekeepers: readonly string[];
}

/** Why a draft is not handed out. A disagreement with the construction would be a defect of ours; tests look for it. */
export type Doubt = 'construction' | 'unsolvable' | 'invalid' | 'no-plan' | 'no-capacity';

/** `spread` is what the construction promises; null where it was broken on purpose. */
export const prove = (draft: Draft, spread: Spread | null, { mode }: Params): Proof | Doubt => {
  const { content, seed, difficulty, rooms, fault } = draft.recipe;
  // Sight costs time and changes nothing of what is proven [DS-002], so the proof looks at the deck in full light.
  const written = writeLevel(draft, { name: `Deck ${seed}`, deck: 1, seed, difficulty, view: 'open' });
  const power = ensurePower(content, written, fault === 'postpass');
  if (power === null) return 'unsolvable';
  const { level: powered, spheres } = power;
  if (powered === written && spread !== null && spheres.goalSphere !== spread.goalSphere) return 'construction';
  const layout = layoutOf(powered);
  const nodes = exactNodes(content, rooms);
  const par = solvePar(content, powered, { nodes });
  if (par === null) return 'no-plan';
  const detour = detourOf(layout, par.air);
  const walked = follow(layout, powered, par.plan);
  const missed = missedByPlan(content.balance, { difficulty, rooms }, walked, detour);
  const { findings, gatekeepers } = validate(content, powered, { isBrief: true });
  if (findings.some(({ severity }) => severity !== 'note')) return 'invalid';
  const limited = mode === 'brownout' ? limit(content, powered, nodes) : certified(powered, par);
  return limited === null ? 'no-capacity' : { ...limited, missed, layout, spheres, gatekeepers: gatekeepers ?? [] };
};

/** Nodes the exact search gets on a deck that is being made: few, and none where it would hardly ever finish, so that large decks
 *  come in milliseconds. Whoever takes the level in by its text has it searched in full. */
const exactNodes = ({ balance: { solver } }: Content, rooms: number): number =>
  rooms > solver.exactRooms ? 0 : solver.madeNodeLimit;

/**
 * Post-pass and exact repair. A room that the closure powers is first powered from a room reached without its doors
 * [DS-178], so where every room is powered in the end the post-pass has nothing to do [DS-276] and is spared.
 */
const ensurePower = (
  content: Content,
  written: Level,
  isSkipped: boolean,
): { readonly level: Level; readonly spheres: Closure } | null => {
  const first = networkOf(content, layoutOf(written));
  const spheres = closure(first);
  const isAllPowered = written.rooms.every(({ id }) => spheres.factSphere[factNamed(first, `power:${id}`)] !== -1);
  if (isAllPowered && spheres.goalSphere !== -1) return { level: written, spheres };
  const passed = isSkipped ? written : postPass(content, written).level;
  const level = exactRepair(content, passed)?.level;
  return level === undefined ? null : { level, spheres: closure(networkOf(content, layoutOf(level))) };
};

const certified = (level: Level, { air, exact, plan }: SolvedPar): Pick<Proof, 'level' | 'plan'> => ({
  level: { ...level, par: { air, exact }, plan },
  plan,
});

/** The deck on the smallest capacity proven to do, and the slack of its difficulty [DS-336]; null where none is proven. */
const limit = (content: Content, level: Level, nodes: number): Pick<Proof, 'level' | 'plan'> | null => {
  const within = (limited: number): Level => ({ ...level, power: { limited } });
  const deck = compileDeck(content, within(level.doors.length + level.rooms.length));
  const { capacity } = smallestCapacity(taskOf(deck, setupState(deck)));
  if (capacity === null) return null;
  const dimmed = within(capacity + content.balance.brownout.slack[columnOf(level.difficulty)]);
  const par = solvePar(content, dimmed, { nodes });
  return par === null ? null : certified(dimmed, par);
};
