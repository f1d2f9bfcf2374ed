// After a loss: which single earlier turn, changed, would have saved the run. The latest point of no return comes
// first; then turns whose change alone, the rest played as it was, would have won.

import {
  apply,
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
  const { game, content, turns } = session;
  const limit = ask.limit ?? 3;
  const perTurn = ask.perTurn ?? Math.max(1, Math.trunc(ask.nodes / 10));
  const findings: BlameFinding<G>[] = [];
  let nodes = 0;
  const result = (is: Blame<G>['is']): Blame<G> => ({ is, findings, nodes });
  if (session.status.is === 'won') return result('won');

  let at = turns.length;
  /** The earliest position proven lost; all after it are lost as well. */
  let lostFrom = Number.POSITIVE_INFINITY;
  let line: readonly Turn<G>[] | null = null;
  for (; at >= 0; at--) {
    const budget = Math.max(0, Math.min(perTurn, ask.nodes - nodes));
    const known = at === 0 ? session.run.witness : null;
    const work = solve(game, content, session.positionAt(at), { nodes: budget, goal: 'any', known });
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
    // The budget is gone: only the run's own witness is left to ask, at the start.
    if (nodes >= ask.nodes && at > 0) at = 1;
  }
  if (line === null) return result(lostFrom === 0 ? 'hopeless' : 'unknown');
  if (at === turns.length) return result('winnable');

  // The line may begin as the run did (an unsolved position on the way was winnable after all): follow it.
  while (
    at < turns.length &&
    line.length > 0 &&
    sameTurn(game, content, session.positionAt(at), turns[at]!, line[0]!)
  ) {
    at++;
    line = line.slice(1);
  }
  if (at === turns.length || line.length === 0) return result('winnable');
  findings.push({
    turn: at + 1,
    played: turns[at] as Turn<G>,
    instead: line[0] as Turn<G>,
    line,
    kind: 'no-return',
    isCertain: at + 1 >= lostFrom,
  });
  for (let turn = turns.length; turn >= 1 && findings.length < limit; turn--) {
    const found = yield* keptAfter(session, turn, nodes, ask.nodes);
    nodes = found.nodes;
    if (found.line && !findings.some((one) => one.turn === turn))
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

/** A change of one turn alone with which the rest, as it was played, wins. */
function* keptAfter<G extends Shape>(
  session: Session<G>,
  turn: number,
  spent: number,
  budget: number,
): Work<SolveProgress, { readonly line: readonly Turn<G>[] | null; readonly nodes: number }> {
  const { game, content, turns } = session;
  const before = session.positionAt(turn - 1);
  const problem = new Problem(game, content, before);
  let nodes = spent;
  for (const instead of problem.turns(before.state)) {
    if (nodes >= budget) return { line: null, nodes };
    const line: Turn<G>[] = [];
    let position: Position<G> = before;
    for (const next of [instead, ...turns.slice(turn)]) {
      const answer = apply(game, content, position, next);
      if (!answer.ok) break;
      position = answer.value.position;
      line.push(next);
      nodes++;
      const { is } = game.status(content, position.state);
      if (is === 'won') return { line, nodes };
      if (is === 'lost') break;
    }
    yield { nodes, depth: turn };
  }
  return { line: null, nodes };
}

const sameTurn = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  { state }: Position<G>,
  a: Turn<G>,
  b: Turn<G>,
): boolean => {
  const text = (turn: Turn<G>): string =>
    digestOf((game.canonical?.(content, state, turn) ?? turn).map((action) => game.action.encode(action)));
  return text(a) === text(b);
};
