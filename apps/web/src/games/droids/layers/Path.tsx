// Ways over the field: the one planned, dashed, and the one the last program took, solid with the slot numbers.

import type { Stand } from '../field/field.ts';
import { next, type Spot, xOf, yOf } from '../field/hex.ts';

export interface Leg {
  readonly from: Spot;
  readonly to: Spot;
  /** 1-based slot, as the tape numbers them. */
  readonly slot: number;
  /** It stayed: what it ran into stands at `bump`. */
  readonly bump?: Spot;
}

/** Ghost steps of a plan: dashed lines, slot by slot. */
export const PlanPath = ({ stands, isOther = false }: { stands: readonly Stand[]; isOther?: boolean }) => {
  const way = stands.filter((stand, i) => i === 0 || stand.q !== stands[i - 1]!.q || stand.r !== stands[i - 1]!.r);
  if (way.length < 2) return null;
  return (
    <path
      className={isOther ? 'planline planline--b' : 'planline'}
      d={`M${way.map((at) => `${xOf(at).toFixed(1)} ${yOf(at).toFixed(1)}`).join('L')}`}
    />
  );
};

/** A mark where a planned slot changes something: the slot's number in a dashed disc. */
export const SlotMark = ({
  at,
  facing,
  slot,
  shift = 0,
}: {
  at: Spot;
  facing?: number;
  slot: number;
  shift?: number;
}) => {
  const to = facing === undefined ? at : next(at, facing);
  const part = facing === undefined ? 0 : 0.5;
  const x = xOf(at) + (xOf(to) - xOf(at)) * part + shift * 15;
  const y = yOf(at) + (yOf(to) - yOf(at)) * part;
  return (
    <g className="dd-slotmark">
      <circle cx={x} cy={y} r="9" />
      <text className="bn mid" x={x} y={y}>
        {slot}
      </text>
    </g>
  );
};

export const PastPath = ({ legs }: { legs: readonly Leg[] }) => (
  <g className="dd-past">
    {legs.map((leg) =>
      leg.bump ? (
        <Bump key={`bump ${legKey(leg)}`} at={leg.from} to={leg.bump} slot={leg.slot} />
      ) : (
        <g key={`leg ${legKey(leg)}`}>
          <path d={`M${xOf(leg.from)} ${yOf(leg.from)}L${xOf(leg.to)} ${yOf(leg.to)}`} />
        </g>
      ),
    )}
    {legs.map((leg) =>
      leg.bump ? null : (
        <g key={`dot ${legKey(leg)}`}>
          <circle cx={(xOf(leg.from) + xOf(leg.to)) / 2} cy={(yOf(leg.from) + yOf(leg.to)) / 2} r="9" />
          <text className="bn mid" x={(xOf(leg.from) + xOf(leg.to)) / 2} y={(yOf(leg.from) + yOf(leg.to)) / 2}>
            {leg.slot}
          </text>
        </g>
      ),
    )}
  </g>
);

const legKey = ({ from, to, slot }: Leg): string => `${slot} ${from.q},${from.r} ${to.q},${to.r}`;

const Bump = ({ at, to, slot }: { at: Spot; to: Spot; slot: number }) => {
  const x = xOf(at) + (xOf(to) - xOf(at)) * 0.46;
  const y = yOf(at) + (yOf(to) - yOf(at)) * 0.46;
  return (
    <g className="dd-bump">
      <path d={`M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`} />
      <text className="bn mid" x={x} y={y - 9}>
        {slot}
      </text>
    </g>
  );
};
