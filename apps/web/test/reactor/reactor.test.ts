// The reactor's screen below the drawing: views turned into lookups, names, plans, walks, trails, motion, badges. Views come
// from the game itself.

import { openRun, Session } from '@interlock/kernel';
import type { Action, ReactorView } from '@interlock/reactor';
import { game } from '@interlock/reactor';

import {
  accountWords,
  aheadOf,
  cellName,
  type Facility,
  facilityOf,
  frontOf,
  heatAccount,
  linesOf,
  placeOf,
  reactorHeat,
  reasonWords,
  sidesOf,
  starveWords,
  stepsOf,
  surfaceAt,
  trailOf,
  trailWords,
  walkOn,
  walkTo,
  whyStarved,
} from '@interlock/reactor/screen';
import { describe, expect, test } from 'vitest';
import { scriptOf } from '../../src/games/reactor/board/script.ts';
import { commit, lossAhead } from '../../src/games/reactor/forecast.ts';
import { keys } from '../../src/games/reactor/keys.ts';
import { changesBy, changesOf, UNKNOWN } from '../../src/games/reactor/panels/changes.ts';
import { badges } from '../../src/games/reactor/result.ts';
import { seedOfDay } from '../../src/hub/today.ts';
import { firstWarned } from '../../src/play/dock/firstWarned.ts';
import { tableOf } from '../../src/store/table.ts';

const start = (level: string) => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

const facility = (session: ReturnType<typeof start>): Facility => facilityOf(session.view() as unknown as ReactorView);
const cell = (f: Facility, x: number, y: number): number => y * f.width + x;
const walk = (...dirs: string[]): Action[] => dirs.map((dir) => ({ type: 'moveRobot', dir }) as Action);

/** Fork in the Line with its terminal opened. */
const opened = () => {
  const session = start('fork-in-the-line');
  session.setPlan([...walk('E', 'E', 'E', 'S'), { type: 'interactProp' }] as never);
  const answer = session.commit();
  if (!answer.ok) throw new Error(answer.refusals[0]?.why);
  return session;
};

describe('names', () => {
  test('[RM-474] a cell says its place, what stands there, its state and its values', () => {
    const f = facility(opened());
    expect(cellName(f, cell(f, 4, 3))).toMatch(
      /^column 4, row 3, floor, Fuel T-junction, mode 3\/1, .*fuel pipe, amount 117, pressure 117$/,
    );
    const [hot] = [...f.surface.values()].filter(({ check }) => check === 'stay');
    expect(cellName(f, hot!.cell)).toContain(`heat ${hot!.value.heat} + ${hot!.announced} announced ${hot!.band.heat}`);
    expect(cellName(f, hot!.cell)).toMatch(/, do not stay$/);
    expect(cellName(f, 0)).toBe('column 0, row 0, wall');
  });

  test('[RM-306] before eye access no name speaks of pipes', () => {
    const f = facility(start('fork-in-the-line'));
    expect(f.underground).toBeNull();
    for (let at = 0; at < f.width * f.height; at++) expect(cellName(f, at)).not.toContain('pipe');
  });
});

describe('eye', () => {
  test('[RM-301] a planned look through the floor shows nothing before it is taken', () => {
    const session = start('fork-in-the-line');
    session.setPlan([...walk('E', 'E', 'E', 'S'), { type: 'interactProp' }] as never);
    const ahead = session.preview(1).frames[0]!.view as unknown as ReactorView;
    expect(aheadOf(session.view(), ahead).underground).toBeNull();
    const known = opened();
    expect(aheadOf(known.view(), known.forecast(1).frames[0]!.view).underground).not.toBeNull();
  });

  test('[RM-307] a pipe names its source, the way and the splits behind its pressure', () => {
    const f = facility(opened());
    const b = f.propOf.get('b')!;
    const pipe = f.underground!.pipes.fuel.get(b.cell)!;
    const trail = trailOf(f, 'fuel', b.cell, 'push', 1);
    const at = (id: string): string => placeOf(f, f.propOf.get(id)!.cell);
    expect(trail?.source?.id).toBe('a');
    expect(trail?.splits).toEqual([{ cell: f.propOf.get('j')!.cell, mode: '3/1', branch: 'B' }]);
    expect(trailWords(f, 'fuel', 'push', pipe.push, trail)).toBe(
      `pressure ${pipe.push}: ${trail!.start} from the source at ${at('a')}, ${trail!.cells} cells × 1, split 3/1 at ${at('j')}, branch B`,
    );
  });
});

