// The port's questions to the worker: odds by simulation, blame, certificates, lint and coverage. Long ones are generators
// that yield how far they are; the worker drives them in short steps.

import {
  type Origin,
  ok,
  openRun,
  parseJson,
  type Replay,
  type Result,
  resume,
  type Session,
  type Turn,
} from '@interlock/kernel';
import { game, type PortShape } from '@interlock/port';
import { type Blame, type Odds, picksIn } from '@interlock/port/screen';
import {
  blame,
  type CoverageRow,
  canBeShown,
  coverage,
  type DeepProgress,
  dailyTickets,
  lint,
  lintDeep,
  odds,
  type PolicyName,
  type PortFinding,
  seedsOf,
  type Tally,
  tally,
  validateText,
  winRate,
} from '@interlock/port/workshop';
import { solve, witnessAhead } from '@interlock/search';

export interface RunAsk {
  readonly replay: Replay;
  /** A designer's pack, as it was loaded. */
  readonly pack: unknown;
}

interface VerdictSaid {
  readonly is: 'winnable' | 'lost' | 'unknown';
  readonly reason: string;
  /** Answers still to be given on the known line: event and action ids. */
  readonly line: readonly { readonly eventId: string; readonly actionId: string }[];
  readonly turns: readonly Turn<PortShape>[];
}

export interface CoverageReport {
  readonly rows: readonly CoverageRow[];
  readonly players: readonly {
    readonly policy: PolicyName;
    readonly runs: number;
    readonly rate: { readonly value: number; readonly low: number; readonly high: number };
    readonly outcomes: Tally['outcomes'];
  }[];
}

/** A claim as it was settled, in words a designer can follow. */
export type ClaimSaid =
  | {
      readonly is: 'yes';
      readonly seed: string;
      readonly line: readonly { readonly card: string; readonly answer: string }[];
    }
  | { readonly is: 'no'; readonly seed: string }
  | { readonly is: 'unknown'; readonly nodes: number }
  | { readonly is: 'problem'; readonly words: string };

interface Share {
  readonly done: number;
  readonly of: number;
}

const PROOF_SEED = 'PROOF-1';
const PROOF_NODES = 120_000;
/** Runs of each player and scenario in the long check. */
const DEEP_RUNS = 400;

const sessionOf = ({ replay, pack }: RunAsk): Session<PortShape> => {
  const session = resume(game, replay, pack === null ? {} : { content: pack });
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
};

const linePicks = (turns: readonly (readonly PortShape['action'][])[]): VerdictSaid['line'] =>
  turns.flatMap(([action]) =>
    action?.type === 'pick' ? [{ eventId: action.eventId, actionId: action.actionId }] : [],
  );

/** A line that wins with the dice of this seed: told after the run, or to whoever gives up the stars for it. */
function* seedLine(ask: RunAsk, nodes: number): Generator<unknown, VerdictSaid, void> {
  const session = sessionOf(ask);
  const { world, position } = session;
  const answer = yield* solve(game, world, position, { nodes, goal: 'any', known: witnessAhead(session) });
  if (answer.verdict === 'winnable') {
    const picks = picksIn(answer.witness);
    return {
      is: 'winnable',
      reason: `a line of ${picks} ${picks === 1 ? 'answer' : 'answers'}`,
      line: linePicks(answer.witness),
      turns: answer.witness,
    };
  }
  return answer.verdict === 'lost'
    ? { is: 'lost', reason: 'for certain, with this seed', line: [], turns: [] }
    : { is: 'unknown', reason: 'no line found yet', line: [], turns: [] };
}

const parsedOf = (text: string): unknown => {
  const read = parseJson(text);
  return read.ok ? read.value : null;
};

const contentOf = (text: string): Result<PortShape['content']> => {
  const read = parseJson(text);
  return read.ok ? game.authoring!.load!(game.content, read.value) : read;
};

