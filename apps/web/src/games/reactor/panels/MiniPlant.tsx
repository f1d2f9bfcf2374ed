// A plant the size of a stamp: walls, core, what lies on the floor, the robot.

import { type Facility, KINDS, type Kind, type Surface, xOf, yOf } from '@interlock/reactor/tools';

const CELL = 8;

/** The kind that stands out in a cell, and how much: nothing below caution. */
const worstOf = ({ band }: Surface): { readonly kind: Kind; readonly isCritical: boolean } | null => {
  const critical = KINDS.findLast((kind) => band[kind] === 'critical');
  const kind = critical ?? KINDS.findLast((one) => band[one] === 'caution');
  return kind === undefined ? null : { kind, isCritical: critical !== undefined };
};

export const MiniPlant = ({ plant, label }: { plant: Facility; label: string }) => {
  const at = (cell: number) => ({ x: xOf(plant, cell) * CELL, y: yOf(plant, cell) * CELL });
  const box = { width: CELL, height: CELL };
  const cells = Array.from({ length: plant.width * plant.height }, (_, cell) => cell);
  const robot = at(plant.robot.cell);
  return (
    <svg className="rx-mini" viewBox={`0 0 ${plant.width * CELL} ${plant.height * CELL}`} role="img" aria-label={label}>
      <rect width={plant.width * CELL} height={plant.height * CELL} fill="var(--floor)" />
      {cells.filter(plant.isWall).map((cell) => (
        <rect key={cell} {...at(cell)} {...box} fill="var(--wall)" />
      ))}
      {[...plant.surface.values()].map((surface) => {
        const worst = worstOf(surface);
        return worst === null ? null : (
          <rect
            key={surface.cell}
            {...at(surface.cell)}
            {...box}
            fill={`var(--${worst.kind})`}
            fillOpacity={worst.isCritical ? 0.85 : 0.4}
          />
        );
      })}
      {cells.filter(plant.isReactor).map((cell) => (
        <rect key={cell} {...at(cell)} {...box} fill="none" stroke="var(--text)" strokeWidth="0.8" />
      ))}
      {plant.props
        .filter(({ type, service }) => type === 'consumer' && service === 'Producing')
        .map(({ id, cell, carrier }) => (
          <circle
            key={id}
            cx={at(cell).x + CELL / 2}
            cy={at(cell).y + CELL / 2}
            r={CELL / 3}
            fill={`var(--${carrier})`}
          />
        ))}
      <circle
        cx={robot.x + CELL / 2}
        cy={robot.y + CELL / 2}
        r={CELL / 2.4}
        fill="var(--you)"
        stroke="var(--on-you)"
        strokeWidth="0.8"
      />
    </svg>
  );
};
