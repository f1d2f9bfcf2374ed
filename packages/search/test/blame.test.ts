// Blame: the turn that lost a run, and when nothing can be blamed.

import { Session } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { expect, test } from 'vitest';
import { blame, blameInWords, blameSentence, isWinning, run, witnessAhead } from '../src/index.ts';
import { ladder, leaps, runOf } from './fixtures/ladder.ts';

const played = (level: { at: number; goal: number; fuel: number }, ...turns: ('step' | 'double')[]) => {
  const session = new Session(runOf(ladder, level));
  for (const turn of turns) expect(session.commit([turn]).ok).toBe(true);
  return session;
};

test('the planted mistake is found, with another turn and a line that wins', () => {
  // 1 → 2 → 4 → 8 → 16 takes all four; a step in between is fatal.
  const session = played({ at: 1, goal: 16, fuel: 4 }, 'double', 'double', 'step', 'double');
  expect(session.status).toEqual({ is: 'lost', cause: 'no-fuel' });
  const found = run(blame(session, { nodes: 10_000 }))!;
  expect(found.is).toBe('found');
  expect(found.findings[0]).toMatchObject({
    turn: 3,
    played: ['step'],
    instead: ['double'],
    kind: 'no-return',
    isCertain: true,
  });
  for (const { turn, line, instead } of found.findings) {
    expect(line[0]).toEqual(instead);
    expect(isWinning(ladder, session.world, session.positionAt(turn - 1), line)).toBe(true);
  }
});

test('a change that wins with the rest as played follows the point of no return', () => {
  // 1, 2, 3, 4, 5 with four units of fuel: at 3 a double wins; earlier, at 2, a double gives 4, and two steps 6.
  const session = played({ at: 1, goal: 6, fuel: 4 }, 'step', 'step', 'step', 'step');
  expect(session.status).toEqual({ is: 'lost', cause: 'no-fuel' });
  const found = run(blame(session, { nodes: 10_000, limit: 5 }))!;
  expect(found.findings.map(({ turn, kind, line }) => ({ turn, kind, line: line.flat() }))).toEqual([
    { turn: 3, kind: 'no-return', line: ['double'] },
    { turn: 2, kind: 'kept', line: ['double', 'step', 'step'] },
  ]);
  expect(run(blame(session, { nodes: 10_000, limit: 1 }))!.findings).toHaveLength(1);
});

test('a finding has its sentence: what the turn did, what came of it, what wins instead and when', () => {
  const session = played({ at: 1, goal: 6, fuel: 4 }, 'step', 'step', 'step', 'step');
  const found = run(blame(session, { nodes: 10_000, limit: 5 }))!.findings.map((one) => blameInWords(session, one));
  const said = (action: 'step' | 'double') => ladder.words.action(session.world, session.state, action);
  expect(found).toMatchObject([
    {
      did: said('step'),
      instead: said('double'),
      wins: 3,
      why: `In turn 3 you chose “${said('step')}”, and in turn 4 it ended so: no-fuel; “${said('double')}” wins.`,
    },
    {
      did: said('step'),
      instead: said('double'),
      wins: 4,
      why: `In turn 2 you chose “${said('step')}”, and in turn 4 it ended so: no-fuel; with “${said('double')}” the rest, as it was played, wins in turn 4.`,
    },
  ]);
  const longer = played({ at: 1, goal: 16, fuel: 4 }, 'step', 'step', 'step', 'step');
  const first = run(blame(longer, { nodes: 10_000 }))!.findings[0]!;
  expect(blameInWords(longer, first).why).toContain(
    `begins a line that wins in turn ${first.turn - 1 + first.line.length}.`,
  );
  const unsure = { ...run(blame(session, { nodes: 10_000 }))!.findings[0]!, isCertain: false };
  expect(blameInWords(session, unsure).why).toContain(', after which no win was found, and ');
  const many = { ...unsure, played: ['step', 'step', 'double'], instead: [] } as never;
  expect(blameInWords(session, many)).toMatchObject({
    did: `${said('step')} ×2; ${said('double')}`,
    instead: '',
  });
  // Doing nothing is said in words; players who count something else than turns are told in what they count.
  const idle = { ...found[0]!, did: '', led: { words: 'The lamp went out.', turn: 9 } };
  expect(blameSentence(idle)).toContain('you did nothing, and in turn 9 the lamp went out; ');
  expect(blameSentence({ ...idle, wins: 8 }, (turn) => (turn > 8 ? null : `answer ${turn}`))).toBe(
    `you did nothing, and the lamp went out; “${said('double')}” begins a line that wins in answer 8.`,
  );
});

