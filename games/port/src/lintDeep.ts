// The codes that need a solver or thousands of runs: L08, L23, L24. They run only on content without any other error.
// A generator: a worker can show progress and stop.

import { diceOf } from '@interlock/kernel';
import { seedsOf, type Tally, tallied } from './coverage.ts';
import { ordered, type PortFinding } from './finding.ts';
import { isRefused, lint } from './lint.ts';
import { isAlwaysEligible } from './lintEvents.ts';
import { POLICIES, type PolicyName } from './policies.ts';
import { beam } from './search.ts';
import { setup } from './setup.ts';
import type { Content } from './shape.ts';

export interface DeepAsk {
  /** Runs per player on `standard` for L23, and per player and scenario for L24. */
  readonly runs: number;
}

/** What each player met, one tally a scenario. */
type Pooled = ReadonlyMap<PolicyName, readonly Tally[]>;

const PLAYERS: readonly PolicyName[] = POLICIES.filter((name) => name !== 'steady');

export function* lintDeep(content: Content, ask: DeepAsk): Generator<string, readonly PortFinding[], void> {
  const shallow = lint(content);
  if (isRefused(shallow)) return shallow;
  const found: PortFinding[] = [];
  for (const [i, { id }] of content.scenarios.entries()) {
    yield `solving ${id}`;
    if (!isSolved(content, id)) {
      const { solveSeeds } = content.config.lint;
      const message = `no winning line found for any of the first ${solveSeeds} seeds of \`${id}\`; ease its start or its weights`;
      found.push({ file: 'scenarios', path: `scenarios[${i}]`, code: 'L08', severity: 'error', message, ids: [id] });
    }
  }
  if (isRefused(found)) return found;
  const pooled = new Map<PolicyName, Tally[]>();
  for (const { id } of content.scenarios) {
    for (const policy of PLAYERS) {
      yield `${policy} plays ${id}`;
      const one = tallied(content, { policy, level: { scenario: id }, seeds: seedsOf('LINT', 1, ask.runs) });
      pooled.set(policy, [...(pooled.get(policy) ?? []), one]);
    }
  }
  lintSeen(content, pooled, found);
  lintPicked(content, pooled, found);
  const { config, events, scenarios } = content;
  return ordered([...shallow, ...found], { config, events: { events }, scenarios: { scenarios } });
}

const isSolved = (content: Content, scenario: string): boolean => {
  const { solver, lint: limits } = content.config;
  for (const seed of seedsOf('LINT', 1, limits.solveSeeds)) {
    const dice = diceOf(seed);
    const state = setup(content, { scenario }, dice);
    const going = beam(content, { state, dice }, { width: solver.beam, maxPicks: solver.maxPicks, nodes: 60_000 });
    let step = going.next();
    while (!step.done) step = going.next();
    if (step.value.line) return true;
  }
  return false;
};

const percent = (pm: number): string => `${Math.floor(pm / 10)}${pm % 10 === 0 ? '' : `.${pm % 10}`} %`;

/** L23, on the reference scenario: the first that changes nothing. */
export const lintSeen = (content: Content, pooled: Pooled, found: PortFinding[]): void => {
  const { seenMinPm, seenMaxPm } = content.config.lint;
  const standard = content.scenarios.find(
    ({ initRanges, tagWeightPm, onlyTags }) => Object.keys(initRanges).length === 0 && !tagWeightPm && !onlyTags,
  );
  if (!standard) return;
  const tallies = [...pooled.values()].flat().filter(({ scenario }) => scenario === standard.id);
  const runs = tallies.reduce((sum, one) => sum + one.runs, 0);
  content.events.forEach((card, i) => {
    if (card.tags.includes('filler') || card.baseWeight === 0) return;
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
    if (card.terminal || card.tags.includes('filler')) return;
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
