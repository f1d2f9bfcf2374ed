// From difference to actions; the state and its events.

import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/actions.ts';
import type { OrbitEvent } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { Bench, plan, scenario, told } from '../bench.ts';

const types = (bench: Bench): string[] => bench.events.map(({ type }) => type);

/** The phase each event belongs to [OS-159] [OS-477]. */
const PHASE: Readonly<Record<OrbitEvent['type'], number>> = {
  scriptSkipped: 0,
  planCommitted: 0,
  energyDeallocated: 1,
  energyAllocated: 1,
  subsystemActivated: 1,
  subsystemDeactivated: 1,
  heatVented: 1,
  shipRotated: 2,
  shipCoasted: 2,
  shipTransferred: 2,
  shipPhased: 2,
  massScooped: 3,
  missileMoved: 4,
  laserFired: 5,
  laserHit: 5,
  missileIntercepted: 5,
  railgunFired: 6,
  railgunHit: 6,
  railgunMissed: 6,
  missileImpacted: 7,
  missileExpired: 7,
  missileLaunched: 8,
  damageAbsorbed: 9,
  hullDamaged: 9,
  recoilShifted: 10,
  recoilBraced: 10,
  heatDamaged: 11,
  heatGenerated: 11,
  shipDestroyed: 12,
  missileLost: 12,
  gatePassed: 13,
  dockHeld: 13,
  scenarioWon: 14,
  scenarioLost: 14,
  duelEnded: 14,
  turnEnded: 15,
  intentPublished: 16,
};

describe('from difference to actions', () => {
  test('[OS-151] [OS-152] actions are made from the difference and the orders, in their order', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', heat: 2, ammo: 1, energy: { engines: 3, railgun: 5 } }, red: { at: '1:0' } }),
    );
    bench.playAlone(
      plan({
        engines: 2,
        railgun: 4,
        thrusters: 1,
        missiles: 2,
        vent: 1,
        rotate: true,
        phase: 2,
        gun: 'fire',
        launch: 'red',
      }),
    );
    expect(bench.of('planCommitted')[0]!.actions).toEqual([
      { type: 'deallocate', subsystem: 'engines', amount: 1 },
      { type: 'deallocate', subsystem: 'railgun', amount: 1 },
      { type: 'allocate', subsystem: 'thrusters', amount: 1 },
      { type: 'allocate', subsystem: 'missiles', amount: 2 },
      { type: 'vent', amount: 1 },
      { type: 'rotate' },
      { type: 'move', kind: 'phase', power: 2 },
      { type: 'railgun', order: 'fire' },
      { type: 'launch', target: 'red' },
    ]);
    const armed = new Bench(scenario({ K: { at: '4:0', energy: { laser: 2 } } }));
    expect(armed.play().of('planCommitted')[0]!.actions).toEqual([
      { type: 'move', kind: 'coast', power: 0 },
      { type: 'laser', stance: 'attack' },
    ]);
  });

  test('[OS-153] nothing comes of what changes nothing; there is always one move', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 1, laser: 2 } } }));
    const turn = plan({ engines: 1, vent: 0, rotate: false, coast: true, stance: 'hold', gun: 'hold', launch: null });
    expect(bench.play(turn).of('planCommitted')[0]!.actions).toEqual([{ type: 'move', kind: 'coast', power: 0 }]);
    const dark = new Bench(scenario({ K: { at: '4:0' } }));
    expect(dark.play(plan({ stance: 'auto' })).of('planCommitted')[0]!.actions).toEqual([
      { type: 'move', kind: 'coast', power: 0 },
    ]);
  });

  test('[OS-154] the same final fields give the same actions and the same turn, in any order', () => {
    const turn = plan({ engines: 2, thrusters: 1, laser: 2, rotate: true, phase: 1, stance: 'attack' });
    const ends = [turn, [...turn].reverse(), [...turn.slice(3), ...turn.slice(0, 3)]].map((entries) => {
      const bench = new Bench(scenario({ K: { at: '4:0' }, red: { class: 'cutter', at: '3:10' } }));
      return [bench.play(entries).events, bench.state.ships];
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  test('[OS-155] [OS-156] the turn works on actions alone, and the next begins from its result', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 1 } }));
    bench.play(plan({ engines: 2, vent: 1, phase: 1 }));
    const first = bench.look('K');
    expect(first).toMatchObject({ cell: '4:4', heat: 0, mass: 5, energy: [2, 0, 0, 0, 0, 0, 0] });
    bench.play();
    expect(bench.look('K')).toMatchObject({ cell: '4:7', mass: 5, energy: first.energy });
  });

  test('[OS-157] plans of all living ships come first, in roster order; turnEnded is last but for intents', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' }, a: { at: '1:3' }, red: { class: 'cutter', at: '2:10' } }));
    bench.play();
    expect(bench.events.slice(0, 3).map((event) => [event.type, 'ship' in event ? event.ship : ''])).toEqual([
      ['planCommitted', 'K'],
      ['planCommitted', 'a'],
      ['planCommitted', 'red'],
    ]);
    const after = types(bench).slice(types(bench).indexOf('turnEnded') + 1);
    expect(after).toEqual(['intentPublished', 'intentPublished']);
  });

  test('[OS-158] turns count from 1', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' } }));
    expect(bench.state.turn).toBe(1);
    expect([1, 2, 3].map(() => bench.play().of('turnEnded')[0]!.turn)).toEqual([1, 2, 3]);
    expect(bench.state.turn).toBe(4);
  });
});

