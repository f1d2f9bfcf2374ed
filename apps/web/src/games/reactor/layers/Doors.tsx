// Doors on edges: open ones are two stubs in the frame, closed ones a bar with a lock. The handle is on the side that works it.

import { type Facility, type Index, type Prop, surfaceAt } from '@interlock/reactor/screen';
import { Lock } from 'lucide-react';
import { memo } from 'react';
import { CELL, DX, DY, midX, midY } from '../board/geometry.ts';

const Door = ({ facility, prop }: { facility: Facility; prop: Prop }) => {
  const edge = prop.edge ?? 'E';
  const x = midX(facility, prop.cell) + (DX[edge] * CELL) / 2;
  const y = midY(facility, prop.cell) + (DY[edge] * CELL) / 2;
  const isClosed = prop.state === 'Closed';
  const turn = DX[edge] === 0 ? 90 : 0;
  const side = DX[edge] + DY[edge];
  const [hx, hy] = [x - DX[edge] * 13, y - DY[edge] * 13];
  return (
    <g>
      <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke="var(--board)" strokeWidth="1.5">
        {isClosed ? (
          <>
            <rect x="-5" y="-23" width="10" height="46" rx="3" fill="var(--wall-top)" />
            <path d="M0-17v34" />
          </>
        ) : (
          <>
            <rect x="-5" y="-24" width="10" height="11" rx="3" fill="var(--wall-top)" />
            <rect x="-5" y="13" width="10" height="11" rx="3" fill="var(--wall-top)" />
          </>
        )}
      </g>
      {isClosed ? (
        <>
          <rect
            x={x - 9}
            y={y - 9}
            width="18"
            height="18"
            rx="4"
            fill="var(--board)"
            stroke="var(--wall-top)"
            strokeWidth="1.5"
          />
          <Lock x={x - 6} y={y - 6} width={12} height={12} color="var(--text-1)" strokeWidth={2.2} aria-hidden />
        </>
      ) : (
        <g stroke="var(--on-wall)" strokeWidth="1.75" strokeLinecap="round" fill="none">
          <circle cx={hx} cy={hy} r="6.5" fill="var(--board)" />
          <path
            d={
              turn === 0
                ? `M${hx - 2.5 * side} ${hy}h${5 * side}m${-2 * side}-2.5l${2 * side} 2.5l${-2 * side} 2.5`
                : `M${hx} ${hy - 2.5 * side}v${5 * side}m-2.5 ${-2 * side}l2.5 ${2 * side}l2.5 ${-2 * side}`
            }
          />
        </g>
      )}
      {/* The foot of the cell belongs to its figures and signs, if there are any; lock and handle say the same. */}
      {isFootFree(facility, prop.cell) && (
        <text
          className="rx-word halo mid"
          x={midX(facility, prop.cell)}
          y={midY(facility, prop.cell) + 21}
          fill="var(--text-2)"
        >
          {isClosed ? 'SHUT' : 'DOOR'}
        </text>
      )}
    </g>
  );
};

const isFootFree = (facility: Facility, cell: Index): boolean => {
  const { value, check } = surfaceAt(facility, cell);
  return value.heat === 0 && check === 'safe';
};

export const Doors = memo(({ facility }: { facility: Facility }) => (
  <g className="rx-doors">
    {facility.props
      .filter((prop) => prop.type === 'door')
      .map((prop) => (
        <Door key={prop.id} facility={facility} prop={prop} />
      ))}
  </g>
));
