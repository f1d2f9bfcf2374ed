// Refusing orders: moves, weapons and launches, and which entry is to blame.

import { describe, expect, test } from 'vitest';
import type { Action, Entry } from '../../src/actions.ts';
import { Bench, plan, type Spec, scenario } from '../bench.ts';

const bench = (more: Partial<Spec> = {}, red: Spec = { at: '1:12', class: 'cutter' }): Bench =>
  new Bench(scenario({ K: { at: '4:0', ...more }, cutter: red }));
const refused = (turn: readonly Action[], more: Partial<Spec> = {}) => bench(more).refuse(turn);
const energy = (
  subsystem: Entry & { type: 'energy' } extends { subsystem: infer S } ? S : never,
  value: number,
): Entry => ({
  type: 'energy',
  subsystem,
  value,
});

describe('orders', () => {
  const all = (turn: readonly Action[], more: Partial<Spec> = {}): string[] =>
    refused(turn, more).map((one) => `${one.at} ${one.field} ${one.why}`);

  test('[OS-134] turning without thrusters', () => {
    expect(all(plan({ rotate: true }))).toEqual(['0 rotate Turning needs 1 energy in Maneuvering Thrusters.']);
  });
  test('[OS-135] a power that is none', () => {
    expect(all(plan({ phase: 4 }))).toEqual(['0 move Burn power must be 1, 2 or 3 (0 for coasting), got 4.']);
    expect(all([{ type: 'move', kind: 'coast', power: 2 }])).toEqual([
      '0 move Burn power must be 1, 2 or 3 (0 for coasting), got 2.',
    ]);
  });
  test('[OS-136] a burn without the energy', () => {
    expect(all(plan({ engines: 1, phase: 2 }))).toEqual(['1 move A medium burn needs 2 energy in Engines, planned 1.']);
  });
  test('[OS-137] a transfer off the board, by the facing as ordered, also where turning is refused', () => {
    expect(all(plan({ engines: 3, transfer: 3 }))).toEqual(['1 move Ring 7 does not exist: rings run from 1 to 6.']);
    expect(all(plan({ engines: 3, rotate: true, transfer: 3 }), { at: '3:0' })).toEqual([
      '1 rotate Turning needs 1 energy in Maneuvering Thrusters.',
      '2 move Ring 0 does not exist: rings run from 1 to 6.',
    ]);
  });
  test('[OS-138] [OS-139] weapons without power', () => {
    expect(all(plan({ laser: 1, stance: 'defend' }))).toEqual(['1 laser Broadside Laser needs 2 energy, planned 1.']);
    expect(all(plan({ railgun: 3, gun: 'fire' }))).toEqual(['1 railgun Railgun needs 4 energy, planned 3.']);
    expect(all(plan({ railgun: 3, engines: 1, gun: 'brace' }))).toEqual([
      '2 railgun Railgun needs 4 energy, planned 3.',
    ]);
  });
  test('[OS-140] firing in a transfer', () => {
    expect(all(plan({ engines: 1, railgun: 4, transfer: 1, gun: 'fire' }))).toEqual([
      '3 railgun The Railgun cannot fire in a turn with a transfer.',
    ]);
  });
  test('[OS-141] recoil off the board', () => {
    expect(all(plan({ railgun: 5, gun: 'fire' }), { at: '2:0' })).toEqual([
      '1 railgun Recoil would push the ship to ring 0: brace or turn.',
    ]);
    expect(all(plan({ railgun: 5, thrusters: 1, rotate: true, gun: 'fire' }), { at: '5:0' })).toEqual([
      '3 railgun Recoil would push the ship to ring 7: brace or turn.',
    ]);
  });
  test('[OS-142] bracing without engines, also beside other faults', () => {
    expect(all(plan({ railgun: 4, gun: 'brace' }))).toEqual(['1 railgun Bracing needs 1 energy in Engines.']);
    expect(all(plan({ railgun: 3, gun: 'brace' }))).toEqual([
      '1 railgun Railgun needs 4 energy, planned 3.',
      '1 railgun Bracing needs 1 energy in Engines.',
    ]);
  });
  test('[OS-143] more mass than there is, blamed on the burn, else on the brace', () => {
    expect(all(plan({ engines: 2, railgun: 5, phase: 2, gun: 'brace' }), { mass: 3 })).toEqual([
      '2 move This plan uses 4 reaction mass, 3 on board.',
    ]);
    expect(all(plan({ engines: 1, railgun: 5, gun: 'brace' }), { mass: 1 })).toEqual([
      '2 railgun This plan uses 2 reaction mass, 1 on board.',
    ]);
  });
  test('[OS-144] [OS-145] launching without power or missiles', () => {
    expect(all(plan({ missiles: 1, launch: 'cutter' }), { ammo: 1 })).toEqual([
      '1 launch Missiles need 2 energy, planned 1.',
    ]);
    expect(all(plan({ missiles: 2, launch: 'cutter' }))).toEqual(['1 launch No missiles left.']);
  });
  test('[OS-146] launching at nobody, oneself, a friend or a grey ship', () => {
    const one = new Bench(
      scenario({
        K: { at: '4:0', ammo: 1, energy: { missiles: 2 } },
        b: { at: '1:0', side: 'blue' },
        g: { at: '1:0', side: 'grey' },
      }),
    );
    for (const target of ['nobody', 'K', 'b', 'g'])
      expect(one.refuse(plan({ launch: target })).map(({ why }) => why)).toEqual([
        `${target} is not a hostile ship in play.`,
      ]);
  });
  test('[OS-147] nothing is told on top of what already failed', () => {
    const codes = (turn: readonly Action[], more: Partial<Spec> = {}): string[] =>
      refused(turn, more).map(({ code }) => code);
    expect(codes(plan({ transfer: 7 }), { mass: 0 })).toEqual(['bad-power']);
    expect(codes(plan({ railgun: 3, gun: 'fire' }), { at: '1:0' })).toEqual(['railgun-unpowered']);
    expect(codes(plan({ engines: 1, railgun: 5, transfer: 1, gun: 'fire' }), { at: '1:0' })).toEqual([
      'railgun-in-transfer',
    ]);
    expect(codes(plan({ railgun: 6, gun: 'fire' }), { at: '1:0' })).toEqual(['subsystem-max']);
    expect(codes(plan({ engines: 1, railgun: 6, gun: 'brace' }), { mass: 0 })).toEqual(['subsystem-max']);
    expect(codes(plan({ engines: 1, railgun: 3, gun: 'brace' }), { mass: 0 })).toEqual(['railgun-unpowered']);
    // what is not counted leaves the rest of the mass to be counted
    expect(codes(plan({ engines: 1, railgun: 4, phase: 7, gun: 'brace' }), { mass: 0 })).toEqual([
      'bad-power',
      'mass-short',
    ]);
    expect(codes(plan({ engines: 3, railgun: 6, phase: 3, gun: 'brace' }), { mass: 2 })).toEqual([
      'subsystem-max',
      'mass-short',
    ]);
    // an underpowered or off-board burn still counts its mass
    expect(codes(plan({ engines: 1, transfer: 3 }), { mass: 1 })).toEqual([
      'burn-underpowered',
      'burn-off-board',
      'mass-short',
    ]);
  });
  test('[OS-148] [OS-149] [OS-150] a shot at nothing, a stance without targets and unused power are legal', () => {
    const one = bench({ energy: { railgun: 4, laser: 2 } });
    expect(one.refuse(plan({ gun: 'fire', stance: 'attack', scoop: 1 }))).toEqual([]);
    expect(one.refuse(plan({ stance: 'defend' }))).toEqual([]);
    one.play(plan({ gun: 'fire', stance: 'defend', scoop: 1 }));
    expect(one.of('railgunMissed', 'laserFired').filter(({ ship }) => ship === 'K')).toHaveLength(2);
  });
  test('[OS-468] the entry to blame', () => {
    const sums = refused([
      energy('laser', 2),
      energy('railgun', 5),
      energy('shields', 2),
      energy('engines', 3),
      energy('scoop', 0),
    ]);
    expect(sums).toMatchObject([{ code: 'reactor-exceeded', at: 3 }]);
    const lowered = refused([energy('railgun', 2), energy('laser', 0), energy('engines', 2), energy('scoop', 0)], {
      energy: { railgun: 5, laser: 2 },
    });
    expect(lowered).toMatchObject([{ code: 'dealloc-limit', at: 1 }]);
  });

  test('[OS-468] [OS-469] a negative energy where there is none lowers nothing, and a burn that is none costs nothing', () => {
    const lowered = refused([energy('railgun', 0), energy('shields', -1)], { energy: { railgun: 5 } });
    expect(lowered).toMatchObject([
      { code: 'negative-energy', at: 1 },
      { code: 'dealloc-limit', at: 0 },
    ]);
    const braced = refused([...plan({ transfer: 7, gun: 'brace' }), energy('railgun', 5), energy('engines', 1)], {
      mass: 1,
    });
    expect(braced).toMatchObject([
      { code: 'bad-power', at: 0 },
      { code: 'railgun-in-transfer', at: 1 },
      { code: 'mass-short', at: 1, field: 'railgun' },
    ]);
  });
});
