// The end of a day and of a run, metrics and score.

import { describe, expect, test } from 'vitest';
import { dayEndReasons } from '../../src/rules/day.ts';
import { creditedOf, missingGoods, scoreLines, scoreOf, statusOf } from '../../src/rules/outcome.ts';
import { viewOf } from '../../src/view.ts';
import { type Bench, benchOf, eventsOf, kindsOf, play, purse, ran, runFirst, typesOf, withMods } from '../bench.ts';

const shed = { kind: 'Shed', q: 1, r: 0, request: 4 } as const;
const spare = { kind: 'Crate', q: 0, r: -2, amount: 30 } as const;

const endDay = (bench: Bench): void => {
  bench.state.programsLeft = 1;
  play(bench, { type: 'runProgram', tape: [] });
};

describe('when it ends', () => {
  test('[DD-307] [DD-308] each condition, all that hold in their order', () => {
    const bench = benchOf({ isBare: true, pois: [{ ...shed, received: 4 }, spare] }, []);
    expect(dayEndReasons(bench)).toEqual(['sheds']);
    bench.state.programsLeft = 0;
    bench.state.pile = [];
    bench.state.purse.Energy = 0;
    expect(dayEndReasons(bench)).toEqual(['programs', 'deck', 'energy', 'sheds']);
    const going = benchOf({}, []);
    expect(dayEndReasons(going)).toEqual([]);
  });

  test('[DD-309] the pile is judged before it refills the hand; cards in hand do not help', () => {
    const bench = benchOf({}, ['NoOp', 'Move', 'Move']);
    bench.state.pile = [];
    runFirst(bench, 1);
    expect(eventsOf(bench, 'dayEnded')).toMatchObject([{ reasons: ['deck'] }]);
    expect(bench.state.hand).toEqual([1, 2]);
  });

  test('[DD-324] without Energy only the day ends', () => {
    const bench = ran({ currencies: { Energy: 1 } }, ['TurnLeft']);
    expect(eventsOf(bench, 'dayEnded')).toMatchObject([{ reasons: ['energy'] }]);
    expect([bench.state.phase, statusOf(bench.world, bench.state)]).toEqual(['Scoring', { is: 'playing' }]);
  });

  test('[DD-316] otherwise the next program is planned', () => {
    const bench = ran({}, ['NoOp', 'NoOp', 'NoOp']);
    expect([bench.state.phase, bench.state.programsLeft, bench.state.hand.length]).toEqual(['ExecuteProgram', 4, 3]);
  });

  test('Example 14: length of a day', () => {
    for (const [difficulty, programs, reasons] of [
      ['Easy', 3, ['deck']],
      ['Medium', 4, ['deck']],
      ['Hard', 5, ['programs', 'deck']],
    ] as const) {
      const { handSize, tapeLength } = benchOf({ difficulty }, []).world.stats;
      const bench = benchOf(
        {
          difficulty,
          deck: Array.from({ length: 20 }, () => 'NoOp'),
          currencies: { HandSize: handSize, TapeLength: tapeLength },
        },
        [],
      );
      let count = 0;
      for (; bench.state.phase === 'ExecuteProgram'; count++)
        play(bench, {
          type: 'runProgram',
          tape: bench.state.hand.slice(0, tapeLength).map((card) => `c${String(card + 1).padStart(3, '0')}`),
        });
      expect([count, eventsOf(bench, 'dayEnded')[0]!.reasons]).toEqual([programs, reasons]);
    }
  });
});

