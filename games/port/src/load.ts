// Content from outside: an event pack in place of the shipped events, overrides of single balance numbers, and the
// kinds of files designers write.

import { type DocumentKind, type Finding, fail, type Json, ok, type Result } from '@interlock/kernel';
import { printFinding } from './finding.ts';
import { isRefused, lint } from './lint.ts';
import { configSchema, eventsSchema, scenariosSchema } from './schema.ts';
import type { Config, Content, Scenario } from './shape.ts';
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
  const more = lint(tuned);
  return isRefused(more) ? refused(more) : ok(tuned);
};

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
  return isRefused(found) ? found : [...found, ...lint(join())];
};

export const documents: Readonly<Record<string, DocumentKind<Content>>> = {
  events: {
    title: 'Open The Port: events',
    schema: eventsSchema,
    lint: (content, input) =>
      linted('events', content, input, () => ({ ...content, events: (input as Content).events })),
  },
  config: {
    title: 'Open The Port: configuration',
    schema: configSchema,
    lint: (content, input) => linted('config', content, input, () => ({ ...content, config: input as Config })),
  },
  scenarios: {
    title: 'Open The Port: scenarios',
    schema: scenariosSchema,
    lint: (content, input) =>
      linted('scenarios', content, input, () => ({
        ...content,
        scenarios: (input as { scenarios: readonly Scenario[] }).scenarios,
      })),
  },
};
