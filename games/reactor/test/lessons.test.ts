// What late levels force: the lesson that no list of mechanics can name, shown on the rules themselves.

import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { content } from '../src/level/content.ts';
import { parseWitness } from '../src/level/witness.ts';
import { playTurn, refuseTurn } from '../src/play.ts';
import { act } from '../src/rules/interact.ts';
import { SILENT } from '../src/rules/simulate.ts';
import { type Action, COOLANT, ELECTRICITY, FUEL, HEAT, PRODUCING, SUPPLIED } from '../src/shape.ts';
import { beam } from '../src/solve/beam.ts';
import type { Ban } from '../src/solve/steps.ts';
import type { State } from '../src/state.ts';
import { copyState, plantOf, setupState } from './lib/fragment.ts';

const entryOf = (id: string) => game.levels.find((one) => one.id === id)!;
const startOf = (id: string): State => copyState(setupState(content, entryOf(id).level));

const turnsOf = (line: string): readonly (readonly Action[])[] => {
  const turns = parseWitness(line);
  if (!turns.ok) throw new Error(turns.error.message);
  return turns.value;
};

/** Plays turns that the rules must accept. */
const playAll = (state: State, turns: readonly (readonly Action[])[]): State => {
  for (const turn of turns) {
    expect(refuseTurn(plantOf(state), state, turn)).toEqual([]);
    playTurn(plantOf(state), state, turn, SILENT);
  }
  return state;
};

const standsOn = (state: State, type: string): boolean =>
  plantOf(state).props[plantOf(state).propAt[state.robot.at]!]?.type === type;

/** The turns of the line of a kind. */
const lineOf = (id: string, kind: string): readonly (readonly Action[])[] =>
  entryOf(id).witnesses.find((one) => one.kind === kind)!.turns;

/** The key of the prop in the robot's cell; '-' where there is none. */
const idUnder = (state: State, plant = plantOf(state)): string => plant.props[plant.propAt[state.robot.at]!]?.id ?? '-';

test('Blind Start: the same line without opening the eye never becomes Ready', () => {
  for (const { turns } of entryOf('blind-start').witnesses) {
    const state = startOf('blind-start');
    let isOpened = false;
    for (const turn of turns.slice(0, -1)) {
      const kept: Action[] = [];
      const ahead = copyState(state);
      for (const action of turn) {
        const isEye = action.type === 'interactProp' && standsOn(ahead, 'eyeTerminal');
        isOpened ||= isEye;
        act(plantOf(ahead), ahead, SILENT, action, null);
        if (!isEye) kept.push(action);
      }
      playTurn(plantOf(state), state, kept, SILENT);
      expect(state.level).not.toBe('Ready');
    }
    expect(isOpened).toBe(true);
  }
});

test('Blind Start: whoever goes to the eye before answering the spark does not come out again', () => {
  const state = playAll(startOf('blind-start'), turnsOf('E E E E E E | E E E E E | S W S S S E | E E p | W W W N'));
  expect(state.eye).toBe(true);
  while (state.outcome === 'none') {
    expect(refuseTurn(plantOf(state), state, turnsOf('N')[0]!)).toMatchObject([{ code: 'forbidden-cell' }]);
    playTurn(plantOf(state), state, [], SILENT);
  }
  expect(state.outcome).toBe('lost');
});

test('Pack Light: without an item the hatch, the sump and the oven stay what they are, whatever is switched', () => {
  const { level } = entryOf('pack-light');
  for (const states of ['Enabled', 'Disabled'] as const) {
    const file = structuredClone(level);
    for (const prop of Object.values(file.props))
      if (prop.type === 'flow' || prop.type === 'consumer') prop.state = states;
    const state = copyState(setupState(content, file));
    const { width } = plantOf(state);
    const valueAt = (x: number, y: number, kind: number): number => state.surface[(y * width + x) * 4 + kind]!;
    while (state.outcome === 'none' && state.turn < 40) {
      expect(valueAt(18, 10, FUEL)).toBeGreaterThanOrEqual(24);
      expect(valueAt(11, 11, COOLANT)).toBe(60);
      for (const y of [6, 7]) expect(valueAt(19, y, HEAT)).toBeGreaterThanOrEqual(plantOf(state).numbers.enter[HEAT]!);
      playTurn(plantOf(state), state, [], SILENT);
    }
    expect(state.turn).toBeGreaterThan(entryOf('pack-light').par!.turns + 2);
  }
});

test('Pack Light: through the oven without a shield the second cell is forbidden', () => {
  const state = startOf('pack-light');
  const { width } = plantOf(state);
  state.robot.at = 8 * width + 19;
  expect(refuseTurn(plantOf(state), state, turnsOf('N N')[0]!)).toMatchObject([{ code: 'forbidden-cell', at: 1 }]);
});

