// A bar: solid is committed, ivory hatch is what the plan adds or takes, notches carry a letter and a number.

import type { CSSProperties } from 'react';

interface MeterProps {
  /** What is measured, for those who hear it. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value after the plan. */
  readonly planned?: number;
  readonly colour?: string;
  readonly notches?: readonly { readonly at: number; readonly cap: string }[];
}

const per = (value: number, max: number): number => Math.max(0, Math.min(100, (100 * value) / Math.max(1, max)));

export const Meter = ({ label, value, max, planned = value, colour = 'var(--you)', notches = [] }: MeterProps) => {
  const low = per(Math.min(value, planned), max);
  const high = per(Math.max(value, planned), max);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> has no place for hatch and notches
    <div
      className="meter"
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={planned === value ? `${value} of ${max}` : `${value} of ${max}, with plan ${planned}`}
      style={{ '--m': colour } as CSSProperties}
    >
      <i style={{ width: `calc(${low}% - 4px)` }} />
      {planned === value ? null : (
        <i
          className={planned > value ? 'gain' : 'drop'}
          style={{
            left: `${low}%`,
            width: `calc(${high - low}% - 2px)`,
            ...(planned < value ? { backgroundColor: 'var(--m)' } : {}),
          }}
        />
      )}
      {notches.map(({ at, cap }) => (
        <b
          key={cap}
          className={per(at, max) > 90 ? 'edge' : ''}
          data-k={cap}
          style={{ left: `${Math.min(99.3, per(at, max))}%` }}
        />
      ))}
    </div>
  );
};
