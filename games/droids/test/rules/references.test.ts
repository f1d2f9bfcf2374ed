// References between tape cards, Repeat and Macro, and the guards against loops.

import { describe, expect, test } from 'vitest';
import { runPass } from '../../src/rules/pass/pass.ts';
import { scanRace } from '../../src/rules/pass/race.ts';
import { beginProgram } from '../../src/rules/program.ts';
import type { Ruleset } from '../../src/shape/ruleset.ts';
import { benchOf, eventsOf, kindsOf, outcomes, purse, ran, runFirst, where, withMods } from '../bench.ts';

describe('references', () => {
  test('[DD-143] next and following count in the executed order', () => {
    const bench = ran({ ruleset: 'remastered' }, [withMods('Optimize', 'RaceCondition'), 'Move', 'TurnLeft']);
    // Optimize has swapped behind Move, so only TurnLeft follows it.
    expect(eventsOf(bench, 'modifierAdded').map(({ entity }) => entity)).toEqual([{ is: 'card', card: 'c003' }]);
  });

  test('[DD-144] they are resolved from the card’s own slot, also in a reexec pass', () => {
    const bench = ran({}, ['Repeat', 'Optimize', 'NoOp']);
    expect(eventsOf(bench, 'modifierAdded').map(({ entity }) => entity)).toEqual([{ is: 'card', card: 'c003' }]);
    expect(eventsOf(bench, 'modifierRefreshed')).toHaveLength(1);
  });

  test('[DD-151] a card that changes its slot takes the count of its reexec passes along', () => {
    const bench = benchOf({ ruleset: 'remastered' }, [withMods('Move', 'RaceCondition'), 'TurnLeft', 'NoOp']);
    beginProgram(bench, [0, 1, 2]);
    const program = bench.state.program!;
    Object.assign(program, { order: [0, 1, 2], reexecs: [2, 1, 0], moved: [0, 0, 0] });
    scanRace(bench, 0);
    expect([program.order, program.reexecs]).toEqual([
      [1, 0, 2],
      [1, 2, 0],
    ]);
  });

  test('[DD-145] a missing target fails, the cost stays paid', () => {
    for (const type of ['Stabilize', 'Optimize', 'AluminumHat']) {
      const bench = ran({ currencies: { Energy: 9 } }, [type]);
      expect(eventsOf(bench, 'intentFailed')).toMatchObject([{ reason: 'noTarget' }]);
      expect([outcomes(bench)[0], purse(bench, 'Energy')]).toEqual(['failed', 8]);
    }
    const repeat = ran({}, ['Repeat']);
    expect(eventsOf(repeat, 'intentFailed')).toMatchObject([{ intent: 'ReExecute', reason: 'noTarget' }]);
  });

  test('[DD-146] [DD-225] (classic) a corrupt Repeat and Stabilize look back', () => {
    const repeat = ran({}, ['Move', withMods('Repeat', 'Corrupt'), 'TurnLeft']);
    expect(where(repeat)).toBe('(2,0) 5');
    const stabilize = ran({}, ['Move', withMods('Stabilize', 'Corrupt'), 'Move']);
    expect(eventsOf(stabilize, 'modifierAdded')).toMatchObject([{ entity: { card: 'c001' }, kind: 'Nullified' }]);
  });

  test('[DD-146] (classic) a corrupt racing card swaps with the one before it', () => {
    const bench = benchOf({}, ['TurnLeft', withMods('Move', 'RaceCondition', 'Corrupt')]);
    bench.script.race = [true];
    runFirst(bench, 2);
    expect(eventsOf(bench, 'raceSwapped')).toMatchObject([{ card: 'c002', partner: 'c001', slots: [1, 0] }]);
  });

  test('[DD-147] (remastered) Corrupt never looks back', () => {
    const bench = ran({ ruleset: 'remastered' }, ['TurnLeft', withMods('Repeat', 'Corrupt'), 'Move']);
    expect(eventsOf(bench, 'reExecuted')).toMatchObject([{ by: 'c002', card: 'c003' }]);
  });

  test('[DD-148] a card that left the tape runs again without moving again; Stabilize finds it where it lies', () => {
    const bench = ran({}, ['Move', withMods('Repeat', 'Corrupt')]);
    expect(eventsOf(bench, 'cardResolved').map(({ card }) => card)).toEqual(['c001', 'c002']);
    expect(bench.state.discard).toEqual([0, 1]);
    const nullified = benchOf({ programCount: 5 }, ['Move', withMods('Stabilize', 'Corrupt')]);
    runFirst(nullified, 2);
    expect(kindsOf(nullified.state.cards[0]!)).toEqual(['Nullified']);
    expect(nullified.state.discard).toContain(0);
  });
});

