// Findings of shape, map, marks and places.

import { test } from 'vitest';
import { expectFinding, type LintCase, leak, row, titled } from '../lib/soundLevel.ts';

const CASES: readonly LintCase[] = [
  ['format', { format: 2 }, 'level.format: expected 1, got 2', '[RM-349] format'],
  ['format', { format: undefined }, 'level.format: expected 1, got nothing', '[RM-349] format missing'],
  ['unknown-field', { colour: 'red' }, "level: unknown field 'colour'", '[RM-350] unknown field'],
  ['unknown-field', { 'props.a.colour': 'red' }, "props.a: unknown field 'colour'", '[RM-350] unknown field of a prop'],
  [
    'unknown-field',
    { 'props.1': { type: 'door', edge: 'N' } },
    "props: unknown field '1'",
    '[RM-350] [RM-330] a key that is no letter',
  ],
  [
    'wrong-type',
    leak({ carrier: 'steam' }),
    'leaks[0].carrier: expected fuel, coolant, electricity, got steam',
    '[RM-352] no such carrier',
  ],
  ['wrong-type', { name: '' }, 'name: expected string to have >=1 characters', '[RM-352] an empty name'],
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
];

test.each(titled(CASES))('%s: %s, %s', (_title, code, message, changes) => expectFinding(code, message, changes));
