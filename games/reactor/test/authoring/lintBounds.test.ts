// Limits of level files: the last value that is allowed, and the first that is not.

import { expect, test } from 'vitest';
import { ORDER } from '../../src/level/balance.ts';
import { content } from '../../src/level/content.ts';
import { broken, type Json, leak, messages, script } from '../lib/soundLevel.ts';

const MAX = content.balance['network.max']!.default;
const SEVERITY = content.balance['leak.maxSeverity']!.default;
const GRACE = content.balance['turn.graceTurns']!.default;
const CAPACITY = content.balance['inventory.capacity']!.default;

/** The sound level on a larger map, floor around it. */
const sized = (width: number, height: number): Json => {
  const file = broken({});
  const grow = (layer: string): string[] => {
    const rows = (file[layer] as string[]).map((row) => row.padEnd(width, layer === 'terrain' ? '#' : '.'));
    const filler = (layer === 'terrain' ? '#' : '.').repeat(width);
    return [...rows, ...Array<string>(Math.max(0, height - rows.length)).fill(filler)];
  };
  return Object.fromEntries(
    ['terrain', 'fuel', 'coolant', 'electricity', 'marks'].map((layer) => [layer, grow(layer)]),
  );
};
const rule = (more: Json): Json => ({ terminal: [{ id: 'x', text: 'x', ...more }] });
const said = (more: Json): Json => script({ do: 'announce', text: 'x' }, more);
const loss = (turn: number): Json => script({ do: 'loseLevel', reason: 'x' }, { turn });

const LIMITS: readonly (readonly [title: string, code: string, allowed: readonly Json[], refused: readonly Json[]])[] =
  [
    ['[RM-353] id', 'bad-id', [{ id: 'abc' }, { id: 'a'.repeat(40) }], [{ id: 'ab' }, { id: 'a'.repeat(41) }]],
    ['[RM-354] [RM-347] size', 'size', [sized(8, 6), sized(32, 20)], [sized(33, 20), sized(32, 21)]],
    [
      '[RM-384] demand',
      'consumer-value',
      [1, MAX].map((n) => ({ 'props.b.demand': n })),
      [0, MAX + 1].map((n) => ({ 'props.b.demand': n })),
    ],
    [
      '[RM-384] minimum',
      'consumer-value',
      [1, MAX].map((n) => ({ 'props.g.minVoltage': n })),
      [0, MAX + 1].map((n) => ({ 'props.g.minVoltage': n })),
    ],
    [
      '[RM-384] [RM-078] spin-up',
      'consumer-value',
      [0, 10].map((n) => ({ 'props.b.spinUp': n })),
      [-1, 11].map((n) => ({ 'props.b.spinUp': n })),
    ],
    [
      '[RM-486] amount',
      'flow-value',
      [1, MAX].map((n) => ({ 'props.a.amount': n })),
      [0, MAX + 1].map((n) => ({ 'props.a.amount': n })),
    ],
    [
      '[RM-486] pressure',
      'flow-value',
      [1, MAX].map((n) => ({ 'props.a.pressure': n })),
      [0, MAX + 1].map((n) => ({ 'props.a.pressure': n })),
    ],
    [
      '[RM-393] severity',
      'leak-severity',
      [1, SEVERITY].map((severity) => leak({ severity })),
      [0, SEVERITY + 1].map((severity) => leak({ severity })),
    ],
    [
      '[RM-395] spill',
      'surface-value',
      [0, 100].map((fuel) => ({ surface: [{ at: [2, 1], fuel }] })),
      [-1, 101].map((fuel) => ({ surface: [{ at: [2, 1], fuel }] })),
    ],
    [
      '[RM-395] heat',
      'surface-value',
      [{ surface: [{ at: [2, 1], heat: 120 }] }],
      [{ surface: [{ at: [2, 1], heat: 121 }] }],
    ],
    ['[RM-397] turn', 'event-turn', [said({ turn: 1 })], [said({ turn: 0 })]],
    ['[RM-397] period', 'event-turn', [said({ every: 1 })], [said({ every: 0 })]],
    ['[RM-397] end', 'event-turn', [said({ turn: 9, every: 1, until: 9 })], [said({ turn: 9, every: 1, until: 8 })]],
    [
      '[RM-401] heat',
      'event-value',
      [1, 120].map((amount) => script({ do: 'addHeat', area: 'reactor', amount })),
      [0, 121].map((amount) => script({ do: 'addHeat', area: 'reactor', amount })),
    ],
    [
      '[RM-404] spread',
      'terminal-value',
      [rule({ kind: 'spread', hazard: 'fuel', atLeast: 100, cells: 24 })],
      [
        rule({ kind: 'spread', hazard: 'fuel', atLeast: 0, cells: 24 }),
        rule({ kind: 'spread', hazard: 'fuel', atLeast: 1, cells: 0 }),
      ],
    ],
    [
      '[RM-404] heat of a cell',
      'terminal-value',
      [1, 120].map((heat) => rule({ kind: 'cellHeat', at: [1, 1], heat })),
      [0, 121].map((heat) => rule({ kind: 'cellHeat', at: [1, 1], heat })),
    ],
    [
      '[RM-407] ready heat',
      'ready-heat',
      [1, 100].map((n) => ({ 'ready.maxReactorHeat': n })),
      [0, 101].map((n) => ({ 'ready.maxReactorHeat': n })),
    ],
    [
      '[RM-408] inventory',
      'inventory',
      [{ 'inventory.start': Array(CAPACITY).fill('HeatShield') }],
      [{ 'inventory.start': Array(CAPACITY + 1).fill('HeatShield') }],
    ],
    [
      '[RM-410] override',
      'balance-value',
      [2, 12].map((n) => ({ balance: { 'turn.actions': n } })),
      [1, 13].map((n) => ({ balance: { 'turn.actions': n } })),
    ],
    [
      '[RM-410] [RM-342] cost',
      'balance-value',
      [1, 3].map((move) => ({ actions: { move } })),
      [0, 4].map((move) => ({ actions: { move } })),
    ],
    ['[RM-414] early loss', 'early-loss', [loss(GRACE + 1)], [loss(GRACE)]],
  ];

