// The closure: spheres of the worked examples, agreement with the round-by-round form, monotony, order.

import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { networkOf } from '../../src/logic/build.ts';
import { type Closure, type ClosureOptions, closure } from '../../src/logic/closure.ts';
import { doorsInto, gatesWhere, type Network } from '../../src/logic/network.ts';
import { layoutOf, ROOM, WALL } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';
import { numberIn } from '../../src/map/numbers.ts';
import { type ExampleId, example, exampleIds, levelFrom } from '../kit/examples.ts';
import { randomLevel } from '../kit/randomLevels.ts';
import { type ReferenceOptions, referenceClosure } from './closureReference.ts';

const networkFor = (level: Level): Network => networkOf(content, layoutOf(level));
const run = (id: ExampleId, options?: ClosureOptions): Closure => closure(networkFor(example(id)), options);

/** Number of cells of each sphere. */
const counts = ({ sphere, rounds }: Closure): readonly number[] =>
  Array.from({ length: rounds }, (_, round) => sphere.filter((one) => one === round).length);

/** Facts obtained in each sphere, what the level gives and searches and pickups left out. */
const obtained = (level: Level, { factSphere, factSource }: Closure): readonly (readonly string[])[] => {
  const lists: string[][] = [];
  networkFor(level).facts.forEach((fact, i) => {
    if (factSource[i] === -1 || /^(searched|picked)/.test(fact)) return;
    const round = factSphere[i]!;
    lists[round] = [...(lists[round] ?? []), fact];
  });
  return [...lists].map((list) => (list ?? []).sort());
};

/** Both forms in the same words: every cell and fact with its sphere, batteries, goal. */
const inWords = (
  cells: Iterable<readonly [number, number]>,
  facts: Iterable<readonly [string, number]>,
  rest: string,
) =>
  [
    [...cells].map(([cell, at]) => `${cell}@${at}`).sort(),
    [...facts].map(([fact, at]) => `${fact}@${at}`).sort(),
    rest,
  ].join(' ');
const expectSame = (level: Level, options: ClosureOptions, reference: ReferenceOptions): void => {
  const { facts } = networkFor(level);
  const wanted = referenceClosure(level, reference);
  const found = closure(networkFor(level), options);
  const obtainedFacts = facts.flatMap((fact, i) =>
    found.factSource[i] === -1 ? [] : [[fact, found.factSphere[i]!] as const],
  );
  expect(
    inWords(
      [...found.sphere.entries()].filter(([, sphere]) => sphere !== -1),
      obtainedFacts,
      `${found.batteries.at(-1)} ${found.goalSphere}`,
    ),
  ).toBe(inWords(wanted.cells, wanted.facts, `${wanted.batteries} ${wanted.goal}`));
};

