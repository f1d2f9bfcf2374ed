// The shipped content: scenarios, duels and their proofs.

import { applyLegal, openRun, type Position } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { lintScenario } from '../../src/authoring/lint.ts';
import { compile } from '../../src/compile.ts';
import { content } from '../../src/data/content.ts';
import { isDuel, type Scenario } from '../../src/data/file.ts';
import { ACTS, PERSONALITIES, SUBSYSTEMS } from '../../src/data/names.ts';
import { texts } from '../../src/data/texts.ts';
import { tune } from '../../src/data/tune.ts';
import { losesByWaiting } from '../../src/generate/prove.ts';
import { game } from '../../src/index.ts';
import { levels } from '../../src/levels.ts';
import { CODES } from '../../src/rules/plan/codes.ts';
import { setup } from '../../src/setup.ts';
import type { World } from '../../src/shape/world.ts';
import { type Found, searchLayers } from '../../src/solve/layers.ts';
import { HEAT, HULL, MASS, type State } from '../../src/state.ts';

const scenarios = levels.filter(({ level }) => !isDuel(level));
const fileOf = (id: string): Scenario => scenarios.find((one) => one.id === id)!.level as Scenario;

/** Hull, heat and mass with which the stored solution ends: golden, with the turns it takes. */
const ENDS: Readonly<Record<string, string>> = {
  'first-light': '2: 12 0 1',
  'turn-and-burn': '4: 12 0 0',
  'phase-lock': '3: 12 0 0',
  'dry-tank': '5: 12 0 0',
  'cold-ship': '5: 4 0 0',
  redline: '6: 2 0 0',
  'three-gates': '7: 12 0 2',
  slalom: '10: 12 0 4',
  'broadside-drill': '6: 11 1 0',
  'spinal-drill': '5: 2 1 8',
  'slow-fuse': '4: 12 0 4',
  'point-defence': '8: 6 0 2',
  'first-blood': '5: 2 1 8',
  joust: '6: 3 0 3',
  'picket-line': '4: 5 1 2',
  'freight-run': '5: 12 1 5',
  'station-keeping': '4: 1 1 0',
  blockade: '3: 5 2 2',
  rescue: '5: 5 0 8',
  convoy: '8: 12 0 8',
  crossfire: '5: 9 0 2',
  'ace-of-rings': '5: 3 0 5',
  'last-orbit': '5: 1 3 0',
  flagship: '7: 11 2 1',
};

