// Whole runs by a reference player in relaxed timing, and what they show: outcomes, waits, cards seen, answers taken.

import { diceOf, type Stream } from '@interlock/kernel';
import { cardOf, SELECT } from '../rules/cards.ts';
import { awaitCard, relaxedStep, StreamTape, usableAnswers } from '../rules/relaxed.ts';
import { compile } from '../rules/table.ts';
import { setup } from '../setup.ts';
import type { Content, Level, Outcome, PortEvent, State } from '../shape.ts';
import { type Policy, type PolicyName, policies } from './policies.ts';

export const POLICY = 'port.policy';

/** Told about a run as it goes; each part may be left out. */
export interface Watch {
  shown?(eventId: string): void;
  answered?(offered: readonly string[], picked: string): void;
}

export interface Played {
  readonly outcome: Outcome;
  readonly picks: number;
  readonly state: State;
  /** The most seconds in a row that passed without a card. */
  readonly longestWait: number;
}

class WatchTape extends StreamTape {
  longestWait = 0;
  readonly #watch: Watch;

  constructor(stream: Stream, watch: Watch) {
    super(stream);
    this.#watch = watch;
  }

  override emit(event: PortEvent): number {
    if (event.type === 'idleTicked') this.longestWait = Math.max(this.longestWait, event.idleTicks);
    if (event.type === 'cardShown') this.#watch.shown?.(event.eventId);
    return 0;
  }
}

export interface PlayOptions {
  readonly thinkTicks?: number;
  readonly watch?: Watch;
}

/** Plays the draft to its end; `select` draws the cards, `coins` is for players who toss. */
export const playOut = (
  given: Content,
  draft: State,
  select: Stream,
  policy: Policy,
  coins: Stream,
  options: PlayOptions = {},
): Played => {
  const content = compile(given);
  const watch = options.watch ?? {};
  const thinkTicks = options.thinkTicks ?? content.config.relaxed.thinkTicks;
  const tape = new WatchTape(select, watch);
  let picks = 0;
  awaitCard(content, draft, tape);
  while (draft.outcome === null) {
    const card = cardOf(content, draft.currentEventId)!;
    const answer = policy(content, draft, coins);
    if (watch.answered) {
      watch.answered(
        usableAnswers(content, card, draft).map(({ id }) => id),
        answer.id,
      );
    }
    relaxedStep(content, draft, card, answer, tape, thinkTicks);
    picks += 1;
  }
  return { outcome: draft.outcome, picks, state: draft, longestWait: tape.longestWait };
};

/** One run of a level with a seed, from set-up to its end. */
export const playRun = (
  given: Content,
  level: Level,
  seed: string,
  policy: PolicyName,
  options: PlayOptions = {},
): Played => {
  const content = compile(given);
  const dice = diceOf(seed);
  const state = setup(content, level, dice);
  if (state.currentEventId !== null) options.watch?.shown?.(state.currentEventId);
  return playOut(content, state, dice.stream(SELECT), policies[policy], dice.stream(POLICY), options);
};
