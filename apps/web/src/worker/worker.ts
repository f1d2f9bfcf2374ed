// The worker: searches run here, in short steps with a pause after each, so a cancel arrives and the page never waits.

import { loadAll, loadGame } from '@interlock/catalog';
import { lintText } from '@interlock/catalog/lint';
import {
  type AnyShape,
  applyLegal,
  diceOf,
  encodeTurn,
  type Json,
  openRun,
  type Replay,
  replayFromCode,
  resume,
  type Session,
  verify,
} from '@interlock/kernel';
import {
  adviceFor,
  blame,
  blameInWords,
  hint,
  hintLine,
  knowsMore,
  solve,
  step,
  turnInWords,
  type Work,
  witnessAhead,
} from '@interlock/search';
import { expose } from 'comlink';
import { contentFor, keepDocument } from '../store/documents.ts';
import type { Progress, WorkerApi } from './api.ts';
import { askTable } from './jobs.ts';
import { madeLevel, openCode } from './openCode.ts';
import { policyNames, simulateRuns } from './simulate.ts';
import { steadyOdds, takesNoChance } from './steadyOdds.ts';

const NODES_A_STEP = 2_000;
const cancelled = new Set<number>();
const breath = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** Drives a search; null where it was cancelled on the way. */
const drive = async <P extends Progress, R>(
  job: number,
  work: Work<P, R>,
  onProgress?: (progress: Progress) => void,
): Promise<R | null> => {
  for (;;) {
    const next = step(work, NODES_A_STEP);
    if (next.done) return next.value;
    onProgress?.({ nodes: next.progress.nodes });
    await breath();
    if (cancelled.delete(job)) {
      work.return(undefined as never);
      return null;
    }
  }
};

const sessionOf = async (replay: Replay): Promise<Session<AnyShape>> => {
  const game = await loadGame(replay.game);
  if (!game.ok) throw new Error(game.error.message);
  const session = resume(game.value, replay, contentFor(replay.content));
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
};

const complete = async (id: string, level: Json): Promise<Json | null> => {
  const game = await loadGame(id);
  if (!game.ok) return null;
  const read = game.value.level.decode(level);
  return read.ok ? game.value.level.encode(read.value) : null;
};

const turnsWords = (n: number): string => (n === 1 ? 'this turn' : `in ${n} more turns`);
const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

