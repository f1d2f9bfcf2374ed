// Params of a generated deck [DS-337] and the presets that name the usual ones [DS-502].

import { type Codec, decodeWith, fail, type Result } from '@interlock/kernel';
import { z } from 'zod';
import type { Balance } from './data/balance.ts';
import { content } from './data/content.ts';
import { VIEWS } from './map/level.ts';
import type { Params } from './shape.ts';

const LEVELS = ['story', 'normal', 'hard'] as const;

const schema = z.strictObject({
  difficulty: z.enum(LEVELS),
  rooms: z.int(),
  view: z.enum(VIEWS),
  mode: z.enum(['unlimited', 'brownout']),
});

export const presetsOf = ({ preset }: Balance): Readonly<Record<string, Params>> => {
  const presets: Record<string, Params> = {};
  for (const difficulty of LEVELS) {
    const plain: Params = { difficulty, rooms: preset.rooms[difficulty], view: 'dark', mode: 'unlimited' };
    presets[difficulty] = plain;
    presets[`${difficulty}.blueprint`] = { ...plain, view: 'blueprint' };
    presets[`${difficulty}.open`] = { ...plain, view: 'open' };
    // Juggling a load one cannot see would be guessing.
    presets[`${difficulty}.brownout`] = { ...plain, view: 'blueprint', mode: 'brownout' };
  }
  presets.mega = { difficulty: 'normal', rooms: preset.megaRooms, view: 'dark', mode: 'unlimited' };
  return presets;
};

/** The params, or why no deck is made from them. */
export const checkParams = ({ gen, brownout }: Balance, params: Params): Result<Params> => {
  const isLimited = params.mode === 'brownout';
  const [least, most] = isLimited ? [brownout.roomsMin, brownout.roomsMax] : [gen.roomsMin, gen.roomsMax];
  if (Number.isInteger(params.rooms) && params.rooms >= least && params.rooms <= most)
    return { ok: true, value: params };
  const what = isLimited ? 'A brownout deck' : 'A deck';
  return fail('bad-argument', `params.rooms: ${what} has ${least} to ${most} rooms, not ${params.rooms}.`);
};

export const paramsCodec: Codec<Params> & { readonly presets: Readonly<Record<string, Params>> } = {
  presets: presetsOf(content.balance),
  encode: ({ difficulty, rooms, view, mode }) => ({ difficulty, rooms, view, mode }),
  decode: (input) => {
    const read = decodeWith<Params>(schema, 'params', input);
    if (!read.ok) return fail('bad-argument', read.error.message);
    return checkParams(content.balance, read.value);
  },
};
