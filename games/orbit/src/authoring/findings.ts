// What is wrong with a file, collected: every finding at once, each with its path, its code and a sentence.

import { describe, type Finding } from '@interlock/kernel';
import type { ZodType } from 'zod';

type Path = readonly PropertyKey[];

export class Findings {
  readonly list: Finding[] = [];

  /** A finding whose sentence is complete. */
  say(code: string, path: string, message: string, severity: Finding['severity'] = 'error'): void {
    this.list.push({ path, code, severity, message });
  }

  /** `path must be …, got …`. */
  must(code: string, path: string, must: string, got: unknown): void {
    this.say(code, path, `${path} must ${must}, got ${describe(got)}`);
  }

  /** `path: unknown what value`. */
  unknown(path: string, what: string, got: unknown): void {
    this.say('unknown-word', path, `${path}: unknown ${what} ${typeof got === 'string' ? got : describe(got)}`);
  }

  get hasErrors(): boolean {
    return this.list.some(({ severity }) => severity === 'error');
  }
}

/** `ships[1].ring`; the file itself is `file`. */
export const pathWords = (path: Path): string => {
  const words = path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${String(step)}`),
    '',
  );
  return words === '' ? 'file' : words.replace(/^\./, '');
};

/** What a schema says about a file, in our sentences. */
export const lintShape = (schema: ZodType, input: unknown, found: Findings): void => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) for (const issue of parsed.error.issues) report(issue, input, found);
};

type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number];

const report = (issue: Issue, input: unknown, found: Findings): void => {
  const path = pathWords(issue.path);
  const got = valueAt(input, issue.path);
  if (issue.code === 'unrecognized_keys') {
    // the keys of an energy table are subsystems, all other keys are fields
    const what = issue.path.at(-1) === 'energy' ? 'subsystem' : 'field';
    for (const key of issue.keys) found.say('unknown-field', path, `${path}: unknown ${what} ${key}`);
  } else if (issue.code === 'invalid_key') {
    const [key, reason] = [String(issue.path.at(-1)), issue.issues[0]?.message ?? ''];
    const table = pathWords(issue.path.slice(0, -1));
    if (reason.startsWith('must ')) found.say('bad-name', table, `${table}: the name ${describe(key)} ${reason}`);
    else found.unknown(table, 'subsystem', key);
  } else if (got === undefined) found.say('missing-field', path, `${path} is missing`);
  else if (issue.code === 'custom')
    found.say(String(issue.params?.code ?? 'wrong-value'), path, `${path} ${issue.message}, got ${describe(got)}`);
  else if (issue.message.startsWith('unknown ')) found.unknown(path, issue.message.slice('unknown '.length), got);
  else if (issue.message.startsWith('must '))
    found.must(issue.code === 'invalid_type' ? 'wrong-type' : 'out-of-range', path, issue.message.slice(5), got);
  else found.must('wrong-type', path, `be ${expectedOf(issue)}`, got);
};

const expectedOf = (issue: Issue): string => {
  if (issue.code === 'invalid_type') return issue.expected === 'object' ? 'an object' : `a ${issue.expected}`;
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' or ');
  if (issue.code === 'too_big') return `a text of at most ${issue.maximum} characters`;
  return 'as the schema says';
};

export const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (here, step) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, step)
        ? (here as Record<PropertyKey, unknown>)[step]
        : undefined,
    input,
  );
