// Every code of the linter, with a small failing file and the exact message.

import { parseJson } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { CODES } from '../src/findings.ts';
import { game as reactor } from '../src/index.ts';
import { levelCodec } from '../src/level.ts';
import { lintLevel } from '../src/lint.ts';
import { B } from './fragment.ts';

type Json = Record<string, unknown>;

/** A sound level: three lines of two cells, everything on but the fuel source; won by one switch. */
const sound = (): Json => ({
  format: 1,
  id: 'sound',
  name: 'Sound',
  text: { intro: 'x' },
  terrain: ['########', '#@....R#', '#......#', '#......#', '#......#', '########'],
  fuel: ['........', '.---....', '........', '........', '........', '........'],
  coolant: ['........', '........', '.---....', '........', '........', '........'],
  electricity: ['........', '........', '........', '.---....', '........', '........'],
  marks: ['........', '.a.b....', '.c.d....', '.e.g....', '.tr.....', '........'],
  props: {
    a: { type: 'flow' },
    b: { type: 'consumer', state: 'Enabled' },
    c: { type: 'flow', state: 'Enabled' },
    d: { type: 'consumer', state: 'Enabled' },
    e: { type: 'flow', state: 'Enabled' },
    g: { type: 'consumer', state: 'Enabled' },
    t: { type: 'eyeTerminal' },
    r: { type: 'reactorControl' },
  },
  par: { turns: 2, actions: 6, witness: 'p E S S S | !', proof: 'witness' },
});

/** The sound level with changes; a path `props.a.state` sets inside, undefined removes. */
const broken = (changes: Json): Json => {
  const file = sound();
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.');
    const last = steps.pop()!;
    const parent = steps.reduce<Json>((here, step) => {
      here[step] ??= {};
      return here[step] as Json;
    }, file);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return file;
};

const row = (layer: string, y: number, text: string): Json => {
  const rows = [...(sound()[layer] as string[])];
  rows[y] = text;
  return { [layer]: rows };
};

const messages = (file: unknown, code?: string) =>
  lintLevel(content, file)
    .filter((f) => code === undefined || f.code === code)
    .map((f) => f.message);

test('[RM-348] [RM-447] the sound level has no finding', () => {
  expect(lintLevel(content, sound())).toEqual([]);
  expect(levelCodec.decode(sound())).toMatchObject({ ok: true });
});

const leak = (more: Json): Json => ({ leaks: [{ id: 'L1', carrier: 'fuel', at: [2, 1], ...more }] });
const spark = (more: Json): Json => ({
  ...row('electricity', 3, '.---...-'),
  leaks: [{ id: 'W1', carrier: 'electricity', at: [7, 3], face: 'W', ...more }],
});
const script = (effect: Json, more: Json = {}): Json => ({
  events: [{ id: 'boom', turn: 9, text: 'x', effects: [effect], ...more }],
});
const junction = (more: Json = {}): Json => ({
  fuel: ['........', '.-+-....', '..|.....', '........', '........', '........'],
  marks: ['........', '.ajb....', '.c.d....', '.e.g....', '.tr.....', '........'],
  'props.j': { type: 'tJunction', in: 'W', out: ['E', 'S'], mode: '2/2', ...more },
});