test('[RM-305] a starved consumer says what arrives and what it wants, its own demand included', () => {
  const f = facility(opened());
  const { reasons, wants } = f.underground!.starving.get('b')!;
  const arriving = f.underground!.pipes.fuel.get(f.propOf.get('b')!.cell)!;
  expect(starveWords(reasons, arriving, wants)).toBe(
    `${arriving.amount} of ${game.content.balance['consumer.fuel.demand']!.default} arrives`,
  );
  expect(starveWords(['LowPressure'], { amount: 60, push: 20 }, { amount: 50, push: 44 })).toBe('pressure 20 of 44');
  expect(starveWords(['Disconnected', 'LowAmount'], { amount: 0, push: 0 }, wants)).toBe('no flow arrives');
});

describe('plan', () => {
  test('[RM-315] steps stand where they happen and say what they change', () => {
    const session = start('fork-in-the-line');
    const plan = [...walk('E', 'E', 'E'), { type: 'interactProp', mode: '0/4' } as Action, ...walk('E')];
    session.setPlan(plan as never);
    const f = facility(session);
    const steps = stepsOf(f, plan, session.preview(0).frames[0]!.happenings as never);
    expect(steps.map(({ at }) => at)).toEqual([
      cell(f, 2, 3),
      cell(f, 3, 3),
      cell(f, 4, 3),
      cell(f, 4, 3),
      cell(f, 5, 3),
    ]);
    expect(steps[3]!.label).toBe('Set 3/1 → 0/4');
    expect(frontOf(f, plan)).toBe(cell(f, 5, 3));
  });

  test('[RM-177] a walk under a shield shows on each step what the shield still holds', () => {
    const session = start('hot-corridor');
    session.commit([...walk('E', 'S', 'S'), { type: 'interactProp' }, ...walk('N', 'E')] as never);
    const plan = [...walk('E'), { type: 'interactLeak', do: 'shield' } as Action, ...walk('E', 'E')];
    session.setPlan(plan as never);
    const steps = stepsOf(facility(session), plan, session.preview(0).frames[0]!.happenings as never);
    const held = game.content.balance['shield.steps']!.default;
    expect(steps.map(({ shield }) => shield)).toEqual([null, held, held - 1, held - 2]);
    expect(steps.every(({ hurts }) => !hurts)).toBe(true);
    const bare = [...walk('E', 'E')];
    session.setPlan(bare as never);
    const hurt = stepsOf(facility(session), bare, session.preview(0).frames[0]!.happenings as never);
    expect(hurt.map(({ hurts }) => hurts)).toEqual([false, true]);
  });

  test('[RM-190] a walk goes round what hurts on entering, and through it only where there is no other way', () => {
    const f = facility(start('crossed-wires'));
    const [from, to] = [cell(f, 4, 3), cell(f, 6, 3)];
    const door = cell(f, 5, 3);
    const hot: Facility = {
      ...f,
      surface: new Map([
        [door, { ...[...f.surface.values()][0]!, cell: door, check: 'enter', hurts: ['electricity'] }],
      ]),
    };
    expect(walkTo(f, from, to, false)).toEqual(['E', 'E']);
    // The only doorway: the walk is offered, its harm is shown in the plan.
    expect(walkTo(hot, from, to, false)).toEqual(['E', 'E']);
    const beside: Facility = {
      ...f,
      surface: new Map([[cell(f, 2, 2), { ...hot.surface.get(door)!, cell: cell(f, 2, 2) }]]),
    };
    const round = walkTo(beside, cell(f, 1, 2), cell(f, 3, 2), false)!;
    expect(round).toHaveLength(4);
    let at = cell(f, 1, 2);
    for (const dir of round) {
      at += { N: -f.width, W: -1, E: 1, S: f.width }[dir];
      expect(at).not.toBe(cell(f, 2, 2));
    }
    expect(walkTo(f, from, cell(f, 5, 1), false)).toBeNull();
  });

  test('[RM-470] what an act changes is said in words: services, readiness, loss', () => {
    const session = start('fork-in-the-line');
    const idle = session.forecast(1).frames[0]!.view as unknown as ReactorView;
    const plan = [...walk('E', 'E', 'E'), { type: 'interactProp', mode: '0/4' }];
    const planned = session.previewOf([plan as never], 0).frames[0]!.view as unknown as ReactorView;
    expect(changesOf(facilityOf(idle), facilityOf(planned)).slice(0, 2)).toEqual(['reactor ready', 'fuel producing']);
    expect(changesOf(facilityOf(idle), facilityOf(idle))).toEqual([]);
  });

  test('[RM-470] [RM-301] [RM-D62] before eye access the buttons of a junction say nothing; planning a mode shows the forecast', () => {
    const session = start('fork-in-the-line');
    const plan = walk('E', 'E', 'E') as never;
    const base = session.previewOf([plan], 0).frames[0]!.view as unknown as ReactorView;
    const f = facilityOf(base);
    const j = f.propOf.get('j')!;
    expect(f.underground).toBeNull();
    const notes = j.modes.map((mode) => {
      const action = { type: 'interactProp', mode };
      expect(sidesOf(f, j, action)).toBe('');
      return changesBy(session as never, plan, base, action);
    });
    for (const words of notes) expect(words).toEqual([UNKNOWN]);
    // Planning it shows what the forecast may show: services and surface, and nothing of the pipes.
    const planned = session.previewOf([[...plan, { type: 'interactProp', mode: '0/4' }] as never], 0).frames[0]!.view;
    expect(changesOf(f, facilityOf(planned as unknown as ReactorView))).toContain('fuel producing');
    expect(facilityOf(planned as unknown as ReactorView).underground).toBeNull();
    const asked = game.questions!.modes!(session.world, session.state, session.viewer, { prop: 'j' });
    expect(asked.ok).toBe(false);
  });

  test('[RM-472] a walk goes on from where the plan ends, through no harm, and ends where it should', () => {
    const session = start('fork-in-the-line');
    const f = facility(session);
    const [x, y] = [f.robot.cell % f.width, Math.floor(f.robot.cell / f.width)];
    expect(walkOn(f, [], cell(f, x + 2, y))).toEqual(walk('E', 'E'));
    expect(walkOn(f, walk('E'), cell(f, x + 2, y))).toEqual(walk('E'));
    expect(walkOn(f, walk('E', 'E'), cell(f, x + 2, y))).toBeNull();
    expect(walkOn(f, [], 0)).toBeNull();
  });
});

