// The generator: what it draws, what it accepts, and what it falls back on.

import { diceOf, openRun, type Turn } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import type { Level, Scenario } from '../../src/data/file.ts';
import type { Kind } from '../../src/data/names.ts';
import { fallbackOf, rotated } from '../../src/generate/fallback.ts';
import { draftEscort, draftGauntlet, draftHunt } from '../../src/generate/fights.ts';
import { generate } from '../../src/generate/generate.ts';
import { losesByWaiting } from '../../src/generate/prove.ts';
import { draftRace } from '../../src/generate/race.ts';
import { game } from '../../src/index.ts';
import { levelCodec } from '../../src/level.ts';
import { levels } from '../../src/levels.ts';
import { paramsCodec } from '../../src/params.ts';
import type { OrbitShape } from '../../src/shape.ts';
import { Bench } from '../bench.ts';

const { gen, board } = content.balance;
const gap = (from: number, to: number): number => (to - from + board.sectors) % board.sectors;
const drafts = (kind: Kind, difficulty: number, count = 40) =>
  Array.from({ length: count }, (_, i) => {
    const draft = { race: draftRace, hunt: draftHunt, escort: draftEscort, gauntlet: draftGauntlet }[kind];
    return draft(content, { kind, difficulty }, diceOf(`D${i}`).stream('orbit.generate.1'));
  });
const price = (classId: string): number => gen.cost[classId] ?? 0;
const worth = (ships: readonly { readonly class: string }[]): number =>
  ships.reduce((sum, one) => sum + price(one.class), 0);

/** Plays the turns; the run must be won by the last of them. */
const plays = (level: Level, turns: readonly Turn<OrbitShape>[]): Bench => {
  const bench = new Bench(level);
  for (const turn of turns) bench.play(turn);
  return bench;
};

