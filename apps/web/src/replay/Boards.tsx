// The board of the turn looked at, and beside it the same turn of the run with its decisive turn changed.

import type { AnyShape, Session } from '@interlock/kernel';
import { Clock, Columns2, LayoutGrid } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Screen, Table } from '../games/screen.ts';
import { Beside } from '../play/board/Beside.tsx';
import { Drawn } from '../play/board/Drawn.tsx';
import { useRun } from '../play/context.ts';
import type { Beat } from '../store/beats.ts';
import { tableOf } from '../store/table.ts';
import type { Spot } from './steps.ts';

interface BoardsProps {
  readonly screen: Screen;
  /** What is drawn of this run. */
  readonly table: Table;
  readonly whatIf: Session<AnyShape> | null;
  readonly spot: Spot;
  readonly isBeside: boolean;
  readonly beat: Beat;
  /** What stands above the board: the gauges, and what was chosen. */
  readonly children: ReactNode;
  onBeside(isBeside: boolean): void;
}

export const Boards = ({ screen, table, whatIf, spot, isBeside, beat, children, onBeside }: BoardsProps) => {
  const { turn, event } = spot;
  const selected = useRun((state) => state.selected);
  const select = useRun((state) => state.select);
  const other = useMemo(() => {
    if (!whatIf || !isBeside) return null;
    const changed = whatIf.fork(Math.min(turn, whatIf.turns.length));
    return { table: tableOf(changed, screen.look), isWon: changed.status.is === 'won' };
  }, [whatIf, isBeside, turn, screen]);
  return (
    <section className="board" aria-label="Board" id="board" tabIndex={-1}>
      <div className="viewbar">
        {whatIf ? (
          // biome-ignore lint/a11y/useSemanticElements: two buttons, not a form's field set
          <div className="seg" role="group" aria-label="View">
            <button type="button" aria-pressed={!isBeside} onClick={() => onBeside(false)}>
              <LayoutGrid className="i" aria-hidden="true" /> This run
            </button>
            <button type="button" aria-pressed={isBeside} onClick={() => onBeside(true)}>
              <Columns2 className="i" aria-hidden="true" /> Side by side
            </button>
          </div>
        ) : null}
        <span className="grow" />
        <span className="chip">
          <Clock className="i" aria-hidden="true" />
          {event === null ? standsAt(beat) : `${beat.name}, event ${event}`}
        </span>
      </div>
      {children}
      <div className={`stage ${other ? 'stage--two' : ''}`}>
        {other ? (
          <>
            <Beside screen={screen} table={table} name="This run" />
            <Beside screen={screen} table={other.table} name={other.isWon ? 'Changed: won' : 'Changed'} />
          </>
        ) : (
          <Drawn screen={screen} table={table} selected={selected} onSelect={select} />
        )}
      </div>
    </section>
  );
};

/** A turn is over where one stands; an answer goes by its card. */
const standsAt = ({ turn, name }: Beat): string =>
  turn === 0 || name.includes(':') ? name : `End of ${name.toLowerCase()}`;
