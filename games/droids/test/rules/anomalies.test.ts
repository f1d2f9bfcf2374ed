// What anomalies do to deck, robot and ground.

import { describe, expect, test } from 'vitest';
import { stepFrom } from '../../src/rules/board.ts';
import { cardId } from '../../src/rules/ids.ts';
import { viewOf } from '../../src/view.ts';
import { accepted, type Bench, benchOf, cell, eventsOf, facing, kindsOf, play, purse } from '../bench.ts';

const remastered = { ruleset: 'remastered' } as const;

describe('deck and robot', () => {
  test('[DD-358] [DD-363] [DD-364] [DD-365] deck-wide for the day; cards bought later stay clean', () => {
    for (const [glitch, kind] of [
      ['SolarFlare', 'Corrupt'],
      ['LightningStorm', 'Unreliable'],
      ['MeteorStorm', 'RaceCondition'],
      ['WindStorm', 'Throttled'],
    ]) {
      const bench = accepted(glitch!);
      const lists = bench.state.cards;
      expect(
        lists.every(([one]) => one?.kind === kind && one?.duration === 'Temporary' && one?.source === glitch),
      ).toBe(true);
      const cheap = bench.state.shop!.findIndex(() => true);
      play(bench, { type: 'buyCard', slot: cheap });
      expect(bench.state.cards.at(-1)).toEqual([]);
    }
  });

  test('[DD-366] WindStorm throttles every card of the deck', () => {
    const bench = accepted('WindStorm', remastered);
    expect(eventsOf(bench, 'modifierAdded')).toHaveLength(bench.state.types.length);
    expect(new Set(bench.state.cards.flat().map(({ kind }) => kind))).toEqual(new Set(['Throttled']));
  });

  test('[DD-371] [DD-372] [DD-373] on the robot for the day', () => {
    for (const glitch of ['Pest', 'Gravity', 'HeatWave', 'SandStorm']) {
      const bench = accepted(glitch, { currencies: { Energy: 40, Preview: 4 } });
      expect(bench.state.robot).toMatchObject([{ kind: glitch, duration: 'Temporary', source: glitch }]);
    }
  });

  test('[DD-211] [DD-311] Example 13: HeatWave taken at Energy 6, the day ends at 3', () => {
    for (const [ruleset, after] of [
      ['classic', 23],
      ['remastered', 19],
    ] as const) {
      const bench = accepted('HeatWave', { ruleset, currencies: { Energy: 6 } });
      expect(purse(bench, 'Energy')).toBe(0);
      if (ruleset === 'remastered') play(bench, { type: 'chooseContract', index: 0 });
      bench.state.contract = null;
      bench.state.assignment = null;
      play(bench, { type: 'previewProgram' });
      bench.state.purse.Energy = 3;
      play(bench, { type: 'runProgram', tape: [] });
      expect(purse(bench, 'Energy')).toBe(after);
    }
  });
});

describe('weather', () => {
  const ground = { '0,0': '^', '1,0': '~', '0,1': '~', '-1,0': '"', '-2,0': '-' };
  const shows = (bench: Bench, q: number, r: number) =>
    viewOf(bench.world, bench.state).cells.find((one) => one.q === q && one.r === r)!.terrain;

  test('[DD-367] [DD-369] Rain: Rocky dries out; Grass turns to Mud by chance or between two Muds', () => {
    const classic = facing('Rain', { ground });
    classic.script.weather = Array.from({ length: 60 }, () => true);
    play(classic, { type: 'acceptGlitch' });
    expect([shows(classic, 0, 0), shows(classic, 2, 0), shows(classic, -1, 0)]).toEqual(['Dry', 'Mud', 'Fertile']);
    const bench = accepted('Rain', { ...remastered, ground });
    expect([shows(bench, 0, 0), shows(bench, 1, 1), shows(bench, 2, 0)]).toEqual(['Dry', 'Mud', 'Grass']);
    const between = accepted('Rain', { ...remastered, ground: { '1,0': '~', '0,1': '~', '1,1': '.' } });
    expect([shows(between, 1, 1), shows(between, 0, 0)]).toEqual(['Mud', 'Mud']);
  });

  test('[DD-368] [DD-369] Drought: Fertile withers; Grass dries by chance or between two dry ones', () => {
    const bench = accepted('Drought', { ...remastered, ground: { '0,0': '"', '-2,0': '-', '-2,1': '^', '-1,0': '.' } });
    expect([shows(bench, 0, 0), shows(bench, -1, 0), shows(bench, 1, 0)]).toEqual(['Grass', 'Dry', 'Grass']);
    const classic = facing('Drought', { ground: { '0,0': '"' } });
    classic.script.weather = Array.from({ length: 60 }, () => true);
    play(classic, { type: 'acceptGlitch' });
    // What the drought made Grass it does not dry out as well.
    expect([shows(classic, 0, 0), shows(classic, 1, 0)]).toEqual(['Grass', 'Dry']);
  });

  test('[DD-255] [DD-370] Blocked cells and things are left alone, the ground under things is not', () => {
    const bench = facing('Rain', {
      ground: { '1,0': '#', '-1,0': '^' },
      pois: [{ kind: 'Crate', q: -1, r: 0, amount: 2 }],
    });
    bench.script.weather = Array.from({ length: 60 }, () => true);
    play(bench, { type: 'acceptGlitch' });
    expect([shows(bench, 1, 0), shows(bench, -1, 0)]).toEqual(['Blocked', 'Dry']);
    expect(bench.state.crates[0]).toBe(2);
    expect(bench.state.weather.filter((_, at) => bench.world.board.ring[at] === 1).every((value) => value === 0)).toBe(
      true,
    );
  });

  test('[DD-379] (remastered) MorningDew: Dry becomes Grass, Preview −1', () => {
    const bench = accepted('MorningDew', { ...remastered, ground: { '0,0': '-' }, currencies: { Preview: 3 } });
    expect([shows(bench, 0, 0), purse(bench, 'Preview')]).toEqual(['Grass', 2]);
  });
});

