// Air to the last unit, the ground where nothing is known, and what the rules say led to what.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { WALL } from '../../src/map/layout.ts';
import { numberIn } from '../../src/map/numbers.ts';
import { lacksAir, partsOf, priceOf } from '../../src/rules/air.ts';
import { boardLines } from '../../src/rules/boards.ts';
import { codeOf, hazardAt, kindAt, thingAt } from '../../src/rules/ground.ts';
import { heldOf } from '../../src/rules/items.ts';
import { PRESSES } from '../../src/rules/puzzles.ts';
import { scorePartsOf, starsOf } from '../../src/rules/score.ts';
import { doorOf, doorsOf, hazardOf, itemOf } from '../../src/say/subjects.ts';
import { copyState } from '../../src/state.ts';
import { BARRED, boards, HAZARDS, VAULT } from '../kit/decks.ts';
import { begun, type Done, Hand, levelOf, seenBy, tuned } from '../kit/kit.ts';

const { cost, air } = content.balance;

/** Two locked doors of one room, and a board that opens them. */
const TWICE = boards('010111010', 'unlock:vault', 'item:battery', true);

/** Between two fires. */
const FIRES = `
view open
air 99
par 20 exact
[map]
#######
#..@..#
#.^.^.#
#....>#
#######
[rooms]
dock "Dock" at 1,1
[hazards]
h1 at 2,2 kind=fire
h2 at 4,2 kind=fire
`;

/** A spill beside the start. */
const SPILL = FIRES.replace('#..@..#', '#..@^.#')
  .replace('#.^.^.#', '#.....#')
  .replace(/h1 at.*\nh2 at.*\n/, 'h1 at 4,1 kind=spill\n');

describe('air', () => {
  test('[DS-129] what cannot be fixed by a tool, or does not exist, has no price', () => {
    const { deck, state } = new Hand(levelOf(HAZARDS));
    const priced = (hazard: string) => priceOf(deck, state, { type: 'fixHazard', hazard });
    expect(priced('h1')).toBeGreaterThan(0);
    expect([priced('h3'), priced('nowhere')]).toEqual([0, 0]);
    const fires = begun(levelOf(FIRES));
    expect(priceOf(fires.deck, fires.state, { type: 'fixHazard', hazard: 'nowhere' })).toBe(0);
  });

  test('[DS-097] [DS-493] of equal auras the first of the file counts, on whichever side it lies', () => {
    const hand = new Hand(levelOf(FIRES));
    const first = hand.deck.level.hazards[0]!.id;
    expect(hand.play('S').events.at(-1)).toMatchObject({ parts: [{ for: 'action' }, { for: 'aura', hazard: first }] });
  });

  test('[DS-493] with no air left what costs nothing is told with 0 left, not as if air were not counted', () => {
    const free = tuned(({ cost: given }) => ({ cost: { ...given, wait: 0, move: 0 } }));
    const hand = new Hand(levelOf(VAULT, free), free);
    hand.state.air = 0;
    expect(hand.play('wait').events[0]).toEqual({ type: 'airSpent', amount: 0, left: 0, parts: [] });
    const uncounted = new Hand(levelOf(VAULT.replace('air 200', 'air none')));
    expect(uncounted.play('wait').events[0]).toEqual({ type: 'airSpent', amount: 0, left: null, parts: [] });
    const { deck, state } = new Hand(levelOf(HAZARDS));
    state.air = 0;
    expect(partsOf(deck, state, { type: 'wait' }, cost.wait)).toEqual([{ for: 'action', air: cost.wait }]);
    state.air = -1;
    expect(partsOf(deck, state, { type: 'wait' }, cost.wait)).toEqual([]);
  });

  test('[DS-076] a canister helps whoever has no air left, and nobody whose air is not counted', () => {
    const free = tuned(({ cost: given }) => ({ cost: { ...given, move: 0 } }));
    const text = VAULT.replace('#@..+', '#@a.+').replace('[items]', '[items]\ni2 at 2,1 item=air');
    for (const [left, after] of [
      [0, air.canister],
      [1, 1 + air.canister],
      [-1, -1],
    ] as const) {
      const hand = new Hand(levelOf(text, free), free);
      hand.state.air = left;
      const done = hand.play('E');
      expect(hand.state.air).toBe(after);
      expect(done.events.filter(({ type }) => type === 'airGained')).toHaveLength(left < 0 ? 0 : 1);
    }
  });
});

