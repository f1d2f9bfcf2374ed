// The solver: a beam over relaxed lines with knowledge of the seed. A found line is a certificate; not finding one says
// nothing, and `lost` is said only where no rolls and no timing could win (claims.ts).

import type {
  Dice,
  Par,
  Position,
  SearchHooks,
  SolveAnswer,
  SolveAsk,
  SolveProgress,
  Solving,
  Turn,
} from '@interlock/kernel';
import { isLostForCertain } from '../forecast/claims.ts';
import { legal } from '../legal.ts';
import { copy } from '../play.ts';
import { cardOf, SELECT } from '../rules/cards.ts';
import { awaitCard, relaxedStep, tapeOn, usableAnswers } from '../rules/relaxed.ts';
import { compile } from '../rules/table.ts';
import type { Action, Content, PortShape, State } from '../shape.ts';
import { keyOf } from './key.ts';
import { worthOf } from './value.ts';

/** How a node was come to: all that is left of it once it is expanded. */
interface Trail {
  readonly parent: Trail | null;
  readonly actionId: string;
}

interface Node {
  readonly state: State;
  readonly dice: Dice;
  readonly trail: Trail;
  readonly rank: number;
}

export interface BeamAsk {
  /** States kept per layer; Infinity is the full breadth-first search. */
  readonly width: number;
  readonly maxPicks: number;
  readonly nodes: number;
  /** Bytes the layers may hold. */
  readonly memory?: number;
}

export interface Beam {
  /** Ids of the winning line's answers, or null. */
  readonly line: readonly string[] | null;
  /** Nothing was cut off: no shorter relaxed line exists and, without a line, none at all. */
  readonly complete: boolean;
  readonly nodes: number;
  /** Ended early, since its memory was spent. */
  readonly isFull?: true;
}

/** Bytes of a node with its state, dice and key, and of what is left of it once it is expanded: near enough. */
const OPEN = 2000;
const CLOSED = 60;

/** Layer by layer: all usable answers in card order, doubles merged by key, the best kept. */
export function* beam(given: Content, start: Position<PortShape>, ask: BeamAsk): Generator<SolveProgress, Beam, void> {
  const content = compile(given);
  const most = ask.memory ?? Number.POSITIVE_INFINITY;
  let nodes = 0;
  let complete = true;
  const root = rooted(content, start);
  if (root.state.outcome !== null) return { line: root.state.outcome === 'win' ? [] : null, complete, nodes };
  let layer: Node[] = [root];
  for (let depth = 1; depth <= ask.maxPicks && layer.length > 0; depth++) {
    const seen = new Set<string>();
    const next: Node[] = [];
    for (const node of layer) {
      if (nodes >= ask.nodes) return { line: null, complete: false, nodes };
      if (OPEN * (layer.length + next.length) + CLOSED * nodes > most)
        return { line: null, complete: false, nodes, isFull: true };
      nodes += 1;
      const card = cardOf(content, node.state.currentEventId)!;
      for (const answer of usableAnswers(content, card, node.state)) {
        const state = copy(node.state);
        const dice = node.dice.fork();
        relaxedStep(content, state, card, answer, tapeOn(dice));
        const trail = { parent: node.trail, actionId: answer.id };
        if (state.outcome === 'win') return { line: lineOf(trail), complete, nodes };
        if (state.outcome !== null) continue;
        const key = `${keyOf(state)}|${dice.save()[SELECT]!.join()}`;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ state, dice, trail, rank: rankOf(content, state) });
      }
    }
    if (next.length > ask.width) {
      complete = false;
      next.sort((a, b) => b.rank - a.rank);
      next.length = ask.width;
    }
    layer = next;
    yield { nodes, depth };
  }
  return { line: null, complete: complete && layer.length === 0, nodes };
}

/** The start with a card on display, its own seconds passed if there was none. */
const rooted = (content: Content, { state, dice }: Position<PortShape>): Node => {
  const draft = copy(state);
  const own = dice.fork();
  awaitCard(content, draft, tapeOn(own));
  return { state: draft, dice: own, trail: { parent: null, actionId: '' }, rank: 0 };
};

const rankOf = (content: Content, state: State): number => {
  const card = cardOf(content, state.currentEventId)!;
  const shift = card.terminalOutcome === 'win' ? 1e6 : card.terminalOutcome === 'lose' ? -1e6 : 0;
  return worthOf(content.config, state) + shift;
};

const lineOf = (trail: Trail): readonly string[] => {
  const line: string[] = [];
  for (let at: Trail | null = trail; at?.parent; at = at.parent) line.push(at.actionId);
  return line.reverse();
};

