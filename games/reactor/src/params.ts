// Params of a generated level: the difficulty row. Levels of the campaign need none.

import { type Codec, fail, ok } from '@interlock/kernel';
import type { Params } from './shape.ts';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

export const paramsCodec: Codec<Params> & { readonly presets: Readonly<Record<string, Params>> } = {
  presets: Object.fromEntries(ROWS.map((row) => [`d${row}`, { row }])),
  encode: ({ row }) => ({ row }),
  decode: (input) => {
    const isPlain = typeof input === 'object' && input !== null && Object.keys(input).join() === 'row';
    const row = isPlain ? ROWS.find((one) => one === (input as Params).row) : undefined;
    return row === undefined ? fail('bad-params', 'row: expected 1 to 8.') : ok({ row });
  },
};
