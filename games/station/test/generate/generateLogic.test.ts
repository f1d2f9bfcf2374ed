// Stages 5 to 11 of the generator: ends, rooms set aside, terminals, locks, hazards, generators, puzzles.

import { type Dice, diceOf, type Stream } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { lampsOf } from '../../src/deck.ts';
import { type Draft, draftDeck } from '../../src/generate/draft.ts';
import { hopsFrom } from '../../src/generate/layout/edges.ts';
import { isShortcut } from '../../src/generate/logic/obstacles.ts';
import { recipeOf, STREAMS } from '../../src/generate/recipe.ts';
import { writeLevel } from '../../src/generate/write.ts';
import { pressesOf } from '../../src/solve/relay.ts';
import { draftOf, type GRADES, sampleDrafts, withGen } from './drafts.ts';

const { gen } = content.balance;
const drafts = sampleDrafts(5);
const roomsOf = (draft: Draft) => Array.from({ length: draft.recipe.rooms }, (_, room) => room);
const besides = ({ edges }: Draft, room: number) => [
  ...edges.roomBy.subarray(edges.first[room]!, edges.first[room + 1]!),
];
const levelOf = (draft: Draft) =>
  writeLevel(draft, { name: 'Deck', deck: 1, seed: '-', difficulty: draft.recipe.difficulty, view: 'dark' });

/** Dice whose streams say their names, and on which one stream has been drawn from before. */
const watched = (seed: string, names: Set<string>, spoilt?: string): Dice => {
  const dice = diceOf(seed);
  const seen = new Set<string>();
  const stream = (name: string): Stream => {
    names.add(name);
    const real = dice.stream(name);
    if (spoilt !== undefined && name.startsWith(`${spoilt}/`) && !seen.has(name))
      for (let i = 0; i < 3; i++) real.int(7);
    seen.add(name);
    return real;
  };
  return { ...dice, seed, stream, fork: () => watched(seed, names, spoilt), save: () => dice.save() };
};

test('[DS-338] every stage draws from its own stream, keyed by difficulty, rooms and attempt', () => {
  const names = new Set<string>();
  draftDeck(recipeOf(content, { difficulty: 'hard', rooms: 16 }, watched('A', names), 3));
  expect([...names].sort()).toEqual(STREAMS.map((name) => `${name}/hard/16/3`).sort());
  const others = new Set(
    [1, 2, 3].map((attempt) => {
      const draft = draftDeck(recipeOf(content, { difficulty: 'hard', rooms: 16 }, diceOf('A'), attempt));
      return typeof draft === 'string' ? draft : levelOf(draft).map.join('\n');
    }),
  );
  expect(others.size).toBe(3);
});

test('[DS-338] more draws in one stage leave what other stages drew as it was', () => {
  const parts = (spoilt?: string) => {
    const draft = draftDeck(recipeOf(content, { difficulty: 'normal', rooms: 12 }, watched('K', new Set(), spoilt), 1));
    if (typeof draft === 'string') throw new Error(draft);
    return {
      'layout.slots': [...draft.slots.rowOf, ...draft.slots.firstCol, ...draft.slots.lastCol],
      'layout.edges': [...draft.edges.low, ...draft.edges.high],
      'layout.rooms': [...draft.rooms.left, ...draft.rooms.top, ...draft.rooms.wide, ...draft.rooms.tall],
      'layout.corridors': [...draft.corridors.lowDoor, ...draft.corridors.highDoor],
      'logic.startexit': [draft.ends.exit],
      'logic.bonus': [...draft.isBonus],
      'logic.order': draft.order.order,
      'logic.locks': [...draft.isSealed],
      'logic.hazards': draft.hazards.map(({ edge, kind, by }) => `${edge} ${kind.id} ${by}`),
      'logic.generators': draft.generators.map(({ room, needs }) => [room, needs]),
      'logic.puzzles': draft.puzzles,
      'logic.fill': draft.filled.placements.map(({ thing, room }) => [thing, room]),
      'logic.cells': [draft.startCell, draft.exitCell, ...draft.order.terminalAt],
      'logic.furniture': draft.furnished.furniture.map(({ cell, type, holds }) => [cell, type, holds.length]),
      names: draft.names.name,
    };
  };
  const plain = parts();
  // Besides the spoilt stage itself only what is built on its result may differ.
  const independent: Readonly<Record<string, readonly (keyof typeof plain)[]>> = {
    'layout.rooms': [
      'layout.slots',
      'layout.edges',
      'logic.startexit',
      'logic.bonus',
      'logic.order',
      'logic.locks',
      'names',
    ],
    'layout.corridors': [
      'layout.slots',
      'layout.edges',
      'layout.rooms',
      'logic.bonus',
      'logic.order',
      'logic.locks',
      'names',
    ],
    'logic.locks': ['layout.corridors', 'logic.bonus', 'logic.order', 'logic.hazards', 'logic.generators', 'names'],
    'logic.generators': ['logic.locks', 'logic.hazards', 'logic.order', 'logic.cells', 'names'],
    'logic.fill': ['logic.puzzles', 'logic.generators', 'logic.hazards', 'logic.locks', 'names'],
    'logic.furniture': STREAMS.filter((name) => name !== 'logic.furniture'),
    names: STREAMS.filter((name) => name !== 'names'),
  };
  for (const [spoilt, kept] of Object.entries(independent)) {
    const other = parts(spoilt);
    expect([spoilt, other[spoilt as keyof typeof plain]]).not.toEqual([spoilt, plain[spoilt as keyof typeof plain]]);
    for (const name of kept) expect([spoilt, name, other[name]]).toEqual([spoilt, name, plain[name]]);
  }
});

