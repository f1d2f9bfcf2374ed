// Actions: what they cost, in which order they are told, in which order they are refused, and what is legal.

import { digestOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, actionCodec } from '../../src/actions.ts';
import { content } from '../../src/data/content.ts';
import { legalNext } from '../../src/legal.ts';
import { refusalOf, refuseTurn } from '../../src/refuse.ts';
import { HAZARDS } from '../kit/decks.ts';
import { example } from '../kit/examples.ts';
import { Hand, levelOf, types } from '../kit/kit.ts';

const { cost } = content.balance;
const coldStart = () => new Hand(example('12'));

describe('refusals', () => {
  test('[DS-131] [DS-137] [DS-138] [DS-139] as worked example 13 tells them', () => {
    const hand = coldStart();
    expect(hand.state.air).toBe(164);
    expect(hand.refusal('N')).toBe('wall');
    expect(hand.refusal('power t1 lab on')).toBe('not-adjacent');
    hand.play('S');
    expect(hand.state.air).toBe(163);
    expect(hand.refusal('power t1 lobby on')).toBe('room-not-controlled');
    hand.play('power t1 lab on');
    expect(hand.state.air).toBe(162);
    expect(hand.refusal('power t1 lab on')).toBe('no-change');
    expect(hand.refusal('search f1')).toBe('not-adjacent');
    expect(hand.refusal('S')).toBe('blocked-by-entity');
    expect(hand.refusal('power t9 lab on')).toBe('unknown-target');
    expect(hand.state.air).toBe(162);
    const fresh = coldStart();
    fresh.play('EEE', 'S', 'EE');
    expect([fresh.at, fresh.state.airUsed]).toEqual([[6, 2], 6]);
    expect(fresh.refusal('E')).toBe('door-unpowered');
  });

  test('[DS-137] what has not been seen is answered like what is not there', () => {
    const hand = coldStart();
    const hidden = ['power t3 lab on', 'key d3', 'search f2', 'battery g1', 'fix h1'];
    const invented = ['power t99 lab on', 'key d99', 'search f99', 'battery g99', 'fix h99'];
    expect(hidden.map((line) => hand.refusal(line))).toEqual(hidden.map(() => 'unknown-target'));
    expect(hidden.map((line) => hand.why(line).replace(/[tdfgh]\d+/, ''))).toEqual(
      invented.map((line) => hand.why(line).replace(/[tdfgh]\d+/, '')),
    );
    const shown = new Hand({ ...example('12'), view: 'blueprint' });
    expect(hidden.map((line) => shown.refusal(line))).toEqual(hidden.map(() => 'not-adjacent'));
  });

  test('[DS-137] a thing of another kind is no such thing', () => {
    const hand = new Hand({ ...example('12'), view: 'open' });
    for (const line of [
      'search t1',
      'battery f1',
      'power g1 lab on',
      'control t1',
      'scan t1',
      'press g1 4',
      'code t1 123',
    ])
      expect(hand.refusal(line)).toBe('unknown-target');
    expect(hand.refusal('key t1')).toBe('unknown-target');
    expect(hand.refusal('fix d1')).toBe('unknown-target');
  });

  test('[DS-137] arguments come before targets, targets before places, places before air', () => {
    const hand = new Hand({ ...example('10'), air: 1, par: { air: 16, exact: true } });
    expect(hand.refusal({ type: 'move', dir: 'X' as 'N' })).toBe('bad-argument');
    expect(hand.refusal({ type: 'pressRelay', puzzle: 'p9', k: 12 })).toBe('bad-argument');
    expect(hand.refusal({ type: 'submitCode', puzzle: 'p9', digits: '12' })).toBe('bad-argument');
    expect(hand.refusal('press p9 1')).toBe('unknown-target');
    expect(hand.refusal('battery g1')).toBe('not-adjacent');
    const thin = new Hand({ ...example('10'), air: 6, par: { air: 16, exact: true } });
    thin.play('EEEEE');
    expect(thin.refusal('search f1')).toBe('not-enough-air');
    const lost = new Hand({ ...example('10'), air: 1, par: { air: 16, exact: true } });
    lost.play('E');
    expect(lost.refusal({ type: 'move', dir: 'X' as 'N' })).toBe('deck-over');
  });

  test('[DS-488] a turn is exactly one action', () => {
    const { deck, state } = coldStart();
    const wait: Action = { type: 'wait' };
    expect(refuseTurn(deck, state, []).map(({ code, at }) => [code, at])).toEqual([['bad-argument', 0]]);
    expect(refuseTurn(deck, state, [wait, wait]).map(({ code, at }) => [code, at])).toEqual([['bad-argument', 1]]);
    expect(refuseTurn(deck, state, [wait])).toEqual([]);
    expect(legalNext(deck, state, [wait])).toEqual([]);
  });

  test('[DS-131] names the part at fault and says what to do', () => {
    const cold = coldStart();
    const [refusal] = refuseTurn(cold.deck, cold.state, [{ type: 'search', furniture: 'f1' }]);
    expect(refusal).toMatchObject({ code: 'not-adjacent', at: 0, field: 'furniture' });
    expect(refusal!.why).toMatch(/f1.*Dock/);
  });
});

