// Cards and piles: places, space, drawing and shuffling.

import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { cardId } from '../../src/rules/ids.ts';
import { NONE } from '../../src/rules/modifiers.ts';
import { gainCard } from '../../src/rules/pass/rewards.ts';
import { drawHand, handSpace, ownedCards, shufflePile, spaceOf, tapeSpace } from '../../src/rules/piles.ts';
import { benchOf, eventsOf, onBench, play, ran, refusalOf, withMods } from '../bench.ts';

describe('space', () => {
  test('[DD-051] [DD-208] a card takes 1, an efficient one 0 unless that is suppressed', () => {
    const bench = benchOf({}, [
      'Move',
      withMods('Move', 'Efficient'),
      { type: 'Move', modifiers: [{ kind: 'Efficient' }, { kind: 'Nullified' }] },
    ]);
    expect([0, 1, 2].map((card) => spaceOf(bench.state, card))).toEqual([1, 0, 1]);
  });

  test('[DD-052] hand and tape space are sums', () => {
    const bench = benchOf({}, ['Move', withMods('Move', 'Efficient'), 'Move']);
    expect(handSpace(bench.state, [0, 1, 2])).toBe(2);
    expect(tapeSpace(bench.world, bench.state, [0, 1, 2])).toBe(2);
  });

  test('[DD-094] [DD-462] two cards behind a Streamline are free while planning, in remastered', () => {
    const hand = ['Streamline', 'Move', 'Move', 'Move', 'Streamline'];
    const space = (ruleset: 'classic' | 'remastered', tape: readonly number[]) => {
      const bench = benchOf({ ruleset }, hand);
      return tapeSpace(bench.world, bench.state, tape);
    };
    expect(space('remastered', [0, 1, 2, 3])).toBe(2);
    expect(space('classic', [0, 1, 2, 3])).toBe(4);
    // A covered Streamline covers its own two, and no card counts twice.
    expect(space('remastered', [0, 4, 1, 2, 3])).toBe(2);
  });

  test('[DD-054] never more than 16 cards, even if they need no space', () => {
    const bench = benchOf(
      {},
      Array.from({ length: 17 }, () => withMods('NoOp', 'Efficient')),
    );
    const ids = (count: number) => Array.from({ length: count }, (_, i) => cardId(i));
    expect(refusalOf(bench, { type: 'runProgram', tape: ids(17) })).toBe('tape-full');
    expect(refusalOf(bench, { type: 'runProgram', tape: ids(16) })).toBe(null);
  });
});

describe('drawing', () => {
  test('[DD-055] the top card first, until the hand is full; one event', () => {
    const bench = benchOf({ currencies: { HandSize: 3 } }, ['Move']);
    bench.state.hand = [];
    bench.state.pile = [5, 3, 4, 9];
    drawHand(bench);
    expect([bench.state.hand, bench.state.pile]).toEqual([[5, 3, 4], [9]]);
    expect(eventsOf(bench, 'handDrawn').map(({ cards }) => cards.length)).toEqual([3]);
  });

  test('[DD-055] efficient cards let more in', () => {
    const bench = benchOf({ currencies: { HandSize: 3 } }, [
      withMods('Move', 'Efficient'),
      'Move',
      'Move',
      'Move',
      'Move',
    ]);
    expect(bench.state.hand).toEqual([0, 1, 2, 3]);
  });

  test('[DD-056] the discard pile stays where it is during a day', () => {
    const bench = ran({}, ['Move', 'NoOp']);
    expect(bench.state.discard).toEqual([0, 1]);
    expect(bench.state.pile).not.toContain(0);
  });

  test('[DD-057] the order of the hand changes nothing', () => {
    const one = benchOf({}, ['Move', 'TurnLeft', 'Move']);
    const two = benchOf({}, ['Move', 'TurnLeft', 'Move']);
    two.state.hand.reverse();
    for (const bench of [one, two]) play(bench, { type: 'runProgram', tape: ['c002', 'c001'] });
    expect(two.events).toEqual(one.events);
  });
});

describe('shuffling', () => {
  test('[DD-615] [DD-544] sorted first, so only the set and the stream count', () => {
    const shuffled = (pile: number[]) => {
      const source = benchOf({}, ['Move']);
      const bench = onBench(source.world, source.state, diceOf('SHUFFLE'));
      bench.state.pile = pile;
      shufflePile(bench);
      return bench.state.pile;
    };
    const one = shuffled([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(shuffled([7, 3, 5, 1, 0, 2, 6, 4])).toEqual(one);
    // From the last index down, entry i with entry draw(i+1).
    const expected = [0, 1, 2, 3, 4, 5, 6, 7];
    const stream = diceOf('SHUFFLE').stream('deck');
    for (let i = 7; i >= 1; i--) {
      const j = stream.int(i + 1);
      [expected[i], expected[j]] = [expected[j]!, expected[i]!];
    }
    expect(one).toEqual(expected);
  });

  test('[DD-615] cards that join without a shuffle go to the bottom', () => {
    const bench = benchOf({ ruleset: 'remastered' }, ['Move']);
    gainCard(bench, 0, NONE, 'pile', 'Hotfix');
    expect(bench.state.pile.at(-1)).toBe(bench.state.types.length - 1);
  });
});

describe('places and limits', () => {
  test('[DD-049] [DD-574] every card is in exactly one place', () => {
    const bench = ran({}, ['Persist', 'Move', 'NoOp']);
    const { pile, hand, discard } = bench.state;
    expect([...pile, ...hand, ...discard].sort((a, b) => a - b)).toEqual(bench.state.types.map((_, card) => card));
  });

  test('[DD-050] a card is a type and its modifiers; the rest comes from the table', () => {
    const bench = benchOf({}, [withMods('Jump', 'Throttled')]);
    const { spec } = bench.world.cardTypes[bench.state.types[0]!]!;
    expect(spec).toMatchObject({ type: 'Jump', rarity: 'Legendary', cost: 0, tag: 'mobility' });
    expect(bench.state.cards[0]).toMatchObject([{ kind: 'Throttled', duration: 'Permanent', source: 'level' }]);
  });

  test('[DD-053] the tape is a list without gaps, slots from 0', () => {
    const bench = ran({}, ['NoOp', 'NoOp', 'NoOp']);
    expect(eventsOf(bench, 'instructionStarted').map(({ slot }) => slot)).toEqual([0, 1, 2]);
  });

  test('[DD-059] a gift beyond 60 cards is not created, and the event says so', () => {
    const bench = benchOf(
      { ruleset: 'remastered' },
      Array.from({ length: 40 }, () => 'Move'),
    );
    expect(ownedCards(bench.state, true)).toHaveLength(bench.world.rules.numbers.deck.maxOwned);
    gainCard(bench, 0, NONE, 'pile', 'Hotfix');
    expect(eventsOf(bench, 'cardGained')).toMatchObject([{ card: null, cardType: 'Move' }]);
    expect(ownedCards(bench.state, true)).toHaveLength(60);
  });

  test('[DD-049] [DD-422] a card in quarantine is owned, but in no pile', () => {
    const bench = benchOf({ ruleset: 'remastered' }, ['Move']);
    const all = ownedCards(bench.state, true);
    const [card] = bench.state.pile.splice(0, 1);
    bench.state.quarantine = [{ card: card!, kind: 'Corrupt', source: 'level', day: 1 }];
    expect(ownedCards(bench.state, true)).toEqual(all);
    expect(ownedCards(bench.state)).toEqual(all.filter((one) => one !== card));
  });
});
