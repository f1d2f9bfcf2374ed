// After a loss: which single earlier turn, changed, would have saved the run. The latest point of no return comes
// first; then turns whose change alone, the rest played as it was, would have won.

import {
  digestOf,
  type Game,
  type Position,
  type Session,
  type Shape,
  type SolveProgress,
  type Turn,
} from '@interlock/kernel';
import type { Work } from './drive.ts';
import { Problem } from './problem.ts';
import { solve } from './solve.ts';

export interface BlameAsk {
  /** Positions looked at in all. */
  readonly nodes: number;
  /** Positions for the verdict on one turn; a tenth of `nodes` where left out. */
  readonly perTurn?: number;
  /** Findings at most. */
  readonly limit?: number;
}

export interface BlameFinding<G extends Shape> {
  /** The turn at fault, from 1. */
  readonly turn: number;
  readonly played: Turn<G>;
  readonly instead: Turn<G>;
  /** A winning line from before that turn; begins with `instead`. */
  readonly line: readonly Turn<G>[];
  /** `no-return`: winnable before this turn and not after it. `kept`: the rest of the run, as played, wins. */
  readonly kind: 'no-return' | 'kept';
  /** True if the position after the turn as played is proven lost, not merely unsolved within the budget. */
  readonly isCertain: boolean;
}

export interface Blame<G extends Shape> {
  /** `won`, `winnable`: nothing to blame (yet). `hopeless`: proven lost from the start. `unknown`: nothing found. */
  readonly is: 'found' | 'won' | 'winnable' | 'hopeless' | 'unknown';
  readonly findings: readonly BlameFinding<G>[];
  readonly nodes: number;
}

/** Also for a run that is not over: a position proven lost has its point of no return just the same. */
export function* blame<G extends Shape>(session: Session<G>, ask: BlameAsk): Work<SolveProgress, Blame<G>> {
  const { game, world, turns } = session;
  const limit = ask.limit ?? 3;
  const perTurn = ask.perTurn ?? Math.max(1, Math.trunc(ask.nodes / 10));
  const findings: BlameFinding<G>[] = [];
  let nodes = 0;
  const result = (is: Blame<G>['is']): Blame<G> => ({ is, findings, nodes });
  if (session.status.is === 'won') return result('won');

  const shared = sharedTurns(session);
  let at = turns.length;
  /** The earliest position proven lost; all after it are lost as well. */
  let lostFrom = Number.POSITIVE_INFINITY;
  let line: readonly Turn<G>[] | null = null;
  for (; at >= 0; at--) {
    const budget = Math.max(0, Math.min(perTurn, ask.nodes - nodes));
    // As long as the run went along its witness, what is left of that wins from there.
    const known = at <= shared ? (session.run.witness?.slice(at) ?? null) : null;
    const work = solve(game, world, session.positionAt(at), { nodes: budget, goal: 'any', known });
    for (let step = work.next(); ; step = work.next()) {
      if (!step.done) {
        yield { nodes: nodes + step.value.nodes, depth: at };
        continue;
      }
      nodes += step.value.nodes;
      if (step.value.verdict === 'winnable') line = step.value.witness;
      else if (step.value.verdict === 'lost') lostFrom = at;
      break;
    }
    if (line !== null) break;
    // The budget is gone: only the run's own witness is left to ask, where the run left it.
    if (nodes >= ask.nodes && at > shared) at = shared + 1;
  }
  if (line === null) return result(lostFrom === 0 ? 'hopeless' : 'unknown');

  // The line may begin as the run did (an unsolved position on the way was winnable after all): follow it.
  while (at < turns.length && sameTurn(game, world, session.positionAt(at), turns[at]!, line[0]!)) {
    at++;
    line = line.slice(1);
  }
  if (at === turns.length) return result('winnable');
  findings.push({
    turn: at + 1,
    played: turns[at] as Turn<G>,
    instead: line[0] as Turn<G>,
    line,
    kind: 'no-return',
    isCertain: at + 1 >= lostFrom,
  });
  for (let turn = turns.length; turn >= 1 && findings.length < limit; turn--) {
    // From a position that is proven lost nothing wins, and one finding a turn is enough.
    if (turn - 1 >= lostFrom || turn === at + 1) continue;
    const found = yield* keptAfter(session, turn, nodes, ask.nodes);
    nodes = found.nodes;
    if (found.line)
      findings.push({
        turn,
        played: turns[turn - 1] as Turn<G>,
        instead: found.line[0] as Turn<G>,
        line: found.line,
        kind: 'kept',
        isCertain: true,
      });
  }
  return result('found');
}

/** A change of one turn alone with which the rest, as it was played, wins. Played without a record, and no position is
 *  looked at twice: thousands of turns lead to a few hundred. */
function* keptAfter<G extends Shape>(
  session: Session<G>,
  turn: number,
  spent: number,
  budget: number,
): Work<SolveProgress, { readonly line: readonly Turn<G>[] | null; readonly nodes: number }> {
  const { game, world, turns } = session;
  const before = session.positionAt(turn - 1);
  const problem = new Problem(game, world, before);
  const played = session.positionAt(turn);
  const seen = new Set([problem.key(played.state, played.dice)]);
  const rest = turns.slice(turn);
  let nodes = spent;
  for (const instead of problem.turns(before.state)) {
    if (nodes >= budget) return { line: null, nodes };
    nodes++;
    let state = problem.play(before.state, before.dice, instead);
    let dice = problem.after;
    const key = problem.key(state, dice);
    if (!seen.has(key)) {
      seen.add(key);
      const line = [instead];
      let { is } = game.status(world, state);
      // It also ends where more turns are needed at the least than the run has left.
      for (const [i, next] of rest.entries()) {
        if (is !== 'playing' || problem.estimate(state) > rest.length - i) break;
        if (game.refuse(world, state, next).length > 0) break;
        state = problem.play(state, dice, next);
        dice = problem.after;
        line.push(next);
        nodes++;
        is = game.status(world, state).is;
      }
      if (is === 'won') return { line, nodes };
    }
    yield { nodes, depth: turn };
  }
  return { line: null, nodes };
}

/** How many turns the run has in common with its witness, from the start. */
const sharedTurns = <G extends Shape>(session: Session<G>): number => {
  const { game, world, turns } = session;
  const witness = session.run.witness ?? [];
  let shared = 0;
  while (
    shared < Math.min(turns.length, witness.length) &&
    sameTurn(game, world, session.positionAt(shared), turns[shared]!, witness[shared]!)
  )
    shared++;
  return shared;
};

const sameTurn = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  { state }: Position<G>,
  a: Turn<G>,
  b: Turn<G>,
): boolean => {
  const text = (turn: Turn<G>): string =>
    digestOf((game.canonical?.(world, state, turn) ?? turn).map((action) => game.action.encode(action)));
  return text(a) === text(b);
};
