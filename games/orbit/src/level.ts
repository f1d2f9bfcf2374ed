// The level codec: a file is decoded only if the linter finds no error in it.

import { lintedCodec } from '@interlock/kernel';
import { isDuelFile, lintLevel } from './authoring/lint.ts';
import { content } from './data/content.ts';
import { duelSchema, type Level, levelOf, scenarioSchema } from './data/file.ts';

export const levelCodec = lintedCodec<Level>(
  (input) => lintLevel(content, input),
  (input) => levelOf(isDuelFile(input) ? duelSchema.parse(input) : scenarioSchema.parse(input)),
  ({ message }) => `${message}.`, // the linter's sentences name their place themselves
);
