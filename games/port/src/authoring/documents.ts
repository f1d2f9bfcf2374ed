// Content from outside: an event pack in place of the shipped events, overrides of single balance numbers, and the
// kinds of files designers write.

import { type DocumentKind, type Finding, fail, type Json, ok, type Result } from '@interlock/kernel';
import type { Config, Content, Scenario } from '../shape.ts';
import { type PortFinding, printFinding } from './finding.ts';
import { isRefused, lint } from './lint.ts';
import { type DeepProgress, lintDeep } from './lintDeep.ts';
import { shippedSchemas } from './schema.ts';
import { validateFile } from './validate.ts';

const refused = (findings: readonly Finding[]): Result<never> => {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const first = errors.slice(0, 5).map(printFinding).join('; ');
  const more = errors.length > 5 ? `; and ${errors.length - 5} more` : '';
  return fail(
    'bad-content',
    `The content has ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}: ${first}${more}.`,
  );
};

/** A pack of events of the same schema. */
export const load = (content: Content, document: unknown): Result<Content> => {
  const found = validateFile('events', document, content.config);
  if (isRefused(found)) return refused(found);
  const pack = { ...content, events: (document as Content).events };
  const more = lint(pack);
  return isRefused(more) ? refused(more) : ok(pack);
};

/** The configuration with some of its numbers replaced. The overrides have the configuration's own form, in part. */
export const tune = (content: Content, overrides: Json): Result<Content> => {
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) {
    return fail('bad-content', 'Balance overrides are an object with the keys of config.json.');
  }
  const merged = merge(content.config as unknown as Json, overrides);
  const found = validateFile('config', merged, content.config);
  if (isRefused(found)) return refused(found);
  const tuned = { ...content, config: merged as unknown as Config };
  const more = [...outOfBounds(tuned), ...lint(tuned)];
  return isRefused(more) ? refused(more) : ok(tuned);
};

/** What of the cards and scenarios lies outside the bounds of a configuration put under them. */
const outOfBounds = ({ config, events, scenarios }: Content): readonly PortFinding[] => [
  ...validateFile('events', { events }, config),
  ...validateFile('scenarios', { scenarios }, config),
];

/** Objects are merged key by key, anything else is replaced; unknown keys stay in, for the schema to name. */
const merge = (base: Json, over: Json): Json => {
  if (!isObject(base) || !isObject(over)) return over;
  const merged: Record<string, Json> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = Object.hasOwn(base, key) ? base[key]! : null;
    Object.defineProperty(merged, key, {
      value: merge(below, value),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return merged;
};

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The validator first; the lint of the whole only where the file itself is sound. */
const linted = (
  file: 'events' | 'config' | 'scenarios',
  content: Content,
  input: unknown,
  join: () => Content,
): readonly Finding[] => {
  const found = validateFile(file, input, content.config);
  if (isRefused(found)) return found;
  const joined = join();
  return [...found, ...(file === 'config' ? outOfBounds(joined) : []), ...lint(joined)];
};

/** The same, and then what solving and simulating find. */
function* deeply(
  file: 'events' | 'config' | 'scenarios',
  content: Content,
  input: unknown,
  runs: number,
  join: () => Content,
): Generator<DeepProgress, readonly Finding[], void> {
  const found = linted(file, content, input, join);
  if (found.some(({ severity }) => severity === 'error')) return found;
  return yield* lintDeep(join(), { runs });
}

/** A kind of file: its schema, and how such a file joins the rest of the content. */
const kind = (
  file: 'events' | 'config' | 'scenarios',
  title: string,
  join: (content: Content, input: unknown) => Content,
): DocumentKind<Content> => ({
  title: `Open The Port: ${title}`,
  schema: shippedSchemas[file],
  lint: (content, input) => linted(file, content, input, () => join(content, input)),
  deep: (content, input, runs) => deeply(file, content, input, runs, () => join(content, input)),
});

export const documents: Readonly<Record<string, DocumentKind<Content>>> = {
  events: kind('events', 'events', (content, input) => ({ ...content, events: (input as Content).events })),
  config: kind('config', 'configuration', (content, input) => ({ ...content, config: input as Config })),
  scenarios: kind('scenarios', 'scenarios', (content, input) => ({
    ...content,
    scenarios: (input as { scenarios: readonly Scenario[] }).scenarios,
  })),
};
