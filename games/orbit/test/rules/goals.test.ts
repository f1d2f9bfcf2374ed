// Gates, docking, goals, winning, losing and the score.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import type { Goal } from '../../src/data/file.ts';
import { game } from '../../src/index.ts';
import { MISSILE_STRIDE } from '../../src/state.ts';
import { Bench, plan, type Spec, scenario } from '../bench.ts';

const goal = (one: Goal, ships: Readonly<Record<string, Spec>>, rest: Parameters<typeof scenario>[1] = {}): Bench =>
  new Bench(scenario(ships, { limit: 20, ...rest, goal: one }));
const status = ({ world, state }: Bench) => game.status(world, state);

describe('gates', () => {
  test('[OS-315] a gate orbits with its ring', () => {
    const bench = goal({ kind: 'gates', gates: [{ ring: 3, sector: 20, width: 0 }] }, { K: { at: '6:0' } });
    const sectors = [0, 1, 2, 3].map((turn) => {
      if (turn > 0) bench.play();
      return game.view(bench.world, bench.state, 'player').gates[0]!.sector;
    });
    expect(sectors).toEqual([20, 0, 4, 8]);
  });

  test('[OS-316] the next gate is passed on its ring within its width, as it stands at the end of the turn', () => {
    for (let sector = 0; sector < 24; sector++) {
      const bench = goal({ kind: 'gates', gates: [{ ring: 4, sector, width: 2 }] }, { K: { at: '4:5' } }).play();
      const apart = Math.min((sector - 5 + 24) % 24, (5 - sector + 24) % 24);
      expect(bench.state.gatesPassed, `${sector}`).toBe(apart <= 2 ? 1 : 0);
    }
    const beside = goal({ kind: 'gates', gates: [{ ring: 3, sector: 5, width: 11 }] }, { K: { at: '4:5' } }).play();
    expect(beside.state.gatesPassed).toBe(0);
    expect(content.balance.gate.width).toBe(1);
    const usual = goal({ kind: 'gates', gates: [{ ring: 4, sector: 6 }] }, { K: { at: '4:5' } }).play();
    expect(usual.state.gatesPassed).toBe(1);
  });

  test('[OS-317] [OS-318] in order, one a turn, each told with its number', () => {
    const gates = [
      { ring: 4, sector: 0 },
      { ring: 4, sector: 0 },
      { ring: 4, sector: 0 },
    ];
    const bench = goal({ kind: 'gates', gates }, { K: { at: '4:0' } });
    expect([1, 2].map(() => bench.play().of('gatePassed'))).toEqual([
      [{ type: 'gatePassed', gate: 1 }],
      [{ type: 'gatePassed', gate: 2 }],
    ]);
    const early = goal(
      {
        kind: 'gates',
        gates: [
          { ring: 1, sector: 0 },
          { ring: 4, sector: 0 },
        ],
      },
      { K: { at: '4:0' } },
    ).play();
    expect(early.of('gatePassed')).toEqual([]);
  });

  test('[OS-319] won with the last gate', () => {
    const gates = [
      { ring: 4, sector: 0 },
      { ring: 4, sector: 0 },
    ];
    const bench = goal({ kind: 'gates', gates }, { K: { at: '4:0' } });
    expect(status(bench.play()).is).toBe('playing');
    expect(status(bench.play()).is).toBe('won');
  });
});

