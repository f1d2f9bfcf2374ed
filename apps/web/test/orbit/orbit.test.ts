// Orbit's drawing and its script of a turn, without a browser: where things stand, in which beat what happens.

import { type AnyGame, diceOf, openRun, Session } from '@interlock/kernel';
import type { Appraisal, OrbitEvent, OrbitShape, OrbitView } from '@interlock/orbit';
import { game } from '@interlock/orbit';
import { medalOf } from '@interlock/orbit/screen';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appraisalOf } from '../../src/games/orbit/appraisal.ts';
import {
  alongFlight,
  boxOf,
  cellKey,
  cellOfKey,
  type Disc,
  flightPath,
  placeOf,
  stretchesOf,
} from '../../src/games/orbit/board/geometry.ts';
import { placeLabels } from '../../src/games/orbit/board/labels.ts';
import { freeSector, gateFigures, shipFigures, zonesOf } from '../../src/games/orbit/board/scene.ts';
import { beatOf, flightOf, missilesAt, scriptOf } from '../../src/games/orbit/board/script.ts';
import { look } from '../../src/games/orbit/index.ts';
import { medalOfStars } from '../../src/games/orbit/panels/Medal.tsx';
import { bestOf } from '../../src/games/orbit/result.ts';
import { namesOfCells } from '../../src/games/orbit/words.ts';
import type { Screen } from '../../src/games/screen.ts';
import { readBook, resultOf } from '../../src/store/progress.ts';
import { createRunStore } from '../../src/store/run.ts';
import { commitWords } from '../../src/store/words.ts';

// Links of the panels read the address as soon as they are loaded; here there is none.
vi.mock('../../src/app/router.ts', () => ({}));

const RINGS: Disc = { rings: 6, sectors: 24, isUnrolled: false };
const STRIP: Disc = { ...RINGS, isUnrolled: true };

const startOf = (id: string, seat = 'player') => {
  const { level } = game.levels.find((one) => one.id === id)!;
  const world = game.compile!(game.content, level);
  const state = game.setup(world, level, diceOf(''));
  return { world, state, view: game.view(world, state, seat) as OrbitView };
};

