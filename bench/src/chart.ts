// The stored rows as a picture: how far each figure lies from its must, by a logarithm. Right of the line it is met.

import { type Row, reachOf } from './row.ts';

const WIDTH = 640;
const LINE = 18;
const NAMES = 330;
const TOP = 24;
/** From a tenth of the must to a hundred times. */
const [LEAST, MOST] = [-1, 2];

const across = (factor: number): number => {
  const at = Math.max(LEAST, Math.min(MOST, Math.log10(factor)));
  return NAMES + ((at - LEAST) / (MOST - LEAST)) * (WIDTH - NAMES - 46);
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const bar = (row: Row, reach: number, i: number): string => {
  const y = TOP + i * LINE;
  const [from, to] = [across(1), across(reach)];
  const x = Math.min(from, to).toFixed(1);
  const width = Math.max(1.5, Math.abs(to - from)).toFixed(1);
  const words = reach >= 10 ? reach.toFixed(0) : reach.toFixed(2);
  return [
    `<text x="${NAMES - 8}" y="${y + 12}" text-anchor="end">${escaped(row.name)}</text>`,
    `<rect class="${row.met ? 'met' : 'missed'}" x="${x}" y="${y + 3}" width="${width}" height="${LINE - 7}"/>`,
    `<text x="${(Math.max(from, to) + 5).toFixed(1)}" y="${y + 12}">${words}×</text>`,
  ].join('');
};

const STYLE = `text{font:11px system-ui,sans-serif;fill:#333}.met{fill:#2f7d4f}.missed{fill:#b3422f}line{stroke:#888}
@media (prefers-color-scheme:dark){text{fill:#ddd}.met{fill:#5cb883}.missed{fill:#e0745f}}`;

export const chartOf = (rows: readonly Row[]): string => {
  const judged = rows.flatMap((row) => {
    const reach = reachOf(row);
    return reach === null ? [] : [{ row, reach }];
  });
  const height = TOP + judged.length * LINE + 8;
  const must = across(1).toFixed(1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Figures beside their musts">`,
    `<style>${STYLE}</style>`,
    `<text x="${must}" y="14" text-anchor="middle">must</text>`,
    `<line x1="${must}" x2="${must}" y1="${TOP - 4}" y2="${height - 4}"/>`,
    ...judged.map(({ row, reach }, i) => bar(row, reach, i)),
    '</svg>',
    '',
  ].join('\n');
};
