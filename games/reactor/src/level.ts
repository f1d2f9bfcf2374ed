// The level codec: a file is decoded only if the linter finds no error in it.

import { lintedCodec } from '@interlock/kernel';
import { lintLevel } from './authoring/lint.ts';
import { content } from './level/content.ts';
import { levelSchema } from './level/file.ts';
import { respell } from './level/spelling.ts';

export const levelCodec = lintedCodec(
  (input) => lintLevel(content, input),
  (input) => levelSchema.parse(respell(input)),
  ({ message }) => message, // the linter's messages name their place themselves
);
