// Phases: what may be done when, what doing nothing is, and what lasts from day to day.

import { SOLO } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { game, phaseWords } from '../../src/index.ts';
import { refuseTurn } from '../../src/refuse.ts';
import type { Action } from '../../src/shape/actions.ts';
import { PHASES, type Phase } from '../../src/shape/names.ts';
import { type Bench, BOTH, benchOf, eventsOf, fork, play, refusalOf } from '../bench.ts';

const idle = (bench: Bench): void => void play(bench, game.idle!(bench.world, bench.state)[0]!);

/** A run taken to the phase by doing nothing. */
const inPhase = (phase: Phase, ruleset: 'classic' | 'remastered' = 'classic'): Bench => {
  const bench = benchOf({ ruleset, programCount: 1, currencies: { Energy: 40 } }, ['Move', 'Interact', 'TurnLeft']);
  if (phase === 'RunOver') play(bench, { type: 'concede' });
  for (let i = 0; i < 5 && bench.state.phase !== phase; i++) {
    if (bench.state.phase === 'Improve' && phase === 'Gamble' && bench.state.contractOffer === null)
      play(bench, { type: 'startGamble' });
    else if (bench.state.phase === 'Improve' && phase === 'BufferOverflow' && bench.state.contractOffer === null)
      play(bench, { type: 'startBufferOverflow' });
    else idle(bench);
  }
  if (phase === 'Improve' && bench.state.contractOffer !== null) idle(bench);
  expect(bench.state.phase).toBe(phase);
  return bench;
};

const typesIn = (bench: Bench): readonly string[] => [
  ...new Set([...game.legal(bench.world, bench.state, [], SOLO)].map(({ type }) => type)),
];

describe('the cycle', () => {
  test('[DD-060] the phases', () => {
    expect(PHASES).toEqual([
      'Init',
      'ExecuteProgram',
      'Scoring',
      'DrawGlitch',
      'Improve',
      'Gamble',
      'BufferOverflow',
      'RunOver',
    ]);
  });

  test('[DD-061] [DD-611] doing nothing walks the cycle', () => {
    for (const ruleset of BOTH) {
      const bench = benchOf({ ruleset, programCount: 1 }, ['Move']);
      for (let i = 0; i < (ruleset === 'classic' ? 4 : 5); i++) idle(bench);
      expect(eventsOf(bench, 'phaseChanged').map(({ to }) => to)).toEqual([
        'Scoring',
        'DrawGlitch',
        'Improve',
        'ExecuteProgram',
      ]);
      expect(bench.state.day).toBe(2);
    }
  });

  test('[DD-061] the side loops come back to Improve', () => {
    const gamble = inPhase('Gamble');
    idle(gamble);
    expect(gamble.state.phase).toBe('Improve');
    const overflow = inPhase('BufferOverflow');
    idle(overflow);
    expect(overflow.state.phase).toBe('Improve');
  });

  test('[DD-611] doing nothing in each phase', () => {
    const idles = (phase: Phase, ruleset: 'classic' | 'remastered' = 'classic') => {
      const bench = inPhase(phase, ruleset);
      return game.idle!(bench.world, bench.state);
    };
    expect(idles('ExecuteProgram')).toEqual([{ type: 'runProgram', tape: [] }]);
    expect(idles('Scoring')).toEqual([{ type: 'nextAssignment' }]);
    expect(idles('DrawGlitch')).toEqual([{ type: 'acceptGlitch' }]);
    expect(idles('Improve')).toEqual([{ type: 'previewProgram' }]);
    expect(idles('Gamble')).toEqual([{ type: 'stopGamble' }]);
    expect(idles('BufferOverflow')).toEqual([{ type: 'stopBufferOverflow' }]);
    const pending = inPhase('DrawGlitch', 'remastered');
    idle(pending);
    expect(game.idle!(pending.world, pending.state)).toEqual([{ type: 'chooseContract', index: 0 }]);
  });
});

