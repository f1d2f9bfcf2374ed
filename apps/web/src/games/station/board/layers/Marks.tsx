// Cells the workshop points at: a finding's doors, rooms, things.

import type { Cell } from '@interlock/station';
import { keyOf } from '../deck.ts';
import { outline } from '../geometry.ts';

export const Marks = ({ cells }: { cells: readonly Cell[] }) =>
  cells.length === 0 ? null : (
    <g data-cells={cells.map(keyOf).join(' ')} className="st-marks">
      <path className="st-marked-under" d={outline(cells, 3)} />
      <path className="st-marked" d={outline(cells, 3)} />
    </g>
  );
