// Zod schemas at the border: decoding with one sentence on failure, every finding on lint, JSON Schema for editors.

import { toJSONSchema, type ZodType, z } from 'zod';
import type { Codec, DocumentKind, Finding, Json } from '../contract.ts';
import { quote } from '../dice.ts';
import { fail, ok, type Result } from '../result.ts';

type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number];

/** The field by which an editor finds the schema of a file. */
export const schemaLink = z.string().max(200).optional().describe('where an editor finds the schema of this file');

/** Decodes with a schema; the first issue becomes the sentence: where, what was found, what was expected. */
export const decodeWith = <T>(schema: ZodType<T>, what: string, input: unknown): Result<T> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0]!;
  return fail(codeOf(issue), `${where(what, issue)}: ${sayIssue(issue, input)}.`);
};

/** A codec for values whose JSON is themselves. */
export const codecOf = <T>(schema: ZodType<T>, what: string): Codec<T> => ({
  encode: (value) => value as Json,
  decode: (input) => decodeWith(schema, what, input),
});

/** Every schema issue as a finding. */
export const findingsOf = (schema: ZodType, what: string, input: unknown): readonly Finding[] => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => ({
    path: where(what, issue),
    code: codeOf(issue),
    severity: 'error' as const,
    message: sayIssue(issue, input),
  }));
};

/** The JSON Schema of a document kind, for editors. */
export const jsonSchemaOf = (id: string, kind: DocumentKind<never>): Json => ({
  $id: `${id}.schema.json`,
  title: kind.title,
  ...(toJSONSchema(kind.schema, { io: 'input', unrepresentable: 'any' }) as Record<string, Json>),
});

/** `level.props.a[2]` from a zod path. */
export const pathText = (root: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${String(step)}`),
    root,
  );

const where = (what: string, issue: Issue): string => pathText(what, issue.path);

/** A check of our own names its code in `params`; the rest have zod's. */
const ownCode = (issue: Issue): string | null =>
  issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : null;

const codeOf = (issue: Issue): string => ownCode(issue) ?? issue.code.replaceAll('_', '-');

const sayIssue = (issue: Issue, input: unknown): string => {
  if (ownCode(issue) !== null) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.map((key) => quote(key)).join(', ')}`;
    case 'invalid_type':
      return `expected ${issue.expected}, found ${describe(at(input, issue.path))}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => String(value)).join(' or ')}, found ${describe(at(input, issue.path))}`;
    case 'too_small':
    case 'too_big': {
      const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
      const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
      return `expected ${limit}${unit}, found ${describe(at(input, issue.path))}`;
    }
    default:
      return `${issue.message.replace(/\.$/, '')}, found ${describe(at(input, issue.path))}`;
  }
};

const at = (input: unknown, path: readonly PropertyKey[]): unknown => {
  let here = input;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<PropertyKey, unknown>)[step];
  }
  return here;
};

/** What was found, short enough for a sentence. */
export const describe = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};