const CASES: readonly (readonly [code: string, changes: Json, message: string, title: string])[] = [
  ['format', { format: 2 }, 'level.format: expected 1, got 2', '[RM-349] format'],
  ['format', { format: undefined }, 'level.format: expected 1, got nothing', '[RM-349] format missing'],
  ['unknown-field', { colour: 'red' }, "level: unknown field 'colour'", '[RM-350] unknown field'],
  ['unknown-field', { 'props.a.colour': 'red' }, "props.a: unknown field 'colour'", '[RM-350] unknown field of a prop'],
  ['missing-field', { terrain: undefined }, "level: missing field 'terrain'", '[RM-351] [RM-484] missing field'],
  ['missing-field', leak({ at: undefined }), "leaks[0]: missing field 'at'", '[RM-351] missing field of a leak'],
  ['wrong-type', { terrain: 'flat' }, 'terrain: expected array, got string', '[RM-352] wrong type'],
  [
    'wrong-type',
    { 'props.b.demand': 1.5 },
    'props.b.demand: expected integer, got number',
    '[RM-352] numbers are integers',
  ],
  ['bad-id', { id: 'My Level' }, "level.id: 'My Level' must match [a-z0-9-]{3,40}", '[RM-353] id'],
  ['size', { terrain: ['#@R#'] }, 'terrain: 4x1 is outside 8x6..32x20', '[RM-354] [RM-347] size'],
  ['ragged', row('fuel', 2, '...'), 'fuel row 2: 3 cells, expected 8', '[RM-355] ragged'],
  ['row-count', { marks: ['........'] }, 'marks: 1 rows, expected 6', '[RM-356] row count'],
  [
    'terrain-symbol',
    row('terrain', 1, '#@...xR#'),
    "terrain (5,1): unknown symbol 'x'",
    '[RM-357] [RM-327] terrain symbol',
  ],
  [
    'layer-symbol',
    row('coolant', 2, '.-=-....'),
    "coolant (2,2): unknown symbol '='",
    '[RM-358] [RM-328] layer symbol',
  ],
  ['robot-start', row('terrain', 1, '#@..@.R#'), "terrain: expected exactly one '@', found 2", '[RM-359] robot start'],
  [
    'no-reactor-area',
    row('terrain', 1, '#@.....#'),
    "terrain: no 'R' cell; the reactor area is empty",
    '[RM-360] reactor area',
  ],
  [
    'cut-not-adjacent',
    { cuts: [{ carrier: 'fuel', a: [1, 1], b: [3, 1] }] },
    'cuts[0]: (1,1) and (3,1) are not adjacent',
    '[RM-361] [RM-329] distant cut',
  ],
  [
    'cut-no-edge',
    { cuts: [{ carrier: 'fuel', a: [3, 1], b: [4, 1] }] },
    'cuts[0]: no fuel edge between (3,1) and (4,1)',
    '[RM-362] cut of nothing',
  ],
  [
    'mark-without-prop',
    row('marks', 4, '.tr.z...'),
    "marks (4,4): 'z' has no entry in props",
    '[RM-363] [RM-330] mark without prop',
  ],
  [
    'prop-without-mark',
    { 'props.z': { type: 'eyeTerminal' } },
    'props.z: not placed in marks',
    '[RM-364] prop without mark',
  ],
  ['mark-twice', row('marks', 4, '.trt....'), "marks: 't' is placed 2 times", '[RM-365] mark twice'],
  [
    'prop-on-wall',
    { ...row('marks', 0, '..z.....'), 'props.z': { type: 'eyeTerminal' } },
    'props.z: (2,0) is a wall',
    '[RM-366] prop on wall',
  ],
  [
    'prop-unreachable',
    {
      terrain: ['########', '#@....R#', '#......#', '#......#', '#..#####', '##.#.###'],
      marks: ['........', '.a.b....', '.c.d....', '.e.g....', '.tr.....', '....z...'],
      'props.z': { type: 'eyeTerminal' },
    },
    'props.z: (4,5) cannot be reached from the robot start',
    '[RM-367] [RM-087] prop out of reach',
  ],
  ['prop-type', { 'props.t': { type: 'teapot' } }, "props.t: unknown type 'teapot'", '[RM-368] [RM-331] prop type'],
  [
    'prop-state',
    { 'props.b.state': 'Dozing' },
    "props.b.state: 'Dozing' is not one of Disabled, Enabled",
    '[RM-369] [RM-332] [RM-333] prop state',
  ],
  [
    'prop-state',
    { ...row('marks', 4, '.trz....'), 'props.z': { type: 'door', edge: 'E', state: 'Ajar' } },
    "props.z.state: 'Ajar' is not one of Open, Closed",
    '[RM-369] [RM-335] door state',
  ],
  [
    'no-network-cell',
    { 'props.a.carrier': 'coolant' },
    'props.a: no coolant cell under (1,1)',
    '[RM-370] no network cell',
  ],
  [
    'carrier-needed',
    row('coolant', 1, '.-......'),
    'props.a: carrier is missing and 2 networks lie under (1,1)',
    '[RM-371] carrier needed',
  ],
  [
    'junction-mode',
    junction({ mode: '2/2/2' }),
    "props.j.mode: '2/2/2' is not one of 0/4, 1/3, 2/2, 3/1, 4/0",
    '[RM-372] [RM-334] junction mode',
  ],
  [
    'junction-branches',
    junction({ out: ['E'] }),
    'props.j.out: expected 2 different directions other than in',
    '[RM-373] branches',
  ],
  [
    'junction-branches',
    junction({ out: ['E', 'W'] }),
    'props.j.out: expected 2 different directions other than in',
    '[RM-373] in repeated',
  ],
  [
    'junction-edge',
    { ...junction(), fuel: ['........', '.-+-....', '........', '........', '........', '........'] },
    'props.j: no fuel edge toward S',
    '[RM-374] junction edge',
  ],
  [
    'junction-extra',
    { ...junction(), fuel: ['..|.....', '.-+-....', '..|.....', '........', '........', '........'] },
    'props.j: fuel edge toward N is neither in nor out',
    '[RM-375] junction extra',
  ],
  [
    'door-edge',
    { ...row('marks', 4, '.tr...z.'), 'props.z': { type: 'door', edge: 'S' } },
    'props.z.edge: no floor cell toward S',
    '[RM-376] door edge',
  ],
  [
    'door-twice',
    { ...row('marks', 4, '.tr..yz.'), 'props.y': { type: 'door', edge: 'E' }, 'props.z': { type: 'door', edge: 'W' } },
    'props.z: the edge already has door y',
    '[RM-377] door twice',
  ],
  [
    'supply-name',
    { ...row('marks', 4, '.trz....'), 'props.z': { type: 'supply', supply: 'Tea' } },
    "props.z.supply: unknown supply 'Tea'",
    '[RM-378] [RM-336] supply name',
  ],
  [
    'reactor-control',
    { 'props.r': { type: 'eyeTerminal' } },
    'props: expected exactly one reactorControl, found 0',
    '[RM-379] [RM-348] control site',
  ],
  ['no-required', { 'props.b.required': false }, 'props: no required fuel consumer', '[RM-380] required consumer'],
  ['no-source', { 'props.a': { type: 'eyeTerminal' } }, 'props: no fuel flow prop', '[RM-381] source'],
  [
    'no-eye',
    { 'props.t': undefined, ...row('marks', 4, '..r.....') },
    'level: no eyeTerminal and eyeUnlocked is false',
    '[RM-382] [RM-314] eye',
  ],
  [
    'never-connected',
    { cuts: [{ carrier: 'fuel', a: [1, 1], b: [2, 1] }] },
    'props.b: no fuel source can reach this consumer in any junction mode',
    '[RM-383] never connected',
  ],
  ['consumer-value', { 'props.b.demand': 0 }, `props.b.demand: must be 1..${B('network.max')}`, '[RM-384] demand'],
  ['consumer-value', { 'props.b.spinUp': 11 }, 'props.b.spinUp: must be 0..10', '[RM-384] spin-up'],
  ['flow-value', { 'props.a.amount': 999 }, `props.a.amount: must be 1..${B('network.max')}`, '[RM-486] flow value'],
  ['unknown-field', { 'props.a.voltage': 50 }, "props.a: unknown field 'voltage'", '[RM-486] voltage on a liquid'],
  [
    'leak-id',
    {
      leaks: [
        { id: 'L1', carrier: 'fuel', at: [2, 1] },
        { id: 'L1', carrier: 'coolant', at: [2, 2] },
      ],
    },
    "leaks[1].id: 'L1' is used twice",
    '[RM-385] [RM-337] leak id',
  ],
  [
    'leak-no-cell',
    leak({ at: [5, 1] }),
    'RejectInvalidLeak[Fuel] L1: NoNetworkCell at (5,1)',
    '[RM-386] [RM-089] no cell',
  ],
  [
    'leak-under-wall',
    { ...row('fuel', 1, '.---...-'), ...leak({ at: [7, 1] }) },
    'RejectInvalidLeak[Fuel] L1: NotUnderFloor, (7,1) is a wall',
    '[RM-387] [RM-084] under a wall',
  ],
  [
    'leak-not-wall',
    spark({ at: [2, 3], face: 'N' }),
    'RejectInvalidLeak[Electricity] W1: NotInWall, (2,3) is floor',
    '[RM-388] [RM-085] not in a wall',
  ],
  ['leak-face', spark({ face: 'N' }), 'RejectInvalidLeak[Electricity] W1: NoFloorFace toward N', '[RM-389] face'],
  [
    'leak-face',
    spark({ face: undefined }),
    'RejectInvalidLeak[Electricity] W1: NoFloorFace toward nothing',
    '[RM-389] face missing',
  ],
  [
    'leak-face',
    spark({ face: 'up' }),
    'RejectInvalidLeak[Electricity] W1: NoFloorFace toward up',
    '[RM-389] no direction',
  ],
  ['leak-face-extra', leak({ face: 'N' }), 'leaks L1: face is for electricity leaks only', '[RM-390] face extra'],
  [
    'leak-reach',
    {
      terrain: ['########', '#@....R#', '#......#', '#......#', '#....###', '####.#.#'].map((r, y) =>
        y === 5 ? '######.#' : r,
      ),
      fuel: ['........', '.---....', '........', '........', '........', '......-.'],
      ...leak({ at: [6, 5] }),
    },
    'RejectInvalidLeak[Fuel] L1: FaceUnreachable (6,5)',
    '[RM-391] leak out of reach',
  ],
  [
    'leak-twice',
    {
      leaks: [
        { id: 'L1', carrier: 'fuel', at: [2, 1] },
        { id: 'L2', carrier: 'fuel', at: [2, 1] },
      ],
    },
    'leaks L2: fuel cell (2,1) already has leak L1',
    '[RM-392] leak twice',
  ],
  ['leak-severity', leak({ severity: 4 }), 'leaks L1.severity: must be 1..3', '[RM-393] severity'],
  [
    'surface-wall',
    { surface: [{ at: [0, 0], heat: 1 }] },
    'surface[0]: (0,0) is not a floor cell',
    '[RM-394] [RM-338] surface wall',
  ],
  [
    'surface-value',
    { surface: [{ at: [5, 3], heat: 121 }] },
    'surface[0].heat: must be 0..120',
    '[RM-395] surface value',
  ],
  [
    'surface-twice',
    {
      surface: [
        { at: [5, 3], heat: 1 },
        { at: [5, 3], fuel: 1 },
      ],
    },
    'surface[1]: (5,3) is listed twice',
    '[RM-493] surface twice',
  ],
  [
    'event-id',
    { events: [script({ do: 'announce', text: 'x' }).events, script({ do: 'announce', text: 'y' }).events].flat() },
    "events[1].id: 'boom' is used twice",
    '[RM-396] event id',
  ],
  [
    'event-turn',
    script({ do: 'announce', text: 'x' }, { turn: 0 }),
    'events boom: turn must be 1 or more, every 1 or more, until not before turn',
    '[RM-397] event turn',
  ],
  [
    'event-turn',
    script({ do: 'announce', text: 'x' }, { every: 2, until: 3 }),
    'events boom: turn must be 1 or more, every 1 or more, until not before turn',
    '[RM-397] event until',
  ],
  [
    'event-phase',
    script({ do: 'announce', text: 'x' }, { phase: 'noon' }),
    'events boom.phase: expected beforeFlow or endOfTurn',
    '[RM-398] event phase',
  ],
  [
    'event-effect',
    script({ do: 'explode' }),
    "events boom.effects[0]: unknown effect 'explode'",
    '[RM-399] [RM-485] event effect',
  ],
  [
    'event-target',
    script({ do: 'startLeak', leak: 'Q' }),
    "events boom.effects[0]: no leak 'Q'",
    '[RM-400] event target leak',
  ],
  [
    'event-target',
    script({ do: 'setProp', prop: 'q', state: 'Open' }),
    "events boom.effects[0]: no prop 'q'",
    '[RM-400] event target prop',
  ],
  [
    'event-target',
    script({ do: 'addHeat', at: [0, 0], amount: 3 }),
    "events boom.effects[0]: no cell '0,0'",
    '[RM-400] event target cell',
  ],
  [
    'event-value',
    script({ do: 'addHeat', area: 'reactor', amount: 0 }),
    'events boom.effects[0].amount: must be 1..120',
    '[RM-401] event value',
  ],
  [
    'event-value',
    script({ do: 'setProp', prop: 'a', state: 'Open' }),
    "events boom.effects[0].state: 'Open' is not one of Disabled, Enabled",
    '[RM-401] event state',
  ],
  [
    'event-text',
    script({ do: 'announce', text: 'x' }, { text: undefined }),
    'events boom: text is required',
    '[RM-402] event text',
  ],
  [
    'terminal-kind',
    { terminal: [{ id: 'x', text: 'x', kind: 'boredom' }] },
    "terminal[0]: unknown kind 'boredom'",
    '[RM-403] [RM-339] terminal kind',
  ],
  [
    'terminal-value',
    { terminal: [{ id: 'x', text: 'x', kind: 'cellHeat', at: [0, 0], heat: 9 }] },
    'terminal x.at: (0,0) is not a floor cell',
    '[RM-404] terminal value',
  ],
  [
    'terminal-value',
    { terminal: [{ id: 'x', text: 'x', kind: 'spread', hazard: 'fuel', atLeast: 101, cells: 1 }] },
    'terminal x.atLeast: must be 1..100',
    '[RM-404] terminal range',
  ],
  [
    'condition-kind',
    { ready: { also: [{ is: 'tired' }] } },
    "ready.also[0]: unknown condition 'tired'",
    '[RM-405] [RM-273] condition kind',
  ],
  [
    'condition-ref',
    { ready: { also: [{ is: 'not', of: { is: 'leak', leak: 'Q', state: 'Intact' } }] } },
    "ready.also[0].of: no leak 'Q'",
    '[RM-406] condition ref',
  ],
  [
    'condition-ref',
    script({ do: 'announce', text: 'x' }, { unless: { is: 'producing', prop: 'q' } }),
    "events[0].unless: no prop 'q'",
    '[RM-406] condition prop',
  ],
  [
    'condition-depth',
    { ready: { also: [[0, 0, 0, 0, 0, 0].reduce<Json>((of) => ({ is: 'not', of }), { is: 'eyeUnlocked' })] } },
    'ready.also[0].of.of.of.of.of.of: conditions nest at most 6 deep',
    '[RM-480] condition depth',
  ],
  [
    'ready-heat',
    { ready: { maxReactorHeat: 101 } },
    'ready.maxReactorHeat: must be 1..100',
    '[RM-407] [RM-340] ready heat',
  ],
  [
    'inventory',
    { inventory: { start: Array(4).fill('HeatShield') } },
    'inventory.start: 4 items exceed capacity 3',
    '[RM-408] [RM-341] inventory',
  ],
  ['inventory', { inventory: { start: ['Towel'] } }, "inventory.start: unknown item 'Towel'", '[RM-408] unknown item'],
  [
    'balance-key',
    { balance: { 'turn.naps': 3 } },
    'balance.turn.naps: unknown constant',
    '[RM-409] [RM-343] balance key',
  ],
  [
    'balance-value',
    { balance: { 'turn.actions': 13 } },
    'balance.turn.actions: 13 is outside 2..12',
    '[RM-410] balance value',
  ],
  [
    'balance-value',
    { actions: { move: 4 } },
    'balance.cost.move: 4 is outside 1..3',
    '[RM-410] [RM-342] authored costs',
  ],
  [
    'balance-twice',
    { balance: { 'cost.move': 2 }, actions: { move: 2 } },
    'balance.cost.move: also set by actions.move',
    '[RM-487] balance twice',
  ],
  [
    'balance-order',
    { balance: { 'react.fuel.lo': 45 } },
    'balance: react.fuel.lo must be below react.fuel.hi',
    '[RM-411] balance order',
  ],
  [
    'start-unsafe',
    { surface: [{ at: [1, 1], heat: 40 }] },
    'terrain: the robot starts in a cell that would expose it',
    '[RM-412] start unsafe',
  ],
  [
    'start-ready',
    { 'props.a.state': 'Enabled' },
    'level: Ready at load; nothing to do',
    '[RM-413] [RM-293] start ready',
  ],
  [
    'early-loss',
    { terminal: [{ id: 'x', text: 'x', kind: 'turnLimit', turn: 3 }] },
    'level: doing nothing loses in turn 3; the first allowed is 4',
    '[RM-414] early loss',
  ],
  [
    'par-missing',
    { 'par.proof': undefined },
    'par: turns, actions, witness and proof are required',
    '[RM-415] [RM-345] par missing',
  ],
  [
    'witness-refused',
    { 'par.witness': 'p N | !' },
    "par.witness: step 2 'N' refused: wall-ahead",
    '[RM-416] witness refused',
  ],
  [
    'witness-refused',
    { 'par.witness': 'p fly' },
    "par.witness: step 2 'fly' refused: malformed-action",
    '[RM-416] [RM-346] witness malformed',
  ],
  [
    'witness-no-win',
    { 'par.witness': 'p E S S S |' },
    'par.witness: ends without ActivateCore',
    '[RM-417] witness without a win',
  ],
  [
    'par-mismatch',
    { 'par.actions': 5 },
    'par: witness takes 2 turns and 6 actions, par says 2/5',
    '[RM-418] par mismatch',
  ],
  [
    'must-use-name',
    { mustUse: ['prayer'] },
    "mustUse[0]: unknown mechanic 'prayer'",
    '[RM-494] [RM-344] mechanic name',
  ],
];

