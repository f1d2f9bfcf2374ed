// Ships, missiles, their ghosts and plates while nothing moves: now, or in the turn that is looked at.

import type { Appraisal, OrbitView } from '@interlock/orbit';
import type { MissileFigure, ShipFigure } from '../figures.ts';
import type { Disc } from '../geometry.ts';
import { missileFigures } from '../scene.ts';
import { Ghosts } from './Ghosts.tsx';
import { Missiles } from './Missiles.tsx';
import { Plates } from './Plates.tsx';
import { Ghost, Ship } from './Ship.tsx';

const NONE: readonly MissileFigure[] = [];

interface PiecesProps {
  readonly disc: Disc;
  readonly view: OrbitView;
  readonly ships: readonly ShipFigure[];
  /** What the plan leads to; null where nothing of it is drawn. */
  readonly shown: Appraisal | null;
  /** The other plan, while both are compared, and its letter. */
  readonly other: Appraisal | null;
  readonly otherName: string | null;
  readonly letter: string | null;
  readonly further: ReadonlySet<string>;
  /** False for a turn ahead: everything is a ghost. */
  readonly isNow: boolean;
  readonly isOver: boolean;
  /** Sector of each ring's name: plates keep off it. */
  readonly ringNames: readonly number[];
  /** How much larger than drawn letters are on a small board. */
  readonly grown: number;
}

export const Pieces = (props: PiecesProps) => {
  const { disc, view, ships, shown, other, otherName, letter, further, isNow, isOver, ringNames, grown } = props;
  // Where no ship is ivory nobody looks.
  const missiles = missileFigures(view, !ships.some(({ tone }) => tone === 'you'));
  return (
    <>
      {other ? <Ghosts {...{ disc, ships, further }} appraisal={other} isOther letter={otherName} /> : null}
      {shown ? <Ghosts {...{ disc, ships, further, letter }} appraisal={shown} /> : null}
      <Missiles disc={disc} missiles={missiles} isGhost={!isNow} />
      {ships.map((ship) => {
        if (!ship.isAlive) return isOver ? <Ship key={ship.id} disc={disc} ship={ship} isDead /> : null;
        return isNow ? <Ship key={ship.id} disc={disc} ship={ship} /> : <Ghost key={ship.id} disc={disc} ship={ship} />;
      })}
      {other ? (
        <Plates
          {...{ disc, view, ships: ships.filter(({ tone }) => tone === 'you') }}
          appraisal={other}
          beside={shown}
          letter={otherName}
          missiles={NONE}
          {...{ ringNames, grown }}
        />
      ) : null}
      <Plates
        {...{ disc, view, ships, letter, ringNames, grown }}
        missiles={isNow ? missiles : NONE}
        appraisal={shown}
        beside={other}
      />
    </>
  );
};
