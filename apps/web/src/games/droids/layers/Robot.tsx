// The robot with a face, its facing as a long notched arrow, and its ghost at the end of a plan.

import { Robot as Body } from '../../../parts/RobotDrawing.tsx';
import { boardText } from '../../../play/board/boardText.ts';
import type { Stand } from '../field/field.ts';
import { outline, xOf, yOf } from '../field/hex.ts';

const turnOf = (facing: number): number => facing * 60;

export const Robot = ({
  at,
  isBusy = false,
  isRinged = true,
  load = 0,
}: {
  at: Stand;
  isBusy?: boolean;
  isRinged?: boolean;
  load?: number;
}) => (
  <g
    className={`piece dd-robot${isBusy ? ' is-busy' : ''}`}
    style={{ transform: `translate(${xOf(at)}px, ${yOf(at)}px)` }}
  >
    {isRinged ? <polygon points={outline(0, 0, 40)} fill="none" stroke="var(--you)" strokeWidth="2" /> : null}
    <g className="dd-arrow" style={{ transform: `rotate(${turnOf(at.facing)}deg)` }}>
      <path d="M24-7 45 0 24 7l5-7z" fill="var(--you)" stroke="var(--board)" strokeWidth="1.5" />
    </g>
    <Body transform="translate(0 3) scale(1.12)" />
    {load > 0 ? (
      <g>
        <rect
          className="dd-plate"
          x="20"
          y="10"
          rx="4"
          fill="var(--coolant)"
          stroke="var(--board)"
          strokeWidth="1.5"
          style={{ width: `max(24px, calc(${0.62 * String(load).length + 0.6} * ${boardText(11.5)}))` }}
        />
        <text className="bn mid dd-plated" x="20" y="10" style={{ fontSize: boardText(11.5) }}>
          {load}
        </text>
      </g>
    ) : null}
  </g>
);

interface GhostProps {
  readonly at: Stand;
  readonly odds: string | null;
  readonly isFaint?: boolean;
  /** It stays where it is and only looks elsewhere: no second body. */
  readonly isTurn?: boolean;
}

export const GhostRobot = ({ at, odds, isFaint = false, isTurn = false }: GhostProps) => (
  <g transform={`translate(${xOf(at)} ${yOf(at)})`} className={isFaint ? 'dd-faint' : ''}>
    <g transform={`rotate(${turnOf(at.facing)})`}>
      <path className="ghost" d="M24-6 42 0 24 6l4-6z" fill="var(--board)" />
    </g>
    {isTurn ? null : (
      <g transform="translate(0 2)">
        <rect x="-13" y="-11" width="26" height="21" rx="7" className="ghost" fill="var(--board)" />
        <circle cx="-5" cy="-1" r="2.5" fill="var(--you)" />
        <circle cx="5" cy="-1" r="2.5" fill="var(--you)" />
        <path d="M0-11v-5" className="ghost" />
      </g>
    )}
    {odds === null ? null : (
      <>
        <rect
          x="-24"
          y="13"
          width="48"
          height="16"
          rx="4"
          fill="var(--board)"
          stroke="var(--you)"
          strokeDasharray="3 2"
        />
        <text className="bn mid f-you" x="0" y="25" style={{ fontSize: boardText(11) }}>
          {odds}
        </text>
      </>
    )}
  </g>
);
