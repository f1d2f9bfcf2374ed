// Stages 12 to 14 of the generator: the fill, held to an exploration written anew here; furniture, spills, names.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import namesFile from '../../content/names.json' with { type: 'json' };
import { content } from '../../src/data/content.ts';
import { capital } from '../../src/data/texts.ts';
import { type Draft, draftDeck } from '../../src/generate/draft.ts';
import { hopsFrom } from '../../src/generate/layout/edges.ts';
import { WINGS } from '../../src/generate/layout/wings.ts';
import { isBlocking } from '../../src/generate/logic/things.ts';
import { usesOf } from '../../src/generate/logic/uses.ts';
import { recipeOf } from '../../src/generate/recipe.ts';
import { keyFor, roomNamesSchema } from '../../src/generate/roomNames.ts';
import { draftOf, GRADES, sampleDrafts, withGen } from './drafts.ts';

const { gen } = content.balance;
const drafts = sampleDrafts(4);
const roomsOf = (draft: Draft) => Array.from({ length: draft.recipe.rooms }, (_, room) => room);

/** Rooms one can come to with these things in hand and the others where they lie; round after round, without haste. */
const explore = (draft: Draft, held: ReadonlySet<number>, placed: ReadonlyMap<number, number>): readonly number[] => {
  const { edges, order, isSealed, hazards, things, ends, puzzles } = draft;
  const reached = new Set([ends.start]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    const has = (thing: number): boolean => held.has(thing) || reached.has(placed.get(thing) ?? -1);
    const isSolved = (puzzle: number): boolean => things.partsOf[puzzle]!.every(has);
    const isPowered = (room: number): boolean =>
      room === ends.start ||
      [room, ...edges.roomBy.subarray(edges.first[room]!, edges.first[room + 1]!)].some(
        (one) => reached.has(one) && order.terminalAt[one] !== -1,
      );
    const isOpen = (room: number): boolean =>
      isSealed[room] === 0 ||
      (things.keycardOf[room] !== -1 && has(things.keycardOf[room]!)) ||
      puzzles.some(({ unlocks }, puzzle) => unlocks === room && isSolved(puzzle));
    const isFixed = (h: number): boolean => {
      const { edge } = hazards[h]!;
      const isBeside = reached.has(edges.low[edge]!) || reached.has(edges.high[edge]!);
      return (
        (things.controlOf[h] !== -1 && has(things.controlOf[h]!)) ||
        (things.toolOf[h] !== -1 && has(things.toolOf[h]!) && isBeside)
      );
    };
    for (let e = 0; e < edges.count; e++) {
      const hazard = hazards.findIndex(({ edge }) => edge === e);
      if (hazard !== -1 && !isFixed(hazard)) continue;
      for (const [from, to] of [
        [edges.low[e]!, edges.high[e]!],
        [edges.high[e]!, edges.low[e]!],
      ] as const)
        if (reached.has(from) && isPowered(to) && isOpen(to)) reached.add(to);
    }
  }
  return [...reached].sort((a, b) => a - b);
};

test('[DS-351] [DS-201] [DS-206] [DS-224] each thing goes where one comes with only what is placed after it', () => {
  for (const draft of drafts) {
    const { placements } = draft.filled;
    if (draft.things.list.length >= 2 * gen.fillDivisor) continue; // batches of one
    const placed = new Map<number, number>();
    for (const [at, { thing, room, reachable }] of placements.entries()) {
      const later = new Set(placements.slice(at + 1).map((one) => one.thing));
      const rooms = explore(draft, later, placed);
      expect(roomsOf(draft).filter((one) => reachable[one] === 1)).toEqual(rooms);
      expect(rooms).toContain(room);
      placed.set(thing, room);
    }
    expect(placements.map(({ thing }) => thing).sort((a, b) => a - b)).toEqual(draft.things.list.map((_, i) => i));
  }
});

test('[DS-351] [DS-352] larger decks are filled in batches, and a thing with too few rooms gets a closure of its own', () => {
  const draft = draftOf('hard', 140, 'BATCHES');
  const { placements, closures } = draft.filled;
  let batches = 0;
  const placed = new Map<number, number>();
  let own = 0;
  for (let at = 0; at < placements.length; batches++) {
    const size = Math.max(1, Math.floor((placements.length - at) / gen.fillDivisor));
    const batch = placements.slice(at, at + size);
    at += size;
    const later = new Set(placements.slice(at).map(({ thing }) => thing));
    const shared = explore(draft, later, placed);
    const held = new Set([...later, ...batch.map(({ thing }) => thing)]);
    const roomsIn = (reachable: Uint8Array) => roomsOf(draft).filter((one) => reachable[one] === 1);
    // Whoever shares a closure holds the very same one; one of its own may still come to the same rooms.
    const common = batch.find(({ reachable }) => String(roomsIn(reachable)) === String(shared))?.reachable;
    for (const { thing, room, reachable } of batch) {
      held.delete(thing);
      const rooms = roomsIn(reachable);
      const isOwn = reachable !== common;
      if (isOwn) own++;
      expect(rooms).toEqual(isOwn ? explore(draft, held, placed) : shared);
      expect(rooms).toContain(room);
      placed.set(thing, room);
    }
  }
  expect(batches).toBeLessThan(placements.length);
  expect(closures).toBe(batches + own + 1);
});

