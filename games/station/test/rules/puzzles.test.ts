// Puzzle terminals and what they grant; generators and their batteries; CCTV desks.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { PRESSES } from '../../src/rules/puzzles.ts';
import { boards } from '../kit/decks.ts';
import { Hand, levelOf, types } from '../kit/kit.ts';

const { cost, air } = content.balance;

const puzzles = (relay: string, relayGrants: string, codeGrants: string) =>
  new Hand(levelOf(boards(relay, relayGrants, codeGrants)));

/** Press sets given by the rules, lamp 0 first. */
const BOARDS = [
  ['010111010', [4]],
  ['000010111', [7]],
  ['100000000', [0, 2, 5, 6, 7]],
  ['111111111', [0, 2, 4, 6, 8]],
] as const;

describe('relay boards', () => {
  test.each(BOARDS)('[DS-108] [DS-109] %s is dark after %j, in any order', (start, presses) => {
    for (const order of [presses, [...presses].reverse()]) {
      const hand = puzzles(start, 'item:battery', 'unlock:vault');
      hand.play('E');
      for (const [i, k] of order.entries()) {
        const pressed = hand.play(`press p1 ${k}`);
        const isLast = i === order.length - 1;
        expect(types(pressed)).toEqual(
          isLast ? ['puzzlePressed', 'puzzleSolved', 'itemPicked', 'airSpent'] : ['puzzlePressed', 'airSpent'],
        );
      }
      expect(hand.state.airUsed).toBe(cost.move + presses.length * cost.pressRelay);
    }
  });

  test('[DS-109] every board can be solved, by one set of presses', () => {
    const reached = new Map<number, number>();
    for (let set = 0; set < 512; set++) {
      let lamps = 0;
      for (let k = 0; k < 9; k++) if ((set >> k) & 1) lamps ^= PRESSES[k]!;
      reached.set(lamps, set);
    }
    expect(reached.size).toBe(512);
  });

  test('[DS-108] pressing twice is pressing never', () => {
    const hand = puzzles('100000000', 'item:battery', 'unlock:vault');
    hand.play('E');
    const before = [...hand.state.lamps];
    hand.play('press p1 8', 'press p1 8');
    expect([...hand.state.lamps]).toEqual(before);
  });

  test('[DS-145] a code is not pressed, a board takes no digits, a lamp has a number', () => {
    const hand = puzzles('010111010', 'item:battery', 'unlock:vault');
    hand.play('ESE');
    expect(hand.refusal('press p2 0')).toBe('wrong-type');
    expect(hand.refusal('code p1 123')).toBe('wrong-type');
    expect(hand.refusal({ type: 'pressRelay', puzzle: 'p1', k: 9 })).toBe('bad-argument');
    expect(hand.refusal({ type: 'submitCode', puzzle: 'p2', digits: '12' })).toBe('bad-argument');
    expect(hand.refusal({ type: 'submitCode', puzzle: 'p2', digits: '1234567' })).toBe('bad-argument');
    expect(hand.refusal({ type: 'submitCode', puzzle: 'p2', digits: '12x' })).toBe('bad-argument');
    hand.play('press p1 4');
    expect(hand.refusal('press p1 4')).toBe('puzzle-solved');
  });
});

describe('codes', () => {
  const withFragments = () => {
    const hand = puzzles('010111010', 'item:battery', 'item:air');
    hand.play('ES', 'search f1', 'ES');
    return hand;
  };

  test('[DS-111] [DS-114] are refused until every fragment is held, right or not', () => {
    const hand = withFragments();
    hand.play('N');
    expect(hand.refusal('code p2 31415')).toBe('fragments-missing');
    expect(hand.refusal('code p2 00000')).toBe('fragments-missing');
    hand.play('S', 'EE', 'N');
    expect(hand.refusal('code p2 31415')).toBeNull();
  });

  test('[DS-113] [DS-145] a wrong one is refused, another length too; the right one costs and solves', () => {
    const hand = withFragments();
    hand.play('EE', 'N');
    expect(hand.refusal('code p2 31416')).toBe('wrong-code');
    expect(hand.refusal('code p2 314')).toBe('wrong-code');
    expect(hand.legal.filter(({ type }) => type === 'submitCode')).toEqual([
      { type: 'submitCode', puzzle: 'p2', digits: '31415' },
    ]);
    const before = hand.state.air;
    const solved = hand.play('code p2 31415');
    expect(types(solved)).toEqual(['puzzleSolved', 'itemPicked', 'airGained', 'airSpent']);
    expect(hand.state.air).toBe(before - cost.submit + air.canister);
    expect(hand.refusal('code p2 31415')).toBe('puzzle-solved');
  });
});

describe('grants', () => {
  test('[DS-103] [DS-104] [DS-105] unlock opens every locked door of the room, power or not, in door order', () => {
    const hand = puzzles('010111010', 'unlock:vault', 'item:battery');
    hand.play('E');
    expect(hand.isOn('vault')).toBe(false);
    expect(hand.play('press p1 4').events.slice(0, 4)).toEqual([
      { type: 'puzzlePressed', puzzle: 'p1', k: 4 },
      { type: 'puzzleSolved', puzzle: 'p1' },
      { type: 'doorUnlocked', door: 'd0', room: 'vault', by: 'puzzle' },
      { type: 'doorUnlocked', door: 'd2', room: 'vault', by: 'puzzle' },
    ]);
  });

  test('[DS-036] an unlocked door still needs power', () => {
    const hand = puzzles('010111010', 'unlock:vault', 'item:battery');
    hand.play('E', 'press p1 4', 'SESEE');
    expect(hand.at).toEqual([5, 3]);
    expect(hand.refusal('E')).toBe('door-unpowered');
  });

  test('[DS-106] item puts it into the hands', () => {
    const hand = puzzles('010111010', 'item:tool:uv-lamp', 'item:battery');
    const solved = hand.play('E', 'press p1 4');
    expect(solved.events[2]).toEqual({ type: 'itemPicked', item: 'tool:uv-lamp', source: 'puzzle' });
    expect(hand.held('tool:uv-lamp')).toBe(1);
  });
});