test.each(CASES.map(([code, changes, message, title]) => [title, code, message, changes] as const))(
  '%s: %s, %s',
  (_title, code, message, changes) => {
    const file = broken(changes);
    expect(messages(file, code)).toContain(message);
    expect(levelCodec.decode(file).ok).toBe(false);
  },
);

test('[RM-422] every code of the linter has its case', () => {
  const elsewhere = ['must-use', 'unused-prop'];
  const tried = new Set([...CASES.map(([code]) => code), ...elsewhere]);
  expect(CODES.filter((code) => !tried.has(code))).toEqual([]);
});

test('[RM-421] text that is not JSON is refused with line and column', () => {
  expect(parseJson('{\n  "format": 1,\n  oops\n}')).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/Line 3, column 3/) },
  });
});

test('[RM-415] a draft without par is only warned, a released level is not', () => {
  const draft = broken({ par: undefined });
  expect(lintLevel(content, draft)).toMatchObject([{ code: 'par-missing', severity: 'warning' }]);
  expect(lintLevel(content, draft, { released: true })).toMatchObject([{ code: 'par-missing', severity: 'error' }]);
});

test('[RM-419] a claimed mechanic the level can do without is refuted, searching to par + 2', () => {
  const asked: [string, number][] = [];
  const ablate = (_file: unknown, mechanic: string, turns: number) => {
    asked.push([mechanic, turns]);
    return mechanic === 'door' ? 3 : null;
  };
  const found = lintLevel(content, broken({ mustUse: ['flow', 'door'] }), { ablate });
  expect(asked).toEqual([
    ['flow', 4],
    ['door', 4],
  ]);
  expect(found.map((f) => f.message)).toEqual(['mustUse door: a solution without it was found in 3 turns']);
});

