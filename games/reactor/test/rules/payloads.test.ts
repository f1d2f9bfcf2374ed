// The payloads of events: which fields each type carries, and that it has words.

import { expect, test } from 'vitest';
import type { ReactorEvent } from '../../src/events.ts';
import { game as reactor } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { type Fragment, levelOf, line, plantOf, playAll, stateOf } from '../lib/fragment.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const besideReactor: Fragment = {
  terrain: ['@R'],
  fuel: ['--'],
  marks: ['b.'],
  props: { b: { type: 'consumer' } },
};

const keysOf = (events: readonly ReactorEvent[], type: ReactorEvent['type']): string[] => {
  const found = events.find((e) => e.type === type);
  return found === undefined
    ? [`no ${type}`]
    : Object.keys(found)
        .filter((k) => !['type', 'turn', 'step'].includes(k))
        .sort();
};

const everything = (): readonly ReactorEvent[] => {
  const events: ReactorEvent[] = [];
  const take = (start: State, turns: string): void => {
    for (const played of playAll(start, turns)) events.push(...played.events);
  };
  take(
    stateOf({
      terrain: ['@..'],
      marks: ['sdt'],
      props: {
        s: { type: 'supply', supply: 'FuelRemedySupply' },
        d: { type: 'door', edge: 'E' },
        t: { type: 'eyeTerminal' },
      },
      surface: [
        { at: [2, 0], fuel: 70, heat: 20 },
        { at: [0, 0], coolant: 50 },
      ],
      inventory: { start: ['HeatShield'] },
      balance: { 'robot.integrity': 9 },
    }),
    'p a(F) E p p E | p h | | W W |',
  );
  take(
    stateOf({
      terrain: ['...R', '.@..', '...#', '....'],
      fuel: ['.+..', '++..', '.+..', '....'],
      coolant: ['....', '....', '....', '++++'],
      marks: ['.b..', 'aj..', '....', 'c.dr'],
      props: {
        a: on,
        b: { type: 'consumer', state: 'Enabled' },
        j: { type: 'tJunction', in: 'W', out: ['N', 'S'], mode: '0/4' },
        c: on,
        d: { type: 'consumer', state: 'Enabled' },
        r: { type: 'reactorControl' },
      },
      leaks: [
        { id: 'L', carrier: 'fuel', at: [1, 1] },
        { id: 'M', carrier: 'fuel', at: [1, 2], state: 'Intact' },
      ],
      surface: [
        { at: [2, 1], electricity: 50, coolant: 20, heat: 40 },
        { at: [3, 0], heat: 30 },
      ],
      events: [
        {
          id: 'x',
          turn: 1,
          text: 'x',
          effects: [
            { do: 'startLeak', leak: 'M' },
            { do: 'startLeak', leak: 'M' },
            { do: 'worsenLeak', leak: 'M' },
            { do: 'addHeat', area: 'reactor', amount: 5 },
            { do: 'addHazard', at: [0, 3], kind: 'fuel', amount: 5 },
            { do: 'deteriorate', on: true },
            { do: 'announce', text: 'x' },
          ],
        },
        { id: 'y', turn: 2, text: 'y', unless: { is: 'turnAtLeast', turn: 1 }, effects: [] },
        { id: 'z', turn: 4, text: 'z', effects: [{ do: 'loseLevel', reason: 'Z' }] },
      ],
    }),
    'p(1/3) r | S S E E ! | W p p p |',
  );
  take(stateOf(line(2, { terrain: ['.@'] })), '| p');
  take(stateOf(levelOf('first-light')), 'S S S p E E | E p N N E E | !');
  take(
    stateOf({
      ...besideReactor,
      surface: [{ at: [1, 0], heat: 119, fuel: 100 }],
      balance: { 'reactor.terminalHeat': 120 },
    }),
    'p',
  );
  take(
    stateOf({
      terrain: ['@.R'],
      fuel: ['-..'],
      marks: ['b..'],
      props: { b: { type: 'consumer' } },
      surface: [{ at: [2, 0], heat: 81 }],
      balance: { 'heatFlow.rate2': 0 },
    }),
    '| |',
  );
  take(
    stateOf({
      ...besideReactor,
      surface: [{ at: [1, 0], heat: 24 }],
      events: [{ id: 'd', turn: 1, every: 1, text: 'd', effects: [{ do: 'addHeat', area: 'reactor', amount: 16 }] }],
      balance: { 'heatFlow.rate1': 0, 'heatFlow.rate2': 0 },
    }),
    '| |',
  );
  take(
    stateOf({
      terrain: ['...', '.@.', '...'],
      fuel: ['.+.', '+++', '.+.'],
      marks: ['...', 'aj.', '...'],
      props: { a: on, j: { type: 'crossJunction', in: 'W', out: ['N', 'E', 'S'], mode: '2/2/2' } },
      surface: [{ at: [1, 1], heat: 20 }],
      inventory: { start: ['HeatShield'] },
      balance: { 'shield.steps': 1 },
    }),
    'p h | W p',
  );
  return events;
};
const ALL = everything();