describe('what happens then', () => {
  test('[DD-311] [DD-313] [DD-314] [DD-624] sleep, temporary things go with their reversals, weather clears, Scoring', () => {
    const bench = benchOf(
      {
        ruleset: 'remastered',
        robotModifiers: [{ kind: 'Gravity', duration: 'Temporary', source: 'Gravity' }],
        cells: [{ q: 1, r: 0, modifiers: [{ kind: 'Corrupt', duration: 'Temporary' }] }],
      },
      [{ type: 'Move', modifiers: [{ kind: 'Throttled', duration: 'Temporary' }] }],
    );
    bench.state.weather = bench.state.weather.with(bench.state.at, 3);
    endDay(bench);
    const from = bench.events.findIndex(({ type }) => type === 'programFinished');
    expect(typesOf(bench.events.slice(from))).toEqual([
      'programFinished',
      'dayEnded',
      'assignmentMissed',
      'sleepCycleEntered',
      'currencyChanged',
      'modifierRemoved',
      'currencyChanged',
      'modifierRemoved',
      'modifierRemoved',
      'weatherChanged',
      'phaseChanged',
    ]);
    expect(eventsOf(bench, 'modifierRemoved').map(({ entity }) => entity.is)).toEqual(['robot', 'cell', 'card']);
    expect(eventsOf(bench, 'currencyChanged')).toMatchObject([
      { cause: 'sleepCycle', applied: 10 },
      { cause: 'Gravity', applied: 2 },
    ]);
  });

  test('[DD-254] weather goes when Scoring is entered; ground that looks the same is told by nobody', () => {
    const bench = benchOf({ ground: { '0,0': '~' } }, []);
    const { at } = bench.state;
    bench.state.weather = bench.state.weather.with(at, 3).with(at + 1, 1);
    endDay(bench);
    expect([bench.state.weather[at], bench.state.weather[at + 1], bench.state.terrain[at]]).toEqual([0, 0, 4]);
    expect(eventsOf(bench, 'weatherChanged').map(({ cells }) => cells.map(({ from, to }) => [from, to]))).toEqual([
      [['Dry', 'Mud']],
    ]);
  });

  test('[DD-310] the assignment is settled first, the contract second', () => {
    const bench = benchOf({ ruleset: 'remastered', programCount: 1, radius: 4 }, ['Move', 'Move', 'Move', 'Move']);
    bench.state.contract = bench.world.rules.contracts.findIndex(({ name }) => name === 'ExpressLane');
    runFirst(bench, 4);
    const types = typesOf(bench.events);
    expect(types.indexOf('assignmentMissed')).toBeLessThan(types.indexOf('contractPaid'));
    expect(types.indexOf('contractPaid')).toBeLessThan(types.indexOf('sleepCycleEntered'));
  });

  test('[DD-336] [DD-337] the next day: everything back into one pile, shuffled, counters fresh', () => {
    const bench = benchOf({ ruleset: 'remastered' }, ['NoOp', 'NoOp', 'NoOp']);
    runFirst(bench, 2);
    endDay(bench);
    Object.assign(bench.state, {
      rerollCount: 3,
      scrubs: 2,
      canGamble: false,
      canBufferOverflow: false,
      canQuarantine: false,
    });
    const events = play(bench, { type: 'nextAssignment' });
    expect(typesOf(events)).toEqual(['deckShuffled', 'assignmentSet', 'phaseChanged', 'glitchRevealed']);
    const { state } = bench;
    expect([state.hand, state.discard, state.pile.length]).toEqual([[], [], state.types.length]);
    expect([state.rerollCount, state.scrubs, state.canGamble, state.canBufferOverflow, state.canQuarantine]).toEqual([
      0,
      0,
      true,
      true,
      true,
    ]);
    expect([state.day, state.today.programsExecuted, state.past.programsExecuted]).toEqual([2, 0, 2]);
  });

  test('[DD-391] the day starts at any Energy, with a fresh pile', () => {
    const bench = benchOf({ programCount: 2 }, ['NoOp']);
    endDay(bench);
    play(bench, { type: 'nextAssignment' });
    bench.state.purse.Energy = 100;
    play(bench, { type: 'deferGlitch' });
    bench.state.purse.Energy = 0;
    const events = play(bench, { type: 'previewProgram' });
    expect(typesOf(events)).toEqual(['deckShuffled', 'dayStarted', 'handDrawn', 'phaseChanged']);
    expect([bench.state.programsLeft, bench.state.phase]).toEqual([2, 'ExecuteProgram']);
  });

  test('[DD-391] [DD-244] towing stands between the day and the hand', () => {
    const walls = Object.fromEntries(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map((at) => [at, '#']));
    const bench = benchOf({ ground: walls, programCount: 2 }, ['NoOp']);
    endDay(bench);
    play(bench, { type: 'nextAssignment' });
    bench.state.purse.Energy = 100;
    play(bench, { type: 'deferGlitch' });
    expect(typesOf(play(bench, { type: 'previewProgram' }))).toEqual([
      'deckShuffled',
      'dayStarted',
      'avatarTowed',
      'handDrawn',
      'phaseChanged',
    ]);
  });
});

