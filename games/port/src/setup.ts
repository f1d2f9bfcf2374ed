// The start of a run: seven rolls, one env modifier per event, the first card; and the four facts that open the log.

import type { Dice } from '@interlock/kernel';
import { neverChanges, SilentTape } from '@interlock/kernel';
import { carryOf, frameOf } from './params.ts';
import { earliestMs, selectNextEvent } from './rules/cards.ts';
import { NO_COOLDOWNS } from './rules/cooldowns.ts';
import { fieldsOf } from './rules/fields.ts';
import { totalOf, weigh } from './rules/selection.ts';
import type { Carry, Content, Fields, Level, PortEvent, State } from './shape.ts';
import { FIELDS } from './shape.ts';

export const INIT = 'port.init';
export const ENV = 'port.env.';

export const setup = (content: Content, level: Level, dice: Dice): State => {
  const frame = frameOf(content, level);
  // The start draws come from a fork: their streams are never used again and need not travel with the run.
  const once = dice.fork();
  const init = once.stream(INIT);
  const fields = {} as Fields;
  for (const field of FIELDS) fields[field] = init.range(frame.ranges[field].min, frame.ranges[field].max);
  const { min, max } = content.config.envModifierPm;
  const env = new Int32Array(content.events.length);
  content.events.forEach((card, i) => {
    if (frame.base[i]! >= 0) env[i] = once.stream(ENV + card.id).range(min, max);
  });
  const state: State = {
    ...withCarry(content, fields, carryOf(level)),
    scenario: frame.name,
    phase: 'running',
    outcome: null,
    finalEventId: null,
    currentEventId: null,
    clockMs: 0,
    nextTickMs: content.config.clock.tickMs,
    idleTicks: 0,
    cooldowns: NO_COOLDOWNS,
    base: neverChanges(frame.base),
    env: neverChanges(env),
  };
  selectNextEvent(content, state, new SilentTape<PortEvent>().load(dice));
  return state;
};

/** A shift's carry-over on top of the rolled values; stress never above the cap by it. */
const withCarry = (content: Content, rolled: Fields, carry: Carry | null): Fields => {
  if (carry === null) return rolled;
  const capped = Math.min(content.config.shift.stressCap, rolled.stress + carry.stress);
  return { ...rolled, stress: Math.max(rolled.stress, capped), influence: rolled.influence + carry.influence };
};

/** Turn 0 of the log, from content, level and the state set up. */
export const opening = (content: Content, level: Level, state: State): readonly PortEvent[] => {
  const modifiers: Record<string, number> = {};
  content.events.forEach((card, i) => {
    if (state.base[i]! >= 0) modifiers[card.id] = state.env[i]!;
  });
  const blank: State = { ...state, currentEventId: null };
  return [
    { type: 'runStarted', scenario: state.scenario },
    { type: 'stateRolled', values: fieldsOf(state), carried: carryOf(level) },
    { type: 'climateRolled', modifiers },
    state.currentEventId === null
      ? { type: 'noCardFound', atMs: 0, earliestMs: earliestMs(content, blank) }
      : { type: 'cardShown', eventId: state.currentEventId, atMs: 0, total: totalOf(weigh(content, blank, 0)) },
  ];
};
