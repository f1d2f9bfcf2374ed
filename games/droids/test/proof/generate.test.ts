// Generated runs: a witness for every level, par, codes, and the levels of proof.

import { applyLegal, diceOf, openRun, parseLevelCode, seedFrom } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { compileWorld } from '../../src/compile.ts';
import { content } from '../../src/data/content.ts';
import { certify, generate, levelOf } from '../../src/generate/generate.ts';
import { game } from '../../src/index.ts';
import { lintLevel } from '../../src/level/lint.ts';
import { paramsCodec, presetName } from '../../src/params.ts';
import { setupState } from '../../src/setup.ts';
import type { Params } from '../../src/shape.ts';
import { robustness } from '../../src/solve/playing.ts';
import { isImpossible, leastPasses, passesLeft, proofOf } from '../../src/solve/proof.ts';
import { pickAction } from '../../src/solve/reference.ts';
import { solveScenario } from '../../src/solve/scenario.ts';
import { viewOf } from '../../src/view.ts';
import { BOTH, benchOf, type Part } from '../bench.ts';

const PARAMS: Params = { ruleset: 'remastered', difficulty: 'Easy', robotType: 'Vintage', kit: 'standard' };
const made = (params: Partial<Params>, seed: string) => generate(content, { ...PARAMS, ...params }, diceOf(seed))!;

describe('witness', () => {
  test.each(BOTH)('[DD-617] [DD-599] %s: it is replayed with the run’s own dice to a win', (ruleset) => {
    for (const seed of ['W1', 'W2']) {
      const preset = ruleset === 'classic' ? 'classic-medium' : 'medium';
      const run = openRun(game, { preset, seed });
      if (!run.ok) throw new Error(run.error.message);
      const { world, start, witness } = run.value;
      let position = start;
      for (const turn of witness!) {
        expect(game.refuse(world, position.state, turn)).toEqual([]);
        position = applyLegal(game, world, position, turn).position;
      }
      expect(game.status(world, position.state).is).toBe('won');
    }
  });

  test('[DD-318] [DD-600] [DD-605] the limit grows only where the witness needs more days, and fair means within the table', () => {
    for (let i = 0; i < 6; i++) {
      const { level, par, witness } = made({ difficulty: 'Hard' }, `L${i}`);
      const tabled = content.rulesets.remastered.difficulties.Hard.dayLimit;
      const days = 1 + witness!.flat().filter(({ type }) => type === 'nextAssignment').length;
      expect(level.dayLimit).toBe(days > tabled ? days : undefined);
      expect(par!.proof).toBe(days > tabled ? 'witness' : 'fair');
      expect(par!.actions).toBeGreaterThan(0);
    }
  });

  test('the same params and seed give the same level', () => {
    expect(made({}, 'TWICE')).toEqual(made({}, 'TWICE'));
    expect(made({}, 'TWICE').level.pois).not.toEqual(made({}, 'OTHER').level.pois);
  });

  test('[DD-306] generated levels pass the linter of levels', () => {
    for (const ruleset of BOTH) expect(lintLevel(content, made({ ruleset }, 'LINT').level)).toEqual([]);
  });
});

describe('codes', () => {
  test('[DD-608] every combination has its preset', () => {
    expect(Object.keys(paramsCodec.presets)).toHaveLength(2 * 3 * 4 * 2);
    expect(paramsCodec.presets.hard).toEqual({ ...PARAMS, difficulty: 'Hard' });
    expect(presetName({ ...PARAMS, ruleset: 'classic', robotType: 'Courier' })).toBe('classic-easy-courier');
    expect(presetName({ ...PARAMS, robotType: 'Ranger', kit: 'lean' })).toBe('easy-ranger-lean');
    for (const [name, params] of Object.entries(paramsCodec.presets)) expect(presetName(params)).toBe(name);
  });

  test('[DD-609] a code is read with the longest preset that fits; what is wrong is named', () => {
    const read = parseLevelCode([game], 'droids-easy-courier-lean-A-B');
    expect(read.ok && [read.value.preset, read.value.seed]).toEqual(['easy-courier-lean', 'A-B']);
    const plain = parseLevelCode([game], 'droids-classic-easy-X1');
    expect(plain.ok && [plain.value.preset, plain.value.seed]).toEqual(['classic-easy', 'X1']);
    const bad = parseLevelCode([game], 'droids-simple-X1');
    expect(bad.ok ? '' : bad.error.message).toContain('simple');
  });

  test('[DD-009] seeds are those of the house', () => {
    expect(seedFrom('abc-9')).toEqual({ ok: true, value: 'ABC-9' });
    expect(seedFrom('').ok).toBe(false);
    expect(seedFrom('A'.repeat(25)).ok).toBe(false);
  });

  test('[DD-018] an unknown parameter is named with the allowed values', () => {
    for (const [field, value] of Object.entries({
      ruleset: 'vintage',
      difficulty: 'Brutal',
      robotType: 'Toaster',
      kit: 'fat',
    })) {
      const read = paramsCodec.decode({ ...PARAMS, [field]: value });
      expect(read.ok).toBe(false);
      if (!read.ok)
        expect(read.error).toMatchObject({ code: 'unknown-parameter', message: expect.stringContaining(field) });
    }
    const read = paramsCodec.decode({ ...PARAMS, robotType: 'Toaster' });
    expect(read.ok ? '' : read.error.message).toContain('Vintage or Analyst or Courier or Ranger');
  });
});

