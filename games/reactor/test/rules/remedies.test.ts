// Remedies: supplies, neutralizers, blocks, shields.

import { expect, test } from 'vitest';
import { actionToWord } from '../../src/level/witness.ts';
import { legalNext } from '../../src/play.ts';
import {
  B,
  idle,
  of,
  plantOf,
  play,
  playAll,
  propState,
  refusal,
  rows,
  spills,
  stateOf,
  valueAt,
} from '../lib/fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const still = { 'heatFlow.rate1': 0, 'heatFlow.rate2': 0 };
const room = (more: object = {}) => stateOf({ terrain: ['@....'], ...more } as never);

test.each([
  ['FuelRemedySupply', 'FuelNeutralizer'],
  ['CoolantRemedySupply', 'CoolantNeutralizer'],
  ['ElectricityRemedySupply', 'ElectricityNeutralizer'],
  ['HeatRemedySupply', 'HeatShield'],
] as const satisfies readonly (readonly unknown[])[])(
  '[RM-163] [RM-165] [RM-217] [RM-336] %s gives one %s and is Depleted',
  (supply, item) => {
    const { state, events } = play(room({ marks: ['s....'], props: { s: { type: 'supply', supply } } }), 'p');
    expect(of(events, 'pickUpRemedy')).toMatchObject([{ prop: 's', item }]);
    expect([state.robot.inventory, propState(state, 's')]).toEqual([[item], 'Depleted']);
    expect(refusal(state, 'p')).toBe('supply-depleted');
  },
);

test('[RM-164] [RM-166] the capacity holds in total; a refused pick-up leaves the supply Full', () => {
  const full = { start: Array(B('inventory.capacity')).fill('HeatShield') };
  const state = room({
    marks: ['s....'],
    props: { s: { type: 'supply', supply: 'FuelRemedySupply' } },
    inventory: full,
  });
  expect([refusal(state, 'p'), propState(state, 's')]).toEqual(['inventory-full', 'Full']);
  const bigger = room({
    marks: ['s....'],
    props: { s: { type: 'supply', supply: 'FuelRemedySupply' } },
    inventory: { ...full, capacity: 4 },
  });
  expect(play(bigger, 'p').state.robot.inventory).toHaveLength(4);
});

test('[RM-016] [RM-165] items are carried in the order they were picked up', () => {
  const start = room({
    marks: ['sr...'],
    props: { s: { type: 'supply', supply: 'HeatRemedySupply' }, r: { type: 'supply', supply: 'FuelRemedySupply' } },
    inventory: { start: ['ElectricityNeutralizer'] },
  });
  expect(play(start, 'p E p').state.robot.inventory).toEqual([
    'ElectricityNeutralizer',
    'HeatShield',
    'FuelNeutralizer',
  ]);
});

test('[RM-167] [RM-181] nothing brings an item back or drops it, and supplies never refill', () => {
  const start = room({
    marks: ['s....'],
    props: { s: { type: 'supply', supply: 'FuelRemedySupply' } },
    inventory: { start: ['HeatShield'] },
  });
  const later = idle(play(start, 'p').state, 30);
  expect([propState(later, 's'), later.robot.inventory]).toEqual(['Depleted', ['HeatShield', 'FuelNeutralizer']]);
  expect([...legalNext(plantOf(later), later, [])].map(actionToWord)).toEqual(['E', 'a(F)']);
  const used = idle(play(later, 'a(F)').state, 30);
  expect([used.robot.inventory, refusal(used, 'a(F)')]).toEqual([['HeatShield'], 'no-such-item']);
});

test('[RM-168] [RM-170] a neutralizer clears its carrier in its own cell and nothing else', () => {
  const start = room({
    surface: spills({
      fuel: [[14, 14, 0, 0, 0]],
      coolant: [[9, 0, 0, 0, 0]],
      electricity: [[2, 0, 0, 0, 0]],
      heat: [[4, 0, 0, 0, 0]],
    }),
    inventory: { start: ['FuelNeutralizer', 'FuelNeutralizer'] },
  });
  const { state, events } = play(start, 'a(F)');
  expect(of(events, 'applyElementRemedy')).toMatchObject([
    { carrier: 'fuel', cell: [0, 0], removed: 14, blockTurns: B('remedy.blockTurns') },
  ]);
  expect(rows(state, 'fuel')).toEqual([[0, 14, 0, 0, 0]]);
  expect([valueAt(state, 'coolant', 0, 0), valueAt(state, 'electricity', 0, 0), valueAt(state, 'heat', 0, 0)]).toEqual([
    9, 1, 3,
  ]);
  expect(state.robot.inventory).toEqual(['FuelNeutralizer']);
  const mixed = room({ inventory: { start: ['HeatShield', 'FuelNeutralizer', 'CoolantNeutralizer'] } });
  expect(play(mixed, 'a(F)').state.robot.inventory).toEqual(['HeatShield', 'CoolantNeutralizer']);
});

