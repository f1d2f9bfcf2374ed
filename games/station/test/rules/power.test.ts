// Room power and maintenance terminals, and the limited power of brownout.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { loadOf } from '../../src/rules/power.ts';
import { VAULT } from '../kit/decks.ts';
import { example } from '../kit/examples.ts';
import { Hand, levelOf, types } from '../kit/kit.ts';

const vault = () => new Hand(levelOf(VAULT));
const inVault = () => {
  const hand = vault();
  hand.play('power t1 vault on', 'EEEEESSEE');
  return hand;
};

describe('what is on at the start', () => {
  test('[DS-039] [DS-040] the doors of the start room alone, and no camera', () => {
    const hand = vault();
    expect(['dock', 'vault', 'lobby'].map((room) => hand.isOn(room))).toEqual([true, false, false]);
    expect(['dock', 'vault', 'lobby'].map((room) => hand.isOn(room, 'cctv'))).toEqual([false, false, false]);
  });

  test('[DS-037] [DS-039] [DS-040] or what the file says', () => {
    const hand = new Hand(levelOf(VAULT.replace('"Vault" at 8,1', '"Vault" at 8,1 doors=on cctv=on why=authored')));
    expect([hand.isOn('vault'), hand.isOn('vault', 'cctv')]).toEqual([true, true]);
  });
});

describe('terminals', () => {
  test('[DS-047] [DS-048] control their own room and those adjacent, no other', () => {
    const hand = vault();
    expect(hand.refusal('power t1 dock off')).toBeNull();
    expect(hand.refusal('power t1 vault on')).toBeNull();
    expect(hand.refusal('power t1 lobby on')).toBe('room-not-controlled');
    expect(hand.refusal('cctv t1 lobby on')).toBe('room-not-controlled');
    expect(inVault().refusal('power t2 lobby on')).toBeNull();
  });

  test('[DS-264] what the file lists gives no power', () => {
    const long = VAULT.replace('[items]', '[terminals]\nt1 at 1,2 controls=dock,lobby,vault\n[items]');
    expect(new Hand(levelOf(long)).refusal('power t1 lobby on')).toBe('room-not-controlled');
  });

  test('[DS-139] a room that does not exist is answered like one that is not controlled', () => {
    const hand = vault();
    expect(hand.refusal('power t1 nowhere on')).toBe('room-not-controlled');
    expect(hand.why('power t1 nowhere on').replace('nowhere', 'lobby')).toBe(hand.why('power t1 lobby on'));
  });

  test('[DS-049] [DS-050] a switch sets its state and says so', () => {
    const hand = vault();
    const doors = hand.play('power t1 vault on');
    expect(doors.events[0]).toEqual({ type: 'doorPowerChanged', room: 'vault', on: true, terminal: 't1' });
    expect([hand.isOn('vault'), hand.isOn('vault', 'cctv')]).toEqual([true, false]);
    const camera = hand.play('cctv t1 vault on');
    expect(camera.events[0]).toEqual({ type: 'cctvPowerChanged', room: 'vault', on: true, terminal: 't1' });
    expect([hand.isOn('vault'), hand.isOn('vault', 'cctv')]).toEqual([true, true]);
    expect(hand.play('cctv t1 vault off').events[0]).toMatchObject({ on: false });
    expect(hand.isOn('vault', 'cctv')).toBe(false);
    expect(hand.state.airUsed).toBe(3 * content.balance.cost.power);
  });

  test('[DS-049] [DS-063] [DS-064] work from an access cell in their own room only', () => {
    const hand = vault();
    hand.play('EE');
    expect(hand.refusal('power t1 vault on')).toBe('not-adjacent');
    hand.play('WW');
    expect(hand.refusal('power t1 vault on')).toBeNull();
    // A terminal beside a door and beside another room is not operated from there.
    const outside = new Hand(
      levelOf(`
par 9 exact
[map]
########
#@.+M.>#
#..#...#
########
[rooms]
dock "Dock" at 1,1
lobby "Lobby" at 4,1 doors=on why=authored
[doors]
d0 at 3,1 room=dock locked=no
`),
    );
    outside.play('EE');
    expect(outside.at).toEqual([3, 1]);
    expect(outside.refusal('power t1 lobby off')).toBe('not-adjacent');
  });

  test('[DS-051] a state set to what it is already is refused', () => {
    const hand = vault();
    expect(hand.refusal('power t1 dock on')).toBe('no-change');
    expect(hand.refusal('cctv t1 dock off')).toBe('no-change');
    hand.play('power t1 vault on');
    expect(hand.refusal('power t1 vault on')).toBe('no-change');
  });

  test('[DS-052] need no power themselves', () => {
    const hand = vault();
    hand.play('power t1 dock off');
    expect(types(hand.play('power t1 dock on'))).toContain('doorPowerChanged');
  });

  test('[DS-053] two in one room are equals', () => {
    const hand = new Hand(levelOf(VAULT.replace('#Mk.##', '#MkM##')));
    hand.play('power t1 vault on', 'EE');
    expect(hand.refusal('power t2 vault off')).toBeNull();
    expect(hand.refusal('power t2 lobby on')).toBe('room-not-controlled');
    hand.play('power t2 vault off');
    expect(hand.isOn('vault')).toBe(false);
  });
});

