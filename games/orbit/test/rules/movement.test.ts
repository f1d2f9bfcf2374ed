// Rotation, moves, transfers ring by ring, reaction mass and the scoop.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { Bench, plan, scenario } from '../bench.ts';

const { balance } = content;
const rich = { mass: 8, energy: { engines: 3, thrusters: 1 } };

/** Where a transfer from one ring to another ends, from sector 0; null where none leads there. */
const transfer = (from: number, to: number): number | null => {
  const power = Math.abs(to - from);
  if (power < 1 || power > 3) return null;
  const bench = new Bench(scenario({ K: { at: `${from}:0 ${to > from ? 'P' : 'R'}`, ...rich } }));
  bench.play(plan({ transfer: power }));
  const [ring, sector] = bench.look('K').cell.split(':').map(Number);
  expect(ring).toBe(to);
  return sector!;
};

describe('rotation', () => {
  test('[OS-176] flips between prograde and retrograde', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', ...rich } }));
    expect([1, 2, 3].map(() => bench.play(plan({ rotate: true })).look('K').facing)).toEqual([
      'retrograde',
      'prograde',
      'retrograde',
    ]);
  });

  test('[OS-177] needs thrusters at 1 in the plan', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { thrusters: 1 } } }));
    expect(bench.codes(plan({ rotate: true }))).toEqual([]);
    expect(bench.codes(plan({ thrusters: 0, rotate: true }))).toEqual(['rotate-unpowered']);
    expect(new Bench(scenario({ K: { at: '4:0' } })).codes(plan({ thrusters: 1, rotate: true }))).toEqual([]);
  });

  test('[OS-178] a turn turns once', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', ...rich } }));
    expect(bench.codes([...plan({ rotate: true }), ...plan({ rotate: true })])).toEqual(['duplicate-entry']);
    expect(bench.play(plan({ rotate: true })).of('shipRotated')).toHaveLength(1);
  });

  test('[OS-179] costs no mass and makes no heat', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', mass: 0, energy: { thrusters: 1 } } }));
    expect(bench.play(plan({ rotate: true })).look('K')).toMatchObject({ mass: 0, heat: 0 });
  });

  test('[OS-180] comes before the move: a burn goes by the new facing', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', ...rich } }));
    expect(bench.play(plan({ rotate: true, transfer: 1 })).look('K').cell).toBe('3:3');
    const types = bench.events.map(({ type }) => type);
    expect(types.indexOf('shipRotated')).toBe(types.indexOf('shipTransferred') - 1);
  });

  test('[OS-181] facing stays through coasting, burning, recoil and hits', () => {
    const energy = { engines: 1, railgun: 4 };
    const bench = new Bench(scenario({ K: { at: '3:0 R', mass: 8, energy }, red: { class: 'cutter', at: '4:1' } }));
    for (const turn of [plan({}), plan({ transfer: 1 }), plan({ phase: 1 }), plan({ gun: 'fire' })])
      expect(bench.play(turn, { red: plan({ stance: 'attack' }) }).look('K').facing).toBe('retrograde');
    expect(bench.look('K').hull).toBeLessThan(12);
  });

  test('[OS-182] a ship that turns may coast, scoop and fire', () => {
    const energy = { thrusters: 1, scoop: 1, laser: 2, railgun: 4 };
    const bench = new Bench(scenario({ K: { at: '4:0', mass: 0, energy }, red: { at: '4:20', hull: 20 } }));
    bench.playAlone(plan({ rotate: true, gun: 'fire' }));
    expect(bench.of('massScooped', 'laserFired', 'railgunHit')).toHaveLength(3);
  });

  test('[OS-183] the event carries the new facing', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', ...rich } }));
    expect(bench.play(plan({ rotate: true })).of('shipRotated')).toEqual([
      { type: 'shipRotated', ship: 'K', facing: 'retrograde' },
    ]);
  });
});

