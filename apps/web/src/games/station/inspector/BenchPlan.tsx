// The deck of a case in full light, with the cells of a finding or a repair marked and those that take a repair to press.

import { game } from '@interlock/station';
import { unhidden, type Deck as World } from '@interlock/station/screen';
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cellOf, deckOf } from '../board/deck.ts';
import { CELL } from '../board/geometry.ts';
import { Doors } from '../board/layers/Doors.tsx';
import { Ground } from '../board/layers/Ground.tsx';
import { Hazards } from '../board/layers/Hazards.tsx';
import { Marks } from '../board/layers/Marks.tsx';
import { Player } from '../board/layers/Player.tsx';
import { Ship } from '../board/layers/Ship.tsx';
import { Things } from '../board/layers/Things.tsx';

export type { World };

/** The plan shrinks no further than this, then it scrolls; its words grow as it shrinks, and are read all the same. */
const LEAST = 0.6;
const WORDS = 1.14;
/** Half the line of the hull stands beyond the cells. */
const RIM = 4;

interface BenchPlanProps {
  readonly world: World;
  readonly marks: readonly string[];
  /** Cells on which a repair of the chosen kind ends. */
  readonly offered: readonly string[];
  readonly spot: string | null;
  onPress(cell: string): void;
}

export const BenchPlan = ({ world, marks, offered, spot, onPress }: BenchPlanProps) => {
  const deck = useMemo(() => {
    const open = unhidden(world);
    return deckOf(game.view(open.world, open.state, 'player'));
  }, [world]);
  const full = deck.width * CELL + 2 * RIM;
  const frame = useRef<HTMLElement>(null);
  const [wide, setWide] = useState(full);
  useLayoutEffect(() => {
    const seen = frame.current;
    if (seen === null) return;
    const watch = new ResizeObserver(() => setWide(seen.clientWidth));
    watch.observe(seen);
    setWide(seen.clientWidth);
    return () => watch.disconnect();
  }, []);
  // In steps, so that a drag of the window draws little anew.
  const up = Math.max(1, Math.round((8 * WORDS) / Math.min(1, Math.max(LEAST, wide / full))) / 8);
  const box = `${deck.left * CELL - RIM} ${deck.top * CELL - RIM} ${full} ${deck.height * CELL + 2 * RIM}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="st-plan-scroll" ref={frame} tabIndex={0} aria-label="Plan of the deck">
      <svg
        className="map st-map st-plan"
        viewBox={box}
        style={{ minWidth: LEAST * full, maxWidth: full, '--st-up': up } as CSSProperties}
        role="img"
        aria-label={`Deck ${deck.view.name}, ${deck.view.rooms.length} rooms`}
      >
        <Ship deck={deck} />
        <Ground deck={deck} up={up} isPowerShown />
        <Hazards deck={deck} up={up} />
        <Things deck={deck} />
        <Doors deck={deck} />
        <Player at={deck.view.at} isOver={false} />
        {[...new Set(offered)].map((cell) => {
          const [x, y] = cellOf(cell);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the same repairs are keys in the list beside the plan
            <rect
              className={`st-spot${cell === spot ? ' is-chosen' : ''}`}
              data-spot={cell}
              key={cell}
              x={x * CELL + 2}
              y={y * CELL + 2}
              width={CELL - 4}
              height={CELL - 4}
              rx="6"
              onClick={() => onPress(cell)}
            />
          );
        })}
        <Marks cells={marks.map(cellOf)} />
      </svg>
    </section>
  );
};