describe('the end of the run', () => {
  test('[DD-315] [DD-317] won when the day closes with all sheds filled', () => {
    const bench = ran({ isBare: true, currencies: { Carry: 4 }, pois: [shed, spare] }, ['Interact']);
    expect(eventsOf(bench, 'runWon')).toMatchObject([{ day: 1 }]);
    expect(bench.state.phase).toBe('RunOver');
  });

  test('[DD-318] the day limits', () => {
    for (const ruleset of ['classic', 'remastered'] as const)
      expect(
        (['Easy', 'Medium', 'Hard'] as const).map(
          (difficulty) => benchOf({ ruleset, difficulty }, []).world.tabledDays,
        ),
      ).toEqual([7, 8, 12]);
    expect(benchOf({ dayLimit: 15 }, []).world.dayLimit).toBe(15);
  });

  test('[DD-319] lost when the last day closes with a shed unfilled', () => {
    const bench = benchOf({ dayLimit: 1 }, []);
    endDay(bench);
    expect(eventsOf(bench, 'runLost')).toMatchObject([{ reason: 'dayLimit' }]);
    expect(statusOf(bench.world, bench.state)).toEqual({ is: 'lost', cause: 'dayLimit' });
  });

  test('[DD-320] (classic) lost when the goods no longer suffice, Carry counted', () => {
    const pois = [
      { ...shed, request: 9 },
      { kind: 'Crate', q: -1, r: 0, amount: 5 },
    ] as const;
    const short = benchOf({ isBare: true, pois, currencies: { Carry: 3 } }, []);
    endDay(short);
    expect(eventsOf(short, 'runLost')).toMatchObject([{ reason: 'goodsShort' }]);
    const enough = benchOf({ isBare: true, pois, currencies: { Carry: 4 } }, []);
    endDay(enough);
    expect(enough.state.phase).toBe('Scoring');
  });

  test('[DD-321] [DD-447] (remastered) a resupply instead, for 50 points', () => {
    const bench = benchOf(
      {
        ruleset: 'remastered',
        isBare: true,
        pois: [
          { ...shed, request: 9 },
          { kind: 'Shed', q: 0, r: 1, request: 8, received: 8 },
          { kind: 'Crate', q: -1, r: 0, amount: 5 },
        ],
      },
      [],
    );
    endDay(bench);
    const before = scoreOf(bench.world, bench.state);
    const events = play(bench, { type: 'nextAssignment' });
    expect(events[0]).toMatchObject({ type: 'resupplyDropped', crate: 'C1', amount: 9, left: 14 });
    expect([bench.state.resupplies, scoreOf(bench.world, bench.state) - before]).toEqual([1, -50]);
  });

  test('[DD-322] the missing amount is known at any time', () => {
    const bench = benchOf(
      {
        isBare: true,
        pois: [
          { ...shed, request: 9 },
          { kind: 'Crate', q: -1, r: 0, amount: 5 },
        ],
      },
      [],
    );
    expect(missingGoods(bench)).toBe(4);
    expect(viewOf(bench.world, bench.state).goods).toEqual({ crates: 5, carry: 0, open: 9, missing: 4 });
  });

  test('[DD-323] filling the last shed on the last day wins', () => {
    const bench = ran({ isBare: true, dayLimit: 1, currencies: { Carry: 4 }, pois: [shed] }, ['Interact']);
    expect(statusOf(bench.world, bench.state).is).toBe('won');
  });

  test('[DD-612] a lost run is rated too', () => {
    const bench = ran({ isBare: true, currencies: { Carry: 2 }, pois: [shed, spare] }, ['Interact']);
    play(bench, { type: 'concede' });
    expect(eventsOf(bench, 'runLost')).toMatchObject([{ score: 20 }]);
    expect(viewOf(bench.world, bench.state).score).toBe(20);
  });
});

