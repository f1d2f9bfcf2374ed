// What a viewer is shown: ships, panels, intents, the board as text, the planner as text.

import { describe, expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import { texts } from '../src/data/texts.ts';
import { aheadTable, game, showPlanner, sumLines } from '../src/index.ts';
import type { Appraisal } from '../src/shape/planner.ts';
import { sayEvent } from '../src/words/events.ts';
import { Bench, plan, scenario } from './bench.ts';
import { legalPlan, streamOf } from './randomPlans.ts';

const view = ({ world, state }: Bench, seat = 'player') => game.view(world, state, seat);
const appraise = ({ world, state }: Bench, turn: readonly Action[]): Appraisal =>
  game.appraise!(world, state, turn, 'player') as unknown as Appraisal;
const planner = (bench: Bench, turn: readonly Action[]): string =>
  showPlanner(bench.world, view(bench), appraise(bench, turn));

describe('published intents', () => {
  const bench = (): Bench =>
    new Bench(
      scenario({
        K: { at: '4:0', hull: 40 },
        drone: { class: 'drone', at: '3:6', heat: 2 },
        lancer: { class: 'lancer', at: '4:20' },
        hulk: { at: '6:6' },
      }),
    );

  test('[OS-308] [OS-310] they stand before anyone plans, change with no plan, and are what is then done', () => {
    const one = bench();
    for (let turn = 0; turn < 5; turn++) {
      const { intents } = view(one);
      appraise(one, plan({ engines: 2, phase: 1 }));
      expect(view(one).intents).toEqual(intents);
      one.play(plan({ engines: 1, phase: 1 }).slice(0, turn === 0 ? 2 : 0));
      for (const { ship, end, facing, plan: published } of intents) {
        const move = one.of('shipCoasted', 'shipTransferred', 'shipPhased').find((event) => event.ship === ship)!;
        expect(move.to).toEqual(end);
        expect(one.look(ship).facing).toBe(facing);
        expect(one.of('railgunFired').some((event) => event.ship === ship)).toBe(published.railgun !== 'hold');
        expect(one.of('heatVented').find((event) => event.ship === ship)?.amount ?? 0).toBe(published.vent);
      }
    }
  });

  test('[OS-309] with rotation, move, end cell, facing, stance and window, railgun and lane, launch and vent', () => {
    const [drone, lancer, hulk] = view(bench()).intents;
    expect(Object.keys(drone!).sort()).toEqual(
      ['end', 'expects', 'facing', 'lane', 'plan', 'recoilTo', 'ship', 'stance', 'text', 'window'].sort(),
    );
    expect(drone!.stance).toBe('attack');
    expect(drone!.window.length).toBeGreaterThanOrEqual(5);
    expect(drone!.plan.vent).toBe(2);
    expect(lancer).toMatchObject({ stance: 'hold', window: [], plan: { railgun: 'fire' }, recoilTo: 3 });
    expect(lancer!.lane).toHaveLength(6);
    expect(lancer!.lane[0]).toEqual({ ring: 4, sector: 0 });
    expect(hulk).toMatchObject({ window: [], lane: [], expects: null });
  });

  test('[OS-311] told for every living opponent in roster order after turnEnded; none after the end', () => {
    const one = bench().play();
    const types = one.events.map(({ type }) => type);
    expect(types.indexOf('intentPublished')).toBe(types.indexOf('turnEnded') + 1);
    expect(one.of('intentPublished').map(({ ship }) => ship)).toEqual(['drone', 'lancer', 'hulk']);
    expect(one.of('intentPublished').map((event) => event.plan)).toEqual(
      view(one).intents.map((intent) => intent.plan),
    );
    const over = new Bench(scenario({ K: { at: '4:0' }, hulk: { at: '1:0' } }, { limit: 1 })).play();
    expect(over.of('intentPublished')).toEqual([]);
  });

  test('[OS-312] a published shot is fired and a published launch made although the target has moved away', () => {
    const lancer = new Bench(
      scenario({ K: { at: '4:0', energy: { engines: 1 } }, red: { class: 'lancer', at: '4:20' } }),
    );
    expect(view(lancer).intents[0]!.plan.railgun).toBe('fire');
    lancer.play(plan({ transfer: 1 }));
    expect(lancer.of('railgunMissed')).toEqual([{ type: 'railgunMissed', ship: 'red' }]);
    expect(lancer.look('red')).toMatchObject({ cell: '3:23', heat: 1 });
    const picket = new Bench(
      scenario({ K: { at: '4:0', energy: { engines: 3 } }, red: { class: 'picket', at: '6:8' } }),
    );
    const target = view(picket).intents[0]!.plan.launch;
    expect(target).toBe('K');
    expect(picket.play(plan({ phase: 3 })).of('missileLaunched')).toMatchObject([{ ship: 'red', target: 'K' }]);
  });

  test('[OS-313] a published lane hits the other red ship that has come into it', () => {
    const one = new Bench(game.levels.find(({ id }) => id === 'crossfire')!.level);
    one.play(plan({ engines: 1, transfer: 1 }));
    expect(one.of('railgunHit').map(({ ship, target }) => [ship, target])).toEqual([
      ['lancer-1', 'lancer-2'],
      ['lancer-2', 'lancer-1'],
    ]);
  });

  test('[OS-314] nothing is hidden in solo play: the view holds every committed value of every ship', () => {
    const one = bench().play();
    for (const ship of view(one).ships) {
      const { hull, heat, mass, ammo, facing, energy } = one.look(ship.id);
      expect(ship).toMatchObject({ hull, heat, mass, ammo, facing });
      expect(ship.subsystems.map((row) => row.energy)).toEqual(energy);
    }
  });
});

describe('the board and its panels', () => {
  test('[OS-451] rings with speeds, ships with side, facing and hull, missiles with target and life, gates with number', () => {
    const bench = new Bench(
      scenario(
        { K: { at: '4:0', ammo: 1, energy: { missiles: 2 } }, red: { at: '6:12 R', hull: 5 } },
        {
          goal: {
            kind: 'gates',
            gates: [
              { ring: 2, sector: 3 },
              { ring: 3, sector: 1 },
            ],
          },
        },
      ),
    ).playAlone(plan({ launch: 'red' }));
    expect(view(bench)).toMatchObject({
      rings: 6,
      sectors: 24,
      speeds: [8, 6, 4, 3, 2, 1],
      ships: [
        { side: 'blue', facing: 'prograde', hull: 12 },
        { side: 'red', facing: 'retrograde', hull: 5 },
      ],
      missiles: [{ id: 1, target: 'red', life: 4 }],
      gates: [
        { number: 1, ring: 2, sector: 9, isNext: true, isPassed: false },
        { number: 2, ring: 3, sector: 5, isNext: false },
      ],
    });
    const text = game.show(bench.world, view(bench));
    expect(text).toContain('R2 v6 | .  .  .  .  .  .  .  .  =  [1 =  .'); // and how far the gate reaches
    expect(text).toMatch(/R4 v3 \| \. {2}\. {2}\. {2}\+2/); // ship and missile in one cell
    expect(text).toMatch(/R6 v1 .*h</);
  });

  test('[OS-367] the planner draws the own cells of this turn and the next ones where nothing else is', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 1 } }, red: { at: '4:6' } }));
    const row = (turn: Parameters<typeof planner>[1]) =>
      planner(bench, turn)
        .split('\n')
        .find((line) => line.startsWith('R4'));
    // Red coasts from 4:6 to 4:9: where it stands and where it goes is drawn before a ghost.
    const dots = (n: number): string => ' . '.repeat(n);
    expect(row(plan({}))).toBe(
      `R4 v3 | K>${dots(2)} o1${dots(2)} h>${dots(2)} h'${dots(2)} o4${dots(2)} o5${dots(2)} o6${dots(5)}`.trimEnd(),
    );
    expect(row(plan({ phase: 1 }))).toContain(`K>${dots(3)} o1${dots(1)} h>`);
  });

  test('[OS-452] [OS-456] energy committed and pending, minimum, threshold, most, active or not, changes marked', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 3, laser: 2 } } }));
    const { rows } = appraise(bench, plan({ engines: 2, railgun: 4 }));
    expect(rows[0]).toMatchObject({ committed: 3, pending: 2, min: 1, threshold: 2, max: 3, isActive: true });
    expect(rows[4]).toMatchObject({ committed: 0, pending: 4, isActive: true, wasActive: false, isOverclocked: true });
    expect(planner(bench, plan({ engines: 2, railgun: 4 }))).toContain('eng 3>2/3');
    expect(planner(bench, plan({ engines: 2 }))).toContain('las 2/2');
  });

  test('[OS-453] energy above the threshold is marked with "!"', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', energy: { engines: 3, railgun: 4 } } }));
    expect(game.show(bench.world, view(bench))).toContain('eng 3!/3');
    expect(planner(bench, plan({ engines: 2 }))).toContain('eng 3>2/3');
    expect(planner(bench, [])).toContain('rail 4!/5');
  });

  test('[OS-454] the return meter: three slots of D and V, and what is over stands outside', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 4, energy: { railgun: 5 } } }));
    expect(planner(bench, [])).toContain('[ ][ ][ ]  ');
    expect(planner(bench, plan({ railgun: 3, vent: 1 }))).toContain('[D][D][V]');
    expect(planner(bench, plan({ railgun: 3, vent: 3 }))).toContain('[D][D][V]<V><V>');
  });

  test('[OS-455] heat as a line of numbers: carried, vented, damage, new, next', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 4, energy: { engines: 3 } } }));
    expect(planner(bench, plan({ vent: 1 }))).toContain('4 − 1 vented = 3 damage; + 1 new = 4 next turn');
    const gun = new Bench(scenario({ K: { at: '4:0', energy: { engines: 3, railgun: 5 } } }));
    expect(planner(gun, plan({ gun: 'brace' }))).toContain('0 − 0 vented = 0 damage; + 3 new = 3 next turn');
  });

  test('[OS-458] intents as ghost cells, windows and lanes, each with a line of text', () => {
    const bench = new Bench(game.levels.find(({ id }) => id === 'first-blood')!.level);
    const text = game.show(bench.world, view(bench));
    expect(text).toMatch(/R2 v6 .* c'/);
    expect(text.match(/~/g)).toHaveLength(10);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Cutter: turn retrograde, transfer 1 to 2:15, laser attack (expects Kestrel on 4:3)',
    );
    const lane = new Bench(scenario({ K: { at: '4:0' }, red: { class: 'lancer', at: '4:20' } }));
    expect(game.show(lane.world, view(lane))).toMatch(/R4 v3 .* - {2}- {2}-/);
  });

  test('[OS-459] hits on the planned position are named with weapon and damage', () => {
    const bench = new Bench(
      scenario({ K: { at: '4:0', energy: { shields: 2 } }, red: { class: 'cutter', at: '3:23', mass: 0 } }),
    );
    expect(appraise(bench, []).forecast!.taken).toEqual([{ weapon: 'laser', by: 'red', target: 'K', damage: 3 }]);
    expect(planner(bench, [])).toContain('Laser of Red on you 3');
  });

  test('[OS-460] every event has a line of its own in words', () => {
    const said = new Set<string>();
    const stream = streamOf('WORDS');
    for (const { level, witnesses } of game.levels) {
      const bench = new Bench(level);
      for (let turn = 0; turn < 8 && bench.state.ending === null; turn++) {
        const seats = bench.world.isDuel ? game.seats!(bench.world) : ['player'];
        const entries =
          witnesses[0]?.turns[turn] ?? seats.flatMap((seat) => legalPlan(bench.world, bench.state, stream, seat));
        for (const event of bench.play(entries).events) {
          const line = sayEvent(bench.world, event);
          expect(line).not.toMatch(/[{}]|undefined|NaN|object/);
          said.add(event.type);
        }
      }
    }
    expect(said.size).toBeGreaterThanOrEqual(25);
    expect(Object.keys(texts.events)).toEqual(expect.arrayContaining([...said]));
  });

  test('[OS-461] a plan that destroys the own ship or loses is said to', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', hull: 1, heat: 4 } }));
    expect(planner(bench, plan({ vent: 3 }))).toContain('! This plan destroys your ship.');
    const late = new Bench(scenario({ K: { at: '4:0' } }, { limit: 1, goal: { kind: 'escape', ring: 1 } }));
    expect(planner(late, [])).toContain('! This turn loses:');
  });

  test('[OS-462] the first scenarios show the panels of what is installed, and no others', () => {
    const bench = new Bench(game.levels.find(({ id }) => id === 'first-light')!.level);
    const line = game
      .show(bench.world, view(bench))
      .split('\n')
      .find((one) => one.startsWith('Energy'))!;
    expect(line).toContain('eng 0/3');
    expect(line).not.toMatch(/thr|scp|las|rail|mis|shd/);
    expect(
      view(bench)
        .ships[0]!.subsystems.filter(({ isInstalled }) => isInstalled)
        .map(({ id }) => id),
    ).toEqual(['engines']);
  });
});

