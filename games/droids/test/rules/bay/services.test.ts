// Cosmic Rays, Buffer Overflow, Scrubber and quarantine.

import { describe, expect, test } from 'vitest';
import { cardId } from '../../../src/rules/ids.ts';
import { addModifier, modifierOf } from '../../../src/rules/modifiers.ts';
import { ownedCards } from '../../../src/rules/piles.ts';
import { RARITIES } from '../../../src/shape/names.ts';
import type { Ruleset } from '../../../src/shape/ruleset.ts';
import { type Bench, type Part, play, purse, refusalOf, typesOf } from '../../bench.ts';

import { inBay } from './inBay.ts';

const remastered = { ruleset: 'remastered' } as const;

describe('Cosmic Rays', () => {
  const gambling = (part: Part = {}) => {
    const bench = inBay(part);
    play(bench, { type: 'startGamble' });
    return bench;
  };

  test('[DD-398] five Energy for six cards', () => {
    const bench = inBay();
    expect(typesOf(play(bench, { type: 'startGamble' }))).toEqual(['currencyChanged', 'gambleStarted', 'phaseChanged']);
    expect([purse(bench, 'Energy'), bench.state.booster!.length, bench.state.canGamble]).toEqual([55, 6, false]);
    expect(refusalOf(inBay({ currencies: { Energy: 4 } }), { type: 'startGamble' })).toBe('not-enough-energy');
  });

  test('[DD-399] [DD-400] rarity weights of the booster', () => {
    expect(inBay().world.rules.numbers.gamble.weights).toEqual([108, 36, 12, 3, 1]);
    expect(inBay(remastered).world.rules.numbers.gamble.weights).toEqual([40, 30, 20, 8, 2]);
    const tuned = (rules: Ruleset): Ruleset => ({
      ...rules,
      numbers: { ...rules.numbers, gamble: { ...rules.numbers.gamble, weights: [0, 0, 0, 1, 0] } },
    });
    const bench = gambling({ tuned });
    expect(bench.state.booster!.every((offer) => bench.world.cardTypes[offer!.type]!.spec.rarity === 'Rare')).toBe(
      true,
    );
    // Six cards of three types: repeats are possible.
    expect(new Set(bench.state.booster!.map((offer) => offer!.type)).size).toBeLessThan(6);
  });

  test('[DD-401] [DD-402] [DD-403] buffs and debuffs in sixteenths, independent, permanent', () => {
    const { difficulties } = inBay().world.rules;
    expect(['Easy', 'Medium', 'Hard'].map((d) => difficulties[d as 'Easy'].buff16)).toEqual([4, 3, 2]);
    expect(['Easy', 'Medium', 'Hard'].map((d) => difficulties[d as 'Easy'].debuff16)).toEqual([2, 3, 4]);
    const always = gambling({
      tuned: (rules) => ({
        ...rules,
        difficulties: { ...rules.difficulties, Easy: { ...rules.difficulties.Easy, buff16: 16, debuff16: 16 } },
      }),
    });
    always.script.booster = [];
    for (const offer of always.state.booster!) {
      const [buff, debuff] = offer!.modifiers;
      expect(['Effective', 'Optimized', 'Efficient', 'Persistent']).toContain(buff!.kind);
      expect(['Corrupt', 'Unreliable', 'RaceCondition', 'Throttled']).toContain(debuff!.kind);
      expect([buff!.duration, buff!.source]).toEqual(['Permanent', 'booster']);
    }
  });

  test('[DD-404] per card: rarity, type, buff roll, buff, debuff roll, debuff', () => {
    const bench = inBay({ seed: 'ORDER' });
    const drawn: string[] = [];
    const spy = {
      ...bench,
      tape: {
        ...bench.tape,
        dice: (name: string) => {
          const real = bench.tape.dice(name);
          return {
            ...real,
            weighted: (w: readonly number[]) => {
              drawn.push('weighted');
              return real.weighted(w);
            },
            chance: (a: number, b: number) => {
              drawn.push('chance');
              return real.chance(a, b);
            },
            pick: <T>(list: readonly T[]) => {
              drawn.push('pick');
              return real.pick(list);
            },
          };
        },
      },
    };
    play(spy, { type: 'startGamble' });
    const pattern = /^((weighted pick chance (pick )?chance (pick )?){6})$/;
    expect(`${drawn.join(' ')} `).toMatch(pattern);
  });

  test('[DD-405] [DD-499] a card is taken for nothing, with its modifiers', () => {
    const bench = gambling();
    const offer = bench.state.booster![2]!;
    play(bench, { type: 'takeBooster', slot: 2 });
    expect(bench.state.cards.at(-1)).toEqual(offer.modifiers);
    expect([bench.state.types.at(-1), purse(bench, 'Energy')]).toEqual([offer.type, 55]);
    expect(refusalOf(bench, { type: 'takeBooster', slot: 2 })).toBe('slot-empty');
    expect(refusalOf(bench, { type: 'takeBooster', slot: 6 })).toBe('bad-index');
  });

  test('[DD-406] [DD-410] (classic) all six may be taken; the phase waits', () => {
    const bench = gambling();
    for (let slot = 0; slot < 6; slot++) play(bench, { type: 'takeBooster', slot });
    expect(bench.state.phase).toBe('Gamble');
  });

  test('[DD-407] (remastered) two at the most', () => {
    const bench = gambling(remastered);
    play(bench, { type: 'takeBooster', slot: 0 });
    play(bench, { type: 'takeBooster', slot: 1 });
    expect(refusalOf(bench, { type: 'takeBooster', slot: 2 })).toBe('booster-limit');
    expect(bench.state.phase).toBe('Gamble');
  });

  test('[DD-408] (remastered) a worthless booster is mended by one clean Uncommon', () => {
    const tuned = (rules: Ruleset): Ruleset => ({
      ...rules,
      difficulties: { ...rules.difficulties, Easy: { ...rules.difficulties.Easy, buff16: 0 } },
      numbers: { ...rules.numbers, gamble: { ...rules.numbers.gamble, weights: [1, 0, 0, 0, 0] } },
    });
    const rarities = (bench: Bench) =>
      bench.state.booster!.map((offer) => bench.world.cardTypes[offer!.type]!.spec.rarity);
    const bench = gambling({ ...remastered, tuned });
    expect(rarities(bench)).toEqual([...Array(5).fill('Common'), 'Uncommon']);
    expect(bench.state.booster!.at(-1)!.modifiers).toEqual([]);
    expect(rarities(gambling({ tuned }))).toEqual(Array(6).fill('Common'));
    // A buff is worth its rays on any card, with a fault beside it too.
    for (const debuff16 of [0, 16]) {
      const buffed = (rules: Ruleset): Ruleset => {
        const common = tuned(rules);
        const Easy = { ...common.difficulties.Easy, buff16: 16, debuff16 };
        return { ...common, difficulties: { ...common.difficulties, Easy } };
      };
      expect(rarities(gambling({ ...remastered, tuned: buffed }))).toEqual(Array(6).fill('Common'));
    }
    // Clean Uncommons are worth their rays: nothing is drawn for them once more.
    const plain = (rules: Ruleset): Ruleset => ({
      ...rules,
      difficulties: { ...rules.difficulties, Easy: { ...rules.difficulties.Easy, buff16: 0, debuff16: 0 } },
      numbers: { ...rules.numbers, gamble: { ...rules.numbers.gamble, weights: [0, 0, 1, 0, 0] } },
    });
    const unfair = (rules: Ruleset): Ruleset => {
      const calm = plain(rules);
      return { ...calm, numbers: { ...calm.numbers, gamble: { ...calm.numbers.gamble, isFair: false } } };
    };
    const drawn = (tune: typeof plain) => gambling({ ...remastered, tuned: tune }).state.booster;
    expect(drawn(plain)).toEqual(drawn(unfair));
  });

  test('[DD-409] leaving keeps the shop and loses the rest', () => {
    const bench = inBay();
    const { shop } = bench.state;
    play(bench, { type: 'startGamble' });
    expect(typesOf(play(bench, { type: 'stopGamble' }))).toEqual(['gambleStopped', 'phaseChanged']);
    expect([bench.state.shop, bench.state.booster, bench.state.phase]).toEqual([shop, null, 'Improve']);
  });
});