describe('shipped content', () => {
  test('[OS-430] 24 scenarios in five acts and 3 duels, with a training duel of each for every personality', () => {
    expect(scenarios.map(({ id }) => id)).toEqual(Object.keys(ENDS));
    const byAct = ACTS.map((act) => scenarios.filter(({ level }) => (level as Scenario).act === act).length);
    expect(byAct).toEqual([8, 4, 3, 5, 4]);
    const duels = levels.filter(({ level }) => isDuel(level) && level.redAi === undefined);
    expect(duels.map(({ id }) => id)).toEqual(['mirror', 'high-ground', 'hare-and-hound']);
    expect(levels.length).toBe(scenarios.length + duels.length * (1 + PERSONALITIES.length));
  });

  test('[OS-431] every kind of goal and every subsystem has its scenario', () => {
    const goals = new Set(scenarios.map(({ level }) => (level as Scenario).goal.kind));
    expect([...goals].sort()).toEqual(['cool', 'destroy', 'dock', 'escape', 'gates', 'survive']);
    const used = new Set(
      scenarios.flatMap(({ witnesses }) =>
        witnesses[0]!.turns.flat().flatMap((entry) => (entry.type === 'energy' ? [entry.subsystem] : [])),
      ),
    );
    expect(SUBSYSTEMS.filter((one) => !used.has(one))).toEqual([]);
    // heat without an enemy, and lancers that hit each other
    expect(scenarios.filter(({ level }) => level.ships.some(({ heat }) => heat)).map(({ id }) => id)).toContain(
      'cold-ship',
    );
    expect(fileOf('crossfire').ships[0]!.installed).not.toContain('railgun');
  });

  test('[OS-432] every scenario is lost by doing nothing, and by doing nothing but venting', () => {
    for (const { id, level } of scenarios) expect(losesByWaiting(content, level as Scenario), id).toBe(true);
  });

  test('[OS-433] [OS-434] every stored solution is canonical and wins in exactly par turns', () => {
    for (const { id, par, witnesses } of scenarios) {
      const opened = openRun(game, { level: id });
      if (!opened.ok) throw new Error(opened.error.message);
      const { world, start } = opened.value;
      let position: Position<never> = start as never;
      witnesses[0]!.turns.forEach((turn, i) => {
        const state = position.state as State;
        expect(game.refuse(world, state, turn), `${id}, turn ${i + 1}`).toEqual([]);
        expect(game.canonical!(world, state, turn), `${id}, turn ${i + 1}`).toEqual(turn);
        expect(game.status(world, state).is).toBe('playing');
        position = applyLegal(game as never, world as never, position, turn as never).position as never;
      });
      const { ships } = position.state as State;
      expect(game.status(world, position.state).is, id).toBe('won');
      expect(`${par!.turns}: ${ships[HULL]} ${ships[HEAT]} ${ships[MASS]}`, id).toBe(ENDS[id]);
    }
  });

  test('[OS-427] a stored solution that does not win in exactly par turns, or not with par hull, is refused', () => {
    const file = (id: string) => ({
      ...fileOf(id),
      solution: scenarios.find((one) => one.id === id)!.witnesses[0]!.turns,
    });
    const says = (input: object) => lintScenario(content, input).map(({ message }) => message);
    expect(says(file('joust'))).toEqual([]);
    const { par, solution } = file('joust');
    expect(says({ ...file('joust'), par: par + 1 })).toEqual([
      `solution must win in exactly par turns: it takes ${par}, par is ${par + 1}`,
    ]);
    expect(says({ ...file('joust'), solution: [[{ type: 'vent', value: 1 }], ...solution] })[0]).toMatch(
      /^solution\[0\] is refused: /,
    );
    expect(says({ ...file('joust'), solution: [[], []] })).toEqual(['solution does not win in 2 turns']);
    expect(says({ ...file('joust'), solution: [[{ type: 'nonsense' }]] })[0]).toMatch(/^solution\[0\] is refused: /);
    const convoy = file('convoy');
    expect(says({ ...convoy, parHull: convoy.parHull! - 1 })[0]).toMatch(/^solution must end with par hull/);
  });

  test('[OS-427] a survive solution ends with par hull', () => {
    const survive = scenarios.filter(({ level }) => (level as Scenario).goal.kind === 'survive');
    expect(survive.length).toBeGreaterThan(1);
    for (const { id, level } of survive) expect((level as Scenario).parHull, id).toBe(Number(ENDS[id]!.split(' ')[1]));
  });

  test('[OS-098] Cold Ship, Redline and Last Orbit cannot be won without venting', () => {
    // heat never leaves but by venting, and Cold Ship begins with some of it
    expect(fileOf('cold-ship')).toMatchObject({ goal: { kind: 'cool' } });
    expect(fileOf('cold-ship').ships[0]!.heat).toBeGreaterThan(0);
    // Redline must be won cold, so without venting no heat may ever be made: no hard burns, and no win
    const redline = compile(content, fileOf('redline'));
    expect(redline.goal!.isCold).toBe(true);
    const soft = {
      ...redline.tables,
      burnMass: redline.tables.burnMass.slice(0, content.subsystems.engines.threshold + 1),
    };
    expect(searched({ ...redline, tables: soft }, redline.limit)).toMatchObject({ rows: null, isCut: false });
    // the heat Last Orbit begins with burns its hull down in so many turns, and it cannot be won before
    const last = compile(content, fileOf('last-orbit'));
    const { ships } = setup(last);
    const dead = Math.ceil(ships[HULL]! / (ships[HEAT]! * content.balance.heat.damagePerUnit));
    expect(searched(last, dead - 1)).toMatchObject({ rows: null, isCut: false });
  });

  test('[OS-399] every par is proven: no shipped scenario has one that is only the best known', () => {
    for (const { id, level, par } of scenarios) {
      expect((level as Scenario).parProof, id).toBe('proven');
      expect(par!.proof, id).toBe('optimal');
    }
  });

  test('[OS-435] every refusal, event, subsystem and act has its words in the content', () => {
    for (const code of CODES) {
      expect(texts.refusals[code], code).toBeDefined();
      expect(texts.glossary.refusals[code], code).toBeDefined();
    }
    for (const id of SUBSYSTEMS) expect(texts.glossary.subsystems[id], id).toBeDefined();
    for (const type of Object.keys(texts.events)) expect(texts.glossary.events[type], type).toBeDefined();
    for (const { id, level, intro } of scenarios) {
      expect(intro, id).toBeDefined();
      expect((level as Scenario).hints?.length, id).toBe(2);
    }
    for (const id of scenarios.slice(0, 5).map((one) => one.id))
      expect(texts.tutorial[id]?.length, id).toBeGreaterThan(0);
  });

  test('[OS-436] an unknown scenario id is refused with the nearest known one', () => {
    const opened = openRun(game, { level: 'joustt' });
    expect(opened.ok).toBe(false);
    expect(!opened.ok && opened.error.message).toContain('joust');
  });

  test('[OS-428] a subsystem row that cannot be is refused', () => {
    const tuned = (row: object) => tune(content, { subsystem: { engines: row } } as never);
    const says = (row: object) => {
      const answer = tuned(row);
      return answer.ok ? null : answer.error.message;
    };
    expect(says({})).toBeNull();
    expect(says({ min: 0 })).toMatch(/engines\.min must be 1 to the rated maximum/);
    expect(says({ min: 3 })).toMatch(/engines\.min must be 1 to the rated maximum/);
    expect(says({ overdrive: 0 })).toMatch(/engines\.overdrive must be 1/);
    expect(says({ threshold: 4 })).toMatch(/engines\.threshold must be at most the enforced maximum/);
    expect(says({ heatPerUnit: 0, heatWhen: 'never' })).toMatch(/engines\.overdrive must be 0/);
  });

  test('other numbers lie over the shipped ones and are checked', () => {
    const answer = tune(content, {
      laser: { damage: 4 },
      class: { drone: { hull: 5 } },
      personality: { ace: { rail: 1 } },
    });
    if (!answer.ok) throw new Error(answer.error.message);
    expect(answer.value.balance.laser).toEqual({ ...content.balance.laser, damage: 4 });
    expect(answer.value.classes.drone!.hull).toBe(5);
    expect(answer.value.personalities.ace.rail).toBe(1);
    for (const bad of [
      null,
      3,
      { laser: { colour: 1 } },
      { laser: 3 },
      { board: { speed: [8, 6, 4, 3, 2, 2] } },
      { class: 1 },
    ])
      expect(tune(content, bad as never).ok, JSON.stringify(bad)).toBe(false);
  });
});

/** An exhaustive search for a win up to a turn. */
const searched = (world: World, last: number): Found => {
  const limits = { width: Number.POSITIVE_INFINITY, nodes: 5_000_000, last, memory: 1e9 };
  const work = searchLayers(world, setup(world), limits);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};
