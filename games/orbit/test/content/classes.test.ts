// The class table: what each class is, and what a scenario may make of it.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { SUBSYSTEMS } from '../../src/data/names.ts';
import { rosterOf } from '../../src/data/roster.ts';
import { tune } from '../../src/data/tune.ts';
import { levelCodec } from '../../src/level.ts';
import { scenario } from '../bench.ts';

/** hull, tank, mass, missiles; energy by subsystem; installed; who flies it: as the table of the rules has it. */
const isAsIn = (id: string, values: string, energy: string, installed: string, ai: string): void => {
  const one = content.classes[id]!;
  expect([one.hull, one.tank, one.mass, one.ammo].join(' ')).toBe(values);
  expect(SUBSYSTEMS.map((name) => one.energy[name] ?? 0).join(' ')).toBe(energy);
  expect(one.installed.join(' ')).toBe(installed);
  expect(one.ai).toBe(ai);
};

describe('ship classes', () => {
  test('[OS-265] kestrel is as in the class table', () =>
    isAsIn('kestrel', '12 8 6 0', '0 0 0 0 0 0 0', 'engines thrusters scoop laser railgun missiles shields', 'player'));
  test('[OS-266] drone is as in the class table', () =>
    isAsIn('drone', '3 4 4 0', '1 1 0 2 0 0 0', 'engines thrusters laser', 'raider'));
  test('[OS-267] cutter is as in the class table', () =>
    isAsIn('cutter', '8 8 6 0', '2 1 1 2 0 0 0', 'engines thrusters scoop laser', 'raider'));
  test('[OS-268] picket is as in the class table', () =>
    isAsIn('picket', '8 6 4 4', '1 1 1 0 0 2 0', 'engines thrusters scoop missiles', 'picket'));
  test('[OS-269] lancer is as in the class table', () =>
    isAsIn('lancer', '12 8 6 0', '2 1 1 0 4 0 2', 'engines thrusters scoop railgun shields', 'lancer'));
  test('[OS-270] ace is as in the class table', () =>
    isAsIn('ace', '18 8 8 0', '3 1 0 2 4 0 0', 'engines thrusters laser railgun', 'ace'));
  test('[OS-271] warden is as in the class table', () =>
    isAsIn('warden', '20 8 8 6', '2 1 1 2 0 2 2', 'engines thrusters scoop laser missiles shields', 'warden'));
  test('[OS-272] freighter is as in the class table', () =>
    isAsIn('freighter', '10 6 6 0', '1 1 0 0 0 0 2', 'engines thrusters shields', 'drift'));
  test('[OS-273] lifeboat is as in the class table', () =>
    isAsIn('lifeboat', '6 0 0 0', '0 0 0 0 0 0 2', 'shields', 'drift'));
  test('[OS-274] station is as in the class table', () =>
    isAsIn('station', '20 0 0 0', '0 0 0 0 0 0 2', 'shields', 'drift'));
  test('[OS-275] hulk is as in the class table', () => isAsIn('hulk', '6 0 0 0', '0 0 0 0 0 0 0', '', 'drift'));
  test('[OS-276] beacon is as in the class table', () => isAsIn('beacon', '1 0 0 0', '0 0 0 0 0 0 0', '', 'drift'));

  test('[OS-277] a scenario overrides what it names, the rest comes from the class', () => {
    const level = scenario({
      K: { at: '4:0' },
      prey: {
        at: '2:7 R',
        class: 'cutter',
        hull: 3,
        mass: 1,
        ammo: 2,
        heat: 4,
        energy: { engines: 1 },
        installed: ['engines'],
        target: 'K',
      },
      plain: { at: '3:3', class: 'cutter' },
      slow: { at: '5:5', class: 'freighter', script: [{ turn: 2, rotate: true }] },
    });
    const [, prey, plain, slow] = rosterOf(content, level);
    expect(prey).toMatchObject({ ring: 2, sector: 7, facing: 'retrograde', hull: 3, mass: 1, ammo: 2, heat: 4 });
    expect(prey).toMatchObject({ energy: [1, 0, 0, 0, 0, 0, 0], target: 'K', tank: content.classes.cutter!.tank });
    expect(prey!.installed).toEqual([true, false, false, false, false, false, false]);
    const base = content.classes.cutter!;
    expect(plain).toMatchObject({ facing: 'prograde', hull: base.hull, mass: base.mass, ammo: base.ammo, heat: 0 });
    expect(plain).toMatchObject({ target: null, script: [], ai: base.ai, side: base.side });
    expect(slow!.script).toEqual([{ turn: 2, rotate: true, move: { kind: 'coast', power: 0 } }]);
  });

  test('[OS-278] the larger of class hull and overridden hull is the most; an energy override replaces all seven', () => {
    const base = content.classes.cutter!.hull;
    const hull = (given: number) =>
      rosterOf(content, scenario({ K: { at: '4:0' }, c: { at: '3:3', class: 'cutter', hull: given } }))[1]!;
    expect(hull(base - 3)).toMatchObject({ hull: base - 3, hullMax: base });
    expect(hull(base + 3)).toMatchObject({ hull: base + 3, hullMax: base + 3 });
    const level = scenario({ K: { at: '4:0' }, c: { at: '3:3', class: 'cutter', energy: { laser: 2 } } });
    expect(rosterOf(content, level)[1]!.energy).toEqual([0, 0, 0, 2, 0, 0, 0]);
  });

  test('[OS-278] under other numbers a class must fit itself, and what a ship holds beyond them is left out', () => {
    const under = (numbers: object) => tune(content, numbers as never);
    for (const [numbers, said] of [
      [{ class: { drone: { energy: { laser: 3 } } } }, /class\.drone\.energy\.laser must be at most 2, got 3/],
      [{ class: { drone: { reactor: 3 } } }, /class\.drone\.energy adds up to 4, the reactor has 3/],
      [{ class: { drone: { energy: { shields: 1 } } } }, /not installed on this ship/],
      [{ class: { drone: { mass: 5 } } }, /class\.drone\.mass must be at most the tank of 4, got 5/],
    ] as const) {
      const answer = under(numbers);
      expect(answer.ok ? 'let in' : answer.error.message).toMatch(said);
    }
    const level = scenario({
      K: { at: '4:0' },
      c: { at: '3:3', class: 'cutter', energy: { engines: 2, thrusters: 1, laser: 2 }, mass: 5 },
    });
    const shipUnder = (numbers: object) => {
      const answer = under(numbers);
      if (!answer.ok) throw new Error(answer.error.message);
      return rosterOf(answer.value, level)[1]!;
    };
    expect(shipUnder({ reactor: { size: 4 } }).energy).toEqual([2, 1, 0, 1, 0, 0, 0]);
    expect(shipUnder({ reactor: { size: 1 } }).energy).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(shipUnder({ class: { cutter: { mass: 2, tank: 3 } } }).mass).toBe(3);
    expect(shipUnder({}).energy).toEqual([2, 1, 0, 2, 0, 0, 0]);
  });

  test('[OS-279] every class begins within the rules of power and mass', () => {
    for (const [id, one] of Object.entries(content.classes)) {
      const energy = SUBSYSTEMS.map((name) => one.energy[name] ?? 0);
      const sum = energy.reduce((a, b) => a + b, 0);
      expect(sum, id).toBeLessThanOrEqual(one.reactor ?? content.balance.reactor.size);
      expect(one.mass, id).toBeLessThanOrEqual(one.tank);
      SUBSYSTEMS.forEach((name, i) => {
        const { rated, overdrive } = content.subsystems[name];
        expect(energy[i], `${id} ${name}`).toBeLessThanOrEqual(one.installed.includes(name) ? rated + overdrive : 0);
      });
      if (id === 'kestrel') continue;
      const level = scenario({ k: { at: '4:0', class: 'kestrel' }, x: { at: '1:1', class: id } }, { parHull: 1 });
      expect(levelCodec.decode(level).ok, id).toBe(true);
    }
  });
});
