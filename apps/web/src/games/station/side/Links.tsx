// What depends on what: rooms as nodes, the ways between them as edges with their gates, spheres as columns; what never
// opens in red with the validator's sentence. With a walk, the order in which the player entered the rooms.

import type { Dependency } from '@interlock/station/screen';

const WIDE = 230;
const HIGH = 92;
const BOX = { width: 150, height: 46 };

interface LinksProps {
  readonly found: Dependency;
  /** Keys of rooms in the order in which they were entered. */
  readonly walk?: readonly string[];
  /** The validator's sentences stand elsewhere on the page. */
  readonly isSaidElsewhere?: boolean;
}

export const Links = ({ found, walk = [], isSaidElsewhere = false }: LinksProps) => {
  const { rooms, ways, spheres, deadlocks } = found;
  const columns = Array.from({ length: spheres + 1 }, (_, i) =>
    rooms.filter(({ sphere }) => (i < spheres ? sphere === i : sphere < 0)),
  ).filter((column, i) => i < spheres || column.length > 0);
  const tallest = Math.max(...columns.map((column) => column.length), 1);
  const placeOf = new Map(
    columns.flatMap((column, i) =>
      column.map(({ id }, j) => {
        const top = ((tallest - column.length) * HIGH) / 2;
        return [id, { x: i * WIDE + 100, y: top + j * HIGH + 70 }] as const;
      }),
    ),
  );
  /** A way between rooms of one column bends aside. */
  const endsOf = (from: string, to: string) => {
    const [a, b] = [placeOf.get(from), placeOf.get(to)];
    return a && b ? { a, b, midX: (a.x + b.x) / 2, midY: (a.y + b.y) / 2, bend: a.x === b.x ? 70 : 0 } : null;
  };
  const nameOf = new Map(rooms.map(({ id, name }) => [id, name]));
  const orderOf = new Map(walk.map((id, i) => [id, i + 1]));
  const width = columns.length * WIDE;
  const height = tallest * HIGH + 60;
  return (
    <figure className="st-links">
      <div className="st-links-scroll">
        <svg viewBox={`0 0 ${width} ${height}`} style={{ minWidth: width, maxWidth: width }} aria-hidden="true">
          {columns
            .map((_, i) => (i < spheres ? `Sphere ${i}` : 'Never'))
            .map((head, i) => (
              <text className="st-links-head" x={i * WIDE + 100} y="22" textAnchor="middle" key={head}>
                {head}
              </text>
            ))}
          {ways.map(({ from, to, isEverOpen }) => {
            const ends = endsOf(from, to);
            if (ends === null) return null;
            const { a, b, midX, midY, bend } = ends;
            return (
              <path
                className={`st-link${isEverOpen ? '' : ' is-dead'}`}
                d={`M${a.x} ${a.y}Q${midX + bend} ${midY} ${b.x} ${b.y}`}
                key={`${from} ${to}`}
              />
            );
          })}
          {walk.slice(1).map((id, i) => {
            const [a, b] = [placeOf.get(walk[i]!), placeOf.get(id)];
            return a && b ? (
              <path className="st-walked" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} key={`${walk[i]} ${id}`} />
            ) : null;
          })}
          {rooms.map(({ id, name, sphere, isStart, isExit }) => {
            const { x, y } = placeOf.get(id)!;
            const order = orderOf.get(id);
            const end = [...(isStart ? ['start'] : []), ...(isExit ? ['lift'] : [])].join(', ');
            const small = [end, order === undefined ? '' : `entered ${order}.`].filter(Boolean).join(' · ');
            return (
              <g key={id} transform={`translate(${x} ${y})`}>
                <rect
                  className={`st-node${sphere < 0 ? ' is-dead' : ''}`}
                  x={-BOX.width / 2}
                  y={-BOX.height / 2}
                  width={BOX.width}
                  height={BOX.height}
                  rx="8"
                />
                <text textAnchor="middle" y={small === '' ? 5 : -2} className="st-node-name">
                  {name.length > 20 ? `${name.slice(0, 19)}…` : name}
                </text>
                {small !== '' && (
                  <text textAnchor="middle" y="15" className="st-node-small">
                    {small}
                  </text>
                )}
              </g>
            );
          })}
          {ways.map(({ from, to, gates }) => {
            const ends = endsOf(from, to);
            return gates
              .filter((gate) => !gate.isEverOpen && ends !== null)
              .map(({ condition }, i) => (
                <text
                  className="st-link-word"
                  x={ends!.midX + ends!.bend / 2}
                  y={ends!.midY + 14 * i}
                  textAnchor="middle"
                  key={`${from} ${to} ${condition}`}
                >
                  {condition}
                </text>
              ));
          })}
        </svg>
      </div>
      <figcaption>
        {(isSaidElsewhere ? [] : deadlocks).map(({ why }) => (
          <p className="st-dead" key={why}>
            {why}
          </p>
        ))}
        <details>
          <summary>The same in words</summary>
          <ul>
            {rooms.map(({ id, name, sphere, gives }) => (
              <li key={id}>
                <b>{name}</b>, {sphere < 0 ? 'never reached' : `sphere ${sphere}`}
                {orderOf.has(id) ? `, entered ${orderOf.get(id)}.` : ''}
                {gives.length === 0 ? '' : `; gives ${gives.join(', ')}`}; leads to{' '}
                {ways
                  .filter((way) => way.from === id || way.to === id)
                  .map((way) => {
                    const other = nameOf.get(way.from === id ? way.to : way.from);
                    return `${other}${way.gates.length === 0 ? '' : ` (${way.gates.map(({ condition }) => condition).join(', ')})`}`;
                  })
                  .join(', ')}
                .
              </li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
};
