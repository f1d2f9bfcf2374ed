// What a generated run is asked for by, and the presets that name every combination [DD-008, DD-608].

import { type Codec, decodeWith, fail } from '@interlock/kernel';
import { z } from 'zod';
import { DIFFICULTIES, KITS, ROBOTS, RULESETS } from './shape/names.ts';
import type { Params } from './shape.ts';

const schema = z.strictObject({
  ruleset: z.enum(RULESETS),
  difficulty: z.enum(DIFFICULTIES),
  robotType: z.enum(ROBOTS),
  kit: z.enum(KITS).default('standard'),
});

/** [`classic-`]<difficulty>[`-analyst`|`-courier`|`-ranger`][`-lean`]; what is left out is the usual. */
export const presetName = ({ ruleset, robotType, difficulty, kit }: Params): string =>
  [
    ...(ruleset === 'classic' ? ['classic'] : []),
    difficulty.toLowerCase(),
    ...(robotType === 'Vintage' ? [] : [robotType.toLowerCase()]),
    ...(kit === 'lean' ? ['lean'] : []),
  ].join('-');

const everyPreset = (): Readonly<Record<string, Params>> => {
  const presets: Record<string, Params> = {};
  for (const ruleset of ['remastered', 'classic'] as const) {
    for (const difficulty of DIFFICULTIES) {
      for (const robotType of ROBOTS) {
        for (const kit of KITS) {
          const params = { ruleset, difficulty, robotType, kit };
          presets[presetName(params)] = params;
        }
      }
    }
  }
  return presets;
};

export const paramsCodec: Codec<Params> & { readonly presets: Readonly<Record<string, Params>> } = {
  presets: everyPreset(),
  encode: ({ ruleset, difficulty, robotType, kit }) => ({ ruleset, difficulty, robotType, kit }),
  decode: (input) => {
    const read = decodeWith<Params>(schema, 'params', input);
    return read.ok ? read : fail('unknown-parameter', read.error.message);
  },
};
