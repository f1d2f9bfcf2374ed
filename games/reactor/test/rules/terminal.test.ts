// Terminal rules and conditions.

import { forecast } from '@interlock/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game as reactor } from '../../src/index.ts';
import type { ConditionFile } from '../../src/level/file.ts';
import { legalNext } from '../../src/play.ts';
import { lossWithin } from '../../src/rules/ahead.ts';
import { compileCondition } from '../../src/rules/conditions.ts';
import type { Action } from '../../src/shape.ts';
import type { State } from '../../src/state.ts';
import { type ReactorView, viewOf } from '../../src/view.ts';
import { B, idle, inPlant, levelOf, line, plantOf, play, stateOf, valueAt } from '../lib/fragment.ts';
import { at, scripted, still } from '../lib/script.ts';

const on = { type: 'flow', state: 'Enabled' } as const;
const use = { type: 'consumer', state: 'Enabled' } as const;

test.each<[object, number, string]>([
  [{ kind: 'turnLimit', turn: 3 }, 3, '[RM-263] turnLimit'],
  [{ kind: 'spread', hazard: 'coolant', atLeast: 5, cells: 2 }, 2, '[RM-264] spread'],
  [{ kind: 'cellHeat', at: [1, 0], heat: 16 }, 2, '[RM-265] cellHeat'],
  [{ kind: 'condition', when: { is: 'hazardAtLeast', at: [1, 0], kind: 'heat', value: 17 } }, 3, '[RM-266] condition'],
])('rule %j fires in turn %i: %s', (rule, turn) => {
  const script = [
    at(1, [{ do: 'addHeat', at: [1, 0], amount: 8 }], { every: 1, phase: 'beforeFlow' }),
    {
      ...at(
        2,
        [
          { do: 'addHazard', at: [0, 0], kind: 'coolant', amount: 5 },
          { do: 'addHazard', at: [1, 0], kind: 'coolant', amount: 5 },
        ],
        { phase: 'beforeFlow' },
      ),
      id: 'c',
    },
  ];
  const lost = idle(
    scripted(script, { terminal: [{ id: 'mine', text: 'Mine', ...rule }], balance: { ...still, 'coolDown.heat1': 0 } }),
    10,
  );
  expect([lost.outcome, lost.reason, lost.turn]).toEqual(['lost', 'mine', turn]);
});

test('[RM-261] [RM-262] reactor heat and a lost robot end every level, one below the limit does not', () => {
  const heat = (value: number) => play(scripted([], { surface: [{ at: [2, 0], heat: value }], balance: still })).state;
  expect([heat(B('reactor.terminalHeat')).reason, heat(B('reactor.terminalHeat') - 1).outcome]).toEqual([
    'ReactorHeat',
    'none',
  ]);
  const worn = idle(stateOf({ terrain: ['@'], surface: [{ at: [0, 0], fuel: 90 }] }), 9);
  expect([worn.reason, worn.robot.integrity, worn.turn]).toEqual(['RobotLost', 0, B('robot.integrity')]);
});

test('[RM-267] [RM-268] a scheduled loss gives its reason; of several rules the first in order counts', () => {
  const rules = [
    { id: 'second', text: 't', kind: 'turnLimit', turn: 1 },
    { id: 'third', text: 't', kind: 'turnLimit', turn: 1 },
  ];
  const all = scripted([], { terminal: rules, surface: [{ at: [2, 0], heat: 110 }], balance: still });
  expect(play(all).state.reason).toBe('ReactorHeat');
  expect(play(scripted([], { terminal: rules })).state.reason).toBe('second');
  const worn = { terminal: rules, balance: { ...still, 'robot.integrity': 1 } };
  const stuck = { at: [0, 0], fuel: 40 };
  expect(play(scripted([], { ...worn, surface: [stuck] })).state.reason).toBe('RobotLost');
  expect(play(scripted([], { ...worn, surface: [stuck, { at: [2, 0], heat: 110 }] })).state.reason).toBe('ReactorHeat');
  expect(play(scripted([at(1, [{ do: 'loseLevel', reason: 'Burst' }])])).state.reason).toBe('Burst');
});