export const jobs = {
  seedLine,

  *odds(ask: RunAsk, samples: number): Generator<Share, readonly Odds[], void> {
    const { world, state } = sessionOf(ask);
    return yield* odds(world, state, samples);
  },

  *blame(ask: RunAsk): Generator<Share, readonly Blame[], void> {
    const session = sessionOf(ask);
    const of = picksIn(session.turns);
    const going = blame(session.world, session.turns, (turn) => session.positionAt(turn), 20_000);
    for (let done = 0; ; done++) {
      const next = going.next();
      if (next.done) return next.value;
      yield { done, of };
    }
  },

  /** The certificate of a run from its start. */
  *certificate(ask: RunAsk): Generator<unknown, readonly Turn<PortShape>[], void> {
    const session = sessionOf(ask);
    if (session.run.witness) return session.run.witness;
    const digest = session.fork(0).digest();
    const replay = { ...ask.replay, ranked: false, turns: [], digest, trail: { every: 1, marks: '' } };
    return (yield* seedLine({ replay, pack: ask.pack }, 60_000)).turns;
  },

  /** The first ticket of a day that has a winning line. */
  *daily(date: string): Generator<unknown, Origin | null, void> {
    for (const ticket of dailyTickets(date)) {
      const run = openRun(game, ticket);
      if (!run.ok) continue;
      const answer = yield* solve(game, run.value.world, run.value.start, { nodes: 60_000, goal: 'any' });
      if (answer.verdict === 'winnable') return ticket;
    }
    return null;
  },

  /** Everything wrong with an event pack, and the pack itself where it may be played. */
  check(text: string): { readonly findings: readonly PortFinding[]; readonly isPlayable: boolean } {
    const shape = validateText('events', text, game.content.config);
    if (shape.some(({ severity }) => severity === 'error')) return { findings: shape, isPlayable: false };
    const read = parseJson(text);
    if (!read.ok) return { findings: shape, isPlayable: false };
    const { events } = read.value as unknown as { events: typeof game.content.events };
    const findings = [...shape, ...lint({ ...game.content, events })];
    return { findings, isPlayable: findings.every(({ severity }) => severity !== 'error') };
  },

  /** The check that solves every scenario and plays each many times. */
  *deep(text: string): Generator<DeepProgress, readonly PortFinding[], void> {
    const loaded = contentOf(text);
    if (!loaded.ok) throw new Error(loaded.error.message);
    return yield* lintDeep(loaded.value, { runs: DEEP_RUNS });
  },

  /** Whether a card can be shown from the start of a scenario, by any answers and any rolls. */
  claim(text: string, scenario: string, eventId: string): ClaimSaid {
    const loaded = contentOf(text);
    if (!loaded.ok) return { is: 'problem', words: loaded.error.message };
    const content = loaded.value;
    const run = openRun(game, { levelData: { scenario }, seed: PROOF_SEED }, { content: parsedOf(text) });
    if (!run.ok) return { is: 'problem', words: run.error.message };
    const { state } = run.value.start;
    const found = canBeShown(content, state, eventId, PROOF_NODES);
    if (found.is === 'unknown') return { is: 'unknown', nodes: found.nodes };
    if (found.is === 'no') return { is: 'no', seed: PROOF_SEED };
    let at = state.currentEventId;
    const line = found.line.map(({ actionId, next }) => {
      const card = content.events.find(({ id }) => id === at);
      at = next;
      return {
        card: card?.title ?? '',
        answer: card?.actions.find(({ id }) => id === actionId)?.label ?? actionId,
      };
    });
    return { is: 'yes', seed: PROOF_SEED, line };
  },

  *coverage(
    text: string | null,
    scenario: string,
    runs: number,
    policies: readonly PolicyName[],
  ): Generator<Share, CoverageReport | { readonly problem: string }, void> {
    const loaded = text === null ? ok(game.content) : contentOf(text);
    if (!loaded.ok) return { problem: loaded.error.message };
    const content = loaded.value;
    const tallies: Tally[] = [];
    for (const [at, policy] of policies.entries()) {
      const going = tally(content, { policy, level: { scenario }, seeds: seedsOf('COVER', 1, runs) });
      let next = going.next();
      for (; !next.done; next = going.next()) yield { done: at * runs + next.value, of: policies.length * runs };
      tallies.push(next.value);
    }
    return {
      rows: coverage(content, tallies),
      players: tallies.map((one) => ({
        policy: one.policy,
        runs: one.runs,
        rate: winRate(one),
        outcomes: one.outcomes,
      })),
    };
  },
};