test('[DS-352] with many rooms asked for every thing of a batch gets a closure of its own', () => {
  const draft = draftOf('normal', 60, 'OWN', withGen({ fillMinRooms: 100_000, fillDivisor: 4 }));
  expect(draft.filled.closures).toBeGreaterThan(draft.things.list.length);
});

test('[DS-355] [DS-362] taken backwards everything can be had: every thing, every room', () => {
  for (const draft of drafts) {
    const { reach, placements } = draft.filled;
    expect([...reach.roomAt, ...reach.thingAt, ...reach.fixedAt]).not.toContain(-1);
    const placed = new Map(placements.map(({ thing, room }) => [thing, room]));
    expect(explore(draft, new Set(), placed)).toEqual(roomsOf(draft));
  }
});

test('[DS-356] the number of closures grows with the logarithm of the number of things', () => {
  const batches = (things: number): number => {
    let count = 0;
    for (let left = things; left > 0; count++) left -= Math.max(1, Math.floor(left / gen.fillDivisor));
    return count;
  };
  expect(batches(600)).toBe(141);
  for (const [rooms, seed] of [
    [250, 'A'],
    [500, 'B'],
  ] as const) {
    const { filled, things } = draftOf('normal', rooms, seed);
    expect(filled.closures).toBeLessThanOrEqual(batches(things.list.length) + 12);
  }
});

test('[DS-249] [DS-248] over 200 seeds every keycard lies in a room that was reachable when it was placed', () => {
  let cards = 0;
  for (let i = 0; i < 200; i++) {
    const { filled, things } = draftOf(GRADES[i % 3]!, 6 + (i % 20), `KEY${i}`);
    for (const { thing, room, reachable } of filled.placements) {
      const what = things.list[thing]!;
      if (what.kind !== 'keycard') continue;
      cards++;
      expect([i, reachable[room], reachable[what.room]]).toEqual([i, 1, 0]);
    }
  }
  expect(cards).toBeGreaterThan(200);
});

test('[DS-251] [DS-255] [DS-259] broken on purpose, cards and controls land anywhere and a battery is missing', () => {
  const stray = { R3: 0, R4: 0 };
  for (let i = 0; i < 60; i++) {
    for (const fault of ['R3', 'R4', 'R5'] as const) {
      const draft = draftDeck(recipeOf(content, { difficulty: 'hard', rooms: 14 }, diceOf(`F${i}`), 1, fault));
      if (typeof draft === 'string') continue;
      const batteries = draft.things.list.filter(({ kind }) => kind === 'battery').length;
      const granted = draft.puzzles.filter(({ unlocks }) => unlocks === null).length;
      expect(draft.things.needed - batteries - granted).toBe(fault === 'R5' ? 1 : 0 - gen.spareBatteries.hard);
      for (const { thing, room, reachable } of draft.filled.placements) {
        if (reachable[room] === 1) continue;
        expect(draft.things.list[thing]!.kind).toBe(fault === 'R3' ? 'keycard' : 'control');
        expect(fault).not.toBe('R5');
        stray[fault as 'R3' | 'R4']++;
      }
    }
  }
  expect(Math.min(stray.R3, stray.R4)).toBeGreaterThan(5);
});

test('[DS-353] the deeper choice puts things deeper', () => {
  const depth = (permille: number): number => {
    const balance = withGen({
      ...{ beforePermille: 0, controlNearPermille: 0 },
      deepPermille: { story: permille, normal: permille, hard: permille },
    });
    let sum = 0;
    for (let i = 0; i < 25; i++) {
      const { filled, ends } = draftOf('normal', 24, `DEEP${i}`, balance);
      for (const { room } of filled.placements) sum += ends.hops[room]!;
    }
    return sum;
  };
  expect(depth(1000)).toBeGreaterThan(1.2 * depth(0));
});

test('[DS-353] what is used somewhere lies rather where one comes shortly before', () => {
  const late = (permille: number): number => {
    let sum = 0;
    for (let i = 0; i < 25; i++) {
      const { filled, things, order } = draftOf('normal', 24, `SOON${i}`, withGen({ beforePermille: permille }));
      const turnOf = new Map(order.order.map((room, turn) => [room, turn]));
      for (const { thing, room } of filled.placements) {
        const what = things.list[thing]!;
        if (what.kind === 'keycard') sum += Math.abs(turnOf.get(what.room)! - turnOf.get(room)!);
      }
    }
    return sum;
  };
  expect(late(1000)).toBeLessThan(0.7 * late(0));
});

