// The level codec: a file is decoded only if the linter finds no error in it.

import { lintedCodec } from '@interlock/kernel';
import { content } from './content.ts';
import { levelSchema } from './file.ts';
import { lintLevel } from './lint.ts';
import { respell } from './spelling.ts';

export const levelCodec = lintedCodec(
  (input) => lintLevel(content, input),
  (input) => levelSchema.parse(respell(input)),
  ({ message }) => message, // the linter's messages name their place themselves
);
