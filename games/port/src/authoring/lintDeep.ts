// The codes that need a solver or thousands of runs: L08, L23, L24. They run only on content without any other error.
// A generator: a worker can show progress and stop.

import { diceOf } from '@interlock/kernel';
import { isInUse } from '../params.ts';
import { setup } from '../setup.ts';
import type { Content, Scenario } from '../shape.ts';
import { seedsOf, type Tally, tally } from '../solve/coverage.ts';
import { POLICIES, type PolicyName } from '../solve/policies.ts';
import { beam } from '../solve/search.ts';
import { ordered, type PortFinding } from './finding.ts';
import { isRefused, lint } from './lint.ts';
import { isAlwaysEligible } from './lintEvents.ts';

export interface DeepAsk {
  /** Runs per player on `standard` for L23, and per player and scenario for L24. */
  readonly runs: number;
}

/** What each player met, one tally a scenario. */
type Pooled = ReadonlyMap<PolicyName, readonly Tally[]>;

const PLAYERS: readonly PolicyName[] = POLICIES.filter((name) => name !== 'steady');

/** Where the check is, and what is settled by now: it takes minutes, and half an answer is one. */
export interface DeepProgress {
  readonly what: string;
  /** Scenarios solved and runs played, of all there will be. */
  readonly done: number;
  readonly of: number;
  /** Sentences that hold whatever comes after them. */
  readonly settled: readonly string[];
  /** The deep findings so far; none of them will be taken back. */
  readonly found: readonly PortFinding[];
}

type Deep<T> = Generator<DeepProgress, T, void>;

export function* lintDeep(content: Content, ask: DeepAsk): Deep<readonly PortFinding[]> {
  const shallow = lint(content);
  if (isRefused(shallow)) return shallow;
  const found: PortFinding[] = [];
  const settled: string[] = [];
  const of = content.scenarios.length * (1 + PLAYERS.length * ask.runs);
  const at = (what: string, done: number): DeepProgress => ({
    what,
    done,
    of,
    settled: [...settled],
    found: [...found],
  });
  for (const [i, { id, name }] of content.scenarios.entries()) {
    if (!(yield* isSolved(content, id, at(`solving ${name}`, i)))) {
      const { solveSeeds } = content.config.lint;
      const message = `no winning line found for any of the first ${solveSeeds} seeds of \`${id}\`; ease its start or its weights`;
      found.push({ file: 'scenarios', path: `scenarios[${i}]`, code: 'L08', severity: 'error', message, ids: [id] });
    }
  }
  if (isRefused(found)) return found;
  settled.push(`Each of the ${content.scenarios.length} scenarios has a winning line.`);
  // The reference scenario first: all that L23 asks is settled as soon as it was played.
  const standard = referenceOf(content);
  const order = [...content.scenarios].sort((a, b) => Number(b === standard) - Number(a === standard));
  const pooled = new Map<PolicyName, Tally[]>();
  let done = content.scenarios.length;
  for (const scenario of order) {
    for (const policy of PLAYERS) {
      const seeds = seedsOf('LINT', 1, ask.runs);
      const going = tally(content, { policy, level: { scenario: scenario.id }, seeds });
      let step = going.next();
      for (; !step.done; step = going.next()) yield at(`${policy} plays ${scenario.name}`, done++);
      pooled.set(policy, [...(pooled.get(policy) ?? []), step.value]);
    }
    if (scenario !== standard) continue;
    lintSeen(content, pooled, found);
    const amiss = found.length;
    settled.push(
      amiss === 0
        ? `In ${scenario.name} every card is met neither too rarely nor too often.`
        : `In ${scenario.name} ${amiss} ${amiss === 1 ? 'card is' : 'cards are'} met too rarely or too often.`,
    );
  }
  lintPicked(content, pooled, found);
  const { config, events, scenarios } = content;
  return ordered([...shallow, ...found], { config, events: { events }, scenarios: { scenarios } });
}

function* isSolved(content: Content, scenario: string, progress: DeepProgress): Deep<boolean> {
  const { solver, lint: limits } = content.config;
  for (const seed of seedsOf('LINT', 1, limits.solveSeeds)) {
    const dice = diceOf(seed);
    const state = setup(content, { scenario }, dice);
    const going = beam(content, { state, dice }, { width: solver.beam, maxPicks: solver.maxPicks, nodes: 60_000 });
    let step = going.next();
    for (; !step.done; step = going.next()) yield progress;
    if (step.value.line) return true;
  }
  return false;
}

/** The scenario that changes nothing. */
const referenceOf = (content: Content): Scenario | undefined =>
  content.scenarios.find(
    ({ initRanges, tagWeightPm, onlyTags }) => Object.keys(initRanges).length === 0 && !tagWeightPm && !onlyTags,
  );

const percent = (pm: number): string => `${Math.floor(pm / 10)}${pm % 10 === 0 ? '' : `.${pm % 10}`} %`;

/** L23, on the reference scenario. */
export const lintSeen = (content: Content, pooled: Pooled, found: PortFinding[]): void => {
  const { seenMinPm, seenMaxPm } = content.config.lint;
  const standard = referenceOf(content);
  if (!standard) return;
  const tallies = [...pooled.values()].flat().filter(({ scenario }) => scenario === standard.id);
  const runs = tallies.reduce((sum, one) => sum + one.runs, 0);
  content.events.forEach((card, i) => {
    if (card.tags.includes('filler') || card.baseWeight === 0 || !isInUse(card, null)) return;
    const seen = tallies.reduce((sum, one) => sum + one.events[i]!.seen, 0);
    const pm = Math.floor((seen * 1000) / Math.max(1, runs));
    const isBasic = isAlwaysEligible(card);
    const why =
      pm < seenMinPm
        ? `was seen in ${percent(pm)} of ${runs} runs (at least ${percent(seenMinPm)} expected)`
        : pm > seenMaxPm && !isBasic
          ? `was seen in ${percent(pm)} of ${runs} runs (at most ${percent(seenMaxPm)} outside the basics)`
          : null;
    if (why === null) return;
    const message = `\`${card.id}\` ${why}`;
    found.push({ file: 'events', path: `events[${i}]`, code: 'L23', severity: 'warning', message, ids: [card.id] });
  });
};

/** L24, on all scenarios together, where both players had enough offers. */
export const lintPicked = (content: Content, pooled: Pooled, found: PortFinding[]): void => {
  const { minOffers, pickedMinPm } = content.config.lint;
  const sum = (policy: PolicyName, i: number, k: number, what: 'offered' | 'picked'): number =>
    (pooled.get(policy) ?? []).reduce((all, one) => all + one.events[i]!.answers[k]![what], 0);
  content.events.forEach((card, i) => {
    if (card.terminal || card.tags.includes('filler') || card.tags.includes('lesson')) return;
    card.actions.forEach(({ id }, k) => {
      const isIgnored = (['greedy', 'careful'] as const).every((policy) => {
        const offered = sum(policy, i, k, 'offered');
        return offered >= minOffers && sum(policy, i, k, 'picked') * 1000 < offered * pickedMinPm;
      });
      if (!isIgnored) return;
      const message = `\`${id}\` is picked by neither greedy nor careful play in ${percent(pickedMinPm)} of its offers`;
      found.push({
        file: 'events',
        path: `events[${i}].actions[${k}]`,
        code: 'L24',
        severity: 'warning',
        message,
        ids: [id],
      });
    });
  });
};
