// Hazards: a framed tile with its own pattern and sign, its name beside it, and the cells where its breath costs air.

import type { HazardView } from '@interlock/station';
import { memo } from 'react';
import { cellOf, type Deck, keyOf } from '../deck.ts';
import { CELL, midX, midY, squares } from '../geometry.ts';

interface Style {
  readonly colour: string;
  readonly tint: string;
  /** A sign of 24 units, filled or stroked. */
  readonly sign: string;
  readonly isFilled?: true;
}

const FIRE =
  'M12.500 1.500c.6 4.200 6.300 6.600 6.300 12.800a6.800 6.800 0 0 1-13.600.3c0-3.300 1.900-5 2.900-7.400.9 1.200 1.400 2 2.300 2.700 1.500-2.200 2.400-4.900 2.100-8.400z';
const STYLES: Readonly<Record<string, Style>> = {
  fire: { colour: 'heat', tint: 'heat', sign: FIRE, isFilled: true },
  'coolant-leak': {
    colour: 'coolant',
    tint: 'coolant',
    sign: 'M12 2c4.200 5.200 7 8.600 7 12.600a7 7 0 0 1-14 0C5 10.600 7.800 7.200 12 2z',
    isFilled: true,
  },
  'electric-arc': {
    colour: 'electricity',
    tint: 'electricity',
    sign: 'M14 1.500 4.500 13.500H10L8.800 22.500 19.500 9.800h-6.300z',
    isFilled: true,
  },
  radiation: {
    colour: 'critical',
    tint: 'critical',
    sign: 'M12 12m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M12 3a9 9 0 0 1 7.800 4.500l-4.300 2.500A4 4 0 0 0 12 8zM4.200 16.500A9 9 0 0 1 4.200 7.500L8.500 10a4 4 0 0 0 0 4zM19.800 16.500A9 9 0 0 1 12 21v-5a4 4 0 0 0 3.500-2z',
    isFilled: true,
  },
  vacuum: {
    colour: 'unknown',
    tint: 'unknown',
    sign: 'M12 3v5M12 16v5M3 12h5M16 12h5M5.600 5.600l3.600 3.600M14.800 14.800l3.600 3.600M18.400 5.600l-3.600 3.600M9.200 14.800l-3.600 3.600',
  },
  'spore-bloom': {
    colour: 'ok',
    tint: 'ok',
    sign: 'M12 12m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 9V4M12 20v-5M9.400 10.500 5 8M19 16l-4.400-2.500M14.600 10.500 19 8M5 16l4.400-2.500',
  },
  'steam-jet': {
    colour: 'text-1',
    tint: 'unknown',
    sign: 'M6 20c0-4 3-4 3-8s-2-4-2-8M12 20c0-4 3-4 3-8s-2-4-2-8M18 20c0-4 2-5 2-8',
  },
  spill: { colour: 'fuel', tint: 'fuel', sign: 'M4 15c3-3 5 1 8-1s5-1 8 1M6 19c3-2 9-2 12 0' },
};

const styleOf = (kind: string): Style => STYLES[kind] ?? STYLES.fire!;

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Walkable cells beside an active hazard, where its aura is paid. */
const auraOf = ({ ground, hazardAt, thingAt }: Deck, hazard: HazardView): string => {
  const cells = new Set<string>();
  for (const [x, y] of hazard.at)
    for (const [dx, dy] of STEPS) {
      const key = `${x + dx},${y + dy}`;
      if (ground.has(key) && !thingAt.has(key) && hazardAt.get(key) !== hazard) cells.add(key);
    }
  return squares([...cells].map(cellOf), 4);
};

/** Drawn smaller than this a pool is known by its signs alone: its name would lie over that of its room. */
const SMALL = 1.25;

const Hazard = ({ deck, hazard, up }: { deck: Deck; hazard: HazardView; up: number }) => {
  const { colour, tint, sign, isFilled } = styleOf(hazard.kind);
  const ink = `var(--${colour})`;
  const first = hazard.at[0];
  if (!first || hazard.isFixed) return null;
  const topmost = hazard.at.reduce((top, cell) => (cell[1] < top[1] ? cell : top), first);
  const lowest = hazard.at.reduce((low, cell) => (cell[1] > low[1] ? cell : low), first);
  const isRoomAbove = !deck.ground.has(keyOf([topmost[0], topmost[1] - 1]));
  const nameX = isRoomAbove ? midX(topmost) : midX(topmost) + 26;
  const nameY = isRoomAbove ? topmost[1] * CELL - 16 : midY(topmost) - 2;
  const dash = hazard.isInSight ? undefined : '4 3';
  return (
    <g>
      {hazard.aura > 0 && (
        <path
          d={auraOf(deck, hazard)}
          fill={`var(--${tint})`}
          fillOpacity=".14"
          stroke={ink}
          strokeDasharray="1 5"
          strokeOpacity=".7"
        />
      )}
      <path d={squares(hazard.at, 2)} fill={`color-mix(in srgb, var(--${tint}) 22%, var(--board))`} />
      <path
        d={squares(hazard.at, 3)}
        fill="none"
        stroke={ink}
        strokeWidth={hazard.isBlocking ? 2.5 : 1.5}
        strokeDasharray={hazard.isBlocking ? dash : '2 4'}
        strokeLinejoin="round"
      />
      {hazard.at.map((cell) => (
        <g key={keyOf(cell)} transform={`translate(${midX(cell)} ${midY(cell)})`}>
          {hazard.isBlocking && <circle r="13" fill="var(--board)" />}
          <path
            d={sign}
            transform="translate(-10 -10) scale(.8333)"
            fill={isFilled ? ink : 'none'}
            stroke={isFilled ? 'none' : ink}
            strokeWidth="2.200"
            strokeLinecap="round"
          />
        </g>
      ))}
      {(hazard.isBlocking || up <= SMALL) && (
        <text className={`bl halo st-name ${isRoomAbove ? 'mid' : ''}`} x={nameX} y={nameY} fill={ink}>
          {hazard.name.charAt(0).toUpperCase() + hazard.name.slice(1)}
        </text>
      )}
      {hazard.aura > 0 && (
        <text
          className={`bl halo st-small f-text2 ${isRoomAbove ? 'mid' : ''}`}
          x={isRoomAbove ? midX(lowest) : nameX}
          y={isRoomAbove ? (lowest[1] + 1) * CELL + 8 + 12 * up : nameY + 13 * up}
        >
          +{hazard.aura} air beside
        </text>
      )}
    </g>
  );
};

export const Hazards = memo(({ deck, up }: { deck: Deck; up: number }) => (
  <g>
    {deck.view.hazards.map((hazard) => (
      <Hazard key={hazard.id} deck={deck} hazard={hazard} up={up} />
    ))}
  </g>
));
