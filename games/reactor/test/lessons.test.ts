// What late levels force: the lesson that no list of mechanics can name, shown on the rules themselves.

import { expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { game } from '../src/index.ts';
import { act } from '../src/interact.ts';
import { playTurn, refuseTurn } from '../src/play.ts';
import { setupState } from '../src/setup.ts';
import { type Action, COOLANT, FUEL, HEAT, PRODUCING, SUPPLIED } from '../src/shape.ts';
import { SILENT } from '../src/simulate.ts';
import { beam } from '../src/solver/beam.ts';
import type { Ban } from '../src/solver/steps.ts';
import { copyState, PLANT, type State } from '../src/state.ts';
import { parseWitness } from '../src/witness.ts';

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
    expect(refuseTurn(state, turn)).toEqual([]);
    playTurn(state, turn, SILENT);
  }
  return state;
};

const standsOn = (state: State, type: string): boolean =>
  state[PLANT].props[state[PLANT].propAt[state.robot.at]!]?.type === type;

/** The key of the prop in the robot's cell; '-' where there is none. */
const idUnder = (state: State): string => state[PLANT].props[state[PLANT].propAt[state.robot.at]!]?.id ?? '-';

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
        act(ahead, SILENT, action);
        if (!isEye) kept.push(action);
      }
      playTurn(state, kept, SILENT);
      expect(state.level).not.toBe('Ready');
    }
    expect(isOpened).toBe(true);
  }
});

test('Blind Start: whoever goes to the eye before answering the spark does not come out again', () => {
  const state = playAll(startOf('blind-start'), turnsOf('E E E E E E | E E E E E | S W S S S E | E E p | W W W N'));
  expect(state.eye).toBe(true);
  while (state.outcome === 'none') {
    expect(refuseTurn(state, turnsOf('N')[0]!)).toMatchObject([{ code: 'forbidden-cell' }]);
    playTurn(state, [], SILENT);
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
    const { width } = state[PLANT];
    const valueAt = (x: number, y: number, kind: number): number => state.surface[(y * width + x) * 4 + kind]!;
    while (state.outcome === 'none' && state.turn < 40) {
      expect(valueAt(18, 10, FUEL)).toBeGreaterThanOrEqual(24);
      expect(valueAt(11, 11, COOLANT)).toBe(60);
      for (const y of [6, 7]) expect(valueAt(19, y, HEAT)).toBeGreaterThanOrEqual(state[PLANT].numbers.enter[HEAT]!);
      playTurn(state, [], SILENT);
    }
    expect(state.turn).toBeGreaterThan(entryOf('pack-light').par!.turns + 2);
  }
});

test('Pack Light: through the oven without a shield the second cell is forbidden', () => {
  const state = startOf('pack-light');
  const { width } = state[PLANT];
  state.robot.at = 8 * width + 19;
  expect(refuseTurn(state, turnsOf('N N')[0]!)).toMatchObject([{ code: 'forbidden-cell', at: 1 }]);
});

test('[RM-282] Spin-up: everything produces and the level is only Stable, then cool enough and Ready', () => {
  const state = startOf('spin-up');
  const seen: string[] = [];
  for (const turn of entryOf('spin-up').witnesses[0]!.turns) {
    playTurn(state, turn, SILENT);
    if (state.service.every((service) => service === PRODUCING)) seen.push(state.level);
  }
  expect(seen[0]).toBe('Stable');
  expect(seen.at(-1)).toBe('Ready');
});

test('[RM-078] Spin-up: two steps of supply pass before a slow machine produces', () => {
  const state = startOf('spin-up');
  const services: string[] = [];
  for (const turn of entryOf('spin-up').witnesses[0]!.turns) {
    playTurn(state, turn, SILENT);
    services.push([...state.service].join(''));
  }
  for (const consumer of [1, 2]) {
    const first = services.findIndex((row) => row[consumer] === String(SUPPLIED));
    expect(services.slice(first, first + 3).map((row) => row[consumer])).toEqual(
      [SUPPLIED, SUPPLIED, PRODUCING].map(String),
    );
  }
});

test('Spin-up: the par line without the door, every service on and the jacket cooling, is lost to the fire', () => {
  const state = startOf('spin-up');
  for (const turn of entryOf('spin-up').witnesses[0]!.turns.slice(0, -1)) {
    const ahead = copyState(state);
    const kept: Action[] = [];
    for (const action of turn) {
      if (!(action.type === 'interactProp' && idUnder(ahead) === 'D')) kept.push(action);
      act(ahead, SILENT, action);
    }
    playTurn(state, kept, SILENT);
  }
  while (state.outcome === 'none') {
    expect(state.level).not.toBe('Ready');
    expect(state.service.every((service) => service === PRODUCING)).toBe(true);
    playTurn(state, [], SILENT);
  }
  expect(state.outcome).toBe('lost');
});

test('Spin-up: no win is found while the fire in the door is left alone', () => {
  const { level, par } = entryOf('spin-up');
  const start = setupState(content, level);
  const fireKeeps: Ban = (state, action) =>
    action.type === 'interactLeak' || (action.type === 'interactProp' && 'aD'.includes(idUnder(state)));
  const searching = beam(start, { width: 25, nodes: 16_000, last: 2 * par!.turns, goal: 'any' }, fireKeeps);
  let step = searching.next();
  while (!step.done) step = searching.next();
  expect(step.value.line).toBeNull();
});
