// Doors: an open gap between two lit posts, a shut leaf without power, a leaf with a card reader where locked. A state
// only remembered is dashed.

import type { DoorView } from '@interlock/station';
import { memo } from 'react';
import type { Deck } from '../deck.ts';
import { midX, midY } from '../geometry.ts';
import { Icon } from './icons.tsx';

const Door = ({ door }: { door: DoorView }) => {
  const lacks = new Set(door.lacks);
  const turn = door.isAcross ? undefined : 'rotate(90)';
  const dash = door.isInSight ? undefined : '2.5 2';
  const state = lacks.size === 0 ? 'is-open' : lacks.has('power') ? 'is-dead' : 'is-locked';
  return (
    <g transform={`translate(${midX(door.at)} ${midY(door.at)})`}>
      <g transform={turn}>
        {/* Two leaves that meet in the middle, or stand back in the wall. */}
        <path className={`st-post ${state}`} d="M-4.500-20h9v20h-9z" strokeDasharray={dash} />
        <path className={`st-post is-lower ${state}`} d="M-4.500 0h9v20h-9z" strokeDasharray={dash} />
      </g>
      {lacks.has('key') && (
        <>
          <rect className="st-reader" x="-12" y="-11" width="24" height="22" rx="5" />
          <Icon name="card" x={0} y={0} size={17} colour="var(--caution)" />
        </>
      )}
      {lacks.has('power') && (
        <>
          <circle className="st-sign" cx={lacks.has('key') ? 13 : 0} cy={lacks.has('key') ? -12 : 0} r="8.5" />
          <Icon
            name="bolt"
            x={lacks.has('key') ? 13 : 0}
            y={lacks.has('key') ? -12 : 0}
            size={11}
            colour="var(--text-2)"
          />
        </>
      )}
    </g>
  );
};

export const Doors = memo(({ deck }: { deck: Deck }) => (
  <g>
    {deck.view.doors.map((door) => (
      <Door key={door.id} door={door} />
    ))}
  </g>
));