describe('what may be done', () => {
  test('[DD-065] in ExecuteProgram', () => {
    const bench = inPhase('ExecuteProgram');
    expect(typesIn(bench)).toEqual(['moveCards', 'discard', 'runProgram', 'concede']);
    const planned = [{ type: 'moveCards', cards: ['c001'], to: 'tape' }] as const;
    const next = [...game.legal(bench.world, bench.state, planned, SOLO)].map(({ type }) => type);
    expect(next).toContain('clearTape');
  });

  test('[DD-066] in Scoring', () => expect(typesIn(inPhase('Scoring'))).toEqual(['nextAssignment', 'concede']));

  test('[DD-067] in DrawGlitch', () =>
    expect(typesIn(inPhase('DrawGlitch'))).toEqual(['acceptGlitch', 'deferGlitch', 'concede']));

  test('[DD-068] in Improve', () => {
    const classic = ['buyCard', 'reroll', 'startGamble', 'startBufferOverflow', 'previewProgram', 'concede'];
    expect(typesIn(inPhase('Improve'))).toEqual(classic);
    const bench = inPhase('Improve', 'remastered');
    bench.state.cards = bench.state.cards.with(0, [
      { kind: 'Corrupt', duration: 'Permanent', source: 'Bitflip', stacks: 1, of: [], taken: 0 },
    ]);
    expect(typesIn(bench)).toEqual([...classic, 'scrub', 'quarantine']);
  });

  test('[DD-069] in Gamble', () =>
    expect(typesIn(inPhase('Gamble'))).toEqual(['takeBooster', 'stopGamble', 'concede']));

  test('[DD-070] in BufferOverflow', () =>
    expect(typesIn(inPhase('BufferOverflow'))).toEqual(['destroyCard', 'stopBufferOverflow', 'concede']));

  test('[DD-071] in RunOver nothing is', () => {
    const bench = inPhase('RunOver');
    expect(typesIn(bench)).toEqual([]);
    expect(refusalOf(bench, { type: 'nextAssignment' })).toBe('run-is-over');
    expect(refusalOf(bench, { type: 'concede' })).toBe('run-is-over');
  });

  test('[DD-072] [DD-545] anything else is refused with phase and action, and nothing is touched', () => {
    const all: readonly Action[] = [
      { type: 'runProgram', tape: [] },
      { type: 'nextAssignment' },
      { type: 'acceptGlitch' },
      { type: 'previewProgram' },
      { type: 'stopGamble' },
      { type: 'stopBufferOverflow' },
    ];
    const own = ['ExecuteProgram', 'Scoring', 'DrawGlitch', 'Improve', 'Gamble', 'BufferOverflow'] as const;
    for (const [i, phase] of own.entries()) {
      const bench = inPhase(phase);
      const before = structuredClone(bench.state);
      const drawn = bench.draws.length;
      for (const [j, action] of all.entries()) {
        if (i === j) continue;
        const [refusal] = refuseTurn(bench.world, bench.state, [action]);
        expect(refusal).toMatchObject({ code: 'wrong-phase', at: 0 });
        expect(refusal!.why).toContain(action.type);
        expect(refusal!.why).toContain(phase);
      }
      expect(bench.state).toEqual(before);
      expect(bench.draws).toHaveLength(drawn);
    }
  });

  test('[DD-073] a refusal has a code, a sentence with its numbers, and the index of the culprit', () => {
    const bench = benchOf({ currencies: { Energy: 1 } }, ['Move', 'Move']);
    const turn = [
      { type: 'moveCards', cards: ['c003'], to: 'tape' },
      { type: 'discard', cards: ['c001', 'c002'] },
    ] as const;
    expect(refuseTurn(bench.world, bench.state, turn)).toEqual([
      { code: 'not-enough-energy', why: 'It costs 2 Energy; there are 1.', at: 1 },
    ]);
  });

  test('[DD-074] conceding ends the run at once, in any phase', () => {
    for (const phase of ['ExecuteProgram', 'Scoring', 'DrawGlitch', 'Improve', 'Gamble', 'BufferOverflow'] as const) {
      const bench = inPhase(phase);
      play(bench, { type: 'concede' });
      expect(eventsOf(bench, 'runLost')).toMatchObject([{ reason: 'conceded' }]);
      expect(game.status(bench.world, bench.state)).toEqual({ is: 'lost', cause: 'conceded' });
    }
  });

  test('[DD-076] phases have their in-world names', () => {
    const names = ['ExecuteProgram', 'Scoring', 'DrawGlitch', 'Improve', 'Gamble', 'BufferOverflow'].map(
      (phase) => phaseWords(phase).name,
    );
    expect(names).toEqual([
      'Compile & Run',
      'Telemetry Report',
      'Incoming Anomaly',
      'Repair Bay / Patch Installer',
      'Cosmic Rays',
      'Buffer Overflow',
    ]);
  });
});

test('[DD-075] board, things, robot and currencies last from day to day', () => {
  const bench = benchOf(
    {
      programCount: 1,
      glitches: ['Latency'],
      currencies: { Energy: 30 },
      pois: [
        { kind: 'Crate', q: 1, r: 0, amount: 9 },
        { kind: 'Donkey', q: 0, r: 1 },
      ],
    },
    ['Interact', 'TurnRight', 'Interact', 'Remember', 'Move'],
  );
  play(bench, { type: 'runProgram', tape: ['c001', 'c002', 'c003', 'c004', 'c005'] });
  const kept = fork(bench).state;
  idle(bench);
  play(bench, { type: 'deferGlitch' });
  idle(bench);
  const now = bench.state;
  expect([now.at, now.facing, now.tow, now.crates]).toEqual([kept.at, kept.facing, kept.tow, kept.crates]);
  expect(now.purse).toEqual({ ...kept.purse, Energy: kept.purse.Energy - 1 });
  expect([now.purse.Carry, now.purse.MaxCarry, now.purse.TapeLength]).toEqual([9, 20, 12]);
});