describe('rings on a drawing', () => {
  it('has sector 0 on top and prograde clockwise; a strip has the outer ring on top and prograde to the right', () => {
    const [x0, y0] = placeOf(RINGS, { ring: 4, sector: 0 });
    expect(x0).toBeCloseTo(0);
    expect(y0).toBeLessThan(0);
    expect(placeOf(RINGS, { ring: 4, sector: 1 })[0]).toBeGreaterThan(0);
    expect(placeOf(STRIP, { ring: 6, sector: 0 })[1]).toBeLessThan(placeOf(STRIP, { ring: 1, sector: 0 })[1]);
    expect(placeOf(STRIP, { ring: 6, sector: 1 })[0]).toBeGreaterThan(placeOf(STRIP, { ring: 6, sector: 0 })[0]);
  });

  it('keeps every cell inside its frame, rings or strip', () => {
    for (const disc of [RINGS, STRIP]) {
      const { x, y, width, height } = boxOf(disc);
      for (let ring = 1; ring <= 6; ring++)
        for (let sector = 0; sector < 24; sector++) {
          const [px, py] = placeOf(disc, { ring, sector });
          expect(px).toBeGreaterThan(x);
          expect(px).toBeLessThan(x + width);
          expect(py).toBeGreaterThan(y);
          expect(py).toBeLessThan(y + height);
        }
    }
  });

  it('flies the shorter way round, over sector 0 as well, backwards too, and eases between rings', () => {
    expect(flightOf(24, { ring: 4, sector: 22 }, { ring: 4, sector: 1 }).advance).toBe(3);
    expect(flightOf(24, { ring: 6, sector: 0 }, { ring: 6, sector: 22 }).advance).toBe(-2);
    const flight = flightOf(24, { ring: 2, sector: 0 }, { ring: 4, sector: 4 });
    expect(alongFlight(flight, 0)).toEqual({ ring: 2, sector: 0 });
    expect(alongFlight(flight, 1)).toEqual({ ring: 4, sector: 4 });
    expect(alongFlight(flight, 0.5).ring).toBeCloseTo(3);
    expect(flightPath(RINGS, flight)).toMatch(/^M[-\d.]+ [-\d.]+L/);
  });

  it('joins cells in a row into one stretch, across sector 0 as well, and whole rings into one', () => {
    const cells = [23, 0, 1].map((sector) => ({ ring: 3, sector }));
    expect(stretchesOf(RINGS, cells)).toEqual([{ ring: 3, from: 22.5, to: 25.5 }]);
    const all = Array.from({ length: 24 }, (_, sector) => ({ ring: 1, sector }));
    expect(stretchesOf(RINGS, all)).toHaveLength(1);
    expect(stretchesOf(RINGS, [...cells, { ring: 5, sector: 9 }])).toHaveLength(2);
  });

  it('spells cells as the rules do', () => {
    expect(cellOfKey(cellKey({ ring: 4, sector: 17 }))).toEqual({ ring: 4, sector: 17 });
    expect(cellOfKey('ship:kestrel')).toBeNull();
    expect(cellOfKey(null)).toBeNull();
  });

  it('puts plates beside their pieces and off each other', () => {
    const at = [0, 0] as const;
    const placed = placeLabels(
      ['a', 'b', 'c'].map((id) => ({ id, at, width: 50 })),
      [at],
      boxOf(RINGS),
    );
    const places = [...placed.values()].map(([x, y]) => `${x},${y}`);
    expect(new Set(places).size).toBe(3);
    for (const [x, y] of placed.values()) expect(Math.abs(x) + Math.abs(y)).toBeGreaterThan(20);
  });
});

