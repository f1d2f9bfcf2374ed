// Numbers inside, ids outside: cards, things and what a modifier's source names.

import { describe, expect, test } from 'vitest';
import { cardId, cardNumber, indexOf, kindOf, thingCode, thingId, towerOf } from '../../src/rules/ids.ts';
import { POI_KINDS } from '../../src/shape/names.ts';
import type { State } from '../../src/shape/state.ts';

const deckOf = (count: number): State => ({ types: Array.from({ length: count }, () => 0) }) as unknown as State;

describe('ids', () => {
  test('[DD-030] every card of the run has its number before anybody asked for its id, and no other id has one', () => {
    expect(cardNumber(deckOf(777), 'c777')).toBe(776);
    expect(cardNumber(deckOf(777), 'c778')).toBe(-1);
    expect(cardNumber(deckOf(0), 'c001')).toBe(-1);
    expect(cardNumber(deckOf(9), 'c1')).toBe(-1);
    for (const card of [0, 1, 98, 99, 776]) expect(cardNumber(deckOf(777), cardId(card))).toBe(card);
    expect([0, 9, 99, 999].map(cardId)).toEqual(['c001', 'c010', 'c100', 'c1000']);
  });

  test('[DD-614] a thing is its kind and its count, up to the last there can be', () => {
    POI_KINDS.forEach((_, kind) => {
      for (const index of [0, 1, 2, 127, 253, 254, 255]) {
        const code = thingCode(kind, index);
        expect([kindOf(code), indexOf(code)]).toEqual([kind, index]);
      }
    });
    expect(POI_KINDS.map((kind) => thingId(kind, 11))).toEqual(['D12', 'S12', 'C12', 'T12', 'Q12']);
  });

  test('[DD-614] a source names a tower by its id, and nothing else is a tower', () => {
    expect(['T1', 'T12'].map(towerOf)).toEqual([0, 11]);
    for (const source of ['', 'T', 'T1x', 'S1', 'Tide', 'xT1', 'Throttled']) expect(towerOf(source)).toBe(-1);
  });
});