describe('what is proven', () => {
  const FAR: Part = {
    isBare: true,
    pois: [
      { kind: 'Crate', q: 2, r: 0, amount: 5 },
      { kind: 'Shed', q: -2, r: 0, request: 5 },
    ],
  };

  test('[DD-594] [DD-595] [DD-596] the structural plan: Example 1 takes one Move, one turn, two Interacts', () => {
    const bench = benchOf(
      {
        isBare: true,
        pois: [
          { kind: 'Crate', q: 2, r: 0, amount: 7 },
          { kind: 'Shed', q: 1, r: 1, request: 7 },
        ],
      },
      [],
    );
    expect(proofOf(bench.world, bench.state)).toMatchObject({
      structural: 'proven',
      plan: { moves: 1, turns: 1, interacts: 2 },
      impossible: 'not attempted',
    });
  });

  test('[DD-596] corrupt cells count as walls', () => {
    const corrupt = (q: number, r: number) => ({ q, r, modifiers: [{ kind: 'Corrupt' as const }] });
    const around = benchOf({ ...FAR, cells: [corrupt(1, 0)] }, []);
    const straight = benchOf(FAR, []);
    expect(proofOf(around.world, around.state).plan!.moves).toBeGreaterThan(
      proofOf(straight.world, straight.state).plan!.moves,
    );
  });

  test('[DD-597] impossible is claimed for a shortage in classic, not where goods are resupplied', () => {
    for (const ruleset of BOTH) {
      const bench = benchOf({ ...FAR, ruleset }, []);
      bench.state.crates = bench.state.crates.with(0, 4);
      expect(isImpossible(bench.world, bench.state)).toBe(ruleset === 'classic');
      bench.state.crates = bench.state.crates.with(0, 5);
      expect(isImpossible(bench.world, bench.state)).toBe(false);
    }
  });

  test('[DD-597] [DD-598] or where the passes left cannot hold the least that is needed', () => {
    const bench = benchOf({ ...FAR, dayLimit: 1, programCount: 1 }, []);
    expect(leastPasses(bench.world, bench.state)).toBe(2);
    expect(passesLeft(bench.world, bench.state)).toBe(64);
    bench.state.programsLeft = 0;
    expect(isImpossible(bench.world, bench.state)).toBe(true);
  });

  test('[DD-598] donkeys on the board count as capacity, what Gravity took does not', () => {
    const many: Part = {
      ...FAR,
      pois: [
        { kind: 'Crate', q: 2, r: 0, amount: 40 },
        { kind: 'Shed', q: -2, r: 0, request: 40 },
        { kind: 'Donkey', q: 0, r: 2 },
      ],
    };
    const bench = benchOf(many, []);
    expect(leastPasses(bench.world, bench.state)).toBe(1 + 2);
    const heavy = benchOf({ ...many, robotModifiers: [{ kind: 'Gravity', duration: 'Temporary' }] }, []);
    expect(heavy.state.purse.MaxCarry).toBe(8);
    expect(leastPasses(heavy.world, heavy.state)).toBe(1 + 2);
  });

  test('[DD-601] robust: of so many reseeded runs on the same board, a count', () => {
    const level = levelOf(content, PARAMS, 'ROBUST', 0)!;
    const { won, of } = robustness(content, level, 3);
    expect(of).toBe(3);
    expect(won).toBeGreaterThanOrEqual(0);
    expect(won).toBeLessThanOrEqual(3);
    expect(robustness(content, level, 3)).toEqual({ won, of });
  });

  test('[DD-602] the reference policy is deterministic and reads the public view alone', () => {
    const level = levelOf(content, PARAMS, 'PUBLIC', 0)!;
    const world = compileWorld(content, level);
    const state = setupState(world, level, diceOf('PUBLIC'));
    const view = viewOf(world, state);
    const action = pickAction(world.rules, view);
    state.pile.reverse();
    state.glitchOrder = [...state.glitchOrder].reverse();
    expect(viewOf(world, state)).toEqual(view);
    expect(pickAction(world.rules, structuredClone(view))).toEqual(action);
  });

  test('[DD-604] [DD-617] an attempt is dropped as a whole: a board nobody wins has no certificate', () => {
    const level = levelOf(content, { ...PARAMS, ruleset: 'classic' }, 'DROP', 0)!;
    const pois = level.pois.map((poi) => (poi.kind === 'Crate' ? { ...poi, amount: 0 } : poi));
    const hopeless = { ...level, pois };
    expect(certify(content, level, 'DROP')).not.toBeNull();
    expect(certify(content, hopeless, 'DROP')).toBeNull();
  });

  test('[DD-606] the exact solver finds the fewest programs of a fixed order of cards', () => {
    for (const id of ['first-delivery', 'sticky-code', 'turn-signals']) {
      const entry = game.levels.find((level) => level.id === id)!;
      const run = openRun(game, { level: id });
      if (!run.ok) throw new Error(run.error.message);
      const solving = solveScenario(run.value.world, run.value.start, 60_000);
      let step = solving.next();
      while (!step.done) step = solving.next();
      expect(step.value).toMatchObject({ verdict: 'winnable', optimal: true });
      if (step.value.verdict === 'winnable') expect(step.value.witness).toHaveLength(entry.par!.turns);
    }
  });

  test('the first scenario is still won by the reference player, in whatever order its first cards were run', () => {
    const orders = (cards: readonly string[]): readonly (readonly string[])[] =>
      cards.length < 2
        ? [cards]
        : cards.flatMap((card, i) => orders(cards.toSpliced(i, 1)).map((rest) => [card, ...rest]));
    const run = openRun(game, { level: 'first-delivery' });
    if (!run.ok) throw new Error(run.error.message);
    const { world, start } = run.value;
    for (const tape of orders(game.view(world, start.state, 'player').hand.map(({ id }) => id))) {
      let at = applyLegal(game, world, start, [{ type: 'runProgram', tape }]).position;
      while (game.status(world, at.state).is === 'playing') {
        const turn = game.proof!.advice!.pick(world, game.view(world, at.state, 'player'), at.state)!;
        at = applyLegal(game, world, at, turn).position;
      }
      expect(game.status(world, at.state).is, tape.join()).toBe('won');
    }
  });

  test('[DD-602] whoever follows the hints from the first turn on wins every level that was made', () => {
    for (const { id } of game.levels) {
      const run = openRun(game, { level: id });
      if (!run.ok) throw new Error(run.error.message);
      const { world, start } = run.value;
      let at = start;
      for (let n = 0; n < 60 && game.status(world, at.state).is === 'playing'; n++) {
        const turn = game.proof!.advice!.pick(world, game.view(world, at.state, 'player'), at.state)!;
        at = applyLegal(game, world, at, turn).position;
      }
      expect(game.status(world, at.state).is, id).toBe('won');
    }
  });

  test('[DD-618] the verdict: winnable by a witness, lost where it is proven, hints from the public view', () => {
    const run = openRun(game, { preset: 'easy', seed: 'V1' });
    if (!run.ok) throw new Error(run.error.message);
    const { world, start } = run.value;
    const solving = game.proof!.search!.solve!(world, start, { nodes: 1000, goal: 'any' });
    let step = solving.next();
    while (!step.done) step = solving.next();
    expect(step.value.verdict).toBe('winnable');
    expect(game.proof!.advice!.pick(world, game.view(world, start.state, 'player'), start.state)).not.toBeNull();
    const lost = applyLegal(game, world, start, [{ type: 'concede' }]).position;
    const judged = game.proof!.search!.solve!(world, lost, { nodes: 1000, goal: 'any' });
    let last = judged.next();
    while (!last.done) last = judged.next();
    expect(last.value.verdict).toBe('lost');
  });
});
