// The question `route`: the cheapest known way, with the cards it takes, or what stops it.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { game } from '../../src/index.ts';
import { planOf } from '../../src/map/plan.ts';
import { auraAt } from '../../src/rules/air.ts';
import { entryPrice, routeTo, walksFrom } from '../../src/sight/route.ts';
import { supposed } from '../../src/suppose.ts';
import { HAZARDS, VAULT } from '../kit/decks.ts';
import { example, exampleIds } from '../kit/examples.ts';
import { Hand, levelOf } from '../kit/kit.ts';

const { move, spillDrag, useKeycard } = content.balance.cost;
const ask = ({ deck, state }: Hand, cell: unknown) => game.questions!.route!(deck, state, 'player', { cell } as never);
const answerOf = (hand: Hand, cell: readonly [number, number]) => {
  const answer = ask(hand, cell);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value as unknown as { turns: readonly unknown[]; air: number; left: number | null };
};
const codeOf = (hand: Hand, cell: unknown): string | null => {
  const answer = ask(hand, cell);
  return answer.ok ? null : answer.error.code;
};

describe('the way', () => {
  test('[DS-128] [DS-146] is a list of turns that walks there at the price it names', () => {
    const hand = new Hand(example('12'));
    hand.play('S', 'power t1 lab on', 'power t1 store on');
    const { turns, air, left } = answerOf(hand, [4, 1]);
    expect(turns).toHaveLength(4);
    expect(air).toBe(4 * move);
    expect(left).toBe(hand.state.air - air);
    for (const [action] of turns as readonly (readonly never[])[]) hand.act(action!);
    expect(hand.at).toEqual([4, 1]);
    expect(hand.state.air).toBe(left);
  });

  test('[DS-035] [DS-146] uses a card in hand before a locked door with power, at its price', () => {
    // One way in is locked, the other is not: without power neither, with power the card is worth its price.
    const shut = new Hand(levelOf(VAULT.replace('######,+.M####', '######,#.M####')));
    shut.play('E', 'S', 'N', 'W', 'power t1 vault on', 'EEEEE');
    const { turns, air } = answerOf(shut, [7, 1]);
    expect(turns).toEqual([...planOf('key d1'), ...planOf('E')].map((action) => [action]));
    expect(air).toBe(useKeycard + move);
    const bare = new Hand(levelOf(VAULT.replace('######,+.M####', '######,#.M####')));
    bare.play('power t1 vault on', 'EEEEE');
    expect(codeOf(bare, [7, 1])).toBe('no-known-path');
  });

  test('[DS-130] [DS-146] pays spills and auras, and goes round where that is cheaper', () => {
    const { deck, state } = new Hand(levelOf(HAZARDS));
    for (let cell = 0; cell < state.known.length; cell++) {
      const route = routeTo(deck, state, cell);
      if (!route.ok) continue;
      const price = route.cells.reduce((sum, one) => {
        const hazard = deck.layout.hazardAt[one]!;
        const isSpill = hazard >= 0 && !deck.hazards[hazard]!.isBlocking;
        const by = auraAt(deck, state, one);
        return sum + move + (isSpill ? spillDrag : 0) + (by < 0 ? 0 : deck.hazards[by]!.aura);
      }, 0);
      expect(route.air).toBe(price);
    }
  });

  test('[DS-146] of equally cheap ways the one found first by N, E, S, W', () => {
    const hand = new Hand(example('10'));
    const turns = answerOf(hand, [3, 2]).turns as readonly (readonly { dir: string }[])[];
    expect(turns.map(([action]) => action!.dir).join('')).toBe('EES');
    expect(answerOf(hand, [1, 1]).turns).toEqual([]);
  });

  test('[DS-146] is never dearer than any other walk, on every example', () => {
    for (const id of exampleIds) {
      const { deck, state } = new Hand(example(id));
      const masked = supposed(deck, state);
      const { air } = walksFrom(deck, masked);
      for (let cell = 0; cell < air.length; cell++) {
        if (air[cell]! < 0) continue;
        for (const step of deck.layout.steps) {
          const price = entryPrice(deck, masked, cell + step);
          if (price < 0) continue;
          expect(air[cell + step]).toBeGreaterThanOrEqual(0);
          expect(air[cell + step]).toBeLessThanOrEqual(air[cell]! + price);
        }
      }
    }
  });
});

describe('no way', () => {
  test('[DS-146] names the first gate in the way', () => {
    const hand = new Hand(example('12'));
    hand.play('EEES', 'EE');
    expect(codeOf(hand, [7, 2])).toBe('no-known-path');
    const answer = ask(hand, [7, 2]);
    expect(answer.ok ? '' : answer.error.message).toMatch(/door d1 into Emergency Lab at 7,2, needs power/);
  });

  test('[DS-146] to an unknown cell is refused like one to a wall, in the dark', () => {
    const hand = new Hand(example('12'));
    const [unknown, wall] = [ask(hand, [17, 3]), ask(hand, [0, 0])];
    expect(unknown).toEqual(wall);
    expect(codeOf(hand, [17, 3])).toBe('no-known-path');
    expect(codeOf(hand, [400, 400])).toBe('no-known-path');
  });

  test('[DS-480] hostile arguments get one sentence', () => {
    const hand = new Hand(example('12'));
    for (const cell of [null, 'here', [1], [1, 2, 3], [1.5, 1], ['1', '1'], {}])
      expect(codeOf(hand, cell)).toBe('bad-argument');
    expect(game.questions!.route!(hand.deck, hand.state, 'player', null).ok).toBe(false);
  });
});