test('[DS-501] so many per mille of the rooms are rounded down and raised to the minimum', () => {
  const { share } = recipeOf(content, { difficulty: 'normal', rooms: 13 }, diceOf('A'), 1);
  expect([share(220, 1), share(76, 1), share(77, 1), share(77, 0), share(76, 0)]).toEqual([2, 1, 1, 1, 0]);
});

test('[DS-343] [DS-266] the start is farthest from room 0, the exit far from the start and in another room', () => {
  for (const { edges, ends, rooms, startCell, exitCell } of drafts) {
    const fromFirst = [...hopsFrom(edges, [0]).hops];
    expect(ends.start).toBe(fromFirst.indexOf(Math.max(...fromFirst)));
    const hops = [...hopsFrom(edges, [ends.start]).hops];
    const least = Math.max(gen.exitHopMin, Math.floor((gen.exitHopPermille * Math.max(...hops)) / 1000));
    expect(hops[ends.exit]).toBeGreaterThanOrEqual(least);
    for (const [room, cell] of [
      [ends.start, startCell],
      [ends.exit, exitCell],
    ] as const) {
      const x = (cell % rooms.width) - rooms.left[room]!;
      const y = Math.floor(cell / rooms.width) - rooms.top[room]!;
      expect(x >= 0 && y >= 0 && x < rooms.wide[room]! && y < rooms.tall[room]!).toBe(true);
    }
  }
});

test('[DS-344] rooms set aside leave the rest connected and hold nothing but canisters and logs', () => {
  let count = 0;
  for (const draft of drafts) {
    const { isBonus, ends, edges, recipe, generators, filled, hazards, order, furnished } = draft;
    const aside = roomsOf(draft).filter((room) => isBonus[room] === 1);
    count += aside.length;
    expect(aside.length).toBe(Math.floor((recipe.rooms * gen.bonusPermille[recipe.difficulty]) / 1000));
    expect(aside).not.toContain(ends.start);
    expect(aside).not.toContain(ends.exit);
    const reached = new Set([ends.start]);
    for (const room of reached) for (const next of besides(draft, room)) if (isBonus[next] === 0) reached.add(next);
    expect(reached.size).toBe(recipe.rooms - aside.length);
    for (const { room } of [...generators, ...filled.placements]) expect(isBonus[room]).toBe(0);
    for (const { edge } of hazards) expect([isBonus[edges.low[edge]!], isBonus[edges.high[edge]!]]).toEqual([0, 0]);
    // A terminal stands here only where another room set aside can be powered from nowhere else.
    for (const room of aside)
      if (order.terminalAt[room] !== -1)
        expect(besides(draft, room).some((next) => besides(draft, next).every((one) => isBonus[one] === 1))).toBe(true);
    const held = [
      ...furnished.floor.map(({ room, item }) => ({ room, item })),
      ...furnished.furniture.flatMap(({ room, holds }) => holds.map((item) => ({ room, item }))),
    ];
    for (const { room, item } of held) expect(/^(air|log:.*)$/.test(item)).toBe(isBonus[room] === 1);
    for (const room of aside) expect(held.some((one) => one.room === room && one.item === 'air')).toBe(true);
  }
  expect(count).toBeGreaterThan(50);
});

