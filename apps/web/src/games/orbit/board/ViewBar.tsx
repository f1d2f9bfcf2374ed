// Above the board: what of it is shown, and what the others have announced.

import type { OrbitShape } from '@interlock/orbit';
import { CircleDot, Crosshair, Orbit, Rows3 } from 'lucide-react';
import { ZoomKeys } from '../../../parts/ZoomKeys.tsx';
import type { PanelProps } from '../../screen.ts';
import { useSight } from './sight.ts';

export const ViewBar = ({ view, table }: PanelProps<OrbitShape>) => {
  const { isAllOrbits, showOrbits, hasZones, showZones, zoomBy, isUnrolled, unroll } = useSight();
  const others = view.ships.some((ship) => ship.isAlive && !ship.isYours);
  return (
    <div className="ob-bar">
      {/* biome-ignore lint/a11y/useSemanticElements: two ways to draw it, not a form's field set */}
      <div className="seg ob-seg" role="group" aria-label="How the board is drawn">
        <button type="button" aria-pressed={!isUnrolled} aria-label="Rings" onClick={() => unroll(false)}>
          <CircleDot className="i" aria-hidden="true" />
          <span className="desk">Rings</span>
        </button>
        <button type="button" aria-pressed={isUnrolled} aria-label="Strip" onClick={() => unroll(true)}>
          <Rows3 className="i" aria-hidden="true" />
          <span className="desk">Strip</span>
        </button>
      </div>
      {others && table.status.is === 'playing' ? (
        // biome-ignore lint/a11y/useSemanticElements: two switches, not a form's field set
        <div className="seg ob-seg" role="group" aria-label="What the board shows">
          <button
            type="button"
            aria-pressed={isAllOrbits}
            aria-label="All orbits"
            onClick={() => showOrbits(!isAllOrbits)}
          >
            <Orbit className="i" aria-hidden="true" />
            <span className="ob-wide">All orbits</span>
          </button>
          <button type="button" aria-pressed={hasZones} aria-label="Windows" onClick={() => showZones(!hasZones)}>
            <Crosshair className="i" aria-hidden="true" />
            <span className="ob-wide">Windows</span>
          </button>
        </div>
      ) : null}
      <ZoomKeys by={zoomBy} />
    </div>
  );
};