test('[RM-420] isolated cells, plain manifolds and dry leaks are warnings', () => {
  const loose = broken({
    fuel: ['........', '.-+-....', '..|...-.', '........', '........', '........'],
    leaks: [{ id: 'L1', carrier: 'fuel', at: [6, 2] }],
  });
  const found = lintLevel(content, loose);
  expect(found.every((f) => f.severity === 'warning')).toBe(true);
  expect(found.map((f) => f.message)).toEqual([
    'fuel (2,1): a plain manifold of 3 edges without a junction',
    'fuel (6,2): an isolated network cell',
    'leaks L1: a leak that can never get flow',
  ]);
});

test('[RM-422] findings come in the order of the list, all at once', () => {
  const file = broken({
    colour: 1,
    id: 'X',
    'props.b.demand': 0,
    surface: [{ at: [0, 0], heat: 500 }],
    balance: { nonsense: 1 },
  });
  expect(lintLevel(content, file).map((f) => f.code)).toEqual([
    'unknown-field',
    'bad-id',
    'consumer-value',
    'surface-wall',
    'surface-value',
    'balance-key',
  ]);
});

test.each([[null], [7], ['level'], [[]], [{}], [{ format: 1, terrain: [] }]])(
  '[RM-421] %j is refused without a throw',
  (input) => {
    expect(levelCodec.decode(input).ok).toBe(false);
    expect(lintLevel(content, input).length).toBeGreaterThan(0);
  },
);