describe('costs', () => {
  test('[DS-129] [DS-134] [DS-148] every action pays once, as the table says', () => {
    const hand = coldStart();
    const lines = ['S', 'power t1 lab on', 'cctv t1 lab on', 'power t1 store on', 'wait'];
    const prices = [cost.move, cost.power, cost.power, cost.power, cost.wait];
    for (const [i, line] of lines.entries()) {
      const spent = hand.play(line).events.filter(({ type }) => type === 'airSpent');
      expect(spent).toEqual([
        { type: 'airSpent', amount: prices[i], left: hand.state.air, parts: [{ for: 'action', air: prices[i] }] },
      ]);
    }
    expect(hand.state.airUsed).toBe(prices.reduce((sum, one) => sum + one, 0));
    expect(Number.isInteger(hand.state.air)).toBe(true);
  });

  test('[DS-493] the parts of an amount add up to it', () => {
    const hand = new Hand(levelOf(HAZARDS));
    hand.play('ESSNNEEEE', 'fix h1', 'EEEEEE');
    for (const event of hand.events)
      if (event.type === 'airSpent') expect(event.parts.reduce((sum, { air }) => sum + air, 0)).toBe(event.amount);
  });
});

describe('order', () => {
  test('[DS-132] [DS-133] of events: moved, entered, picked, paid', () => {
    const hand = new Hand(
      levelOf(`
view open
air 50
par 5 exact
[map]
########
#@+a..>#
########
[rooms]
dock "Dock" at 1,1
hall "Hall" at 3,1 doors=on why=authored
[doors]
d0 at 2,1 room=dock locked=no
`),
    );
    expect(types(hand.play('E'))).toEqual(['moved', 'airSpent']);
    const entered = hand.play('E');
    expect(types(entered)).toEqual(['moved', 'roomEntered', 'itemPicked', 'airGained', 'airSpent']);
    expect(entered.events[1]).toEqual({ type: 'roomEntered', room: 'hall', first: true });
    // The start room counts as entered; leaving and coming back is entering again.
    expect(hand.play('WW').events[1]).toEqual({ type: 'roomEntered', room: 'dock', first: false });
    expect(hand.play('EE').events[1]).toEqual({ type: 'roomEntered', room: 'hall', first: false });
    expect(types(hand.play('E'))).toEqual(['moved', 'airSpent']);
  });

  test('[DS-133] through an opening a room is entered as well', () => {
    const hand = new Hand(
      levelOf(`
view open
air 50
par 5 exact
[map]
#######
#@,..>#
#######
[rooms]
dock "Dock" at 1,1
hall "Hall" at 3,1
`),
    );
    expect(types(hand.play('EE'))).toContain('roomEntered');
  });

  const said = (hand: Hand) => hand.legal.map((action) => Object.values(action).join(' '));

  test('[DS-490] [DS-128] [DS-054] of what is legal: as the actions are listed, then row-major, then by panel', () => {
    const middle = new Hand(
      levelOf(`
view open
air 50
par 5 exact
[map]
##########
#.F...#..#
#M@P..+.>#
#.F...#..#
##########
[rooms]
lobby "Lobby" at 7,1
hall "Hall" at 1,1
[doors]
d0 at 6,2 room=lobby locked=no
[puzzles]
p1 at 3,2 type=relay start=010111010 grants=item:battery
`),
    );
    expect(said(middle)).toEqual([
      ...['setDoorPower t1 hall false', 'setDoorPower t1 lobby true'],
      ...['setCctvPower t1 hall true', 'setCctvPower t1 lobby true'],
      ...['search f1', 'search f2'],
      ...Array.from({ length: 9 }, (_, k) => `pressRelay p1 ${k}`),
      ...['wait', 'concede'],
    ]);
  });

  test('[DS-490] moves go N, E, S, W; doors and hazards by their cells', () => {
    const crossing = new Hand(
      levelOf(`
view open
air 50
par 5 exact
[map]
#########
####~####
#tk=,=.>#
##@+,####
#k.#~####
#########
[rooms]
dock "Dock" at 2,3
lobby "Lobby" at 6,2 doors=on why=authored
[doors]
d0 at 3,2 room=dock locked=yes
[hazards]
h1 at 4,1 kind=fire
h2 at 4,4 kind=fire
[items]
i1 at 2,2 item=keycard:dock
i2 at 1,2 item=tool:extinguisher
i3 at 1,4 item=keycard:lobby
`),
    );
    crossing.play('N', 'WES', 'SWEN', 'E', 'E');
    expect(said(crossing)).toEqual(['move N', 'move W', 'fixHazard h2', 'wait', 'concede']);
    crossing.play('N');
    expect(said(crossing)).toEqual(['move S', 'useKeycard d0', 'useKeycard d1', 'fixHazard h1', 'wait', 'concede']);
    crossing.play('key d1', 'key d0', 'fix h1');
    expect(said(crossing).slice(0, 4)).toEqual(['move N', 'move E', 'move S', 'move W']);
  });

  test('[DS-490] legal lists exactly what refuse accepts of everything that can be said', () => {
    const hand = coldStart();
    const all = everything(hand);
    for (const line of ['', 'S', 'power t1 lab on', 'EEEEEEE', 'power t3 plant on', 'EEE', 'search f2', 'WSSSSSWSW']) {
      if (line !== '') hand.play(line);
      const accepted = all
        .filter((action) => refusalOf(hand.deck, hand.state, action) === null)
        .map((one) => digestOf(one));
      expect([...hand.legal].map((one) => digestOf(one)).sort()).toEqual(accepted.sort());
    }
  });
});

