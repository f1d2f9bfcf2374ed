// Worked examples 13 to 17 of the rules, as golden tests, and the end values of the stored solutions.

import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../src/data/file.ts';
import { game } from '../../src/index.ts';
import type { Appraisal } from '../../src/shape/planner.ts';
import { Bench, plan, read, scenario, told } from '../bench.ts';

const levelOf = (id: string) => game.levels.find((entry) => entry.id === id)!.level;

test('Example 13: everything wrong at once', () => {
  const bench = new Bench(
    scenario({
      K: { at: '1:0 R', heat: 2, mass: 1, energy: { engines: 2, laser: 2, railgun: 4, shields: 2 } },
      cutter: { class: 'cutter', at: '3:10' },
    }),
  );
  const before = JSON.stringify(bench.state);
  const turn = plan({
    engines: 3,
    thrusters: 1,
    laser: 0,
    railgun: 3,
    missiles: 3,
    shields: 2,
    vent: 1,
    transfer: 2,
    stance: 'attack',
    gun: 'fire',
    launch: 'cutter',
  });
  expect(bench.refuse(turn).map(({ code, why }) => `${code}: ${why}`)).toEqual([
    'subsystem-max: Missiles: at most 2 energy, planned 3.',
    'reactor-exceeded: Planned 12 energy, the reactor has 10.',
    'combined-limit: Taking back 3 energy and venting 1 heat is 4; the shared limit is 3 per turn.',
    'burn-off-board: Ring -1 does not exist: rings run from 1 to 6.',
    'laser-unpowered: Broadside Laser needs 2 energy, planned 0.',
    'railgun-unpowered: Railgun needs 4 energy, planned 3.',
    'railgun-in-transfer: The Railgun cannot fire in a turn with a transfer.',
    'mass-short: This plan uses 2 reaction mass, 1 on board.',
    'missiles-empty: No missiles left.',
  ]);
  expect(JSON.stringify(bench.state)).toBe(before);
});

describe('Example 14: what opponents do', () => {
  test('(a) a cutter turns and drops to ring 2', () => {
    const bench = new Bench(levelOf('first-blood'));
    const [intent] = game.view(bench.world, bench.state, 'player').intents;
    expect(intent).toMatchObject({
      ship: 'cutter',
      plan: { rotate: true, move: { kind: 'transfer', power: 1 }, laser: 'attack' },
      end: { ring: 2, sector: 15 },
      facing: 'retrograde',
      expects: { target: 'kestrel', ring: 4, sector: 3 },
    });
    expect(intent!.window.map(({ ring, sector }) => `${ring}:${sector}`)).toEqual(
      [1, 3].flatMap((ring) => [13, 14, 15, 16, 17].map((sector) => `${ring}:${sector}`)),
    );
  });

  test('(b) two lancers hit each other', () => {
    const bench = new Bench(levelOf('crossfire'));
    for (const { plan: published } of game.view(bench.world, bench.state, 'player').intents)
      expect(published).toMatchObject({ move: { kind: 'coast' }, railgun: 'fire' });
    const coasting = new Bench(levelOf('crossfire')).play();
    expect(coasting.look('kestrel').hull).toBe(2);
    bench.play(plan({ engines: 1, transfer: 1 }));
    expect(bench.look('kestrel')).toMatchObject({ cell: '5:2', hull: 12 });
    const after = told(bench.events, true);
    expect(after.slice(after.findIndex((line) => line.startsWith('massScooped')))).toEqual([
      'massScooped lancer-1 2 8',
      'massScooped lancer-2 2 8',
      'railgunFired lancer-1 4',
      'railgunHit lancer-1 lancer-2 5',
      'railgunFired lancer-2 4',
      'railgunHit lancer-2 lancer-1 5',
      'damageAbsorbed lancer-1 2',
      'hullDamaged lancer-1 3 9',
      'damageAbsorbed lancer-2 2',
      'hullDamaged lancer-2 3 9',
      'recoilShifted lancer-1 5',
      'recoilShifted lancer-2 3',
      'heatGenerated lancer-1 2 0 1 1 2',
      'heatGenerated lancer-2 2 0 1 1 2',
      'turnEnded 1',
    ]);
  });
});