test('[RM-269] terminal rules show their text and value against limit from turn 1', () => {
  const view = inPlant(viewOf)(
    scripted([], {
      surface: [{ at: [2, 0], heat: 33 }],
      terminal: [{ id: 'late', text: 'Too late', kind: 'turnLimit', turn: 9 }],
    }),
  );
  expect(view.terminal).toMatchObject([
    { id: 'ReactorHeat', value: 33, limit: B('reactor.terminalHeat') },
    { id: 'RobotLost', value: 0, limit: B('robot.integrity') },
    { id: 'late', text: 'Too late', value: 1, limit: 9 },
  ]);
  const named = inPlant(viewOf)(
    scripted([], {
      terminal: [
        { id: 'soaked', text: 'x', kind: 'spread', hazard: 'fuel', atLeast: 8, cells: 6 },
        { id: 'melt', text: 'x', kind: 'cellHeat', at: [1, 0], heat: 30 },
      ],
    }),
  );
  expect(named.terminal.map(({ of }) => of)).toEqual([
    'reactor heat',
    'damage to the robot',
    'cells with 8 fuel or more',
    'heat at 1,0',
  ]);
  const hurt = play(stateOf({ terrain: ['@'], surface: [{ at: [0, 0], fuel: 40 }] })).state;
  expect(viewOf(plantOf(hurt), hurt).terminal.find(({ id }) => id === 'RobotLost')).toMatchObject({ value: 1 });
});

test('[RM-271] terminal heat reached in step 14 leaves one more player phase', () => {
  const one = play(scripted([at(1, [{ do: 'addHeat', area: 'reactor', amount: 110 }])], { balance: still })).state;
  expect([one.outcome, valueAt(one, 'heat', 2, 0)]).toEqual(['none', 110]);
  expect(play(one).state.reason).toBe('ReactorHeat');
});

/** A random legal turn picked by numbers. */
const turnFrom = (state: State, picks: readonly number[]): Action[] => {
  const turn: Action[] = [];
  for (const pick of picks) {
    const legal = [...legalNext(plantOf(state), state, turn)];
    if (legal.length === 0) break;
    turn.push(legal[pick % legal.length]!);
  }
  return turn;
};

test('[RM-272] [RM-295] [RM-296] a loss comes only where the forecast of exactly that plan said so', () => {
  const plans = fc.array(fc.array(fc.nat(200), { maxLength: 6 }), { minLength: 12, maxLength: 14 });
  let losses = 0;
  fc.assert(
    fc.property(fc.constantFrom('crossed-wires', 'fork-in-the-line', 'hot-corridor'), plans, (id, turns) => {
      let here = stateOf(levelOf(id));
      for (const picks of turns) {
        const turn = turnFrom(here, picks);
        const { frames } = forecast(reactor, plantOf(here), here, { turns: 1, plan: [turn] });
        const said = frames[0]!.view as ReactorView;
        expect(lossWithin(plantOf(here), here, 1) !== null).toBe(play(here).state.outcome === 'lost');
        here = play(here, turn).state;
        expect(said.outcome).toEqual(
          here.outcome === 'lost' ? { is: 'lost', reason: here.reason } : { is: here.outcome },
        );
        if (here.outcome === 'lost') losses++;
        if (here.outcome !== 'none') break;
      }
    }),
    { numRuns: 25, seed: 1 },
  );
  expect(losses).toBeGreaterThan(5);
});

const conditions = stateOf({
  terrain: ['@.R', '..R'],
  fuel: ['--.', '...'],
  electricity: ['...', '+..'],
  marks: ['ab.', 'xd.'],
  props: { a: on, b: use, x: { type: 'consumer', required: false }, d: { type: 'door', edge: 'N', state: 'Closed' } },
  leaks: [
    { id: 'L', carrier: 'fuel', at: [1, 0], state: 'Intact' },
    { id: 'M', carrier: 'fuel', at: [0, 0] },
  ],
  surface: [{ at: [2, 0], heat: 30 }],
});
const C = (c: ConditionFile): boolean =>
  compileCondition(plantOf(conditions), c).holds(plantOf(conditions), conditions);