/** A winning line of answers as turns, ticks included. Null where an answer does not fit. */
export const turnsOfLine = (
  content: Content,
  start: Position<PortShape>,
  line: readonly string[],
): readonly Turn<PortShape>[] | null => {
  const draft = copy(start.state);
  const tape = tapeOn(start.dice.fork());
  const actions: Action[] = [];
  awaitCard(content, draft, tape, actions);
  for (const id of line) {
    if (draft.outcome !== null) return null;
    const card = cardOf(content, draft.currentEventId)!;
    const answer = usableAnswers(content, card, draft).find((one) => one.id === id);
    if (!answer) return null;
    relaxedStep(content, draft, card, answer, tape, content.config.relaxed.thinkTicks, actions);
  }
  return actions.map((action) => [action]);
};

export const picksIn = (turns: readonly Turn<PortShape>[]): number =>
  turns.filter(([action]) => action?.type === 'pick').length;

/** The lines that a par speaks of: another pace meets other cards, and may meet the right one sooner. */
const PACE = 'relaxed play without waiting';

export const answersIn = (turns: readonly Turn<PortShape>[]): string => {
  const picks = picksIn(turns);
  return `${picks} ${picks === 1 ? 'answer' : 'answers'}`;
};

/** What a certificate is worth: its answers, and whether every shorter line of that pace was tried. */
export const parOf = (turns: readonly Turn<PortShape>[], isProven: boolean): Par => ({
  turns: turns.length,
  proof: isProven ? 'optimal' : 'witness',
  words: `${answersIn(turns)} at relaxed pace`,
});

/** Narrow beam, wide beam, then everything the budget allows; each step only if the one before found nothing. */
export function* solve(content: Content, position: Position<PortShape>, ask: SolveAsk): Solving<PortShape> {
  const { solver } = content.config;
  const { maxPicks } = solver;
  const { memory = Number.POSITIVE_INFINITY } = ask;
  let spent = 0;
  let isFull = false;
  const found = (line: readonly string[], optimal: boolean): SolveAnswer<PortShape> => {
    const witness = turnsOfLine(content, position, line)!;
    return { verdict: 'winnable', witness, optimal, ...(optimal ? { within: PACE } : {}), nodes: spent };
  };
  const isLost = (nodes: number): boolean => isLostForCertain(content, position.state, nodes).is === 'no';
  const lost = (): SolveAnswer<PortShape> => ({
    verdict: 'lost',
    nodes: spent,
    why: 'No rolls and no timing lead to a win from here.',
  });
  if (isLost(Math.min(ask.nodes, QUICK_CLAIM))) return lost();
  if (ask.goal === 'shortest') {
    const nodes = Math.min(ask.nodes, solver.exactNodes);
    const full = yield* counted(content, position, { width: Infinity, maxPicks, nodes, memory }, 0);
    spent += full.nodes;
    isFull ||= full.isFull === true;
    if (full.line) return found(full.line, full.complete);
  }
  for (const width of [solver.beam, solver.retryBeam]) {
    const nodes = ask.nodes - spent;
    if (nodes <= 0) break;
    const one = yield* counted(content, position, { width, maxPicks, nodes, memory }, spent);
    spent += one.nodes;
    isFull ||= one.isFull === true;
    if (one.line) return found(one.line, one.complete);
  }
  return ask.nodes > QUICK_CLAIM && isLost(Math.min(ask.nodes, FULL_CLAIM))
    ? lost()
    : { verdict: 'unknown', nodes: spent, ...(isFull ? { why: 'its memory was spent before its nodes' } : {}) };
}

/** States that the proof of a certain loss may look at: before the search begins, and when it has found nothing. */
const QUICK_CLAIM = 100;
const FULL_CLAIM = 20_000;

function* counted(
  content: Content,
  position: Position<PortShape>,
  ask: BeamAsk,
  before: number,
): Generator<SolveProgress, Beam, void> {
  const going = beam(content, position, ask);
  let step = going.next();
  while (!step.done) {
    yield { nodes: before + step.value.nodes, depth: step.value.depth };
    step = going.next();
  }
  return step.value;
}

export const search: SearchHooks<PortShape> = {
  key: (_content, state) => keyOf(state),
  estimate: (content, state) => {
    if (state.outcome === 'win') return 0;
    return cardOf(content, state.currentEventId)?.terminalOutcome === 'win' ? 1 : 2;
  },
  *turns(content, state) {
    for (const action of legal(content, state, [])) yield [action];
  },
  // An answer may be given at any millisecond; the earliest of each second does not stand for all.
  complete: false,
  solve,
  value: (content, state) =>
    state.outcome === 'win' ? content.config.policy.value.won : worthOf(content.config, state),
};