describe('switching', () => {
  test('[DS-041] knows no budget in the base game', () => {
    const hand = inVault();
    hand.play('power t2 lobby on', 'cctv t2 lobby on', 'cctv t2 vault on');
    expect(hand.isOn('dock') && hand.isOn('vault') && hand.isOn('lobby')).toBe(true);
  });

  test('[DS-042] [DS-043] off while inside is legal, and undone on the spot', () => {
    const hand = inVault();
    hand.play('power t2 vault off');
    expect(hand.at).toEqual([8, 3]);
    expect(hand.refusal('W')).toBe('door-unpowered');
    hand.play('power t2 vault on', 'W');
    expect(hand.at).toEqual([7, 3]);
  });

  test('[DS-044] is never possible from a door cell', () => {
    const hand = inVault();
    hand.play('W');
    expect(hand.at).toEqual([7, 3]);
    for (const action of hand.legal) expect(action.type).not.toBe('setDoorPower');
  });

  test('[DS-045] has nothing to do with generators', () => {
    const hand = new Hand(example('10'));
    hand.play('EEEEE', 'search f1', 'SWWW', 'battery g1', 'battery g1');
    expect(hand.isOn('hall')).toBe(true);
    const { doorsOn, cctvOn } = hand.state;
    expect([...doorsOn, ...cctvOn]).toEqual([1, 0]);
  });
});

describe('brownout', () => {
  const halfLight = (limit: number) =>
    new Hand({ ...example('12'), power: { limited: limit }, view: 'blueprint', par: { air: 75, exact: true } });

  test('[DS-329] the load is a unit for each door of a room that is on, and one for each camera', () => {
    const hand = halfLight(8);
    expect(loadOf(hand.deck, hand.state)).toBe(2);
    hand.play('S', 'power t1 lab on');
    expect(loadOf(hand.deck, hand.state)).toBe(5);
    hand.play('cctv t1 store on');
    expect(loadOf(hand.deck, hand.state)).toBe(6);
    hand.play('power t1 dock off');
    expect(loadOf(hand.deck, hand.state)).toBe(4);
  });

  test('[DS-329] [DS-139] switching on beyond capacity is refused with the load', () => {
    const hand = halfLight(5);
    hand.play('S', 'power t1 lab on');
    expect(hand.refusal('power t1 store on')).toBe('capacity');
    expect(hand.refusal('cctv t1 dock on')).toBe('capacity');
    expect(hand.why('power t1 store on')).toMatch(/2 to a load of 5.*bears 5/);
    expect(hand.refusal('power t1 lab on')).toBe('no-change');
    expect(hand.refusal('power t1 lobby on')).toBe('room-not-controlled');
    hand.play('power t1 lab off', 'power t1 store on');
    expect(loadOf(hand.deck, hand.state)).toBe(4);
    hand.play('cctv t1 dock on');
    expect(loadOf(hand.deck, hand.state)).toBe(5);
  });

  test('[DS-329] reaching the capacity exactly is allowed', () => {
    expect(halfLight(5).play('S', 'power t1 lab on').events[0]).toMatchObject({ room: 'lab', on: true });
    const weak = halfLight(4);
    weak.play('S');
    expect(weak.refusal('power t1 lab on')).toBe('capacity');
  });

  test('[DS-330] generators do not change the capacity', () => {
    const hand = halfLight(10);
    hand.play('S', 'power t1 lab on', 'power t1 store on', 'EEEEEEE', 'power t3 lobby on', 'power t3 plant on');
    hand.play('EEE', 'search f2', 'WSSSSSWSW', 'search f4', 'W', 'fix h1', 'WWW', 'search f3', 'EEEEE');
    const before = hand.deck.capacity;
    hand.play('battery g1', 'battery g1');
    expect(hand.deck.capacity).toBe(before);
    expect(loadOf(hand.deck, hand.state)).toBe(10);
  });
});
