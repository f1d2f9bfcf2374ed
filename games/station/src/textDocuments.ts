// The texts and logs as files a writer edits: their schemas and linters.

import { type DocumentKind, findingsOf } from '@interlock/kernel';
import type { Content } from './content.ts';
import { logsSchema } from './logs.ts';
import { textsSchema } from './texts.ts';

export const textDocuments: Readonly<Record<'texts' | 'logs', DocumentKind<Content>>> = {
  texts: {
    title: 'Station texts',
    schema: textsSchema,
    lint: (_content, input) => findingsOf(textsSchema, 'texts', input),
  },
  logs: { title: 'Station logs', schema: logsSchema, lint: (_content, input) => findingsOf(logsSchema, 'logs', input) },
};
