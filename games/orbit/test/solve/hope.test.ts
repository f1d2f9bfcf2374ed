// The ship without cares: it never loses hope where there is a win, and what is said of one state tells of better and worse
// ones.

import { describe, expect, test } from 'vitest';
import { compile } from '../../src/compile.ts';
import { content } from '../../src/data/content.ts';
import { isDuel, type Scenario } from '../../src/data/file.ts';
import { levels } from '../../src/levels.ts';
import { setup } from '../../src/setup.ts';
import type { World } from '../../src/shape/world.ts';
import { Carefree, UNHURT } from '../../src/solve/carefree.ts';
import { Hope } from '../../src/solve/hope.ts';
import { type Found, searchLayers } from '../../src/solve/layers.ts';
import { NO, Verdicts, YES } from '../../src/solve/verdicts.ts';
import { ALIVE, AMMO, copyState, HEAT, HULL, MASS, SHIP_STRIDE, type State } from '../../src/state.ts';
import { Bench, plan, scenario } from '../bench.ts';

const ended = <T>(work: Generator<unknown, T, void>): T => {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

const holds = (world: World, state: State, last: number, nodes = 200_000): boolean | null =>
  ended(new Hope(world, state, last, 1e9).holds(state, nodes));

const searched = (world: World, state: State, last: number, hope?: Hope): Found =>
  ended(
    searchLayers(world, state, {
      width: Number.POSITIVE_INFINITY,
      nodes: 300_000,
      last,
      memory: 1e9,
      ...(hope ? { hope } : {}),
    }),
  );

const solo = levels.filter(({ level }) => !isDuel(level));

describe('[OS-399] a ship without cares', () => {
  test.each(solo.map(({ id }) => id))('can do what the witness does, in every turn of it: %s', (id) => {
    const { level, witnesses } = solo.find((one) => one.id === id)!;
    const { turns } = witnesses[0]!;
    const bench = new Bench(level);
    turns.forEach((turn, i) => {
      expect(holds(bench.world, bench.state, turns.length, 3000), `turn ${i + 1}`).not.toBe(false);
      bench.play(turn);
    });
  });

  test('takes no win from a search: with and without it the shortest line is as long', () => {
    let [won, spared] = [0, 0];
    for (const { level, witnesses } of solo) {
      const { turns } = witnesses[0]!;
      const bench = new Bench(level);
      // two turns before the end, and the same after a turn of waiting
      for (const turn of turns.slice(0, -2)) bench.play(turn);
      const late = new Bench(level);
      for (const turn of turns.slice(0, -3)) late.play(turn);
      late.play(plan({}));
      for (const { world, state } of [bench, late]) {
        if (state.ending !== null) continue;
        const last = state.turn + 1;
        const plain = searched(world, state, last);
        if (plain.isCut) continue;
        const led = searched(world, state, last, new Hope(world, state, last, 1e9));
        expect(led.rows?.length, world.level.id).toBe(plain.rows?.length);
        if (plain.rows !== null) won++;
        else if (led.nodes < plain.nodes) spared++;
      }
    }
    expect(won).toBeGreaterThan(20);
    expect(spared).toBeGreaterThan(2);
  });

  test('proves what a search of the real ship would take a thousand times as long for', () => {
    for (const [id, below] of [
      ['station-keeping', 4],
      ['last-orbit', 5],
      ['flagship', 6],
    ] as const) {
      const world = compile(content, solo.find((one) => one.id === id)!.level);
      expect(holds(world, setup(world), below - 1), id).toBe(false);
    }
  });

  test('says nothing where its turns or its memory do not suffice', () => {
    const world = compile(content, solo.find(({ id }) => id === 'flagship')!.level);
    const start = setup(world);
    expect(holds(world, start, 6, 100)).toBeNull();
    expect(ended(new Hope(world, start, 6, 1000).holds(start, 1e6))).toBeNull();
  });
});

describe('what a ship without cares need not see', () => {
  const relieved = (level: Parameters<typeof compile>[1], change: (state: State) => void = () => {}): State => {
    const world = compile(content, level);
    const state = copyState(setup(world));
    change(state);
    new Carefree(world).relieve(state);
    return state;
  };
  const at = (ship: number, field: number): number => ship * SHIP_STRIDE + field;
  const goal: Scenario['goal'] = { kind: 'destroy', ships: ['W'] };

  test('own heat and damage, opponents’ stock, bystanders, and what is protected cannot be hurt', () => {
    const level = scenario(
      {
        K: { at: '4:0', hull: 3, heat: 2 },
        W: { at: '3:8', class: 'warden', heat: 1 },
        d: { at: '5:4', class: 'drone' },
        S: { at: '2:2', class: 'station' },
      },
      { goal, protect: ['S'] },
    );
    const { ships } = relieved(level);
    expect([ships[HULL], ships[HEAT]]).toEqual([UNHURT, 0]);
    expect([ships[at(1, AMMO)], ships[at(1, HEAT)], ships[at(1, ALIVE)]]).toEqual([0, 0, 1]);
    expect(ships[at(2, ALIVE)]).toBe(0);
    expect(ships[at(3, HULL)]).toBe(UNHURT);
  });

  test('a bystander stays where somebody shoots slugs: it might be shot, or shoot', () => {
    const level = scenario(
      { K: { at: '4:0' }, W: { at: '3:8', class: 'warden' }, l: { at: '5:4', class: 'lancer' } },
      { goal },
    );
    expect(relieved(level).ships[at(2, ALIVE)]).toBe(1);
  });

  test('missiles stay where a friend may be lost without losing the run: opponents would turn to another', () => {
    const ships = { K: { at: '4:0' }, W: { at: '3:8', class: 'warden' }, S: { at: '2:2', class: 'station' } } as const;
    expect(relieved(scenario(ships, { goal })).ships[at(1, AMMO)]).toBe(6);
    expect(relieved(scenario(ships, { goal, protect: ['S'] })).ships[at(1, AMMO)]).toBe(0);
  });

  test('of two notes that differ in mass, stock or damage done alone, the better one is greater in no other place', () => {
    const level = scenario({ K: { at: '4:0', mass: 3, ammo: 1 }, W: { at: '3:8', class: 'warden' } }, { goal });
    const carefree = new Carefree(compile(content, level));
    const note = (change: (ships: Int16Array) => void): readonly number[] => {
      const state = relieved(level, ({ ships }) => change(ships));
      const to = new Int16Array(carefree.room);
      return [...to.subarray(0, carefree.write(state, to))];
    };
    const plain = note(() => {});
    const better = note((ships) => {
      ships[MASS]! += 2;
      ships[AMMO]! += 1;
      ships[at(1, HULL)]! -= 4;
    });
    expect(carefree.vector).toBe(3);
    expect(better.map((one, i) => one - plain[i]!)).toEqual([2, 1, 4, ...plain.slice(3).map(() => 0)]);
  });
});

describe('verdicts', () => {
  const note = (...values: number[]): Int16Array => Int16Array.from(values);

  test('a win tells of every better state, a loss of every worse one, and neither of another key', () => {
    const verdicts = new Verdicts(2);
    verdicts.put(note(3, 1, 7), 3, YES);
    verdicts.put(note(1, 1, 7), 3, NO);
    expect(verdicts.get(note(3, 1, 7), 3)).toBe(YES);
    expect(verdicts.get(note(4, 2, 7), 3)).toBe(YES);
    expect(verdicts.get(note(1, 0, 7), 3)).toBe(NO);
    expect(verdicts.get(note(2, 1, 7), 3)).toBe(0);
    expect(verdicts.get(note(4, 0, 7), 3)).toBe(0);
    expect(verdicts.get(note(3, 1, 8), 3)).toBe(0);
    expect(verdicts.get(note(3, 1, 7, 0), 4)).toBe(0);
  });

  test('keeps thousands', () => {
    const verdicts = new Verdicts(1);
    for (let i = 0; i < 5000; i++) verdicts.put(note(i % 7, i, i >> 3), 3, i % 2 === 0 ? YES : NO);
    for (let i = 0; i < 5000; i++) expect(verdicts.get(note(i % 7, i, i >> 3), 3)).toBe(i % 2 === 0 ? YES : NO);
    expect(verdicts.bytes).toBeGreaterThan(5000 * 6);
  });
});
