// The linter as a whole; the cases of its codes stand in the files beside this one.

import { parseJson } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { CODES } from '../../src/authoring/findings.ts';
import { lintLevel } from '../../src/authoring/lint.ts';
import { game as reactor } from '../../src/index.ts';
import { content } from '../../src/level/content.ts';
import { levelCodec } from '../../src/level.ts';
import { setupState } from '../lib/fragment.ts';
import { broken, messages, script, sound } from '../lib/soundLevel.ts';

test('[RM-348] [RM-447] the sound level has no finding', () => {
  expect(lintLevel(content, sound())).toEqual([]);
  expect(levelCodec.decode(sound())).toMatchObject({ ok: true });
});

const written = Object.values(
  import.meta.glob('./lint*.test.ts', { query: '?raw', import: 'default', eager: true }),
) as string[];

test('[RM-422] every code of the linter has its case', () => {
  const text = written.join('\n');
  const here = ['must-use', 'unused-prop']; // below: the glob leaves out the file it stands in
  expect(CODES.filter((code) => !text.includes(`'${code}'`) && !here.includes(code))).toEqual([]);
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
  expect(found).toMatchObject([
    { code: 'must-use', message: 'mustUse door: a solution without it was found in 3 turns' },
  ]);
});

test('[RM-420] isolated cells, plain manifolds and dry leaks are warnings', () => {
  const loose = broken({
    fuel: ['........', '.-+-....', '..|...-.', '........', '........', '........'],
    leaks: [{ id: 'L1', carrier: 'fuel', at: [6, 2] }],
  });
  const found = lintLevel(content, loose);
  expect(found.every((f) => f.severity === 'warning' && f.code === 'unused-prop')).toBe(true);
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
    const decoded = levelCodec.decode(input);
    const [first] = lintLevel(content, input);
    expect(decoded).toMatchObject({ ok: false, error: { message: expect.stringContaining(first!.message) } });
  },
);

test('[RM-352] [RM-480] what is no object or nested beyond reading is said in one sentence', () => {
  expect([messages(5), messages(null), messages([])].flat()).toEqual([
    'level: expected object, got integer',
    'level: expected object, got null',
    'level: expected object, got array',
  ]);
  let deep: unknown = 'x';
  for (let i = 0; i < 60; i++) deep = [deep];
  expect(messages(broken({ teaches: deep }))).toEqual(['level: nested deeper than 40']);
});

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
  expect(reactor.authoring!.tune!(content, { 'turn.actions': 3 })).toMatchObject({ ok: true });
  for (const bad of [
    { 'turn.naps': 1 },
    { 'turn.actions': 99 },
    { 'turn.actions': 2.5 },
    [],
    'x',
    { 'react.heat.lo': 70 },
  ])
    expect(reactor.authoring!.tune!(content, bad as never).ok).toBe(false);
  const tuned = reactor.authoring!.tune!(content, { 'turn.actions': 3 });
  const file = broken({ actions: { perTurn: 8 } });
  const decoded = levelCodec.decode(file);
  if (!tuned.ok || !decoded.ok) throw new Error('sound');
  expect(setupState(tuned.value, decoded.value).actionsLeft).toBe(3);
  expect(setupState(content, decoded.value).actionsLeft).toBe(8);
});

test('[RM-343] the balance document knows the table', () => {
  const lint = (input: unknown) => reactor.authoring!.documents!.balance!.lint(content, input).map((f) => f.message);
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