describe('the state and its events', () => {
  test('[OS-474] beside the ships: turn, missiles, the next id, gates, dock, ending; nothing derived', () => {
    const { state, world } = new Bench(scenario({ K: { at: '4:0' } }));
    expect(Object.keys(state).sort()).toEqual(
      ['docked', 'ending', 'gatesPassed', 'missiles', 'nextMissile', 'ships', 'turn'].sort(),
    );
    expect(world).toMatchObject({ limit: 60, par: 5, protect: [] });
    expect(world.goal?.kind).toBe('survive');
  });

  test('[OS-475] every change of hull, heat, mass and energy leads back to a plan, to carried heat or to the scenario', () => {
    for (const { level, witnesses } of game.levels) {
      if (witnesses.length === 0) continue;
      const bench = new Bench(level);
      /** Subjects set so far in this run. */
      const set = new Set<string>();
      for (const turn of witnesses[0]!.turns) {
        bench.play(turn);
        bench.happenings.forEach(({ event, because }, i) => {
          expect(because.length, event.type).toBeGreaterThan(0);
          for (const one of because) {
            if ('event' in one) {
              expect(one.event).toBeGreaterThanOrEqual(0);
              expect(one.event).toBeLessThan(i);
            }
            if ('action' in one) expect(one.action).toBeLessThan(turn.length);
          }
          if (!isChange(event)) return;
          expect(reachesRoot(bench, i, set), `${event.type} ${JSON.stringify(because)}`).toBe(true);
        });
        for (const event of bench.events) for (const subject of game.trace!.sets(event)) set.add(subject);
      }
    }
  });

  test('[OS-476] every event has exactly the numbers of the table, and none is told for an amount of 0', () => {
    const keys = new Map<string, string>();
    for (const { level, witnesses } of game.levels) {
      if (witnesses.length === 0) continue;
      const bench = new Bench(level);
      for (const turn of witnesses[0]!.turns)
        for (const event of bench.play(turn).events) {
          expect(PHASE[event.type]).toBeDefined();
          if ('amount' in event) expect(event.amount).toBeGreaterThan(0);
          keys.set(event.type, Object.keys(event).slice(1).sort().join(' '));
        }
    }
    expect(Object.fromEntries(keys)).toMatchObject({
      planCommitted: 'actions ship',
      energyAllocated: 'amount energy ship subsystem',
      energyDeallocated: 'amount energy ship subsystem',
      subsystemActivated: 'energy ship subsystem',
      heatVented: 'amount heat ship',
      shipRotated: 'facing ship',
      shipCoasted: 'from ship to',
      shipTransferred: 'from mass power ship to',
      massScooped: 'amount mass ship',
      missileMoved: 'life missile to',
      laserFired: 'ship stance targets',
      laserHit: 'damage ship target',
      railgunFired: 'energy ship',
      railgunHit: 'damage ship target',
      missileLaunched: 'ammo at missile ship target',
      damageAbsorbed: 'amount ship',
      hullDamaged: 'amount hull ship',
      recoilShifted: 'ring ship',
      heatGenerated: 'amount engines heat railgun shields ship',
      shipDestroyed: 'ship',
      gatePassed: 'gate',
      dockHeld: 'count',
      scenarioWon: 'score turn',
      turnEnded: 'turn',
      intentPublished: 'plan ship',
    });
  });

  test('[OS-159] [OS-477] events stand in phase order, and the events of a shot follow it', () => {
    for (const { level, witnesses } of game.levels) {
      if (witnesses.length === 0) continue;
      const bench = new Bench(level);
      for (const turn of witnesses[0]!.turns) {
        const order = bench.play(turn).events.map(({ type }) => PHASE[type]);
        expect(order).toEqual([...order].sort((a, b) => a - b));
        bench.events.forEach((event, i) => {
          const next = bench.events[i + 1]!;
          if (event.type === 'railgunFired') expect(['railgunHit', 'railgunMissed']).toContain(next.type);
          if (event.type === 'laserFired' && event.targets > 0)
            expect(['laserHit', 'missileIntercepted']).toContain(next.type);
        });
      }
    }
  });

  test('[OS-478] a turn in which the own ship falls is resolved to its end', () => {
    const bench = new Bench(
      scenario(
        { K: { at: '4:0', hull: 1, heat: 3, energy: { railgun: 4 } }, red: { at: '4:3', hull: 5 } },
        { goal: { kind: 'destroy' } },
      ),
    );
    bench.playAlone(plan({ gun: 'fire' }));
    expect(told(bench.events).slice(-4)).toEqual([
      'shipDestroyed K',
      'shipDestroyed red',
      'scenarioLost shipDestroyed',
      'turnEnded 1',
    ]);
  });
});

