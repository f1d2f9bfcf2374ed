// What the player sees and remembers, and that nothing of it matters to the rules.

import { digestOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { legalActions } from '../../src/legal.ts';
import { numberIn } from '../../src/map/numbers.ts';
import { cellsInSight } from '../../src/sight/sight.ts';
import { copyState, type State } from '../../src/state.ts';
import { example } from '../kit/examples.ts';
import { Hand, levelOf, tuned } from '../kit/kit.ts';

const coldStart = () => new Hand(example('12'));
const known = ({ state }: Hand): number => state.known.reduce((sum, one) => sum + one, 0);

/** The rule read word for word: every cell tried, every line drawn anew. */
const seenByTheBook = ({ deck, state }: Hand, radius: number): ReadonlySet<number> => {
  const { kind, grid } = deck.layout;
  const { width } = grid;
  const isFloor = (cell: number): boolean => kind[cell] === 1 || kind[cell] === 2;
  const [px, py] = [state.at % width, Math.floor(state.at / width)];
  const isVisible = (cell: number): boolean => {
    if (cell === state.at) return true;
    const [cx, cy] = [cell % width, Math.floor(cell / width)];
    if (!isFloor(cell) || Math.abs(cx - px) > radius || Math.abs(cy - py) > radius) return false;
    let [x, y] = cell < state.at ? [cx, cy] : [px, py];
    const [tx, ty] = cell < state.at ? [px, py] : [cx, cy];
    const [dx, dy] = [Math.abs(tx - x), Math.abs(ty - y)];
    const [sx, sy] = [Math.sign(tx - x), Math.sign(ty - y)];
    for (let e = dx - dy; ; ) {
      const e2 = 2 * e;
      if (e2 > -dy) {
        e -= dy;
        x += sx;
      }
      if (e2 < dx) {
        e += dx;
        y += sy;
      }
      if (x === tx && y === ty) return true;
      if (!isFloor(y * width + x)) return false;
    }
  };
  const floor = Array.from({ length: grid.size }, (_, cell) => cell).filter(isVisible);
  const seen = new Set(floor);
  for (const cell of floor)
    for (const dy of [-1, 0, 1])
      for (const dx of [-1, 0, 1]) {
        const next = cell + dy * width + dx;
        if (!isFloor(next)) seen.add(next);
      }
  return seen;
};

describe('in sight', () => {
  test('[DS-454] worked example 16', () => {
    const hand = coldStart();
    expect(known(hand)).toBe(30);
    hand.play('EEES', 'E');
    expect(hand.at).toEqual([5, 2]);
    expect(cellsInSight(hand.deck, hand.state)).toHaveLength(36);
    const { layout } = hand.deck;
    const [lab] = [numberIn(layout.roomOf, 'lab')!];
    for (const cell of cellsInSight(hand.deck, hand.state)) expect(layout.roomAt[cell]).not.toBe(lab);
    hand.play('E');
    expect(cellsInSight(hand.deck, hand.state)).toHaveLength(9);
  });

  test('[DS-454] [DS-455] by the book from every cell of a walk, at every radius', () => {
    for (const radius of [1, 2, 4, 7]) {
      const given = tuned((balance) => ({ view: { ...balance.view, lampRadius: radius } }));
      const hand = new Hand(example('12'), given);
      const lines = ['S', 'power t1 lab on', 'EEEEEEE', 'power t3 plant on', 'EEE', 'WSSSSSWSWW', 'EENEN'];
      for (const line of lines) {
        hand.play(line);
        expect([...cellsInSight(hand.deck, hand.state)]).toEqual(
          [...seenByTheBook(hand, radius)].sort((a, b) => a - b),
        );
      }
    }
  });

  test('[DS-454] on an open floor with pillars, in every direction', () => {
    const rows = ['..#....', '.#..#..', '...@...', '#..,..#', '..#....', '......>'];
    const map = [`#########`, ...rows.map((row) => `#${row.replace(',', '.')}#`), `#########`].join('\n');
    const hand = new Hand(levelOf(`air 99\npar 9 exact\n[map]\n${map}\n[rooms]\nhall "Hall" at 4,3\n`));
    for (const line of ['N', 'W', 'S', 'S', 'E', 'E', 'S']) {
      hand.play(line);
      expect([...cellsInSight(hand.deck, hand.state)]).toEqual(
        [...seenByTheBook(hand, content.balance.view.lampRadius)].sort((a, b) => a - b),
      );
    }
  });
});

describe('memory', () => {
  test('[DS-453] outside the dark all is known from the start', () => {
    for (const view of ['blueprint', 'open'] as const) {
      const { state } = new Hand({ ...example('12'), view });
      expect(state.known.every((one) => one === 1)).toBe(true);
      expect(state.named.every((one) => one === 1)).toBe(true);
      expect(state.doorSeen.every((one) => one > 0) && state.hazardSeen.every((one) => one === 1)).toBe(true);
    }
  });

  test('[DS-456] what was seen stays known; doors and hazards as last heard of', () => {
    const hand = coldStart();
    const { layout } = hand.deck;
    const d0 = numberIn(layout.doorOf, 'd0')!;
    expect(hand.state.doorSeen[d0]).toBe(3);
    hand.play('S', 'power t1 dock off');
    expect(hand.state.doorSeen[d0]).toBe(1);
    hand.play('power t1 dock on', 'power t1 lab on', 'EEEEEE');
    const before = hand.state.known.slice();
    hand.play('E');
    for (const [cell, was] of before.entries()) if (was === 1) expect(hand.state.known[cell]).toBe(1);
  });

  test('[DS-457] switching doors on shows them, switching off shows nothing', () => {
    const hand = coldStart();
    const { layout } = hand.deck;
    const cells = layout.rooms[numberIn(layout.roomOf, 'lab')!]!.doors.map((door) => layout.doors[door]!.cell);
    hand.play('S');
    expect(cells.map((cell) => hand.state.known[cell])).toEqual([0, 0, 0]);
    const switched = hand.play('power t1 lab on');
    expect(switched.revealed).toBe(true);
    expect(cells.map((cell) => hand.state.known[cell])).toEqual([1, 1, 1]);
    expect(hand.play('power t1 lab off').revealed).toBe(false);
    expect(hand.play('power t1 lab on').revealed).toBe(false);
  });

  test('[DS-458] a room is named on sight of a cell of it or of a terminal that lists it', () => {
    const hand = coldStart();
    const named = () => hand.deck.layout.rooms.filter(({ index }) => hand.state.named[index] === 1).map(({ id }) => id);
    expect(named()).toEqual(['dock', 'lab', 'store']);
    hand.play('S', 'power t1 lab on', 'EEEEEEE');
    expect(named()).toEqual(['dock', 'lab', 'lobby', 'store', 'plant']);
  });

  test('[DS-459] locked and unpowered are told apart on sight', () => {
    const hand = coldStart();
    hand.play('S', 'power t1 lab on', 'EEEEEEE', 'EEEEE');
    const d3 = numberIn(hand.deck.layout.doorOf, 'd3')!;
    expect(hand.state.doorSeen[d3]).toBe(1 + 4);
  });

  test('[DS-460] a hazard is known once a cell of it is, and known as fixed once it is fixed', () => {
    const hand = coldStart();
    expect(hand.state.hazardSeen[0]).toBe(0);
    hand.play('S', 'power t1 store on', 'ESSSSSEES', 'E');
    expect(hand.at).toEqual([5, 8]);
    expect(hand.state.hazardSeen[0]).toBe(1);
    expect(hand.refusal('fix h1')).toBe('no-tool');
  });
});

describe('cameras', () => {
  test('[DS-055] [DS-056] show their room and its rim, and no other room', () => {
    const hand = coldStart();
    const { layout } = hand.deck;
    const lab = numberIn(layout.roomOf, 'lab')!;
    hand.play('S');
    expect(hand.play('cctv t1 lab on').revealed).toBe(true);
    for (const cell of layout.rooms[lab]!.cells) expect(hand.state.known[cell]).toBe(1);
    for (const id of ['d1', 'd2', 'd5']) expect(hand.state.doorSeen[numberIn(layout.doorOf, id)!]).toBeGreaterThan(0);
    for (const { index, cells } of layout.rooms)
      if (index !== lab && index !== layout.startRoom) for (const cell of cells) expect(hand.state.known[cell]).toBe(0);
    expect(hand.state.searched.every((one) => one === 0)).toBe(true);
    // What was shown stays known, and the same camera shows nothing new.
    hand.play('cctv t1 lab off');
    expect(hand.state.known[layout.rooms[lab]!.cells[0]!]).toBe(1);
    expect(hand.play('cctv t1 lab on').revealed).toBe(false);
  });

  test('[DS-040] [DS-463] one that is on from the start is looked through at set-up', () => {
    const level = example('12');
    const rooms = level.rooms.map((row) => (row.id === 'plant' ? { ...row, cctv: true } : row));
    const { deck, state } = new Hand({ ...level, rooms });
    const { layout } = deck;
    for (const cell of layout.rooms[numberIn(layout.roomOf, 'plant')!]!.cells) expect(state.known[cell]).toBe(1);
  });
});

describe('revealing turns', () => {
  test('[DS-478] those in which memory grew, and no others', () => {
    const hand = coldStart();
    const sizes: number[] = [];
    const lines = ['S', 'power t1 lab on', 'EEEEEEE', 'WWW', 'EEE', 'EEE', 'WWW', 'power t3 plant on', 'wait'];
    for (const line of lines.flatMap((one) => (/^[NESW]+$/.test(one) ? [...one] : [one]))) {
      const before = memory(hand.state);
      const { revealed } = hand.play(line);
      sizes.push(known(hand));
      expect(revealed).toBe(memory(hand.state) !== before);
    }
    expect(new Set(sizes).size).toBeGreaterThan(3);
  });

  /** Door power corrects what is known of doors and teaches nothing. */
  const memory = ({ known, named, doorSeen, hazardSeen, feeds }: State): string =>
    digestOf([known, named, doorSeen.map((one) => (one === 0 ? 0 : 1)), hazardSeen, feeds]);

  test('[DS-478] a search tells what was inside, except in the open', () => {
    for (const [view, reveals] of [
      ['dark', true],
      ['blueprint', true],
      ['open', false],
    ] as const) {
      const hand = new Hand({ ...example('10'), view, air: 99, par: { air: 16, exact: true } });
      expect(hand.play('EEEEE', 'search f1').revealed).toBe(reveals);
    }
  });

  test('[DS-453] outside the dark walking never reveals', () => {
    const hand = new Hand({ ...example('12'), view: 'blueprint' });
    hand.play('S', 'power t1 lab on', 'EEEEEEEEEE');
    expect(hand.done.some(({ revealed }) => revealed)).toBe(false);
  });
});

test('[DS-002] [DS-057] [DS-463] what is known changes nothing that can be done', () => {
  const hand = coldStart();
  for (const line of ['S', 'power t1 lab on', 'EEEEEEE', 'power t3 plant on', 'EEE', 'search f2', 'WSSSSSWSW']) {
    hand.play(line);
    const knowing = copyState(hand.state);
    for (const memory of [knowing.known, knowing.named]) memory.fill(1);
    for (const memory of [knowing.doorSeen, knowing.hazardSeen]) memory.fill(1);
    expect(legalActions(hand.deck, knowing)).toEqual(legalActions(hand.deck, hand.state));
  }
});