const PAYLOADS: readonly (readonly [string, readonly (readonly [ReactorEvent['type'], string])[]])[] = [
  [
    '[RM-423] robot events',
    [
      ['moveRobot', 'from,to'],
      ['startInteraction', 'kind'],
      ['finishInteraction', 'kind'],
      ['damageRobot', 'check,integrity,kinds'],
      ['recoverRobot', 'from'],
      ['advanceHeatImmunityStep', 'by,left'],
      ['expireHeatImmunity', ''],
    ],
  ],
  [
    '[RM-424] prop events',
    [
      ['enableFlow', 'by,carrier,prop'],
      ['disableFlow', 'by,carrier,prop'],
      ['enableConsumer', 'by,carrier,prop'],
      ['disableConsumer', 'by,carrier,prop'],
      ['setTJunctionRatio', 'by,carrier,from,prop,to'],
      ['setCrossJunctionRatio', 'by,carrier,from,prop,to'],
      ['openDoor', 'by,prop'],
      ['closeDoor', 'by,prop'],
      ['unlockAllSeeingEye', 'prop'],
      ['pickUpRemedy', 'item,prop'],
    ],
  ],
  [
    '[RM-425] remedy events',
    [
      ['applyElementRemedy', 'blockTurns,carrier,cell,removed'],
      ['applyHeatImmunity', 'steps'],
      ['expireRemedyBlock', 'carrier,cell'],
    ],
  ],
  [
    '[RM-426] network events',
    [
      ['feedFromOutside', 'amount,carrier,prop,push'],
      ['routeThroughTJunction', 'carrier,in,mode,out,prop'],
      ['routeThroughCrossJunction', 'carrier,in,mode,out,prop'],
      ['consumeFromNetwork', 'amount,carrier,demand,prop,push,service'],
      ['starveConsumer', 'amount,carrier,prop,push,reasons'],
    ],
  ],
  [
    '[RM-427] leak events',
    [
      ['startLeak', 'carrier,cell,leak'],
      ['rejectInvalidLeak', 'carrier,leak,reason'],
      ['worsenLeak', 'leak,severity'],
      ['repairLeak', 'carrier,cell,leak'],
      ['injectLeak', 'carrier,cell,leak,quantity'],
    ],
  ],
  [
    '[RM-428] surface events',
    [
      ['heatUp', 'cause,cell,fuel,heat,level,pair'],
      ['ignite', 'cause,cell,fuel,heat,level,pair'],
      ['short', 'cell,coolant,electricity,heat,level,pair,partner'],
      ['coolDown', 'cell,coolant,heat,level,pair,partner'],
      ['equalize', 'carrier,from,quantity,to'],
      ['heatTransfer', 'from,magnitude,quantity,to'],
      ['serviceCooling', 'cells,heat'],
      ['dissipate', 'cells,coolant,electricity,fuel,heat'],
      ['clampValues', 'count,cuts'],
    ],
  ],
  [
    '[RM-429] level events',
    [
      ['escalateLevel', 'from,reasons,to'],
      ['recoverLevel', 'from,to'],
      ['markReady', ''],
      ['clearReady', 'missing,to'],
      ['loseLevel', 'reason'],
      ['activateCore', ''],
      ['reactorNotReady', 'missing'],
      ['beginSimulation', ''],
      ['beginTurn', 'actions,dangerCells,reactorHeat,reasons'],
    ],
  ],
  [
    '[RM-430] schedule events',
    [
      ['scheduledEvent', 'id'],
      ['eventAverted', 'condition,id'],
      ['addHeat', 'amount,cells'],
      ['addHazard', 'amount,cell,kind'],
      ['deteriorate', 'on'],
      ['announce', 'text'],
    ],
  ],
];

test.each(PAYLOADS)('%s carry these fields, and words', (_title, list) => {
  for (const [type, fields] of list) {
    expect([type, keysOf(ALL, type).join(',')]).toEqual([type, fields]);
    const event = ALL.find((e) => e.type === type)!;
    expect(reactor.words.event(plantOf(stateOf({ terrain: ['@'] })), event)).toMatch(/\S/);
  }
});

test('[RM-423] every event carries its turn and a step from 1 to 14', () => {
  for (const event of ALL)
    expect([Number.isInteger(event.turn), event.step >= 1 && event.step <= 14]).toEqual([true, true]);
});
