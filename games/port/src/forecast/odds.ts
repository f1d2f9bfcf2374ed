// Odds of winning by simulation: the steady player plays on from here, many times, on dice that are not the run's.
// A generator, so that a worker can show progress and stop.

import { diceOf, digestOf, fail, type Result } from '@interlock/kernel';
import { copy } from '../play.ts';
import { cardOf } from '../rules/cards.ts';
import { relaxedStep, StreamTape, usableAnswers } from '../rules/relaxed.ts';
import { marginPm, perMille } from '../rules/rounding.ts';
import { compile } from '../rules/table.ts';
import type { Answer, Content, Outcome, State } from '../shape.ts';
import { OUTCOMES } from '../shape.ts';
import { keyOf } from '../solve/key.ts';
import { steady } from '../solve/policies.ts';
import { playOut } from '../solve/simulate.ts';

export const ODDS = 'port.odds';

export interface Odds {
  /** Null for the state itself, answered by the steady player. */
  readonly actionId: string | null;
  readonly samples: number;
  /** Per mille, adding up to 1000. */
  readonly pm: { readonly [O in Outcome]: number };
  /** Two standard errors of `pm.win`. */
  readonly margin: number;
}

/** Null where the number will do; else why not. */
export const badSamples = (content: Content, samples: unknown): Result<never> | null => {
  const { maxSamples } = content.config.odds;
  if (Number.isSafeInteger(samples) && (samples as number) >= 1 && (samples as number) <= maxSamples) return null;
  return fail(
    'bad-samples',
    `samples must be a whole number from 1 to ${maxSamples}, for example ${content.config.odds.samples}.`,
  );
};

export const summary = (actionId: string | null, counts: { readonly [O in Outcome]: number }): Odds => {
  const list = OUTCOMES.map((outcome) => counts[outcome]);
  const samples = list.reduce((sum, count) => sum + count, 0);
  const shares = perMille(list);
  const pm = Object.fromEntries(OUTCOMES.map((outcome, i) => [outcome, shares[i]!])) as { [O in Outcome]: number };
  return { actionId, samples, pm, margin: marginPm(pm.win, samples) };
};

/** One sample's end. Neither seed nor history of the run enters: only the state, the answer and the sample's number. */
export const sampleOf = (content: Content, state: State, answer: Answer | null, sample: number): Outcome => {
  const select = diceOf(digestOf([keyOf(state), answer?.id ?? '', sample])).stream(ODDS);
  const draft = copy(state);
  if (answer !== null) {
    relaxedStep(content, draft, cardOf(content, draft.currentEventId)!, answer, new StreamTape(select));
  }
  return playOut(content, draft, select, steady, select).outcome;
};

export interface OddsProgress {
  readonly done: number;
  readonly of: number;
}

/** The state's odds first, then those after each usable answer in card order. Yields after every `step` samples. */
export function* odds(
  given: Content,
  state: State,
  samples: number = given.config.odds.samples,
  step = 20,
): Generator<OddsProgress, readonly Odds[], void> {
  const content = compile(given);
  const card = cardOf(content, state.currentEventId);
  const asked: (Answer | null)[] = [null, ...(card === null ? [] : usableAnswers(content, card, state))];
  const found: Odds[] = [];
  let done = 0;
  for (const answer of asked) {
    const counts = { win: 0, time: 0, stress: 0, privilege: 0, critical: 0 };
    for (let sample = 0; sample < samples; sample++) {
      counts[sampleOf(content, state, answer, sample)] += 1;
      done += 1;
      if (done % step === 0) yield { done, of: samples * asked.length };
    }
    found.push(summary(answer?.id ?? null, counts));
  }
  return found;
}

/** The odds of the state alone. */
export const stateOdds = (given: Content, state: State, samples: number): Odds => {
  const content = compile(given);
  const counts = { win: 0, time: 0, stress: 0, privilege: 0, critical: 0 };
  for (let sample = 0; sample < samples; sample++) counts[sampleOf(content, state, null, sample)] += 1;
  return summary(null, counts);
};

/** Runs a generator to its end. */
export const finish = <T>(going: Generator<unknown, T, void>): T => {
  let step = going.next();
  while (!step.done) step = going.next();
  return step.value;
};
