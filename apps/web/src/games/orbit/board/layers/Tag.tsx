// A small plate with words on the board: filled in ivory for the player's own, outlined in its colour for everything else.

import { boardText } from '../../../../play/board/boardText.ts';
import { type Tone, toneVar } from '../figures.ts';

interface TagProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly tone: Tone | 'lost' | 'critical';
  readonly size?: number;
}

export const tagWidth = (text: string, size = 12.5): number => text.length * size * 0.605 + 11;

export const Tag = ({ x, y, text, tone, size = 12.5 }: TagProps) => {
  const width = tagWidth(text, size);
  const isYou = tone === 'you';
  const colour = tone === 'lost' || tone === 'critical' ? `var(--${tone})` : toneVar(tone);
  return (
    <g className="ob-tag" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect
        x={-width / 2}
        y={-size * 0.72 - 2}
        width={width}
        height={size + 6}
        rx="4"
        fill={isYou ? colour : 'var(--space)'}
        stroke={isYou ? 'none' : colour}
        strokeWidth="1.3"
      />
      <text
        className="bn mid"
        y={size * 0.13 + 1.6}
        style={{ fill: isYou ? 'var(--on-you)' : colour, fontSize: boardText(size) }}
      >
        {text}
      </text>
    </g>
  );
};