describe('mixed blessings (remastered)', () => {
  test('[DD-375] TailWind', () => {
    const bench = accepted('TailWind', remastered);
    const cost = (type: string) => viewOf(bench.world, bench.state).pile.find((card) => card.type === type)?.cost;
    expect([cost('Move'), cost('NoOp')]).toEqual([0, 0]);
    const turning = accepted('TailWind', remastered, ['TurnLeft', 'Jump']);
    const { pile } = viewOf(turning.world, turning.state);
    expect([
      pile.find(({ type }) => type === 'TurnLeft')!.cost,
      pile.find(({ type }) => type === 'Jump')!.cost,
    ]).toEqual([2, 0]);
  });

  test('[DD-376] Overclock: a slot more, 1 Energy a program', () => {
    const bench = accepted('Overclock', { ...remastered, currencies: { TapeLength: 5, Energy: 40 } });
    expect(purse(bench, 'TapeLength')).toBe(6);
    play(bench, { type: 'chooseContract', index: 0 });
    play(bench, { type: 'previewProgram' });
    const events = play(bench, { type: 'runProgram', tape: [] });
    expect(events.find((event) => event.type === 'currencyChanged')).toMatchObject({
      field: 'Energy',
      applied: -1,
      cause: 'overclock',
    });
    expect(purse(bench, 'TapeLength')).toBe(5);
  });

  test('[DD-377] SolarBreeze: 6 Energy now, one card fewer for the day', () => {
    const bench = accepted('SolarBreeze', { ...remastered, currencies: { HandSize: 5, Energy: 10 } });
    expect([purse(bench, 'Energy'), purse(bench, 'HandSize')]).toEqual([16, 4]);
  });

  test('[DD-378] [DD-614] StrayDonkey: fed and placed near, or nothing at all', () => {
    const bench = accepted('StrayDonkey', {
      ...remastered,
      currencies: { Energy: 10 },
      pois: [{ kind: 'Donkey', q: 1, r: 0 }],
    });
    expect(eventsOf(bench, 'donkeyArrived')).toMatchObject([{ donkey: 'D2' }]);
    const { cell: place } = eventsOf(bench, 'donkeyArrived')[0]!;
    expect(Math.max(Math.abs(place!.q), Math.abs(place!.r), Math.abs(place!.q + place!.r))).toBe(2);
    expect([purse(bench, 'Energy'), bench.state.donkeyFacing[1]]).toEqual([6, 0]);
    expect(bench.state.donkeys[1]).toBe(cell(bench, place!.q, place!.r));
    const walls = Object.fromEntries(
      benchOf({}, [])
        .world.board.names.map((name) => [name.slice(5, -1), '#'])
        .filter(([at]) => at !== '0,0' && at !== '1,0'),
    );
    const crowded = accepted('StrayDonkey', {
      ...remastered,
      isBare: true,
      ground: walls,
      currencies: { Energy: 10 },
      pois: [{ kind: 'Shed', q: 1, r: 0, request: 1 }],
    });
    expect(eventsOf(crowded, 'donkeyArrived')).toMatchObject([{ donkey: null, cell: null }]);
    expect(purse(crowded, 'Energy')).toBe(10);
  });

  test('[DD-378] [DD-330] StrayDonkey: recruited like any other, and counted once', () => {
    const bench = accepted('StrayDonkey', { ...remastered, currencies: { Energy: 20 } }, ['Interact', 'Interact']);
    play(bench, { type: 'chooseContract', index: 0 });
    play(bench, { type: 'previewProgram' });
    const [place] = bench.state.donkeys;
    const { state, world } = bench;
    const way = [0, 1, 2, 3, 4, 5].find((side) => stepFrom(world.board, place!, side) !== -1 && side !== 0)!;
    state.at = stepFrom(world.board, place!, way);
    state.facing = (way + 3) % 6;
    state.pile = [...state.pile, ...state.hand].filter((card) => card !== 0);
    state.hand = [0];
    play(bench, { type: 'runProgram', tape: [cardId(0)] });
    expect(eventsOf(bench, 'donkeyRecruited')).toHaveLength(1);
    expect(state.today.firstDonkeys).toBe(1);
  });

  test('[DD-378] StrayDonkey: on a wide field too the nearest free cell, the first in canonical order', () => {
    const bench = accepted('StrayDonkey', { ...remastered, radius: 4, currencies: { Energy: 10 } });
    // The crate that every bench has stands on 0,-2.
    expect(eventsOf(bench, 'donkeyArrived')).toMatchObject([{ cell: { q: 1, r: -2 } }]);
  });

  test('[DD-380] Hotfix: a throttled Magic card for the deck', () => {
    const bench = accepted('Hotfix', remastered);
    const [gained] = eventsOf(bench, 'cardGained');
    const { spec } = bench.world.cardTypes[bench.state.types.at(-1)!]!;
    expect([gained!.cardType, spec.rarity, gained!.to]).toEqual([spec.type, 'Magic', 'pile']);
    expect(bench.state.cards.at(-1)).toMatchObject([{ kind: 'Throttled', duration: 'Permanent', source: 'Hotfix' }]);
  });

  test('[DD-381] they are marked as mixed', () => {
    const bench = facing('Hotfix', remastered);
    expect(viewOf(bench.world, bench.state).glitch!.isBenign).toBe(true);
    expect(kindsOf(bench.state.robot)).toEqual(bench.state.robot.map(({ kind }) => kind));
  });
});
