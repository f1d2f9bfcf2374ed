// The judge of turns: the first reason in the order of the rule [DD-613].

import type { Refusal } from '@interlock/kernel';
import { isWellFormed } from './actions.ts';
import { judgeCommitting } from './judge.ts';
import { emptyPlan, isPlanAction, type Plan, revised } from './plan.ts';
import { type Reason, reason } from './reasons.ts';
import type { Action } from './shape/actions.ts';
import { PHASES, type Phase } from './shape/names.ts';
import type { State } from './shape/state.ts';
import type { World } from './shape/world.ts';

/** What may be done in each phase, in the order `legal` lists it [DD-065…DD-071]. */
export const ACTIONS_OF: Readonly<Record<Phase, readonly Action['type'][]>> = {
  Init: [],
  ExecuteProgram: ['moveCards', 'clearTape', 'discard', 'runProgram', 'concede'],
  Scoring: ['nextAssignment', 'concede'],
  DrawGlitch: ['acceptGlitch', 'deferGlitch', 'concede'],
  Improve: [
    'buyCard',
    'reroll',
    'startGamble',
    'startBufferOverflow',
    'previewProgram',
    'concede',
    'chooseContract',
    'scrub',
    'quarantine',
  ],
  Gamble: ['takeBooster', 'stopGamble', 'concede'],
  BufferOverflow: ['destroyCard', 'stopBufferOverflow', 'concede'],
  RunOver: [],
};

export const refuseTurn = (world: World, state: State, turn: readonly Action[]): readonly Refusal[] => {
  const early = refuseForm(world, state, turn);
  if (early !== null) return [early];
  const last = turn.length - 1;
  const committing = turn.findIndex((action) => !isPlanAction(action));
  if (committing < 0)
    return [
      {
        ...reason('bad-turn', 'A turn ends with one committing action; this one has none yet.'),
        at: Math.max(0, last),
      },
    ];
  if (committing < last)
    return [
      {
        ...reason('bad-turn', 'Nothing may follow the committing action of a turn; commit it first.'),
        at: committing + 1,
      },
    ];
  const planned = layOut(world, state, turn.slice(0, -1));
  if ('code' in planned) return [planned];
  const found = judgeCommitting(world, state, planned, turn[last]!, turn.length > 1);
  return found === null ? [] : [{ ...found, at: last }];
};

/** Why a plan edit or a committing action may not come next. */
export const refuseRevision = (
  world: World,
  state: State,
  pending: readonly Action[],
  action: Action,
): readonly Refusal[] => {
  const early = refuseForm(world, state, [...pending, action]);
  if (early !== null) return [early];
  if (pending.some((one) => !isPlanAction(one)))
    return [
      { ...reason('bad-turn', 'The turn already has its committing action; commit it first.'), at: pending.length },
    ];
  if (!isPlanAction(action)) return refuseTurn(world, state, [...pending, action]);
  const planned = layOut(world, state, [...pending, action]);
  return 'code' in planned ? [planned] : [];
};

/** BadAction, RunIsOver, WrongPhase: before anything else, over the whole turn. */
const refuseForm = (world: World, state: State, turn: readonly Action[]): Refusal | null => {
  for (const [at, action] of turn.entries()) {
    const found = malformed(world, action);
    if (found !== null) return { ...found, at };
  }
  if (state.phase === 'RunOver') return { ...reason('run-is-over', 'The run is over; start another one.'), at: 0 };
  for (const [at, action] of turn.entries()) {
    if (ACTIONS_OF[state.phase].includes(action.type)) continue;
    const home = PHASES.filter((phase) => ACTIONS_OF[phase].includes(action.type)).join(' or ');
    return { ...reason('wrong-phase', `Not in ${state.phase}: ${action.type} belongs to ${home}.`), at };
  }
  return null;
};

const malformed = (world: World, action: Action): Reason | null =>
  isWellFormed(action)
    ? lacked(world, action)
    : reason('bad-action', 'This is no action of the game: check its type and fields.');

/** What a ruleset does not have cannot be asked for [DD-626]. */
export const lacked = (world: World, action: Action): Reason | null => {
  const { flags } = world.rules;
  const lacks = (what: string): Reason => reason('bad-action', `The ${world.rules.name} ruleset has no ${what}.`);
  switch (action.type) {
    case 'chooseContract':
      return flags.hasContracts ? null : lacks('contracts');
    case 'scrub':
      return flags.hasScrubber ? null : lacks('Scrubber');
    case 'quarantine':
      return flags.hasQuarantine ? null : lacks('quarantine');
    case 'deferGlitch':
      if (action.payWith === 'token') return reason('bad-action', 'A deferral is paid with energy or stability.');
      return action.payWith === 'stability' && !flags.hasStability ? lacks('Stability') : null;
    case 'reroll':
      if (action.payWith === 'stability') return reason('bad-action', 'A reroll is paid with energy or a token.');
      return action.payWith === 'token' && world.rules.numbers.terminal.rewards.length === 0 ? lacks('tokens') : null;
    default:
      return null;
  }
};

const layOut = (world: World, state: State, actions: readonly Action[]): Plan | Refusal => {
  let plan = emptyPlan(state);
  for (const [at, action] of actions.entries()) {
    if (!isPlanAction(action)) continue;
    const next = revised(world, state, plan, action);
    if ('code' in next) return { ...next, at };
    plan = next;
  }
  return plan;
};