/** Every action that names something of the deck, sensible or not. */
const everything = (hand: Hand): readonly Action[] => {
  const { layout, level } = hand.deck;
  const said: Action[] = [{ type: 'wait' }, { type: 'concede' }];
  for (const dir of ['N', 'E', 'S', 'W'] as const) said.push({ type: 'move', dir });
  for (const { id } of layout.things) {
    for (const { id: room } of level.rooms)
      for (const on of [true, false])
        said.push({ type: 'setDoorPower', terminal: id, room, on }, { type: 'setCctvPower', terminal: id, room, on });
    said.push({ type: 'search', furniture: id }, { type: 'insertBattery', generator: id });
    said.push({ type: 'activateControl', control: id }, { type: 'scanFeeds', desk: id });
  }
  for (const { id } of level.doors) said.push({ type: 'useKeycard', door: id });
  for (const { id } of level.hazards) said.push({ type: 'fixHazard', hazard: id });
  return said;
};

describe('wire forms', () => {
  const FORMS: readonly Action[] = [
    { type: 'move', dir: 'N' },
    { type: 'setDoorPower', terminal: 't1', room: 'lab', on: true },
    { type: 'setCctvPower', terminal: 't1', room: 'lab', on: true },
    { type: 'useKeycard', door: 'd3' },
    { type: 'search', furniture: 'f2' },
    { type: 'insertBattery', generator: 'g1' },
    { type: 'activateControl', control: 'v1' },
    { type: 'fixHazard', hazard: 'h1' },
    { type: 'pressRelay', puzzle: 'p1', k: 4 },
    { type: 'submitCode', puzzle: 'p2', digits: '314' },
    { type: 'scanFeeds', desk: 'c1' },
    { type: 'wait' },
    { type: 'concede' },
  ];

  test('[DS-489] [DS-128] the thirteen actions are read as they are written', () => {
    for (const form of FORMS) expect(actionCodec.decode(actionCodec.encode(form))).toEqual({ ok: true, value: form });
    expect(FORMS).toHaveLength(13);
  });

  test('[DS-489] an unknown type or key is refused', () => {
    for (const bad of [
      { type: 'travelTo', cell: [1, 1] },
      { type: 'move', dir: 'NE' },
      { type: 'wait', long: true },
      { type: 'pressRelay', puzzle: 'p1', k: 9 },
      { type: 'submitCode', puzzle: 'p1', digits: '12' },
    ])
      expect(actionCodec.decode(bad).ok).toBe(false);
  });
});
