// What the player may know: everything but the dice. One observation for screen, terminal, screen reader and bot.

import { firstCardMs, type Headline, type NextCard, outlook, smallestWait } from './forecast/forecast.ts';
import { answerSlotOf, cardOf, fieldsAfter } from './rules/cards.ts';
import { actionExpiry, eventExpiry, isActionOnCooldown } from './rules/cooldowns.ts';
import { fieldsOf, maximumOf } from './rules/fields.ts';
import { crossings, type GateLine, gateLines, isGateMet } from './rules/gate.ts';
import { starsOf, tierOf } from './rules/score.ts';
import type { Answer, Card, Content, Field, Fields, Outcome, State } from './shape.ts';
import { FIELDS } from './shape.ts';
import { effectText, effectWords, endText } from './words.ts';

/** A mark on a gauge: G the win gate, C a losing card becomes drawable, X the run is lost. */
export interface Mark {
  readonly letter: 'G' | 'C' | 'X';
  readonly at: number;
}

export interface Gauge {
  readonly field: Field;
  readonly value: number;
  /** Full at this value; null for numbers without a gauge. */
  readonly full: number | null;
  /** What lies above a full gauge (time gained). */
  readonly beyond: number;
  readonly marks: readonly Mark[];
}

export interface EffectView {
  readonly field: Field;
  readonly delta: number;
  readonly from: number;
  readonly to: number;
}

export interface AnswerView {
  readonly actionId: string;
  readonly label: string;
  readonly effects: readonly EffectView[];
  readonly effectText: string;
  readonly usable: boolean;
  readonly readyAtMs: number;
  /** Seconds until usable, rounded up; 0 where it is. */
  readonly coolingSeconds: number;
  /** Ticks to wait in a plan until it is usable. */
  readonly smallestWait: number;
  readonly ends: Outcome | null;
  readonly consequences: readonly string[];
  readonly next: readonly NextCard[];
  readonly headline: Headline;
  readonly noCard: { readonly untilMs: number | null } | null;
  /** Label, effects, consequence and cooling state, in that order: the accessible name. */
  readonly spoken: string;
}

export interface CardView {
  readonly eventId: string;
  readonly title: string;
  readonly situation: string;
  readonly terminal: 'win' | 'lose' | null;
  readonly answers: readonly AnswerView[];
}

export interface ClimateRow {
  readonly eventId: string;
  readonly title: string;
  readonly pm: number;
}

export interface View {
  readonly scenario: string;
  readonly phase: 'running' | 'over';
  readonly clockMs: number;
  readonly nextTickMs: number;
  readonly fields: Fields;
  readonly gauges: readonly Gauge[];
  readonly gate: {
    readonly met: boolean;
    readonly lines: readonly GateLine[];
    /** Lowest and highest chance of the win card over the usable answers; null outside the gate. */
    readonly winPm: { readonly low: number; readonly high: number } | null;
  };
  readonly card: CardView | null;
  /** Set while running without a card: seconds until the next one, at most; null if the clock ends before. */
  readonly noCard: { readonly seconds: number | null } | null;
  readonly cooling: readonly { readonly eventId: string; readonly title: string; readonly seconds: number }[];
  readonly climate: { readonly high: readonly ClimateRow[]; readonly low: readonly ClimateRow[] };
  readonly result: {
    readonly outcome: Outcome;
    readonly finalEventId: string | null;
    readonly finalTitle: string | null;
    readonly tier: string;
    readonly stars: number;
    readonly endText: string;
  } | null;
}

export const view = (content: Content, state: State): View => {
  const fields = fieldsOf(state);
  const card = cardOf(content, state.currentEventId);
  const shown = card === null ? null : cardView(content, state, card);
  const met = isGateMet(content, fields);
  const chances = (shown?.answers ?? []).filter((one) => one.usable && one.ends === null).map((a) => a.headline.winPm);
  return {
    scenario: state.scenario,
    phase: state.phase,
    clockMs: state.clockMs,
    nextTickMs: state.nextTickMs,
    fields,
    gauges: FIELDS.map((field) => gaugeOf(content, field, state[field])),
    gate: {
      met,
      lines: gateLines(content, fields),
      winPm: met && chances.length > 0 ? { low: Math.min(...chances), high: Math.max(...chances) } : null,
    },
    card: shown,
    noCard: state.phase === 'running' && card === null ? { seconds: waitSeconds(content, state) } : null,
    cooling: coolingOf(content, state),
    climate: climateOf(content, state),
    result: resultOf(content, state),
  };
};

const secondsUntil = (content: Content, state: State, atMs: number): number =>
  Math.max(0, Math.ceil((atMs - state.clockMs) / content.config.clock.msPerSecond));

const waitSeconds = (content: Content, state: State): number | null => {
  const until = firstCardMs(content, state);
  return until === null ? null : secondsUntil(content, state, until);
};