describe('guards', () => {
  test('[DD-149] control cards are no targets', () => {
    const bench = ran({ ruleset: 'remastered' }, ['Macro', 'Repeat', 'Move']);
    expect(eventsOf(bench, 'loopGuardTripped').map(({ by, reason, target }) => [by, reason, target])).toEqual([
      ['c001', 'control', 'c002'],
    ]);
  });

  test('[DD-150] nothing is re-executed inside a reexec pass', () => {
    const bench = benchOf({}, ['Repeat', 'Move']);
    beginProgram(bench, [0, 1]);
    runPass(bench, 0, 'reexec');
    expect(eventsOf(bench, 'loopGuardTripped')).toMatchObject([{ reason: 'nested', target: 'c002' }]);
    expect(where(bench)).toBe('(0,0) 0');
  });

  test('[DD-151] at most two extra passes a card, skipped ones counted', () => {
    const bench = benchOf({ ruleset: 'remastered', radius: 4 }, ['Macro', 'TurnLeft', 'TurnRight', 'NoOp']);
    beginProgram(bench, [0, 1, 2, 3]);
    for (let i = 0; i < 3; i++) runPass(bench, 0, 'slot');
    const reasons = eventsOf(bench, 'loopGuardTripped').map(({ reason, target }) => [reason, target]);
    expect(reasons).toEqual([
      ['perCard', 'c002'],
      ['perCard', 'c003'],
    ]);
    expect(eventsOf(bench, 'reExecuted')).toHaveLength(4);
    const poor = benchOf({ currencies: { Energy: 0 } }, ['Repeat', 'Move']);
    beginProgram(poor, [0, 1]);
    for (let i = 0; i < 3; i++) runPass(poor, 0, 'slot');
    expect(eventsOf(poor, 'instructionSkipped')).toHaveLength(2);
    expect(eventsOf(poor, 'loopGuardTripped')).toMatchObject([{ reason: 'perCard' }]);
  });

  test('[DD-152] a program performs only so many passes', () => {
    const tuned = (rules: Ruleset): Ruleset => ({
      ...rules,
      numbers: { ...rules.numbers, loop: { ...rules.numbers.loop, maxPasses: 1 } },
    });
    const bench = ran({ tuned }, ['Repeat', 'Move']);
    expect(eventsOf(bench, 'loopGuardTripped')).toMatchObject([{ reason: 'total' }]);
    expect(benchOf({}, []).world.rules.numbers.loop.maxPasses).toBe(64);
  });

  test('[DD-153] a dropped one costs nothing and is no instruction; the Repeat is', () => {
    const bench = ran({ currencies: { Energy: 9 } }, ['Repeat', 'Repeat']);
    expect([bench.state.today.instructionsUsed, purse(bench, 'Energy')]).toEqual([2, 9]);
    expect(outcomes(bench)).toEqual(['failed', 'failed']);
  });

  test('[DD-154] a reexec pass is a full pass with its own chances, announced before it', () => {
    const bench = benchOf({}, ['Repeat', withMods('Move', 'Unreliable')]);
    bench.script.unreliable = [true, false];
    runFirst(bench, 2);
    expect(eventsOf(bench, 'instructionStarted').map(({ kind }) => kind)).toEqual(['slot', 'reexec', 'slot']);
    expect(outcomes(bench)).toEqual(['debuffed', 'ok', 'ok']);
    const at = bench.events.findIndex(({ type }) => type === 'reExecuted');
    expect(bench.events[at + 1]).toMatchObject({ type: 'instructionStarted', kind: 'reexec' });
    expect(bench.state.today.instructionsUsed).toBe(3);
  });

  test('[DD-496] [DD-117] Macro runs the next two, fixed when it starts; a missing one fails alone', () => {
    const bench = ran({ ruleset: 'remastered', radius: 3 }, ['Macro', 'Move', 'TurnLeft']);
    expect(eventsOf(bench, 'reExecuted').map(({ card }) => card)).toEqual(['c002', 'c003']);
    const short = ran({ ruleset: 'remastered' }, ['Macro', 'Move']);
    expect(eventsOf(short, 'reExecuted')).toHaveLength(1);
    expect(eventsOf(short, 'intentFailed')).toMatchObject([{ reason: 'noTarget' }]);
    // The first pass enters a racing cell and swaps the tape: the second target stays who it was.
    const racing = ran(
      { ruleset: 'remastered', radius: 3, cells: [{ q: 1, r: 0, modifiers: [{ kind: 'RaceCondition' }] }] },
      ['Macro', 'Move', 'TurnLeft', 'NoOp'],
    );
    expect(eventsOf(racing, 'reExecuted').map(({ card }) => card)).toEqual(['c002', 'c003']);
  });
});
