// The view as text: the glyphs of the terminal, and that text and view say the same.

import { describe, expect, test } from 'vitest';
import { doorGlyph, itemGlyph, showMap, showView, statusLine, thingGlyph } from '../../src/text.ts';
import { type StationView, viewOf } from '../../src/view.ts';
import { example } from '../kit/examples.ts';
import { Hand, seenBy } from '../kit/kit.ts';
import { handOn } from './playground.ts';

test('[DS-466] the example of the rules, character for character', () => {
  const hand = new Hand(example('12'));
  hand.play('ES');
  expect(showView(viewOf(hand.deck, hand.state))).toBe(
    [
      '######',
      '#....#',
      '#.@../',
      '#M..F#',
      '##/###',
      'Air 162/164  Par 60  Generators 0/1  Hazards 0/1  Lift: not ready',
    ].join('\n'),
  );
});

test('[DS-466] four glyphs for the four states of a door', () => {
  const glyphs = [true, false].flatMap((isPowered) =>
    [false, true].map((isLocked) => doorGlyph({ isPowered, isLocked })),
  );
  expect(glyphs).toEqual(['/', '=', '+', '%']);
});

describe('used-up things', () => {
  test('[DS-467] furniture, generators, controls and puzzles fall to lower case', () => {
    const hand = handOn('view open');
    const glyphs = () => {
      const map = showMap(viewOf(hand.deck, hand.state));
      return [...'FfGgVvPp'].map((glyph) => map.split(glyph).length - 1);
    };
    expect(glyphs()).toEqual([2, 0, 1, 0, 1, 0, 2, 0]);
    const { state } = hand;
    state.searched[0] = 1;
    state.inserted[0] = 2;
    state.activated[0] = 1;
    state.solved[1] = 1;
    expect(glyphs()).toEqual([1, 1, 0, 1, 0, 1, 1, 1]);
  });

  test('[DS-467] a fixed hazard is floor again; a spill is no barrier', () => {
    const hand = handOn('view open');
    const at = (): string => showMap(viewOf(hand.deck, hand.state)).split('\n')[4]![10]!;
    expect(at()).toBe('~');
    hand.state.fixed[0] = 1;
    hand.state.hazardSeen[0] = 2;
    expect(at()).toBe(',');
    const view = seenBy(handOn('view open'));
    const spill: StationView = { ...view, hazards: [{ ...view.hazards[0]!, isBlocking: false }] };
    expect(showMap(spill).split('\n')[4]![10]).toBe('"');
    const inRoom: StationView = { ...view, hazards: [{ ...view.hazards[0]!, room: 'dock' }] };
    expect(showMap(inRoom).split('\n')[4]![10]).toBe('^');
  });
});

test('[DS-456] floor out of sight is marked, rooms and corridors apart', () => {
  const hand = handOn();
  hand.play('SSSEEE', 'SSEEE');
  const map = showMap(viewOf(hand.deck, hand.state));
  expect(map).toContain("'");
  hand.play('WWWNN');
  expect(showMap(viewOf(hand.deck, hand.state))).toContain('`');
});

test('[DS-474] a planned walk is drawn over the floor', () => {
  const rows = showMap(seenBy(handOn()), [
    [1, 2],
    [1, 3],
  ]).split('\n');
  expect([rows[1]![1], rows[2]![1], rows[3]![1]]).toEqual(['@', '*', '*']);
});

/** Walks of the tests below: a view of each mode at every step. */
const views = (): readonly StationView[] => {
  const all: StationView[] = [];
  for (const mode of ['view dark', 'view blueprint', 'view open']) {
    const hand = handOn(mode);
    all.push(viewOf(hand.deck, hand.state));
    for (const line of ['EEE', 'cctv t1 dock on', 'power t1 store on', 'WS', 'search f1', 'SS', 'E', 'SS', 'EEEEEE']) {
      hand.play(line);
      all.push(viewOf(hand.deck, hand.state));
    }
  }
  return all;
};

test('[DS-462] map and view agree cell by cell, and nothing is drawn that the view does not name', () => {
  for (const view of views()) {
    const rows = showMap(view).split('\n');
    const named = new Map<string, string>();
    if (view.exit) named.set(view.exit.join(), '>');
    for (const door of view.doors) named.set(door.at.join(), doorGlyph(door));
    for (const one of view.hazards)
      if (!one.isFixed) for (const cell of one.at) named.set(cell.join(), one.room ? '^' : '~');
    for (const item of view.items) named.set(item.at.join(), itemGlyph(item.item));
    for (const one of view.things) named.set(one.at.join(), thingGlyph(one));
    named.set(view.at.join(), '@');
    for (const [y, row] of rows.entries())
      for (const [x, glyph] of [...row].entries()) expect(glyph).toBe(named.get(`${x},${y}`) ?? view.rows[y]![x]);
    for (const cell of named.keys()) {
      const [x, y] = cell.split(',').map(Number);
      expect(rows[y!]![x!]).toBe(named.get(cell));
    }
  }
});

test('[DS-462] the status line says what the view counts', () => {
  for (const view of views()) {
    const line = statusLine(view);
    expect(line).toContain(`Air ${view.air}/${view.startingAir}`);
    expect(line).toContain(`Generators ${view.objectives.generators.done}/${view.objectives.generators.total}`);
    expect(line).toContain(`Hazards ${view.objectives.hazards.done}/${view.objectives.hazards.total}`);
    expect(showView(view).includes('Inventory')).toBe(view.inventory.length > 0);
  }
});

test('[DS-465] views that differ in a state differ in plain characters', () => {
  const base = seenBy(handOn('view open'));
  const shown = (change: Partial<StationView>): string => showView({ ...base, ...change });
  const [door] = base.doors;
  const others = base.doors.slice(1);
  const doors = [true, false].flatMap((isPowered) =>
    [true, false].map((isLocked) => shown({ doors: [{ ...door!, isPowered, isLocked }, ...others] })),
  );
  const things = ['furniture', 'generator', 'control', 'puzzle'].map((kind) =>
    shown({
      things: base.things.map((one) =>
        one.kind === kind
          ? ({ ...one, isSearched: true, isPowered: true, isActivated: true, isSolved: true } as never)
          : one,
      ),
    }),
  );
  const rest = [
    shown({ hazards: base.hazards.map((one) => ({ ...one, isFixed: true })) }),
    shown({ hazards: base.hazards.map((one) => ({ ...one, isBlocking: false })) }),
    shown({ items: [] }),
    shown({ at: [2, 1] }),
    shown({ air: base.air! - 1 }),
    shown({ inventory: [{ item: 'battery', name: 'battery', count: 1 }] }),
    shown({ inventory: [{ item: 'battery', name: 'battery', count: 2 }] }),
    shown({ objectives: { ...base.objectives, isLiftReady: true } }),
    shown({ rows: base.rows.map((row) => row.replaceAll('.', "'")) }),
    shown({ rows: base.rows.map((row) => row.replaceAll(',', '`')) }),
  ];
  const all = [...doors, ...things, ...rest];
  expect(new Set(all).size).toBe(all.length);
});
