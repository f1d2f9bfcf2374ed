// A deck as a thumbnail: its floor as one path, and the corridors and doors that join it as another.

import type { Level } from '@interlock/station';

interface DeckPlan {
  readonly width: number;
  readonly height: number;
  readonly rooms: string;
  readonly ways: string;
}

const WAYS = new Set([',', '~', '+', '=']);

/** Neighbours in a row run together. */
const pathOf = (map: readonly string[], isPart: (glyph: string) => boolean): string =>
  map
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x++) {
        const from = x;
        while (x < row.length && isPart(row[x]!)) x++;
        if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
      }
      return runs;
    })
    .join('');

export const deckPlan = ({ map }: Level): DeckPlan => ({
  width: map[0]?.length ?? 0,
  height: map.length,
  rooms: pathOf(map, (glyph) => glyph !== '#' && glyph !== ' ' && !WAYS.has(glyph)),
  ways: pathOf(map, (glyph) => WAYS.has(glyph)),
});
