// Lint of whole events: can they be eligible, reached, drawn; does the run have a way to go on and a way to be won.

import type { Card, Condition, Content } from '../shape.ts';
import type { Report } from './lint.ts';
import { agree, type Box, canFollow, isInSomeScenario, largestModifier, meets } from './reach.ts';

export const said = ({ param, op, value }: Condition): string => `${param} ${op} ${value}`;

export const isAlwaysEligible = (card: Card): boolean => card.conditions.length === 0 && card.after === undefined;

export const lintEvents = (content: Content, box: Box, report: Report): void => {
  content.events.forEach((card, i) => {
    const path = `events[${i}]`;
    if (card.baseWeight === 0) {
      const message = `\`${card.id}\` has base weight 0 and will never be drawn`;
      report('L14', 'warning', 'events', `${path}.baseWeight`, message, [card.id]);
    }
    if (lintContradiction(card, path, report)) return;
    if (lintUnreachable(card, path, box, report) || lintForgotten(content, card, path, box, report)) return;
    lintUndrawable(content, card, i, box, report);
    lintVacuous(content, card, path, report);
  });
  lintWinPath(content, box, report);
  if (!lintSoftLock(content, report)) lintFreeze(content, report);
  lintBasics(content, report);
};

/** L01 */
const lintContradiction = ({ id, conditions }: Card, path: string, report: Report): boolean => {
  for (const [k, b] of conditions.entries()) {
    for (const a of conditions.slice(0, k)) {
      if (a.param !== b.param || agree(a, b)) continue;
      const message = `\`${id}\` can never be eligible: ${said(a)} contradicts ${said(b)}`;
      report('L01', 'error', 'events', `${path}.conditions[${k}]`, message, [id]);
      return true;
    }
  }
  return false;
};

/** L02, except for the win event, whose case is L07. */
const lintUnreachable = (
  { id, conditions, terminalOutcome }: Card,
  path: string,
  box: Box,
  report: Report,
): boolean => {
  for (const [k, condition] of conditions.entries()) {
    if (meets(box[condition.param], condition)) continue;
    if (terminalOutcome !== 'win') {
      const { lo, hi } = box[condition.param];
      const limit = isTooHigh(box, condition) ? `above ${hi}` : `below ${lo}`;
      const message = `\`${id}\` needs ${said(condition)}, but no sequence of actions brings ${condition.param} ${limit}`;
      report('L02', 'error', 'events', `${path}.conditions[${k}]`, message, [id]);
    }
    return true;
  }
  return false;
};

/** L02 again: nothing that the card comes after can be answered, or none of it is remembered for a second. */
const lintForgotten = (content: Content, card: Card, path: string, box: Box, report: Report): boolean => {
  if (card.after === undefined || canFollow(content, card, box)) return false;
  const message = `\`${card.id}\` comes after ${card.after.map((id) => `\`${id}\``).join(' or ')}, which nobody can answer and remember: name an answer of a card that comes up, with a cooldown`;
  report('L02', 'error', 'events', `${path}.after`, message, [card.id]);
  return true;
};

/** Which end of the box a condition that it does not meet lies beyond. */
const isTooHigh = (box: Box, { param, op, value }: Condition): boolean =>
  op === '>=' || op === '>' || (op === '==' && value > box[param].hi);

/** L03 */
const lintUndrawable = (content: Content, card: Card, i: number, box: Box, report: Report): void => {
  if (card.baseWeight === 0) return;
  const why = !isInSomeScenario(content, card)
    ? 'its event is left out of every scenario'
    : largestModifier(content, card, box) === 0
      ? 'its event has weight 0 in every reachable state'
      : null;
  if (why === null) return;
  card.actions.forEach(({ id }, k) => {
    report('L03', 'error', 'events', `events[${i}].actions[${k}]`, `\`${id}\` can never be chosen: ${why}`, [id]);
  });
};

const GATE: readonly string[] = ['privilege', 'security', 'bureaucracy', 'timeLeft'];

/** L15; the gate conditions of the win event say what the gate is and may stay. */
const lintVacuous = (content: Content, card: Card, path: string, report: Report): void => {
  const { percentMax, counterMax } = content.config.limits;
  for (const [k, condition] of card.conditions.entries()) {
    if (card.terminalOutcome === 'win' && GATE.includes(condition.param)) continue;
    const isPercent = ['stress', 'bureaucracy', 'security'].includes(condition.param);
    const all = { lo: 0, hi: isPercent ? percentMax : counterMax };
    if (meets(all, negated(condition))) continue;
    const message = `${said(condition)} is always true; remove it`;
    report('L15', 'warning', 'events', `${path}.conditions[${k}]`, message, [card.id]);
  }
};

