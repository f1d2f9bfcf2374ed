// The solver: finds, proves, gives up honestly; what it says is replayed by the rules.

import { openRun, Session, type SolveAnswer } from '@interlock/kernel';
import { adviceFor, hint, hintLine, isWinning, knowsMore, run, solve } from '@interlock/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hintsFor } from '../../src/hint.ts';
import { game } from '../../src/index.ts';
import { hidesTheWay } from '../../src/known/advice.ts';
import { content } from '../../src/level/content.ts';
import type { LevelFile } from '../../src/level/file.ts';
import { parseWitness } from '../../src/level/witness.ts';
import type { ReactorShape } from '../../src/shape.ts';
import { answer, winWithout } from '../../src/solve/appraise.ts';
import { beam, missing } from '../../src/solve/beam.ts';
import { turnsLeft } from '../../src/solve/bound.ts';
import { exhaust } from '../../src/solve/exhaust.ts';
import { keyOf, worldKey } from '../../src/solve/key.ts';
import { carryOut, errandsOf } from '../../src/solve/macros.ts';
import { NO_BAN, type Step, take } from '../../src/solve/steps.ts';
import { tighten } from '../../src/solve/tighten.ts';
import { copyState, inPlant, plantOf, playAll, setupState, stateOf } from '../lib/fragment.ts';
import { whyNeeded } from './necessity.ts';

const level = (id: string): LevelFile => game.levels.find((one) => one.id === id)!.level;
const start = (id: string) => setupState(content, level(id));
const proven = ['first-light', 'fork-in-the-line', 'hot-corridor', 'crossed-wires'];

test.each(proven)('[RM-449] %s: the exhaustive search finds nothing shorter than its par, and says so', (id) => {
  const found = inPlant(answer)(start(id), 400_000, 'shortest');
  const { par } = level(id);
  expect(found).toMatchObject({ verdict: 'winnable', optimal: true });
  if (found.verdict === 'winnable')
    expect([found.witness.length, found.witness.flat().length]).toEqual([par!.turns, par!.actions]);
});

test.each(proven)('[RM-452] %s: walking, doing one thing and ending turns is enough to win', (id) => {
  const found = inPlant(answer)(start(id), 4_000, 'any');
  expect(found.verdict).toBe('winnable');
});

test('[RM-452] an errand walks the shortest harmless way and does its one thing', () => {
  const state = start('first-light');
  const errand = [...errandsOf(plantOf(state), state)].find(({ cell }) => cell === plantOf(state).propOf.a!.cell)!;
  const [done] = carryOut(plantOf(state), state, errand, 'careful', NO_BAN);
  expect(done!.steps.filter((step) => step?.type === 'moveRobot')).toHaveLength(3);
  expect(done!.steps.at(-1)).toEqual({ type: 'interactProp' });
  expect(done!.state.props[plantOf(state).propOf.a!.index]).toBe(1);
});

test('[RM-453] a missing supply costs twice the span, a switched-off consumer once, a source half of it', () => {
  const state = copyState(start('first-light'));
  const { width, height, propOf } = plantOf(state);
  const before = inPlant(missing)(copyState(state));
  const fed = copyState(state);
  fed.props[propOf.a!.index] = 1;
  fed.isFlowKnown = false;
  expect(before - missing(plantOf(fed), fed)).toBe(2 * (width + height) + ((width + height) >> 1));
  const on = copyState(fed);
  on.props[propOf.b!.index] = 1;
  expect(inPlant(missing)(copyState(fed)) - missing(plantOf(on), on)).toBe(width + height);
  const nearer = copyState(state);
  nearer.robot.at += 1; // east, where the control site is
  expect(before - missing(plantOf(nearer), nearer)).toBe(1);
  const leaking = copyState(start('fork-in-the-line'));
  const mended = copyState(leaking);
  mended.leaks[0] = 0;
  expect(missing(plantOf(leaking), leaking)).toBeGreaterThan(missing(plantOf(mended), mended));
});

