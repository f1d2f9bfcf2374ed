// While the reactor is ready: the way from where the plan leaves the robot to the control site, and a ring round it.

import type { Action } from '@interlock/reactor';
import { type Facility, frontOf, stepTo, walkOn } from '@interlock/reactor/screen';
import { memo } from 'react';
import { CELL, midX, midY } from '../board/geometry.ts';

export const WayToCore = memo(({ facility, plan }: { facility: Facility; plan: readonly Action[] }) => {
  const control = facility.props.find(({ type }) => type === 'reactorControl');
  if (!facility.isReady || !control || plan.at(-1)?.type === 'activateReactor') return null;
  const cells = [frontOf(facility, plan)];
  for (const move of walkOn(facility, plan, control.cell) ?? [])
    if (move.type === 'moveRobot') cells.push(stepTo(facility, cells.at(-1)!, move.dir));
  return (
    <g className="rx-way" data-steps={cells.length - 1}>
      <path
        d={cells.map((cell, i) => `${i === 0 ? 'M' : 'L'}${midX(facility, cell)} ${midY(facility, cell)}`).join('')}
      />
      <circle cx={midX(facility, control.cell)} cy={midY(facility, control.cell)} r={CELL / 2 + 1} />
    </g>
  );
});