test('Example 15: First Blood at par, with a forecast', () => {
  // with the hull of the class, as the example has it
  const level = levelOf('first-blood') as Scenario;
  const bench = new Bench({ ...level, ships: level.ships.map((ship, i) => (i === 0 ? { ...ship, hull: 12 } : ship)) });
  const K = () => bench.look('kestrel');
  const cutter = () => bench.look('cutter');
  bench.play(plan({ engines: 2, thrusters: 1, rotate: true, phase: 2 }));
  expect([K(), cutter()]).toMatchObject([
    { cell: '4:1', facing: 'retrograde', mass: 4 },
    { cell: '2:15', facing: 'retrograde', mass: 5 },
  ]);
  bench.play(plan({ engines: 1, thrusters: 0, transfer: 1 }));
  expect([K(), cutter()]).toMatchObject([
    { cell: '3:4', mass: 3 },
    { cell: '2:22', facing: 'prograde', mass: 4 },
  ]);
  const third = plan({ engines: 0, scoop: 1, laser: 2, shields: 2, stance: 'attack' });
  const shown = game.appraise!(bench.world, bench.state, third, 'player') as unknown as Appraisal;
  expect(shown).toMatchObject({
    free: 5,
    release: { deallocated: 1, vented: 0, left: 2 },
    heat: { now: 0, damage: 0, shields: 1, next: 1, nextDamage: 1, nextDamageVented: 0 },
    mass: { after: 5 },
  });
  const { forecast } = shown;
  expect(forecast!.given).toEqual([{ weapon: 'laser', by: 'kestrel', target: 'cutter', damage: 3 }]);
  expect(forecast!.taken).toEqual([{ weapon: 'laser', by: 'cutter', target: 'kestrel', damage: 3 }]);
  expect(forecast!.damage).toMatchObject([
    { ship: 'kestrel', absorbed: 2, hull: 11 },
    { ship: 'cutter', hull: 5 },
  ]);
  const cells = (id: string) =>
    forecast!.tracks
      .find((track) => track.id === id)!
      .cells.map((cell) => (cell === null ? null : `${cell.ring}:${cell.sector}`));
  expect(cells('kestrel')).toEqual(['3:8', '3:12', '3:16']);
  expect(cells('cutter')).toEqual(['2:6', '2:12', null]);
  expect(forecast!.windows).toMatchObject([
    { ship: 'cutter', laser: [true, true, true], prograde: [false, false, false], retrograde: [false, false, false] },
  ]);
  bench.play(third);
  expect([K(), cutter()]).toMatchObject([
    { cell: '3:8', hull: 11, heat: 1, mass: 5 },
    { cell: '2:6', hull: 5, mass: 2 },
  ]);
  bench.play(plan({ vent: 1, stance: 'attack' }));
  expect([K(), cutter()]).toMatchObject([
    { cell: '3:12', hull: 10, heat: 1, mass: 7 },
    { cell: '2:12', hull: 2, mass: 5 },
  ]);
  bench.play(plan({ vent: 1, stance: 'attack' }));
  expect([K(), cutter()]).toMatchObject([
    { cell: '3:16', hull: 9, heat: 1, mass: 8 },
    { cell: '4:16', isAlive: false },
  ]);
  expect(bench.of('scenarioWon')).toMatchObject([{ turn: 5 }]);
});

describe('Example 16: a turn as a list of entries', () => {
  const sent = [
    { type: 'move', kind: 'phase', power: 2 },
    { type: 'energy', subsystem: 'thrusters', value: 1 },
    { type: 'rotate', value: true },
    { type: 'energy', subsystem: 'engines', value: 2 },
    { type: 'vent', value: 0 },
  ];
  test('sent, canonical, executed', () => {
    const bench = new Bench(levelOf('first-blood'));
    expect(bench.refuse(read(sent))).toEqual([]);
    expect(game.canonical!(bench.world, bench.state, read(sent))).toEqual([
      { type: 'energy', subsystem: 'engines', value: 2 },
      { type: 'energy', subsystem: 'thrusters', value: 1 },
      { type: 'rotate', value: true },
      { type: 'move', kind: 'phase', power: 2 },
    ]);
    bench.play(read(sent));
    expect(bench.of('planCommitted').map(({ ship, actions }) => [ship, actions])).toEqual([
      [
        'kestrel',
        [
          { type: 'allocate', subsystem: 'engines', amount: 2 },
          { type: 'allocate', subsystem: 'thrusters', amount: 1 },
          { type: 'rotate' },
          { type: 'move', kind: 'phase', power: 2 },
        ],
      ],
      [
        'cutter',
        [{ type: 'rotate' }, { type: 'move', kind: 'transfer', power: 1 }, { type: 'laser', stance: 'attack' }],
      ],
    ]);
    expect(told(bench.events, true)).toEqual([
      'energyAllocated kestrel engines 2 2',
      'energyAllocated kestrel thrusters 1 1',
      'subsystemActivated kestrel engines 2',
      'subsystemActivated kestrel thrusters 1',
      'shipRotated kestrel retrograde',
      'shipPhased kestrel 4:0 4:1 2 4',
      'shipRotated cutter retrograde',
      'shipTransferred cutter 3:10 2:15 1 5',
      'laserFired cutter attack 0',
      'turnEnded 1',
    ]);
    expect(bench.events.at(-1)).toMatchObject({
      type: 'intentPublished',
      ship: 'cutter',
      plan: { rotate: true, move: { kind: 'phase', power: 1 }, laser: 'attack' },
    });
  });

  test('refused', () => {
    const bench = new Bench(levelOf('first-blood'));
    const why = (...raw: readonly unknown[]): string[] =>
      bench.refuse(read(raw)).map((one) => `${one.at} ${one.code} ${one.why}`);
    const engines = (value: number) => ({ type: 'energy', subsystem: 'engines', value });
    expect(why({ type: 'move', kind: 'phase', power: 2 }, { type: 'rotate', value: true }, engines(1))).toEqual([
      '1 rotate-unpowered Turning needs 1 energy in Maneuvering Thrusters.',
      '0 burn-underpowered A medium burn needs 2 energy in Engines, planned 1.',
    ]);
    expect(why({ type: 'vent', value: 0 }, { type: 'vent', value: 0 })).toEqual([
      '1 duplicate-entry vent is set twice.',
    ]);
    expect(why({ type: 'vent', value: 1.5 }, { type: 'energy', subsystem: 'warp', value: 1 }, engines(9))).toEqual([
      '0 not-whole vent must be a whole number, got 1.5.',
      '1 unknown-subsystem Unknown subsystem: warp.',
    ]);
    expect(why({ type: 'energy', subsystem: 'railgun', value: 6 })).toEqual([
      '0 not-installed Not installed on this ship: Railgun.',
    ]);
  });
});

