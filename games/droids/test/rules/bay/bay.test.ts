// The repair bay: its shop.

import { describe, expect, test } from 'vitest';
import { cardId } from '../../../src/rules/ids.ts';
import type { LevelCard } from '../../../src/shape/level.ts';
import type { Ruleset } from '../../../src/shape/ruleset.ts';
import { viewOf } from '../../../src/view.ts';
import { type Bench, BOTH, eventsOf, type Part, play, purse, refusalOf, typesOf } from '../../bench.ts';

import { inBay } from './inBay.ts';

const remastered = { ruleset: 'remastered' } as const;

const offers = (bench: Bench): readonly string[] =>
  bench.state.shop!.map((type) => bench.world.cardTypes[type]!.spec.type);

describe('shop', () => {
  test('[DD-382] [DD-385] five different types, none with a modifier', () => {
    for (const ruleset of BOTH)
      for (const seed of ['A', 'B', 'C']) {
        const bench = inBay({ ruleset, seed });
        expect(new Set(bench.state.shop).size).toBe(5);
        play(bench, { type: 'buyCard', slot: 0 });
        expect(bench.state.cards.at(-1)).toEqual([]);
      }
  });

  test('[DD-382] (remastered) closed until a contract is chosen', () => {
    const bench = inBay(remastered, ['Move'], null);
    expect(bench.state.shop).toBe(null);
    expect(typesOf(play(bench, { type: 'chooseContract', index: 1 }))).toContain('shopOpened');
  });

  test('[DD-383] [DD-544] rarity by weight, then uniformly: the draws in order', () => {
    const tuned = (rules: Ruleset): Ruleset => ({
      ...rules,
      numbers: { ...rules.numbers, shop: { ...rules.numbers.shop, weights: [0, 0, 0, 1, 0] } },
    });
    // Three Rare types in classic: the other two offers have to come from elsewhere.
    const rare = inBay({
      tuned: (rules) => ({
        ...tuned(rules),
        numbers: { ...tuned(rules).numbers, shop: { ...tuned(rules).numbers.shop, offers: 3 } },
      }),
    });
    expect(rare.state.shop!.every((type) => rare.world.cardTypes[type]!.spec.rarity === 'Rare')).toBe(true);
    const usual = inBay().world.rules.numbers.shop.weights;
    expect(usual).toEqual([108, 36, 12, 3, 1]);
  });

  test('[DD-384] a rarity that is sold out has no weight', () => {
    const tuned = (rules: Ruleset): Ruleset => ({
      ...rules,
      numbers: { ...rules.numbers, shop: { ...rules.numbers.shop, weights: [1, 0, 0, 1_000_000, 0] } },
    });
    const bench = inBay({ tuned });
    const rarities = bench.state.shop!.map((type) => bench.world.cardTypes[type]!.spec.rarity);
    expect(rarities.filter((rarity) => rarity === 'Rare')).toHaveLength(3);
    expect(rarities.filter((rarity) => rarity === 'Common')).toHaveLength(2);
  });

  test('[DD-386] [DD-498] [DD-393] a card is paid by its type, joins the pile with the next id, and its slot is empty', () => {
    const bench = inBay();
    const type = bench.state.shop![1]!;
    const { shopCost } = bench.world.cardTypes[type]!.spec;
    const id = cardId(bench.state.types.length);
    expect(typesOf(play(bench, { type: 'buyCard', slot: 1 }))).toEqual(['currencyChanged', 'cardBought']);
    expect(purse(bench, 'Energy')).toBe(60 - shopCost);
    expect(eventsOf(bench, 'cardBought')).toMatchObject([{ card: id, slot: 1 }]);
    expect(bench.state.pile.at(-1)).toBe(bench.state.types.length - 1);
    for (const slot of [0, 2, 3, 4])
      if (refusalOf(bench, { type: 'buyCard', slot }) === null) play(bench, { type: 'buyCard', slot });
    expect(refusalOf(bench, { type: 'buyCard', slot: 1 })).toBe('slot-empty');
  });

  test('[DD-387] refusals', () => {
    const bench = inBay({ currencies: { Energy: 0 } });
    expect(refusalOf(bench, { type: 'buyCard', slot: 0 })).toBe('not-enough-energy');
    expect(refusalOf(bench, { type: 'buyCard', slot: 5 })).toBe('bad-index');
    expect(
      refusalOf(
        inBay(
          {},
          Array.from({ length: 40 }, () => 'NoOp'),
        ),
        { type: 'buyCard', slot: 0 },
      ),
    ).toBe('deck-full');
  });

  test('[DD-388] [DD-389] rerolls cost 1, 2, 3 and bring five new offers, bought slots included', () => {
    const bench = inBay();
    play(bench, { type: 'buyCard', slot: 0 });
    const before = purse(bench, 'Energy');
    for (let i = 0; i < 3; i++)
      expect(typesOf(play(bench, { type: 'reroll' }))).toEqual(['currencyChanged', 'shopRerolled']);
    expect(purse(bench, 'Energy')).toBe(before - 6);
    expect(new Set(offers(bench)).size).toBe(5);
    expect(refusalOf(inBay({ currencies: { Energy: 0 } }), { type: 'reroll' })).toBe('not-enough-energy');
  });

  test('[DD-390] (remastered) a token pays for one and the price stays', () => {
    const bench = inBay(remastered);
    expect(refusalOf(bench, { type: 'reroll', payWith: 'token' })).toBe('no-token');
    bench.state.rerollTokens = 1;
    play(bench, { type: 'reroll', payWith: 'token' });
    expect([purse(bench, 'Energy'), bench.state.rerollCount, bench.state.rerollTokens]).toEqual([60, 0, 0]);
  });

  test('[DD-394] [DD-396] (remastered) contract, robot and deck pull within a rarity', () => {
    const share = (part: Part, hand: readonly LevelCard[], tag: string, contract: string) => {
      let found = 0;
      for (let seed = 0; seed < 40; seed++) {
        const bench = inBay({ ...remastered, ...part, seed: `W${seed}` }, hand, contract);
        for (const type of bench.state.shop!.slice(0, 4)) if (bench.world.cardTypes[type]!.spec.tag === tag) found++;
      }
      return found;
    };
    expect(share({}, ['Move'], 'stability', 'CleanRoom')).toBeGreaterThan(
      share({}, ['Move'], 'stability', 'ExpressLane'),
    );
    const { robots } = inBay(remastered).world.rules;
    expect([robots.Vintage.tags, robots.Analyst.tags, robots.Courier.tags, robots.Ranger.tags]).toEqual([
      [],
      ['stability', 'memory'],
      ['logistics', 'mobility'],
      ['economy', 'stability'],
    ]);
    const { shop } = inBay(remastered).world.rules.numbers;
    expect([shop.base, shop.contractBonus, shop.robotBonus, shop.deckBonus]).toEqual([4, 8, 2, 2]);
  });

  test('[DD-395] [DD-425] (remastered) the fifth offer has the contract’s tag', () => {
    for (const [contract, tag] of [
      ['ExpressLane', 'mobility'],
      ['HeavyHauler', 'logistics'],
      ['Cartographer', 'memory'],
    ] as const)
      for (const seed of ['A', 'B', 'C', 'D']) {
        const bench = inBay({ ...remastered, seed }, ['Move'], contract);
        expect(bench.world.cardTypes[bench.state.shop![4]!]!.spec.tag).toBe(tag);
        play(bench, { type: 'reroll' });
        expect(bench.world.cardTypes[bench.state.shop![4]!]!.spec.tag).toBe(tag);
      }
  });

  test('[DD-395] (remastered) with nothing of the contract’s tag to offer the fifth is drawn like the others', () => {
    const none = (rules: Ruleset): Ruleset => ({
      ...rules,
      numbers: { ...rules.numbers, shop: { ...rules.numbers.shop, contractWeights: [0, 0, 0, 0, 0] } },
    });
    for (const seed of ['A', 'B', 'C']) {
      const bench = inBay({ ...remastered, seed, tuned: none }, ['Move'], 'Cartographer');
      expect(new Set(offers(bench)).size).toBe(5);
    }
  });

  test('[DD-397] the exact chance of each rarity is shown', () => {
    const bench = inBay();
    expect(viewOf(bench.world, bench.state).shop!.odds.map(({ num, den }) => [num, den])).toEqual([
      [108, 160],
      [36, 160],
      [12, 160],
      [3, 160],
      [1, 160],
    ]);
  });

  test('[DD-392] gamble and overflow once a day', () => {
    const bench = inBay();
    play(bench, { type: 'startGamble' });
    play(bench, { type: 'stopGamble' });
    expect(refusalOf(bench, { type: 'startGamble' })).toBe('already-used');
    play(bench, { type: 'startBufferOverflow' });
    play(bench, { type: 'stopBufferOverflow' });
    expect(refusalOf(bench, { type: 'startBufferOverflow' })).toBe('already-used');
  });
});
