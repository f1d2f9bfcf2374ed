// The worked examples that are played: every mark of air and every event the rules give.

import { describe, expect, test } from 'vitest';
import { levels } from '../../src/levels.ts';
import type { Level } from '../../src/map/level.ts';
import { loadOf } from '../../src/rules/power.ts';
import { example } from '../kit/examples.ts';
import { Hand, types } from '../kit/kit.ts';

const withPar = (level: Level, air: number): Level => ({ ...level, par: { air, exact: true } });

/** Plays the lines; a number is the air used by then. */
const follow = (hand: Hand, marks: readonly (string | number)[]): void => {
  for (const mark of marks)
    if (typeof mark === 'string') hand.play(mark);
    else expect(hand.state.airUsed).toBe(mark);
};

test('[DS-049] [DS-117] [DS-123] [DS-133] example 3: power from next door', () => {
  const hand = new Hand(withPar(example('3'), 14));
  expect(hand.play('power t2 lab on').events).toMatchObject([
    { type: 'doorPowerChanged', room: 'lab', on: true, terminal: 't2' },
    { type: 'airSpent', amount: 1 },
  ]);
  expect(hand.play('EEEEEEEE').events).toMatchObject([
    { type: 'moved', to: [9, 1] },
    { type: 'roomEntered', room: 'lab', first: true },
    { type: 'airSpent', amount: 1 },
  ]);
  expect(hand.play('SEENE').events).toMatchObject([
    { type: 'moved', to: [12, 1] },
    { type: 'airSpent', amount: 1 },
    { type: 'deckCleared', airUsed: 14 },
  ]);
  const dark = new Hand(withPar(example('3'), 14));
  dark.play('EEEEEE');
  expect([dark.at, dark.refusal('E')]).toEqual([[7, 1], 'door-unpowered']);
});

test('[DS-030] [DS-032] [DS-067] example 7a: a chain of two cards in 32 air', () => {
  const hand = new Hand(withPar(example('7a'), 32));
  hand.play('power t1 arch on', 'power t1 brig on', 'ESS', 'search f1', 'NNEEE', 'key d1', 'EEE', 'search f2');
  hand.play('WWWSSS', 'key d2', 'EESEENE');
  expect(hand.events.at(-1)).toMatchObject({ type: 'deckCleared', airUsed: 32, stars: 3 });
});

test('[DS-092] [DS-117] example 8b: the valve before the leak in 13 air', () => {
  const hand = new Hand(withPar(example('8b'), 13));
  hand.play('power t1 lab on', 'E', 'control v1', 'EEEEEEEEEE');
  expect(hand.events.at(-1)).toMatchObject({ type: 'deckCleared', airUsed: 13 });
});

test('[DS-099] [DS-122] [DS-123] [DS-132] example 10: a generator, and the order of events', () => {
  const hand = new Hand({ ...withPar(example('10'), 16), air: 16 });
  expect(hand.play('EEE').events).toMatchObject([
    { type: 'moved', to: [4, 1] },
    { type: 'itemPicked', item: 'battery', source: 'floor' },
    { type: 'airSpent', amount: 1 },
  ]);
  expect(hand.play('EE', 'search f1').events).toMatchObject([
    { type: 'furnitureSearched', furniture: 'f1' },
    { type: 'itemPicked', item: 'battery', source: 'f1' },
    { type: 'airSpent', amount: 2 },
  ]);
  expect(hand.state.airUsed).toBe(7);
  expect(hand.play('S').events).toMatchObject([
    { type: 'moved', to: [6, 2] },
    { type: 'airSpent', amount: 1 },
    { type: 'liftRefused', generators: ['g1'], hazards: [], items: [] },
  ]);
  expect(hand.play('WWW', 'battery g1', 'battery g1').events).toMatchObject([
    { type: 'batteryInserted', generator: 'g1', inserted: 2, required: 2 },
    { type: 'generatorPowered', generator: 'g1' },
    { type: 'airSpent', amount: 1 },
    { type: 'liftReady' },
  ]);
  expect(hand.state.airUsed).toBe(13);
  expect(hand.play('EEE').events).toMatchObject([
    { type: 'moved', to: [6, 2] },
    { type: 'airSpent', amount: 1, left: 0 },
    { type: 'deckCleared', airUsed: 16 },
  ]);
});