test('Example 17: passing gates hot', () => {
  const entry = game.levels.find(({ id }) => id === 'redline')!;
  // with the tank and the par of the example
  const shipped = entry.level as Scenario;
  const level = { ...shipped, par: 4, ships: shipped.ships.map((ship) => ({ ...ship, mass: 8 })) };
  const bench = new Bench(level);
  const [first, second, third] = entry.witnesses[0]!.turns;
  bench.play(first);
  expect([bench.of('gatePassed')[0]?.gate, bench.look('kestrel').heat]).toEqual([1, 1]);
  bench.play(second).play(third);
  bench.play(plan({ engines: 3, transfer: 1 }));
  expect(told(bench.events).slice(-3)).toEqual(['heatGenerated kestrel 1 1 0 0 1', 'gatePassed 3', 'turnEnded 4']);
  const hot = new Bench(level);
  hot.state = bench.state;
  hot.play(plan({ vent: 1 }));
  expect([hot.look('kestrel').heat, hot.state.ending]).toEqual([1, null]);
  bench.play(plan({ engines: 2, vent: 1 }));
  expect(bench.look('kestrel')).toMatchObject({ heat: 0, hull: 2 });
  expect(bench.of('scenarioWon')).toEqual([{ type: 'scenarioWon', turn: 5, score: 920 }]);
});

const ENDS: Readonly<Record<string, readonly [hull: number, heat: number, mass: number]>> = {
  'first-light': [12, 0, 1],
  'turn-and-burn': [12, 0, 0],
  'phase-lock': [12, 0, 0],
  'dry-tank': [12, 0, 0],
  'cold-ship': [4, 0, 0],
  redline: [2, 0, 0],
  'three-gates': [12, 0, 2],
  slalom: [12, 0, 4],
  'broadside-drill': [11, 1, 0],
  'spinal-drill': [2, 1, 8],
  'slow-fuse': [12, 0, 4],
  'point-defence': [6, 0, 2],
  'first-blood': [2, 1, 8],
  joust: [3, 0, 3],
  'picket-line': [5, 1, 2],
  'freight-run': [12, 1, 5],
  'station-keeping': [1, 1, 0],
  blockade: [5, 2, 2],
  rescue: [5, 0, 8],
  convoy: [12, 0, 8],
  crossfire: [9, 0, 2],
  'ace-of-rings': [3, 0, 5],
  'last-orbit': [1, 3, 0],
  flagship: [11, 2, 1],
};

test.each(Object.entries(ENDS))(
  'the stored solution of %s ends with the values of the list',
  (id, [hull, heat, mass]) => {
    const entry = game.levels.find((one) => one.id === id)!;
    const bench = new Bench(entry.level);
    for (const turn of entry.witnesses[0]!.turns) bench.play(turn);
    expect(bench.state.ending?.is).toBe('won');
    expect(bench.state.turn - 1).toBe(entry.par!.turns);
    expect(bench.look(bench.world.ships[0]!.id)).toMatchObject({ hull, heat, mass });
  },
);