describe('air, asked directly', () => {
  test('[DS-129] giving up has no price, and without air nothing that has one is bought', () => {
    const { deck, state } = begun(levelOf(VAULT));
    expect(priceOf(deck, state, { type: 'concede' })).toBe(0);
    const lacks = (left: number, price: number) => lacksAir({ ...state, air: left }, price);
    expect([lacks(0, 1), lacks(0, 0), lacks(1, 1), lacks(-1, 9)]).toEqual([true, false, false, false]);
  });

  test('[DS-493] the drag of a spill is told from 1 on, and not where it is nothing', () => {
    for (const spillDrag of [0, 1, 3]) {
      const given = tuned(({ cost: all }) => ({ cost: { ...all, spillDrag } }));
      const { deck, state } = begun(levelOf(SPILL, given), given);
      const parts = partsOf(deck, state, { type: 'move', dir: 'E' }, cost.move + spillDrag);
      expect(parts.slice(1)).toEqual(spillDrag === 0 ? [] : [{ for: 'spill', hazard: 'h1', air: spillDrag }]);
    }
  });
});

describe('worth', () => {
  test('[DS-152] [DS-153] who wins with the last unit of air has its stars and its efficiency; uncounted air has neither', () => {
    const { deck, state } = begun(levelOf(VAULT));
    const worth = (left: number, used: number) => {
      Object.assign(state, { outcome: 'won', air: left, airUsed: used });
      return [starsOf(deck, state), scorePartsOf(deck, state).efficiency];
    };
    expect(worth(0, deck.par)).toEqual([3, 1000]);
    expect(worth(1, deck.par)).toEqual([3, 1000]);
    expect(worth(-1, deck.par)).toEqual([0, 0]);
    expect(worth(0, 4 * deck.par)).toEqual([1, 250]);
    Object.assign(state, { air: 5, airUsed: 2 });
    expect([0, 1, 2].map((par) => scorePartsOf({ ...deck, par }, state).efficiency)).toEqual([0, 500, 1000]);
    expect(scorePartsOf({ ...deck, par: 0 }, { ...state, airUsed: 0 }).efficiency).toBe(0);
    const optional = deck.optional.map(() => 1) as typeof deck.optional;
    const seen = { ...state, entered: state.entered.map((_, room) => (room === 0 ? 1 : 0)) };
    expect(scorePartsOf({ ...deck, optional }, seen).optionalRooms).toBe(content.balance.score.optionalRoom);
  });
});

describe('ground', () => {
  test('[DS-508] off the map and where nothing is known there are walls, and nothing stands on them', () => {
    const { deck, state } = begun(levelOf(VAULT));
    const looked = (cell: number) => [
      kindAt(deck, state, cell),
      thingAt(deck, state, cell),
      hazardAt(deck, state, cell),
    ];
    const { kind } = deck.layout;
    for (const cell of [-1, -100, kind.length, kind.length + 99]) expect(looked(cell)).toEqual([WALL, -1, -1]);
    const terminal = deck.layout.thingAt.findIndex((thing) => thing >= 0);
    expect(looked(terminal)[1]).toBeGreaterThanOrEqual(0);
    state.guess = 0;
    state.known.fill(0);
    expect(looked(terminal)).toEqual([WALL, -1, -1]);
    expect(looked(state.at)).toEqual([WALL, -1, -1]);
  });
});

