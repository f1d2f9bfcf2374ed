// Rulesets, robots, difficulties and the first state of a run.

import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { compileWorld } from '../../src/compile.ts';
import { content } from '../../src/data/content.ts';
import { cardId, typeName } from '../../src/rules/ids.ts';
import { setupState } from '../../src/setup.ts';
import type { Level } from '../../src/shape/level.ts';
import { DIFFICULTIES, type Difficulty, ROBOTS, type RobotType } from '../../src/shape/names.ts';
import type { State } from '../../src/shape/state.ts';
import type { World } from '../../src/shape/world.ts';
import { BOTH, kindsOf, levelOf } from '../bench.ts';

const started = (part: Partial<Level> = {}, seed = 'START'): { world: World; state: State } => {
  const { deck: _, currencies: __, deckOrder: ___, ...level } = levelOf({}, []);
  const full = { ...level, ...part };
  const world = compileWorld(content, full);
  return { world, state: setupState(world, full, diceOf(seed)) };
};

const deckOf = ({ world, state }: { world: World; state: State }): string[] =>
  state.types.map((type) => typeName(world, type));

const counted = (types: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const type of types) found[type] = (found[type] ?? 0) + 1;
  return found;
};

const VINTAGE = { Move: 4, TurnRight: 4, TurnLeft: 4, Interact: 4, NoOp: 4 };

describe('difficulties', () => {
  const stats = (difficulty: Difficulty) => {
    const { purse } = started({ difficulty }).state;
    return [purse.Energy, purse.MaxCarry, purse.HandSize, purse.TapeLength];
  };

  test('[DD-013] Easy', () => expect(stats('Easy')).toEqual([50, 10, 9, 6]));
  test('[DD-014] Medium', () => expect(stats('Medium')).toEqual([40, 8, 8, 5]));
  test('[DD-015] Hard', () => expect(stats('Hard')).toEqual([30, 6, 7, 4]));

  test('[DD-016] Preview starts at 4, 3, 2', () => {
    expect(DIFFICULTIES.map((difficulty) => started({ difficulty }).state.purse.Preview)).toEqual([4, 3, 2]);
  });

  test('[DD-011] [DD-012] fDifficulty is held in quarters: 2 + d', () => {
    for (const ruleset of BOTH)
      DIFFICULTIES.forEach((difficulty, d) => {
        expect(content.rulesets[ruleset].difficulties[difficulty].quarters).toBe(2 + d);
      });
  });

  test('[DD-017] Carry, Delivery, Stability and Heat start at 0', () => {
    const { state } = started({ ruleset: 'remastered' });
    expect([state.purse.Carry, state.purse.Delivery, state.purse.Stability, state.heat]).toEqual([0, 0, 0, 0]);
  });
});

