// The certifier [DS-285]: what only plans can show. It replays the level's own plan or the solver's through the rules, and
// adds air [I9], limited power [I10] and a stored par that is not the true one [W07] to the validator's findings.

import { SilentTape } from '@interlock/kernel';
import type { Action } from '../actions.ts';
import type { Content } from '../data/content.ts';
import { compileDeck, startingAir } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { finding, type LevelFinding } from '../logic/finding.ts';
import type { Level } from '../map/level.ts';
import { playTurn } from '../play.ts';
import { refusalOf } from '../refuse.ts';
import { setupState } from '../setup.ts';
import { searchBrownout, smallestCapacity } from '../solve/brownout.ts';
import { solvePar } from '../solve/par.ts';
import { replayed } from '../solve/replay.ts';
import { taskOf } from '../solve/task.ts';
import { copyState } from '../state.ts';

export interface Certificate {
  readonly findings: readonly LevelFinding[];
  /** The plan that was replayed to `deckCleared`, and its air; null where none is known. */
  readonly plan: { readonly actions: readonly Action[]; readonly air: number } | null;
}

export type Certifying = Generator<
  { readonly what: string; readonly done: number; readonly of: number },
  Certificate,
  void
>;

export function* certifying(content: Content, level: Level): Certifying {
  yield { what: 'replaying the plan', done: 0, of: 3 };
  const own = ownPlan(content, level);
  yield { what: 'solving for par', done: 1, of: 3 };
  const par = solvePar(content, level);
  const solved = par === null ? null : { actions: par.plan.map(([action]) => action), air: par.air };
  const plan = own.plan ?? solved;
  yield { what: 'searching limited power', done: 2, of: 3 };
  const findings = [
    ...own.findings,
    ...checkAir(content, level, plan, par?.air ?? 0),
    ...checkPower(content, level),
    ...checkPar(level, par),
  ];
  return { findings, plan };
}

/** What a certifier can know at once [DS-285]: a stored plan is replayed, the air held against it or against a stored par
 *  that is proven, and a brownout deck searched as far as some thousand configurations carry. `checked` names the
 *  codes that were settled. */
export const certifyAtOnce = (
  content: Content,
  level: Level,
): { readonly findings: readonly LevelFinding[]; readonly checked: readonly string[] } => {
  const own = ownPlan(content, level);
  const checked: string[] = [];
  const findings = [...own.findings];
  if (own.plan !== null || own.findings.length > 0) {
    checked.push('I9');
    if (level.par !== 'auto') findings.push(...checkAir(content, level, own.plan, level.par.air));
  } else if (level.air === 'none') checked.push('I9');
  if (level.power === 'unlimited') checked.push('I10');
  else {
    const deck = compileDeck(content, level);
    const found = runOut(searchBrownout(taskOf(deck, setupState(deck)), AT_ONCE));
    if (found.is !== 'unknown') checked.push('I10');
    if (found.is === 'unsolvable') findings.push(...checkPower(content, level));
  }
  return { findings, checked };
};

/** Configurations of limited power looked at without being asked to look deeper. */
const AT_ONCE = 20_000;

const runOut = <T>(work: Generator<unknown, T, void>): T => {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

type Plan = { readonly actions: readonly Action[]; readonly air: number };

/** The plan in the file, if the rules carry it out; else the first step they refuse [DS-404]. */
const ownPlan = (
  content: Content,
  level: Level,
): { readonly plan: Plan | null; readonly findings: readonly LevelFinding[] } => {
  if (level.plan === undefined || level.plan.length === 0) return { plan: null, findings: [] };
  const actions = level.plan.map(([action]) => action);
  const deck = compileDeck(content, level);
  const state = setupState(deck);
  const air = replayed(deck, state, actions);
  if (air !== null) return { plan: { actions, air }, findings: [] };
  const draft = copyState(state);
  draft.air = Number.MAX_SAFE_INTEGER;
  const tape = new SilentTape<StationEvent>();
  for (const [index, action] of actions.entries()) {
    const refusal = refusalOf(deck, draft, action);
    if (refusal !== null)
      return { plan: null, findings: [badPlan(`plan[${index}]`, `step ${index + 1} is refused, ${refusal}`)] };
    playTurn(deck, draft, [action], tape);
  }
  return { plan: null, findings: [badPlan('plan', 'its last step does not clear the deck')] };
};

const badPlan = (path: string, why: string): LevelFinding =>
  finding({ code: 'I9', path, condition: 'plan', message: `I9 air: the level's own plan is none; ${why}` });

/** [DS-227] */
const checkAir = (content: Content, level: Level, plan: Plan | null, par: number): readonly LevelFinding[] => {
  const air = startingAir(content, level, level.par === 'auto' ? par : level.par.air);
  if (plan === null || air === null || air >= plan.air) return [];
  return [
    finding({
      ...{ code: 'I9', path: 'air', condition: 'air' },
      missing: { kind: 'air', what: String(plan.air - air), candidates: [], helps: [] },
      message: `I9 air: the deck starts with ${air} air, its plan takes ${plan.air}; ${plan.air - air} too little`,
    }),
  ];
};

/** [DS-231, DS-233] */
const checkPower = (content: Content, level: Level): readonly LevelFinding[] => {
  if (level.power === 'unlimited') return [];
  const deck = compileDeck(content, level);
  const task = taskOf(deck, setupState(deck));
  const search = searchBrownout(task);
  let step = search.next();
  while (!step.done) step = search.next();
  if (step.value.is === 'solvable') return [];
  const smallest = smallestCapacity(task);
  const proven = smallest.capacity === null ? `unknown after ${smallest.nodes} configurations` : `${smallest.capacity}`;
  return [
    finding({
      ...{ code: 'I10', path: 'power', condition: 'capacity' },
      missing: { kind: 'capacity', what: proven, candidates: [], helps: [] },
      message: `I10 brownout: capacity ${level.power.limited}, initial load ${task.load}; smallest proven capacity ${proven}`,
    }),
  ];
};

/** [DS-504] */
const checkPar = (level: Level, par: ReturnType<typeof solvePar>): readonly LevelFinding[] => {
  if (level.par === 'auto' || par === null) return [];
  if (par.air === level.par.air && par.exact === level.par.exact) return [];
  const words = ({ air, exact }: { readonly air: number; readonly exact: boolean }): string =>
    `${air} ${exact ? 'exact' : 'plan'}`;
  return [
    finding({
      ...{ code: 'W07', severity: 'warning', path: 'par' },
      message: `W07 par: the level says ${words(level.par)}, it is ${words(par)}`,
    }),
  ];
};