describe('what led to what', () => {
  test('[DS-105] a door opened by its card is not unlocked once more by the puzzle', () => {
    const hand = new Hand(levelOf(TWICE));
    const opened = (done: Done) => done.events.filter(({ type }) => type === 'doorUnlocked');
    const byCard = hand.play('S', 'power t1 vault on', 'ENSESEE', 'key d2');
    expect(opened(byCard)).toEqual([{ type: 'doorUnlocked', door: 'd2', room: 'vault', by: 'keycard' }]);
    expect(byCard.happenings[0]!.because).toEqual([
      { action: 0 },
      { last: itemOf('keycard:vault') },
      { last: doorsOf('vault') },
    ]);
    expect(opened(hand.play('WWN', 'press p1 4'))).toEqual([
      { type: 'doorUnlocked', door: 'd0', room: 'vault', by: 'puzzle' },
    ]);
  });

  test('[DS-074] a hazard was fixed by the action and the tool in hand; its cell is open because of that', () => {
    const hand = new Hand(levelOf(HAZARDS));
    const fixed = hand.play('ESSNNEEEE', 'fix h1');
    expect(fixed.happenings[0]!.because).toEqual([{ action: 0 }, { last: itemOf('tool:extinguisher') }]);
    const moved = hand.play('E');
    expect(moved.happenings[0]!.because).toEqual([{ action: 0 }, { last: hazardOf('h1') }]);
  });

  test('[DS-081] a control that was pulled stays pulled', () => {
    const hand = new Hand(levelOf(BARRED.replace('KIND', 'radiation')));
    expect([...hand.state.activated]).toEqual([0]);
    hand.play('EEEEE', 'control v1');
    expect([...hand.state.activated]).toEqual([1]);
  });

  test('[DS-025] a step onto a door names its power, and its lock where it has one', () => {
    const locked = new Hand(levelOf(TWICE)).play('S', 'power t1 vault on', 'ENSESEE', 'key d2', 'E');
    expect(locked.happenings[0]!.because).toEqual([{ action: 0 }, { last: doorsOf('vault') }, { last: doorOf('d2') }]);
    const open = new Hand(levelOf(VAULT)).play('EEE');
    expect(open.happenings[0]!.because).toEqual([{ action: 0 }, { last: doorsOf('dock') }]);
  });

  test('[DS-111] a code was put in by the action and the fragments in hand', () => {
    const solved = new Hand(levelOf(TWICE)).play('SE', 'search f1', 'ESE', 'code p2 31415');
    expect(solved.happenings[0]).toMatchObject({
      event: { type: 'puzzleSolved', puzzle: 'p2' },
      because: [{ action: 0 }, ...['a', 'b', 'c'].map((one) => ({ last: itemOf(`fragment:${one}`) }))],
    });
  });

  test('[DS-108] every lamp toggles itself and its edge neighbours, and nothing beyond the nine', () => {
    const lamps = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    expect(PRESSES).toHaveLength(9);
    for (const k of lamps) {
      const beside = lamps.filter((other) => {
        const [down, across] = [Math.floor(k / 3) - Math.floor(other / 3), (k % 3) - (other % 3)];
        return Math.abs(down) + Math.abs(across) <= 1;
      });
      expect(PRESSES[k], `lamp ${k}`).toBe(beside.reduce((mask, lamp) => mask | (1 << lamp), 0));
    }
  });
});

describe('what is in hand', () => {
  test('[DS-463] a keycard taken out of furniture has its room’s name on it', () => {
    const text = VAULT.replace('#Mk.', '#MF.').replace(
      '[items]\ni1 at 2,2 item=keycard:vault',
      '[furniture]\nf1 at 2,2 type=locker holds=keycard:vault',
    );
    const hand = new Hand(levelOf(text));
    const room = numberIn(hand.deck.layout.roomOf, 'vault')!;
    hand.play('E');
    hand.state.named[room] = 0; // the panel of the dock has told it
    hand.play('search f1');
    expect([hand.held('keycard:vault'), hand.state.named[room]]).toEqual([1, 1]);
  });

  test('[DS-112] a fragment in hand is read; on a supposed state only what was read before it began', () => {
    const hand = new Hand(levelOf(TWICE));
    const { deck } = hand;
    const kind = deck.items.indexOf('fragment:a');
    const row = 1;
    hand.play('SE');
    expect([hand.held('fragment:a'), hand.state.read[kind]]).toEqual([1, 1]);
    const guess = copyState(hand.state);
    guess.guess = guess.actions;
    expect(codeOf(deck, hand.state, row)).toBe('31415');
    expect(codeOf(deck, hand.state, 0)).toBe(''); // a relay board has none
    expect(codeOf(deck, guess, row)).toBe('3??1?');
    guess.solved[row] = 1;
    expect(codeOf(deck, guess, row)).toBe('31415');
    expect(heldOf(deck, guess, 'fragment:a')).toBe(1);
    expect(heldOf(deck, guess, 'fragment:zz')).toBe(0);
  });

  test('[DS-112] what is picked up on a supposed state is held, but not read', () => {
    const hand = new Hand(levelOf(TWICE));
    hand.state.guess = 0;
    hand.state.known.fill(1);
    hand.play('SE');
    const kind = hand.deck.items.indexOf('fragment:a');
    expect([hand.held('fragment:a'), hand.state.read[kind]]).toEqual([1, 0]);
  });
});

describe('boards as text', () => {
  test('[DS-108] [DS-112] three rows of lamps with their numbers; digits where a fragment shows them', () => {
    const hand = new Hand(levelOf(TWICE));
    const boards = seenBy(hand).things.filter((thing) => thing.kind === 'puzzle');
    const lines = (id: string) => boardLines(boards.find((board) => board.id === id)!);
    expect(lines('p1')).toEqual(['  . o .   lamps 0, 1, 2', '  o o o   lamps 3, 4, 5', '  . o .   lamps 6, 7, 8']);
    const code = { kind: 'puzzle', type: 'code', digits: ['3', null, '4'] };
    expect(boardLines(code as never)).toEqual(['  3 _ 4']);
  });
});
