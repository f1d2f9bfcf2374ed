// A small plate with words on the board: filled in ivory for the player's own, outlined in its colour for everything else.

import { boardText } from '../../../../play/board/boardText.ts';
import { type Tone, toneVar } from '../figures.ts';

interface TagProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly tone: Tone | 'lost' | 'critical' | 'heat';
  readonly size?: number;
}

/** Size of the letters, in units of the drawing. */
export const TAG_TEXT = 12.5;

export const tagWidth = (text: string, size = TAG_TEXT): number => text.length * size * 0.605 + 11;

/** Measured in letters, so that it grows with them where a small board keeps its text readable. */
export const Tag = ({ x, y, text, tone, size = TAG_TEXT }: TagProps) => {
  const width = tagWidth(text, size) / size;
  const isYou = tone === 'you';
  const colour = tone === 'lost' || tone === 'critical' || tone === 'heat' ? `var(--${tone})` : toneVar(tone);
  return (
    <g
      className="ob-tag"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      style={{ fontSize: boardText(size) }}
    >
      <rect
        style={{ x: `${-width / 2}em`, y: '-0.88em', width: `${width}em`, height: '1.48em' }}
        rx="4"
        fill={isYou ? colour : 'var(--space)'}
        stroke={isYou ? 'none' : colour}
        strokeWidth="1.3"
      />
      <text className="bn mid" y=".26em" style={{ fill: isYou ? 'var(--on-you)' : colour, fontSize: 'inherit' }}>
        {text}
      </text>
    </g>
  );
};