describe('goals', () => {
  const gun = { railgun: 4, engines: 1 };
  test('[OS-320] destroy: all named ships, or all red ones', () => {
    const ships = { K: { at: '4:0', mass: 8, energy: gun }, a: { at: '4:2', hull: 5 }, b: { at: '4:3', hull: 5 } };
    const all = goal({ kind: 'destroy' }, ships).playAlone(plan({ gun: 'brace' }));
    expect(status(all).is).toBe('playing');
    expect(status(all.playAlone(plan({ gun: 'brace', vent: 1 }))).is).toBe('won');
    const named = goal({ kind: 'destroy', ships: ['a'] }, ships).playAlone(plan({ gun: 'brace' }));
    expect(status(named).is).toBe('won');
  });

  test('[OS-321] dock: so many turns in a row in the cell; a turn elsewhere sets the count back', () => {
    const bench = goal(
      { kind: 'dock', ship: 'pier', turns: 2 },
      { K: { at: '4:0 R', mass: 8, energy: { engines: 1, thrusters: 1 } }, pier: { class: 'beacon', at: '4:0' } },
    );
    expect(bench.play().of('dockHeld')).toEqual([{ type: 'dockHeld', count: 1 }]);
    bench.play(plan({ phase: 1 }));
    expect([bench.state.docked, bench.of('dockHeld').length]).toEqual([0, 0]);
    bench.play(plan({ rotate: true, phase: 1 }));
    expect(bench.state.docked).toBe(1);
    expect(status(bench.play()).is).toBe('won');
    expect(bench.of('dockHeld')).toEqual([{ type: 'dockHeld', count: 2 }]);
  });

  test('[OS-322] escape: on the ring, with no hostile missile after the ship', () => {
    const bench = goal(
      { kind: 'escape', ring: 6 },
      {
        K: { at: '5:0', hull: 40, energy: { engines: 1 } },
        red: { class: 'picket', at: '1:0' },
        b: { class: 'station', at: '6:12', hull: 40 },
      },
    );
    bench.play(plan({ transfer: 1 }), { red: plan({ launch: 'K' }) });
    expect(status(bench).is).toBe('playing');
    for (let turn = 0; turn < 4 && bench.state.missiles.length > 0; turn++) bench.play([], { red: plan({}) });
    expect(status(bench).is).toBe('won');
    const other = goal(
      { kind: 'escape', ring: 6 },
      {
        K: { at: '5:0', energy: { engines: 1 } },
        red: { class: 'picket', at: '1:0' },
        b: { class: 'station', at: '6:12' },
      },
    );
    expect(status(other.play(plan({ transfer: 1 }), { red: plan({ launch: 'b' }) })).is).toBe('won');
    // Of several in flight each counts by itself, whatever the one before it is after and how long it lasts.
    const both = goal(
      { kind: 'escape', ring: 6 },
      {
        K: { at: '6:0', hull: 40 },
        b: { class: 'station', at: '6:12', hull: 40 },
        red: { class: 'picket', at: '1:0' },
      },
    );
    both.state.missiles = Int16Array.from([1, 2, 1, 1, 0, 2, 2, 2, 0, 1, 0, 4]);
    both.playAlone();
    expect(both.state.missiles).toHaveLength(2 * MISSILE_STRIDE);
    expect(status(both).is).toBe('playing');
  });

  test('[OS-323] survive: at the end of the named turn', () => {
    const bench = goal({ kind: 'survive', turn: 3 }, { K: { at: '4:0' } });
    expect([1, 2, 3].map(() => status(bench.play()).is)).toEqual(['playing', 'playing', 'won']);
  });

  test('[OS-324] cool: heat 0 and no more than so much energy allocated', () => {
    const bench = goal({ kind: 'cool', maxEnergy: 1 }, { K: { at: '4:0', heat: 1, energy: { engines: 3 } } });
    expect(status(bench.play(plan({ engines: 1 }))).is).toBe('playing');
    expect(status(bench.play(plan({ vent: 1 }))).is).toBe('won');
    const full = goal({ kind: 'cool', maxEnergy: 1 }, { K: { at: '4:0', energy: { laser: 2 } } });
    expect(status(full.play()).is).toBe('playing');
  });

  test('[OS-325] requireCold holds back the win, not the progress', () => {
    const gates = [{ ring: 4, sector: 0 }];
    const bench = goal({ kind: 'gates', gates, requireCold: true }, { K: { at: '4:0', energy: { engines: 3 } } });
    bench.play();
    expect([bench.state.gatesPassed, status(bench).is]).toEqual([1, 'playing']);
    expect(status(bench.play(plan({ engines: 2, vent: 1, phase: 2 }))).is).toBe('won');
    const dock = goal(
      { kind: 'dock', ship: 'pier', turns: 1, requireCold: true },
      { K: { at: '4:0', energy: { engines: 3 } }, pier: { class: 'beacon', at: '4:0' } },
    );
    dock.play().play(plan({ vent: 1, phase: 1 }));
    expect([dock.state.docked, status(dock).is]).toEqual([0, 'playing']); // left the cell: fulfilled no longer
  });

  test('[OS-326] judged after recoil, heat and destruction', () => {
    const bench = goal({ kind: 'escape', ring: 6 }, { K: { at: '5:0 R', energy: { railgun: 4 } } });
    expect(status(bench.play(plan({ gun: 'fire' }))).is).toBe('won');
    const away = goal({ kind: 'escape', ring: 5 }, { K: { at: '5:0 R', energy: { railgun: 4 } } });
    expect(status(away.play(plan({ gun: 'fire' }))).is).toBe('playing');
  });

  test('[OS-485] after a loss no gate, dock or goal is looked at', () => {
    const gates = goal(
      { kind: 'gates', gates: [{ ring: 4, sector: 0 }] },
      { K: { at: '4:0', hull: 1, heat: 1 } },
    ).play();
    expect([gates.of('gatePassed'), gates.state.gatesPassed]).toEqual([[], 0]);
    const dock = goal(
      { kind: 'dock', ship: 'pier', turns: 1 },
      { K: { at: '4:0' }, pier: { class: 'beacon', at: '4:0' }, b: { at: '1:0', side: 'blue', hull: 1, heat: 2 } },
      { protect: ['b'] },
    ).playAlone();
    expect([dock.of('dockHeld'), dock.state.docked, status(dock)]).toEqual([
      [],
      0,
      { is: 'lost', cause: 'protectedLost' },
    ]);
  });
});