describe('worked examples', () => {
  test.each([
    ['1', [13], -1],
    ['2', [9], -1],
    ['3', [8, 11], 1],
    ['4a', [13], -1],
    ['4b', [13, 24], 1],
    ['5', [14], -1],
    ['6', [18], -1],
    ['7a', [14, 8, 8], 2],
    ['7b', [14], -1],
    ['8a', [5], -1],
    ['8b', [4, 13], 1],
    ['9', [16], -1],
    ['12', [14, 27, 13, 13], 3],
  ] as const)('[DS-168] [DS-169] example %s: cells of its spheres and goal sphere', (id, cells, goal) => {
    const found = run(id);
    expect(counts(found)).toEqual(cells);
    expect(found.goalSphere).toBe(goal);
    expect(found.reached).toBe(cells.reduce((sum, one) => sum + one, 0));
  });

  test('[DS-166] [DS-168] example 12: the facts of each sphere', () => {
    expect(obtained(example('12'), run('12'))).toEqual([
      ['power:lab', 'power:store'],
      ['fix:h1', 'power:lobby', 'power:plant', 'tool:extinguisher'],
      ['keycard:lobby'],
    ]);
    expect(run('12').batteries).toEqual([0, 2, 2, 2]);
    expect(obtained(example('7a'), run('7a'))).toEqual([
      ['keycard:arch', 'power:arch', 'power:brig'],
      ['keycard:brig'],
    ]);
  });

  test('[DS-162] [DS-163] reaching a door is not reaching its room', () => {
    // Example 8b with the lab powered from the start: its door stands open, the leak is in front of it.
    const level = levelFrom(`[map]
#########
#@+~+..>#
#########
[rooms]
dock "Dock" at 1,1 start
lab "Lab" at 5,1 doors=on why=authored
[hazards]
h1 at 3,1 kind=fire
`);
    const { sphere } = closure(networkFor(level));
    const { width } = layoutOf(level).grid;
    expect([1, 2, 3, 4, 5].map((x) => sphere[width + x])).toEqual([0, 0, -1, -1, -1]);
    const past = closure(networkFor(level), { ideal: ['hazard'] }).sphere;
    expect([3, 4, 5].map((x) => past[width + x])).toEqual([0, 0, 0]);
  });

  test('[DS-164] [DS-165] [DS-176] removals and idealised kinds', () => {
    const network = networkFor(example('12'));
    const lab = numberIn(network.layout.roomOf, 'lab')!;
    const lobby = numberIn(network.layout.roomOf, 'lobby')!;
    // The doors of the lab stay shut even where power counts as given.
    const ideal = closure(network, { ideal: ['power', 'key', 'hazard'] });
    expect([ideal.goalSphere, ideal.rounds, ideal.reached]).toEqual([0, 1, 67]);
    const around = closure(network, { ideal: ['power', 'hazard'], shut: doorsInto(network, lab) });
    expect(network.layout.rooms[lab]!.cells.some((cell) => around.sphere[cell] !== -1)).toBe(false);
    // The lock of the lobby opens with the card had in the same exploration, and never where its lock is removed.
    expect(closure(network, { ideal: ['power', 'hazard'] }).sphere[network.exit]).toBe(1);
    const shut = gatesWhere(network, ({ kind, room }) => kind === 'key' && room === lobby);
    expect(closure(network, { ideal: ['power', 'hazard'], shut }).sphere[network.exit]).toBe(-1);
    // With the fire kept unfixable the deck cannot be won, though everything else is had.
    const burning = closure(network, { deny: [network.factOf.get('fix:h1')!] });
    expect([burning.goalSphere, burning.reached]).toEqual([-1, 66]);
    expect(
      closure(network, { mute: network.sources.flatMap(({ id }, i) => (id === 'f4' ? [i] : [])) }).goalSphere,
    ).toBe(-1);
  });

  test('[DS-319] every fact has its first source and a cell to use it from, every cell a predecessor', () => {
    for (const id of exampleIds) {
      const network = networkFor(example(id));
      const found = run(id);
      for (const [fact, source] of found.factSource.entries()) {
        if (source === -1) continue;
        expect(network.sources[source]!.gives).toContain(fact);
        expect(found.sphere[found.sourceCell[source]!]).toBeLessThanOrEqual(found.factSphere[fact]!);
      }
      for (const [cell, sphere] of found.sphere.entries()) {
        if (sphere === -1 || cell === network.start) continue;
        const before = found.sphere[found.previous[cell]!]!;
        expect(before !== -1 && before <= sphere).toBe(true);
      }
    }
  });

  test('[DS-172] [DS-318] a closure from the middle of play: other start, facts and batteries', () => {
    const network = networkFor(example('12'));
    const facts = ['power:lab', 'power:lobby', 'power:plant', 'fix:h1', 'keycard:lobby'];
    const given = facts.map((name) => network.factOf.get(name)!);
    const spent = network.sources.flatMap(({ id }, i) => (['i1', 'f3'].includes(id) ? [i] : []));
    const ask = { given, start: network.exit, mute: spent };
    expect(closure(network, { ...ask, batteries: 2 }).goalSphere).toBe(0);
    expect(closure(network, { ...ask, batteries: 1 }).goalSphere).toBe(-1);
  });
});

