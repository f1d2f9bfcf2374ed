// Every refusal there is, once: the turn that meets it, its whole sentence, the control it stands at and the entry to blame.
// A code without a row here fails.

import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/actions.ts';
import { CODES, type Code } from '../../src/rules/plan/codes.ts';
import { Bench, plan, read, type Spec, scenario } from '../bench.ts';

interface Case {
  readonly ship?: Partial<Spec>;
  readonly turn: readonly Action[];
  readonly why: string;
  readonly field: string;
  /** 0 unless said otherwise. */
  readonly at?: number;
}

const CASES: Readonly<Record<Code, Case>> = {
  'malformed-plan': {
    turn: read([{ type: 'vent' }]),
    why: 'Plan field [0].value is missing, unknown or of the wrong type.',
    field: 'turn',
  },
  'unknown-subsystem': {
    turn: read([{ type: 'energy', subsystem: 'warp', value: 1 }]),
    why: 'Unknown subsystem: warp.',
    field: 'energy',
  },
  'not-whole': {
    turn: read([{ type: 'vent', value: 1.5 }]),
    why: 'vent must be a whole number, got 1.5.',
    field: 'vent',
  },
  'stale-plan': {
    turn: [{ type: 'turn', value: 9 }],
    why: 'This plan is for turn 9, the game is at turn 1.',
    field: 'turn',
  },
  'scenario-over': { turn: [], why: 'The scenario is over.', field: 'turn' },
  'wrong-side': {
    turn: plan({ vent: 0 }, 'red'),
    why: 'Entry 0 does not belong to a side that plans here.',
    field: 'side',
  },
  'duplicate-entry': {
    turn: [...plan({ vent: 0 }), ...plan({ vent: 0 })],
    why: 'vent is set twice.',
    field: 'vent',
    at: 1,
  },
  'negative-energy': {
    turn: plan({ engines: -1 }),
    why: 'Engines cannot go below 0 energy.',
    field: 'energy.engines',
  },
  'not-installed': {
    ship: { installed: ['engines'] },
    turn: plan({ laser: 2 }),
    why: 'Not installed on this ship: Broadside Laser.',
    field: 'energy.laser',
  },
  'subsystem-max': {
    turn: plan({ engines: 4 }),
    why: 'Engines: at most 3 energy, planned 4.',
    field: 'energy.engines',
  },
  'reactor-exceeded': {
    turn: plan({ engines: 3, laser: 2, railgun: 5, shields: 2 }),
    why: 'Planned 12 energy, the reactor has 10.',
    field: 'energy',
    at: 3,
  },
  'dealloc-limit': {
    ship: { energy: { railgun: 5 } },
    turn: plan({ railgun: 0 }),
    why: 'Taking back 5 energy exceeds the limit of 3 per turn.',
    field: 'energy',
  },
  'combined-limit': {
    ship: { energy: { railgun: 5 }, heat: 2 },
    turn: plan({ railgun: 3, vent: 2 }),
    why: 'Taking back 2 energy and venting 2 heat is 4; the shared limit is 3 per turn.',
    field: 'vent',
    at: 1,
  },
  'vent-negative': { turn: plan({ vent: -1 }), why: 'Cannot vent a negative amount.', field: 'vent' },
  'vent-exceeds-heat': {
    ship: { heat: 1 },
    turn: plan({ vent: 2 }),
    why: 'Cannot vent 2 heat, only 1 on board.',
    field: 'vent',
  },
  'rotate-unpowered': {
    turn: plan({ rotate: true }),
    why: 'Turning needs 1 energy in Maneuvering Thrusters.',
    field: 'rotate',
  },
  'bad-power': {
    turn: plan({ engines: 3, transfer: 4 }),
    why: 'Burn power must be 1, 2 or 3 (0 for coasting), got 4.',
    field: 'move',
    at: 1,
  },
  'burn-underpowered': {
    turn: plan({ engines: 1, transfer: 2 }),
    why: 'A medium burn needs 2 energy in Engines, planned 1.',
    field: 'move',
    at: 1,
  },
  'burn-off-board': {
    turn: plan({ engines: 3, transfer: 3 }),
    why: 'Ring 7 does not exist: rings run from 1 to 6.',
    field: 'move',
    at: 1,
  },
  'laser-unpowered': {
    turn: plan({ stance: 'attack' }),
    why: 'Broadside Laser needs 2 energy, planned 0.',
    field: 'laser',
  },
  'railgun-unpowered': { turn: plan({ gun: 'fire' }), why: 'Railgun needs 4 energy, planned 0.', field: 'railgun' },
  'railgun-in-transfer': {
    turn: plan({ engines: 1, railgun: 4, transfer: 1, gun: 'fire' }),
    why: 'The Railgun cannot fire in a turn with a transfer.',
    field: 'railgun',
    at: 3,
  },
  'recoil-off-board': {
    ship: { at: '1:0' },
    turn: plan({ railgun: 4, gun: 'fire' }),
    why: 'Recoil would push the ship to ring 0: brace or turn.',
    field: 'railgun',
    at: 1,
  },
  'brace-no-engines': {
    turn: plan({ railgun: 4, gun: 'brace' }),
    why: 'Bracing needs 1 energy in Engines.',
    field: 'railgun',
    at: 1,
  },
  'mass-short': {
    ship: { mass: 1 },
    turn: plan({ engines: 2, transfer: 2 }),
    why: 'This plan uses 2 reaction mass, 1 on board.',
    field: 'move',
    at: 1,
  },
  'missiles-unpowered': {
    ship: { ammo: 1 },
    turn: plan({ launch: 'cutter' }),
    why: 'Missiles need 2 energy, planned 0.',
    field: 'launch',
  },
  'missiles-empty': {
    turn: plan({ missiles: 2, launch: 'cutter' }),
    why: 'No missiles left.',
    field: 'launch',
    at: 1,
  },
  'target-invalid': {
    ship: { ammo: 1 },
    turn: plan({ missiles: 2, launch: 'ghost' }),
    why: 'ghost is not a hostile ship in play.',
    field: 'launch',
    at: 1,
  },
};

describe('every refusal, once', () => {
  test('[OS-467] no code is left out', () => {
    expect(Object.keys(CASES)).toEqual([...CODES]);
  });

  for (const [code, { ship = {}, turn, why, field, at = 0 }] of Object.entries(CASES))
    test(`[OS-117] [OS-468] ${code}: its sentence alone, at its control and its entry`, () => {
      const level = scenario({ K: { at: '4:0', ...ship }, cutter: { at: '1:12', class: 'cutter' } }, { limit: 2 });
      const bench = new Bench(level);
      if (code === 'scenario-over') bench.play().play();
      const before = [...bench.state.ships];
      expect(bench.refuse(turn)).toEqual([{ code, why, field, at }]);
      expect([...bench.state.ships]).toEqual(before);
    });
});