describe('after a turn', () => {
  test('[RM-475] motion follows the rules: the walk, feeds, leaks, reactions, flows', () => {
    const session = start('crossed-wires');
    for (let i = 0; i < 4; i++) session.commit([]);
    session.commit(walk('E', 'E') as never);
    const f = facility(session);
    const events = session.seen(5).map(({ event }) => event);
    const beats = scriptOf(f.width, events as never, (prop) => f.propOf.get(prop)?.cell ?? null);
    expect(beats.slice(0, 3).map(({ robot }) => robot)).toEqual([cell(f, 1, 1), cell(f, 2, 1), cell(f, 3, 1)]);
    const kinds = beats.flatMap(({ marks }) => [...new Set(marks.map(({ is }) => is))]);
    expect(kinds).toEqual(['pulse', 'ring', 'burst', 'flash', 'drift', 'flash']);
    // The walk ends where the view has the robot: motion only tells what is already so.
    expect(beats.at(-1)!.robot).toBe(f.robot.cell);
  });

  test('[RM-324] badges by what was lost, used, left open and rewound', () => {
    const seen = start('fork-in-the-line').view() as unknown as ReactorView;
    expect(badges(seen, [], 0)).toEqual(['Untouched', 'Bare Hands', 'Clean Run']);
    expect(badges({ ...seen, leaks: [] }, [{ type: 'applyElementRemedy' }], 1)).toEqual(['Untouched', 'Tight Ship']);
    const hurt = { ...seen, robot: { ...seen.robot, integrity: seen.robot.maxIntegrity - 1 } };
    expect(badges(hurt, [{ type: 'applyHeatImmunity' }], 2)).toEqual([]);
  });

  test('[RM-466] the hottest cell of the reactor area is the heat that counts', () => {
    const f = facility(start('crossed-wires'));
    expect(reactorHeat(f).judged).toBe(f.seen.terminal.find(({ id }) => id === 'ReactorHeat')!.value);
  });
});

