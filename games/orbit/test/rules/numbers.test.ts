// Rules that the shipped numbers cannot tell from their neighbours: the same sentences with other numbers.

import { describe, expect, test } from 'vitest';
import { Bench, duel, plan, scenario, tuned } from '../bench.ts';

describe('rules with other numbers', () => {
  test('[OS-232] [OS-235] a shot at the threshold neither shifts the ship nor costs a brace any mass', () => {
    const gun = tuned({ subsystem: { railgun: { min: 3 } } });
    const { recoil, braceMass } = new Bench(scenario({ K: { at: '4:0' } }), gun).world.tables;
    expect([...recoil]).toEqual([0, 0, 0, 0, 1, 2]);
    expect([...braceMass]).toEqual([0, 0, 0, 0, 1, 2]);
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 3 } } }), gun).play(plan({ gun: 'fire' }));
    expect(bench.look('K').cell).toBe('4:3');
    expect(bench.of('recoilShifted')).toEqual([]);
  });

  test('[OS-232] a gun that could be fired below its threshold would not be pulled forward', () => {
    const gun = tuned({ subsystem: { railgun: { min: 1 } } });
    const { recoil, braceMass } = new Bench(scenario({ K: { at: '4:0' } }), gun).world.tables;
    expect([...recoil]).toEqual([0, 0, 0, 0, 1, 2]);
    expect([...braceMass]).toEqual([0, 0, 0, 0, 1, 2]);
  });

  test('[OS-071] what heats only when used: engines heat in a turn with a burn and in no other', () => {
    const engines = tuned({ subsystem: { engines: { heatWhen: 'used' } } });
    const heats = [plan({}), plan({ transfer: 1 }), plan({ phase: 2 })].map(
      (turn) => new Bench(scenario({ K: { at: '3:0', energy: { engines: 3 } } }), engines).play(turn).look('K').heat,
    );
    expect(heats).toEqual([0, 1, 1]);
  });

  test('[OS-071] a railgun that heats whenever it is powered heats also when it is held', () => {
    const gun = tuned({ subsystem: { railgun: { heatWhen: 'powered' } } });
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { railgun: 5 } } }), gun);
    expect(bench.play().of('heatGenerated')).toMatchObject([{ railgun: 2, engines: 0, heat: 2 }]);
  });

  test('[OS-078] shields that absorb a single point heat like those that absorb more', () => {
    for (const [damage, absorbed] of [
      [1, 1],
      [2, 2],
      [3, 2],
    ] as const) {
      const laser = tuned({ laser: { damage } });
      const ships = { K: { at: '4:0', energy: { shields: 2 } }, red: { class: 'cutter', at: '3:23' } };
      const bench = new Bench(scenario(ships), laser).play([], { red: plan({ stance: 'attack' }) });
      expect(bench.of('damageAbsorbed')).toMatchObject([{ ship: 'K', amount: absorbed }]);
      expect(bench.look('K')).toMatchObject({ heat: 1, hull: 12 - (damage - absorbed) });
    }
  });

  test('[OS-082] heat burns by its own number, and only what was carried', () => {
    const burning = tuned({ heat: { damagePerUnit: 3 } });
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 2, energy: { engines: 3 } } }), burning).play();
    expect(bench.look('K')).toMatchObject({ hull: 6, heat: 3 });
  });

  test('[OS-205] a scoop takes what its ring gives, of every ring its own', () => {
    const yields = [6, 5, 4, 3, 2, 1];
    const scoop = tuned({ scoop: { yield: yields } });
    yields.forEach((amount, i) => {
      const bench = new Bench(scenario({ K: { at: `${i + 1}:0`, mass: 0, energy: { scoop: 1 } } }), scoop).play();
      expect(bench.look('K').mass).toBe(amount);
    });
  });

  test('[OS-347] a duel without a limit of its own has the limit of the balance', () => {
    const short = tuned({ duel: { turnLimit: 2 } });
    const bench = new Bench(duel({ at: '4:0' }, { at: '4:12' }), short);
    expect(bench.play().state.ending).toBeNull();
    expect(bench.play().state.ending).toMatchObject({ is: 'duel', reason: 'turnLimit' });
  });
});