const NEGATION = { '>=': '<', '<=': '>', '>': '<=', '<': '>=', '==': '!=', '!=': '==' } as const;

const negated = (condition: Condition): Condition => ({ ...condition, op: NEGATION[condition.op] });

/** L07 */
const lintWinPath = (content: Content, box: Box, report: Report): void => {
  const at = content.events.findIndex(({ terminalOutcome, baseWeight }) => terminalOutcome === 'win' && baseWeight > 0);
  const card = content.events[at];
  if (!card) {
    report('L07', 'error', 'events', 'events', 'no event wins the run');
    return;
  }
  for (const [k, condition] of card.conditions.entries()) {
    if (meets(box[condition.param], condition)) continue;
    const { lo, hi } = box[condition.param];
    const limit = isTooHigh(box, condition) ? `cannot exceed ${hi}` : `cannot fall below ${lo}`;
    const message = `the win event needs ${said(condition)}, but ${condition.param} ${limit}`;
    report('L07', 'error', 'events', `events[${at}].conditions[${k}]`, message, [card.id]);
  }
};

const isFiller = (card: Card): boolean => card.tags.includes('filler') && card.baseWeight > 0;

/** L06: no card without conditions and no filler. */
const lintSoftLock = (content: Content, report: Report): boolean => {
  if (content.events.some((card) => (isAlwaysEligible(card) && card.baseWeight > 0) || isFiller(card))) return false;
  const { initRanges } = content.config;
  const state = `stress ${initRanges.stress.min}, privilege ${initRanges.privilege.min}, bureaucracy ${initRanges.bureaucracy.min}, security ${initRanges.security.min}`;
  const message = `no event can ever become eligible at ${state} once all others cool; add an event without conditions`;
  report('L06', 'error', 'events', 'events', message);
  return true;
};

/** L05: seconds without a card when everything cools. */
const lintFreeze = (content: Content, report: Report): void => {
  const { maxMs } = content.config.freeze;
  const { msPerSecond, tickMs } = content.config.clock;
  const fillers = content.events.filter(
    (card) => isFiller(card) && card.cooldown === 0 && card.actions.some(({ cooldown }) => cooldown === 0),
  );
  const waits = fillers.flatMap(({ conditions }) => {
    const [only] = conditions;
    return conditions.length === 1 && only!.param === 'idleTicks' && only!.op === '>=' ? [only!.value * tickMs] : [];
  });
  if (waits.length === 0) {
    for (const card of content.events) {
      if (!isAlwaysEligible(card) || card.baseWeight === 0) continue;
      const button = Math.min(...card.actions.map(({ cooldown }) => cooldown));
      waits.push(Math.max(card.cooldown, button) * msPerSecond);
    }
  }
  const wait = Math.min(...waits);
  if (wait <= maxMs) return;
  const limit = Math.floor(maxMs / msPerSecond);
  const long = waits.length === 0 ? 'without end' : `${Math.ceil(wait / msPerSecond)} s`;
  const cure = `add a filler with cooldown 0, an action of cooldown 0 and idleTicks >= ${limit} or less`;
  const message = `with everything cooling the player may wait ${long} (limit ${limit} s); ${cure}`;
  report('L05', 'error', 'events', 'events', message);
};

/** Always there in every ordinary run; the first card of a lesson is not. */
const isBasic = (card: Card): boolean => isAlwaysEligible(card) && !card.tags.includes('lesson');

/** L17 */
const lintBasics = (content: Content, report: Report): void => {
  const { count, cooldownMin, cooldownMax } = content.config.basics;
  const basics = content.events.filter(isBasic);
  if (basics.length !== count) {
    const message = `${basics.length} events are always eligible, ${count} expected`;
    const ids = basics.map(({ id }) => id);
    report('L17', 'warning', 'events', 'events', message, ids);
  }
  content.events.forEach((card, i) => {
    if (!isBasic(card) || (card.cooldown >= cooldownMin && card.cooldown <= cooldownMax)) return;
    const message = `\`${card.id}\` is always eligible with cooldown ${card.cooldown} s, ${cooldownMin} to ${cooldownMax} expected`;
    report('L17', 'warning', 'events', `events[${i}].cooldown`, message, [card.id]);
  });
};