describe('what is drawn of a view', () => {
  it('[OS-451] ships with side, facing and hull, gates with number, the next one told apart', () => {
    const { view } = startOf('station-keeping');
    const ships = shipFigures(view);
    expect(ships.map(({ tone }) => tone)).toEqual(['you', 'ally', 'foe', 'foe', 'foe']);
    expect(ships.every(({ hull, letter, facing }) => hull > 0 && letter !== '' && facing === 'prograde')).toBe(true);
    expect(shipFigures(view, true).some(({ tone }) => tone === 'you')).toBe(false);
    expect(gateFigures(startOf('first-light').view).map(({ number, state }) => `${number} ${state}`)).toEqual([
      '1 next',
      '2 later',
    ]);
  });

  it('[OS-458] [OS-459] windows and lanes of the announced plans, and of the own plan as planned', () => {
    const { world, state, view } = startOf('crossfire');
    const zones = zonesOf(view, null);
    expect(zones.filter(({ kind }) => kind === 'lane')).toHaveLength(2);
    expect(zones.every(({ tone, isPlanned }) => tone === 'foe' && !isPlanned)).toBe(true);
    const plan = [{ type: 'energy', subsystem: 'laser', value: 2 }] as const;
    const appraisal = appraisalOf({ appraisal: game.appraise!(world, state, plan, 'player') });
    const own = zonesOf(view, appraisal).filter(({ tone }) => tone === 'you');
    expect(own.map(({ kind, isPlanned }) => `${kind} ${isPlanned}`)).toEqual(['window true']);
    expect(own[0]!.cells).toEqual(appraisal!.forecast!.window);
  });

  it('in a seat the other side is the foe, whatever its colour', () => {
    const tones = (seat: string) => shipFigures(startOf('mirror', seat).view).map(({ tone }) => tone);
    expect(tones('blue')).toEqual(['you', 'foe']);
    expect(tones('red')).toEqual(['foe', 'you']);
  });

  it('names every cell for ears, with what is there and what covers it', () => {
    const { view } = startOf('crossfire');
    const names = namesOfCells(view, null);
    expect(names.flat()).toHaveLength(view.rings * view.sectors);
    const own = view.ships[0]!;
    expect(names[own.ring - 1]![own.sector]).toContain(`${own.name}, your ship, hull ${own.hull}`);
    const [lane] = view.intents.find(({ lane: cells }) => cells.length > 0)!.lane;
    expect(names[lane!.ring - 1]![lane!.sector]).toContain('in the lane of');
  });

  it('a pointed cell shows the flight, its mass and what comes of it, or why it cannot be', () => {
    const { world, state, view } = startOf('first-blood');
    const aimAt = (cell: string, pending: readonly OrbitShape['action'][]) => {
      const appraise = (edit: OrbitShape['action']): unknown =>
        game.appraise!(world, state, game.revise!(world, state, pending, edit, 'player'), 'player');
      const appraisal = game.appraise!(world, state, pending, 'player');
      return look.aim!({ view, appraisal } as never, cell, { state, appraise, preview: () => [] });
    };
    const fed = [{ type: 'energy', subsystem: 'engines', value: 2 }] as const;
    // 4:0 outward by one ring: two sectors on, over the cells between
    expect(aimAt('5:2', fed)).toEqual({
      path: ['4:0', '5:1', '5:2'],
      cost: 'Transfer 1, 1 mass',
      says: 'unharmed',
    });
    expect(aimAt('5:2', [])).toMatchObject({
      says: 'A soft burn needs 1 energy in Engines, planned 0.',
      tone: 'caution',
    });
    expect(aimAt('4:3', fed), 'coasting is planned already').toBeNull();
    expect(aimAt('1:12', fed), 'no move ends there').toBeNull();
    expect(aimAt('ship:cutter', fed), 'no missiles on board').toBeNull();
  });

  it('a pointed cell in a window says what it takes', () => {
    const { level } = game.levels.find(({ id }) => id === 'first-blood')!;
    const near = {
      ...(level as object),
      ships: (level as { ships: { id: string }[] }).ships.map((ship) =>
        ship.id === 'cutter' ? { ...ship, ring: 3, sector: 0 } : ship,
      ),
    };
    const world = game.compile!(game.content, near as never);
    const state = game.setup(world, near as never, diceOf(''));
    const view = game.view(world, state, 'player') as OrbitView;
    const { window } = view.intents[0]!;
    const appraisal = game.appraise!(
      world,
      state,
      [{ type: 'energy', subsystem: 'engines', value: 3 }],
      'player',
    ) as never as Appraisal;
    const covered = appraisal.options.find(
      ({ kind, isChosen, end }) =>
        kind !== null && !isChosen && window.some((cell) => cellKey(cell) === (end && cellKey(end))),
    )!;
    const appraise = (edit: OrbitShape['action']): unknown =>
      game.appraise!(world, state, [{ type: 'energy', subsystem: 'engines', value: 3 }, edit], 'player');
    const hands = { state, appraise, preview: () => [] };
    expect(look.aim!({ view, appraisal } as never, cellKey(covered.end!), hands)).toMatchObject({
      says: 'takes 3',
      tone: 'caution',
    });
  });

  it('names the rings where little else is', () => {
    const { view } = startOf('first-light');
    const sector = freeSector(view);
    expect(view.ships.every((ship) => ship.sector !== sector)).toBe(true);
  });
});

