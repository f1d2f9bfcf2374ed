// The droids drawing of the hub's machine card.

import { Robot } from '../../parts/RobotDrawing.tsx';
import { Animal } from './field/Donkey.tsx';

const [STEP, ROW, HALF, TALL] = [65.84, 57, 31.2, 36];

/** Rows of ground from the top, every other one half a cell to the left. */
const GROUND = [
  ['fertile', 'grass', 'grass', 'grass', 'grass'],
  ['grass', 'grass', 'grass', 'grass', 'grass'],
  ['mud', 'grass', 'grass', 'dry', 'fertile'],
];

const cells = GROUND.flatMap((row, r) =>
  row.map((ground, i) => ({ ground, x: 14 + i * STEP - (r % 2) * (STEP / 2), y: 14 + r * ROW })),
);

const hex = (x: number, y: number): string =>
  `M${x} ${y - TALL}l${HALF} ${TALL / 2}v${TALL}l${-HALF} ${TALL / 2}l${-HALF} ${-TALL / 2}v${-TALL}z`;

export const Drawing = () => (
  <svg className="vig" viewBox="0 0 264 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="264" height="150" fill="var(--board)" />
    {cells.map(({ ground, x, y }) => (
      <g key={`${x} ${y}`}>
        <path d={hex(x, y + 3)} fill="#000" opacity=".25" />
        <path d={hex(x, y)} fill={`var(--${ground})`} stroke="var(--floor-edge)" strokeWidth="1.5" />
      </g>
    ))}
    <path className="planline" d="M118 88L152 88" />
    <Robot transform="translate(92 84) scale(1.3)" />
    <g transform="translate(178 84) scale(1.3)">
      <Animal />
    </g>
  </svg>
);
