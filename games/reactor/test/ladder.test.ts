// The first levels as a ladder: one new thing each, shown where it lies; and the eye, worth its walk on ten levels.

import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { content } from '../src/level/content.ts';
import type { LevelFile } from '../src/level/file.ts';
import { playTurn } from '../src/play.ts';
import { act } from '../src/rules/interact.ts';
import { SILENT } from '../src/rules/simulate.ts';
import type { Action } from '../src/shape.ts';
import { turnsLeft } from '../src/solve/bound.ts';
import type { State } from '../src/state.ts';
import { copyState, plantOf, setupState } from './lib/fragment.ts';

const campaign = game.levels.filter((entry) => entry.level.order !== undefined);
const entryOf = (id: string) => campaign.find((one) => one.id === id)!;

type At = readonly [number, number];

/** The things a player can meet, each with the places where a level has it. */
const THINGS: Readonly<Record<string, (level: LevelFile, at: (type: string, more?: object) => At[]) => readonly At[]>> =
  {
    'a core that waits': ({ ready }, at) => ((ready?.also ?? []).length > 0 ? at('eyeTerminal') : []),
    junction: (_, at) => [...at('tJunction'), ...at('crossJunction')],
    heat: ({ events, surface, terrain }) =>
      [...(events ?? []).flatMap(({ effects }) => effects), ...(surface ?? [])].some(
        (one) => ('do' in one && one.do === 'addHeat') || ('heat' in one && one.heat),
      )
        ? terrain.flatMap((row, y) => [...row].flatMap((sign, x): At[] => (sign === 'R' ? [[x, y]] : [])))
        : [],
    spill: ({ surface }) =>
      (surface ?? []).filter(({ fuel, coolant, electricity }) => fuel || coolant || electricity).map(({ at }) => at),
    neutralizer: ({ props }, at) =>
      at('supply').filter((_, i) => Object.values(props).filter(isSupply)[i]!.supply !== 'HeatRemedySupply'),
    leak: ({ leaks }) => (leaks ?? []).filter(({ carrier }) => carrier !== 'electricity').map(({ at }) => at),
    spark: ({ leaks }) =>
      (leaks ?? [])
        .filter(({ carrier }) => carrier === 'electricity')
        .map(({ at: [x, y], face }) => faceOf(x, y, face)),
    door: (_, at) => at('door'),
    'heat shield': ({ props }, at) =>
      at('supply').filter((_, i) => Object.values(props).filter(isSupply)[i]!.supply === 'HeatRemedySupply'),
  };

const isSupply = (prop: LevelFile['props'][string]): prop is Extract<typeof prop, { type: 'supply' }> =>
  prop.type === 'supply';

const faceOf = (x: number, y: number, face: string | undefined): At =>
  (({ N: [x, y - 1], S: [x, y + 1], W: [x - 1, y], E: [x + 1, y] }) as Record<string, At>)[face!]!;

const thingsOf = (level: LevelFile): ReadonlyMap<string, readonly At[]> => {
  const at = (type: string): At[] =>
    Object.entries(level.props)
      .filter(([, prop]) => prop.type === type)
      .map(([key]) => {
        const y = level.marks.findIndex((row) => row.includes(key));
        return [level.marks[y]!.indexOf(key), y];
      });
  return new Map(
    Object.entries(THINGS)
      .map(([name, find]) => [name, find(level, at)] as const)
      .filter(([, places]) => places.length > 0),
  );
};

test('[RM-495] each of the first ten levels brings one new thing at most, and its callout stands on it', () => {
  const known = new Set<string>();
  const brought: string[] = [];
  for (const { id, level } of campaign.slice(0, 10)) {
    const things = thingsOf(level);
    const fresh = [...things.keys()].filter((name) => !known.has(name));
    expect(fresh.length, `${id}: ${fresh.join(', ')}`).toBeLessThanOrEqual(1);
    for (const name of fresh) {
      expect(things.get(name), `${id}: ${name}`).toContainEqual(level.text.callout?.at);
      known.add(name);
    }
    brought.push(...fresh);
  }
  expect(brought).toEqual(['a core that waits', 'junction', 'heat', 'spill', 'neutralizer', 'leak', 'spark']);
});

test('[RM-495] levels 2 to 14 say at a cell of theirs what is new', () => {
  for (const { id, level } of campaign.slice(1, 14)) expect(level.text.callout?.text, id).toBeTruthy();
});

test('[RM-495] Kettle: the same switches with coolant last do not start the core', () => {
  const { level, witnesses } = entryOf('kettle');
  const state = copyState(setupState(content, level));
  expect(witnesses[0]!.turns.length).toBe(5);
  const E = { type: 'moveRobot', dir: 'E' } as const;
  const [N, W, S] = (['N', 'W', 'S'] as const).map((dir) => ({ type: 'moveRobot', dir }) as const);
  const p = { type: 'interactProp' } as const;
  const late = [
    [E, E, E, E, p, W],
    [S, S, S, p, W, W],
    [W, S, p, E, E, E],
    [E, E, E, p, N, N],
  ];
  for (const turn of late) playTurn(plantOf(state), state, turn as Action[], SILENT);
  expect(state.service.every((service) => service === state.service[0])).toBe(true);
  expect(state.level).not.toBe('Ready');
});