test('[RM-452] waiting where it stands is an errand too, and ends the turn', () => {
  const state = start('first-light');
  const wait = [...errandsOf(plantOf(state), state)].find(
    ({ cell, actions }) => cell === state.robot.at && actions.length === 0,
  )!;
  const [done] = carryOut(plantOf(state), state, wait, 'careful', NO_BAN);
  expect([done!.steps, done!.state.turn]).toEqual([[null], 2]);
});

test('[RM-454] walk, switches and the core by their costs, what an event may do left out, one turn end before Ready', () => {
  const plant = (more: object = {}) =>
    stateOf({
      terrain: ['@.........'],
      fuel: ['--........'],
      marks: ['ab.......r'],
      props: { a: { type: 'flow', state: 'Enabled' }, b: { type: 'consumer' }, r: { type: 'reactorControl' } },
      ...more,
    } as never);
  const { cost, actions } = plantOf(plant()).numbers;
  const needed = (move: number, prop: number, core: number) =>
    1 + Math.ceil((9 * move + prop + core - actions) / actions);
  expect(inPlant(turnsLeft)(plant())).toBe(needed(cost.moveRobot, cost.interactProp, cost.activateReactor));
  const dear = { actions: { move: 2, interactProp: 3, activateReactor: 3 } };
  expect(inPlant(turnsLeft)(plant(dear))).toBe(needed(2, 3, 3));
  // twelve actions are just two turns; one switch more is a third, unless an event may do it
  const filled = (extra: object) => plant({ ...extra, actions: { activateReactor: 3 } });
  const events = [{ id: 'e', turn: 3, text: 'x', effects: [{ do: 'setProp', prop: 'b', state: 'Enabled' }] }];
  expect([inPlant(turnsLeft)(filled({})), inPlant(turnsLeft)(filled({ events }))]).toEqual([3, 2]);
  const detour = plant({ terrain: ['.@........'], marks: ['r........b'], fuel: ['.........-'] });
  expect(turnsLeft(plantOf(detour), detour)).toBe(1 + Math.ceil((8 + 9 + 2 - actions) / actions)); // there and back
  const ready = copyState(plant());
  ready.props[plantOf(ready).propOf.b!.index] = 1;
  ready.robot.at = 9;
  expect(turnsLeft(plantOf(ready), ready)).toBe(2);
  ready.level = 'Ready';
  expect(turnsLeft(plantOf(ready), ready)).toBe(1);
});

test('[RM-454] the bound never exceeds what a best line still needs', () => {
  for (const id of proven) {
    const state = copyState(start(id));
    const entry = game.levels.find((one) => one.id === id)!;
    const turns = entry.witnesses[0]!.turns;
    turns.forEach((turn, i) => {
      expect(turnsLeft(plantOf(state), state)).toBeLessThanOrEqual(turns.length - i);
      game.play(plantOf(state), state, turn, {
        recording: false,
        emit: () => 0,
        action() {},
        machine() {},
        dice: () => {
          throw new Error();
        },
        reveal() {},
        hidden() {},
      });
    });
  }
});

test('[RM-454] what has to be done in person is visited in one round: sources, valves and consumers count', () => {
  for (const id of ['three-lines', 'glass-floor', 'ring-main', 'scram', 'blind-start'])
    expect([id, turnsLeft(plantOf(start(id)), start(id))]).toEqual([id, level(id).par!.turns]);
  const begun = copyState(start('scram'));
  const valve = plantOf(begun).propOf.j!;
  const before = turnsLeft(plantOf(begun), begun);
  begun.props[valve.index] = valve.states.indexOf('0/4');
  expect(turnsLeft(plantOf(begun), begun)).toBeLessThan(before);
});