test('[DS-353] every generator has batteries meant for it, every puzzle and its fragments the room it serves', () => {
  for (let i = 0; i < 20; i++) {
    const { ends, edges, order, isSealed, hazards, things, puzzles, generators } = draftOf('normal', 24, `USE${i}`);
    const graph = { start: ends.start, edges, terminalAt: order.terminalAt, isSealed, hazards, things };
    const uses = usesOf(graph, puzzles, generators, order.turnOf);
    const meant = new Map<number, number>();
    const count = (room: number): void => void meant.set(room, (meant.get(room) ?? 0) + 1);
    for (const [thing, what] of things.list.entries()) {
      const use = uses[thing]!;
      if (what.kind === 'battery') count(use);
      if (what.kind === 'puzzle') {
        const { unlocks } = puzzles[what.puzzle]!;
        if (unlocks === null) count(use);
        else expect(use).toBe(unlocks);
        for (const part of things.partsOf[what.puzzle]!) expect(uses[part]).toBe(use);
      }
      if (what.kind === 'control') {
        const { edge } = hazards[what.hazard]!;
        const ends = [edges.low[edge]!, edges.high[edge]!].sort((a, b) => order.turnOf[a]! - order.turnOf[b]!);
        expect(use).toBe(ends[1]);
      }
    }
    expect([...meant].sort()).toEqual(generators.map(({ room, needs }) => [room, needs]).sort());
  }
});

test('[DS-253] [DS-252] [DS-353] over 200 seeds controls lie near their hazards as often as asked', () => {
  let near = 0;
  let controls = 0;
  for (let i = 0; i < 200; i++) {
    const { filled, things, hazards, edges } = draftOf(GRADES[i % 3]!, 8 + (i % 20), `N${i}`);
    for (const { thing, room, reachable } of filled.placements) {
      const what = things.list[thing]!;
      if (what.kind !== 'control' && what.kind !== 'tool') continue;
      expect(reachable[room]).toBe(1);
      if (what.kind !== 'control') continue;
      const { edge } = hazards[what.hazard]!;
      controls++;
      if (hopsFrom(edges, [edges.low[edge]!, edges.high[edge]!]).hops[room]! <= gen.controlNearHops) near++;
    }
  }
  expect(controls).toBeGreaterThan(100);
  expect(1000 * near).toBeGreaterThanOrEqual(gen.controlNearPermille * controls);
});

test('[DS-354] [DS-062] every thing has a cell of its own, and nothing stands in a doorway', () => {
  for (const draft of drafts) {
    const { corridors, edges, rooms, furnished, filled, things, order, generators } = draft;
    const blocking = [
      ...[...order.terminalAt].filter((cell) => cell !== -1),
      ...generators.map(({ cell }) => cell),
      ...filled.placements.filter(({ thing }) => isBlocking(things.list[thing]!)).map(({ cell }) => cell),
      ...furnished.furniture.map(({ cell }) => cell),
      ...(furnished.desk === -1 ? [] : [furnished.desk]),
    ];
    const lying = [
      draft.startCell,
      draft.exitCell,
      ...furnished.floor.map(({ cell }) => cell),
      ...furnished.spills.flat(),
    ];
    expect(new Set([...blocking, ...lying]).size).toBe(blocking.length + lying.length);
    const doorways = new Set<number>();
    for (let e = 0; e < edges.count; e++) {
      const step = edges.isDown[e] === 1 ? rooms.width : 1;
      doorways.add(corridors.lowDoor[e]! - step).add(corridors.highDoor[e]! + step);
    }
    for (const cell of [...blocking, ...lying]) expect(doorways.has(cell)).toBe(false);
  }
});

test('[DS-357] furniture stands in numbers of the difficulty and takes in most of what lies about', () => {
  for (const difficulty of GRADES) {
    let rooms = 0;
    let pieces = 0;
    let inside = 0;
    let items = 0;
    for (let i = 0; i < 20; i++) {
      const { furnished, recipe, filled, things } = draftOf(difficulty, 40, `FU${i}`);
      rooms += recipe.rooms;
      pieces += furnished.furniture.length + furnished.leftOut;
      for (const { holds } of furnished.furniture) {
        expect(holds.length).toBeLessThanOrEqual(content.balance.rules.itemsPerFurniture);
        inside += holds.length;
      }
      items += furnished.floor.length + furnished.furniture.reduce((sum, { holds }) => sum + holds.length, 0);
      const placed = filled.placements.filter(({ thing }) => !isBlocking(things.list[thing]!)).length;
      const comforts = [
        ...furnished.floor.map(({ item }) => item),
        ...furnished.furniture.flatMap(({ holds }) => holds),
      ];
      expect(comforts.filter((item) => item !== 'air' && !item.startsWith('log:')).length).toBe(placed);
    }
    expect(Math.abs((1000 * pieces) / rooms - gen.furniturePermille[difficulty])).toBeLessThan(60);
    const share = (1000 * inside) / items;
    expect(share).toBeGreaterThan(gen.itemInFurniturePermille - 150);
    expect(share).toBeLessThan(gen.itemInFurniturePermille + 90);
  }
});