describe('the script of a turn', () => {
  const play = (id: string, turn: readonly OrbitView[] | readonly unknown[]) => {
    const { world, state, view } = startOf(id);
    const draft = game.copy(state);
    const events: OrbitEvent[] = [];
    const tape = {
      recording: true,
      emit: (event: OrbitEvent) => events.push(event) - 1,
      action: () => undefined,
      machine: () => undefined,
      dice: () => diceOf('').stream('none'),
      reveal: () => undefined,
      hidden: () => undefined,
    };
    game.play(world, draft, turn as never, tape as never);
    return { world, view, events, end: game.view(world, draft, 'player') as OrbitView };
  };

  it('[OS-460] shows every event of the turn in exactly one beat, in the order of the phases', () => {
    const { world, view, events } = play('crossfire', [
      { type: 'energy', subsystem: 'engines', value: 1 },
      { type: 'move', kind: 'transfer', power: 1 },
    ]);
    const beats = scriptOf(view, events, world.tables.missileLife);
    const shown = beats.flatMap(({ events: places }) => places);
    expect(shown).toEqual(events.flatMap(({ type }, i) => (beatOf(type) === null ? [] : [i])));
    expect(beats.map(({ name }) => name)).toEqual(['power', 'move', 'missiles', 'weapons', 'damage', 'heat']);
  });

  it('ends where the turn ended: every ship in its cell, with its facing and hull', () => {
    const { world, view, events, end } = play('crossfire', [
      { type: 'energy', subsystem: 'engines', value: 1 },
      { type: 'move', kind: 'transfer', power: 1 },
    ]);
    const last = scriptOf(view, events, world.tables.missileLife).at(-1)!.after;
    for (const { id, ring, sector, facing, hull, heat } of end.ships)
      expect(last.ships.get(id)).toMatchObject({ ring, sector, facing, hull, heat });
  });

  it('a missile launched in the turn has its whole life, in its own cell', () => {
    const { world, view, events, end } = play('station-keeping', [
      { type: 'energy', subsystem: 'missiles', value: 2 },
      { type: 'launch', target: 'drone' },
    ]);
    const { missiles } = scriptOf(view, events, world.tables.missileLife).at(-1)!.after;
    expect(end.missiles.length).toBeGreaterThan(0);
    for (const { id, ring, sector, life } of end.missiles)
      expect(missiles.get(id)).toMatchObject({ ring, sector, life });
  });

  it('a missile is to be seen until it hits, a new one when the shots are over', () => {
    const { view } = startOf('station-keeping');
    const at = { ring: 6, sector: 2 };
    const flying = { id: 7, side: 'red' as const, owner: 'picket-1', target: 'station', ...at, life: 2 };
    const beats = scriptOf(
      { ...view, missiles: [flying] } as OrbitView,
      [
        { type: 'laserHit', ship: 'kestrel', target: 'drone', damage: 3 },
        { type: 'missileImpacted', missile: 7, target: 'station', damage: 4 },
        { type: 'missileLaunched', missile: 8, ship: 'picket-2', target: 'station', at, left: 1 },
      ] as never,
      4,
    );
    const seen = (part: number) => [...missilesAt(beats[0]!, part).keys()];
    expect(seen(0)).toEqual([7]);
    expect(seen(0.39)).toEqual([7]);
    expect(seen(0.5)).toEqual([]);
    expect(seen(1)).toEqual([8]);
  });

  it('a quiet coast is one beat', () => {
    const { world, view, events } = play('first-light', []);
    expect(scriptOf(view, events, world.tables.missileLife).map(({ name }) => name)).toEqual(['move']);
  });
});

