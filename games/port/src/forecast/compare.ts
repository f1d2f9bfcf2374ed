// Two plans side by side: what each does to every field and its thresholds, to the clock and the cooldowns, and the
// exact odds of every next card. Nothing is played and no die is read.

import type { Plan } from '../driver.ts';
import { answerOf, cardOf } from '../rules/cards.ts';
import { fieldsOf } from '../rules/fields.ts';
import { crossings, gateLines, losingCard } from '../rules/gate.ts';
import type { Content, Field, Fields, State } from '../shape.ts';
import { FIELDS } from '../shape.ts';
import { givesTime, type Outlook, outlook } from './forecast.ts';

/** One plan, laid out. */
export interface Laid {
  readonly plan: Plan;
  /** The answer's place on the card, from 1. */
  readonly number: number;
  readonly label: string;
  readonly outlook: Outlook;
  /** What changes about the gate and the losing cards between now and then. */
  readonly crossings: readonly string[];
  /** Seconds for which the card and the answer stay away afterwards. */
  readonly cools: { readonly card: number; readonly answer: number };
}

export interface ComparedField {
  readonly field: Field;
  readonly now: number;
  readonly a: number;
  readonly b: number;
  /** What the value means for the gate and the limits; empty where it means nothing. */
  readonly words: { readonly a: string; readonly b: string };
  /** The plan that leaves this field the better for the player; null where they are even. */
  readonly better: 'A' | 'B' | null;
}

export interface ComparedCard {
  readonly eventId: string;
  readonly title: string;
  readonly kind: 'win' | 'lose' | 'time' | null;
  /** Weight and share in each plan; 0 where the card cannot follow. */
  readonly a: { readonly weight: number; readonly pm: number };
  readonly b: { readonly weight: number; readonly pm: number };
}

export interface Comparison {
  readonly a: Laid;
  readonly b: Laid;
  readonly fields: readonly ComparedField[];
  /** Every card that can follow either plan, the likelier first. */
  readonly cards: readonly ComparedCard[];
}

/** Null where the card on display lacks one of the answers. */
export const compare = (content: Content, state: State, planA: Plan, planB: Plan): Comparison | null => {
  const a = layOut(content, state, planA);
  const b = layOut(content, state, planB);
  if (a === null || b === null) return null;
  const now = fieldsOf(state);
  return {
    a,
    b,
    fields: FIELDS.map((field) => comparedField(content, field, now, a.outlook.after, b.outlook.after)),
    cards: comparedCards(content, a.outlook, b.outlook),
  };
};

const layOut = (content: Content, state: State, plan: Plan): Laid | null => {
  const card = cardOf(content, state.currentEventId);
  const answer = card && answerOf(card, plan.actionId);
  const ahead = outlook(content, state, plan.actionId, { waitTicks: plan.waitTicks });
  if (!card || !answer || !ahead) return null;
  return {
    plan,
    number: card.actions.indexOf(answer) + 1,
    label: answer.label,
    outlook: ahead,
    crossings: ahead.ends === null ? crossings(content, state, ahead.after) : [],
    cools: { card: card.cooldown, answer: answer.cooldown },
  };
};

/** Fields a player wants high; of the others less is better. */
const HIGH: readonly Field[] = ['timeLeft', 'privilege', 'influence', 'score'];

const comparedField = (content: Content, field: Field, now: Fields, a: Fields, b: Fields): ComparedField => {
  const [low, high] = a[field] < b[field] ? (['A', 'B'] as const) : (['B', 'A'] as const);
  return {
    field,
    now: now[field],
    a: a[field],
    b: b[field],
    words: { a: meaningOf(content, field, now, a), b: meaningOf(content, field, now, b) },
    better: a[field] === b[field] ? null : HIGH.includes(field) ? high : low,
  };
};

/** The limit reached first; then a losing card that becomes drawable or goes away; then the gate. */
const meaningOf = (content: Content, field: Field, now: Fields, after: Fields): string => {
  const { lose, loseTerminals } = content.config;
  const value = after[field];
  if (field === 'timeLeft') return value <= 0 ? 'the clock runs out' : '';
  if (field === 'stress') return value >= lose.stressAt ? 'lost by stress' : '';
  if (field === 'privilege' && value <= lose.privilegeAt) return 'lost by privilege';
  const said: string[] = [];
  if (field === 'bureaucracy' || field === 'security') {
    const at = field === 'bureaucracy' ? loseTerminals.bureaucracyMin : loseTerminals.securityMin;
    const name = losingCard(content, field)?.title ?? 'a losing card';
    if (value >= at) said.push(`${name} can come`);
    else if (now[field] >= at) said.push(`${name} can no longer come`);
  }
  const line = gateLines(content, after).find((one) => one.field === field);
  if (line) {
    const wasMet = gateLines(content, now).find((one) => one.field === field)?.met ?? false;
    if (line.met) said.push(wasMet ? '' : 'enters the gate');
    else said.push(wasMet ? 'leaves the gate' : `${line.missing} from the gate`);
  }
  return said.filter((one) => one !== '').join(', ');
};

const comparedCards = (content: Content, a: Outlook, b: Outlook): readonly ComparedCard[] => {
  const rows: ComparedCard[] = [];
  for (const card of content.events) {
    const inA = a.cards.find((one) => one.eventId === card.id);
    const inB = b.cards.find((one) => one.eventId === card.id);
    if (!inA && !inB) continue;
    rows.push({
      eventId: card.id,
      title: card.title,
      kind: card.terminal ? (card.terminalOutcome === 'win' ? 'win' : 'lose') : givesTime(card) ? 'time' : null,
      a: { weight: inA?.weight ?? 0, pm: inA?.pm ?? 0 },
      b: { weight: inB?.weight ?? 0, pm: inB?.pm ?? 0 },
    });
  }
  return rows.sort((one, two) => Math.max(two.a.pm, two.b.pm) - Math.max(one.a.pm, one.b.pm));
};
