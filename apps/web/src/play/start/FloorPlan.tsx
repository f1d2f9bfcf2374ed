// A level's floor plan as a thumbnail: walls, floor, the core and where one begins.

import { memo } from 'react';

const CELL = 4;

/** One path for all cells of a sign; neighbours in a row run together. */
const pathOf = (plan: readonly string[], sign: string): string => {
  let path = '';
  plan.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== sign) continue;
      const from = x;
      while (row[x + 1] === sign) x++;
      path += `M${from * CELL} ${y * CELL}h${(x - from + 1) * CELL}v${CELL}h-${(x - from + 1) * CELL}z`;
    }
  });
  return path;
};

export const FloorPlan = memo(({ plan }: { plan: readonly string[] }) => {
  const [width, height] = [(plan[0]?.length ?? 0) * CELL, plan.length * CELL];
  const y = plan.findIndex((row) => row.includes('@'));
  const x = plan[y]?.indexOf('@') ?? -1;
  return (
    <svg className="floorplan" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill="var(--floor)" />
      <path d={pathOf(plan, '#')} fill="var(--wall)" />
      <path d={pathOf(plan, 'R')} fill="var(--heat)" />
      {x < 0 ? null : <circle cx={(x + 0.5) * CELL} cy={(y + 0.5) * CELL} r={CELL * 0.7} fill="var(--you)" />}
    </svg>
  );
});