test('[RM-495] Mop: the neutralizer used at once has run out when the core could start', () => {
  const { level, witnesses } = entryOf('mop');
  const turns = witnesses[0]!.turns.flat();
  const apply = turns.findIndex((action) => action.type === 'interactLeak');
  const early = [
    ...turns.slice(0, 2),
    { type: 'moveRobot', dir: 'E' },
    { type: 'moveRobot', dir: 'S' },
    turns[apply]!,
    { type: 'moveRobot', dir: 'N' },
    { type: 'moveRobot', dir: 'E' },
    { type: 'moveRobot', dir: 'E' },
    { type: 'moveRobot', dir: 'E' },
    ...turns.slice(6, 10),
  ] as Action[];
  const state = copyState(setupState(content, level));
  for (const action of early) {
    if (state.actionsLeft === 0) playTurn(plantOf(state), state, [], SILENT);
    act(plantOf(state), state, SILENT, action, null);
  }
  playTurn(plantOf(state), state, [], SILENT);
  expect(state.service.every((service) => service === state.service[0])).toBe(true);
  expect(state.level).not.toBe('Ready');
});

/** Ten levels with a choice that only the eye decides, each for a reason of its own: the deed of the line, and the deed
 *  that looks like it. */
const CHOICES = [
  ['slow-fuse', 'a cable that ends in a wall', ['e', 'Enabled'], ['z', 'Enabled']],
  ['wet-floor', 'a source with too little left', ['a', 'Enabled'], ['z', 'Enabled']],
  ['firebreak', 'a way so long that too little arrives', ['c', 'Enabled'], ['z', 'Enabled']],
  ['half-measures', 'which side of a valve', ['m', '4/0'], ['m', '0/4']],
  ['four-ways', 'a source behind a valve that lets nothing in', ['c', 'Enabled'], ['z', 'Enabled']],
  ['parasite', 'which of two drinkers sits on the line', ['y', 'Disabled'], ['z', 'Disabled']],
  ['clockwork', 'current without voltage', ['e', 'Enabled'], ['z', 'Enabled']],
  ['spin-up', 'which of two valves sits on the line', ['m', '4/0'], ['z', '4/0']],
  ['boiler-room', 'how much is enough', ['m', '4/0'], ['m', '2/2']],
  ['two-fires', 'which of three branches to shut', ['m', '3/3/0'], ['m', '3/0/3']],
] as const;

test('[RM-496] ten levels, ten different choices', () => {
  expect(new Set(CHOICES.map(([id]) => id)).size).toBe(10);
  expect(new Set(CHOICES.map(([, what]) => what)).size).toBe(10);
});

describe.each(CHOICES)('[RM-496] %s: %s', (id, _what, [right], [wrong, wrongState]) => {
  const { level, par, witnesses } = entryOf(id);
  const start = () => copyState(setupState(content, level));
  const { propOf } = plantOf(start());
  const prop = propOf[right]!;
  const turns = witnesses[0]!.turns;
  /** What can be seen without the eye; of the things chosen from only how they stand differs, and that is no news. */
  const surface = ({ surface, service, leaks, level, outcome, robot }: State): unknown => [
    [...surface],
    [...service].filter((_, i) => ![right, wrong].includes(plantOf(start()).consumers[i]!.id as never)),
    [...leaks],
    level,
    outcome,
    robot.integrity,
  ];
  /** The same deed on the wrong thing, at the same price. */
  const guess = (state: State): void => {
    const other = propOf[wrong]!;
    const code = other.states.indexOf(wrongState);
    expect([code >= 0, state.props[other.index] !== code]).toEqual([true, true]);
    state.props[other.index] = code;
    state.isFlowKnown = false;
    state.actionsLeft--;
  };
  const isChoice = (state: State, action: Action): boolean =>
    action.type === 'interactProp' && state.robot.at === prop.cell;

  test('both look alike on the surface for two turns of the forecast, and differ below', () => {
    const state = start();
    for (const turn of turns) {
      for (const action of turn) {
        if (!isChoice(state, action)) {
          act(plantOf(state), state, SILENT, action, null);
          continue;
        }
        const other = copyState(state);
        act(plantOf(state), state, SILENT, action, null);
        guess(other);
        for (let i = 0; i < 2; i++) {
          playTurn(plantOf(state), state, [], SILENT);
          playTurn(plantOf(other), other, [], SILENT);
          expect(surface(other)).toEqual(surface(state));
        }
        expect([...other.amount]).not.toEqual([...state.amount]);
        return;
      }
      playTurn(plantOf(state), state, [], SILENT);
    }
    throw new Error('the line makes no choice');
  });

  test('a wrong guess takes longer than the walk to the eye', () => {
    const byEye = witnesses.find(({ kind }) => kind === 'by the eye')!;
    const state = start();
    let isOpen = false;
    for (const turn of byEye.turns) {
      for (const action of turn) {
        if (isChoice(state, action)) isOpen = state.eye;
        act(plantOf(state), state, SILENT, action, null);
      }
      if (state.outcome === 'none') playTurn(plantOf(state), state, [], SILENT);
    }
    expect(isOpen).toBe(true);
    expect(least()).toBeGreaterThan(byEye.turns.length);
    expect(byEye.turns.length).toBeGreaterThanOrEqual(par!.turns);
  });

  /** The least turns of the line that guesses wrong: it goes on as planned until the coming turn would look different. */
  const least = (): number => {
    const state = start();
    const other = start();
    for (const [i, turn] of turns.entries()) {
      const before = copyState(other);
      for (const action of turn) {
        const chooses = isChoice(state, action);
        act(plantOf(state), state, SILENT, action, null);
        if (chooses) guess(other);
        else act(plantOf(other), other, SILENT, action, null);
      }
      playTurn(plantOf(state), state, [], SILENT);
      playTurn(plantOf(other), other, [], SILENT);
      if (JSON.stringify(surface(other)) !== JSON.stringify(surface(state)))
        return i + turnsLeft(plantOf(before), before);
    }
    throw new Error('the wrong guess is never found out');
  };
});
