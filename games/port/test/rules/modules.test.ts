// Which module knows what, read from the sources.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as events from '../../src/rules/cards.ts';
import * as cooldown from '../../src/rules/cooldowns.ts';
import * as state from '../../src/rules/fields.ts';
import * as selection from '../../src/rules/selection.ts';

const folder = new URL('../../src/', import.meta.url);
const names = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts'))
  .toSorted();
const source = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const code = (name: string): string => source(name).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
/** Modules of this package that a file imports, types apart. */
const imports = (name: string): readonly string[] =>
  [
    ...source(name).matchAll(/^(?:import|export) (?!type )[^;]*?from '\.{1,2}\/(?:[a-zA-Z]+\/)*([a-zA-Z]+)\.ts';/gm),
  ].map(([, module]) => module!);

test('[OP-336] the state module knows no events, cooldowns or time', () => {
  expect(imports('rules/fields.ts')).toEqual(['shape']);
  expect(code('rules/fields.ts')).not.toMatch(/cooldown|clockMs|Card|tape/i);
});

test('[OP-337] the cooldown module knows no fields and no game', () => {
  expect(imports('rules/cooldowns.ts')).toEqual([]);
  expect(code('rules/cooldowns.ts')).not.toMatch(
    /stress|privilege|timeLeft|security|bureaucracy|influence|score|outcome/,
  );
});

test('[OP-338] [OP-099] the selection module changes no state', () => {
  expect(imports('rules/selection.ts').toSorted()).toEqual(['cooldowns', 'shape', 'table']);
  expect(imports('rules/table.ts')).toEqual(['shape']); // content into numbers, without a state
  expect(code('rules/selection.ts')).not.toMatch(/state\.\w+ = |draft/);
});

test('[OP-339] [OP-340] only the event module joins the three, and setup, refuse, play, legal and status call it', () => {
  // Others read; only the event module writes fields and draws a card, and it alone writes stamps.
  const users = (word: string, home: string) => names.filter((name) => name !== home && code(name).includes(word));
  expect(users('setFields', 'rules/fields.ts')).toEqual(['rules/cards.ts']);
  expect(users('weightedRandomPick', 'rules/selection.ts')).toEqual(['rules/cards.ts']);
  expect(users('startEventCooldown', 'rules/cooldowns.ts')).toEqual(['rules/cards.ts']);
  for (const name of ['refuse.ts', 'play.ts', 'legal.ts']) {
    expect(imports(name)).toContain('cards');
    expect(code(name)).not.toMatch(/applyEffects|clampState|effectiveWeight/);
  }
  expect(code('rules/cards.ts')).toContain('checkLoseCondition');
  for (const name of names.filter((one) => one !== 'rules/fields.ts')) {
    expect(code(name)).not.toMatch(/stress >= config\.lose|timeLeft <= config\.lose/);
  }
});

test('[OP-344] the names of the seed are kept', () => {
  for (const name of ['applyEffects', 'clampState', 'applyAndClamp', 'checkLoseCondition'])
    expect(state).toHaveProperty(name);
  for (const name of ['startEventCooldown', 'startActionCooldown', 'isEventOnCooldown', 'isActionOnCooldown']) {
    expect(cooldown).toHaveProperty(name);
  }
  for (const name of ['evaluateCondition', 'evaluateConditions', 'effectiveWeight', 'weightedRandomPick']) {
    expect(selection).toHaveProperty(name);
  }
  for (const name of ['applyAction', 'selectNextEvent', 'checkRunOutcome']) expect(events).toHaveProperty(name);
});

test('[OP-346] shared types are declarations without logic', () => {
  expect(imports('shape.ts')).toEqual([]);
  expect(code('shape.ts')).not.toMatch(/=>|function|class /);
});

test('[OP-347] imports point one way: no module sees the game object, and there are no circles of rules', () => {
  for (const name of names)
    if (name !== 'index.ts') expect([name, imports(name).includes('index')]).toEqual([name, false]);
  const rank = [
    'shape',
    'rules/table',
    'rules/fields',
    'rules/cooldowns',
    'rules/selection',
    'rules/score',
    'rules/cards',
    'play',
  ];
  const nouns = rank.map((name) => name.split('/').at(-1)!);
  for (const [i, name] of rank.entries()) {
    for (const one of imports(`${name}.ts`)) if (nouns.includes(one)) expect(nouns.indexOf(one)).toBeLessThan(i);
  }
  for (const name of names) expect([name, /from '(node:|react|zustand)/.test(source(name))]).toEqual([name, false]);
});

test('[OP-348] no module keeps a variable of its own between calls', () => {
  for (const name of names) expect([name, /^(let|var) /m.exec(code(name))?.[0] ?? null]).toEqual([name, null]);
  for (const name of names) {
    expect([name, /^(?:export )?const \w+ = new (?:Map|Set|WeakMap|Array)\b/m.exec(code(name))?.[0] ?? null]).toEqual([
      name,
      null,
    ]);
  }
});