describe('records on this device', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const screen = { game: game as unknown as AnyGame, look } as unknown as Screen;
  const energy = (subsystem: string, value: number) => ({ type: 'energy', subsystem, value });
  const ATTACK = { type: 'laser', value: 'attack' };
  const VENT = { type: 'vent', value: 1 };
  const LEVEL = 'first-blood';
  const entry = game.levels.find(({ id }) => id === LEVEL)!;
  const FAST = entry.witnesses[0]!.turns as readonly (readonly unknown[])[];
  /** A turn is coasted away first. */
  const SLOW: readonly (readonly unknown[])[] = [
    [],
    [
      energy('engines', 2),
      energy('thrusters', 1),
      { type: 'rotate', value: true },
      { type: 'move', kind: 'phase', power: 2 },
    ],
    [energy('engines', 0), energy('thrusters', 0), energy('scoop', 1)],
    [energy('laser', 2), energy('shields', 2), ATTACK],
    [energy('scoop', 0), VENT, ATTACK],
    [VENT, ATTACK],
  ];

  /** Flies it to the win; the first so many turns are each taken back once. */
  const fly = (turns: readonly (readonly unknown[])[], rewinds = 0) => {
    const run = openRun(screen.game, { level: LEVEL });
    if (!run.ok) throw new Error(run.error.message);
    const store = createRunStore(screen, new Session(run.value));
    const commit = (turn: readonly unknown[]): void => {
      store.getState().planAll(turn);
      store.getState().commit();
      if (store.getState().isAsking) store.getState().commit();
    };
    turns.forEach((turn, i) => {
      commit(turn);
      if (i >= rewinds) return;
      store.getState().undo();
      commit(turn);
    });
    const { table, session } = store.getState();
    expect(table.status.is).toBe('won');
    const { hull } = (table.view as OrbitView).ships.find(({ isYours }) => isYours)!;
    const medal = medalOf(session.world as never, { turns: turns.length, hull });
    return { turns: turns.length, hull, medal, score: (table.status as { score: number }).score };
  };
  const known = (level = LEVEL) => resultOf(readBook(), 'orbit', level);

  it('[OS-464] best turns, medal, best score, best hull and rewinds stand in the book, each scenario on its own', () => {
    expect(known()).toBeUndefined();
    const slow = fly(SLOW);
    const figures = ({ turns, score, hull }: typeof slow) => ({ turns, score, hull });
    expect(known()).toMatchObject({
      turns: slow.turns,
      record: figures(slow),
      sheet: { score: slow.score, rewinds: 0 },
    });
    expect(medalOfStars(known()!.stars)).toBe(slow.medal);
    const fast = fly(FAST);
    expect(fast.turns).toBeLessThan(slow.turns);
    const best = {
      turns: fast.turns,
      score: Math.max(fast.score, slow.score),
      hull: Math.max(fast.hull, slow.hull),
    };
    expect(known()).toMatchObject({ turns: fast.turns, record: best, sheet: { score: best.score } });
    expect(medalOfStars(known()!.stars)).toBe('gold');
    fly(SLOW); // a worse flight takes nothing away
    expect(known()!.record).toEqual(best);
    expect(bestOf(known()!)).toBe(`${best.turns} turns · score ${best.score} · hull ${best.hull}`);
    expect(known('first-light')).toBeUndefined();
  });

  it('[OS-356] a win with rewinds keeps its medal and says so, but is no record', () => {
    const fast = fly(FAST, 2);
    expect(medalOfStars(known()!.stars)).toBe(fast.medal);
    expect(known()).toMatchObject({ sheet: { score: fast.score, rewinds: 2 } });
    expect(known()!.record).toBeUndefined();
    expect(bestOf(known()!)).toContain('rewound 2 times');
    const slow = fly(SLOW);
    expect(known()!.record).toEqual({ turns: slow.turns, score: slow.score, hull: slow.hull });
    expect(medalOfStars(known()!.stars)).toBe(fast.medal);
  });

  it('a book with a damaged record is read without it', () => {
    fly(FAST);
    kept.set('interlock.progress', [...kept.values()][0]!.replace('"hull":', '"hull":"all","was":'));
    expect(known()).toBeUndefined();
  });
});

describe('the large key of a duel', () => {
  it('tells neither seat where coasting on would lead while both plans lie open', () => {
    const frame = { status: { is: 'won', score: 0 }, happenings: [] };
    const table = {
      ...{ game, stage: 'opened', view: { turn: 8 }, refusals: [], plan: [], turns: [], planFrames: 0 },
      ...{ seats: [{ seat: 'blue' }, { seat: 'red' }], ahead: { frames: [frame], end: 'horizon' } },
    };
    const words = commitWords({ game, look } as never, null as never, table as never, false);
    expect(words).toEqual({ act: 'Lower the curtain', note: 'turn 8 is next', mood: 'calm' });
  });
});
