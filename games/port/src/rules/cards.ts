// The only place that joins fields, cooldowns and selection: answering a card, passing a second, finding a card.

import { type Because, spend, type Tape } from '@interlock/kernel';
import type {
  Answer,
  Card,
  Change,
  Config,
  Content,
  Cooldowns,
  Effect,
  Fields,
  Outcome,
  PortEvent,
  State,
} from '../shape.ts';
import { FIELDS } from '../shape.ts';
import { actionExpiry, dropExpired, eventExpiry, startActionCooldown, startEventCooldown } from './cooldowns.ts';
import { applyAndClamp, checkLoseCondition, fieldsOf, setFields } from './fields.ts';
import { tierOf } from './score.ts';
import {
  answerSlot,
  effectiveWeight,
  evaluateConditions,
  isRemembered,
  weigh,
  weightedRandomPick,
} from './selection.ts';

export const SELECT = 'port.select';

export const cardOf = (content: Content, id: string | null): Card | null => {
  if (id === null) return null;
  for (const card of content.events) if (card.id === id) return card;
  return null;
};

export const answerOf = (card: Card, id: string): Answer | null => {
  for (const answer of card.actions) if (answer.id === id) return answer;
  return null;
};

/** Where the card stands in the content: its slot in the cooldown stamps. */
export const slotOf = (content: Content, card: Card): number => content.events.indexOf(card);

/** Where the answer stands: its slot in the cooldown stamps. */
export const answerSlotOf = (content: Content, card: Card, answer: Answer): number =>
  answerSlot(slotOf(content, card), card.actions.indexOf(answer));

/** Losses by the fields first, then what the answered card decides. A tick passes no card. */
export const checkRunOutcome = (config: Config, fields: Fields, card: Card | null): Outcome | null => {
  const lost = checkLoseCondition(config, fields);
  if (lost !== null) return lost;
  if (card?.terminal) return card.terminalOutcome === 'win' ? 'win' : 'critical';
  return null;
};

/** An answer's effects with its score folded in: there is no second path to the score. */
export const effectsOf = (answer: Answer): readonly Effect[] => [
  ...answer.effects,
  { target: 'score', delta: answer.scoreImpact },
];

/** Effects, both cooldowns, outcome. Ends the run or leaves the draft without a card: selecting is the caller's. */
export const applyAction = (
  content: Content,
  draft: State,
  card: Card,
  answer: Answer,
  atMs: number,
  tape: Tape<PortEvent>,
): { readonly ended: boolean; readonly picked: number } => {
  const { config } = content;
  const effects = effectsOf(answer);
  const after = applyAndClamp(config, draft, effects);
  const changes = tape.recording ? changesOf(draft, after, effects) : [];
  setFields(draft, after);
  draft.clockMs = atMs;
  draft.currentEventId = null;
  const slot = slotOf(content, card);
  const button = answerSlot(slot, card.actions.indexOf(answer));
  const ms = config.clock.msPerSecond;
  const started = startEventCooldown(
    startActionCooldown(draft.cooldowns, button, atMs, answer.cooldown, ms),
    slot,
    atMs,
    card.cooldown,
    ms,
  );
  draft.cooldowns = dropExpired(started, atMs);
  const told = tape.recording ? tell(tape, card, answer, atMs, changes, started, slot, button) : UNTOLD;
  const outcome = checkRunOutcome(config, draft, card);
  if (outcome === null) return { ended: false, picked: told.picked };
  const isByCard = outcome === 'win' || outcome === 'critical';
  endRun(content, draft, outcome, card.id, tape, { event: isByCard ? told.picked : told.applied });
  return { ended: true, picked: told.picked };
};

const UNTOLD = { picked: 0, applied: 0 };

/** The four events of a pick, in their order. */
const tell = (
  tape: Tape<PortEvent>,
  card: Card,
  answer: Answer,
  atMs: number,
  changes: readonly Change[],
  cooldowns: Cooldowns,
  slot: number,
  button: number,
): { readonly picked: number; readonly applied: number } => {
  const picked = tape.emit({ type: 'actionPicked', atMs, eventId: card.id, actionId: answer.id });
  const because: Because = { event: picked };
  const applied = tape.emit({ type: 'effectsApplied', changes }, because);
  tape.emit({ type: 'actionCooldownStarted', actionId: answer.id, expiryMs: actionExpiry(cooldowns, button) }, because);
  tape.emit({ type: 'eventCooldownStarted', eventId: card.id, expiryMs: eventExpiry(cooldowns, slot) }, because);
  return { picked, applied };
};

