// Running a program: its beginning, its slots, where cards go, its end.

import { describe, expect, test } from 'vitest';
import { BOTH, benchOf, eventsOf, kindsOf, outcomes, play, purse, ran, runFirst, typesOf, withMods } from '../bench.ts';

describe('its beginning', () => {
  test('[DD-095] [DD-579] one program fewer, one more executed, and it says so', () => {
    const bench = benchOf({}, ['Move', 'NoOp', 'NoOp']);
    const [started] = runFirst(bench, 1);
    expect(started).toEqual({
      type: 'programStarted',
      program: 1,
      day: 1,
      tape: [{ card: 'c001', cardType: 'Move' }],
      programsLeft: 4,
    });
    expect([bench.state.programsLeft, bench.state.today.programsExecuted]).toEqual([4, 1]);
    const [second] = play(bench, { type: 'runProgram', tape: ['c002'] });
    expect(second).toMatchObject({ program: 2, programsLeft: 3 });
  });

  test('[DD-096] [DD-376] Overclock takes its Energy, then the queued immunity arrives, for this program only', () => {
    const bench = benchOf(
      { ruleset: 'remastered', robotModifiers: [{ kind: 'Overclock', duration: 'Temporary', source: 'Overclock' }] },
      ['NoOp'],
    );
    bench.state.queuedImmunity = ['T1'];
    const events = runFirst(bench, 1);
    expect(events.slice(0, 3)).toMatchObject([
      { type: 'programStarted' },
      { type: 'currencyChanged', field: 'Energy', applied: -1, cause: 'overclock' },
      { type: 'modifierAdded', kind: 'GlobalImmunity', duration: 'ShortTerm', source: 'T1' },
    ]);
    expect(kindsOf(bench.state.robot)).toEqual(['Overclock']);
    expect(bench.state.queuedImmunity).toEqual([]);
  });

  test('[DD-097] races come before the first pass, and slots are those of the executed order', () => {
    const bench = ran({ ruleset: 'remastered' }, [withMods('TurnLeft', 'RaceCondition'), 'NoOp']);
    const types = typesOf(bench.events);
    expect(types.indexOf('raceSwapped')).toBeLessThan(types.indexOf('instructionStarted'));
    expect(eventsOf(bench, 'instructionStarted').map(({ slot, card }) => [slot, card])).toEqual([
      [0, 'c002'],
      [1, 'c001'],
    ]);
  });
});

describe('its slots', () => {
  test('[DD-098] the tape runs to its end, also without Energy and with all sheds filled', () => {
    const bench = ran(
      { isBare: true, currencies: { Energy: 1, Carry: 3 }, pois: [{ kind: 'Shed', q: 1, r: 0, request: 3 }] },
      ['Interact', 'Move', 'NoOp', 'TurnLeft'],
    );
    expect(outcomes(bench)).toEqual(['ok', 'skipped', 'ok', 'ok']);
  });

  test('[DD-099] [DD-209] kept by an active Persistent, discarded without or suppressed', () => {
    const bench = ran({}, [
      withMods('NoOp', 'Persistent'),
      'NoOp',
      { type: 'NoOp', modifiers: [{ kind: 'Persistent' }, { kind: 'Nullified' }] },
    ]);
    expect(eventsOf(bench, 'cardResolved').map(({ to }) => to)).toEqual(['hand', 'discard', 'discard']);
    expect(bench.state.today.cardsReturned).toBe(1);
  });

  test('[DD-100] skipped, debuffed and failed cards are resolved like any other', () => {
    const bench = benchOf({ currencies: { Energy: 2 } }, ['Interact', withMods('TurnLeft', 'Unreliable'), 'Move']);
    bench.script.unreliable = [true];
    runFirst(bench, 3);
    expect(outcomes(bench)).toEqual(['failed', 'debuffed', 'skipped']);
    expect(bench.state.discard).toEqual([0, 1, 2]);
  });

  test('[DD-101] kept cards may exceed the hand; nothing is forced out and nothing drawn', () => {
    const bench = benchOf({ currencies: { HandSize: 3 } }, [
      withMods('NoOp', 'Efficient', 'Persistent'),
      withMods('NoOp', 'Efficient', 'Persistent'),
      'Move',
      'Move',
      'Stabilize',
    ]);
    expect(bench.state.hand).toHaveLength(5);
    play(bench, { type: 'runProgram', tape: ['c001', 'c002'] });
    expect(bench.state.hand).toHaveLength(5);
    expect(eventsOf(bench, 'handDrawn')).toHaveLength(0);
  });
});

describe('its end', () => {
  test('[DD-102] ShortTerm modifiers go, robot before cards by id, before the summary', () => {
    const bench = benchOf(
      { ruleset: 'remastered', robotModifiers: [{ kind: 'GlobalImmunity', duration: 'ShortTerm', of: ['Pest'] }] },
      ['AluminumHat', 'NoOp', 'NoOp'],
    );
    const events = runFirst(bench, 3);
    const end = events.slice(events.findLastIndex(({ type }) => type === 'cardResolved') + 1);
    expect(end.map((event) => (event.type === 'modifierRemoved' ? event.entity : event.type))).toEqual([
      { is: 'robot' },
      { is: 'card', card: 'c002' },
      { is: 'card', card: 'c003' },
      'programFinished',
      'handDrawn',
    ]);
  });

  test('[DD-103] [DD-316] if the day goes on the hand is refilled', () => {
    const bench = ran({}, ['NoOp', 'NoOp', 'NoOp']);
    expect(bench.state.phase).toBe('ExecuteProgram');
    expect(bench.state.hand).toHaveLength(3);
    expect(bench.state.programsLeft).toBe(4);
  });

  test('[DD-104] every pass leaves card, cost, stages, intents, results and position in the events', () => {
    const bench = ran({ ruleset: 'remastered', ground: { '0,0': '"' } }, [withMods('NoOp', 'Corrupt')]);
    const from = bench.events.findIndex(({ type }) => type === 'instructionStarted');
    const to = bench.events.findIndex(({ type }) => type === 'instructionFinished');
    expect(bench.events.slice(from, to + 1)).toMatchObject([
      { type: 'instructionStarted', card: 'c001' },
      { type: 'modifierActed', stage: 'cell', kind: 'Fertile', change: 'Rest 3 → 6' },
      { type: 'modifierActed', stage: 'card', kind: 'Corrupt', change: 'Rest 6 → 5' },
      { type: 'currencyChanged', field: 'Energy', applied: 5, cause: 'rest' },
      { type: 'modifierAdded', kind: 'Worn' },
      { type: 'instructionFinished', after: { q: 0, r: 0, facing: 0, energy: 55 } },
    ]);
  });

  test('[DD-580] no ShortTerm modifier outlives its program', () => {
    for (const ruleset of BOTH) {
      const bench = ran({ ruleset }, ['AluminumHat', 'AtomicClock', 'LoadBalancer', 'NoOp']);
      const { state } = bench;
      const left = [...state.cards, ...state.cells, state.robot]
        .flat()
        .filter(({ duration }) => duration === 'ShortTerm');
      expect(left).toEqual([]);
    }
  });

  test('[DD-055] after a program the draw stops where the pile ends', () => {
    const bench = benchOf({}, ['NoOp', 'NoOp', 'NoOp']);
    bench.state.pile = [4, 5];
    runFirst(bench, 3);
    expect(bench.state.hand).toEqual([4, 5]);
    expect(purse(bench, 'HandSize')).toBe(3);
  });
});
