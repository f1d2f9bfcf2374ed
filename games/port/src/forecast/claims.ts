// Claims about chance: can a card still be shown, can the run still be won, by any rolls? Yes comes with a line of
// relaxed play; no is said when a search that forgives cooldowns, waiting and dice has nothing left to try.

import { SilentTape } from '@interlock/kernel';
import { copy, passSecond } from '../play.ts';
import { applyAction, applyTick, cardOf, checkRunOutcome, fieldsAfter } from '../rules/cards.ts';
import { fieldsOf } from '../rules/fields.ts';
import { usableAnswers } from '../rules/relaxed.ts';
import { evaluateCondition, isRemembered, type Readings, stateModifierPm, totalOf, weigh } from '../rules/selection.ts';
import { compile } from '../rules/table.ts';
import type { Card, Content, Fields, PortEvent, State } from '../shape.ts';
import { keyOf } from '../solve/key.ts';

export type Claim =
  | { readonly is: 'yes'; readonly line: readonly Step[]; readonly nodes: number }
  | { readonly is: 'no'; readonly nodes: number }
  | { readonly is: 'unknown'; readonly nodes: number };

/** An answer, and the card that must then be rolled (null where the run ends by it). */
export interface Step {
  readonly actionId: string;
  readonly next: string | null;
}

type Goal = { readonly show: string } | 'win';

/** Can this event still be shown from here, by any rolls? */
export const canBeShown = (content: Content, state: State, eventId: string, nodes: number): Claim => {
  if (state.currentEventId === eventId) return { is: 'yes', line: [], nodes: 0 };
  const slot = content.events.findIndex(({ id }) => id === eventId);
  // Left out of this run, or unknown.
  return (state.base[slot] ?? 0) <= 0 ? { is: 'no', nodes: 0 } : claim(content, state, { show: eventId }, nodes);
};

/** Can this state still be won, by any rolls? */
export const canBeWon = (content: Content, state: State, nodes: number): Claim => claim(content, state, 'win', nodes);

/** The cheap half of `canBeWon`: `no`, or `unknown`. */
export const isLostForCertain = (content: Content, state: State, nodes: number): Claim => {
  if (state.outcome !== null)
    return state.outcome === 'win' ? { is: 'yes', line: [], nodes: 0 } : { is: 'no', nodes: 0 };
  return disproof(content, state, 'win', nodes);
};

const claim = (given: Content, state: State, goal: Goal, nodes: number): Claim => {
  const content = compile(given);
  if (state.outcome !== null) {
    return goal === 'win' && state.outcome === 'win' ? { is: 'yes', line: [], nodes: 0 } : { is: 'no', nodes: 0 };
  }
  const third = Math.ceil(nodes / 3);
  const no = disproof(content, state, goal, third);
  if (no.is === 'no') return no;
  const relaxed = exactLine(content, state, goal, third, content.config.relaxed.thinkTicks);
  if (relaxed.is === 'yes') return relaxed;
  // Late in a run only quick hands get there: the same without thinking seconds.
  const quick = exactLine(content, state, goal, third, 0);
  return quick.is === 'yes' ? quick : { is: 'unknown', nodes: no.nodes + relaxed.nodes + quick.nodes };
};

// ------------------------------------------------------------------- yes, with a line

interface Node {
  readonly state: State;
  readonly parent: Node | null;
  readonly step: Step | null;
}

/** Best first over relaxed play in which every card of weight above 0 may come: conditions near the goal's first. */
const exactLine = (content: Content, start: State, goal: Goal, budget: number, thinkTicks: number): Claim => {
  const target = goal === 'win' ? winCard(content) : cardOf(content, goal.show);
  if (target === null) return { is: 'no', nodes: 0 };
  const buckets: Node[][] = [];
  const push = (node: Node): void => {
    const at = distance(content, target, node.state);
    const bucket = buckets[at];
    if (bucket) bucket.push(node);
    else buckets[at] = [node];
  };
  const seen = new Set<string>();
  push({ state: start, parent: null, step: null });
  let nodes = 0;
  while (nodes < budget) {
    let lowest = 0;
    while (lowest < buckets.length && !buckets[lowest]?.length) lowest++;
    const node = buckets[lowest]?.shift();
    if (!node) return { is: 'unknown', nodes };
    nodes += 1;
    for (const [step, state] of successors(content, node.state, thinkTicks)) {
      const child = { state, parent: node, step };
      const isDone = goal === 'win' ? state.outcome === 'win' : step.next === goal.show;
      if (isDone) return { is: 'yes', line: lineOf(child), nodes };
      if (state.outcome !== null) continue;
      const key = keyOf(state);
      if (seen.has(key)) continue;
      seen.add(key);
      push(child);
    }
  }
  return { is: 'unknown', nodes };
};

const lineOf = (node: Node): readonly Step[] => {
  const line: Step[] = [];
  for (let at: Node | null = node; at?.step; at = at.parent) line.push(at.step);
  return line.reverse();
};