test('[RM-485] effects with a capital are read as well', () => {
  const file = broken(script({ do: 'AddHeat', area: 'reactor', amount: 3 }));
  const decoded = levelCodec.decode(file);
  expect(decoded.ok && decoded.value.events![0]!.effects[0]!.do).toBe('addHeat');
});

test('[RM-326] every field of the format is known to the schema', () => {
  const file = broken({
    $schema: 'x',
    chapter: 'One',
    order: 1,
    teaches: ['x'],
    cuts: [],
    leaks: [],
    surface: [],
    events: [],
    terminal: [],
    ready: {},
    inventory: {},
    actions: {},
    eyeUnlocked: false,
    balance: {},
    mustUse: ['flow'],
    witnesses: [{ kind: 'walk', line: 'p E S S S | !' }],
  });
  expect(lintLevel(content, file)).toEqual([]);
});

test('[RM-416] further witnesses are replayed like the first', () => {
  expect(messages(broken({ witnesses: [{ kind: 'walk', line: 'p | !' }] }))).toEqual([
    "witnesses[0].line: step 3 '!' refused: not-at-reactor-control",
  ]);
});

test('[RM-488] overrides of a run use the same names and ranges and go over those of the level', () => {
  expect(reactor.tune!(content, { 'turn.actions': 3 })).toMatchObject({ ok: true });
  for (const bad of [
    { 'turn.naps': 1 },
    { 'turn.actions': 99 },
    { 'turn.actions': 2.5 },
    [],
    'x',
    { 'react.heat.lo': 70 },
  ])
    expect(reactor.tune!(content, bad as never).ok).toBe(false);
  const tuned = reactor.tune!(content, { 'turn.actions': 3 });
  const file = broken({ actions: { perTurn: 8 } });
  const decoded = levelCodec.decode(file);
  if (!tuned.ok || !decoded.ok) throw new Error('sound');
  expect(reactor.setup(tuned.value, decoded.value, null as never).actionsLeft).toBe(3);
  expect(reactor.setup(content, decoded.value, null as never).actionsLeft).toBe(8);
});

test('[RM-343] the balance document knows the table', () => {
  const lint = (input: unknown) => reactor.documents!.balance!.lint(content, input).map((f) => f.message);
  expect(lint({ 'turn.actions': 4 })).toEqual([]);
  expect(lint({ 'turn.actions': 40, nap: 1 })).toEqual([
    'balance.nap: unknown constant',
    'balance.turn.actions: 40 is outside 2..12',
  ]);
});

test.each(reactor.levels.map((entry) => [entry.id, entry] as const))(
  '[RM-447] [RM-415] [RM-418] %s is sound as released',
  (_id, entry) => {
    expect(lintLevel(content, entry.level, { released: true }).filter((f) => f.severity === 'error')).toEqual([]);
  },
);
