// How hard is a level? Measured along a winning line: how long it is, how many turns one may choose from, how many
// of them are fatal, how often only one is right, and how often bots win. Integers; shares in thousandths.

import {
  type Game,
  type Policy,
  type Run,
  type Shape,
  type SolveProgress,
  type Turn,
  turnsOf,
} from '@interlock/kernel';
import type { Work } from './drive.ts';
import { perMille } from './integers.ts';
import { greedyPolicy } from './policies.ts';
import { Problem } from './problem.ts';
import { randomPolicy } from './random.ts';
import { simulate } from './simulate.ts';
import { solve } from './solve.ts';

export interface DifficultyAsk<G extends Shape> {
  /** Positions for the verdict on one alternative turn. */
  readonly nodes?: number;
  /** Alternatives judged in each position of the line. */
  readonly width?: number;
  /** Runs of each bot. */
  readonly runs?: number;
  readonly bots?: Readonly<Record<string, Policy<G>>>;
}

export interface Difficulty {
  readonly turns: number;
  readonly actions: number;
  /** Mean number of turns to choose from, in thousandths; counted up to `CHOICES` a position. */
  readonly branching: number;
  /** Of the alternatives judged: those proven lost. */
  readonly deadEnds: number;
  /** Of the positions on the line: those where every alternative judged is proven lost. */
  readonly forced: number;
  /** Share of runs won, by bot. */
  readonly bots: Readonly<Record<string, number>>;
}

/** Choices counted in one position at most. */
const CHOICES = 500;

/** Plans of some games can be laid out without end: then those count that its own search would try. */
const choicesOf = <G extends Shape>(game: Game<G>, world: G['world'], state: G['state']): readonly Turn<G>[] => {
  const { turns, search } = game.proof ?? {};
  const listed = turns?.(world, state) ?? search?.turns?.(world, state);
  if (listed === undefined) return [...turnsOf(game, world, state, CHOICES)];
  const found: Turn<G>[] = [];
  for (const turn of listed) if (found.push(turn) >= CHOICES) break;
  return found;
};

export function* difficulty<G extends Shape>(
  run: Run<G>,
  witness: readonly Turn<G>[],
  ask: DifficultyAsk<G> = {},
): Work<SolveProgress, Difficulty> {
  const { game, world } = run;
  const budget = ask.nodes ?? 500;
  const width = ask.width ?? 24;
  let nodes = 0;
  let choices = 0;
  let judged = 0;
  let lost = 0;
  let forced = 0;
  let { state, dice } = run.start;
  const problem = new Problem(game, world, run.start);
  for (const [depth, turn] of witness.entries()) {
    const right = problem.play(state, dice, turn);
    const rightDice = problem.after;
    const rightKey = problem.key(right, rightDice);
    let others = 0;
    let fatal = 0;
    const all = choicesOf(game, world, state);
    choices += all.length;
    // Evenly over all of them: neighbours in the list begin alike.
    const apart = Math.max(1, Math.floor(all.length / width));
    for (let i = 0; i < all.length && others < width; i += apart) {
      const other = all[i] as Turn<G>;
      const next = problem.play(state, dice, other);
      if (problem.key(next, problem.after) === rightKey) continue;
      others++;
      const work = solve(game, world, { state: next, dice: problem.after }, { nodes: budget, goal: 'any' });
      for (let step = work.next(); ; step = work.next()) {
        if (!step.done) {
          yield { nodes: nodes + step.value.nodes, depth };
          continue;
        }
        nodes += step.value.nodes + 1;
        if (step.value.verdict === 'lost') fatal++;
        break;
      }
      yield { nodes, depth };
    }
    judged += others;
    lost += fatal;
    if (others === fatal) forced++;
    state = right;
    dice = rightDice;
  }
  const bots: Record<string, number> = {};
  for (const [name, policy] of Object.entries(ask.bots ?? { random: randomPolicy, greedy: greedyPolicy })) {
    const seeds = Array.from({ length: ask.runs ?? 50 }, (_, i) => `BOT-${i + 1}`);
    const work = simulate(game, policy, { seeds, open: () => run, turns: 4 * witness.length + 20 });
    for (let step = work.next(); ; step = work.next()) {
      if (!step.done) {
        yield { nodes: nodes + step.value.nodes, depth: 0 };
        continue;
      }
      bots[name] = step.value.rate.value;
      break;
    }
  }
  return {
    turns: witness.length,
    actions: witness.reduce((sum, turn) => sum + turn.length, 0),
    branching: perMille(choices, witness.length),
    deadEnds: perMille(lost, judged),
    forced: perMille(forced, witness.length),
    bots,
  };
}