test('[RM-497] beside a witness stands how few turns a win takes at least; beside a proof it would say nothing new', () => {
  for (const { id, par, level: file } of game.levels.filter((entry) => entry.level.order !== undefined)) {
    if (par!.proof === 'optimal') expect([id, par!.atLeast]).toEqual([id, undefined]);
    else {
      expect(par!.atLeast, id).toBeGreaterThanOrEqual(turnsLeft(plantOf(start(id)), start(id)));
      expect(par!.atLeast, id).toBeLessThanOrEqual(par!.turns);
    }
    expect(file.par!.atLeast).toBe(par!.atLeast);
  }
  // the whole search is in solver.deep.ts; its beginning finds no win either
  const two = start('two-fires');
  const trying = run(exhaust(plantOf(two), two, { nodes: 5_000, last: 11 }, NO_BAN))!;
  expect(trying.is).not.toBe('best');
  expect(trying.nodes).toBeLessThan(5_000);
});

test('[RM-448] a line with detours and idle turns is tightened to its par', () => {
  const from = start('first-light');
  const { par } = level('first-light');
  const line = parseWitness(par!.witness!);
  if (!line.ok) throw new Error(line.error.message);
  const needed = line.value.flatMap((turn, i): Step[] => (i === 0 ? [...turn] : [null, ...turn]));
  const first = needed.findIndex((step) => step?.type === 'moveRobot');
  const step = needed[first]!;
  const back = { N: 'S', S: 'N', W: 'E', E: 'W' } as const;
  if (step.type !== 'moveRobot') throw new Error('the line begins with a step');
  // there, back and there again, then a turn of nothing
  const padded = needed.toSpliced(first + 1, 0, { ...step, dir: back[step.dir] }, step, null);
  const played = copyState(from);
  for (const one of padded) expect(take(plantOf(played), played, one)).toBe(true);
  expect(played.outcome).toBe('won');
  const long = { steps: padded, turns: played.turn - from.turn + 1, spent: played.spent - from.spent };
  const tight = tighten(plantOf(from), from, long, NO_BAN);
  expect([long.turns, long.spent]).not.toEqual([par!.turns, par!.actions]);
  expect([tight.turns, tight.spent]).toEqual([par!.turns, par!.actions]);
});

test('[RM-455] a budget too small is unknown, never lost', () => {
  expect(inPlant(answer)(start('hot-corridor'), 5, 'any').verdict).toBe('unknown');
});

test('[RM-455] lost is said only when every line was tried', () => {
  const shut = structuredClone(level('first-light'));
  shut.terminal = [{ id: 'Late', text: 'Over in turn 2', kind: 'turnLimit', turn: 2 }];
  const found = inPlant(answer)(setupState(content, shut), 400_000, 'any');
  expect(found).toMatchObject({ verdict: 'lost' });
});

test('[RM-450] equal keys, equal future; the actions left are the only thing the world key leaves out', () => {
  const state = copyState(start('crossed-wires'));
  const other = copyState(state);
  other.actionsLeft -= 1;
  expect(worldKey(plantOf(state), state)).toBe(worldKey(plantOf(other), other));
  expect(keyOf(plantOf(state), state)).not.toBe(keyOf(plantOf(other), other));
  fc.assert(
    fc.property(fc.nat(state.surface.length - 1), fc.integer({ min: 1, max: 40 }), (i, more) => {
      const changed = copyState(state);
      changed.surface[i]! += more;
      expect(worldKey(plantOf(changed), changed)).not.toBe(worldKey(plantOf(state), state));
    }),
  );
});

/** Props of the networks: whether one is needed follows from the flow. Remedies, doors and most repairs need a search. */
const NETWORK: readonly string[] = ['flow', 'consumer', 'tJunction', 'crossJunction'];

test('[RM-457] what a level claims to need, no setting of all other props replaces', () => {
  const unshown = game.levels.flatMap(({ id, level: file }) =>
    (file.mustUse ?? []).flatMap((mechanic) =>
      NETWORK.includes(mechanic) && whyNeeded(content, file, mechanic) === null ? [`${id} ${mechanic}`] : [],
    ),
  );
  expect(unshown).toEqual(['rolling-blackout flow']); // its schedule switches the sources too
  const closed = { ...level('drip'), ready: { also: [{ is: 'noLeaks', carrier: 'fuel' }] } } as LevelFile;
  expect(whyNeeded(content, closed, 'repair')).toMatch(/F1/);
  expect(whyNeeded(content, level('drip'), 'repair')).toBeNull(); // a clean floor does as well
});

