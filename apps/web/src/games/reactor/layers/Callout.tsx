// What a level brings that is new, said at the cell itself until something is planned.

import type { ReactorShape } from '@interlock/reactor';
import type { Facility } from '@interlock/reactor/tools';
import { CELL, left, top } from '../board/geometry.ts';

const WIDTH = 26;
const LINE = 16;
const LETTER = 7.1;

/** Broken between words, no line longer than the bubble is wide. */
const linesOf = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

type Said = NonNullable<ReactorShape['level']['text']['callout']>;

export const Callout = ({ facility, said, grow }: { facility: Facility; said: Said; grow: number }) => {
  const lines = linesOf(said.text);
  const cell = said.at[1] * facility.width + said.at[0];
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER + 20;
  const height = lines.length * LINE + 14;
  const [cx, y0] = [left(facility, cell) + CELL / 2, top(facility, cell)];
  const isBelow = y0 < (height + 12) * grow;
  const most = facility.width * CELL - width * grow;
  const x = Math.max(0, Math.min(most, cx - (width * grow) / 2));
  const y = isBelow ? y0 + CELL + 10 : y0 - 10 - height * grow;
  const tip = isBelow ? y0 + CELL + 1 : y0 - 1;
  const foot = isBelow ? y + 1 : y + height * grow - 1;
  return (
    <g className="rx-callout">
      <path d={`M${cx} ${tip}L${cx - 8} ${foot}h16z`} fill="var(--you)" />
      <g transform={`translate(${x} ${y}) scale(${grow})`}>
        <rect width={width} height={height} rx="7" fill="var(--you)" />
        {lines.map((line, i) => (
          <text key={line} x="10" y={LINE + 4 + i * LINE} fill="var(--on-you)">
            {line}
          </text>
        ))}
      </g>
    </g>
  );
};
