// The measured balance of RULES.md: how reference players fare, and how long the gate is stood in before the port opens.
//   npx tsx games/port/tools/measure.ts [--scenario standard,…] [--policy random,greedy,careful] [--seeds FRESH] [--runs 2000]
// `patient` is careful until all three conditions hold and then stays wherever an answer pays for it.
// Seeds are <prefix>-1 to <prefix>-<runs>; take a prefix that nothing was tuned on.

import { parseArgs } from 'node:util';
import { diceOf } from '@interlock/kernel';
import { content } from '../src/content.ts';
import { SELECT } from '../src/rules/cards.ts';
import { isGateMet } from '../src/rules/gate.ts';
import { setup } from '../src/setup.ts';
import { OUTCOMES } from '../src/shape.ts';
import { type Policy, policies } from '../src/solve/policies.ts';
import { POLICY, playOut } from '../src/solve/simulate.ts';
import { patient } from './patient.ts';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'standard' },
    policy: { type: 'string', default: 'random,greedy,careful,patient' },
    seeds: { type: 'string', default: 'FRESH' },
    runs: { type: 'string', default: '2000' },
  },
});

const players: Readonly<Record<string, Policy>> = { ...policies, patient };

const quantile = (sorted: readonly number[], of100: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of100) / 100))] ?? Number.NaN;
const ascending = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);
const percent = (many: number, of: number): string => `${((100 * many) / of).toFixed(1)} %`;

const measure = (scenario: string, name: string, runs: number): void => {
  const policy = players[name];
  if (!policy) throw new Error(`${name} is no player; ${Object.keys(players).join(', ')} are.`);
  const ends = Object.fromEntries(OUTCOMES.map((one) => [one, 0])) as Record<string, number>;
  const [scores, wonScores, left, picks, afterGate, opened]: number[][] = [[], [], [], [], [], []];
  let stars = 0;
  for (let i = 1; i <= runs; i++) {
    const dice = diceOf(`${values.seeds}-${i}`);
    const state = setup(content, { scenario }, dice);
    let since: number | null = null;
    let asked = 0;
    const watched: Policy = (world, now, stream) => {
      if (since === null && isGateMet(world, now)) since = asked;
      asked += 1;
      return policy(world, now, stream);
    };
    const played = playOut(content, state, dice.stream(SELECT), watched, dice.stream(POLICY));
    ends[played.outcome]! += 1;
    picks!.push(played.picks);
    scores!.push(played.state.score);
    const isWon = played.outcome === 'win';
    if (since !== null) afterGate!.push(isWon ? played.picks - since : Number.POSITIVE_INFINITY);
    if (!isWon) continue;
    if (since !== null) opened!.push(played.picks - since);
    wonScores!.push(played.state.score);
    left!.push(played.state.timeLeft);
    if (played.state.score >= content.config.stars.scoreMin) stars += 1;
  }
  const mean = picks!.reduce((sum, one) => sum + one, 0) / runs;
  const [all, won] = [ascending(scores!), ascending(wonScores!)];
  process.stdout.write(
    [
      `${scenario}, ${name}, ${runs} runs on ${values.seeds}-1…`,
      `  ${OUTCOMES.map((one) => `${one} ${percent(ends[one]!, runs)}`).join(', ')}`,
      `  answers ${mean.toFixed(1)} in the mean; in the gate ${percent(afterGate!.length, runs)}`,
      `  answers from the gate to the open port, median: ${quantile(ascending(afterGate!), 50)} of those who got there, ${quantile(ascending(opened!), 50)} of those who opened it (95 %: ${quantile(ascending(opened!), 95)})`,
      `  score 5, 50, 95 %: ${[5, 50, 95].map((one) => quantile(all, one)).join(', ')}; of wins ${[5, 50, 95].map((one) => quantile(won, one)).join(', ')}; score star in ${percent(stars, Math.max(1, won.length))} of wins`,
      `  seconds left at a win, median: ${quantile(ascending(left!), 50)}`,
      '',
    ].join('\n'),
  );
};

const scenarios = values.scenario === 'all' ? content.scenarios.map(({ id }) => id) : values.scenario.split(',');
for (const scenario of scenarios)
  for (const name of values.policy.split(',')) measure(scenario, name, Number(values.runs));