test('[RM-169] a neutralizer works as a precaution, and renews a block', () => {
  const start = room({ inventory: { start: ['CoolantNeutralizer', 'CoolantNeutralizer'] } });
  const one = play(start, 'a(C)').state;
  expect(one.blocks[1]).toBe(B('remedy.blockTurns') - 1);
  expect(play(one, 'a(C)').state.blocks[1]).toBe(B('remedy.blockTurns') - 1);
});

test('[RM-171] [RM-180] a neutralizer repairs nothing and answers one hazard only', () => {
  const start = stateOf({
    terrain: ['@.'],
    fuel: ['--'],
    coolant: ['--'],
    marks: ['.a'],
    props: { a: { ...on, carrier: 'fuel' } },
    leaks: [{ id: 'L', carrier: 'fuel', at: [0, 0] }],
    surface: [{ at: [0, 0], coolant: 50 }],
    inventory: { start: ['FuelNeutralizer'] },
  });
  const { state, events } = play(start, 'a(F)');
  expect([state.leaks[0], of(events, 'damageRobot').map((e) => e.kinds)]).toEqual([1, [['coolant']]]);
});

test('[RM-172] [RM-254] a block stops a scripted addition of its carrier, silently', () => {
  const start = room({
    inventory: { start: ['FuelNeutralizer'] },
    events: [
      {
        id: 'x',
        turn: 1,
        text: 'x',
        effects: [
          { do: 'addHazard', at: [0, 0], kind: 'fuel', amount: 9 },
          { do: 'addHazard', at: [0, 0], kind: 'coolant', amount: 9 },
        ],
      },
    ],
  });
  const { state, events } = play(start, 'a(F)');
  expect(of(events, 'addHazard')).toMatchObject([{ kind: 'coolant', cell: [0, 0], amount: 9 }]);
  expect([valueAt(state, 'fuel', 0, 0), valueAt(state, 'coolant', 0, 0)]).toEqual([0, 9]);
});

test('[RM-174] blocks of different carriers run independently', () => {
  const start = room({ inventory: { start: ['FuelNeutralizer', 'ElectricityNeutralizer'] } });
  const [, two] = playAll(start, 'a(F) | a(E)');
  expect([two!.state.blocks[0], two!.state.blocks[2]]).toEqual([2, 3]);
});

test('[RM-173] [RM-489] a block that runs out names the block of its own cell', () => {
  const start = stateOf({
    terrain: ['...', '..@'],
    inventory: { start: ['CoolantNeutralizer'] },
    balance: { 'remedy.blockTurns': 1 },
  });
  const { happenings } = play(start, 'a(C)');
  const expired = happenings.find(({ event }) => event.type === 'expireRemedyBlock')!;
  expect(expired).toMatchObject({
    event: { carrier: 'coolant', cell: [2, 1] },
    because: [{ last: 'block:coolant@2,1' }],
  });
});

test('[RM-173] [RM-174] a later block runs on after an earlier one is gone, and each expiry names its carrier', () => {
  const turns = B('remedy.blockTurns');
  const start = room({ inventory: { start: ['FuelNeutralizer', 'ElectricityNeutralizer'] } });
  const played = playAll(start, `a(E) | a(F) |${' |'.repeat(turns - 2)}`);
  const expired = played.map((t) => of(t.events, 'expireRemedyBlock').map((e) => e.carrier));
  expect(expired).toEqual([...Array(turns - 1).fill([]), ['electricity'], ['fuel']]);
});

test('[RM-175] [RM-176] a shield counts its steps and protects from heat alone', () => {
  const start = room({
    surface: [{ at: [0, 0], heat: 40, coolant: 60 }],
    inventory: { start: ['HeatShield'] },
    balance: { ...still, 'coolDown.heat2': 0, 'coolDown.heat1': 0 },
  });
  const { state, events } = play(start, 'h');
  expect(of(events, 'applyHeatImmunity')).toMatchObject([{ steps: B('shield.steps') }]);
  expect(state.robot.inventory).toEqual([]);
  expect(of(events, 'damageRobot')).toMatchObject([{ kinds: ['coolant'] }]);
  expect([state.robot.immunity, valueAt(state, 'heat', 0, 0)]).toEqual([B('shield.steps') - 1, 39]);
});