test('[RM-491] the level of the day climbs from d1 on Monday to d7 on Sunday, with the date as its seed', () => {
  const presets = Object.keys(game.params.presets);
  const on = (day: string) => seedOfDay({ id: game.id, presets }, new Date(`${day}T23:30:00Z`));
  expect(on('2026-11-09')).toEqual({ preset: 'd1', seed: '20261109' });
  expect(on('2026-11-11')).toEqual({ preset: 'd3', seed: '20261111' });
  expect(on('2026-11-15')).toEqual({ preset: 'd7', seed: '20261115' });
});

test('[RM-325] a loss is dated by the first forecast that showed it, of the plan or of doing nothing', () => {
  const session = start('hot-corridor');
  const foreseen = (): number | null => firstWarned(session as never, 8);
  expect(foreseen()).toBeNull();
  // A turn of waiting first: nothing ahead is lost while the robot stays out of the heat.
  session.commit([]);
  expect(session.forecast(8).frames.some(({ status }) => status.is === 'lost')).toBe(false);
  session.commit(walk('E', 'E', 'E', 'S', 'E') as never);
  for (let turns = 0; turns < 4 && session.status.is === 'playing'; turns++) session.commit([]);
  expect(session.status).toMatchObject({ is: 'lost', cause: 'RobotLost' });
  expect(foreseen()).toBe(2);
});

test('[RM-218] the action key starts the core at the control and operates what else stands there', () => {
  const session = start('first-light');
  const now = facility(session);
  const control = now.props.find(({ type }) => type === 'reactorControl')!;
  const source = now.props.find(({ type }) => type === 'flow')!;
  const space = keys.find((one) => one.keys.includes(' '))!;
  const planAt = (at: number) =>
    space.plan(
      { view: session.view(), plan: walk(...walkTo(now, now.robot.cell, at, false)!) } as never,
      null as never,
    );
  expect(planAt(control.cell)).toEqual([{ type: 'activateReactor' }]);
  expect(planAt(source.cell)).toEqual([{ type: 'interactProp' }]);
});

test('the heat of a turn by cause adds up to the change of the cell, in every reactor cell and turn', () => {
  const session = start('fork-in-the-line');
  let before = facility(session);
  let accounts = 0;
  for (const frame of session.preview(6).frames) {
    const after = facilityOf(frame.view as unknown as ReactorView);
    for (const at of after.surface.keys()) {
      const account = heatAccount(
        after.width,
        at,
        frame.happenings.map(({ event }) => event as never),
        surfaceAt(before, at).announced,
      );
      const sum = account.reduce((total, [, heat]) => total + heat, 0);
      expect(sum).toBe(surfaceAt(after, at).value.heat - surfaceAt(before, at).value.heat);
      accounts += account.length;
    }
    before = after;
  }
  expect(accounts).toBeGreaterThan(6);
  expect(
    accountWords([
      ['announced', 14],
      ['air', -3],
    ]),
  ).toBe('+14 announced −3 air = +11');
});

test('[RM-310] a junction names the sides of its mode only once the eye is open', () => {
  const sides = (f: Facility): string => sidesOf(f, f.propOf.get('j')!, { type: 'interactProp', mode: '1/3' });
  expect(sides(facility(start('fork-in-the-line')))).toBe('');
  expect(sides(facility(opened()))).toBe('N 1, S 3');
});

test('[RM-269] a loss to come is told by the rule of the level, with the limit of its heat', () => {
  const seen = (level: string): ReactorView => start(level).view() as unknown as ReactorView;
  const limit = (one: ReactorView, id: string) => one.terminal.find((rule) => rule.id === id)!;
  const plain = seen('crossed-wires');
  expect(lossAhead(plain, 'ReactorHeat')).toBe(`the reactor area overheats at ${limit(plain, 'ReactorHeat').limit}`);
  const own = seen('firebreak');
  expect(lossAhead(own, 'Soaked')).toBe(limit(own, 'Soaked').text.replace(/^S/, 's'));
  expect(lossAhead(seen('scram'), 'Scram')).toContain('utomatic shutdown');
});

