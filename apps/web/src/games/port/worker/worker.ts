// The port's own worker: odds by simulation, verdicts, blame, lint and coverage. Each job runs in short steps with a
// pause after each, so that a cancel arrives and the page never waits.

import { type Origin, ok, openRun, parseJson, type Replay, type Result, resume, type Session } from '@interlock/kernel';
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
import { solve, step, witnessAhead } from '@interlock/search';
import { expose } from 'comlink';

export interface RunAsk {
  readonly replay: Replay;
  /** A designer's pack, as it was loaded. */
  readonly pack: unknown;
}

export interface VerdictSaid {
  readonly is: 'winnable' | 'lost' | 'unknown';
  readonly reason: string;
  /** Answers still to be given on the known line: event and action ids. */
  readonly line: readonly { readonly eventId: string; readonly actionId: string }[];
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

type OnShare = (done: number, of: number) => void;

const PROOF_SEED = 'PROOF-1';
const PROOF_NODES = 120_000;
/** Runs of each player and scenario in the long check. */
const DEEP_RUNS = 400;

const cancelled = new Set<number>();
const breath = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const STEP_MS = 24;

/** Drives a generator; null where it was cancelled on the way. */
const drive = async <P, R>(
  job: number,
  going: Generator<P, R, void>,
  tell?: (progress: P) => void,
): Promise<R | null> => {
  for (;;) {
    const until = performance.now() + STEP_MS;
    let next = going.next();
    while (!next.done && performance.now() < until) next = going.next();
    if (next.done) return next.value;
    tell?.(next.value);
    await breath();
    if (cancelled.delete(job)) return null;
  }
};

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
const seedLineOf = async (job: number, ask: RunAsk, nodes: number): Promise<VerdictSaid | null> => {
  const session = sessionOf(ask);
  const { world, position } = session;
  const work = solve(game, world, position, { nodes, goal: 'any', known: witnessAhead(session) });
  for (;;) {
    const next = step(work, 400);
    if (next.done) {
      const answer = next.value;
      if (answer.verdict === 'winnable') {
        const picks = picksIn(answer.witness);
        return {
          is: 'winnable',
          reason: `a line of ${picks} ${picks === 1 ? 'answer' : 'answers'}`,
          line: linePicks(answer.witness),
        };
      }
      return answer.verdict === 'lost'
        ? { is: 'lost', reason: 'for certain, with this seed', line: [] }
        : { is: 'unknown', reason: 'no line found yet', line: [] };
    }
    await breath();
    if (cancelled.delete(job)) return null;
  }
};

const parsedOf = (text: string): unknown => {
  const read = parseJson(text);
  return read.ok ? read.value : null;
};

const contentOf = (text: string): Result<PortShape['content']> => {
  const read = parseJson(text);
  return read.ok ? game.authoring!.load!(game.content, read.value) : read;
};

const api = {
  seedLine: seedLineOf,

  async odds(job: number, ask: RunAsk, samples: number, tell: OnShare): Promise<readonly Odds[] | null> {
    const { world, state } = sessionOf(ask);
    return drive(job, odds(world, state, samples), ({ done, of }) => tell(done, of));
  },

  async blame(job: number, ask: RunAsk, tell: OnShare): Promise<readonly Blame[] | null> {
    const session = sessionOf(ask);
    const picks = picksIn(session.turns);
    let looked = 0;
    const going = blame(session.world, session.turns, (turn) => session.positionAt(turn), 20_000);
    return drive(job, going, () => tell(looked++, picks));
  },

  /** The certificate of a run from its start. */
  async certificate(job: number, ask: RunAsk): Promise<VerdictSaid['line'] | null> {
    const session = sessionOf(ask);
    if (session.run.witness) return linePicks(session.run.witness);
    const start = session.fork(0);
    const answer = await seedLineOf(
      job,
      {
        replay: { ...ask.replay, ranked: false, turns: [], digest: start.digest(), trail: { every: 1, marks: '' } },
        pack: ask.pack,
      },
      60_000,
    );
    return answer?.line ?? null;
  },

  /** The first ticket of a day that has a winning line. */
  async daily(job: number, date: string): Promise<Origin | null> {
    for (const ticket of dailyTickets(date)) {
      const run = openRun(game, ticket);
      if (!run.ok) continue;
      const work = solve(game, run.value.world, run.value.start, { nodes: 60_000, goal: 'any' });
      for (let next = step(work, 400); ; next = step(work, 400)) {
        if (next.done) {
          if (next.value.verdict === 'winnable') return ticket;
          break;
        }
        await breath();
        if (cancelled.delete(job)) return null;
      }
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
  async deep(
    job: number,
    text: string,
    tell: (progress: DeepProgress) => void,
  ): Promise<readonly PortFinding[] | null> {
    const loaded = contentOf(text);
    if (!loaded.ok) throw new Error(loaded.error.message);
    return drive(job, lintDeep(loaded.value, { runs: DEEP_RUNS }), tell);
  },

  /** Whether a card can be shown from the start of a scenario, by any answers and any rolls. */
  claim(_job: number, text: string, scenario: string, eventId: string): Promise<ClaimSaid | null> {
    const loaded = contentOf(text);
    if (!loaded.ok) return Promise.resolve({ is: 'problem', words: loaded.error.message });
    const content = loaded.value;
    const run = openRun(game, { levelData: { scenario }, seed: PROOF_SEED }, { content: parsedOf(text) });
    if (!run.ok) return Promise.resolve({ is: 'problem', words: run.error.message });
    const { state } = run.value.start;
    const found = canBeShown(content, state, eventId, PROOF_NODES);
    if (found.is === 'unknown') return Promise.resolve({ is: 'unknown', nodes: found.nodes });
    if (found.is === 'no') return Promise.resolve({ is: 'no', seed: PROOF_SEED });
    let at = state.currentEventId;
    const line = found.line.map(({ actionId, next }) => {
      const card = content.events.find(({ id }) => id === at);
      at = next;
      return {
        card: card?.title ?? '',
        answer: card?.actions.find(({ id }) => id === actionId)?.label ?? actionId,
      };
    });
    return Promise.resolve({ is: 'yes', seed: PROOF_SEED, line });
  },

  async coverage(
    job: number,
    text: string | null,
    scenario: string,
    runs: number,
    policies: readonly PolicyName[],
    tell: OnShare,
  ): Promise<CoverageReport | { readonly problem: string } | null> {
    const loaded = text === null ? ok(game.content) : contentOf(text);
    if (!loaded.ok) return { problem: loaded.error.message };
    const content = loaded.value;
    const tallies: Tally[] = [];
    for (const [at, policy] of policies.entries()) {
      const going = tally(content, { policy, level: { scenario }, seeds: seedsOf('COVER', 1, runs) });
      const found = await drive(job, going, (done) => tell(at * runs + done, policies.length * runs));
      if (found === null) return null;
      tallies.push(found);
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

  cancel: (job: number): void => void cancelled.add(job),
};

export type PortWorker = typeof api;

expose(api);
