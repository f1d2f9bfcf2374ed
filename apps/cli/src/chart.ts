// A simulation as an SVG chart: one bar an outcome, the interval drawn on the wins, then what was met and how often.

import type { Simulation } from '@interlock/search';

const LEFT = 290;
const BAR = 420;
const ROW = 24;
const RIGHT = 80;

interface Bar {
  readonly name: string;
  /** Thousandths. */
  readonly share: number;
  readonly colour: string;
  readonly low?: number;
  readonly high?: number;
}

export const chartOf = (title: string, policy: string, result: Simulation): string => {
  const share = (n: number): number => Math.round((1000 * n) / Math.max(1, result.runs));
  const met = (covers: Simulation['coverage'], colour: string): readonly Bar[] =>
    Object.entries(covers).map(([name, one]) => ({ name, share: one.share, colour }));
  const groups: readonly (readonly [string, readonly Bar[]])[] = [
    [
      'Outcomes',
      [
        { name: 'won', share: result.rate.value, colour: '#2f8f6b', low: result.rate.low, high: result.rate.high },
        ...Object.entries(result.causes).map(([name, n]) => ({ name, share: share(n), colour: '#b4503c' })),
      ],
    ],
    ['Events met, share of runs', met(result.coverage, '#4a6fa5')],
    ['Content met, share of runs', met(result.labels, '#7a5fa5')],
  ];
  const drawn: string[] = [];
  let y = 58;
  for (const [name, bars] of groups) {
    if (bars.length === 0) continue;
    drawn.push(heading(name, y), ...bars.map((bar, i) => drawBar(bar, y + 10 + i * ROW)));
    y += 36 + bars.length * ROW;
  }
  const width = LEFT + BAR + RIGHT;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" font-family="sans-serif" font-size="13">`,
    `<title>${safe(`${title}, ${policy}: ${result.wins} of ${result.runs} runs won`)}</title>`,
    `<rect width="${width}" height="${y}" fill="#fff"/>`,
    `<text x="16" y="28" font-size="16" font-weight="600">${safe(`${title}, ${policy}, ${result.runs} runs`)}</text>`,
    ...drawn,
    '</svg>',
  ].join('\n')}\n`;
};

const heading = (text: string, y: number): string =>
  `<text x="16" y="${y}" font-weight="600" fill="#444">${text}</text>`;

const drawBar = ({ name, share, colour, low, high }: Bar, y: number): string => {
  const x = (n: number): string => (LEFT + (BAR * n) / 1000).toFixed(1);
  const middle = y + ROW / 2;
  const whisker =
    low === undefined || high === undefined
      ? ''
      : `<path d="M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 5}v10M${x(high)} ${middle - 5}v10" stroke="#111" fill="none"/>`;
  return [
    `<text x="${LEFT - 8}" y="${middle + 4}" text-anchor="end">${safe(name)}</text>`,
    `<rect x="${LEFT}" y="${y + 4}" width="${BAR}" height="${ROW - 8}" fill="#eee"/>`,
    `<rect x="${LEFT}" y="${y + 4}" width="${((BAR * share) / 1000).toFixed(1)}" height="${ROW - 8}" fill="${colour}"/>`,
    whisker,
    `<text x="${LEFT + BAR + 8}" y="${middle + 4}">${(share / 10).toFixed(1)} %</text>`,
  ].join('');
};

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
