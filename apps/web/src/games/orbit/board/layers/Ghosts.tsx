// What is to come: the flight of this turn in dashes, then where everything is in the turns after it, smaller and fainter.
// Whatever is drawn here is not true yet.

import type { Appraisal } from '@interlock/orbit';
import { memo } from 'react';
import { boardText } from '../../../../play/board/boardText.ts';
import { type ShipFigure, toneVar } from '../figures.ts';
import { type Disc, flightPath, placeOf } from '../geometry.ts';
import { isSame } from '../scene.ts';
import { flightOf } from '../script.ts';
import { Ghost } from './Ship.tsx';

interface GhostsProps {
  readonly disc: Disc;
  readonly ships: readonly ShipFigure[];
  readonly appraisal: Appraisal;
  /** Ids whose later turns are drawn too. */
  readonly further: ReadonlySet<string>;
  /** The plan beside the one in hand: only the own ship's way differs. */
  readonly isOther?: boolean;
  readonly letter?: string | null;
}

export const Ghosts = memo(({ disc, ships, appraisal, further, isOther = false, letter = null }: GhostsProps) => {
  const { forecast } = appraisal;
  if (!forecast) return null;
  return (
    <g className="ob-ghosts">
      {ships.map((ship) => {
        const track = forecast.tracks.find(({ id }) => id === ship.id);
        const first = track?.cells[0];
        if (!ship.isAlive || !track || (isOther && ship.tone !== 'you')) return null;
        const colour = toneVar(ship.tone);
        const isLong = letter === 'B' && ship.tone === 'you'; // as the legend has it
        const later = further.has(ship.id) ? track.cells.slice(1) : [];
        return (
          <g key={ship.id}>
            {first ? (
              <path
                d={flightPath(disc, flightOf(disc.sectors, ship, first))}
                fill="none"
                stroke={colour}
                strokeWidth="2.4"
                strokeDasharray={isLong ? '10 6' : '3 5.5'}
                strokeLinecap="round"
              />
            ) : null}
            {later.map((cell, i) => {
              const before = track.cells[i];
              if (!cell || !before) return null;
              const [x, y] = placeOf(disc, cell);
              // Where a ship comes by twice, one mark says both turns.
              const visits = later.flatMap((one, k) => (isSame(one, cell) ? [k] : []));
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a projected turn is its place
                <g key={i} opacity={1 - i * 0.09}>
                  <path
                    d={flightPath(disc, flightOf(disc.sectors, before, cell))}
                    fill="none"
                    stroke={colour}
                    strokeWidth="1.1"
                    strokeDasharray={isLong ? '7 6' : '1.5 6'}
                    strokeLinecap="round"
                    opacity=".55"
                  />
                  {visits[0] === i ? (
                    <>
                      <Ghost
                        disc={disc}
                        ship={{ ...ship, ...cell, facing: cell.facing ?? ship.facing }}
                        isLong={isLong}
                        scale={0.56}
                      />
                      <text
                        className="bn mid halo"
                        x={x.toFixed(1)}
                        y={(y - (first && isSame(first, cell) ? 25 : 13)).toFixed(1)}
                        style={{ fill: colour, fontSize: boardText(11) }}
                      >
                        {letter ?? ''}
                        {visits.map((k) => `+${k + 2}`).join(' ')}
                      </text>
                    </>
                  ) : null}
                </g>
              );
            })}
            {first ? (
              <Ghost disc={disc} ship={{ ...ship, ...first, facing: first.facing ?? ship.facing }} isLong={isLong} />
            ) : null}
          </g>
        );
      })}
    </g>
  );
});
