// A sound level and ways to break it, for the tests of the linter.

import { expect } from 'vitest';
import { lintLevel } from '../../src/authoring/lint.ts';
import { content } from '../../src/level/content.ts';
import { levelCodec } from '../../src/level.ts';

export type Json = Record<string, unknown>;

/** A sound level: three lines of two cells, everything on but the fuel source; won by one switch. */
export const sound = (): Json => ({
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
export const broken = (changes: Json): Json => {
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

export const row = (layer: string, y: number, text: string): Json => {
  const rows = [...(sound()[layer] as string[])];
  rows[y] = text;
  return { [layer]: rows };
};

export const messages = (file: unknown, code?: string) =>
  lintLevel(content, file)
    .filter((f) => code === undefined || f.code === code)
    .map((f) => f.message);

export const leak = (more: Json): Json => ({ leaks: [{ id: 'L1', carrier: 'fuel', at: [2, 1], ...more }] });
export const spark = (more: Json): Json => ({
  ...row('electricity', 3, '.---...-'),
  leaks: [{ id: 'W1', carrier: 'electricity', at: [7, 3], face: 'W', ...more }],
});
export const script = (effect: Json, more: Json = {}): Json => ({
  events: [{ id: 'boom', turn: 9, text: 'x', effects: [effect], ...more }],
});
export const junction = (more: Json = {}): Json => ({
  fuel: ['........', '.-+-....', '..|.....', '........', '........', '........'],
  marks: ['........', '.ajb....', '.c.d....', '.e.g....', '.tr.....', '........'],
  'props.j': { type: 'tJunction', in: 'W', out: ['E', 'S'], mode: '2/2', ...more },
});

/** Code, what to change in the sound level, the exact message, and the title with its rules. */
export type LintCase = readonly [code: string, changes: Json, message: string, title: string];

/** Title first, as `test.each` prints them. */
export const titled = (cases: readonly LintCase[]) =>
  cases.map(([code, changes, message, title]) => [title, code, message, changes] as const);

export const expectFinding = (code: string, message: string, changes: Json): void => {
  const file = broken(changes);
  expect(messages(file, code)).toContain(message);
  expect(levelCodec.decode(file).ok).toBe(false);
};
