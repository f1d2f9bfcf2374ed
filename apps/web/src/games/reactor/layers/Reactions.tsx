// Reactions to come in the turn that is looked at: a small sign in the corner of the cell, dashed, for nothing has burned yet.

import { CARRIERS, type Facility, type Index, KINDS, surfaceAt } from '@interlock/reactor/screen';
import { CloudRain, Flame, Thermometer, Zap } from 'lucide-react';
import { memo } from 'react';
import { type Box, CELL, left, top } from '../board/geometry.ts';

type Told = { readonly type: string; readonly cell?: unknown };

const SIGN = {
  heatUp: { Icon: Thermometer, tone: 'heat' },
  ignite: { Icon: Flame, tone: 'heat' },
  short: { Icon: Zap, tone: 'electricity' },
  coolDown: { Icon: CloudRain, tone: 'coolant' },
} as const;

type Reaction = keyof typeof SIGN;

const isReaction = (type: string): type is Reaction => type in SIGN;

/** The strongest reaction of each cell in a turn's events. */
const reactionsOf = (facility: Facility, events: readonly Told[]): ReadonlyMap<Index, Reaction> => {
  const found = new Map<Index, Reaction>();
  for (const event of events) {
    if (!isReaction(event.type)) continue;
    const [x, y] = event.cell as readonly [number, number];
    const cell = y * facility.width + x;
    // Fire before everything, the first of the rest as the rules emit them.
    if (!found.has(cell) || event.type === 'ignite') found.set(cell, event.type);
  }
  return found;
};

/** Two figures take two other corners; props, blocks and three figures need this one. */
const isTopRightFree = (facility: Facility, cell: Index): boolean => {
  const { value, block } = surfaceAt(facility, cell);
  return (
    KINDS.filter((kind) => value[kind] > 0).length === 2 &&
    !facility.propAt.has(cell) &&
    CARRIERS.every((carrier) => block[carrier] === 0)
  );
};

const Sign = memo(({ reaction, x, y }: { reaction: Reaction; x: number; y: number }) => {
  const { Icon, tone } = SIGN[reaction];
  return (
    <g>
      <circle cx={x} cy={y} r="8.5" className="ghost rx-ghost" />
      <Icon x={x - 5.5} y={y - 5.5} width={11} height={11} color={`var(--${tone})`} strokeWidth={2.4} aria-hidden />
    </g>
  );
});

const signPlace = (facility: Facility, cell: Index): readonly [number, number] => {
  const isCornerFree = isTopRightFree(facility, cell);
  return [left(facility, cell) + (isCornerFree ? CELL - 11 : 11), top(facility, cell) + (isCornerFree ? 11 : CELL / 2)];
};

/** The boxes of the signs, by cell. */
export const signsOf = (facility: Facility, events: readonly Told[]): ReadonlyMap<Index, Box> =>
  new Map(
    [...reactionsOf(facility, events).keys()].map((cell) => {
      const [x, y] = signPlace(facility, cell);
      return [cell, { x: x - 9, y: y - 9, width: 18, height: 18 }];
    }),
  );

export const Reactions = memo(({ facility, events }: { facility: Facility; events: readonly Told[] }) => (
  <g className="rx-reactions">
    {[...reactionsOf(facility, events)].map(([cell, reaction]) => {
      const [x, y] = signPlace(facility, cell);
      return <Sign key={cell} reaction={reaction} x={x} y={y} />;
    })}
  </g>
));