test('[RM-457] a mechanic that another replaces is not called needed', () => {
  expect(whyNeeded(content, level('fork-in-the-line'), 'flow')).toBeNull();
  expect(whyNeeded(content, level('fork-in-the-line'), 'repair')).toBeNull();
  const fed = structuredClone(level('four-ways'));
  Object.assign(fed.props.j!, { mode: '3/3/0' });
  expect(whyNeeded(content, level('four-ways'), 'crossJunction')).toMatch(/fuel/);
  expect(whyNeeded(content, fed, 'crossJunction')).toBeNull();
});

/** Larger maps are searched in solver.deep.ts. */
const SMALL = 120;
const claims = game.levels
  .filter(({ level: { terrain } }) => terrain.length * terrain[0]!.length <= SMALL)
  .flatMap((entry) => (entry.level.mustUse ?? []).map((mechanic) => [entry.id, mechanic, entry.par!.turns] as const));

test.each(claims)('[RM-457] %s cannot be won without %s within two turns of its par', (id, mechanic, par) => {
  expect(winWithout(content, level(id), mechanic, par + 2, 3_000)).toBeNull();
});

test('[RM-456] hints come from a winning line: what, where, and the actions of its next turn', () => {
  const opened = openRun(game, { level: 'first-light' });
  if (!opened.ok) throw new Error(opened.error.message);
  const { start: position, world: own } = opened.value;
  const solved = run(solve(game, own, position, { nodes: 20_000, goal: 'any' })) as SolveAnswer<ReactorShape>;
  if (solved.verdict !== 'winnable') throw new Error('First Light can be won');
  expect(isWinning(game, own, position, solved.witness)).toBe(true);
  const given = hint(game, own, position, solved.witness)!;
  expect(given.steps[0]).toBe('Look at the fuel line.');
  expect(given.steps[1]).toBe('Switch its source at 1,4.');
  expect(given.steps[2]).toMatch(/^Move south; Move south; Move south; Operate the fuel source/);
});

test('[RM-453] where the plain ranking finds nothing, one node a plan does', () => {
  const from = start('pack-light');
  const ask = { nodes: 30_000, last: 40, goal: 'any' } as const;
  const tried = (how: { width: number; isVaried?: boolean }) =>
    run(beam(plantOf(from), copyState(from), { ...ask, ...how }, NO_BAN))!.line;
  expect(tried({ width: 6 })).toBeNull();
  expect(tried({ width: 25, isVaried: true })).not.toBeNull();
});

test('[RM-457] a win that comes too late refutes nothing', () => {
  const { turns } = level('first-light').par!;
  expect(winWithout(content, level('first-light'), 'door', turns!, 3_000)).toBe(turns);
  expect(winWithout(content, level('first-light'), 'door', turns! - 1, 3_000)).toBeNull();
});

test('[RM-456] a hint names the place and the control of what comes first', () => {
  const last = playAll(start('first-light'), 'S S S p E E | E p N N E E')[1]!.state;
  expect(hintsFor(plantOf(last), last, [{ type: 'activateReactor' }])[1]).toBe('Start the core at 6,2.');
  const leak = start('fork-in-the-line');
  const { face } = plantOf(leak).leaks[0]!;
  const there = { ...leak, robot: { ...leak.robot, at: face } };
  const [x, y] = [face % plantOf(leak).width, Math.floor(face / plantOf(leak).width)];
  expect(hintsFor(plantOf(there), there, [{ type: 'interactLeak', do: 'repair' }])).toEqual([
    'Look at the fuel leak.',
    `Repair it from ${x},${y}.`,
  ]);
  expect(hintsFor(plantOf(leak), leak, [])[1]).toBe('End the turn without an action.');
});

