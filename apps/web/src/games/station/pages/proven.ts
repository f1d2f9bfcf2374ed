// A level file that carries its own proof: par in air and the plan behind it. The worker counts it anew, whatever the file
// says: the line that proves a deck winnable is the shortest in turns, which need not be the cheapest in air.

import type { Json } from '@interlock/kernel';
import { game } from '@interlock/station';
import { dumpMap } from '@interlock/station/screen';
import { solver } from '../../../worker/client.ts';

/** The level without any proof of its own: `par auto` is what makes the game work one out. */
export const unproven = (level: Json): Json => {
  const { plan: _, ...file } = level as { readonly [key: string]: Json };
  return { ...file, par: 'auto' };
};

/** Map text stays map text. */
export const proven = async (level: Json): Promise<Json> => {
  const read = game.level.decode(level);
  if (!read.ok) throw new Error(read.error.message);
  const found = await solver().complete(game.id, unproven(game.level.encode(read.value)));
  const whole = found === null ? read : game.level.decode(found);
  if (!whole.ok) throw new Error(whole.error.message);
  return typeof level === 'string' ? dumpMap(game.content, whole.value) : game.level.encode(whole.value);
};
