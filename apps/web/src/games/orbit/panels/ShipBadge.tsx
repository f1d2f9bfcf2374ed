// A ship's silhouette as a small picture, in its colour and with the ring of its side.

import type { OrbitView } from '@interlock/orbit';
import { toneVar } from '../board/figures.ts';
import { missileTone } from '../board/scene.ts';
import { silhouetteOf } from '../board/silhouettes.ts';

interface ShipBadgeProps {
  readonly view: OrbitView;
  readonly id: string;
  /** Nobody looks: either ship has the colour of its side. */
  readonly isNeutral?: boolean;
}

export const ShipBadge = ({ view, id, isNeutral = false }: ShipBadgeProps) => {
  const ship = view.ships.find((one) => one.id === id);
  if (!ship) return null;
  const colour = isNeutral ? `var(--${ship.side === 'red' ? 'foe' : 'ally'})` : toneVar(missileTone(view, id));
  return (
    <svg className="ob-badge" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="18" fill="var(--space)" stroke={colour} strokeWidth="2" />
      {ship.side === 'red' ? <circle r="14.5" fill="none" stroke={colour} strokeWidth="1.2" /> : null}
      <path d={silhouetteOf(ship.classId).hull} transform="scale(.78)" fill={colour} />
    </svg>
  );
};
