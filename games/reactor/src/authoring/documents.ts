// The kinds of file a designer writes: levels, and balance overrides.

import { type DocumentKind, findingsOf, schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { balanceProblems, constants } from '../level/balance.ts';
import { content as shipped } from '../level/content.ts';
import { levelSchema } from '../level/file.ts';
import type { Content } from '../shape.ts';
import { lintLevel } from './lint.ts';

/** One optional integer per constant of the balance table, in its range. */
const balanceSchema = z.strictObject({
  $schema: schemaLink,
  ...Object.fromEntries(
    Object.entries(shipped.balance).map(([name, entry]) => [
      name,
      z.int().min(entry.min).max(entry.max).describe(`${entry.unit}; ${entry.default} by default`).optional(),
    ]),
  ),
});

export const documents: Readonly<Record<string, DocumentKind<Content>>> = {
  level: { title: 'Reactor level', schema: levelSchema, lint: (content, input) => lintLevel(content, input) },
  balance: {
    title: 'Reactor balance overrides',
    schema: balanceSchema,
    lint: (content, input) => {
      const isValues =
        typeof input === 'object' &&
        input !== null &&
        Object.values(input).every((v) => Number.isInteger(v) || typeof v === 'string');
      if (!isValues) return findingsOf(balanceSchema, 'balance', input);
      const { $schema: _, ...overrides } = input as Record<string, number>;
      const values = constants({ ...content, overrides: {} }, { balance: overrides });
      return balanceProblems(content, overrides, values).map((problem) => ({
        path: `balance.${problem.name}`,
        code: problem.code,
        severity: 'error' as const,
        message: problem.message,
      }));
    },
  },
};
