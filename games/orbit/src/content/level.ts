// The level codec: a file is decoded only if the linter finds no error in it.

import { lintedCodec } from '@interlock/kernel';
import { content } from './content.ts';
import { duelSchema, type Level, levelOf, scenarioSchema } from './file.ts';
import { isDuelFile, lintLevel } from './lint.ts';

export const levelCodec = lintedCodec<Level>(
  (input) => lintLevel(content, input),
  (input) => levelOf(isDuelFile(input) ? duelSchema.parse(input) : scenarioSchema.parse(input)),
  ({ message }) => `${message}.`, // the linter's sentences name their place themselves
);