test('[RM-278] what withholds Ready is said as what stands in the way', () => {
  const f = facility(start('drip'));
  const words = f.seen.level.missing.map((one) => reasonWords(f, one));
  expect(words).toEqual(['fuel (off)', 'electricity (off)', 'wanted: fuel leak closed or fuel below 4 at 5,3']);
  const said = (condition: Extract<ReactorView['level']['missing'][number], { is: 'condition' }>['condition']) =>
    reasonWords(f, { is: 'condition', condition });
  expect(said({ is: 'eyeUnlocked' })).toBe('the closed eye');
  expect(said({ is: 'hazardBelow', at: 'reactor', kind: 'fuel', value: 3 })).toBe(
    'fuel of 3 or more in the reactor area',
  );
  expect(said({ is: 'turnAtLeast', turn: 4 })).toBe('wanted: turn 4 or later');
});

test('[RM-469] where a line has several consumers each is named, in reasons and in changes', () => {
  const session = start('half-measures');
  const f = facility(session);
  const at = (id: string): string => placeOf(f, f.propOf.get(id)!.cell);
  expect(f.seen.level.missing.map((one) => reasonWords(f, one))).toContain(`coolant at ${at('k')} (starved)`);
  const plan = walk('E', 'E', 'S', 'S', 'S', 'E') as never;
  const base = session.previewOf([plan], 0).frames[0]!.view as unknown as ReactorView;
  const j = facilityOf(base).props.find(({ type }) => type === 'tJunction')!;
  expect(frontOf(f, plan)).toBe(j.cell);
  session.commit(plan);
  const next = session.forecast(1).frames[0]!.view as unknown as ReactorView;
  const after = (mode: string) => session.previewOf([[{ type: 'interactProp', mode }] as never], 0).frames[0]!.view;
  const said = (mode: string) => changesOf(facilityOf(next), facilityOf(after(mode) as unknown as ReactorView));
  expect(said('0/4')).toEqual(
    expect.arrayContaining([`coolant at ${at('d')} starved`, `coolant at ${at('k')} producing`]),
  );
  expect(said('3/1')).toEqual([]);
});

test('[RM-466] a cell says what the turn makes of its danger', () => {
  const session = start('drip');
  const now = facility(session);
  const next = facilityOf(session.forecast(1).frames[0]!.view as unknown as ReactorView);
  const changed = [...Array(now.width * now.height).keys()].filter(
    (at) => surfaceAt(now, at).check !== surfaceAt(next, at).check,
  );
  expect(changed.length).toBeGreaterThan(0);
  for (const at of changed)
    expect(linesOf(now, at, session.world, undefined, next).join(' ')).toMatch(
      /After this turn: (safe to stay|do not stay|do not enter)\./,
    );
  const calm = [...now.surface.keys()].find((at) => !changed.includes(at))!;
  expect(linesOf(now, calm, session.world, undefined, next).join(' ')).not.toContain('After this turn');
});

test('[RM-310] [RM-466] a starved consumer says why: the network’s reason once the eye is open, how to learn it before', () => {
  const session = start('fork-in-the-line');
  const falloff = () => 1;
  const before = facility(session);
  const b = before.propOf.get('b')!;
  expect(b.service).toBe('Starved');
  const eye = before.props.find(({ type }) => type === 'eyeTerminal')!;
  expect(whyStarved(before, b, falloff)).toEqual([
    `The reason lies below the floor. Open the eye at ${placeOf(before, eye.cell)} to see it.`,
  ]);
  const f = facility(opened());
  const [said, trail, help] = whyStarved(f, f.propOf.get('b')!, falloff);
  expect(said).toMatch(/^Starved: \d+ of \d+ arrives/);
  expect(trail).toContain('from the source at');
  expect(help).toBe('Give branch B of the junction at 4,3 more.');
});

test('[RM-468] starting the core is a planned step, and the big key then says so', () => {
  const session = start('first-light');
  const turns = session.run.witness as readonly (readonly object[])[];
  for (const turn of turns.slice(0, -1)) session.commit(turn as never);
  const table = (plan: readonly object[]) => {
    session.setPlan(plan as never);
    return tableOf(session as never, {} as never) as never;
  };
  expect(commit(table(turns.at(-1)!))).toEqual({ act: 'Start the core', note: 'This wins' });
});