const api: WorkerApi = {
  keepDocument,

  async verdict(job, replay, nodes, onProgress) {
    const session = await sessionOf(replay);
    const { game, world, position } = session;
    const odds = () => steadyOdds(session, () => cancelled.delete(job), breath);
    // Nobody asks a search about a ranked run while it can go on.
    if (session.isRanked && session.status.is === 'playing') return odds();
    const work = solve(game, world, position, { nodes, goal: 'any', known: witnessAhead(session) });
    const answer = await drive(job, work, onProgress);
    if (answer === null) return null;
    // Dice are nobody's to know while the run lasts: what the search found with them is told only where it takes none.
    if (game.chance && !(answer.verdict === 'winnable' && takesNoChance(session, answer.witness))) return odds();
    if (answer.verdict === 'winnable') {
      const left = answer.witness.length;
      const reason = game.words.cost?.(world, position.state, answer.witness) ?? turnsWords(left);
      const { par } = session.run;
      // Whoever stands on a line nobody can shorten has a rest nobody can shorten.
      const isPar = par?.proof === 'optimal' && par.words === undefined && left === par.turns - session.turns.length;
      return { verdict: 'winnable', nodes: answer.nodes, reason, left, isOptimal: answer.optimal || isPar };
    }
    const reason = answer.verdict === 'lost' ? 'for certain' : `no answer in ${grouped(answer.nodes)} positions`;
    return { verdict: answer.verdict, nodes: answer.nodes, reason, left: null, isOptimal: false };
  },

  async hint(job, replay, nodes) {
    const session = await sessionOf(replay);
    const { game, world, position } = session;
    const advised = adviceFor(session);
    if (advised) {
      const turns = advised.turns.map((turn) => encodeTurn(game, turn as never));
      return { steps: advised.steps, turns, left: turns.length, by: advised.by };
    }
    const line = await drive(job, hintLine(session, nodes));
    if (line === null || line.answer.verdict !== 'winnable') return null;
    const { answer, from } = line;
    if (game.chance && !takesNoChance(session, answer.witness)) return null;
    const found = hint(game, world, position, answer.witness);
    if (!found) return null;
    const turns = found.turns.map((turn) => encodeTurn(game, turn as never));
    const cost = game.words.cost?.(world, position.state, answer.witness);
    const said = cost === undefined ? {} : { cost };
    return { steps: found.steps, turns, left: found.left, ...said, from, knowsMore: knowsMore(session) };
  },

  async blame(job, replay, nodes, onProgress) {
    const session = await sessionOf(replay);
    const found = await drive(job, blame(session, { nodes }), onProgress);
    if (found === null) return null;
    const noReturn = found.findings.find((one) => one.kind === 'no-return' && one.isCertain);
    return {
      is: found.is,
      lostSince: noReturn?.turn ?? null,
      turns: found.findings.map((one) => ({
        ...blameInWords(session, one),
        line: one.line.map((turn) => encodeTurn(session.game, turn as never)),
      })),
    };
  },

  async solve(job, id, origin, nodes, onProgress) {
    const game = await loadGame(id);
    if (!game.ok) return { problem: game.error.message };
    const run = openRun(game.value, origin);
    if (!run.ok) return { problem: run.error.message };
    const { world, start } = run.value;
    const answer = await drive(job, solve(game.value, world, start, { nodes, goal: 'shortest' }), onProgress);
    if (answer === null) return null;
    const witness = answer.verdict === 'winnable' ? answer.witness : [];
    let at = start;
    const words = witness.map((turn) => {
      const said = turnInWords(game.value, world, at.state, turn);
      at = applyLegal(game.value, world, at, turn).position;
      return said;
    });
    return {
      verdict: answer.verdict,
      nodes: answer.nodes,
      optimal: answer.verdict === 'winnable' && answer.optimal,
      witness: witness.map((turn) => encodeTurn(game.value, turn as never)),
      words,
    };
  },

  policies: policyNames,

  simulate: (job, ask, onDone) => simulateRuns(ask, onDone, () => cancelled.delete(job), breath),

  async validate(text) {
    const { game, kind, document, findings } = await lintText(text);
    const isSound = kind === 'level' && findings.every(({ severity }) => severity !== 'error');
    const drawn = kind === 'level' && game !== null && document !== null ? await complete(game, document) : null;
    return { game, kind, level: isSound ? document : null, drawn, findings };
  },

  complete,

  async make(id, params, seed) {
    const game = await loadGame(id);
    const read = game.ok ? game.value.params.decode(params) : null;
    if (!game.ok || !read?.ok) return null;
    const made = game.value.proof?.generate?.(game.value.content, read.value, diceOf(seed)) ?? null;
    return made === null ? null : game.value.level.encode(made.level);
  },

  async generate(id, preset, seed) {
    const game = await loadGame(id);
    if (!game.ok) return { problem: game.error.message };
    const run = openRun(game.value, { preset, seed });
    return run.ok ? madeLevel(run.value) : { problem: run.error.message };
  },

  open: openCode,

  ask: (job, game, name, args, tell) => askTable(game, name, args, tell, () => cancelled.delete(job), breath),

  async digests(codes) {
    const games = await loadAll();
    return codes.map((code) => {
      const replay = replayFromCode(games, code);
      if (!replay.ok) return replay.error.message;
      const game = games.find((one) => one.id === replay.value.game);
      if (!game) return `no game ${replay.value.game}`;
      const answer = verify(game, replay.value);
      return answer.ok ? answer.digest : answer.why;
    });
  },

  cancel: (job) => void cancelled.add(job),
};

expose(api);
