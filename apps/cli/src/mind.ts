// What search says about a run at hand, in the shape that the shell and the protocol share.

import { type AnyShape, encodeTurn, type Session, type SolveAnswer, type Solving, type Turn } from '@interlock/kernel';
import {
  adviceFor,
  type Blame,
  blameInWords,
  hint,
  hintLine,
  run,
  type SearchAsk,
  solve,
  witnessAhead,
} from '@interlock/search';
import { count } from './output.ts';
import { sayTurn } from './words.ts';

/** Positions a search may expand where nobody says otherwise. */
export const NODES = 200_000;

export const solving = (
  session: Session<AnyShape>,
  nodes: number,
  isShortest: boolean,
  how: Pick<SearchAsk, 'algorithm' | 'width' | 'weight'> = {},
): Solving<AnyShape> =>
  solve(session.game, session.world, session.position, {
    ...how,
    nodes,
    goal: isShortest ? 'shortest' : 'any',
    known: witnessAhead(session),
  });

export const solved = (session: Session<AnyShape>, nodes: number, isShortest = false): SolveAnswer<AnyShape> =>
  run(solving(session, nodes, isShortest))!;

/** `solve --json`, but for the time it took. */
export const verdictOf = (session: Session<AnyShape>, answer: SolveAnswer<AnyShape>) => {
  const isWon = answer.verdict === 'winnable';
  return {
    verdict: answer.verdict,
    optimal: isWon && answer.optimal,
    ...(isWon && answer.within !== undefined ? { within: answer.within } : {}),
    length: isWon ? answer.witness.length : null,
    witness: isWon ? answer.witness.map((turn) => encodeTurn(session.game, turn as never)) : [],
    nodes: answer.nodes,
    ...(answer.verdict !== 'winnable' && answer.why !== undefined ? { why: answer.why } : {}),
  };
};

/** How long a winning line is, in what the game measures it by. Where the clock makes turns of its own, what was done is
 *  counted and not they. */
export const lengthOf = ({ game, world, state }: Session<AnyShape>, witness: readonly Turn<AnyShape>[]): string => {
  const cost = game.words.cost?.(world, state, witness) ?? null;
  const turns = count(witness.length, 'turn');
  if (cost === null) return turns;
  return game.turn === 'one' ? cost : `${turns} and ${cost}`;
};

/** `blame --json`, but for game and status. */
export const blameOf = (session: Session<AnyShape>, { is, findings, nodes }: Blame<AnyShape>) => {
  const encode = (turn: readonly unknown[]) => encodeTurn(session.game, turn as never);
  return {
    is,
    findings: findings.map((one) => {
      const { wins, why } = blameInWords(session, one);
      return {
        turn: one.turn,
        kind: one.kind,
        certain: one.isCertain,
        played: encode(one.played),
        instead: encode(one.instead),
        line: one.line.map(encode),
        wins,
        why,
      };
    }),
    nodes,
  };
};

/** Blame as lines to read: one sentence a finding, or why there is none. */
export const sayBlame = (session: Session<AnyShape>, { is, findings }: Blame<AnyShape>): readonly string[] =>
  is === 'found' ? findings.map((one) => blameInWords(session, one).why) : [NOTHING_TO_BLAME[is]];

const NOTHING_TO_BLAME = {
  won: 'The run was won: nothing to blame.',
  winnable: 'The run can still be won: nothing to blame yet.',
  hopeless: 'The run was lost from the start: no turn is to blame.',
  unknown: 'No saving change was found within the budget.',
} as const;

/** The next turn of a winning line with its three steps, or the verdict that there is none. Where the game has an adviser
 *  that reads the view alone, the hint is that one's, and says so. */
export const hintFor = (session: Session<AnyShape>, nodes: number) => {
  const advice = adviceFor(session);
  if (advice !== null) return { verdict: 'unknown', hint: advice, by: advice.by, from: null, cost: null } as const;
  const { answer, from } = run(hintLine(session, nodes))!;
  if (answer.verdict !== 'winnable')
    return { verdict: answer.verdict, hint: null, by: null, from: null, cost: null } as const;
  // Told in the measure of par where the game has one.
  const cost = session.game.words.cost?.(session.world, session.state, answer.witness) ?? null;
  const made = hint(session.game, session.world, session.position, answer.witness);
  if (made === null || made.turn.length === 0)
    return { verdict: answer.verdict, hint: made, by: null, from, cost } as const;
  // The exact turn in the words of this program, each action named where it is taken.
  const turn = session.game.words.stretch ? made.steps[2] : `${sayTurn(session, made.turn)}.`;
  const steps = [made.steps[0], made.steps[1], turn] as const;
  return { verdict: answer.verdict, hint: { ...made, steps }, by: null, from, cost } as const;
};