test('[DS-097] [DS-117] [DS-149] [DS-153] example 12: Cold Start in 60 air', () => {
  const hand = new Hand(example('12'));
  expect(hand.state.air).toBe(164);
  follow(hand, ['S', 'power t1 lab on', 'power t1 store on', 'EEEEEEE', 10]);
  follow(hand, ['power t3 lobby on', 'power t3 plant on', 'EEE', 15]);
  expect(hand.held('battery')).toBe(1);
  follow(hand, ['search f2', 17, 'WSSSSSWSW', 26, 'search f4', 28, 'W', 30]);
  expect(hand.done.at(-1)!.events.at(-1)).toMatchObject({
    amount: 2,
    parts: [
      { for: 'action', air: 1 },
      { for: 'aura', hazard: 'h1', air: 1 },
    ],
  });
  follow(hand, ['fix h1', 32, 'WWW', 35, 'search f3', 37, 'EEEEE', 42, 'battery g1', 'battery g1', 44]);
  expect(types(hand.done.at(-1)!)).toContain('liftReady');
  follow(hand, ['NENNNNNEEE', 54]);
  expect(hand.at).toEqual([13, 2]);
  follow(hand, ['key d3', 55, 'EEEES', 60]);
  expect(hand.events.at(-1)).toMatchObject({ type: 'deckCleared', airUsed: 60, par: 60, stars: 3 });
});

describe('[DS-329] [DS-330] example 15: Cold Start at capacity 5', () => {
  const halfLight = () => new Hand({ ...example('15'), air: 200, par: { air: 75, exact: true } });
  const load = (hand: Hand, expected: number) => expect(loadOf(hand.deck, hand.state)).toBe(expected);

  test('[DS-329] the plan of 75 air', () => {
    const hand = halfLight();
    hand.play('ESS', 'power t1 store on');
    load(hand, 4);
    follow(hand, ['SSSSEES', 'search f3', 13, 'NWWNNNN', 'power t1 store off', 'power t1 lab on']);
    load(hand, 5);
    hand.play('NEEEEEE', 'power t3 dock off', 'power t3 plant on');
    load(hand, 5);
    follow(hand, ['EEEWS', 'search f2', 38, 'SSSSWS', 'battery g1', 'battery g1', 46, 'WW', 'fix h1', 51]);
    follow(hand, ['E', 'search f4', 54, 'NEENNNNW', 'power t3 plant off', 'power t3 lobby on']);
    load(hand, 4);
    follow(hand, ['NEEEE', 'key d3', 70, 'EEEES', 75]);
    expect(hand.status.is).toBe('won');
  });

  test('[DS-329] the plan of 109 air', () => {
    const hand = halfLight();
    hand.play('S', 'power t1 lab on');
    load(hand, 5);
    expect(hand.refusal('power t1 store on')).toBe('capacity');
    hand.play('EEEEEEE', 'power t3 dock off');
    load(hand, 3);
    hand.play('power t3 plant on');
    load(hand, 5);
    follow(hand, ['EEE', 'search f2', 'WSSSSSWSW', 'search f4', 'W', 'fix h1', 31]);
    hand.play('EENENNNNNWW', 'power t3 plant off', 'power t3 dock on');
    load(hand, 5);
    hand.play('WWWWWWS', 'power t1 lab off');
    load(hand, 2);
    hand.play('power t1 store on');
    load(hand, 4);
    follow(hand, ['SSSSEES', 'search f3', 62, 'W', 'power t2 dock off', 'power t2 plant on']);
    load(hand, 4);
    follow(hand, ['EEEEEE', 'battery g1', 'battery g1', 73, 'WWWWWW', 'power t2 plant off', 'power t2 dock on']);
    hand.play('NWNNNN', 'power t1 store off', 'power t1 lab on');
    load(hand, 5);
    hand.play('NEEEEEE', 'power t3 dock off', 'power t3 lobby on');
    load(hand, 4);
    follow(hand, ['EEEEE', 'key d3', 'EEEES', 109]);
    expect(hand.status.is).toBe('won');
  });
});

test('[DS-509] the shipped decks of the examples are their maps', () => {
  for (const [id, of] of [
    ['emergency-lab', '3'],
    ['paper-trail', '7a'],
    ['cold-start', '12'],
    ['half-light', '12'],
  ] as const) {
    const { level } = levels.find((one) => one.id === id)!;
    const { map, rooms, doors, terminals, furniture, hazards, items, generators } = example(of);
    expect(level).toMatchObject({ map, rooms, doors, terminals, furniture, hazards, items, generators });
  }
  const half = levels.find((one) => one.id === 'half-light')!.level;
  expect([half.power, half.view, half.par]).toEqual([{ limited: 5 }, 'blueprint', { air: 75, exact: true }]);
});