/** One second less, and the outcome check without a card. True if the run goes on. */
export const applyTick = (content: Content, draft: State, tape: Tape<PortEvent>): boolean => {
  const { config } = content;
  spend(1);
  draft.clockMs = draft.nextTickMs;
  draft.nextTickMs += config.clock.tickMs;
  if (draft.timeLeft > 0) draft.timeLeft -= 1;
  draft.cooldowns = dropExpired(draft.cooldowns, draft.clockMs);
  const ticked = tape.recording ? tape.emit({ type: 'ticked', atMs: draft.clockMs, timeLeft: draft.timeLeft }) : 0;
  const outcome = checkRunOutcome(config, draft, null);
  if (outcome === null) return true;
  endRun(content, draft, outcome, null, tape, { event: ticked });
  return false;
};

/** Draws the next card at the draft's clock. Without a candidate nothing is drawn and the draft stays without a card. */
export const selectNextEvent = (
  content: Content,
  draft: State,
  tape: Tape<PortEvent>,
  ...because: readonly Because[]
): boolean => {
  spend(4 * content.events.length);
  const weights = weigh(content, draft, draft.clockMs);
  const drawn = weightedRandomPick(weights, () => tape.dice(SELECT));
  if (drawn === null) return false;
  const card = content.events[drawn.index]!;
  draft.currentEventId = card.id;
  draft.idleTicks = 0;
  tape.emit(
    { type: 'cardShown', eventId: card.id, atMs: draft.clockMs, total: drawn.total, roll: drawn.roll },
    ...because,
  );
  return true;
};

/** When, at the earliest, a card whose conditions hold now is free again. Null: none will be by waiting alone. */
export const earliestMs = (content: Content, state: State): number | null => {
  let earliest: number | null = null;
  content.events.forEach((card, i) => {
    const base = state.base[i]!;
    if (base <= 0 || !evaluateConditions(state, card.conditions)) return;
    if (effectiveWeight(content.config, card, state, base, state.env[i]!) === 0) return;
    let ready = Number.MAX_SAFE_INTEGER;
    for (let place = 0; place < card.actions.length; place++) {
      ready = Math.min(ready, actionExpiry(state.cooldowns, answerSlot(i, place)));
    }
    ready = Math.max(ready, eventExpiry(state.cooldowns, i));
    if (!isRemembered(content, card, state.cooldowns, ready)) return;
    if (earliest === null || ready < earliest) earliest = ready;
  });
  return earliest;
};

const endRun = (
  content: Content,
  draft: State,
  outcome: Outcome,
  eventId: string | null,
  tape: Tape<PortEvent>,
  because: Because,
): void => {
  draft.phase = 'over';
  draft.outcome = outcome;
  draft.finalEventId = eventId;
  draft.currentEventId = null;
  if (!tape.recording) return;
  const tier = tierOf(content.config, draft.score, outcome);
  tape.emit({ type: 'runEnded', outcome, atMs: draft.clockMs, eventId, score: draft.score, tier }, because);
};

/** In field order: only the fields the answer names, and the score always. */
const changesOf = (before: Fields, after: Fields, effects: readonly Effect[]): readonly Change[] => {
  const changes: Change[] = [];
  for (let f = 0; f < FIELDS.length; f++) {
    const target = FIELDS[f]!;
    for (let e = 0; e < effects.length; e++) {
      if (effects[e]!.target !== target) continue;
      changes.push({ target, requested: effects[e]!.delta, applied: after[target] - before[target] });
      break;
    }
  }
  return changes;
};

/** What the fields would be after an answer: the arithmetic of the buttons. */
export const fieldsAfter = (content: Content, fields: Fields, answer: Answer): Fields =>
  applyAndClamp(content.config, fieldsOf(fields), effectsOf(answer));
