// Params of a generated scenario: kind and difficulty. A preset is both in one word, such as `hunt3`.

import { type Codec, describe, fail, ok } from '@interlock/kernel';
import { KINDS, type Kind } from './data/names.ts';

export interface Params {
  readonly kind: Kind;
  readonly difficulty: number;
}

const HARDEST = 5;
const DIFFICULTIES = Array.from({ length: HARDEST }, (_, i) => i + 1);

const presets: Readonly<Record<string, Params>> = Object.fromEntries(
  KINDS.flatMap((kind) => DIFFICULTIES.map((difficulty) => [`${kind}${difficulty}`, { kind, difficulty }])),
);

export const paramsCodec: Codec<Params> & { readonly presets: Readonly<Record<string, Params>> } = {
  presets,
  encode: ({ kind, difficulty }) => ({ kind, difficulty }),
  decode: (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return fail('bad-params', `params: expected an object with kind and difficulty, got ${describe(input)}.`);
    const extra = Object.keys(input).find((key) => key !== 'kind' && key !== 'difficulty');
    if (extra !== undefined)
      return fail('bad-params', `params.${extra}: unknown field; kind and difficulty are known.`);
    const { kind: given, difficulty } = input as Partial<Record<keyof Params, unknown>>;
    const kind = KINDS.find((one) => one === given);
    if (kind === undefined)
      return fail('bad-params', `params.kind: expected ${KINDS.join(', ')}, got ${describe(given)}.`);
    if (!DIFFICULTIES.includes(difficulty as number))
      return fail('bad-params', `params.difficulty: expected 1 to ${HARDEST}, got ${describe(difficulty)}.`);
    return ok({ kind, difficulty: difficulty as number });
  },
};