test.each(LIMITS)('%s: %s begins where it says', (_title, code, allowed, refused) => {
  for (const changes of allowed) expect([changes, messages(broken(changes), code)]).toEqual([changes, []]);
  for (const changes of refused) expect([changes, messages(broken(changes), code).length]).toEqual([changes, 1]);
});

test.each(ORDER)('[RM-411] %s must be %s %s', (low, sign, high) => {
  // Where the lower one cannot rise that far, the upper one comes down to it.
  const top = Math.min(content.balance[high]!.default, content.balance[low]!.max - 1);
  const found = (value: number) =>
    messages(broken({ balance: { [low]: value, [high]: top } }), 'balance-order').filter((m) =>
      m.startsWith(`balance: ${low} must`),
    );
  const word = sign === '<' ? 'below' : 'at most';
  expect(found(top + 1)).toContain(`balance: ${low} must be ${word} ${high}`);
  expect(found(top).includes(`balance: ${low} must be ${word} ${high}`)).toBe(sign === '<');
});

test('[RM-411] the constants in order are those of the rule', () => {
  const kinds = ['fuel', 'coolant', 'electricity', 'heat'];
  const pairs = ORDER.map(([low, sign, high]) => `${low} ${sign} ${high}`);
  for (const k of kinds)
    for (const pair of [
      `react.${k}.trace < react.${k}.lo`,
      `react.${k}.lo < react.${k}.hi`,
      `react.${k}.hi <= surface.${k}.max`,
      `robot.stay.${k} <= robot.enter.${k}`,
    ])
      expect(pairs).toContain(pair);
  for (const pair of [
    'reactor.cautionHeat < reactor.criticalHeat',
    'reactor.criticalHeat < reactor.terminalHeat',
    'reactor.terminalHeat <= surface.heat.max',
    'forecast.near <= forecast.horizon',
    'cost.move <= turn.actions',
    'cost.interactProp <= turn.actions',
    'cost.interactLeak <= turn.actions',
    'cost.activateReactor <= turn.actions',
  ])
    expect(pairs).toContain(pair);
});

test('[RM-383] an auxiliary consumer out of reach of every source is found as well', () => {
  const file = broken({
    marks: ['........', '.a.b....', '.c.d....', '.e.g..x.', '.tr.....', '........'],
    fuel: ['........', '.---....', '........', '......-.', '........', '........'],
    'props.x': { type: 'consumer', carrier: 'fuel', required: false },
  });
  expect(messages(file, 'never-connected')).toEqual([
    'props.x: no fuel source can reach this consumer in any junction mode',
  ]);
});
