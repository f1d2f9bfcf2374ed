// The game's own questions for `ask`: odds, climate, wait, choices, compare, lint, reach. They read the run and change nothing.

import { fail, type Game, type Json, ok, type Result } from '@interlock/kernel';
import { lint } from './authoring/lint.ts';
import { judgePlan, type Plan } from './driver.ts';
import { canBeShown } from './forecast/claims.ts';
import { compare } from './forecast/compare.ts';
import { compareText } from './forecast/compareText.ts';
import { firstCardMs } from './forecast/forecast.ts';
import { badSamples, finish, odds } from './forecast/odds.ts';
import { answerSlotOf, cardOf } from './rules/cards.ts';
import { actionExpiry } from './rules/cooldowns.ts';
import type { Content, PortShape, State } from './shape.ts';
import { climateOf } from './view.ts';

const argOf = (args: Json, key: string): Json | undefined =>
  typeof args === 'object' && args !== null && !Array.isArray(args) && Object.hasOwn(args, key)
    ? (args as { readonly [key: string]: Json })[key]
    : undefined;

const askOdds = (content: Content, state: State, args: Json): Result<Json> => {
  const samples = argOf(args, 'samples');
  const bad = badSamples(content, samples);
  if (bad) return bad;
  if (state.phase !== 'running')
    return fail('not-running', `The run is over (${state.outcome}); there are no odds left.`);
  return ok(finish(odds(content, state, samples as number)) as unknown as Json);
};

/** The next stamp at which a card, or a cooling answer of the card on display, becomes possible. */
const askWait = (content: Content, state: State): Result<Json> => {
  const card = cardOf(content, state.currentEventId);
  if (state.phase !== 'running') return ok({ cardMs: null, answerMs: null });
  if (card === null) return ok({ cardMs: firstCardMs(content, state), answerMs: null });
  const cooling = card.actions
    .map((answer) => actionExpiry(state.cooldowns, answerSlotOf(content, card, answer)))
    .filter((atMs) => atMs > state.clockMs);
  return ok({ cardMs: state.clockMs, answerMs: cooling.length === 0 ? null : Math.min(...cooling) });
};

const askChoices = (content: Content, state: State): Result<Json> => {
  const card = cardOf(content, state.currentEventId);
  if (card === null) return ok([]);
  return ok(
    card.actions.map((answer) => {
      const readyAtMs = Math.max(state.clockMs, actionExpiry(state.cooldowns, answerSlotOf(content, card, answer)));
      const usable = readyAtMs <= state.clockMs;
      const reason = usable ? null : `cools until ${readyAtMs} ms`;
      return { actionId: answer.id, label: answer.label, usable, readyAtMs, reason };
    }),
  );
};

/** A plan as asked: an answer's id, or the id with the ticks to wait before it. */
const planOf = (asked: Json | undefined): Plan | null => {
  if (typeof asked === 'string') return { actionId: asked, waitTicks: 0 };
  const [actionId, waitTicks] = [argOf(asked ?? null, 'actionId'), argOf(asked ?? null, 'waitTicks') ?? 0];
  return typeof actionId === 'string' && typeof waitTicks === 'number' ? { actionId, waitTicks } : null;
};

/** Two plans for the card on display, side by side: numbers, and the same as lines. */
const askCompare = (content: Content, state: State, args: Json): Result<Json> => {
  const [a, b] = [planOf(argOf(args, 'a')), planOf(argOf(args, 'b'))];
  if (a === null || b === null)
    return fail('bad-plan', 'compare takes a and b, each an actionId or {"actionId","waitTicks"}.');
  const refusal = judgePlan(content, state, 'relaxed', a) ?? judgePlan(content, state, 'relaxed', b);
  if (refusal) return fail(refusal.code, refusal.why);
  const found = compare(content, state, a, b)!;
  return ok({ ...found, text: compareText(found) } as unknown as Json);
};

const REACH_NODES = 60_000;

/** Can this card still come, by any answers and any rolls? `yes` with the line, `no` only where nothing is left to try. */
const askReach = (content: Content, state: State, args: Json): Result<Json> => {
  const event = argOf(args, 'event');
  if (typeof event !== 'string' || cardOf(content, event) === null)
    return fail('unknown-event', 'reach takes event, the id of a card of this content.');
  return ok(canBeShown(content, state, event, REACH_NODES) as unknown as Json);
};

export const questions: NonNullable<Game<PortShape>['questions']> = {
  odds: (content, state, _viewer, args) => askOdds(content, state, args),
  climate: (content, state) => ok(climateOf(content, state) as unknown as Json),
  wait: (content, state) => askWait(content, state),
  choices: (content, state) => askChoices(content, state),
  compare: (content, state, _viewer, args) => askCompare(content, state, args),
  lint: (content) => ok(lint(content) as unknown as Json),
  reach: (content, state, _viewer, args) => askReach(content, state, args),
};
