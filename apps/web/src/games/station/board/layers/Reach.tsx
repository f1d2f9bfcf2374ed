// The reach: every cell a walk from here leads to, and the gates at its edge with a sign for what each lacks.

import type { StationShape } from '@interlock/station';
import { memo, useMemo } from 'react';
import type { Table } from '../../../screen.ts';
import { midX, midY, squares } from '../geometry.ts';
import { useOutlook } from '../useWays.ts';
import { Icon, type IconName } from './icons.tsx';

const SIGN = { power: 'bolt', key: 'card', hazard: 'triangle', gate: 'triangle' } as const satisfies Record<
  string,
  IconName
>;

export const Reach = memo(({ table }: { table: Table<StationShape> }) => {
  const outlook = useOutlook(table);
  const reach = useMemo(() => outlook?.reach() ?? null, [outlook]);
  if (reach === null) return null;
  return (
    <g>
      <path className="st-reach" d={squares(reach.cells, 2)} />
      {reach.frontier.map(({ at, id, lacks }) => (
        <g key={id}>
          <circle className="st-gate" cx={midX(at)} cy={midY(at)} r="15" />
          <Icon name={SIGN[lacks]} x={midX(at)} y={midY(at)} size={16} colour="var(--caution)" />
        </g>
      ))}
    </g>
  );
});