describe('winning and losing', () => {
  test('[OS-327] playing, won with a score, lost with a cause', () => {
    const bench = goal({ kind: 'survive', turn: 2 }, { K: { at: '4:0' } });
    expect(status(bench)).toEqual({ is: 'playing' });
    expect(status(bench.play().play())).toEqual({ is: 'won', score: 1000 + 100 * (5 - 2) + 10 * 12 });
    expect(status(goal({ kind: 'survive', turn: 9 }, { K: { at: '4:0', hull: 1, heat: 1 } }).play())).toEqual({
      is: 'lost',
      cause: 'shipDestroyed',
    });
  });

  test('[OS-328] [OS-329] a turn that wins and loses is lost', () => {
    const bench = goal(
      { kind: 'destroy' },
      { K: { at: '4:0', hull: 2, heat: 3, energy: { railgun: 4 } }, red: { at: '4:4', hull: 5 } },
    );
    bench.playAlone(plan({ gun: 'fire', vent: 1 }));
    expect(bench.of('shipDestroyed').map(({ ship }) => ship)).toEqual(['K', 'red']);
    expect(status(bench)).toEqual({ is: 'lost', cause: 'shipDestroyed' });
  });

  test('[OS-330] [OS-331] losing a protected ship or the one to dock with; the first reason counts', () => {
    const dying = { at: '1:0', side: 'blue', hull: 1, heat: 3 } as const;
    const protectedLost = goal(
      { kind: 'survive', turn: 9 },
      { K: { at: '4:0' }, b: dying },
      { protect: ['b'] },
    ).playAlone();
    expect(status(protectedLost)).toEqual({ is: 'lost', cause: 'protectedLost' });
    const target = goal({ kind: 'dock', ship: 'b', turns: 1 }, { K: { at: '4:0' }, b: dying }).playAlone();
    expect(status(target)).toEqual({ is: 'lost', cause: 'targetLost' });
    // each loss names the fall of the ship that was lost
    for (const lost of [protectedLost, target]) {
      const fall = lost.happenings.find(({ event }) => event.type === 'shipDestroyed')!;
      const end = lost.happenings.find(({ event }) => event.type === 'scenarioLost')!;
      expect(end.because).toEqual([{ event: fall.index }]);
    }
    const both = goal(
      { kind: 'dock', ship: 'b', turns: 1 },
      { K: { at: '4:0' }, b: dying },
      { protect: ['b'] },
    ).playAlone();
    expect(status(both)).toEqual({ is: 'lost', cause: 'protectedLost' });
    const all = goal(
      { kind: 'dock', ship: 'b', turns: 1 },
      { K: { at: '4:0', hull: 1, heat: 1 }, b: dying },
      { protect: ['b'] },
    );
    expect(status(all.playAlone())).toEqual({ is: 'lost', cause: 'shipDestroyed' });
  });

  test('[OS-332] lost when the last turn is over', () => {
    const bench = goal({ kind: 'escape', ring: 1 }, { K: { at: '4:0' } }, { limit: 2 });
    expect([1, 2].map(() => status(bench.play()))).toEqual([{ is: 'playing' }, { is: 'lost', cause: 'turnLimit' }]);
  });

  test('[OS-333] the end is told once, before turnEnded', () => {
    for (const limit of [2, 20]) {
      const bench = goal({ kind: 'survive', turn: limit === 2 ? 9 : 2 }, { K: { at: '4:0' } }, { limit });
      bench.play();
      expect(bench.of('scenarioWon', 'scenarioLost')).toEqual([]);
      bench.play();
      const types = bench.events.map(({ type }) => type);
      expect(types.filter((type) => type.startsWith('scenario'))).toHaveLength(1);
      expect(types.at(-1)).toBe('turnEnded');
      expect(types.at(-2)).toBe(limit === 2 ? 'scenarioLost' : 'scenarioWon');
    }
  });

  test('[OS-479] the score: base, turns against par, hull, never below 0; the words add up to it', () => {
    const score = (turns: number, hull: number, par: number): number => {
      const bench = goal({ kind: 'survive', turn: turns }, { K: { at: '4:0', hull } }, { limit: 60, par });
      for (let turn = 0; turn < turns; turn++) bench.play();
      const won = status(bench);
      if (won.is !== 'won') throw new Error('not won');
      const terms = game.words.score!(bench.world, bench.state);
      expect(terms.reduce((sum, { value }) => sum + value, 0)).toBe(won.score);
      return won.score;
    };
    expect(score(5, 12, 5)).toBe(1120);
    expect(score(3, 1, 5)).toBe(1210);
    expect(score(7, 2, 5)).toBe(820);
    expect(score(20, 5, 5)).toBe(0);
  });
});
