// Many runs counted: wins and losses with a confidence interval, and per event and answer how often it was met.

import { marginPm } from '../rules/rounding.ts';
import { compile } from '../rules/table.ts';
import type { Content, Level, Outcome } from '../shape.ts';
import type { PolicyName } from './policies.ts';
import { playRun } from './simulate.ts';

export interface EventCount {
  readonly eventId: string;
  /** Runs in which the card was seen. */
  seen: number;
  readonly answers: { readonly actionId: string; offered: number; picked: number }[];
}

export interface Tally {
  readonly policy: PolicyName;
  readonly scenario: string;
  runs: number;
  readonly outcomes: { [O in Outcome]: number };
  picks: number;
  longestWait: number;
  readonly scores: number[];
  readonly events: readonly EventCount[];
}

export interface TallyAsk {
  readonly policy: PolicyName;
  readonly level: Level;
  readonly seeds: Iterable<string>;
  readonly thinkTicks?: number;
}

/** Seeds PREFIX-1 … PREFIX-n. */
export function* seedsOf(prefix: string, from: number, to: number): Generator<string> {
  for (let i = from; i <= to; i++) yield `${prefix}-${i}`;
}

/** Yields after every run, so that a worker can report and stop; returns the tally. */
export function* tally(given: Content, ask: TallyAsk): Generator<number, Tally, void> {
  const content = compile(given);
  const events = content.events.map(({ id, actions }) => ({
    eventId: id,
    seen: 0,
    answers: actions.map((answer) => ({ actionId: answer.id, offered: 0, picked: 0 })),
  }));
  const byEvent = new Map(events.map((one) => [one.eventId, one]));
  const byAnswer = new Map(events.flatMap(({ answers }) => answers.map((one) => [one.actionId, one] as const)));
  const count: Tally = {
    policy: ask.policy,
    scenario: 'ticket' in ask.level ? `ticket-${ask.level.ticket}` : ask.level.scenario,
    runs: 0,
    outcomes: { win: 0, time: 0, stress: 0, privilege: 0, critical: 0 },
    picks: 0,
    longestWait: 0,
    scores: [],
    events,
  };
  for (const seed of ask.seeds) {
    const seen = new Set<string>();
    const played = playRun(content, ask.level, seed, ask.policy, {
      ...(ask.thinkTicks === undefined ? {} : { thinkTicks: ask.thinkTicks }),
      watch: {
        shown: (eventId) => {
          if (seen.has(eventId)) return;
          seen.add(eventId);
          byEvent.get(eventId)!.seen += 1;
        },
        answered: (offered, picked) => {
          for (const id of offered) byAnswer.get(id)!.offered += 1;
          byAnswer.get(picked)!.picked += 1;
        },
      },
    });
    count.runs += 1;
    count.outcomes[played.outcome] += 1;
    count.picks += played.picks;
    count.longestWait = Math.max(count.longestWait, played.longestWait);
    count.scores.push(played.state.score);
    yield count.runs;
  }
  return count;
}

/** Share of wins in per mille with two standard errors either side. */
export const winRate = (count: Tally): { readonly value: number; readonly low: number; readonly high: number } => {
  const value = count.runs === 0 ? 0 : Math.floor((2000 * count.outcomes.win + count.runs) / (2 * count.runs));
  const margin = count.runs === 0 ? 0 : marginPm(value, count.runs);
  return { value, low: Math.max(0, value - margin), high: Math.min(1000, value + margin) };
};

export interface CoverageRow {
  readonly eventId: string;
  readonly title: string;
  /** Runs in which it was seen, per mille, by player. */
  readonly seenPm: { readonly [policy: string]: number };
  readonly answers: readonly {
    readonly actionId: string;
    readonly label: string;
    readonly offered: { readonly [policy: string]: number };
    readonly picked: { readonly [policy: string]: number };
  }[];
}

/** The report per event and answer, one column a player. */
export const coverage = (content: Content, tallies: readonly Tally[]): readonly CoverageRow[] =>
  content.events.map(({ id, title, actions }, e) => ({
    eventId: id,
    title,
    seenPm: Object.fromEntries(
      tallies.map((one) => [one.policy, Math.floor((1000 * one.events[e]!.seen) / Math.max(1, one.runs))]),
    ),
    answers: actions.map((answer, a) => ({
      actionId: answer.id,
      label: answer.label,
      offered: Object.fromEntries(tallies.map((one) => [one.policy, one.events[e]!.answers[a]!.offered])),
      picked: Object.fromEntries(tallies.map((one) => [one.policy, one.events[e]!.answers[a]!.picked])),
    })),
  }));
