// Shape findings: what the schema says, in the words of the rules.

import type { ZodError } from 'zod';
import { levelSchema } from '../level/file.ts';
import type { Findings } from './findings.ts';

export interface Shaped {
  /** False where fields are missing or of another type: nothing further can be read. */
  readonly isReadable: boolean;
  /** True for an element such as `props.a` or `events[2]` that has a finding of its own already. */
  readonly isBroken: (element: string) => boolean;
}

type Issue = ZodError['issues'][number];
type Path = readonly PropertyKey[];

const MAX_NESTING = 40;

export const lintShape = (input: unknown, found: Findings): Shaped => {
  const broken = new Set<string>();
  const shaped = (isReadable: boolean): Shaped => ({ isReadable, isBroken: (element) => broken.has(element) });
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    found.add('wrong-type', 'level', `expected object, got ${typeName(input)}`);
    return shaped(false);
  }
  if (depthOf(input) > MAX_NESTING) {
    found.add('condition-depth', 'level', `nested deeper than ${MAX_NESTING}`);
    return shaped(false);
  }
  const parsed = levelSchema.safeParse(input);
  if (parsed.success) return shaped(true);
  let isReadable = true;
  for (const issue of parsed.error.issues.flatMap((one) => innermost(one, []))) {
    if (!report(issue, input, found)) isReadable = false;
    broken.add(elementOf(issue.path));
  }
  return shaped(isReadable);
};

const depthOf = (value: unknown, depth = 0): number => {
  if (typeof value !== 'object' || value === null || depth > MAX_NESTING) return depth;
  let deepest = depth;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner, depth + 1));
  return deepest;
};

/** Unions of places report inside; the branch that got furthest speaks. */
const innermost = (issue: Issue, before: Path): Issue[] => {
  const path = [...before, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path: path as Issue['path'] }];
  const deepest = [...issue.errors].sort((a, b) => longest(b) - longest(a))[0]!;
  return deepest.flatMap((one) => innermost(one as Issue, path));
};

const longest = (issues: readonly { readonly path: Path }[]): number =>
  Math.max(0, ...issues.map((i) => i.path.length));

const OWN_PATH: Readonly<Record<string, string>> = { format: 'level.format', id: 'level.id' };

/** `props.a.state`, `events[0].effects[1]`; the level itself is `level`. */
export const pathWords = (path: Path): string => {
  if (path.length === 0) return 'level';
  const [first, ...rest] = path;
  const head = path.length === 1 ? (OWN_PATH[String(first)] ?? String(first)) : String(first);
  return rest.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${String(step)}`),
    head,
  );
};

/** The list or object entry an issue lies in. */
const elementOf = (path: Path): string => pathWords(path.slice(0, 2));

const typeName = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' && Number.isInteger(value)) return 'integer';
  return typeof value;
};

const EXPECTED: Readonly<Record<string, string>> = {
  int: 'integer',
  number: 'integer',
  tuple: 'array',
  record: 'object',
};

const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (here, step) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, step)
        ? (here as Record<PropertyKey, unknown>)[step]
        : undefined,
    input,
  );

/** Reports one issue; false where the field cannot be read at all. */
const report = (issue: Issue, input: unknown, found: Findings): boolean => {
  const { path } = issue;
  const value = valueAt(input, path);
  const last = path.at(-1);
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) found.add('unknown-field', pathWords(path), `unknown field '${key}'`);
    return true;
  }
  if (path.length === 1 && last === 'format') {
    found.add('format', 'level.format', `expected 1, got ${value === undefined ? 'nothing' : JSON.stringify(value)}`);
    return true;
  }
  if (value === undefined) {
    found.add('missing-field', pathWords(path.slice(0, -1)), `missing field '${String(last)}'`);
    return false;
  }
  if (issue.code === 'invalid_key') {
    found.add('unknown-field', pathWords(path.slice(0, -1)), `unknown field '${String(last)}'`);
    return true;
  }
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union')
    return reportValue(issue, path, value, input, found);
  if (issue.code === 'invalid_type') {
    found.add(
      'wrong-type',
      pathWords(path),
      `expected ${EXPECTED[issue.expected] ?? issue.expected}, got ${typeName(value)}`,
    );
    return false;
  }
  found.add('wrong-type', pathWords(path), issue.message.replace(/^Too (big|small): /, ''));
  return false;
};

/** `events boom` for a path into an entry of a list whose entries have ids. */
const named = (path: Path, input: unknown): string =>
  `${String(path[0])} ${String(valueAt(input, [...path.slice(0, 2), 'id']))}`;

/** A word outside its list: each list has its own code. */
const reportValue = (issue: Issue, path: Path, value: unknown, input: unknown, found: Findings): boolean => {
  const where = pathWords(path);
  const parent = pathWords(path.slice(0, -1));
  const [root] = path;
  const last = path.at(-1);
  const word = typeof value === 'string' ? value : JSON.stringify(value);
  const list = issue.code === 'invalid_value' ? issue.values.map(String).join(', ') : '';
  if (root === 'props' && last === 'type') found.add('prop-type', parent, `unknown type '${word}'`);
  else if (root === 'props' && last === 'state') found.add('prop-state', where, `'${word}' is not one of ${list}`);
  else if (root === 'props' && last === 'supply') found.add('supply-name', where, `unknown supply '${word}'`);
  else if (last === 'phase')
    found.add('event-phase', `${named(path, input)}.phase`, 'expected beforeFlow or endOfTurn');
  else if (last === 'do')
    found.add('event-effect', `${named(path, input)}.effects[${String(path[3])}]`, `unknown effect '${word}'`);
  else if (root === 'terminal' && last === 'kind' && path.length === 3)
    found.add('terminal-kind', parent, `unknown kind '${word}'`);
  else if (last === 'is') found.add('condition-kind', parent, `unknown condition '${word}'`);
  else if (root === 'inventory') found.say('inventory', where, `inventory.start: unknown item '${word}'`);
  else if (root === 'mustUse') found.add('must-use-name', where, `unknown mechanic '${word}'`);
  else if (root === 'leaks' && last === 'face')
    found.say(
      'leak-face',
      where,
      `RejectInvalidLeak[Electricity] ${named(path, input).slice(6)}: NoFloorFace toward ${word}`,
    );
  else found.add('wrong-type', where, `expected ${list || 'a known word'}, got ${word}`);
  return typeof value === 'string';
};
