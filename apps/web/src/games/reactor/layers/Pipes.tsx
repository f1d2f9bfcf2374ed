// The x-ray: pipes of the chosen networks, dash by carrier, width by push, arrows with the flow, dead parts dashed.

import {
  CARRIERS,
  type Carrier,
  type Dir,
  type Facility,
  opposite,
  type Pipe,
  stepTo,
  type Underground,
  yOf,
} from '@interlock/reactor/screen';
import { memo } from 'react';
import { DX, DY, midX, midY } from '../board/geometry.ts';

const INNER: Readonly<Record<Carrier, string>> = { fuel: '7 5', coolant: '.5 6', electricity: '3 3' };
/** Networks that share a cell run beside each other. */
const SHIFT: Readonly<Record<Carrier, number>> = { fuel: -6, coolant: 0, electricity: 6 };

interface Edge {
  readonly key: string;
  readonly d: string;
  readonly width: number;
  readonly isDead: boolean;
  readonly arrow: string | null;
  /** The line in the direction of flow, and how far from the source it is: for the pulse. */
  readonly course: string;
  readonly lag: number;
}

/** Lines of several networks along the same edge run beside each other; a mere crossing needs no room. */
const shiftOf = (under: Underground, pipe: Pipe, dir: Dir): number => {
  const along = CARRIERS.filter((one) => under.pipes[one].get(pipe.cell)?.opens.includes(dir));
  return along.length > 1 ? SHIFT[pipe.carrier] : 0;
};

/** Width of a line by its push, in units of the drawing. */
const widthOf = (push: number): number => 2.6 + Math.min(push, 130) / 32;

const edgesOf = (facility: Facility, under: Underground, carrier: Carrier): Edge[] => {
  const pipes = under.pipes[carrier];
  const edges: Edge[] = [];
  for (const pipe of pipes.values())
    for (const dir of ['E', 'S'] as const) {
      const next = stepTo(facility, pipe.cell, dir);
      const other = next < 0 ? undefined : pipes.get(next);
      if (!other || !pipe.opens.includes(dir) || !other.opens.includes(opposite(dir))) continue;
      edges.push(edgeOf(facility, under, pipe, other));
    }
  return edges;
};

const edgeOf = (facility: Facility, under: Underground, a: Pipe, b: Pipe): Edge => {
  const isAcross = yOf(facility, a.cell) === yOf(facility, b.cell);
  const s = shiftOf(under, a, isAcross ? 'E' : 'S');
  const [ax, ay] = [midX(facility, a.cell), midY(facility, a.cell)];
  const [bx, by] = [midX(facility, b.cell), midY(facility, b.cell)];
  const d = isAcross ? `M${ax} ${ay}l8 ${s}H${bx - 8}L${bx} ${by}` : `M${ax} ${ay}l${s} 8V${by - 8}L${bx} ${by}`;
  const flows = Math.sign(a.push - b.push);
  const low = Math.min(a.push, b.push);
  const [mx, my] = isAcross ? [(ax + bx) / 2, ay + s] : [ax + s, (ay + by) / 2];
  const head = isAcross
    ? `M${mx - 3 * flows} ${my - 4}L${mx + 3 * flows} ${my}L${mx - 3 * flows} ${my + 4}`
    : `M${mx - 4} ${my - 3 * flows}L${mx} ${my + 3 * flows}L${mx + 4} ${my - 3 * flows}`;
  return {
    key: `${a.cell}-${b.cell}`,
    d,
    width: widthOf(low),
    isDead: low === 0,
    arrow: low > 0 && flows !== 0 ? head : null,
    course: flows < 0 ? `M${bx} ${by}L${ax} ${ay}` : `M${ax} ${ay}L${bx} ${by}`,
    lag: Math.max(0, 130 - Math.max(a.push, b.push)),
  };
};

interface PipesProps {
  readonly facility: Facility;
  readonly shown: readonly Carrier[];
  /** Networks that are being fed just now. */
  readonly pulsing: readonly Carrier[];
}

export const Pipes = memo(({ facility, shown, pulsing }: PipesProps) => {
  const under = facility.underground;
  if (!under) return null;
  return (
    <g className="rx-pipes">
      {shown.map((carrier) => {
        const edges = edgesOf(facility, under, carrier);
        return (
          <g key={carrier} fill="none" strokeLinecap="round" strokeLinejoin="round">
            <path d={edges.map((e) => e.d).join('')} stroke="var(--trench)" strokeWidth="11" />
            {edges.map((edge) => (
              <path
                key={edge.key}
                d={edge.d}
                stroke={`var(--${carrier})`}
                strokeWidth={edge.isDead ? 1.4 : edge.width}
                strokeDasharray={edge.isDead ? '2 5' : undefined}
                strokeOpacity={edge.isDead ? 0.8 : 0.85}
              />
            ))}
            <path
              d={edges
                .filter((e) => !e.isDead)
                .map((e) => e.d)
                .join('')}
              stroke="var(--trench)"
              strokeWidth="1.5"
              strokeDasharray={INNER[carrier]}
            />
            {pulsing.includes(carrier) &&
              edges
                .filter((edge) => !edge.isDead)
                .map((edge) => (
                  <path
                    key={`pulse${edge.key}`}
                    className="rx-pulse"
                    d={edge.course}
                    stroke={`var(--${carrier})`}
                    style={{ animationDelay: `calc(var(--t-change) * ${Math.min(edge.lag, 36) / 30})` }}
                  />
                ))}
            {edges.map(
              (edge) =>
                edge.arrow && (
                  <path key={edge.key} d={edge.arrow} stroke="var(--trench)" strokeWidth="5" strokeLinejoin="miter" />
                ),
            )}
            {edges.map(
              (edge) =>
                edge.arrow && <path key={edge.key} d={edge.arrow} stroke={`var(--${carrier})`} strokeWidth="2" />,
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Push along the pipes, where a single network is looked at: the number beside the line, where nothing stands. */
export const PipeNumbers = memo(({ facility, carrier }: { facility: Facility; carrier: Carrier }) => {
  const under = facility.underground;
  if (!under) return null;
  return (
    <g className="rx-pipenumbers">
      {[...under.pipes[carrier].values()]
        .filter((pipe) => !facility.propAt.has(pipe.cell))
        .map((pipe) => {
          const x = midX(facility, pipe.cell);
          const y = midY(facility, pipe.cell);
          return (
            <text key={pipe.cell} className="rx-pipe-n halo mid" x={x} y={y - 8} fill={`var(--${carrier})`}>
              {pipe.amount === pipe.push ? pipe.push : `${pipe.amount}/${pipe.push}`}
            </text>
          );
        })}
    </g>
  );
});

/** Letters of the branches, at the mouth of each. */
export const Branches = memo(({ facility, shown }: { facility: Facility; shown: readonly Carrier[] }) => {
  const under = facility.underground;
  if (!under) return null;
  return (
    <g className="rx-branches">
      {facility.props.map((prop) => {
        const junction = under.junctions.get(prop.id);
        if (!junction || !prop.carrier || !shown.includes(prop.carrier)) return null;
        const [x, y] = [midX(facility, prop.cell), midY(facility, prop.cell)];
        return (
          <g key={prop.id} className={`bl halo f-${prop.carrier}`}>
            {junction.out.map((dir, i) => (
              <text
                key={dir}
                className="mid"
                x={x + DX[dir] * 25 + (DX[dir] === 0 ? 10 : 0)}
                y={y + DY[dir] * 25 + 4 + (DY[dir] === 0 ? -10 : 0)}
              >
                {'ABC'[i]}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
});