describe('metrics', () => {
  test('[DD-325] [DD-331] day and run; the day starts anew', () => {
    const bench = benchOf({ radius: 3 }, ['Move', 'NoOp', 'Move']);
    play(bench, { type: 'runProgram', tape: ['c001'] });
    endDay(bench);
    play(bench, { type: 'nextAssignment' });
    const { metrics } = viewOf(bench.world, bench.state);
    expect([metrics.run.programsExecuted, metrics.day.programsExecuted]).toEqual([2, 0]);
    expect([metrics.run.cellsVisited, metrics.day.cellsVisited]).toEqual([2, 0]);
  });

  test('[DD-326] skipped passes are no instructions, reexec passes are', () => {
    const bench = ran({ currencies: { Energy: 2 } }, ['Repeat', 'TurnLeft', 'Move']);
    expect(bench.state.today.instructionsUsed).toBe(3);
  });

  test('[DD-327] [DD-328] a cell counts once, a way each time', () => {
    const bench = ran({}, ['Move', 'TurnLeft', 'TurnLeft', 'TurnLeft', 'Move', 'Move']);
    expect([bench.state.today.pathLength, bench.state.today.newCells]).toEqual([3, 2]);
  });

  test('[DD-329] overspill after Pest', () => {
    const bench = ran(
      { currencies: { Carry: 5 }, robotModifiers: [{ kind: 'Pest' }], pois: [{ ...shed, received: 4 }] },
      ['Interact'],
    );
    expect([bench.state.today.overspill, bench.state.today.credited, bench.state.today.lostToPest]).toEqual([3, 0, 2]);
  });

  test('[DD-330] energy, extra actions, bumps, fizzles, returns', () => {
    const bench = benchOf({ ground: { '0,0': '~', '1,0': '#' }, currencies: { Energy: 20 } }, [
      'Move',
      withMods('TurnLeft', 'Unreliable'),
      withMods('TurnRight', 'Effective', 'Persistent'),
      'NoOp',
      'Repeat',
      'NoOp',
    ]);
    bench.script.unreliable = [true];
    bench.script.effective = [true];
    runFirst(bench, 6);
    const { today } = bench.state;
    expect([today.energySpent, today.energyRested, today.bumps, today.fizzles]).toEqual([4, 15, 1, 1]);
    expect([today.extraActions, today.cardsReturned]).toEqual([2, 1]);
  });

  test('[DD-332] credited goods never exceed the request', () => {
    const bench = ran({ currencies: { Carry: 9 }, pois: [shed] }, ['Interact', 'Interact']);
    expect([creditedOf(bench), purse(bench, 'Delivery')]).toEqual([4, 9]);
  });

  test('[DD-333] the score by its terms', () => {
    const bench = ran(
      {
        isBare: true,
        ruleset: 'remastered',
        currencies: { Carry: 4, Energy: 90 },
        pois: [shed, { kind: 'Tower', q: 0, r: 1 }, { kind: 'Donkey', q: -1, r: 1, facing: 0 }],
      },
      ['TurnRight', 'Interact', 'TurnRight', 'Interact', 'TurnLeft', 'TurnLeft', 'Interact'],
    );
    Object.assign(bench.state, { assignmentsDone: 2, contractsPaid: 3, resupplies: 1 });
    const terms = Object.fromEntries(scoreLines(bench.world, bench.state).map(({ what, value }) => [what, value]));
    expect(terms).toEqual({
      'goods credited': 40,
      'sheds filled': 40,
      'towers disabled': 15,
      'donkeys recruited': 10,
      resupplies: -50,
      'assignments completed': 40,
      'contracts paid': 30,
      'the run won': 300,
      'days left': 360,
      'Energy left': 100,
      'instructions spared': 193,
    });
  });

  test('[DD-333] never below 0', () => {
    const bench = benchOf({ ruleset: 'remastered' }, []);
    bench.state.resupplies = 9;
    expect(scoreOf(bench.world, bench.state)).toBe(0);
  });
});

describe('invariants', () => {
  test('[DD-580] [DD-584] nothing temporary is left in Scoring', () => {
    const bench = benchOf(
      {
        ruleset: 'remastered',
        currencies: { HandSize: 6 },
        robotModifiers: [
          { kind: 'SolarBreeze', duration: 'Temporary' },
          { kind: 'SandStorm', duration: 'Temporary' },
        ],
      },
      ['Optimize', 'NoOp', 'NoOp'],
    );
    const before = viewOf(bench.world, bench.state).currencies;
    runFirst(bench, 2);
    endDay(bench);
    const left = [...bench.state.cards, ...bench.state.cells, bench.state.robot].flat();
    expect(left.filter(({ duration }) => duration !== 'Permanent')).toEqual([]);
    expect([purse(bench, 'HandSize'), purse(bench, 'Preview')]).toEqual([before.HandSize + 1, before.Preview + 2]);
    expect(kindsOf(bench.state.robot)).toEqual([]);
  });

  test('[DD-575] goods are conserved', () => {
    const bench = benchOf(
      {
        ruleset: 'remastered',
        robotModifiers: [{ kind: 'Pest' }],
        pois: [
          { kind: 'Crate', q: 1, r: 0, amount: 9 },
          { kind: 'Shed', q: 0, r: 1, request: 5 },
        ],
      },
      ['Load', 'TurnRight', 'Drop', 'Interact', 'Interact'],
    );
    const start = bench.state.crates.reduce((sum, amount) => sum + amount, 0) + purse(bench, 'Carry');
    runFirst(bench, 5);
    const { today, crates } = bench.state;
    const end =
      crates.reduce((sum, amount) => sum + amount, 0) +
      purse(bench, 'Carry') +
      purse(bench, 'Delivery') +
      today.lostToPest +
      today.goodsBroken;
    expect(start + today.resupplied + today.bonusGoods).toBe(end);
    expect(today.bonusGoods).toBeGreaterThan(0);
  });
});