describe('Buffer Overflow', () => {
  test('[DD-411] ten Energy, a shuffle, a hand', () => {
    const bench = inBay();
    const events = play(bench, { type: 'startBufferOverflow' });
    expect(typesOf(events)).toEqual([
      'currencyChanged',
      'bufferOverflowStarted',
      'deckShuffled',
      'handDrawn',
      'phaseChanged',
    ]);
    expect([purse(bench, 'Energy'), bench.state.hand.length]).toEqual([50, purse(bench, 'HandSize')]);
    expect(refusalOf(inBay({ currencies: { Energy: 9 } }), { type: 'startBufferOverflow' })).toBe('not-enough-energy');
  });

  test('[DD-412] [DD-414] one hand card is gone for good, the others go back', () => {
    const bench = inBay();
    play(bench, { type: 'startBufferOverflow' });
    const [first, second] = bench.state.hand;
    expect(refusalOf(bench, { type: 'destroyCard', card: cardId(bench.state.pile[0]!) })).toBe('unknown-card');
    expect(typesOf(play(bench, { type: 'destroyCard', card: cardId(first!) }))).toEqual([
      'cardDestroyed',
      'bufferOverflowStopped',
      'phaseChanged',
    ]);
    expect(ownedCards(bench.state)).not.toContain(first);
    expect(bench.state.pile).toContain(second);
    expect([bench.state.hand, bench.state.phase]).toEqual([[], 'Improve']);
  });

  test('[DD-412] a card that is gone leaves nothing behind', () => {
    const bench = inBay();
    play(bench, { type: 'startBufferOverflow' });
    const [first] = bench.state.hand;
    addModifier(bench, 'card', first!, modifierOf('Throttled', 'Permanent', 'Latency'));
    play(bench, { type: 'destroyCard', card: cardId(first!) });
    expect(bench.state.cards[first!]).toEqual([]);
  });

  test('[DD-413] leaving refunds nothing', () => {
    const bench = inBay();
    play(bench, { type: 'startBufferOverflow' });
    play(bench, { type: 'stopBufferOverflow' });
    expect([purse(bench, 'Energy'), bench.state.hand, bench.state.pile.length]).toEqual([
      50,
      [],
      bench.state.types.length,
    ]);
  });

  test('[DD-058] never below 12 cards', () => {
    const bench = inBay({ deck: Array.from({ length: 12 }, () => 'NoOp') }, []);
    play(bench, { type: 'startBufferOverflow' });
    expect(refusalOf(bench, { type: 'destroyCard', card: cardId(bench.state.hand[0]!) })).toBe('deck-too-small');
  });
});

