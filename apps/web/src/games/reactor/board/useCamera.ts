// The camera over the facility: it follows the robot, or the end of the plan.

import type { Facility, Index } from '@interlock/reactor/screen';
import { useMapCamera } from '../../../play/board/useMapCamera.ts';
import { boxOf, CELL, midX, midY } from './geometry.ts';
import { useSight } from './sight.ts';

/** Side of a cell in px at the most. */
export const MOST = 84;

export const useCamera = (facility: Facility, follow: Index) => {
  const { zoom, zoomBy } = useSight();
  return useMapCamera({
    ...{ cell: CELL, most: MOST, around: 1.2, zoom, zoomBy },
    box: boxOf(facility),
    x: midX(facility, follow),
    y: midY(facility, follow),
  });
};