describe('fixing grants', () => {
  const board = () =>
    new Hand(
      levelOf(`
view open
air 99
par 20 exact
[map]
##########
#@P.^..>.#
#V..^....#
##########
[rooms]
hall "Hall" at 1,1
[controls]
v1 at 1,2 hazard=h1
[hazards]
h1 at 4,1|4,2 kind=coolant-leak
[puzzles]
p1 at 2,1 type=relay start=010111010 grants=fix:h1
`),
    );

  test('[DS-107] fix clears the hazard', () => {
    const hand = board();
    expect(hand.play('press p1 4').events).toMatchObject([
      { type: 'puzzlePressed' },
      { type: 'puzzleSolved' },
      { type: 'hazardFixed', hazard: 'h1', by: 'puzzle' },
      { type: 'airSpent' },
      { type: 'liftReady' },
    ]);
  });

  test('[DS-107] where it is fixed already the puzzle is solved all the same', () => {
    const hand = board();
    hand.play('control v1');
    expect(types(hand.play('press p1 4'))).toEqual(['puzzlePressed', 'puzzleSolved', 'airSpent']);
    expect(hand.state.solved[0]).toBe(1);
  });
});

describe('generators', () => {
  const hall = (needs: number) =>
    new Hand(
      levelOf(`
view open
air 60
par 16 exact
[map]
##########
#@bbb..F.#
#.G...>..#
##########
[rooms]
hall "Generator Hall" at 1,1
[generators]
g1 at 2,2 needs=${needs}
[furniture]
f1 at 7,1 type=crate holds=battery
`),
    );

  test('[DS-098] [DS-099] batteries go in one by one; the last one powers it', () => {
    const hand = hall(2);
    hand.play('EEEW');
    expect(hand.held('battery')).toBe(3);
    hand.play('S');
    const first = hand.play('battery g1');
    expect(first.events[0]).toEqual({ type: 'batteryInserted', generator: 'g1', inserted: 1, required: 2 });
    expect(types(first)).toEqual(['batteryInserted', 'airSpent']);
    expect(types(hand.play('battery g1'))).toEqual(['batteryInserted', 'generatorPowered', 'airSpent', 'liftReady']);
    expect(hand.held('battery')).toBe(1);
  });

  test('[DS-100] [DS-141] a powered one takes no more', () => {
    const hand = hall(1);
    hand.play('E', 'battery g1', 'E');
    expect(hand.held('battery')).toBe(1);
    hand.play('W');
    expect(hand.refusal('battery g1')).toBe('generator-full');
    const empty = hall(1);
    empty.play('E', 'battery g1');
    expect(empty.refusal('battery g1')).toBe('generator-full');
  });

  test('[DS-101] [DS-141] without a battery there is nothing to put in', () => {
    const hand = hall(3);
    hand.play('S');
    expect(hand.refusal('battery g1')).toBe('no-battery');
    hand.play('NE', 'battery g1');
    expect(hand.refusal('battery g1')).toBe('no-battery');
  });
});

test('[DS-102] generators may be filled in any order', () => {
  const map = `
view open
air 60
par 9 exact
[map]
########
#Gb@bG.#
#.b...>#
########
[rooms]
hall "Hall" at 1,1
[generators]
g1 at 1,1 needs=1
g2 at 5,1 needs=2
`;
  const WEST_FIRST = ['SW', 'N', 'battery g1', 'EE', 'battery g2', 'battery g2'];
  const EAST_FIRST = ['SW', 'NEE', 'battery g2', 'battery g2', 'WW', 'battery g1'];
  for (const order of [WEST_FIRST, EAST_FIRST]) {
    const hand = new Hand(levelOf(map));
    expect(types(hand.play(...order)).at(-1)).toBe('liftReady');
  }
});

describe('CCTV desks', () => {
  const watch = () =>
    new Hand(
      levelOf(`
air 99
par 20 exact
[map]
############
#@M+F..F#..#
#C.#.F..+.>#
############
[rooms]
watch "Watch" at 1,1
store "Store" at 4,1
lobby "Lift Lobby" at 9,1 doors=on why=authored
[doors]
d0 at 3,1 room=watch locked=no
d1 at 8,2 room=lobby locked=no
[furniture]
f1 at 4,1 type=crate holds=battery
f2 at 7,1 type=crate holds=-
f3 at 5,2 type=crate holds=log:one
`),
    );

  test('[DS-059] [DS-144] without a camera on there is no feed', () => {
    const hand = watch();
    expect(hand.refusal('scan c1')).toBe('no-feed');
  });

  test('[DS-058] [DS-060] a scan lists unsearched furniture that holds something, as of now', () => {
    const hand = watch();
    hand.play('cctv t1 store on');
    const scanned = hand.play('scan c1');
    expect(scanned.events[0]).toEqual({ type: 'feedScanned', rooms: ['store'], furniture: ['f1', 'f3'] });
    expect(scanned.revealed).toBe(true);
    expect(hand.state.feeds).toEqual([{ action: 2, rooms: [1], furniture: [0, 2] }]);
    hand.play('cctv t1 watch on', 'cctv t1 store off');
    expect(hand.play('scan c1').events[0]).toEqual({ type: 'feedScanned', rooms: ['watch'], furniture: [] });
    expect(hand.state.feeds).toHaveLength(2);
    expect(hand.state.feeds[0]!.action).toBe(2);
  });
});
