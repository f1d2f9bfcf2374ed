// Doors, locks and keycards.

import { describe, expect, test } from 'vitest';
import { VAULT } from '../kit/decks.ts';
import { Hand, levelOf, types } from '../kit/kit.ts';

const vault = () => new Hand(levelOf(VAULT));
/** With both doors of the vault locked. */
const sealed = () => new Hand(levelOf(VAULT.replace('######,+.M', '######,=.M')));

describe('stepping on a door', () => {
  test('[DS-025] needs power and no lock, both', () => {
    const hand = vault();
    hand.play('EEEEE');
    expect(hand.refusal('E')).toBe('door-unpowered');
    hand.play('WWWWW', 'power t1 vault on', 'EEEEE');
    expect(hand.at).toEqual([6, 1]);
    expect(hand.refusal('E')).toBe('door-locked');
    hand.play('SSE');
    expect(hand.at).toEqual([7, 3]);
  });

  test('[DS-025] needs the same from the inside', () => {
    const hand = vault();
    hand.play('power t1 vault on', 'EEEEESSEE', 'power t2 vault off');
    expect(hand.refusal('W')).toBe('door-unpowered');
    hand.play('NN');
    expect(hand.refusal('W')).toBe('door-unpowered');
    hand.play('SS', 'power t2 vault on', 'NN');
    expect(hand.refusal('W')).toBe('door-locked');
  });

  test('[DS-026] between two rooms is a matter of its owner alone', () => {
    const hand = vault();
    hand.play('power t1 vault on', 'EEEEESSEE', 'NNE');
    expect(hand.at).toEqual([9, 1]);
    expect(hand.refusal('E')).toBe('door-unpowered');
    hand.play('WSS', 'power t2 lobby on', 'power t2 vault off', 'NNEE');
    expect(hand.at).toEqual([10, 1]);
  });

  test('[DS-027] takes the power of either end of a corridor', () => {
    const hand = vault();
    hand.play('power t1 vault on', 'power t1 dock off', 'EE');
    expect(hand.refusal('E')).toBe('door-unpowered');
    hand.play('WW', 'power t1 dock on', 'EEE');
    expect(hand.at).toEqual([4, 1]);
  });

  test('[DS-028] one state of power serves all doors of a room', () => {
    const hand = new Hand(levelOf(VAULT.replace(',,=', ',,+')));
    hand.play('EEEEE');
    expect(hand.refusal('E')).toBe('door-unpowered');
    hand.play('SS');
    expect(hand.refusal('E')).toBe('door-unpowered');
    hand.play('NNWWWWW', 'power t1 vault on', 'EEEEE');
    expect(hand.refusal('E')).toBeNull();
    hand.play('SS');
    expect(hand.refusal('E')).toBeNull();
  });

  test('[DS-029] a lock is a matter of the single door', () => {
    const hand = vault();
    hand.play('power t1 vault on', 'EEEEE');
    expect(hand.refusal('E')).toBe('door-locked');
    hand.play('SSEE');
    expect(hand.at).toEqual([8, 3]);
  });
});

describe('keycards', () => {
  test('[DS-032] one use opens that one door for good', () => {
    const hand = sealed();
    hand.play('power t1 vault on', 'ES', 'NEEEE');
    expect(hand.refusal('key d3')).toBe('not-adjacent');
    const used = hand.play('key d1');
    expect(used.events[0]).toEqual({ type: 'doorUnlocked', door: 'd1', room: 'vault', by: 'keycard' });
    expect(types(used)).toEqual(['doorUnlocked', 'airSpent']);
    expect(hand.refusal('E')).toBeNull();
    hand.play('SS');
    expect(hand.refusal('E')).toBe('door-locked');
  });

  test('[DS-030] the card is kept and opens every locked door of its room', () => {
    const hand = sealed();
    hand.play('power t1 vault on', 'ESNEEEE', 'key d1');
    expect(hand.held('keycard:vault')).toBe(1);
    hand.play('SS', 'key d3', 'EE');
    expect(hand.at).toEqual([8, 3]);
    expect(hand.held('keycard:vault')).toBe(1);
  });

  test('[DS-031] a second copy changes nothing', () => {
    const two = VAULT.replace('#Mk.', '#Mkk').replace('[items]', '[items]\ni2 at 3,2 item=keycard:vault');
    const hand = new Hand(levelOf(two));
    hand.play('power t1 vault on', 'ESE');
    expect(hand.held('keycard:vault')).toBe(2);
    hand.play('NEEE', 'key d1');
    expect(hand.refusal('key d1')).toBe('door-not-locked');
    expect(hand.held('keycard:vault')).toBe(2);
  });

  test('[DS-032] a card can be used from either side, from a door cell too', () => {
    const inside = vault();
    inside.play('power t1 vault on', 'ESNEEEESSEE', 'NN');
    expect(inside.at).toEqual([8, 1]);
    expect(types(inside.play('key d1'))).toContain('doorUnlocked');
    const doors = `
air 50
par 9 exact
[map]
#########
#@k+=..>#
#M.######
#########
[rooms]
dock "Dock" at 1,1
lobby "Lift Lobby" at 5,1
[items]
i1 at 2,1 item=keycard:lobby
`;
    const between = new Hand(levelOf(doors));
    between.play('power t1 lobby on', 'EE');
    expect(between.at).toEqual([3, 1]);
    expect(types(between.play('key d1'))).toContain('doorUnlocked');
    between.play('E');
  });

  test('[DS-033] [DS-140] the reader asks for power before it asks for the card', () => {
    const hand = vault();
    hand.play('EEEEE');
    expect(hand.refusal('key d1')).toBe('reader-unpowered');
    hand.play('WWWWWESN', 'EEEE');
    expect(hand.held('keycard:vault')).toBe(1);
    expect(hand.refusal('key d1')).toBe('reader-unpowered');
  });

  test('[DS-140] what is not locked needs no card; without the card a lock stays', () => {
    const hand = vault();
    hand.play('power t1 vault on', 'EEEEE');
    expect(hand.refusal('key d1')).toBe('no-keycard');
    hand.play('SS');
    expect(hand.refusal('key d3')).toBe('door-not-locked');
    expect(hand.refusal('key d7')).toBe('unknown-target');
  });

  test('[DS-034] no door is ever locked again', () => {
    const hand = vault();
    hand.play('power t1 vault on', 'ESNEEEE', 'key d1', 'WWWWW', 'power t1 vault off', 'power t1 vault on', 'EEEEEEE');
    expect(hand.at).toEqual([8, 1]);
  });

  test('[DS-035] [DS-036] walking into a lock with the card in hand does not open it', () => {
    const hand = vault();
    hand.play('power t1 vault on', 'ESNEEEE');
    expect(hand.held('keycard:vault')).toBe(1);
    expect(hand.refusal('E')).toBe('door-locked');
    expect(hand.why('E')).toMatch(/use the keycard/);
  });
});
