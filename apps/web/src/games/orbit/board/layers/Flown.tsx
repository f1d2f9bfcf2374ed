// A run that is over, as it was flown: every ship's way from start to end, its turns numbered along it.

import type { OrbitView } from '@interlock/orbit';
import { memo, useMemo } from 'react';
import { boardText } from '../../../../play/board/boardText.ts';
import { useRun } from '../../../../play/context.ts';
import { type ShipFigure, toneVar } from '../figures.ts';
import { type Disc, flightPath, placeOf } from '../geometry.ts';
import { flightOf } from '../script.ts';

interface FlownProps {
  readonly disc: Disc;
  readonly ships: readonly ShipFigure[];
  /** How much larger than drawn, where the board is small. */
  readonly grown: number;
}

/** So many turns are numbered at most. */
const MOST = 10;

export const Flown = memo(({ disc, ships, grown }: FlownProps) => {
  const session = useRun((state) => state.session);
  const views = useMemo(
    () =>
      Array.from(
        { length: session.turns.length + 1 },
        (_, turn) => session.game.view(session.world, session.positionAt(turn).state, session.viewer) as OrbitView,
      ),
    [session],
  );
  const every = Math.ceil(views.length / MOST);
  // One's own way lies on top of every other.
  const drawn = useMemo(() => [...ships].sort((a, b) => Number(a.tone === 'you') - Number(b.tone === 'you')), [ships]);
  return (
    <g className="ob-flights">
      {drawn.map((ship) => {
        const way = views.flatMap((view) => view.ships.filter(({ id, isAlive }) => id === ship.id && isAlive));
        const end = views.at(-1)?.ships.find(({ id }) => id === ship.id);
        const cells = end && !end.isAlive ? [...way, end] : way;
        const colour = toneVar(ship.tone);
        return (
          <g key={ship.id} fill="none" stroke={colour}>
            {cells.slice(1).map((to, i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
                key={i}
                d={flightPath(disc, flightOf(disc.sectors, cells[i]!, to))}
                strokeWidth={(ship.tone === 'you' ? 2.2 : 1.8) * grown}
                strokeDasharray={ship.tone === 'you' ? undefined : '7 5'}
                opacity={0.35 + (0.6 * (i + 1)) / cells.length}
              />
            ))}
            {cells.slice(0, -1).map((cell, turn) => {
              if (turn % every !== 0) return null;
              const [x, y] = placeOf(disc, cell);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
                <g key={turn} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                  <circle r={9.5 * grown} fill="var(--space)" strokeWidth={1.5 * grown} />
                  <text className="bn mid" y=".34em" stroke="none" style={{ fill: colour, fontSize: boardText(11) }}>
                    {turn}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
});