describe('text', () => {
  test('the planner fits a terminal of 80 by 24 in every scenario, for random plans', () => {
    const stream = streamOf('TEXT');
    for (const { level } of game.levels) {
      const bench = new Bench(level);
      for (let turn = 0; turn < 4 && bench.state.ending === null; turn++) {
        const seats = bench.world.isDuel ? game.seats!(bench.world) : ['player'];
        const turns = seats.map((seat) => legalPlan(bench.world, bench.state, stream, seat));
        const shown = game.appraise!(bench.world, bench.state, turns[0]!, seats[0]!) as unknown as Appraisal;
        const lines = showPlanner(bench.world, view(bench, seats[0]), shown).split('\n');
        expect(Math.max(...lines.map((line) => line.length)), level.id).toBeLessThanOrEqual(80);
        expect(lines.length, `${level.id}\n${lines.join('\n')}`).toBeLessThanOrEqual(24);
        // Who reaches whom comes on top where there is room, and crowds nothing out.
        const roomy = showPlanner(bench.world, view(bench, seats[0]), shown, { room: 24 }).split('\n');
        expect(roomy.slice(0, lines.length)).toEqual(lines);
        expect(roomy.length, `${level.id}\n${roomy.join('\n')}`).toBeLessThanOrEqual(24);
        const told = [...aheadTable(view(bench, seats[0]), shown), ...roomy];
        expect(Math.max(...told.map((line) => line.length)), level.id).toBeLessThanOrEqual(80);
        bench.play(turns.flat());
      }
    }
  });

  test('hulls after the turn, reach and cells turn by turn, and sums with their rule, are those of the planner', () => {
    const bench = new Bench(scenario({ K: { at: '3:4 R' }, cutter: { class: 'cutter', at: '2:22', mass: 4 } }));
    const shown = appraise(bench, plan({ laser: 2, shields: 2, stance: 'attack' }));
    const text = showPlanner(bench.world, view(bench), shown, { room: 30 });
    const { forecast, figures } = shown;
    const cutter = forecast!.damage.find(({ ship }) => ship === 'cutter');
    if (cutter) expect(text).toContain(`Cutter 8>${cutter.hull}`);
    const table = aheadTable(view(bench), shown);
    expect(table[0]).toContain('+6');
    for (const { cells } of forecast!.tracks)
      for (const cell of cells) if (cell) expect(table.join('\n')).toContain(`${cell.ring}:${cell.sector}`);
    const sums = sumLines(view(bench), shown, figures).join('\n');
    for (const { id, sum } of figures) if (!/railgun|missiles/.test(id)) expect(sums).toContain(sum);
    expect(sums.match(/OS-035/g)).toHaveLength(1);
    expect(sums).not.toMatch(/\w+\.\w+:/);
  });
});
