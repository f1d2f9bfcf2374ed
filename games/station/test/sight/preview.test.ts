// Previews for screens: paths, reach with its frontier, switches, auras; on known cells only.

import { describe, expect, test } from 'vitest';
import { numberIn } from '../../src/map/numbers.ts';
import { outlookOf } from '../../src/sight/preview.ts';
import { viewOf } from '../../src/view.ts';
import { HAZARDS } from '../kit/decks.ts';
import { example } from '../kit/examples.ts';
import { Hand, levelOf } from '../kit/kit.ts';
import { handOn } from './playground.ts';

describe('the path to a cell', () => {
  test('[DS-470] has its cells, its air and the air left after it', () => {
    const hand = new Hand(example('12'));
    const path = outlookOf(hand.deck, hand.state).pathTo([2, 4]);
    expect(path).toMatchObject({ ok: true, air: 4, left: hand.state.air - 4 });
    expect(path.ok && path.cells.at(-1)).toEqual([2, 4]);
  });

  test('[DS-470] that fails names the first gate and its missing condition', () => {
    const hand = new Hand(levelOf(HAZARDS));
    const { pathTo } = outlookOf(hand.deck, hand.state);
    expect(pathTo([9, 1])).toMatchObject({ ok: false, gate: { at: [7, 1], id: 'h1', lacks: 'hazard' } });
    expect(pathTo([0, 0])).toEqual({ ok: false, gate: null });
    const locked = handOn('view blueprint');
    locked.play('EEE', 'power t1 store on');
    expect(outlookOf(locked.deck, locked.state).pathTo([12, 6])).toMatchObject({ gate: { id: 'd3', lacks: 'key' } });
    expect(outlookOf(locked.deck, locked.state).pathTo([12, 2])).toMatchObject({ gate: { id: 'd1', lacks: 'power' } });
  });
});

describe('a switch', () => {
  test('[DS-471] shows doors and cells it would open, and close', () => {
    const hand = handOn('view blueprint');
    hand.play('EEE');
    const on = outlookOf(hand.deck, hand.state).onSwitch('den', true);
    const { layout } = hand.deck;
    const den = layout.rooms[numberIn(layout.roomOf, 'den')!]!;
    expect(on).toMatchObject({ opens: ['d4'], closes: [], leaves: [] });
    expect(on.joins).toHaveLength(den.cells.length + 1);
    hand.play('power t1 den on');
    expect(outlookOf(hand.deck, hand.state).onSwitch('den', false)).toEqual({
      opens: [],
      closes: ['d4'],
      joins: [],
      leaves: on.joins,
    });
    expect(outlookOf(hand.deck, hand.state).onSwitch('den', true)).toEqual({
      opens: [],
      closes: [],
      joins: [],
      leaves: [],
    });
  });

  test('[DS-471] [DS-473] names no door and no cell that is not known', () => {
    const hand = new Hand(example('12'));
    hand.play('S');
    const { rows, doors } = viewOf(hand.deck, hand.state);
    const switched = outlookOf(hand.deck, hand.state).onSwitch('lab', true);
    expect(switched.opens.every((id) => doors.some((door) => door.id === id))).toBe(true);
    expect(switched.joins.every(([x, y]) => (rows[y]?.[x] ?? ' ') !== ' ')).toBe(true);
  });
});

describe('reach', () => {
  test('[DS-472] is what a walk reaches now, with every gate at its edge and what it lacks', () => {
    const hand = handOn('view blueprint');
    const { cells, frontier } = outlookOf(hand.deck, hand.state).reach();
    const { grid } = hand.deck.layout;
    expect(cells).toContainEqual([1, 1]);
    expect(cells.some(([x, y]) => x === 10 && y === 4)).toBe(false);
    expect(frontier.map(({ id, lacks }) => [id, lacks])).toEqual([
      ['d1', 'power'],
      ['h1', 'hazard'],
      ['d3', 'power'],
      ['d4', 'power'],
    ]);
    expect(cells.length).toBeLessThan(grid.size);
    hand.play('EEE', 'power t1 store on');
    expect(
      outlookOf(hand.deck, hand.state)
        .reach()
        .frontier.map(({ id, lacks }) => [id, lacks]),
    ).toContainEqual(['d3', 'key']);
  });

  test('[DS-472] [DS-473] in the dark holds known cells only', () => {
    const { deck, state } = new Hand(example('12'));
    const { cells } = outlookOf(deck, state).reach();
    const { width } = deck.layout.grid;
    expect(cells.every(([x, y]) => state.known[y * width + x] === 1)).toBe(true);
    expect(cells).toHaveLength(12);
  });
});
