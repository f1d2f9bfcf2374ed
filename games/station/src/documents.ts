// Level files as designers write them: what the codec refuses, what the validator finds, and, looking deeper, what the
// certifier finds.

import type { DocumentKind, Finding, LintOptions } from '@interlock/kernel';
import { certifying } from './certify.ts';
import type { Content } from './content.ts';
import { validate } from './logic/validate.ts';
import { levelSchema } from './map/level.ts';
import { readLevel } from './map/load.ts';
import { textDocuments } from './textDocuments.ts';

/** Codes E01… are bad input, W01… warnings of the codec; the rest is logic. The fields beyond those of a finding stay. */
const lint = (content: Content, input: unknown, options: LintOptions = {}): readonly Finding[] => {
  const read = readLevel(content, input);
  if (!read.ok) return read.findings;
  return [...read.findings, ...validate(content, read.level, { strictI2: options['strict-i2'] ?? false }).findings];
};

export const documents: Readonly<Record<string, DocumentKind<Content>>> = {
  level: {
    title: 'Station level',
    schema: levelSchema,
    isText: (text) => text.startsWith('darkstation-map'),
    lint,
    deep: function* (content, input) {
      const read = readLevel(content, input);
      if (!read.ok) return read.findings;
      const { findings } = yield* certifying(content, read.level);
      return [...lint(content, input), ...findings];
    },
  },
  ...textDocuments,
};
