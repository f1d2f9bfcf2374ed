// The level as the kernel handles it: any file or map text in, the level file out.

import { type Codec, fail, type Json, ok } from '@interlock/kernel';
import type { Content } from './data/content.ts';
import { fileOf } from './map/json.ts';
import type { Level } from './map/level.ts';
import { readLevel } from './map/load.ts';

/** `complete` is asked for every level that was read: there par is found for a level that says `par auto` [DS-500]. */
export const levelCodecWith = (
  content: Content,
  complete: (content: Content, level: Level) => Level,
): Codec<Level> => ({
  encode: (level) => fileOf(level) as Json,
  decode: (input) => {
    const read = readLevel(content, input);
    if (read.ok) return ok(complete(content, read.level));
    const { code, path, message } = read.findings[0]!;
    return fail(code, `${path}: ${message}.`);
  },
});