describe('robots', () => {
  const of = (robot: RobotType, difficulty: Difficulty = 'Easy') => started({ robot, difficulty });

  test('[DD-019] [DD-020] all four can be played in both rulesets, five programs a day, the Courier six', () => {
    for (const ruleset of BOTH)
      for (const robot of ROBOTS)
        expect(started({ ruleset, robot }).state.programsLeft).toBe(robot === 'Courier' ? 6 : 5);
  });

  test('[DD-021] Vintage: nothing changed, no trait, the deck of 20', () => {
    const vintage = of('Vintage');
    expect(counted(deckOf(vintage))).toEqual(VINTAGE);
    expect(vintage.state.robot).toEqual([]);
    expect(vintage.state.purse.Energy).toBe(content.rulesets.classic.difficulties.Easy.energy);
  });

  test('[DD-022] [DD-024] Analyst: one card more in hand, one slot more foreseen, a hat and a NoOp', () => {
    const analyst = of('Analyst');
    expect(counted(deckOf(analyst))).toEqual({ ...VINTAGE, NoOp: 5, AluminumHat: 1 });
    const { HandSize, Preview, MaxCarry } = analyst.state.purse;
    expect([HandSize, Preview, MaxCarry]).toEqual([10, 5, 8]);
  });

  test('[DD-025] Courier: carries more, thinks shorter', () => {
    const courier = of('Courier');
    expect(counted(deckOf(courier))).toEqual({ ...VINTAGE, Move: 5, NoOp: 3 });
    expect([courier.state.purse.MaxCarry, courier.state.purse.TapeLength]).toEqual([11, 5]);
  });

  test('[DD-027] Ranger: two Energy more, a DetoxiumPrime for a NoOp', () => {
    const ranger = of('Ranger');
    expect(counted(deckOf(ranger))).toEqual({ ...VINTAGE, NoOp: 3, DetoxiumPrime: 1 });
    expect(ranger.state.purse.Energy).toBe(52);
  });

  test('[DD-023] [DD-026] [DD-028] traits lie on the robot for good', () => {
    const traits = { Analyst: 'AnalystDeferral', Courier: 'CourierOverspill', Ranger: 'RangerFertileRest' } as const;
    for (const [robot, trait] of Object.entries(traits)) {
      const [modifier] = of(robot as RobotType).state.robot;
      expect(modifier).toMatchObject({ kind: trait, duration: 'Permanent', source: 'robot' });
    }
  });

  test('[DD-029] robot changes come after the difficulty', () => {
    const courier = of('Courier', 'Hard').state.purse;
    expect([courier.MaxCarry, courier.TapeLength]).toEqual([7, 3]);
    expect(of('Ranger', 'Easy').state.purse.Energy).toBe(52);
    expect(of('Analyst', 'Medium').state.purse.HandSize).toBe(9);
  });

  test('[DD-030] ids follow the deck list and are never shuffled', () => {
    const { world, state } = of('Vintage');
    expect(deckOf({ world, state })).toEqual(world.robot.deck);
    expect(state.types.map((_, card) => cardId(card)).slice(0, 3)).toEqual(['c001', 'c002', 'c003']);
  });

  test('[DD-033] the lean kit has a Streamline in place of the last NoOp', () => {
    const lean = deckOf(started({ kit: 'lean' }));
    const standard = deckOf(started({}));
    expect(lean.length).toBe(standard.length);
    expect(lean[standard.lastIndexOf('NoOp')]).toBe('Streamline');
    expect(counted(lean)).toEqual({ ...VINTAGE, NoOp: 3, Streamline: 1 });
  });
});