/** What a line does about leaks and hazards, in order: items by name, repairs, shields. */
const deedsOf = (id: string, kind: string): readonly string[] =>
  entryOf(id)
    .witnesses.find((one) => one.kind === kind)!
    .turns.flat()
    .flatMap((action) => (action.type !== 'interactLeak' ? [] : action.do === 'apply' ? [action.item] : [action.do]));

test('[RM-443] Pack Light: one line holds both leaks with items and mends nothing, the other mends both', () => {
  const held = ['CoolantNeutralizer', 'ElectricityNeutralizer', 'FuelNeutralizer', 'shield'];
  expect(deedsOf('pack-light', 'local remedy')).toEqual(held);
  expect(held.length).toBeGreaterThan(plantOf(startOf('pack-light')).numbers.capacity);
  expect(deedsOf('pack-light', 'network control')).toEqual([
    'CoolantNeutralizer',
    'repair',
    'FuelNeutralizer',
    'repair',
    'shield',
  ]);
});

test('Pack Light: what is held comes back, what is mended does not', () => {
  const lastsAfter = (kind: string): boolean => {
    const turns = entryOf('pack-light').witnesses.find((one) => one.kind === kind)!.turns;
    const state = playAll(startOf('pack-light'), turns.slice(0, -1));
    expect(state.level).toBe('Ready');
    for (let turn = 0; turn < 8; turn++) playTurn(plantOf(state), state, [], SILENT);
    return state.level === 'Ready';
  };
  expect(lastsAfter('local remedy')).toBe(false);
  expect(lastsAfter('network control')).toBe(true);
});

test.each([
  ['local remedy', 'apply'],
  ['network control', 'repair'],
] as const)('Pack Light: the %s line without its answer to the spark does not win', (kind, answer) => {
  const isSpark = (state: State, action: Action): boolean =>
    action.type === 'interactLeak' && action.do === answer && state.robot.at === 12 * plantOf(state).width + 22;
  const { turns } = entryOf('pack-light').witnesses.find((one) => one.kind === kind)!;
  const state = startOf('pack-light');
  let left = 0;
  for (const turn of turns) {
    const ahead = copyState(state);
    const kept: Action[] = [];
    for (const action of turn) {
      if (isSpark(ahead, action)) left++;
      else kept.push(action);
      act(plantOf(ahead), ahead, SILENT, action, null);
    }
    playTurn(plantOf(state), state, kept, SILENT);
  }
  expect(left).toBe(1);
  expect(state.outcome).not.toBe('won');
});

test('[RM-282] Spin-up: everything produces and the level is only Stable, then cool enough and Ready', () => {
  const state = startOf('spin-up');
  const seen: string[] = [];
  for (const turn of lineOf('spin-up', 'shut the door')) {
    playTurn(plantOf(state), state, turn, SILENT);
    if (state.service.every((service) => service === PRODUCING)) seen.push(state.level);
  }
  expect(seen[0]).toBe('Stable');
  expect(seen.at(-1)).toBe('Ready');
});

test('[RM-078] Spin-up: two steps of supply pass before a slow machine produces', () => {
  const state = startOf('spin-up');
  const services: string[] = [];
  for (const turn of entryOf('spin-up').witnesses[0]!.turns) {
    playTurn(plantOf(state), state, turn, SILENT);
    services.push([...state.service].join(''));
  }
  for (const consumer of [1, 2]) {
    const first = services.findIndex((row) => row[consumer] === String(SUPPLIED));
    expect(services.slice(first, first + 3).map((row) => row[consumer])).toEqual(
      [SUPPLIED, SUPPLIED, PRODUCING].map(String),
    );
  }
});

test('Spin-up: the line that shuts the door, without the door, every service on and the jacket cooling, is lost to the fire', () => {
  const state = startOf('spin-up');
  for (const turn of lineOf('spin-up', 'shut the door').slice(0, -1)) {
    const ahead = copyState(state);
    const kept: Action[] = [];
    for (const action of turn) {
      if (!(action.type === 'interactProp' && idUnder(ahead) === 'D')) kept.push(action);
      act(plantOf(ahead), ahead, SILENT, action, null);
    }
    playTurn(plantOf(state), state, kept, SILENT);
  }
  while (state.outcome === 'none') {
    expect(state.level).not.toBe('Ready');
    expect(state.service.every((service) => service === PRODUCING)).toBe(true);
    playTurn(plantOf(state), state, [], SILENT);
  }
  expect(state.outcome).toBe('lost');
});

test('Spin-up: no win is found while the fire in the door is left alone', () => {
  const { level, par } = entryOf('spin-up');
  const start = setupState(content, level);
  const fireKeeps: Ban = (plant, state, action) =>
    action.type === 'interactLeak' || (action.type === 'interactProp' && 'aD'.includes(idUnder(state, plant)));
  const searching = beam(
    plantOf(start),
    start,
    { width: 25, nodes: 8_000, last: 2 * par!.turns, goal: 'any' },
    fireKeeps,
  );
  let step = searching.next();
  while (!step.done) step = searching.next();
  expect(step.value.line).toBeNull();
});

