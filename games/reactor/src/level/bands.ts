// The bands of a cell's values by table: every pass looks up every cell.

import type { Numbers } from './balance.ts';

/** Values of a kind that the table tells apart: none is told apart above its critical threshold. */
export const KIND = 512;
export const MOST = KIND - 1;

/** By `kind * KIND + value`: the reaction band (none, safe, caution, critical) in the low byte, two bits a kind, and the
 *  flow band, with none as safe, in the high byte. */
export const bandsOf = ({ trace, lo, hi }: Numbers): Uint16Array => {
  const bands = new Uint16Array(4 * KIND);
  for (let kind = 0; kind < 4; kind++) {
    const at = kind * KIND;
    const packed = (band: number): number => (band << (kind * 2)) | ((band - 1) << (8 + kind * 2));
    bands.fill(packed(1), at + trace[kind]!, at + lo[kind]!);
    bands.fill(packed(2), at + lo[kind]!, at + hi[kind]!);
    bands.fill(packed(3), at + hi[kind]!, at + KIND);
  }
  return bands;
};