describe('moves', () => {
  test('[OS-184] every living ship makes exactly one move a turn', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', ...rich }, a: { at: '2:3' }, red: { class: 'ace', at: '1:12' } }),
    );
    for (let turn = 0; turn < 6 && bench.state.ending === null; turn++) {
      bench.play(turn % 2 === 0 ? plan({ phase: 1 }) : plan({ coast: true }));
      const movers = bench.of('shipCoasted', 'shipTransferred', 'shipPhased').map(({ ship }) => ship);
      expect(movers).toEqual(bench.of('planCommitted').map(({ ship }) => ship));
    }
  });

  test('[OS-185] [OS-194] coasting follows the ring, for nothing, and is always possible', () => {
    const bench = new Bench(scenario({ K: { at: '2:5', mass: 0, installed: [] } }));
    expect(bench.play(plan({ coast: true })).look('K')).toMatchObject({ cell: '2:11', mass: 0, heat: 0 });
    const hot = new Bench(scenario({ K: { at: '5:0', mass: 0, energy: { engines: 3 } } }));
    expect(hot.codes(plan({ coast: true }))).toEqual([]);
  });

  test('[OS-186] a transfer of power k goes k rings outward facing prograde, inward facing retrograde', () => {
    for (const power of [1, 2]) {
      const out = new Bench(scenario({ K: { at: '3:0 P', ...rich } })).play(plan({ transfer: power }));
      const inward = new Bench(scenario({ K: { at: '3:0 R', ...rich } })).play(plan({ transfer: power }));
      expect([out, inward].map((bench) => bench.state.ships[0])).toEqual([3 + power, 3 - power]);
    }
  });

  test('[OS-187] [OS-196] a transfer advances half the sum of both speeds, rounded down, the same both ways', () => {
    const { speed } = balance.board;
    for (let from = 1; from <= 6; from++)
      for (let to = 1; to <= 6; to++) {
        const reached = transfer(from, to);
        if (reached === null) continue;
        expect(reached, `${from} to ${to}`).toBe(Math.floor((speed[from - 1]! + speed[to - 1]!) / 2));
        expect(transfer(to, from)).toBe(reached);
      }
  });

  const reaches = [
    ['[OS-197]', 1, { 2: 7, 3: 6, 4: 5 }],
    ['[OS-198]', 2, { 1: 7, 3: 5, 4: 4, 5: 4 }],
    ['[OS-199]', 3, { 1: 6, 2: 5, 4: 3, 5: 3, 6: 2 }],
    ['[OS-200]', 4, { 1: 5, 2: 4, 3: 3, 5: 2, 6: 2 }],
    ['[OS-201]', 5, { 2: 4, 3: 3, 4: 2, 6: 1 }],
    ['[OS-202]', 6, { 3: 2, 4: 2, 5: 1 }],
  ] as const;
  test.each(reaches)('%s what transfers reach from ring %i', (_rule, from, table) => {
    const reached = [1, 2, 3, 4, 5, 6].flatMap((to) => {
      const sector = transfer(from, to);
      return sector === null ? [] : [[to, sector]];
    });
    expect(Object.fromEntries(reached)).toEqual(table);
  });

  test('[OS-188] a phase stays on the ring and goes k sectors further or less far, also back', () => {
    for (const power of [1, 2, 3]) {
      const ahead = new Bench(scenario({ K: { at: '6:10 P', ...rich } })).play(plan({ phase: power }));
      const behind = new Bench(scenario({ K: { at: '6:10 R', ...rich } })).play(plan({ phase: power }));
      expect(ahead.look('K').cell).toBe(`6:${11 + power}`);
      expect(behind.look('K').cell).toBe(`6:${11 - power}`);
    }
  });

  test('[OS-189] soft, medium and hard are powers 1, 2 and 3 of both burns', () => {
    const bench = new Bench(scenario({ K: { at: '3:0', mass: 8 } }));
    for (const kind of ['transfer', 'phase'] as const)
      expect([1, 2, 3].map((power) => bench.refuse(plan({ [kind]: power }))[0]!.why)).toEqual(
        ['soft', 'medium', 'hard'].map((word, i) => `A ${word} burn needs ${i + 1} energy in Engines, planned 0.`),
      );
  });

  test('[OS-190] a burn of power k needs k energy in the engines', () => {
    expect(balance.burn.energy).toEqual([1, 2, 3]);
    const bench = new Bench(scenario({ K: { at: '3:0', mass: 8, energy: { engines: 3 } } }));
    expect(bench.codes(plan({ engines: 2, phase: 3 }))).toEqual(['burn-underpowered']);
    expect(bench.codes(plan({ engines: 2, phase: 2 }))).toEqual([]);
  });

  test('[OS-191] a burn costs its power in mass', () => {
    for (const kind of ['transfer', 'phase'] as const)
      for (const power of [1, 2, 3]) {
        const bench = new Bench(scenario({ K: { at: '3:0', ...rich } })).play(plan({ [kind]: power }));
        expect(bench.look('K').mass).toBe(8 - balance.burn.mass[power - 1]!);
      }
  });

  test('[OS-192] a transfer off the board is refused with the ring it would end on', () => {
    const bench = new Bench(scenario({ K: { at: '5:0', ...rich } }));
    expect(bench.refuse(plan({ transfer: 2 }))).toEqual([
      { code: 'burn-off-board', why: 'Ring 7 does not exist: rings run from 1 to 6.', at: 0, field: 'move' },
    ]);
    expect(bench.codes(plan({ transfer: 1 }))).toEqual([]);
  });

  test('[OS-193] a transfer touches nothing on the rings between', () => {
    const bench = new Bench(
      scenario(
        { K: { at: '2:0', ...rich }, a: { at: '3:0' }, b: { at: '4:0', side: 'grey' } },
        { goal: { kind: 'gates', gates: [{ ring: 3, sector: 0, width: 11 }] } },
      ),
    );
    bench.playAlone(plan({ transfer: 3 }));
    expect(bench.look('K').cell).toBe('5:4');
    expect([bench.look('a').hull, bench.look('b').hull, bench.state.gatesPassed]).toEqual([6, 6, 0]);
  });

  test('[OS-195] moves carry both cells, burns also power and mass left', () => {
    const bench = new Bench(scenario({ K: { at: '3:0', ...rich } }));
    const from = { ring: 3, sector: 0 };
    expect(bench.play(plan({ phase: 2 })).of('shipPhased')).toEqual([
      { type: 'shipPhased', ship: 'K', from, to: { ring: 3, sector: 6 }, power: 2, mass: 6 },
    ]);
    bench.play(plan({ transfer: 1, vent: 1 }));
    expect(bench.of('shipTransferred')[0]).toMatchObject({
      from: { ring: 3, sector: 6 },
      to: { ring: 4, sector: 9 },
      power: 1,
      mass: 5,
    });
    bench.play(plan({ vent: 1 }));
    expect(bench.of('shipCoasted')).toEqual([
      { type: 'shipCoasted', ship: 'K', from: { ring: 4, sector: 9 }, to: { ring: 4, sector: 12 } },
    ]);
  });
});

