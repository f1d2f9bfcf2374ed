// The worker: searches run here, in short steps with a pause after each, so a cancel arrives and the page never waits.

import { catalog, loadAll, loadGame } from '@interlock/catalog';
import {
  type AnyGame,
  type AnyShape,
  applyLegal,
  encodeTurn,
  type Finding,
  type Json,
  openRun,
  parseJson,
  type Replay,
  replayFrom,
  replayFromCode,
  resume,
  type Session,
  verify,
} from '@interlock/kernel';
import { blame, blameInWords, hint, solve, step, turnInWords, type Work, witnessAhead } from '@interlock/search';
import { expose } from 'comlink';
import { contentFor, keepDocument } from '../store/documents.ts';
import type { Progress, WorkerApi } from './api.ts';
import { policyNames, simulateRuns } from './simulate.ts';

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

const turnsWords = (n: number): string => (n === 1 ? 'this turn' : `in ${n} more turns`);
const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

const api: WorkerApi = {
  keepDocument,

  async verdict(job, replay, nodes, onProgress) {
    const session = await sessionOf(replay);
    const { game, content, position } = session;
    const work = solve(game, content, position, { nodes, goal: 'any', known: witnessAhead(session) });
    const answer = await drive(job, work, onProgress);
    if (answer === null) return null;
    if (answer.verdict === 'winnable') {
      const left = answer.witness.length;
      return { verdict: 'winnable', nodes: answer.nodes, reason: turnsWords(left), left, isOptimal: answer.optimal };
    }
    const reason = answer.verdict === 'lost' ? 'for certain' : `no answer in ${grouped(answer.nodes)} positions`;
    return { verdict: answer.verdict, nodes: answer.nodes, reason, left: null, isOptimal: false };
  },

  async hint(job, replay, nodes) {
    const session = await sessionOf(replay);
    const { game, content, position } = session;
    const known = witnessAhead(session);
    const answer = await drive(job, solve(game, content, position, { nodes, goal: 'any', known }));
    if (answer === null || answer.verdict !== 'winnable') return null;
    const found = hint(game, content, position, answer.witness);
    return found ? { steps: found.steps, turn: encodeTurn(game, found.turn as never), left: found.left } : null;
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
        turn: one.turn,
        kind: one.kind,
        isCertain: one.isCertain,
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
    const { content, start } = run.value;
    const answer = await drive(job, solve(game.value, content, start, { nodes, goal: 'shortest' }), onProgress);
    if (answer === null) return null;
    const witness = answer.verdict === 'winnable' ? answer.witness : [];
    let at = start;
    const words = witness.map((turn) => {
      const said = turnInWords(game.value, content, at.state, turn);
      at = applyLegal(game.value, content, at, turn).position;
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

  validate: async (text) => findings(await loadAll(), text),

  async generate(id, preset, seed) {
    const game = await loadGame(id);
    if (!game.ok) return { problem: game.error.message };
    const run = openRun(game.value, { preset, seed });
    if (!run.ok) return { problem: run.error.message };
    const { level, witness, par, seed: dice } = run.value;
    return {
      level: game.value.level.encode(level),
      witness: witness?.map((turn) => encodeTurn(game.value, turn as never)) ?? null,
      par,
      seed: dice,
    };
  },

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

/** What is wrong with a designer's file, by the linter that its `$schema` or its shape calls for. */
const findings = (games: readonly AnyGame[], text: string): Awaited<ReturnType<WorkerApi['validate']>> => {
  const problem = (message: string): Finding => ({ path: '', code: 'unreadable', severity: 'error', message });
  const parsed = parseJson(text);
  if (!parsed.ok) return { game: null, kind: 'file', level: null, findings: [problem(parsed.error.message)] };
  const value = parsed.value as Json;
  // Level files may have a format number of their own; a replay's is a name.
  if (typeof value === 'object' && value !== null && 'format' in value && typeof value.format === 'string')
    return lintReplay(games, value);
  const named = typeof value === 'object' && value !== null && '$schema' in value ? String(value.$schema) : '';
  const kinds = games.flatMap((game) =>
    Object.entries(game.documents ?? {}).map(([kind, document]) => ({ game, kind, document })),
  );
  const exact = kinds.find(({ game, kind }) => named.includes(`${game.id}-${kind}`));
  const lint = ({ game, document }: (typeof kinds)[number]): readonly Finding[] => document.lint(game.content, value);
  const errors = (found: readonly Finding[]): number => found.filter((one) => one.severity === 'error').length;
  const chosen = exact ?? kinds.map((one) => ({ one, bad: errors(lint(one)) })).sort((a, b) => a.bad - b.bad)[0]?.one;
  if (!chosen) return { game: null, kind: 'file', level: null, findings: [problem('No game here reads such a file.')] };
  const found = lint(chosen);
  const isLevel = chosen.kind === 'level' && errors(found) === 0;
  return { game: chosen.game.id, kind: chosen.kind, level: isLevel ? value : null, findings: found };
};

const lintReplay = (games: readonly AnyGame[], value: Json): Awaited<ReturnType<WorkerApi['validate']>> => {
  const bad = (code: string, message: string): readonly Finding[] => [
    { path: 'replay', code, severity: 'error', message },
  ];
  const replay = replayFrom(value);
  const base = { kind: 'replay', level: null };
  if (!replay.ok) return { ...base, game: null, findings: bad(replay.error.code, replay.error.message) };
  const game = games.find((one) => one.id === replay.value.game);
  const known = catalog.map((one) => one.id).join(', ');
  if (!game)
    return {
      ...base,
      game: null,
      findings: bad('unknown-game', `There is no game ${replay.value.game}. There are: ${known}.`),
    };
  const answer = verify(game, replay.value);
  return { ...base, game: game.id, findings: answer.ok ? [] : bad(answer.code, answer.why) };
};

expose(api);
