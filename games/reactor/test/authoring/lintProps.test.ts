// Findings of props and the networks under them.

import { test } from 'vitest';
import { B } from '../lib/fragment.ts';
import { expectFinding, junction, type LintCase, row, titled } from '../lib/soundLevel.ts';

const CASES: readonly LintCase[] = [
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
];

test.each(titled(CASES))('%s: %s, %s', (_title, code, message, changes) => expectFinding(code, message, changes));