describe('reaction mass and scooping', () => {
  test('[OS-203] burns and braces spend mass, nothing else does', () => {
    const energy = { engines: 1, thrusters: 1, laser: 2, railgun: 4, missiles: 2 };
    const spent = (turn: Parameters<typeof plan>[0]): number => {
      const bench = new Bench(scenario({ K: { at: '4:0', mass: 8, ammo: 1, energy }, red: { at: '1:0' } }));
      return 8 - bench.playAlone(plan(turn)).look('K').mass;
    };
    expect(spent({ rotate: true, stance: 'attack', gun: 'fire', launch: 'red' })).toBe(0);
    expect(spent({ phase: 1 })).toBe(1);
    expect(spent({ gun: 'brace' })).toBe(1);
  });

  test('[OS-204] mass scooped this turn is of no use before the next', () => {
    const bench = new Bench(scenario({ K: { at: '3:0', mass: 0, energy: { engines: 1, scoop: 1, railgun: 4 } } }));
    expect(bench.codes(plan({ gun: 'brace' }))).toEqual(['mass-short']);
    bench.play();
    expect(bench.codes(plan({ gun: 'brace' }))).toEqual([]);
  });

  test('[OS-205] the yield goes by the ring: 3, 3, 2, 2, 1, 1', () => {
    const yields = [1, 2, 3, 4, 5, 6].map((ring) => {
      const bench = new Bench(scenario({ K: { at: `${ring}:0`, mass: 0, energy: { scoop: 1 } } }));
      return bench.play().look('K').mass;
    });
    expect(yields).toEqual([3, 3, 2, 2, 1, 1]);
    expect(yields).toEqual(balance.scoop.yield);
  });

  test('[OS-206] a turn with a burn scoops nothing', () => {
    for (const turn of [plan({ transfer: 1 }), plan({ phase: 1 })]) {
      const bench = new Bench(scenario({ K: { at: '3:0', mass: 4, energy: { engines: 1, scoop: 1 } } }));
      expect(bench.play(turn).of('massScooped')).toEqual([]);
      expect(bench.look('K').mass).toBe(3);
    }
  });

  test('[OS-207] turning, firing, launching and bracing do not stop the scoop', () => {
    const energy = { engines: 1, thrusters: 1, scoop: 1, railgun: 4, missiles: 2 };
    const bench = new Bench(scenario({ K: { at: '4:0', mass: 1, ammo: 1, energy }, red: { at: '1:0' } }));
    bench.playAlone(plan({ rotate: true, gun: 'brace', launch: 'red' }));
    expect(bench.of('massScooped')).toEqual([{ type: 'massScooped', ship: 'K', amount: 2, mass: 3 }]);
    expect(bench.look('K').mass).toBe(2);
  });

  test('[OS-208] what does not fit into the tank is not taken, and a full tank takes nothing', () => {
    const bench = new Bench(scenario({ K: { at: '1:0', mass: 7, energy: { scoop: 1 } } }));
    expect(bench.play().of('massScooped')).toEqual([{ type: 'massScooped', ship: 'K', amount: 1, mass: 8 }]);
    expect(bench.play().of('massScooped')).toEqual([]);
  });

  test('[OS-209] scooping needs no order', () => {
    const bench = new Bench(scenario({ K: { at: '3:0', mass: 0 } }));
    expect(bench.play(plan({ scoop: 1 })).look('K').mass).toBe(2);
    expect(bench.play(plan({ scoop: 0 })).look('K').mass).toBe(2);
  });
});
