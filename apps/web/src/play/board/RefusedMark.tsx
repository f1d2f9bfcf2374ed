// Where an act was refused, at the piece as the plan leaves it: a red bar on the side it would not go to, a ring where it
// has no side.

interface RefusedMarkProps {
  readonly x: number;
  readonly y: number;
  /** The side, as steps in x and y; 0 and 0: none. */
  readonly dx: number;
  readonly dy: number;
}

const OFF = 21;
const HALF = 14;

export const RefusedMark = ({ x, y, dx, dy }: RefusedMarkProps) => (
  <g className="refusedmark" transform={`translate(${x} ${y})`} data-refused>
    {dx === 0 && dy === 0 ? (
      <circle r={OFF} fill="none" stroke="var(--critical)" strokeWidth="2.5" strokeDasharray="6 4" />
    ) : (
      <path
        d={dx === 0 ? `M${-HALF} ${dy * OFF}h${HALF * 2}` : `M${dx * OFF} ${-HALF}v${HALF * 2}`}
        stroke="var(--critical)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    )}
  </g>
);
