// The level codec: a file is decoded only if the linter finds no error in it.

import { type Codec, fail, type Json, ok } from '@interlock/kernel';
import { content } from './content.ts';
import { type LevelFile, levelSchema } from './file.ts';
import { lintLevel } from './lint.ts';
import { respell } from './spelling.ts';

export const levelCodec: Codec<LevelFile> = {
  encode: (level) => level as unknown as Json,
  decode: (input) => {
    const error = lintLevel(content, input).find((finding) => finding.severity === 'error');
    if (error !== undefined) return fail(error.code, error.message);
    return ok(levelSchema.parse(respell(input)));
  },
};