test('[DS-345] [DS-346] [DS-197] [DS-245] every room can be powered from one discovered before it, rooms set aside come last', () => {
  let extra = 0;
  for (const draft of drafts) {
    const { order, terminalAt } = draft.order;
    expect([...order].sort((a, b) => a - b)).toEqual(roomsOf(draft));
    expect(order[0]).toBe(draft.ends.start);
    for (const [at, room] of order.entries()) {
      if (at === 0) continue;
      const before = order.slice(0, at);
      const sources = besides(draft, room).filter((next) => before.includes(next) && terminalAt[next] !== -1);
      expect(sources.length).toBeGreaterThan(0);
    }
    const bonus = order.map((room) => draft.isBonus[room]!);
    expect(bonus).toEqual([...bonus].sort());
    extra += roomsOf(draft).filter((room) => terminalAt[room] !== -1).length / draft.recipe.rooms;
  }
  expect(extra / drafts.length).toBeLessThan(1);
});

/** So many per mille of the rooms as a mean: the least and the most of them. */
const bounds = ({ recipe }: Draft, by: Readonly<Record<string, number>>, atLeast: number): [number, number] => {
  const mean = (recipe.rooms * by[recipe.difficulty]!) / 1000;
  const spread = (mean * gen.varyPermille) / 1000;
  return [Math.max(atLeast, Math.floor(mean - spread + 1e-9)), Math.max(atLeast, Math.ceil(mean + spread - 1e-9))];
};

/** Within the bounds on every deck, and not always the same. */
const expectVaried = (by: Readonly<Record<string, number>>, atLeast: number, count: (draft: Draft) => number): void => {
  const seen = new Map<string, Set<number>>();
  for (const draft of drafts) {
    const [least, most] = bounds(draft, by, atLeast);
    const n = count(draft);
    expect([n >= least, n <= most]).toEqual([true, true]);
    const key = `${draft.recipe.difficulty} ${draft.recipe.rooms}`;
    seen.set(key, (seen.get(key) ?? new Set()).add(n));
  }
  expect([...seen.values()].some((counts) => counts.size > 1)).toBe(true);
};

test('[DS-347] [DS-510] as many rooms are sealed as the difficulty says, more or less, all their doors and never the start', () => {
  expectVaried(gen.lockPermille, 1, ({ isSealed }) => isSealed.reduce((sum, one) => sum + one, 0));
  for (const draft of drafts) {
    const { isSealed, ends } = draft;
    const sealed = roomsOf(draft).filter((room) => isSealed[room] === 1);
    expect(sealed).not.toContain(ends.start);
    for (const { room, locked } of levelOf(draft).doors)
      expect(locked).toBe(sealed.some((one) => draft.names.key[one] === room));
  }
});

test('[DS-348] hazards rather bar ways back, which open from the far end', () => {
  const shortcuts = (permille: number): number => {
    let count = 0;
    for (let i = 0; i < 40; i++) {
      const { hazards, edges, order } = draftOf('normal', 16, `SHORT${i}`, withGen({ shortcutPermille: permille }));
      for (const { edge } of hazards) {
        if (!isShortcut(edges, order.turnOf, edge, gen.shortcutRooms)) continue;
        count++;
        const [low, high] = [order.turnOf[edges.low[edge]!]!, order.turnOf[edges.high[edge]!]!];
        expect(Math.abs(low - high)).toBeGreaterThanOrEqual(gen.shortcutRooms);
      }
    }
    return count;
  };
  expect(shortcuts(1000)).toBeGreaterThan(2 * shortcuts(0));
});

test('[DS-348] hazards bar the middle of their corridors, each with the control or the tool it needs', () => {
  const kinds = new Set<string>();
  const jets = new Set<string>();
  expectVaried(gen.hazardPermille, 1, ({ hazards }) => hazards.length);
  for (const draft of drafts) {
    const { hazards, corridors, things, edges } = draft;
    expect(new Set(hazards.map(({ edge }) => edge)).size).toBe(hazards.length);
    for (const [h, { edge, cell, kind, by }] of hazards.entries()) {
      const cells = corridors.cells[edge]!;
      const isBesideDoor = [1, -1, draft.rooms.width, -draft.rooms.width].includes(
        cells[0]! - corridors.lowDoor[edge]!,
      );
      expect([isBesideDoor, edges.low[edge]! < edges.high[edge]!]).toEqual([true, true]);
      expect(cell).toBe(cells[Math.floor(cells.length / 2)]);
      expect(kind.isBlocking).toBe(true);
      kinds.add(kind.id);
      if (kind.control !== undefined && kind.tool !== undefined) jets.add(by);
      const controls = things.list.filter((thing) => thing.kind === 'control' && thing.hazard === h);
      expect(controls.length).toBe(by === 'control' ? 1 : 0);
      if (kind.control === undefined) expect(by).toBe('tool');
      if (kind.tool === undefined) expect(by).toBe('control');
    }
    const wanted = new Set(hazards.filter(({ by }) => by === 'tool').map(({ kind }) => kind.tool!.id));
    const tools = things.list.flatMap((thing) => (thing.kind === 'tool' ? [thing.tool] : []));
    expect(tools.sort()).toEqual([...wanted].sort());
  }
  expect(kinds.size).toBe(content.hazards.filter(({ isBlocking }) => isBlocking).length);
  expect(jets).toEqual(new Set(['control', 'tool']));
});