describe('setup', () => {
  test('[DD-062] it hands over in ExecuteProgram of day 1 with a hand and an empty tape', () => {
    const { state } = started();
    expect([state.phase, state.day, state.program]).toEqual(['ExecuteProgram', 1, null]);
    expect(state.hand).toHaveLength(state.purse.HandSize);
  });

  test('[DD-063] the opening entries in their order', () => {
    const types = (ruleset: 'classic' | 'remastered') => started({ ruleset }).state.opening.map(({ type }) => type);
    const classic = ['runStarted', 'boardGenerated', 'dayStarted', 'handDrawn', 'phaseChanged'];
    expect(types('classic')).toEqual(classic);
    expect(types('remastered')).toEqual([...classic.slice(0, 2), 'assignmentSet', ...classic.slice(2)]);
  });

  test('[DD-306] boardGenerated carries counts, target, crate total and day limit', () => {
    const { world, state } = started({ attempt: 3 });
    expect(state.opening[1]).toEqual({
      type: 'boardGenerated',
      radius: 2,
      attempt: 3,
      donkeys: 0,
      sheds: 1,
      crates: 1,
      towers: 0,
      terminals: 0,
      target: 9,
      crateTotal: 30,
      dayLimit: world.dayLimit,
    });
  });

  test('[DD-008] the same parameters and seed give the same run, another seed another one', () => {
    expect(started({}, 'A').state).toEqual(started({}, 'A').state);
    expect(started({}, 'A').state.pile).not.toEqual(started({}, 'B').state.pile);
  });

  test('[DD-064] the day opens with nothing spent', () => {
    const { state, world } = started();
    expect(state.programsLeft).toBe(world.programCount);
    expect(state.purse.Energy).toBe(world.stats.energy);
    expect(state.today.programsExecuted).toBe(0);
  });

  test('[DD-623] a fixed deck is the draw order of day 1', () => {
    const { state } = started({ deck: ['NoOp', 'Move', 'Interact', 'Move'], deckOrder: 'fixed' });
    expect(state.hand).toEqual([0, 1, 2, 3]);
  });

  test('[DD-623] glitches of a level come first, in its order', () => {
    const { state, world } = started({ glitches: ['Rain', 'Pest'] });
    const names = state.glitchOrder.map((glitch) => world.rules.glitches[glitch]!.name);
    expect(names.slice(0, 2)).toEqual(['Rain', 'Pest']);
    expect(new Set(names).size).toBe(world.rules.glitches.length);
  });

  test('[DD-268] [DD-269] every tower gives its aura to its cell and the playable ones around it', () => {
    const { world, state } = started({
      pois: [
        { kind: 'Tower', q: 1, r: 0 },
        { kind: 'Tower', q: 2, r: -2 },
      ],
    });
    const sources = (q: number, r: number) => {
      const at = world.board.index[(r + 3) * 7 + q + 3]!;
      return state.cells[at]!.map(({ kind, duration, source }) => `${kind} ${duration} ${source}`);
    };
    expect(sources(1, 0)).toEqual(['Unreliable Permanent T1']);
    expect(sources(2, -1)).toEqual(['Unreliable Permanent T1', 'Unreliable Permanent T2']);
    expect(sources(3, -2)).toEqual([]);
    expect(sources(-1, 0)).toEqual([]);
  });

  test('[DD-338] the glitch deck is a fixed list, shuffled once by the seed', () => {
    const { state, world } = started({}, 'A');
    expect(state.glitchOrder.toSorted((a, b) => a - b)).toEqual(world.rules.glitches.map((_, i) => i));
    expect(started({}, 'B').state.glitchOrder).not.toEqual(state.glitchOrder);
  });

  test('[DD-234] the robot starts where the level says', () => {
    const { state, world } = started({ avatar: { q: 1, r: -1, facing: 4 } });
    expect([world.board.q[state.at], world.board.r[state.at], state.facing]).toEqual([1, -1, 4]);
    const usual = started();
    expect([usual.world.board.q[usual.state.at], usual.state.facing]).toEqual([0, 0]);
  });

  test('[DD-620] a level may replace currencies, counters, programs and days', () => {
    const { state, world } = started({
      ruleset: 'remastered',
      currencies: { Energy: 7, Stability: 3 },
      counters: { unreliable: 2, effective: 1, heat: 4 },
      programCount: 2,
      dayLimit: 3,
      robotModifiers: [{ kind: 'Gravity' }],
    });
    expect([state.purse.Energy, state.purse.Stability, state.heat]).toEqual([7, 3, 4]);
    expect(state.counters).toEqual({ unreliable: 2, effective: 1 });
    expect([state.programsLeft, world.dayLimit]).toEqual([2, 3]);
    expect(kindsOf(state.robot)).toEqual(['Gravity']);
  });
});

describe('rulesets as data', () => {
  test('[DD-003] what classic has switched off', () => {
    const { flags, contracts, assignments, numbers } = content.rulesets.classic;
    expect(flags).toMatchObject({
      raceMode: 'chance',
      unreliableMode: 'chance',
      effectiveMode: 'chance',
      corruptMode: 'reverse',
      deferMode: 'triangular',
      glitchTargetMode: 'random',
      weatherMode: 'chance',
      heatWaveRestore: 'nominal',
      goodsShortMode: 'lose',
    });
    const switches = Object.entries(flags).filter(([name]) => name.startsWith('has'));
    expect(switches.every(([, isOn]) => isOn === false)).toBe(true);
    expect([contracts, assignments, numbers.terminal.rewards]).toEqual([[], [], []]);
  });

  test('[DD-004] what remastered has switched on', () => {
    const { flags } = content.rulesets.remastered;
    expect(flags).toMatchObject({
      raceMode: 'always',
      unreliableMode: 'counter',
      effectiveMode: 'counter',
      corruptMode: 'dampenWear',
      deferMode: 'heat',
      glitchTargetMode: 'atRisk',
      weatherMode: 'adjacent',
      heatWaveRestore: 'taken',
      goodsShortMode: 'resupply',
    });
    expect(Object.entries(flags).filter(([name, value]) => name.startsWith('has') && value === false)).toEqual([]);
  });
});