/** The line of a kind with some actions left out: the first refusal, or none where all of it is accepted. */
const refusalWithout = (id: string, kind: string, isLeftOut: (state: State, action: Action) => boolean) => {
  const state = startOf(id);
  for (const turn of entryOf(id).witnesses.find((one) => one.kind === kind)!.turns) {
    const ahead = copyState(state);
    const kept: Action[] = [];
    for (const action of turn) {
      if (isLeftOut(ahead, action)) continue;
      kept.push(action);
      act(plantOf(ahead), ahead, SILENT, action, null);
    }
    const refused = refuseTurn(plantOf(state), state, kept);
    if (refused.length > 0) return { turn: state.turn, at: state.robot.at, code: refused[0]!.code };
    playTurn(plantOf(state), state, kept, SILENT);
  }
  return null;
};

const ROUND = 'meltdown-watch';

/** Two plants, all sources and consumers on or off, played without a robot's answer to the end. */
const bothPlants = (id: string): readonly State[] =>
  (['Enabled', 'Disabled'] as const).map((switched) => {
    const file = structuredClone(entryOf(id).level);
    for (const prop of Object.values(file.props))
      if (prop.type === 'consumer' || (prop.type === 'flow' && prop.carrier !== 'electricity')) prop.state = switched;
    return copyState(setupState(content, file));
  });

test('Meltdown Watch: the desk cannot be reached before it burns, and after that only under a shield', () => {
  const FROM = 11;
  const { propOf, width } = plantOf(startOf(ROUND));
  const between = (a: number, b: number): number =>
    Math.abs((a % width) - (b % width)) + Math.abs(Math.trunc(a / width) - Math.trunc(b / width));
  const [a, c, r] = [propOf.a!.cell, propOf.c!.cell, propOf.r!.cell];
  const robot = startOf(ROUND).robot.at;
  const round = between(a, c) + Math.min(between(robot, c) + between(a, r), between(robot, a) + between(c, r));
  expect(round).toBeGreaterThan((FROM - 1) * startOf(ROUND).actionsLeft);
  for (const state of bothPlants(ROUND)) {
    const limit = plantOf(state).numbers.enter[HEAT]!;
    while (state.outcome === 'none' && state.turn < 60) {
      if (state.turn >= FROM) expect(state.surface[r * 4 + HEAT]).toBeGreaterThanOrEqual(limit);
      for (const x of [14, 15]) expect(state.surface[(8 * width + x) * 4 + HEAT]).toBeGreaterThanOrEqual(limit);
      playTurn(plantOf(state), state, [], SILENT);
    }
  }
  const first = refusalWithout(ROUND, 'network control', (_, action) => 'do' in action && action.do === 'shield');
  expect(first).toMatchObject({ code: 'forbidden-cell', turn: entryOf(ROUND).par!.turns });
});

test('Meltdown Watch: who leaves the valve alone finds the eastern door forbidden for good', () => {
  for (const state of bothPlants(ROUND)) {
    const { numbers, width } = plantOf(state);
    while (state.outcome === 'none' && state.turn < 60) {
      if (state.turn > 6)
        expect(state.surface[(9 * width + 22) * 4 + ELECTRICITY]).toBeGreaterThanOrEqual(numbers.enter[ELECTRICITY]!);
      playTurn(plantOf(state), state, [], SILENT);
    }
  }
  const isValve = (state: State, action: Action): boolean => action.type === 'interactProp' && idUnder(state) === 'm';
  expect(refusalWithout(ROUND, 'network control', isValve)).toMatchObject({ code: 'forbidden-cell' });
  expect(refusalWithout(ROUND, 'local remedy', isValve)).toBeNull();
});

test('Meltdown Watch: by the west one shield does not last to the desk', () => {
  let lit = 0;
  const isSecond = (_: State, action: Action): boolean => 'do' in action && action.do === 'shield' && ++lit === 2;
  expect(refusalWithout(ROUND, 'local remedy', isSecond)).toMatchObject({ code: 'forbidden-cell' });
});

test('Meltdown Watch: either line begun four turns late is lost', () => {
  for (const { turns } of entryOf(ROUND).witnesses) {
    const state = startOf(ROUND);
    for (const turn of [[], [], [], [], ...turns])
      if (state.outcome === 'none' && refuseTurn(plantOf(state), state, turn).length === 0)
        playTurn(plantOf(state), state, turn, SILENT);
      else break;
    while (state.outcome === 'none') playTurn(plantOf(state), state, [], SILENT);
    expect(state.outcome).toBe('lost');
  }
});