test('[DS-349] generators stand neither in the start room nor in rooms set aside and need what the difficulty allows', () => {
  expectVaried(gen.generatorPermille, 1, ({ generators }) => generators.length);
  for (const { generators, recipe, ends, isBonus } of drafts) {
    expect(new Set(generators.map(({ room }) => room)).size).toBe(generators.length);
    for (const { room, needs } of generators) {
      expect(room).not.toBe(ends.start);
      expect(isBonus[room]).toBe(0);
      expect(needs).toBeGreaterThanOrEqual(gen.batteriesPerGeneratorMin[recipe.difficulty]);
      expect(needs).toBeLessThanOrEqual(gen.batteriesPerGeneratorMax[recipe.difficulty]);
    }
  }
});

test('[DS-350] puzzles unlock a sealed room without a card or give a battery that is not placed', () => {
  const seen = new Set<string>();
  expectVaried(gen.puzzlePermille, 0, ({ puzzles }) => puzzles.length);
  for (const { puzzles, recipe, isSealed, things } of drafts) {
    const { difficulty } = recipe;
    const unlocked = puzzles.flatMap(({ unlocks }) => (unlocks === null ? [] : [unlocks]));
    expect(new Set(unlocked).size).toBe(unlocked.length);
    for (const room of unlocked) expect([isSealed[room], things.keycardOf[room]]).toEqual([1, -1]);
    for (const [room, card] of things.keycardOf.entries())
      expect(card !== -1).toBe(isSealed[room] === 1 && !unlocked.includes(room));
    for (const puzzle of puzzles) {
      seen.add(`${puzzle.type} ${puzzle.unlocks === null}`);
      if (puzzle.type === 'relay') {
        const presses = pressesOf(lampsOf(puzzle.start)).length;
        expect(presses).toBeGreaterThanOrEqual(gen.relayPressesMin[difficulty]);
        expect(presses).toBeLessThanOrEqual(gen.relayPressesMax[difficulty]);
      } else {
        expect(puzzle.code).toMatch(/^[0-9]+$/);
        expect([puzzle.code.length, puzzle.fragments]).toEqual([
          gen.codeDigits[difficulty],
          gen.codeFragments[difficulty],
        ]);
      }
    }
  }
  expect(seen.size).toBe(4);
});

test('[DS-210] [DS-257] batteries placed and granted are those needed and the spare ones', () => {
  for (const { things, puzzles, generators, recipe } of drafts) {
    const placed = things.list.filter(({ kind }) => kind === 'battery').length;
    const granted = puzzles.filter(({ unlocks }) => unlocks === null).length;
    const needed = generators.reduce((sum, { needs }) => sum + needs, 0);
    expect(placed + granted).toBe(needed + gen.spareBatteries[recipe.difficulty]);
  }
});

test('[DS-364] difficulty changes numbers only: with the numbers of hard, story makes the decks of hard', () => {
  const swap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const row = value as Readonly<Record<string, unknown>>;
    if ('story' in row && 'hard' in row) return { ...row, story: row.hard };
    return Object.fromEntries(Object.entries(row).map(([key, one]) => [key, swap(one)]));
  };
  const swapped = { ...content, balance: swap(content.balance) as typeof content.balance };
  const plain = (): Dice => {
    const dice = diceOf('SAME');
    return {
      ...dice,
      seed: 'SAME',
      stream: (name) => dice.stream(name.replace(/story|hard/, 'any')),
      fork: plain,
    } as Dice;
  };
  const make = (difficulty: (typeof GRADES)[number], from: typeof content) => {
    const draft = draftDeck(recipeOf(from, { difficulty, rooms: 14 }, plain(), 1));
    if (typeof draft === 'string') throw new Error(draft);
    return { ...levelOf(draft), difficulty: 'any' };
  };
  expect(make('story', swapped)).toEqual(make('hard', content));
  expect(make('story', content)).not.toEqual(make('hard', content));
});

test('[DS-240] a draft starts with the start room powered, every other room dark and no camera on', () => {
  for (const draft of drafts) {
    const { rooms } = levelOf(draft);
    for (const [room, { doors, cctv, why }] of rooms.entries())
      expect([doors, cctv, why]).toEqual([room === draft.ends.start, false, undefined]);
  }
  expect(levelOf(draftOf('normal', 8, 'X')).power).toBe('unlimited');
});
