// The strict half of the content check: S01 to S20. Every finding at once, each with its path and a cure; never throws.

import { describe, parseJson } from '@interlock/kernel';
import type { ZodType } from 'zod';
import type { Content } from '../shape.ts';
import { MAX_ANSWERS, OPS, PARAMS, TAGS, TARGETS } from '../shape.ts';
import { type FileName, ordered, type Path, type PortFinding, pathOf } from './finding.ts';
import { schemaFor } from './schema.ts';
import { suggestion } from './suggest.ts';
import { customFindings } from './validateMore.ts';

type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number];

/** All findings of one file by itself; the bounds of its numbers are those of the configuration. */
export const validateFile = (file: FileName, input: unknown, config: Content['config']): readonly PortFinding[] => {
  const found: PortFinding[] = [];
  const add = (code: string, path: Path, message: string, ids: readonly string[] = []): void => {
    found.push({ file, path: pathOf(path), code, severity: 'error', message, ids });
  };
  const schema = schemaFor(file, config);
  for (const issue of schema.safeParse(input).error?.issues ?? []) report(schema, input, issue, add);
  customFindings(file, input, config, add);
  return ordered(found, { [file]: input });
};

/** The same for text that may not even be JSON. */
export const validateText = (file: FileName, text: string, config: Content['config']): readonly PortFinding[] => {
  const read = parseJson(text);
  if (read.ok) return validateFile(file, read.value, config);
  const message = read.error.message.replace(/^L/, 'l').replace(/\.$/, '');
  return [{ file, path: '', code: 'S19', severity: 'error', message, ids: [] }];
};

export type Add = (code: string, path: Path, message: string, ids?: readonly string[]) => void;

/** One issue of the schema in the words of this game. */
const report = (schema: ZodType, input: unknown, issue: Issue, add: Add): void => {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  const key = path.at(-1);
  const value = at(input, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      for (const name of issue.keys) unknownKey(schema, path, name, add);
      return;
    case 'invalid_type':
      if (value === undefined) add('S01', path, `\`${key}\` is missing`);
      else add('S03', path, `must be ${TYPES[issue.expected] ?? issue.expected}, found ${describe(value)}`);
      return;
    case 'invalid_value':
      if (value === undefined) add('S01', path, `\`${key}\` is missing`);
      else badName(path, value, add);
      return;
    case 'too_small':
    case 'too_big':
      tooMuch(issue, path, value, add);
      return;
    default:
      if (key === 'id') add('S06', path, 'id must be lower-case words joined by hyphens');
      else if (typeof value === 'string') add('S17', path, `${key} must be one line without a space at either end`);
      else add('S03', path, `${issue.message}, found ${describe(value)}`);
  }
};

const TYPES: { readonly [expected: string]: string } = {
  int: 'an integer',
  number: 'an integer',
  string: 'text',
  array: 'a list',
  object: 'an object',
  boolean: 'a flag (true or false)',
};

const unknownKey = (schema: ZodType, path: Path, name: string, add: Add): void => {
  const parent = path.at(-1);
  if (parent === 'tagWeightPm' || parent === 'climates') {
    add('S16', [...path, name], `\`${name}\` is not a known tag${meant(name, TAGS)}`);
    return;
  }
  add('S02', [...path, name], `\`${name}\` is not a known key${meant(name, keysAt(schema, path))}`);
};

const meant = (word: string, known: readonly string[]): string => {
  const near = suggestion(word, known);
  return near === null ? '' : `; did you mean \`${near}\`?`;
};

const NAMES: { readonly [key: string]: readonly string[] } = { op: OPS, param: PARAMS, target: TARGETS };

const badName = (path: Path, value: unknown, add: Add): void => {
  const key = String(path.at(-1));
  const list = path.at(-2);
  if (list === 'tags' || list === 'onlyTags') {
    if (typeof value !== 'string') add('S03', path, `must be text, found ${describe(value)}`);
    else add('S16', path, `\`${value}\` is not a known tag${meant(value, TAGS)}`);
  } else if (key === 'terminalOutcome') add('S11', path, 'terminal events need terminalOutcome `win` or `lose`');
  else if (key === 'target' && value === 'score') add('S08', path, 'effects must not target score; use scoreImpact');
  else if (key === 'param' && value === 'score') add('S13', path, 'conditions must not test score');
  else {
    const found = typeof value === 'string' ? `\`${value}\`` : describe(value);
    add('S07', path, `\`${key}\` must be one of ${(NAMES[key] ?? []).join(', ')}, found ${found}`);
  }
};

const tooMuch = (
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  path: Path,
  value: unknown,
  add: Add,
): void => {
  const key = path.at(-1);
  if (Array.isArray(value)) {
    if (key === 'actions') add('S10', path, `an event needs 2 to ${MAX_ANSWERS} actions, found ${value.length}`);
    else add('S04', path, `must have at least one entry, found ${value.length}`);
  } else if (typeof value === 'string') {
    const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
    add(key === 'id' ? 'S06' : 'S17', path, `${key} has ${value.length} characters, ${limit}`);
  } else if (issue.origin !== 'int') add('S04', path, `${issue.message}, found ${describe(value)}`); // the range says it too
};

export const at = (input: unknown, path: Path): unknown => {
  let here = input;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<PropertyKey, unknown>)[step];
  }
  return here;
};

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, ZodType>>;
  readonly element?: ZodType;
  readonly innerType?: ZodType;
}

/** The keys a schema knows at a place of the document. */
const keysAt = (schema: ZodType, path: Path): readonly string[] => {
  let here: ZodType | undefined = schema;
  for (const step of path) {
    const def: Def = unwrapped(here);
    here = typeof step === 'number' ? def.element : def.shape?.[step];
    if (!here) return [];
  }
  return Object.keys(unwrapped(here).shape ?? {});
};

const unwrapped = (schema: ZodType): Def => {
  let def = schema.def as unknown as Def;
  while (def.innerType) def = def.innerType.def as unknown as Def;
  return def;
};