test.each<[ConditionFile, boolean, string]>([
  [{ is: 'producing', prop: 'b' }, true, '[RM-273] producing'],
  [{ is: 'supplied', prop: 'b' }, true, '[RM-273] supplied includes producing'],
  [{ is: 'supplied', prop: 'x' }, false, '[RM-273] a disabled consumer is not supplied'],
  [{ is: 'state', prop: 'd', state: 'Closed' }, true, '[RM-273] state'],
  [{ is: 'leak', leak: 'L', state: 'Intact' }, true, '[RM-273] leak'],
  [{ is: 'noLeaks', carrier: 'electricity' }, true, '[RM-273] noLeaks of a carrier'],
  [{ is: 'noLeaks', carrier: 'any' }, false, '[RM-273] noLeaks of any'],
  [{ is: 'hazardAtLeast', at: 'reactor', kind: 'heat', value: 30 }, true, '[RM-273] one reactor cell suffices'],
  [{ is: 'hazardAtLeast', at: [2, 1], kind: 'heat', value: 30 }, false, '[RM-273] one cell'],
  [{ is: 'hazardBelow', at: 'reactor', kind: 'heat', value: 30 }, false, '[RM-273] every reactor cell'],
  [{ is: 'hazardBelow', at: 'reactor', kind: 'heat', value: 31 }, true, '[RM-273] every reactor cell below'],
  [{ is: 'turnAtLeast', turn: 1 }, true, '[RM-273] turnAtLeast'],
  [{ is: 'turnAtLeast', turn: 2 }, false, '[RM-273] turnAtLeast ahead'],
  [{ is: 'robotAt', at: [0, 0] }, true, '[RM-273] robotAt'],
  [{ is: 'eyeUnlocked' }, false, '[RM-273] eyeUnlocked'],
  [{ is: 'all', of: [] }, true, '[RM-480] an empty all holds'],
  [{ is: 'any', of: [] }, false, '[RM-480] an empty any does not'],
  [{ is: 'all', of: [{ is: 'turnAtLeast', turn: 1 }, { is: 'eyeUnlocked' }] }, false, '[RM-480] all'],
  [{ is: 'any', of: [{ is: 'turnAtLeast', turn: 1 }, { is: 'eyeUnlocked' }] }, true, '[RM-480] any'],
  [{ is: 'not', of: { is: 'eyeUnlocked' } }, true, '[RM-480] not'],
])('%j is %s: %s', (condition, holds) => expect(C(condition)).toBe(holds));

test('[RM-273] producing asks for more than supplied, a hazard for its own kind, a turn for that turn or later', () => {
  const state = play(
    stateOf(
      line(3, {
        marks: ['axb'],
        props: { a: on, x: { ...use, required: false }, b: use },
        surface: [{ at: [2, 0], coolant: 9 }],
        leaks: [
          { id: 'L', carrier: 'fuel', at: [1, 0], state: 'Intact' },
          { id: 'M', carrier: 'fuel', at: [0, 0] },
        ],
      }),
    ),
  ).state;
  const holds = (c: ConditionFile): boolean => compileCondition(plantOf(state), c).holds(plantOf(state), state);
  const coolant = (at: [number, number], value: number) => holds({ is: 'hazardAtLeast', at, kind: 'coolant', value });
  expect([holds({ is: 'supplied', prop: 'x' }), holds({ is: 'producing', prop: 'x' })]).toEqual([true, false]);
  expect([coolant([2, 0], 9), coolant([2, 0], 10), coolant([1, 0], 1)]).toEqual([true, false, false]);
  expect([1, 2, 3].map((turn) => holds({ is: 'turnAtLeast', turn }))).toEqual([true, true, false]);
  const leaking = (leak: string) => holds({ is: 'leak', leak, state: 'Leaking' });
  expect([leaking('L'), leaking('M'), holds({ is: 'noLeaks', carrier: 'fuel' })]).toEqual([false, true, false]);
});

test('[RM-273] noLeaks asks for its own carrier and for the first leak too; an empty floor reaches no hazard', () => {
  const state = stateOf({
    terrain: ['@.R'],
    fuel: ['---'],
    coolant: ['---'],
    leaks: [
      { id: 'C', carrier: 'coolant', at: [1, 0] },
      { id: 'F', carrier: 'fuel', at: [0, 0], state: 'Intact' },
    ],
  });
  const holds = (c: ConditionFile): boolean => compileCondition(plantOf(state), c).holds(plantOf(state), state);
  const free = (['fuel', 'coolant', 'any'] as const).map((carrier) => holds({ is: 'noLeaks', carrier }));
  expect(free).toEqual([true, false, false]);
  expect(holds({ is: 'hazardAtLeast', at: 'reactor', kind: 'electricity', value: 1 })).toBe(false);
});

