// The solver, its certificates, claims about chance, and blame.

import { diceOf, openRun, type Position, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { chances } from '../../src/forecast/chances.ts';
import { byAnyRolls, canBeShown, canBeWon, isLostForCertain, type Step } from '../../src/forecast/claims.ts';
import { finish } from '../../src/forecast/odds.ts';
import { certify } from '../../src/generate/generate.ts';
import { game as port } from '../../src/index.ts';
import { setup } from '../../src/setup.ts';
import type { PortShape, State } from '../../src/shape.ts';
import { blame } from '../../src/solve/blame.ts';
import { keyOf } from '../../src/solve/key.ts';
import { beam, picksIn, search, solve, turnsOfLine } from '../../src/solve/search.ts';
import { commitAll, config, content, playRelaxed, sessionOf, stateOf, ticks } from '../kit.ts';

const at = (seed: string, scenario = 'standard'): Position<PortShape> => {
  const dice = diceOf(seed);
  return { state: setup(content, { scenario }, dice), dice };
};

test('[OP-234] [OP-237] a found line replays through the rules to a win', () => {
  for (const seed of ['SOLVE-1', 'SOLVE-2', 'SOLVE-3']) {
    const answer = finish(solve(content, at(seed), { nodes: 20_000, goal: 'any' }));
    expect(answer.verdict).toBe('winnable');
    if (answer.verdict !== 'winnable') continue;
    const session = sessionOf(seed);
    commitAll(session, answer.witness);
    expect(session.status.is).toBe('won');
    const gaps = answer.witness.filter(([action]) => action!.type === 'pick').map(([action]) => action!.atMs);
    for (let i = 1; i < gaps.length; i++) expect(gaps[i]! - gaps[i - 1]!).toBeGreaterThanOrEqual(5000);
  }
});

test('[OP-235] [OP-236] the beam merges equal states and ranks by V; a wider one finds no longer line', () => {
  const position = at('BEAM');
  const narrow = finish(beam(content, position, { width: 8, maxPicks: 60, nodes: 100_000 }));
  const wide = finish(beam(content, position, { width: 256, maxPicks: 60, nodes: 100_000 }));
  expect(wide.line!.length).toBeLessThanOrEqual(narrow.line?.length ?? 60);
  expect(config.solver).toMatchObject({ beam: 256, retryBeam: 1024, maxPicks: 60 });
  const { state } = position;
  const later = { ...state, cooldowns: { events: Int32Array.of(3, 9000), actions: new Int32Array(0) }, clockMs: 4000 };
  const same = { ...later, cooldowns: { events: Int32Array.of(1, 3500, 3, 9000), actions: Int32Array.of(5, 4000) } };
  expect(keyOf(same)).toBe(keyOf(later));
  expect(keyOf({ ...later, clockMs: 5000 })).not.toBe(keyOf(later));
});

test('[OP-237] [OP-385] every campaign level is won by its witness; three seeds a scenario, by ascending par', () => {
  expect(port.levels.map(({ id }) => id)).toEqual(
    content.scenarios.flatMap(({ id }) => [1, 2, 3].map((n) => `${id}-${n}`)),
  );
  for (const { id, witnesses } of port.levels) {
    const run = openRun(port, { level: id });
    expect(run.ok).toBe(true);
    if (!run.ok) continue;
    const session = new Session(run.value);
    commitAll(session, witnesses[0]!.turns);
    expect([id, session.status.is]).toEqual([id, 'won']);
  }
  const picks = port.levels.map(({ witnesses }) => picksIn(witnesses[0]!.turns));
  for (let i = 0; i < picks.length; i += 3) {
    expect(picks[i]!).toBeLessThanOrEqual(picks[i + 1]!);
    expect(picks[i + 1]!).toBeLessThanOrEqual(picks[i + 2]!);
  }
});

test('[OP-238] par is the picks of the line, proven where the full search found none shorter', () => {
  const [first] = port.levels;
  expect(first!.difficulty).toMatchObject({ picks: picksIn(first!.witnesses[0]!.turns) });
  expect(first!.par!.proof).toBe('optimal');
  expect(config.solver.exactNodes).toBe(2_000_000);
  const run = openRun(port, { level: first!.id });
  if (!run.ok) throw new Error(run.error.message);
  const full = finish(beam(content, run.value.start, { width: Number.POSITIVE_INFINITY, maxPicks: 60, nodes: 50_000 }));
  expect(full.complete).toBe(true);
  expect(full.line!.length).toBe(picksIn(first!.witnesses[0]!.turns));
  const answer = finish(solve(content, run.value.start, { nodes: 50_000, goal: 'shortest' }));
  expect(answer).toMatchObject({ verdict: 'winnable', optimal: true });
});

test('[OP-239] not found is unknown; lost is said only where nothing could win', () => {
  const position = at('BUDGET');
  expect(finish(solve(content, position, { nodes: 1, goal: 'any' })).verdict).toBe('unknown');
  const late: State = { ...position.state, timeLeft: 1, currentEventId: 'coffee-machine' };
  expect(finish(solve(content, { ...position, state: late }, { nodes: 5000, goal: 'any' })).verdict).toBe('lost');
  const over: State = { ...position.state, phase: 'over', outcome: 'stress', currentEventId: null };
  expect(finish(solve(content, { ...position, state: over }, { nodes: 5000, goal: 'any' })).verdict).toBe('lost');
});

test('[OP-240] tickets are certified before they are offered', () => {
  const made = certify(content, { scenario: 'year-end-freeze' }, 'CERT')!;
  const session = sessionOf('CERT', 'year-end-freeze');
  commitAll(session, made.witness!);
  expect(session.status.is).toBe('won');
});

test('[OP-241] from the middle of a run the verdict knows the seed', () => {
  const session = sessionOf('MIDDLE', 'small-office');
  playRelaxed(session, undefined, 2);
  const answer = finish(solve(content, session.position, { nodes: 20_000, goal: 'any' }));
  expect(answer.verdict).toBe('winnable');
  if (answer.verdict === 'winnable') commitAll(session, answer.witness);
  expect(session.status.is).toBe('won');
});

/** Plays a claimed line with the rolls it asks for. */
const follow = (state: State, line: readonly Step[], thinkTicks: number): State => {
  let here = state;
  for (const { actionId, next } of line) {
    const pick = { type: 'pick', atMs: here.clockMs, eventId: here.currentEventId!, actionId } as const;
    const outcome = chances(content, here, [pick]).find((one) =>
      next === null ? one.state.outcome !== null : one.state.currentEventId === next,
    );
    expect(outcome).toBeDefined();
    here = outcome!.state;
    if (next !== null) here = ticks(here, thinkTicks);
  }
  return here;
};

test('[OP-395] can a card still be shown, can the run still be won: yes with a line, no, or unknown', () => {
  const state = at('CLAIM').state;
  const won = canBeWon(content, state, 9000);
  expect(won.is).toBe('yes');
  if (won.is === 'yes') expect(follow(state, won.line, config.relaxed.thinkTicks).outcome).toBe('win');
  const shown = canBeShown(content, state, 'board-slide', 60_000);
  expect(shown.is).toBe('yes');
  if (shown.is === 'yes') expect(shown.line.at(-1)!.next).toBe('board-slide');
  expect(canBeShown(content, { ...state, timeLeft: 1 }, 'board-slide', 9000).is).toBe('no');
  expect(canBeShown(content, at('CLAIM', 'seven-doors').state, 'board-slide', 20_000).is).toBe('no');
  expect(canBeWon(content, state, 1).is).toBe('unknown');
  expect(canBeShown(content, state, state.currentEventId!, 1)).toEqual({ is: 'yes', line: [], nodes: 0 });
  expect(isLostForCertain(content, { ...state, timeLeft: 1, currentEventId: 'status-call' }, 50).is).toBe('no');
});

test('[OP-396] the ranked verdict knows no dice', () => {
  const judge = (text: string, card: string) => byAnyRolls(content, stateOf(text, { card }), 6000);
  expect(judge('90/30/6/60/60/2/0', 'port-blocked')).toBe('lost');
  expect(judge('90/30/6/60/60/2/0', 'ticket-expired')).toBe('lost');
  expect(judge('2/30/6/60/60/2/0', 'port-open')).toBe('winnable');
  expect(judge('1/30/6/60/60/2/0', 'port-open')).toBe('lost');
  expect(judge('90/30/6/60/60/2/0', 'coffee-machine')).toBe('winnable');
});

test('[OP-397] blame lists own picks, latest first, whose other answers still had a line', () => {
  let session = sessionOf('BLAME-1');
  for (let n = 1; session.status.is !== 'lost'; n++) {
    session = sessionOf(`BLAME-${n}`);
    playRelaxed(session, (actions) => actions[actions.length - 1]!);
  }
  const found = finish(blame(content, session.turns, (turn) => session.positionAt(turn), 3000));
  expect(found.length).toBeGreaterThan(0);
  for (const { picked, instead } of found) expect(instead).not.toBe(picked);
  const order = found.map(({ turn }) => turn);
  expect(order).toEqual([...order].sort((a, b) => b - a));
  const { turn, instead, length } = found[0]!;
  const fork = session.fork(turn);
  const [was] = session.turns[turn]!;
  commitAll(fork, [
    [{ ...(was as { type: 'pick'; atMs: number; eventId: string; actionId: string }), actionId: instead }],
  ]);
  if (fork.status.is === 'playing') {
    const line = finish(beam(content, fork.position, { width: 256, maxPicks: 60, nodes: 20_000 })).line!;
    expect(line.length + 1).toBe(length);
    commitAll(fork, turnsOfLine(content, fork.position, line)!);
  }
  expect(fork.status.is).toBe('won');
}, 60_000);

test('[OP-398] the shared search: key without the dice, an estimate in picks that never overestimates', () => {
  const { state } = at('HOOKS');
  expect(search.key(content, state)).toBe(keyOf(state));
  expect(search.estimate(content, state)).toBe(2);
  expect(search.estimate(content, { ...state, currentEventId: 'port-open' })).toBe(1);
  expect(search.estimate(content, { ...state, phase: 'over', outcome: 'win' })).toBe(0);
  expect(search.complete).toBe(false);
  expect([...search.turns!(content, state)].map(([action]) => action)).toEqual([...port.legal(content, state, [])]);
});