const CHANGES = [
  'hullDamaged',
  'heatDamaged',
  'heatGenerated',
  'heatVented',
  'massScooped',
  'recoilBraced',
  'energyAllocated',
  'energyDeallocated',
  'shipTransferred',
  'shipPhased',
];
const isChange = ({ type }: OrbitEvent): boolean => CHANGES.includes(type);

/** Whether the causes of an event lead to a plan of this turn, to something an earlier turn set, or to the scenario. */
const reachesRoot = (bench: Bench, index: number, set: ReadonlySet<string>): boolean => {
  const { event, because } = bench.happenings[index]!;
  if (event.type === 'planCommitted') return true;
  return because.some((one) => {
    if ('start' in one || 'action' in one) return true;
    if ('event' in one) return reachesRoot(bench, one.event, set);
    return (
      set.has(one.last) ||
      bench.events.slice(0, index).some((earlier) => [...game.trace!.sets(earlier)].includes(one.last))
    );
  });
};

test('[OS-155] nothing but a plan changes a state: judging and appraising leave it as it was', () => {
  const bench = new Bench(scenario({ K: { at: '4:0', heat: 2 }, red: { class: 'ace', at: '2:12' } }));
  const before = JSON.stringify([[...bench.state.ships], bench.state]);
  const turn: Entry[] = plan({ engines: 3, vent: 1, phase: 2 });
  game.refuse(bench.world, bench.state, turn);
  game.appraise!(bench.world, bench.state, turn, 'player');
  [...game.legal(bench.world, bench.state, turn, 'player')];
  game.view(bench.world, bench.state, 'player');
  expect(JSON.stringify([[...bench.state.ships], bench.state])).toBe(before);
});
