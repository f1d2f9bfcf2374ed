// The robot: a face that tells its condition and a refusal, a ring while the shield holds.

import { memo } from 'react';

interface RobotProps {
  readonly x: number;
  readonly y: number;
  /** Smaller where its cell has figures to show. */
  readonly scale: number;
  readonly condition: string;
  readonly immunity: number;
  readonly isRefused: boolean;
  readonly isHappy: boolean;
}

const Face = ({ condition, isRefused, isHappy }: Pick<RobotProps, 'condition' | 'isRefused' | 'isHappy'>) => {
  if (isRefused) return <path d="M-6.5-2h5M1.5-2h5" stroke="var(--you)" strokeWidth="2.2" strokeLinecap="round" />;
  if (condition === 'Damaged')
    return (
      <g stroke="var(--you)" strokeWidth="1.8" strokeLinecap="round">
        <path d="M-6-4l4 4M-2-4l-4 4" />
        <circle cx="4" cy="-2" r="2" fill="var(--you)" stroke="none" />
      </g>
    );
  if (isHappy)
    return (
      <path d="M-6-1q2-3.4 4 0M2-1q2-3.4 4 0" fill="none" stroke="var(--you)" strokeWidth="2" strokeLinecap="round" />
    );
  return (
    <g className="rx-eyes" fill="var(--you)">
      <circle cx="-4" cy="-2" r="2.2" />
      <circle cx="4" cy="-2" r="2.2" />
    </g>
  );
};

export const Robot = memo(({ x, y, scale, condition, immunity, isRefused, isHappy }: RobotProps) => (
  <g className="rx-robot" style={{ transform: `translate(${x}px, ${y + 2 * scale}px) scale(${scale})` }}>
    {immunity > 0 && (
      <g>
        <circle r="21.5" cy="-2" fill="none" stroke="var(--heat)" strokeWidth="2" />
        <circle r="18.5" cy="-2" fill="none" stroke="var(--heat)" strokeWidth="1" strokeDasharray="2 3" />
        <rect x="9" y="-26" width="20" height="14" rx="7" fill="var(--heat-tint)" stroke="var(--heat)" />
        <text className="bn mid rx-small" x="19" y="-15.5" fill="var(--heat)">
          {immunity}
        </text>
      </g>
    )}
    <ellipse cy="15" rx="15" ry="4" fill="black" fillOpacity=".3" />
    <rect x="-15" y="7" width="30" height="9" rx="4.5" fill="var(--wall-side)" stroke="var(--you)" strokeWidth="1.5" />
    <path
      d="M-9 11.5h.01M-3 11.5h.01M3 11.5h.01M9 11.5h.01"
      stroke="var(--you)"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <g transform={condition === 'Damaged' ? 'rotate(-7)' : undefined}>
      <rect x="-13" y="-12" width="26" height="21" rx="7" fill="var(--you)" />
      <rect x="-9.5" y="-7.5" width="19" height="11" rx="5" fill="var(--on-you)" />
      <Face condition={condition} isRefused={isRefused} isHappy={isHappy} />
      <path d="M0-12v-5" stroke="var(--you)" strokeWidth="2" />
      <circle cy="-18" r="2.6" fill={condition === 'Damaged' ? 'var(--critical)' : 'var(--you)'} />
      {condition === 'Damaged' && (
        <path d="M8-12l-3 4 4 2-3 4" fill="none" stroke="var(--on-you)" strokeWidth="1.4" strokeLinejoin="round" />
      )}
    </g>
  </g>
));

interface GhostProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly word: string;
}

/** Where the plan leaves the robot, with the number of the step at its foot. */
export const Ghost = ({ x, y, scale, word }: GhostProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect x="-13" y="-14" width="26" height="20" rx="7" className="ghost rx-ghost" />
    <circle cx="-5" cy="-4.5" r="2.5" fill="var(--you)" />
    <circle cx="5" cy="-4.5" r="2.5" fill="var(--you)" />
    <path d="M0-14v-4" className="ghost" />
    <text className="bn halo mid f-you rx-letter" y="17">
      {word}
    </text>
  </g>
);
