// The kinds of file designers write, each with its schema and its linter.

import type { DocumentKind } from '@interlock/kernel';
import type { ZodType } from 'zod';
import { balanceSchema } from '../data/balance.ts';
import { classesSchema } from '../data/classes.ts';
import type { Content } from '../data/content.ts';
import { duelSchema, scenarioSchema } from '../data/file.ts';
import { personalitiesSchema } from '../data/personalities.ts';
import { subsystemsSchema } from '../data/subsystems.ts';
import { textsSchema } from '../data/texts.ts';
import { Findings, lintShape } from './findings.ts';
import { lintDuelFile, lintScenario } from './lint.ts';

/** A table that its schema says everything about. */
const table = (title: string, schema: ZodType): DocumentKind<Content> => ({
  title,
  schema,
  lint: (_content, input) => {
    const found = new Findings();
    lintShape(schema, input, found);
    return found.list;
  },
});

export const documents: Readonly<Record<string, DocumentKind<Content>>> = {
  scenario: { title: 'Orbit scenario', schema: scenarioSchema, lint: lintScenario },
  duel: { title: 'Orbit duel', schema: duelSchema, lint: lintDuelFile },
  balance: table('Orbit balance', balanceSchema),
  subsystems: table('Orbit subsystem table', subsystemsSchema),
  classes: table('Orbit ship classes', classesSchema),
  personalities: table('Orbit personalities', personalitiesSchema),
  texts: table('Orbit texts', textsSchema),
};
