// The anomaly of a day: revealed, then accepted or deferred [DD-338…DD-351]. What each glitch does is in glitchEffects.

import type { PayWith } from '../shape/names.ts';
import type { GlitchSpec } from '../shape/ruleset.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { atRiskTarget } from './atRisk.ts';
import { modifyCurrency } from './currency.ts';
import { applyGlitch } from './glitchEffects.ts';
import { cardId } from './ids.ts';
import { enterImprove } from './improve.ts';
import { specOf } from './modifiers.ts';
import type { Run } from './run.ts';
import { activeOf } from './suppression.ts';

/** The glitch that is shown, or would be next. */
export const shownGlitch = (world: World, state: State): GlitchSpec =>
  world.rules.glitches[state.glitchOrder[state.glitchCursor]!]!;

/** The card a shown glitch would hit where that is settled before the choice; -1 else. */
export const glitchTarget = (run: Pick<Run, 'world' | 'state'>, glitch: GlitchSpec): number => {
  const one = glitch.effects.find((effect) => effect.type === 'modifyOneCard');
  return one === undefined || run.world.rules.flags.glitchTargetMode !== 'atRisk' ? -1 : atRiskTarget(run, one.kind);
};

export const revealGlitch = (run: Run): void => {
  const { state, tape, world } = run;
  const glitch = shownGlitch(world, state);
  const target = glitchTarget(run, glitch);
  if (tape.recording)
    tape.emit({ type: 'glitchRevealed', glitch: glitch.name, target: target === -1 ? null : cardId(target) });
};

const advance = ({ state }: Run): void => {
  state.glitchCursor = (state.glitchCursor + 1) % state.glitchOrder.length;
};

export const acceptGlitch = (run: Run): void => {
  const { state, tape, world } = run;
  const glitch = shownGlitch(world, state);
  if (tape.recording) tape.emit({ type: 'glitchAccepted', glitch: glitch.name });
  applyGlitch(run, glitch);
  changeHeat(run, world.rules.numbers.heat.onAccept);
  advance(run);
  enterImprove(run);
};

export const deferGlitch = (run: Run, payWith: PayWith): void => {
  const { state, tape, world } = run;
  const glitch = shownGlitch(world, state);
  if (payWith === 'stability') modifyCurrency(run, 'Stability', -world.rules.numbers.heat.stabilityDefer, 'defer');
  else modifyCurrency(run, 'Energy', -deferCost(world, state), 'defer');
  state.deferCount++;
  if (tape.recording) tape.emit({ type: 'glitchDeferred', glitch: glitch.name });
  changeHeat(run, world.rules.numbers.heat.onDefer);
  advance(run);
  enterImprove(run);
};

/** (n+1)(n+2)/2 Energy, n the deferrals or the Heat before it; the Analyst's first costs less [DD-345…DD-348]. */
export const deferCost = (world: World, state: State): number => {
  const n = world.rules.flags.deferMode === 'heat' ? state.heat : state.deferCount;
  const cost = ((n + 1) * (n + 2)) / 2;
  const trait = state.deferCount === 0 ? activeOf(state, 'robot', state.robot, 'AnalystDeferral') : undefined;
  return trait === undefined ? cost : Math.max(0, cost - (specOf(world, 'AnalystDeferral').amount ?? 0));
};

export const isOverheated = (world: World, state: State): boolean =>
  world.rules.flags.deferMode === 'heat' && state.heat >= world.rules.numbers.heat.max;

/** Heat after a change, within its bounds; nothing where there is none. */
export const heatAfter = (world: World, state: State, by: number): number =>
  world.rules.flags.deferMode === 'heat'
    ? Math.min(world.rules.numbers.heat.max, Math.max(0, state.heat + by))
    : state.heat;

const changeHeat = ({ state, tape, world }: Run, by: number): void => {
  const from = state.heat;
  state.heat = heatAfter(world, state, by);
  if (tape.recording && state.heat !== from) tape.emit({ type: 'heatChanged', from, to: state.heat });
};