test('[RM-274] a condition reads the state of now and has words', () => {
  const moved = play(conditions, 'E').state;
  const here = compileCondition(plantOf(conditions), { is: 'robotAt', at: [0, 0] });
  const plant = plantOf(conditions);
  expect([conditions, moved, conditions].map((state) => here.holds(plant, state))).toEqual([true, false, true]);
  const event = {
    type: 'eventAverted',
    turn: 1,
    step: 14,
    id: 'e',
    condition: { is: 'not', of: { is: 'noLeaks', carrier: 'fuel' } },
  } as const;
  expect(reactor.words.event(plant, event)).toBe('Averted, since not (no fuel leak is open): event e.');
});

test('[RM-325] every cause of a loss is a sentence, and the heat that loses stands in it', () => {
  const { words, content } = reactor;
  const plant = plantOf(stateOf({ terrain: ['@'] }));
  const heat = content.balance['reactor.terminalHeat']!.default;
  expect(words.cause!(plant, 'ReactorHeat')).toBe(`The reactor area reached ${heat} heat.`);
  expect(words.cause!(plant, 'RobotLost')).toBe('The robot was worn down to nothing.');
  expect(words.cause!(plant, 'BusBar')).toBe('A rule of this level ends it: bus bar.');
  const lost = { type: 'loseLevel', reason: 'ReactorHeat', turn: 1, step: 13 } as const;
  expect(words.event(plant, lost)).toBe(`The level is lost. The reactor area reached ${heat} heat.`);
});

test('[RM-269] [RM-325] a loss by a rule of the level reads as the designer wrote it, in every place that words it', () => {
  const { words } = reactor;
  const own = ['slow-fuse', 'firebreak', 'boiler-room'].map((id) => stateOf(levelOf(id)));
  for (const state of own) {
    const rule = plantOf(state).terminal[0]!;
    const said = `${rule.text}.`;
    expect(words.cause!(plantOf(state), rule.id, state)).toBe(said);
    const lost = { type: 'loseLevel', reason: rule.id, turn: 1, step: 13 } as const;
    expect(words.event(plantOf(state), lost, state)).toBe(`The level is lost. ${said}`);
  }
  // A scheduled loss is named after its reason; the words stand with its event.
  const scram = stateOf(levelOf('scram'));
  const { id, text } = plantOf(scram).events.find(({ effects }) => effects.some((one) => one.do === 'loseLevel'))!;
  expect(words.cause!(plantOf(scram), 'Scram', scram)).toBe(`${text}.`);
  expect(words.event(plantOf(scram), { type: 'scheduledEvent', id, turn: 9, step: 14 }, scram)).toBe(
    `${text}, as announced.`,
  );
  const over = idle(scram, 9);
  expect(over).toMatchObject({ outcome: 'lost', reason: 'Scram' });
  expect(reactor.show(plantOf(over), viewOf(plantOf(over), over))).toContain(`LOST: a${text.slice(1)}`);
  expect(reactor.show(plantOf(over), viewOf(plantOf(over), over))).not.toContain('Loss forecast');
});

test('[RM-261] [RM-325] the heat that loses is the level’s own where it has one', () => {
  const limit = B('reactor.terminalHeat') - 40;
  const balance = { 'reactor.terminalHeat': limit, 'reactor.criticalHeat': limit - 1, ...still };
  const state = stateOf({
    terrain: ['@.R'],
    balance,
    events: [at(1, [{ do: 'addHeat', area: 'reactor', amount: limit }])],
  } as never);
  const over = idle(state, 2);
  expect(over.reason).toBe('ReactorHeat');
  const said = `The reactor area reached ${limit} heat.`;
  expect(reactor.words.cause!(plantOf(over), 'ReactorHeat', over)).toBe(said);
  const lost = { type: 'loseLevel', reason: 'ReactorHeat', turn: 2, step: 13 } as const;
  expect(reactor.words.event(plantOf(over), lost, over)).toBe(`The level is lost. ${said}`);
});