const gaugeOf = (content: Content, field: Field, value: number): Gauge => {
  const { winGate, loseTerminals, lose, limits } = content.config;
  const marks: Mark[] = [];
  if (field === 'stress') marks.push({ letter: 'X', at: lose.stressAt });
  if (field === 'privilege') {
    marks.push({ letter: 'X', at: lose.privilegeAt }, { letter: 'G', at: winGate.privilegeMin });
  }
  if (field === 'bureaucracy') {
    marks.push({ letter: 'G', at: winGate.bureaucracyMax }, { letter: 'C', at: loseTerminals.bureaucracyMin });
  }
  if (field === 'security') {
    marks.push({ letter: 'G', at: winGate.securityMax }, { letter: 'C', at: loseTerminals.securityMin });
  }
  const percent = maximumOf(content.config, field) === limits.percentMax;
  const full = percent ? limits.percentMax : field === 'timeLeft' ? limits.startTimeMax : null;
  return { field, value, full, beyond: full === null ? 0 : Math.max(0, value - full), marks };
};

const cardView = (content: Content, state: State, card: Card): CardView => ({
  eventId: card.id,
  title: card.title,
  situation: card.situation,
  terminal: card.terminal ? (card.terminalOutcome ?? null) : null,
  answers: card.actions.map((answer) => answerView(content, state, card, answer)),
});

const answerView = (content: Content, state: State, card: Card, answer: Answer): AnswerView => {
  const fields = fieldsOf(state);
  const after = fieldsAfter(content, fields, answer);
  const slot = answerSlotOf(content, card, answer);
  const usable = !isActionOnCooldown(state.cooldowns, slot, state.clockMs);
  const ahead = outlook(content, state, answer.id)!;
  const readyAtMs = Math.max(state.clockMs, actionExpiry(state.cooldowns, slot));
  const coolingSeconds = secondsUntil(content, state, readyAtMs);
  const consequences = ahead.ends === null ? crossings(content, fields, after) : [endsText(ahead.ends)];
  const effects: EffectView[] = [];
  for (const field of FIELDS) {
    const delta = field === 'score' ? answer.scoreImpact : answer.effects.find(({ target }) => target === field)?.delta;
    if (delta !== undefined) effects.push({ field, delta, from: fields[field], to: after[field] });
  }
  return {
    actionId: answer.id,
    label: answer.label,
    effects,
    effectText: effectText(answer),
    usable,
    readyAtMs,
    coolingSeconds,
    smallestWait: smallestWait(content, state, slot),
    ends: ahead.ends,
    consequences,
    next: ahead.cards,
    headline: ahead.headline,
    noCard: ahead.noCard,
    spoken: spokenOf(answer, consequences, coolingSeconds),
  };
};

export const endsText = (outcome: Outcome): string =>
  outcome === 'win' ? 'WINS the run' : `LOSES the run by ${outcome === 'critical' ? 'this card' : outcome}`;

const spokenOf = (answer: Answer, consequences: readonly string[], cooling: number): string => {
  const parts = [answer.label, effectWords(answer)];
  if (consequences.length > 0) parts.push(`then ${consequences.join(', ')}`);
  if (cooling > 0) parts.push(`usable in ${cooling} s`);
  return parts.join('; ');
};

/** Events cooling now, soonest first. */
const coolingOf = (content: Content, state: State): View['cooling'] =>
  content.events
    .map(({ id, title }, slot) => ({ eventId: id, title, until: eventExpiry(state.cooldowns, slot) }))
    .filter(({ until }) => until > state.clockMs)
    .sort((a, b) => a.until - b.until)
    .map(({ eventId, title, until }) => ({ eventId, title, seconds: secondsUntil(content, state, until) }));

/** The loudest and the quietest events of this run. Ties in content order. */
export const climateOf = (content: Content, state: State): View['climate'] => {
  const rows = content.events
    .map(({ id, title }, i) => ({ eventId: id, title, pm: state.env[i]!, i }))
    .filter(({ i }) => state.base[i]! >= 0);
  const take = content.config.forecast.climateRows;
  const clean = ({ eventId, title, pm }: ClimateRow): ClimateRow => ({ eventId, title, pm });
  return {
    high: [...rows]
      .sort((a, b) => b.pm - a.pm || a.i - b.i)
      .slice(0, take)
      .map(clean),
    low: [...rows]
      .sort((a, b) => a.pm - b.pm || a.i - b.i)
      .slice(0, take)
      .map(clean),
  };
};

const resultOf = (content: Content, state: State): View['result'] =>
  state.outcome === null
    ? null
    : {
        outcome: state.outcome,
        finalEventId: state.finalEventId,
        finalTitle: cardOf(content, state.finalEventId)?.title ?? null,
        tier: tierOf(content.config, state.score, state.outcome),
        stars: starsOf(content.config, state, state.outcome),
        endText: endText(state.outcome, state.score),
      };
