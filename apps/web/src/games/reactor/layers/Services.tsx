// What the plan makes of the services and of the props it touches: dashed ivory beside the present badge.

import type { Facility } from '@interlock/reactor/screen';
import { memo } from 'react';
import { midX, midY } from '../board/geometry.ts';
import { SERVICE_GLYPH } from './Props.tsx';

export const ServiceChanges = memo(({ facility, planned }: { facility: Facility; planned: Facility | null }) => {
  if (!planned) return null;
  return (
    <g className="rx-services">
      {facility.props.map((prop) => {
        const then = planned.propOf.get(prop.id);
        if (!then || !prop.service || !then.service || then.service === prop.service) return null;
        // The upper left corner, unless a figure is there.
        const isTaken = facility.surface.has(prop.cell) || planned.surface.has(prop.cell);
        const [x, y] = [
          midX(facility, prop.cell) + (isTaken ? 15 : -15),
          midY(facility, prop.cell) + (isTaken ? 4 : -15),
        ];
        const glyph = SERVICE_GLYPH[then.service];
        return (
          <g key={prop.id}>
            <circle cx={x} cy={y} r="9.5" className="ghost rx-ghost" />
            <use href={`#g-${glyph}`} x={x - 6.5} y={y - 6.5} width="13" height="13" fill={`var(--${glyph})`} />
          </g>
        );
      })}
      {facility.leaks
        .filter((leak) => !planned.leaks.some((one) => one.id === leak.id))
        .map((leak) => {
          const [x, y] = [midX(facility, leak.cell), midY(facility, leak.cell)];
          return <path key={leak.id} className="ghost" d={`M${x - 15} ${y - 15}l30 30M${x + 15} ${y - 15}l-30 30`} />;
        })}
    </g>
  );
});