test('a fatal first turn is found when everything after it was hopeless', () => {
  const session = played({ at: 3, goal: 8, fuel: 2 }, 'double', 'double');
  expect(session.status).toEqual({ is: 'lost', cause: 'overshot' });
  const found = run(blame(session, { nodes: 10_000, limit: 5 }))!;
  expect(found.findings.map(({ turn, instead, kind }) => [turn, instead, kind])).toEqual([[1, ['step'], 'no-return']]);
});

test('a run that is not over but proven lost has its point of no return', () => {
  const session = played({ at: 1, goal: 16, fuel: 4 }, 'double', 'step');
  expect(session.status.is).toBe('playing');
  expect(run(blame(session, { nodes: 10_000 }))!.findings[0]).toMatchObject({
    turn: 2,
    instead: ['double'],
    isCertain: true,
  });
});

test('nothing to blame: won, still winnable, or hopeless from the start', () => {
  expect(run(blame(played({ at: 1, goal: 2, fuel: 2 }, 'step'), { nodes: 100 }))!.is).toBe('won');
  expect(run(blame(played({ at: 1, goal: 8, fuel: 5 }, 'step'), { nodes: 100 }))!.is).toBe('winnable');
  const lost = played({ at: 1, goal: 100, fuel: 3 }, 'step', 'step', 'step');
  expect(run(blame(lost, { nodes: 10_000 }))).toMatchObject({ is: 'hopeless', findings: [] });
});

test('a budget too small to decide says unknown and is kept', () => {
  const session = played({ at: 0, goal: 4000, fuel: 16 }, 'step', 'step', 'step');
  const found = run(blame(session, { nodes: 40 }))!;
  expect(found.is).toBe('unknown');
  expect(found.nodes).toBeLessThanOrEqual(40);
});

test('beyond the budget only the witness of the run speaks, and nothing is called certain', () => {
  const witness = [['step'], ['double'], ['double'], ['double'], ['double']] as const;
  const session = new Session({ ...runOf(ladder, { at: 0, goal: 16, fuel: 14 }), witness });
  for (const turn of ['step', 'double', 'step', 'step'] as const) session.commit([turn]);
  const found = run(blame(session, { nodes: 4, perTurn: 4 }))!;
  expect(found.findings[0]).toMatchObject({ turn: 3, played: ['step'], instead: ['double'], isCertain: false });
});

test('in a game of chance the dice are those of the run', () => {
  for (let i = 0; i < 10; i++) {
    const session = new Session(runOf(leaps, { at: 1, goal: 11, fuel: 5 }, `B${i}`));
    while (session.status.is === 'playing') session.commit(['leap']);
    const found = run(blame(session, { nodes: 20_000 }))!;
    for (const { turn, line } of found.findings)
      expect(isWinning(leaps, session.world, session.positionAt(turn - 1), line)).toBe(true);
  }
});

test('a run that has not left the witness knows the rest of it', () => {
  const entry = lamp.levels.at(-1)!;
  const turns = entry.witnesses[0]!.turns;
  const session = new Session({ ...runOf(lamp, entry.level, entry.seed), witness: turns });
  expect(witnessAhead(session)).toEqual(turns);
  session.commit(turns[0]!);
  expect(witnessAhead(session)).toEqual(turns.slice(1));
  session.undo();
  session.commit([]);
  expect(witnessAhead(session)).toBeNull();
  expect(witnessAhead(played({ at: 1, goal: 4, fuel: 3 }))).toBeNull(); // a run that came without one
});

test('every turn whose change alone wins is found, and no other', () => {
  const ways = ['step', 'double'] as const;
  let found = 0;
  for (let n = 0; n < 5 * 32; n++) {
    const turns = Array.from({ length: 5 }, (_, i) => ways[(n >> i) & 1]!);
    const session = new Session(runOf(ladder, { at: 1, goal: 6 + (n >> 5), fuel: 5 }));
    for (const turn of turns) if (session.status.is === 'playing') session.commit([turn]);
    if (session.status.is !== 'lost') continue;
    const { findings } = run(blame(session, { nodes: 100_000, limit: 99 }))!;
    const [noReturn, ...kept] = findings;
    const wins = (turn: number): boolean =>
      ways.some((instead) =>
        session.turns.slice(turn - 1).some((_, i) => {
          const line = [[instead], ...session.turns.slice(turn, turn + i)];
          return isWinning(ladder, session.world, session.positionAt(turn - 1), line);
        }),
      );
    const expected = session.turns.map((_, i) => i + 1).filter((turn) => turn !== noReturn?.turn && wins(turn));
    expect(kept.map(({ turn }) => turn).sort((a, b) => a - b)).toEqual(noReturn ? expected : []);
    found += kept.length;
  }
  expect(found).toBeGreaterThan(10);
});