describe('repair (remastered)', () => {
  const damaged = (part: Part = {}) => {
    const bench = inBay({ ...remastered, ...part });
    bench.state.cards = bench.state.cards.with(0, [
      modifierOf('Corrupt', 'Permanent', 'Bitflip'),
      { ...modifierOf('Worn', 'Permanent', 'wear'), stacks: 3 },
      modifierOf('Optimized', 'Permanent', 'booster'),
    ]);
    bench.state.cards = bench.state.cards.with(1, [modifierOf('Throttled', 'Permanent', 'Latency')]);
    return bench;
  };
  const scrub = { type: 'scrub', card: 'c001', modifier: { kind: 'Corrupt', source: 'Bitflip' } } as const;

  test('[DD-418] one named modifier goes, or all of Worn', () => {
    const bench = damaged();
    expect(typesOf(play(bench, scrub))).toEqual(['currencyChanged', 'modifierRemoved', 'cardScrubbed']);
    play(bench, { type: 'scrub', card: 'c001', modifier: { kind: 'Worn' } });
    expect(bench.state.cards[0]!.map(({ kind }) => kind)).toEqual(['Optimized']);
  });

  test('[DD-418] all wear goes as one, what the level wrote and what came of use', () => {
    const bench = damaged();
    const wear = (source: string) => modifierOf('Worn', 'Permanent', source);
    bench.state.cards = bench.state.cards.with(0, [wear('level'), wear('wear')]);
    expect(typesOf(play(bench, { type: 'scrub', card: 'c001', modifier: { kind: 'Worn', source: 'wear' } }))).toEqual([
      'currencyChanged',
      'modifierRemoved',
      'modifierRemoved',
      'cardScrubbed',
    ]);
    expect(bench.state.cards[0]).toEqual([]);
  });

  test('[DD-419] 6, 8, 10 Energy; Stability and tokens leave the price', () => {
    const bench = damaged({ currencies: { Stability: 2 } });
    play(bench, { ...scrub, payWith: 'stability' });
    expect([purse(bench, 'Energy'), purse(bench, 'Stability'), bench.state.scrubs]).toEqual([60, 0, 0]);
    bench.state.cleanseTokens = 1;
    play(bench, { type: 'scrub', card: 'c001', modifier: { kind: 'Worn' }, payWith: 'token' });
    expect([purse(bench, 'Energy'), bench.state.cleanseTokens]).toEqual([60, 0]);
    play(bench, { type: 'scrub', card: 'c002', modifier: { kind: 'Throttled', source: 'Latency' } });
    bench.state.cards = bench.state.cards.with(1, [modifierOf('Throttled', 'Permanent', 'Latency')]);
    play(bench, { type: 'scrub', card: 'c002', modifier: { kind: 'Throttled', source: 'Latency' } });
    expect(purse(bench, 'Energy')).toBe(60 - 6 - 8);
  });

  test('[DD-420] refusals', () => {
    const bench = damaged({ currencies: { Energy: 5 } });
    expect(refusalOf(bench, scrub)).toBe('not-enough-energy');
    expect(refusalOf(bench, { ...scrub, payWith: 'stability' })).toBe('not-enough-stability');
    expect(refusalOf(bench, { ...scrub, payWith: 'token' })).toBe('no-token');
    expect(refusalOf(bench, { ...scrub, modifier: { kind: 'Optimized', source: 'booster' } })).toBe('no-modifier');
    expect(refusalOf(bench, { ...scrub, modifier: { kind: 'Corrupt', source: 'x' } })).toBe('no-modifier');
    expect(refusalOf(bench, { ...scrub, card: 'c999' })).toBe('unknown-card');
  });

  test('[DD-421] [DD-337] quarantine: out for a day, back without the modifier and without Worn', () => {
    const bench = damaged();
    const quarantine = { ...scrub, type: 'quarantine' } as const;
    expect(typesOf(play(bench, quarantine))).toEqual(['currencyChanged', 'cardQuarantined']);
    expect([purse(bench, 'Energy'), ownedCards(bench.state).includes(0)]).toEqual([57, false]);
    expect(
      refusalOf(bench, { type: 'quarantine', card: 'c002', modifier: { kind: 'Throttled', source: 'Latency' } }),
    ).toBe('already-used');
    play(bench, { type: 'previewProgram' });
    expect(bench.state.hand.includes(0) || bench.state.pile.includes(0)).toBe(false);
    play(bench, { type: 'runProgram', tape: [] });
    const events = play(bench, { type: 'nextAssignment' });
    expect(events).toContainEqual({ type: 'cardReleased', card: 'c001' });
    expect(bench.state.cards[0]!.map(({ kind }) => kind)).toEqual(['Optimized']);
    expect(bench.state.pile).toContain(0);
  });

  test('[DD-421] [DD-058] its refusals', () => {
    const bench = damaged({ currencies: { Energy: 2 } });
    const quarantine = { ...scrub, type: 'quarantine' } as const;
    expect(refusalOf(bench, quarantine)).toBe('not-enough-energy');
    expect(refusalOf(bench, { ...quarantine, modifier: { kind: 'Pest', source: 'x' } })).toBe('no-modifier');
    expect(refusalOf(bench, { ...quarantine, card: 'c099' })).toBe('unknown-card');
    const small = inBay({ ...remastered, deck: Array.from({ length: 12 }, () => 'NoOp') }, []);
    small.state.cards = small.state.cards.with(0, [modifierOf('Corrupt', 'Permanent', 'Bitflip')]);
    expect(refusalOf(small, quarantine)).toBe('deck-too-small');
  });

  test('[DD-423] lasting damage has four ways out', () => {
    const types = inBay(remastered).world.cardTypes.map(({ spec }) => spec.type);
    expect(types).toContain('ReflashFirmware');
    const bench = damaged();
    expect(refusalOf(bench, scrub)).toBe(null);
    expect(refusalOf(bench, { ...scrub, type: 'quarantine' })).toBe(null);
    expect(refusalOf(bench, { type: 'startBufferOverflow' })).toBe(null);
  });

  test('[DD-424] two contracts of different tags; everything else waits', () => {
    for (const seed of ['A', 'B', 'C', 'D', 'E']) {
      const bench = inBay({ ...remastered, seed }, ['Move'], null);
      const [one, two] = bench.state.contractOffer!.map((contract) => bench.world.rules.contracts[contract]!.tag);
      expect(one).not.toBe(two);
      for (const type of ['previewProgram', 'startGamble', 'startBufferOverflow', 'reroll'])
        expect(refusalOf(bench, { type })).toBe('contract-pending');
      expect(refusalOf(bench, { type: 'concede' })).toBe(null);
      expect(refusalOf(bench, { type: 'chooseContract', index: 2 })).toBe('bad-index');
    }
    expect(RARITIES).toHaveLength(5);
  });
});