describe('properties', () => {
  const seeds = Array.from({ length: 40 }, (_, i) => `random-${i}`);

  test('[DS-167] [DS-175] worklist and round-by-round form agree, idealised or not', () => {
    const wins = { yes: 0, no: 0 };
    for (const level of [...exampleIds.map(example), ...seeds.map((seed) => randomLevel(seed))]) {
      for (const ideal of [[], ['power'], ['key', 'hazard'], ['power', 'hazard'], ['power', 'key', 'hazard']])
        expectSame(level, { ideal }, { ideal });
      wins[closure(networkFor(level)).goalSphere === -1 ? 'no' : 'yes']++;
    }
    expect(Math.min(wins.yes, wins.no)).toBeGreaterThan(8);
  });

  test('[DS-175] [DS-176] they agree with doors, a fix or a grant taken away', () => {
    for (const seed of seeds) {
      const level = randomLevel(seed, { columns: 3 });
      const network = networkFor(level);
      const { rooms, doors } = network.layout;
      for (const { index } of rooms)
        expectSame(
          level,
          { ideal: ['power', 'hazard'], shut: doorsInto(network, index) },
          { ideal: ['power', 'hazard'], removed: rooms[index]!.doors.map((door) => doors[door]!.cell) },
        );
      for (const { id } of level.hazards)
        expectSame(
          level,
          { ideal: ['power', 'key'], deny: [network.factOf.get(`fix:${id}`)!] },
          { ideal: ['power', 'key'], unfixable: id },
        );
      for (const { id } of level.puzzles)
        expectSame(level, { mute: network.sources.flatMap((one, i) => (one.id === id ? [i] : [])) }, { withheld: id });
    }
  });

  test('[DS-171] 20 shuffled orders of the worklist give the same cells, facts and spheres', () => {
    let otherWays = 0;
    for (const seed of seeds.slice(0, 15)) {
      const network = networkFor(randomLevel(seed, { columns: 3, things: 14 }));
      const plain = closure(network);
      const stream = diceOf(seed).stream('order');
      for (let i = 0; i < 20; i++) {
        const other = closure(network, { order: (waiting) => stream.int(waiting) });
        expect(other.sphere.join()).toBe(plain.sphere.join());
        expect(other.factSphere.join()).toBe(plain.factSphere.join());
        expect([other.goalSphere, other.batteries]).toEqual([plain.goalSphere, plain.batteries]);
        if (other.previous.some((cell, i) => cell !== plain.previous[i])) otherWays++;
      }
    }
    expect(otherWays).toBeGreaterThan(40);
  });

  test('[DS-170] what is added to a level takes no cell out of the closure', () => {
    let grown = 0;
    for (const seed of seeds) {
      const level = randomLevel(seed);
      const stream = diceOf(seed).stream('add');
      const before = closure(networkFor(level));
      const dark = level.rooms.filter(({ doors }) => !doors);
      const room = stream.pick(dark.length > 0 ? dark : level.rooms);
      const { sphere } = before;
      const { grid, kind, steps } = layoutOf(level);
      const isInside = ([x, y]: readonly [number, number]): boolean =>
        x > 0 && y > 0 && x < grid.width - 1 && y < grid.height - 1;
      const placeOf = (cell: number) => [cell % grid.width, Math.floor(cell / grid.width)] as const;
      const cells = [...kind.keys()];
      const tileAt = (cell: number) => level.map[Math.floor(cell / grid.width)]![cell % grid.width];
      const reached = cells.filter((cell) => sphere[cell] !== -1 && tileAt(cell) === '.');
      const at = reached.length > 0 ? placeOf(stream.pick(reached)) : placeOf(layoutOf(level).start);
      const more = (item: string): Level => ({ ...level, items: [...level.items, { id: 'more', at, item }] });
      // A terminal let into the wall blocks nothing that was free.
      const niches = cells
        .filter(
          (cell) =>
            kind[cell] === WALL &&
            isInside(placeOf(cell)) &&
            steps.filter((step) => kind[cell + step] !== WALL).length === 1,
        )
        .filter((cell) => steps.some((step) => kind[cell + step] === ROOM));
      const niche = placeOf(stream.pick(niches));
      const added: readonly Level[] = [
        more(`keycard:${room.id}`),
        more('tool:extinguisher'),
        more('battery'),
        { ...level, rooms: level.rooms.map((row) => (row === room ? { ...row, doors: true } : row)) },
        {
          ...level,
          map: level.map.map((row, y) =>
            y === niche[1] ? `${row.slice(0, niche[0])}M${row.slice(niche[0] + 1)}` : row,
          ),
          terminals: [...level.terminals, { id: 'more', at: niche, controls: [] }],
        },
      ];
      for (const one of added) {
        const after = closure(networkFor(one));
        expect(before.sphere.every((sphere, cell) => sphere === -1 || after.sphere[cell] !== -1)).toBe(true);
        expect(before.goalSphere === -1 || after.goalSphere !== -1).toBe(true);
        if (after.reached > before.reached) grown++;
      }
    }
    expect(grown).toBeGreaterThan(5);
  });

  test('[DS-002] [DS-173] cameras, view and air change nothing; switching off is no fact', () => {
    const level = example('12');
    const other: Level = { ...level, view: 'open', air: 5, rooms: level.rooms.map((row) => ({ ...row, cctv: true })) };
    expect(closure(networkFor(other))).toEqual(closure(networkFor(level)));
    expect(
      networkFor(level)
        .sources.flatMap(({ actions }) => actions)
        .some((one) => 'on' in one && !one.on),
    ).toBe(false);
  });
});
