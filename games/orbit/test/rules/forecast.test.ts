// The planner: what it shows is what execution does, number by number; figures, projection, windows.

import { openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import type { Action, Entry } from '../../src/actions.ts';
import { content } from '../../src/data/content.ts';
import { texts } from '../../src/data/texts.ts';
import { game } from '../../src/index.ts';
import type { Appraisal } from '../../src/shape/planner.ts';
import { Bench, lookAt, plan, scenario } from '../bench.ts';
import { anyPlan, legalPlan, streamOf } from '../randomPlans.ts';

const appraise = ({ world, state }: Bench, turn: readonly Action[], seat = 'player'): Appraisal =>
  game.appraise!(world, state, turn, seat) as unknown as Appraisal;
const scenarios = game.levels.filter(({ level }) => 'goal' in level);

/** Plays a scenario with random legal turns and hands every position to the check. */
const wander = (
  seed: string,
  turns: number,
  check: (bench: Bench, stream: ReturnType<typeof streamOf>) => void,
): void => {
  const stream = streamOf(seed);
  for (const { level } of scenarios) {
    let bench = new Bench(level);
    for (let turn = 0; turn < turns; turn++) {
      if (bench.state.ending !== null) bench = new Bench(level);
      check(bench, stream);
      bench.play(legalPlan(bench.world, bench.state, stream));
    }
  }
};

describe('what the planner shows is what execution does', () => {
  test('[OS-361] [OS-372] [OS-488] of thousands of legal plans, number by number', () => {
    let plans = 0;
    wander('FORECAST', 10, (bench, stream) => {
      for (let i = 0; i < 10; i++) {
        const turn = legalPlan(bench.world, bench.state, stream);
        const before = JSON.stringify([[...bench.state.ships], [...bench.state.missiles], bench.state.turn]);
        const shown = appraise(bench, turn);
        expect(JSON.stringify([[...bench.state.ships], [...bench.state.missiles], bench.state.turn])).toBe(before);
        const copy = bench.again().play(turn);
        checkAgainst(shown, bench, copy);
        plans++;
      }
    });
    expect(plans).toBeGreaterThanOrEqual(2000);
  }, 120_000);

  test('[OS-374] of thousands of plans, legal or not: violations, free energy, limit, heat line and mass, and no more', () => {
    let legal = 0;
    let refused = 0;
    wander('ANY', 5, (bench, stream) => {
      for (let i = 0; i < 28; i++) {
        const turn = anyPlan(bench.world, stream);
        const shown = appraise(bench, turn);
        expect(shown.refusals).toEqual(bench.refuse(turn));
        checkSums(shown, bench, turn);
        if (shown.isLegal) legal++;
        else {
          refused++;
          expect(shown.forecast).toBeNull();
          expect(shown.heat.shields).toBeNull();
        }
      }
    });
    expect([legal > 100, refused > 1000]).toEqual([true, true]);
  }, 60_000);
});

/** Every number of the appraisal against the turn as it was executed. */
const checkAgainst = (shown: Appraisal, before: Bench, after: Bench): void => {
  const { ship, heat, mass, forecast } = shown;
  const was = before.look(ship);
  const is = after.look(ship);
  expect(shown.isLegal).toBe(true);
  expect(forecast!.events).toEqual(after.events.filter(({ type }) => type !== 'intentPublished'));
  expect(shown.rows.map(({ pending }) => pending)).toEqual(is.energy);
  expect(shown.free).toBe(10 - is.energy.reduce((sum, one) => sum + one, 0));
  const vented = after.of('heatVented').find((event) => event.ship === ship)?.amount ?? 0;
  const burnt = after.of('heatDamaged').find((event) => event.ship === ship)?.amount ?? 0;
  const made = after.of('heatGenerated').find((event) => event.ship === ship);
  expect(heat).toEqual({
    now: was.heat,
    vented,
    damage: burnt,
    engines: made?.engines ?? 0,
    railgun: made?.railgun ?? 0,
    shields: made?.shields ?? 0,
    next: is.heat,
    nextDamage: is.heat,
    nextDamageVented: Math.max(0, is.heat - 3),
  });
  const taken = after.of('energyDeallocated').filter((event) => event.ship === ship);
  expect(shown.release).toMatchObject({
    deallocated: taken.reduce((sum, { amount }) => sum + amount, 0),
    vented,
    over: 0,
  });
  expect(mass).toMatchObject({ now: was.mass, after: is.mass });
  expect(mass.scooped).toBe(after.of('massScooped').find((event) => event.ship === ship)?.amount ?? 0);
  expect(mass.brace).toBe(after.of('recoilBraced').find((event) => event.ship === ship)?.paid ?? 0);
  expect(`${forecast!.cell.ring}:${forecast!.cell.sector}`).toBe(is.cell);
  expect([forecast!.facing, forecast!.hull, forecast!.destroysOwn]).toEqual([is.facing, is.hull, !is.isAlive]);
  expect(forecast!.status).toEqual(game.status(after.world, after.state));
  for (const one of forecast!.damage) {
    const { hull, isAlive } = after.look(one.ship);
    expect([one.hull, one.isDestroyed]).toEqual([hull, !isAlive]);
    expect(hull).toBe(Math.max(0, before.look(one.ship).hull - (one.noted - one.absorbed) - one.heat));
  }
  // the tracks are what idle turns then give
  const states = [after.state];
  for (let turn = 1; turn < content.balance.forecast.turns && states.at(-1)!.ending === null; turn++) {
    const last = states.at(-1)!;
    states.push(after.again(last).play(game.idle!(after.world, last)).state);
  }
  expect(forecast!.turns).toBe(states.length);
  const tracks = forecast!.tracks.filter(({ id }) => !id.startsWith('missile-'));
  expect(tracks.map(({ cells }) => cells.map((one) => one && `${one.ring}:${one.sector} ${one.hull}`))).toEqual(
    tracks.map(({ id, cells }) =>
      cells.map((_, turn) => {
        const look = lookAt(after.world, states[turn]!, id);
        return look.isAlive ? `${look.cell} ${look.hull}` : null;
      }),
    ),
  );
  // every figure is the number it explains
  expect(shown.figures.map(({ id, value }) => [id, value])).toEqual(
    shown.figures.map(({ id }) => [id, numberOf(shown, was.ammo, id)]),
  );
};

const numberOf = (shown: Appraisal, ammo: number, id: string): number => {
  const [group, name] = id.split('.') as [string, string];
  if (id === 'energy.free') return shown.free;
  if (group === 'energy') return shown.rows.find((row) => row.id === name)!.pending;
  if (id === 'hull.after') return shown.forecast!.hull;
  if (id === 'cell.sector') return shown.forecast!.cell.sector;
  if (group === 'taken') return shown.forecast!.damage.find(({ ship }) => ship === id.slice(6))!.hull;
  if (group === 'order') return orderNumber(shown, ammo, id.slice(6));
  const table = { release: shown.release, heat: shown.heat, mass: shown.mass }[group] as unknown as Record<
    string,
    number
  >;
  return table[name]!;
};

/** The number an order shows: its cell's sector, the ring of a recoil or of a burn off the board, its mass, its flights. */
const orderNumber = (shown: Appraisal, ammo: number, id: string): number => {
  const { end, ring, flights, mass } = shown.options.find((option) => option.id === id)!;
  if (id === 'launch-none') return ammo;
  return end?.sector ?? ring ?? flights ?? mass;
};

/** The sums by plain arithmetic, from the entries themselves. */
const checkSums = (shown: Appraisal, bench: Bench, turn: readonly Entry[]): void => {
  const was = bench.look(shown.ship);
  const energy = [...was.energy];
  for (const entry of turn)
    if (entry.type === 'energy') energy[shown.rows.findIndex(({ id }) => id === entry.subsystem)] = entry.value;
  const planned = energy.map((value) => Math.max(0, value));
  const vent = turn.find((entry) => entry.type === 'vent');
  const vented = vent?.type === 'vent' ? Math.max(0, vent.value) : 0;
  const taken = was.energy.reduce((sum, one, i) => sum + Math.max(0, one - planned[i]!), 0);
  expect(shown.rows.map(({ pending }) => pending)).toEqual(energy);
  expect(shown.free).toBe(10 - planned.reduce((sum, one) => sum + one, 0));
  expect(shown.release).toEqual({
    limit: 3,
    deallocated: taken,
    vented,
    left: Math.max(0, 3 - taken - vented),
    over: Math.max(0, taken + vented - 3),
  });
  const { heat, mass } = shown;
  expect(heat.now).toBe(was.heat);
  expect(heat.damage).toBe(was.heat - Math.min(was.heat, vented));
  expect(heat.next).toBe(heat.now - heat.vented + heat.engines + heat.railgun + (heat.shields ?? 0));
  expect(mass.need).toBe(mass.burn + mass.brace);
  expect(mass.after).toBe(was.mass - mass.need + (mass.scooped ?? 0));
};

describe('figures', () => {
  const bench = new Bench(
    scenario({
      K: { at: '4:0', heat: 4, mass: 4, energy: { engines: 3, railgun: 5, scoop: 1 } },
      red: { class: 'cutter', at: '3:10' },
    }),
  );

  test('[OS-362] free energy after the plan', () => {
    expect(appraise(bench, plan({ railgun: 4 })).free).toBe(2);
    expect(appraise(bench, plan({ laser: 2, shields: 2 })).free).toBe(-3);
  });

  test('[OS-363] how much of the limit goes where and what is left', () => {
    expect(appraise(bench, plan({ railgun: 4, vent: 1 })).release).toEqual({
      limit: 3,
      deallocated: 1,
      vented: 1,
      left: 1,
      over: 0,
    });
    expect(appraise(bench, plan({ railgun: 3, vent: 2 })).release).toEqual({
      limit: 3,
      deallocated: 2,
      vented: 2,
      left: 0,
      over: 1,
    });
  });

  test('[OS-364] [OS-365] heat now, vented, damage, new by source, next, and what that does with and without venting', () => {
    expect(appraise(bench, plan({ vent: 1, gun: 'brace' })).heat).toEqual({
      now: 4,
      vented: 1,
      damage: 3,
      engines: 1,
      railgun: 2,
      shields: 0,
      next: 6,
      nextDamage: 6,
      nextDamageVented: 3,
    });
  });

  test('[OS-366] mass after the turn, with scoop and brace', () => {
    expect(appraise(bench, plan({ gun: 'brace' })).mass).toEqual({
      now: 4,
      tank: 8,
      burn: 0,
      brace: 2,
      need: 2,
      scooped: 2,
      after: 4,
    });
    expect(appraise(bench, plan({ phase: 3 })).mass).toMatchObject({ burn: 3, scooped: 0, after: 1 });
    expect(appraise(bench, plan({ phase: 3, gun: 'brace' })).mass).toMatchObject({ need: 5, scooped: null });
  });

  test('[OS-457] every number says its rule and its sum', () => {
    const { figures } = appraise(bench, plan({ railgun: 4, vent: 1, laser: 1 }));
    const said = Object.fromEntries(figures.map(({ id, rule, sum }) => [id, `${rule}: ${sum}`]));
    expect(said['energy.free']).toBe(
      'OS-027: 10 in the reactor − 3 Engines − 1 Fuel Scoop − 1 Broadside Laser − 4 Railgun = 1 free',
    );
    expect(said['release.left']).toBe('OS-059: 3 a turn − 1 taken back − 1 vented = 1 left');
    expect(said['heat.damage']).toBe('OS-082: (4 on board − 1 vented) × 1 hull = 3 damage');
    expect(said['heat.next']).toBe('OS-381: 4 − 1 vented + 1 engines + 0 railgun + 0 shields = 4');
    expect(said['heat.railgun']).toBe('OS-074: 0, since it holds its fire');
    expect(said['mass.brace']).toBe('OS-235: 0, since no shot is braced');
    for (const { rule, sum } of figures) {
      expect(rule).toMatch(/^OS-\d{3}$/);
      expect(texts.rules[rule], rule).toMatch(/\.$/);
      expect(sum).not.toMatch(/[{}]/);
    }
  });

  test('[OS-457] nothing left of the limit is no sum where more than the limit is asked for', () => {
    const { figures } = appraise(bench, plan({ engines: 1, vent: 3 }));
    const { value, sum } = figures.find(({ id }) => id === 'release.left')!;
    expect([value, sum]).toEqual([0, '2 taken back + 3 vented, 2 more than the 3 of a turn']);
  });

  test('[OS-457] a sum adds up to its number, whatever is planned', () => {
    const turns = [
      [],
      plan({ engines: 0 }),
      plan({ engines: 2, railgun: 5 }),
      plan({ railgun: 5, gun: 'brace' }),
      plan({ railgun: 3, gun: 'fire' }),
    ];
    for (const turn of turns)
      for (const { id, value, sum } of appraise(bench, turn).figures) {
        const found = /^\((\d+) energy − (\d+)\) × (\d+) = (\d+)/.exec(sum);
        if (found === null) continue;
        const [energy, threshold, per, told] = found.slice(1).map(Number) as [number, number, number, number];
        expect([(energy - threshold) * per, told], `${id}: ${sum}`).toEqual([value, value]);
      }
  });
});

describe('projection', () => {
  test('[OS-367] six cells of the own ship: this turn, then idle turns', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 5, hull: 40, energy: { engines: 2 } } }));
    const track = appraise(bench, plan({ transfer: 1 })).forecast!.tracks.find(({ id }) => id === 'K')!;
    expect(track.cells.map((cell) => `${cell!.ring}:${cell!.sector}`)).toEqual([
      '5:2',
      '5:4',
      '5:6',
      '5:8',
      '5:10',
      '5:12',
    ]);
    // idle turns vent: 5 heat burn 5, then 2 (3 vented), then nothing
    expect(track.cells.map((cell) => cell!.hull)).toEqual([35, 33, 33, 33, 33, 33]);
    const short = new Bench(scenario({ K: { at: '4:0' } }, { goal: { kind: 'survive', turn: 3 }, limit: 9 }));
    expect(appraise(short, []).forecast!.turns).toBe(3);
  });

  test('[OS-368] other ships with their real reactions, and every missile', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', ammo: 1, energy: { missiles: 2 } }, red: { class: 'cutter', at: '3:10', hull: 40 } }),
    );
    const { tracks } = appraise(bench, plan({ launch: 'red' })).forecast!;
    const red = tracks.find(({ id }) => id === 'red')!.cells.map((cell) => `${cell!.ring}:${cell!.sector}`);
    const flown = tracks.find(({ id }) => id === 'missile-1')!.cells;
    bench.play(plan({ launch: 'red' }));
    expect(flown[0]).toMatchObject({ ring: 4, sector: 3 });
    const really = red.map((_, turn) => {
      if (turn > 0) bench.play(game.idle!(bench.world, bench.state));
      return bench.look('red').cell;
    });
    expect(red).toEqual(really);
    expect(new Set(red).size).toBeGreaterThan(3);
  });

  test('[OS-369] hits given and taken, with damage, absorption and hull after', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', energy: { laser: 2, shields: 2 } }, red: { class: 'cutter', at: '3:23 R', mass: 0 } }),
    );
    const { given, taken, damage } = appraise(bench, []).forecast!;
    expect(given).toEqual([{ weapon: 'laser', by: 'K', target: 'red', damage: 3 }]);
    expect(taken).toEqual([{ weapon: 'laser', by: 'red', target: 'K', damage: 3 }]);
    expect(damage).toEqual([
      { ship: 'K', noted: 3, absorbed: 2, heat: 0, hull: 11, isDestroyed: false },
      { ship: 'red', noted: 3, absorbed: 0, heat: 0, hull: 5, isDestroyed: false },
    ]);
  });

  test('[OS-370] [OS-371] windows and lanes by turn, ours whether powered or not, theirs only where active', () => {
    const bench = new Bench(
      scenario({
        K: { at: '4:0' },
        lane: { at: '4:4', hull: 9 },
        back: { at: '4:21', class: 'lancer', energy: { railgun: 4 }, mass: 0, installed: ['railgun'] },
        low: { at: '3:0', class: 'drone', energy: { laser: 2 }, installed: ['laser'] },
        dark: { at: '3:0', class: 'drone', energy: {} },
      }),
    );
    const windows = Object.fromEntries(appraise(bench, []).forecast!.windows.map((one) => [one.ship, one]));
    expect(windows.lane).toMatchObject({ prograde: Array(6).fill(true), retrograde: Array(6).fill(false) });
    expect(windows.back!.retrograde[0]).toBe(true);
    expect(windows.back!.theirLane[0]).toBe(true);
    // ring 3 gains a sector a turn: in the window for sector distances 1 and 2
    expect(windows.low!.laser).toEqual([true, true, false, false, false, false]);
    expect(windows.low!.theirLaser).toEqual([true, true, false, false, false, false]);
    expect(windows.dark!.theirLaser).toEqual(Array(6).fill(false));
    expect(windows.lane!.flights).toBe(2);
  });

  test('[OS-375] says when a plan destroys the own ship, loses a protected one or ends the scenario', () => {
    const ships = { K: { at: '4:0', hull: 2, heat: 3 }, b: { at: '1:0', side: 'blue', hull: 1, heat: 4 } } as const;
    const bench = new Bench(scenario(ships, { protect: ['b'], goal: { kind: 'survive', turn: 9 } }));
    const bad = appraise(bench, []).forecast!;
    expect([bad.destroysOwn, bad.loses, bad.status]).toEqual([true, ['b'], { is: 'lost', cause: 'shipDestroyed' }]);
    const won = new Bench(scenario({ K: { at: '4:0' } }, { goal: { kind: 'gates', gates: [{ ring: 4, sector: 0 }] } }));
    expect(appraise(won, []).forecast!.status.is).toBe('won');
  });

  test('[OS-441] [OS-443] any readable turn can be previewed: plan, refusals, actions, forecast', () => {
    const bench = new Bench(scenario({ K: { at: '4:0' } }));
    const bad = appraise(bench, plan({ engines: 2, transfer: 3 }));
    expect(bad.refusals.map(({ code }) => code)).toEqual(['burn-underpowered', 'burn-off-board']);
    expect(bad.actions).toEqual([
      { type: 'allocate', subsystem: 'engines', amount: 2 },
      { type: 'move', kind: 'transfer', power: 3 },
    ]);
    expect(appraise(bench, []).refusals).toEqual([]);
  });

  test('[OS-486] forecast and preview give for every turn what committing gives', () => {
    const run = openRun(game, { level: 'picket-line' });
    if (!run.ok) throw new Error(run.error.message);
    const playing = new Session(run.value);
    const turn = plan({ engines: 2, phase: 2 });
    const ahead = playing.previewOf([turn], 5);
    const idle = playing.forecast(3);
    const other = playing.fork();
    for (const frame of ahead.frames) {
      const [done] = (playing.commit(frame.turn) as { value: readonly { happenings: unknown }[] }).value;
      expect(done!.happenings).toEqual(frame.happenings);
      expect(playing.state).toEqual(frame.state);
    }
    for (const frame of idle.frames) {
      other.commit(game.idle!(other.world, other.state));
      expect(other.state).toEqual(frame.state);
    }
  });
});