/** Every answer with every card that could follow it, the thinking seconds passed. */
function* successors(content: Content, state: State, thinkTicks: number): Generator<readonly [Step, State]> {
  const card = cardOf(content, state.currentEventId);
  const tape = new SilentTape<PortEvent>();
  if (card === null) {
    for (const [next, later] of waited(content, state)) yield [{ actionId: '', next }, later];
    return;
  }
  for (const answer of usableAnswers(content, card, state)) {
    const after = copy(state);
    applyAction(content, after, card, answer, after.clockMs, tape);
    if (after.outcome !== null) {
      yield [{ actionId: answer.id, next: null }, after];
      continue;
    }
    const weights = weigh(content, after, after.clockMs);
    const shown = totalOf(weights) > 0 ? drawn(content, after, weights) : waited(content, after);
    const thought = after.nextTickMs + (thinkTicks - 1) * content.config.clock.tickMs;
    for (const [next, later] of shown) {
      while (later.nextTickMs <= thought && later.outcome === null) passSecond(content, later, tape);
      yield [{ actionId: answer.id, next }, later];
    }
  }
}

/** Each card that can be drawn now, on display. */
function* drawn(content: Content, state: State, weights: readonly number[]): Generator<readonly [string, State]> {
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0) continue;
    const next = copy(state);
    next.currentEventId = content.events[i]!.id;
    next.idleTicks = 0;
    yield [next.currentEventId, next];
  }
}

/** Without a card: the first tick at which cards can come, once for each of them. */
function* waited(content: Content, state: State): Generator<readonly [string, State]> {
  const draft = copy(state);
  const tape = new SilentTape<PortEvent>();
  while (applyTick(content, draft, tape)) {
    draft.idleTicks += 1;
    const weights = weigh(content, draft, draft.clockMs);
    if (totalOf(weights) === 0) continue;
    yield* drawn(content, draft, weights);
    return;
  }
}

/** How far the fields are from the target's conditions; 0 where the card is already on display. */
const distance = (content: Content, target: Card, state: State): number => {
  if (state.currentEventId === target.id) return 0;
  if (cardOf(content, state.currentEventId)?.terminal) return MOST;
  let far = 1;
  if (!isRemembered(content, target, state.cooldowns, state.clockMs)) far += 20;
  for (const condition of target.conditions) {
    if (evaluateCondition(state, condition)) continue;
    const gap = Math.abs(state[condition.param] - condition.value);
    far += condition.param === 'privilege' || condition.param === 'influence' ? 12 * gap : gap + 1;
  }
  return Math.min(MOST, far);
};

const MOST = 400;

const winCard = (content: Content): Card | null =>
  content.events.find(({ terminalOutcome }) => terminalOutcome === 'win') ?? null;

// ------------------------------------------------------------------- no, when nothing is left

/** A search that may only err toward yes: nothing cools, any second may be waited, every card of weight above 0 may
 *  come. If it runs dry, no play at all reaches the goal. */
const disproof = (content: Content, start: State, goal: Goal, budget: number): Claim => {
  const seen = new Map<string, number>();
  const open: { fields: Fields; card: Card }[] = [];
  let nodes = 0;
  let isReached = false;
  /** A state with less time left can do no more than one with more: only the best time of each is followed. */
  const visit = (fields: Fields, card: Card): void => {
    const key = `${fields.stress},${fields.privilege},${fields.bureaucracy},${fields.security},${fields.influence},${card.id}`;
    const known = seen.get(key);
    if (known !== undefined && known >= fields.timeLeft) return;
    seen.set(key, fields.timeLeft);
    open.push({ fields, card });
  };
  const arrive = (fields: Fields): void => {
    for (let i = 0; i < content.events.length && !isReached; i++) {
      const card = content.events[i]!;
      if (start.base[i]! <= 0 || !mayCome(content, card, fields)) continue;
      if (goal !== 'win' && card.id === goal.show) isReached = true;
      else visit(fields, card);
    }
  };
  const shown = cardOf(content, start.currentEventId);
  if (shown) visit(fieldsOf(start), shown);
  else arrive(fieldsOf(start));
  while (open.length > 0 && !isReached) {
    if (nodes >= budget) return { is: 'unknown', nodes };
    nodes += 1;
    const { fields, card } = open.pop()!;
    for (const answer of card.actions) {
      const after = fieldsAfter(content, fields, answer);
      const outcome = checkRunOutcome(content.config, after, card);
      if (outcome === 'win' && goal === 'win') isReached = true;
      if (outcome === null) arrive(after);
    }
  }
  return isReached ? { is: 'unknown', nodes } : { is: 'no', nodes };
};

/** By some waiting: less time left is always to be had, more is not. */
const mayCome = (content: Content, card: Card, fields: Fields): boolean => {
  if (stateModifierPm(content.config, card, fields) === 0 && !readsTime(card)) return false;
  for (const condition of card.conditions) {
    if (condition.param === 'idleTicks') continue;
    if (condition.param === 'timeLeft') {
      if (!holdsForSomeTime(condition.op, condition.value, fields.timeLeft)) return false;
    } else if (!evaluateCondition(fields as Readings, condition)) return false;
  }
  return true;
};

const readsTime = (card: Card): boolean => (card.weightRules ?? []).some(({ param }) => param === 'timeLeft');

/** Whether some number of seconds from 1 to `most` meets the condition. */
const holdsForSomeTime = (op: string, value: number, most: number): boolean => {
  switch (op) {
    case '>=':
      return most >= value;
    case '>':
      return most > value;
    case '<=':
      return value >= 1;
    case '<':
      return value > 1;
    case '==':
      return value >= 1 && value <= most;
    default:
      return most > 1 || value !== most;
  }
};

/** The verdict without knowledge of the dice. */
export const byAnyRolls = (content: Content, state: State, nodes: number): 'winnable' | 'lost' | 'unknown' => {
  const answer = canBeWon(content, state, nodes);
  return answer.is === 'yes' ? 'winnable' : answer.is === 'no' ? 'lost' : 'unknown';
};