test('[DS-503] one CCTV desk from so many rooms on, in an ordinary room', () => {
  expect(drafts.some(({ recipe }) => recipe.rooms < gen.cctvDeskFromRooms)).toBe(true);
  let desks = 0;
  for (const { furnished, recipe, rooms, ends, isBonus } of drafts) {
    if (recipe.rooms < gen.cctvDeskFromRooms) expect(furnished.desk).toBe(-1);
    if (furnished.desk === -1) continue;
    desks++;
    const x = furnished.desk % rooms.width;
    const y = Math.floor(furnished.desk / rooms.width);
    const room = [...rooms.left].findIndex(
      (left, i) => x >= left && x < left + rooms.wide[i]! && y >= rooms.top[i]! && y < rooms.top[i]! + rooms.tall[i]!,
    );
    expect([room === ends.start, room === ends.exit, isBonus[room]]).toEqual([false, false, 0]);
  }
  expect(desks).toBeGreaterThan(20);
});

test('[DS-358] spills are small pools of one room each, as many as the difficulty says', () => {
  const sizes = new Set<number>();
  for (const draft of drafts) {
    const { furnished, recipe, rooms } = draft;
    expect(furnished.spills.length).toBe(Math.floor((recipe.rooms * gen.spillPermille[recipe.difficulty]) / 1000));
    for (const cells of furnished.spills) {
      sizes.add(cells.length);
      expect(cells.length).toBeLessThanOrEqual(gen.spillCellsMax);
      const pool = new Set([cells[0]!]);
      for (const cell of pool)
        for (const next of [cell - rooms.width, cell + 1, cell + rooms.width, cell - 1])
          if (cells.includes(next)) pool.add(next);
      expect(pool.size).toBe(cells.length);
    }
  }
  expect(sizes).toEqual(new Set([1, 2, 3]));
});

test('[DS-359] [DS-010] names are unique and by wing; the start room is a dock, the exit the lobby, no room a corridor', () => {
  for (const draft of drafts) {
    const { name, key } = draft.names;
    expect(new Set(name).size).toBe(draft.recipe.rooms);
    expect(new Set(key).size).toBe(draft.recipe.rooms);
    expect(content.names.docks).toContain(name[draft.ends.start]);
    expect(name[draft.ends.exit]).toBe('Lift Lobby');
    for (const [room, one] of name.entries()) {
      expect(one.toLowerCase()).not.toBe('corridor');
      expect(key[room]).toMatch(/^[a-z][a-z0-9-]{0,23}$/);
      if (room === draft.ends.start || room === draft.ends.exit) continue;
      const adjective = content.names.adjectives.find((word) => one.startsWith(`${word} `));
      expect(content.names.nouns[draft.slots.wing[room]!]).toContain(one.slice((adjective ?? '').length + 1));
    }
  }
});

test('[DS-359] once the list runs out a number is added', () => {
  const nouns = Object.fromEntries(WINGS.map((wing) => [wing, [capital(wing)]])) as typeof content.names.nouns;
  const few = { ...content, names: { ...content.names, adjectives: ['Cold'], nouns } };
  const { names, recipe } = draftOf('normal', 16, 'FEW', few);
  expect(new Set(names.name).size).toBe(recipe.rooms);
  expect(names.name).toContain('Cold Crew');
  expect(names.name).toContain('Cold Crew 2');
});

test('[DS-359] the lists are as long as promised, fit into keys and are refused with a corridor in them', () => {
  const { docks, adjectives } = content.names;
  const nouns = WINGS.flatMap((wing) => content.names.nouns[wing]);
  expect([docks.length, nouns.length, adjectives.length]).toEqual([24, 63, 40]);
  const keys = new Set(adjectives.flatMap((word) => nouns.map((noun) => keyFor(`${word} ${noun}`))));
  expect(keys.size).toBe(nouns.length * adjectives.length);
  expect(roomNamesSchema.safeParse(namesFile).success).toBe(true);
  for (const crew of [['Corridor'], ['Old corridor'], ['Bay', 'Bay'], ['bay'], []])
    expect(roomNamesSchema.safeParse({ ...namesFile, nouns: { ...namesFile.nouns, crew } }).success).toBe(false);
});