describe('generator', () => {
  test('[OS-402] [OS-403] the same kind, difficulty and seed give the same scenario, byte by byte', () => {
    for (const preset of ['race2', 'hunt1', 'escort1', 'gauntlet3'] as const) {
      const params = paramsCodec.presets[preset]!;
      const [one, two] = [1, 2].map(() => JSON.stringify(generate(content, params, diceOf('K3F9'))));
      expect(one, preset).toBe(two);
      const dice = diceOf('K3F9');
      generate(content, params, dice);
      expect(Object.keys(dice.save()).every((name) => name.startsWith('orbit.generate.'))).toBe(true);
      expect(JSON.stringify(generate(content, params, diceOf('K3FA'))), preset).not.toBe(one);
    }
  });

  test('[OS-404] a race: gates by difficulty where a pilot came by, who starts on ring 3 or 4', () => {
    for (let difficulty = 1; difficulty <= 5; difficulty++)
      for (const { goal, ships, turns } of drafts('race', difficulty, 10)) {
        if (goal.kind !== 'gates') throw new Error('a race has gates');
        expect(goal.gates.length).toBe(gen.race.gates[difficulty - 1]);
        for (const gate of goal.gates) expect(gate.width).toBe(difficulty === 5 ? 0 : undefined);
        expect([3, 4]).toContain(ships[0]!.ring);
        expect(ships[0]!.mass).toBe(gen.race.mass);
        expect(turns).toBeGreaterThanOrEqual(2 * goal.gates.length);
        expect(turns).toBeLessThanOrEqual(3 * goal.gates.length);
      }
  });

  test('[OS-405] a hunt: red ships for the points, six sectors away or more', () => {
    for (let difficulty = 1; difficulty <= 5; difficulty++)
      for (const { ships } of drafts('hunt', difficulty)) {
        const [player, ...red] = ships;
        expect([3, 4]).toContain(player!.ring);
        expect(player!.ammo).toBe(gen.hunt.missiles[difficulty - 1]);
        expect(red.length).toBeGreaterThan(0);
        expect(red.length).toBeLessThanOrEqual(3);
        expect(worth(red)).toBeLessThanOrEqual(gen.hunt.points[difficulty - 1]!);
        for (const { sector } of red) {
          expect(gap(player!.sector, sector)).toBeGreaterThanOrEqual(6);
          expect(gap(player!.sector, sector)).toBeLessThanOrEqual(18);
        }
      }
  });

  test('[OS-406] an escort: wards near the player, raiders of whom every other is after a ward', () => {
    for (let difficulty = 1; difficulty <= 5; difficulty++)
      for (const { ships, protect, goal } of drafts('escort', difficulty)) {
        expect(goal.kind).toBe('destroy');
        const wards = ships.filter(({ id }) => protect!.includes(id));
        expect(wards.map((one) => one.class)).toEqual(
          difficulty < 3 ? ['freighter'] : difficulty === 3 ? ['station'] : ['freighter', 'freighter'],
        );
        const player = ships[0]!;
        for (const ward of wards) {
          expect(Math.min(gap(player.sector, ward.sector), gap(ward.sector, player.sector))).toBeLessThanOrEqual(3);
          expect(ward.ring).toBeGreaterThanOrEqual(3);
          expect(ward.ring).toBeLessThanOrEqual(5);
          expect([ward.ring, ward.sector]).not.toEqual([player.ring, player.sector]);
        }
        const red = ships.slice(1 + wards.length);
        expect(worth(red)).toBeLessThanOrEqual(gen.escort.points[difficulty - 1]!);
        red.forEach(({ target, sector }, i) => {
          expect(i % 2 === 0 ? protect : ['kestrel']).toContain(target);
          expect(gap(player.sector, sector)).toBeGreaterThanOrEqual(7);
          expect(gap(player.sector, sector)).toBeLessThanOrEqual(17);
        });
      }
  });

  test('[OS-407] a gauntlet: from ring 1 to ring 6 past red ships further out', () => {
    for (let difficulty = 1; difficulty <= 5; difficulty++)
      for (const { ships, goal } of drafts('gauntlet', difficulty)) {
        const [player, ...red] = ships;
        expect(goal).toEqual({ kind: 'escape', ring: board.rings });
        expect(player).toMatchObject({
          ring: 1,
          mass: gen.gauntlet.mass[difficulty - 1],
          hull: gen.gauntlet.hull[difficulty - 1],
        });
        expect(red.length).toBeLessThanOrEqual(4);
        expect(worth(red)).toBeLessThanOrEqual(gen.gauntlet.points[difficulty - 1]!);
        for (const { ring } of red) expect(ring).toBeGreaterThanOrEqual(3);
      }
  });

  const SAMPLE = ['race1', 'race3', 'race5', 'hunt1', 'hunt2', 'escort1', 'escort3', 'gauntlet1', 'gauntlet5'] as const;
  test('[OS-408] [OS-409] [OS-412] a sample: won by its witness in par turns, lost by waiting, limit above par', () => {
    for (const preset of SAMPLE) {
      const params = paramsCodec.presets[preset]!;
      const { level, witness, par, attempts, fallback } = generate(content, params, diceOf('SAMPLE'));
      const scenario = level as Scenario;
      expect(levelCodec.decode(JSON.parse(JSON.stringify(level))).ok, preset).toBe(true);
      const bench = plays(level, witness!);
      expect(bench.state.ending?.is, preset).toBe('won');
      expect(witness!.length).toBe(par!.turns);
      expect(scenario.par).toBe(par!.turns);
      const least = params.kind === 'race' ? gen.race.gates : params.kind === 'gauntlet' ? [2, 2, 2, 2, 2] : gen.minPar;
      expect(scenario.par).toBeGreaterThanOrEqual(least[params.difficulty - 1]!);
      expect(scenario.limit).toBe(scenario.par + gen.slack[params.difficulty - 1]!);
      expect(losesByWaiting(content, scenario), preset).toBe(true);
      expect(scenario.made).toEqual({ ...params, attempt: attempts, isFallback: fallback });
      expect(scenario.parProof).toBe(par!.proof === 'optimal' ? 'proven' : 'best-known');
    }
  });

  test('[OS-410] after the last attempt the authored scenario, turned by one draw, with its own par and solution', () => {
    const none = {
      ...content,
      balance: { ...content.balance, gen: { ...gen, minPar: [60, 60, 60, 60, 60], attempts: 2 } },
    };
    const made = generate(none, { kind: 'hunt', difficulty: 1 }, diceOf('NONE'));
    expect(made).toMatchObject({ fallback: true, attempts: 2 });
    const authored = levels.find(({ id }) => id === 'first-blood')!;
    const by = diceOf('NONE').stream('orbit.generate.3').int(board.sectors);
    expect(made.level).toMatchObject({
      id: 'first-blood',
      ships: rotated(authored.level as Scenario, by, board.sectors).ships,
    });
    expect(made.par!.turns).toBe(authored.par!.turns);
    expect(plays(made.level, made.witness!).state.ending?.is).toBe('won');
  });

  test('[OS-411] every kind and difficulty has its fallback, and turning it keeps par and events [OS-014]', () => {
    const named = Object.values(paramsCodec.presets).map((params) => fallbackOf(params, 0, board.sectors).level.id);
    expect(named).toEqual([
      ...['three-gates', 'three-gates', 'three-gates', 'slalom', 'slalom'],
      ...['first-blood', 'joust', 'picket-line', 'crossfire', 'flagship'],
      ...['freight-run', 'freight-run', 'station-keeping', 'station-keeping', 'station-keeping'],
      ...['blockade', 'blockade', 'blockade', 'blockade', 'blockade'],
    ]);
    for (const params of Object.values(paramsCodec.presets))
      for (const by of [1, 11, 23]) {
        const { level, witness } = fallbackOf(params, by, board.sectors);
        const bench = plays(level, witness);
        expect(bench.state.ending?.is).toBe('won');
        expect(witness.length).toBe(level.par);
      }
  });

  test('[OS-413] what cannot be generated is refused with the field and what is allowed', () => {
    const says = (input: unknown) => {
      const answer = paramsCodec.decode(input);
      return answer.ok ? null : answer.error.message;
    };
    expect(says({ kind: 'hunt', difficulty: 3 })).toBeNull();
    expect(says({ kind: 'siege', difficulty: 3 })).toBe(
      'params.kind: expected race, hunt, escort, gauntlet, got "siege".',
    );
    expect(says({ kind: 'hunt', difficulty: 6 })).toBe('params.difficulty: expected 1 to 5, got 6.');
    expect(says({ kind: 'hunt', difficulty: 2.5 })).toMatch(/difficulty: expected 1 to 5/);
    expect(says({ kind: 'hunt', difficulty: 3, speed: 1 })).toMatch(/params\.speed: unknown field/);
    for (const bad of [null, 3, 'hunt3', []]) expect(says(bad)).toMatch(/expected an object/);
    const unknown = openRun(game, { preset: 'hunt6', seed: 'A' });
    expect(!unknown.ok && unknown.error.message).toContain('hunt5');
  });

  test('[OS-491] presets are kind and difficulty in one word', () => {
    expect(Object.keys(paramsCodec.presets)).toHaveLength(20);
    for (const [name, { kind, difficulty }] of Object.entries(paramsCodec.presets))
      expect(name).toBe(`${kind}${difficulty}`);
    const opened = openRun(game, { preset: 'gauntlet1', seed: 'K3F9' });
    expect(opened.ok).toBe(true);
  });
});