test('[RM-456] while the floor hides a choice a hint reads the view alone: every level with a closed eye', () => {
  const session = (id: string) => {
    const opened = openRun(game, { level: id });
    if (!opened.ok) throw new Error(opened.error.message);
    return new Session(opened.value);
  };
  // Nothing to choose below First Light: a line that wins may speak, and says that it knows more.
  expect(adviceFor(session('first-light'))).toBeNull();
  expect(knowsMore(session('first-light'))).toBe(true);
  const glass = session('glass-floor');
  while (!glass.view().underground) {
    const advice = adviceFor(glass)!;
    expect(advice.by).toBe('a careful hand');
    expect(glass.commit(advice.turn).ok).toBe(true);
  }
  expect(adviceFor(glass)).toBeNull();
  expect(knowsMore(glass)).toBe(false);
  // The light is off for as long, and also where the walk to the terminal would take too long.
  expect([session('first-light'), session('glass-floor'), glass].map((one) => hidesTheWay(one.view()))).toEqual([
    false,
    true,
    false,
  ]);
  for (const { id } of game.levels) if (adviceFor(session(id))) expect(hidesTheWay(session(id).view()), id).toBe(true);
  for (const { id } of game.levels) {
    const one = session(id);
    const advice = adviceFor(one);
    if (advice) expect(game.refuse(one.world, one.state, advice.turn), id).toEqual([]);
  }
  expect(game.levels.filter(({ id }) => adviceFor(session(id))).length).toBeGreaterThan(15);
});

test('a step that the rules refuse is not taken', () => {
  const state = copyState(start('first-light'));
  expect(take(plantOf(state), state, { type: 'activateReactor' })).toBe(false);
  expect(take(plantOf(state), state, { type: 'moveRobot', dir: 'N' })).toBe(false);
  expect(take(plantOf(state), state, { type: 'moveRobot', dir: 'S' })).toBe(true);
});

test('a proof stops where its memory is spent, at the same position each time, and counts what it holds', () => {
  const from = start('the-grid');
  const plant = plantOf(from);
  const spentAt = (memory: number): number => {
    const found = run(exhaust(plant, from, { nodes: 1_000_000, last: Number.POSITIVE_INFINITY, memory }, NO_BAN))!;
    expect(found).toMatchObject({ is: 'unknown', why: 'its memory was spent before its nodes' });
    return found.nodes;
  };
  const [small, large] = [4_000_000, 16_000_000].map(spentAt);
  expect(spentAt(4_000_000)).toBe(small);
  // Every position tried may be kept, none as more than its state, its key and the maps around them ...
  const most = from.words.byteLength + 3_000;
  expect(small! * most).toBeGreaterThan(4_000_000);
  expect(large! * most).toBeGreaterThan(16_000_000);
  // ... and what is given up is not counted on: four times the memory reaches about four times as far.
  expect(large!).toBeGreaterThan(3 * small!);
});

test.each(['hot-corridor', 'mind-the-spark', 'crossed-wires'])(
  '%s: states given up for memory are made again, and nothing else is found in as many positions',
  (id) => {
    const from = start(id);
    const plant = plantOf(from);
    const within = (memory?: number) =>
      run(exhaust(plant, from, { nodes: 1_000_000, last: 4, ...(memory === undefined ? {} : { memory }) }, NO_BAN))!;
    const all = within();
    expect(all.is).toBe('best');
    // About the least memory that this search does with: a third of what the positions tried would fill.
    let memory = 500_000;
    while (within(memory).is === 'unknown') memory *= 1.3;
    expect(memory).toBeLessThan((all.nodes * from.words.byteLength) / 3);
    expect(within(memory)).toEqual(all);
  },
);

test.each([
  ['boiler-room', 4, 8],
  ['two-fires', 4, 9],
  ['blind-start', 5, 12],
])(
  '[RM-456] a hint on %s after %i turns is found from there, not read from the level: %i turns to the win',
  (id, after, left) => {
    const opened = openRun(game, { level: id });
    if (!opened.ok) throw new Error(opened.error.message);
    const session = new Session(opened.value);
    for (const turn of opened.value.witness!.slice(0, after)) expect(session.commit(turn).ok).toBe(true);
    const { answer, from } = run(hintLine(session, 200_000))!;
    expect([from, answer.verdict === 'winnable' && answer.witness.length]).toEqual(['search', left]);
  },
);
