// The deck on the screen: what is drawn of it, what a press on it means, and how it is kept in sight.

import type { Action, Cell, StationShape } from '@interlock/station';
import { type CSSProperties, useCallback, useContext, useMemo } from 'react';
import { BoardCells } from '../../../play/board/BoardCells.tsx';
import { MapRefusal } from '../../../play/board/MapRefusal.tsx';
import { RefusedMark } from '../../../play/board/RefusedMark.tsx';
import { useMapCamera } from '../../../play/board/useMapCamera.ts';
import { RunContext } from '../../../play/context.ts';
import { useLater } from '../../../play/read/useLater.ts';
import type { BoardProps } from '../../screen.ts';
import { frontOf, otherStepsOf, stepsOf } from '../plan.ts';
import { nameOfCell, standsInCell } from '../side/words.ts';
import { useAtOnce } from '../useAtOnce.ts';
import { cellOf, cellOfSubject, deckOf, keyOf, subjectOf } from './deck.ts';
import { CELL, midX, midY } from './geometry.ts';
import { Changes } from './layers/Changes.tsx';
import { Doors } from './layers/Doors.tsx';
import { Ground } from './layers/Ground.tsx';
import { Hazards } from './layers/Hazards.tsx';
import { Marks } from './layers/Marks.tsx';
import { Plan } from './layers/Plan.tsx';
import { Player } from './layers/Player.tsx';
import { Reach } from './layers/Reach.tsx';
import { Ship } from './layers/Ship.tsx';
import { Switched } from './layers/Switched.tsx';
import { Things } from './layers/Things.tsx';
import { useSight } from './sight.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { usePress } from './usePress.ts';

const NONE: readonly Cell[] = [];
const RIM = 4;

export const Board = (props: BoardProps<StationShape>) => {
  const { table, view, frame, selected, refused, isComparing, isReadOnly, marks, onSelect } = props;
  const { overlay, isInspecting, zoom, zoomBy } = useSight();
  const marked = useMemo(() => marks?.map((at) => at.split(',').map(Number) as unknown as Cell) ?? NONE, [marks]);
  const isNow = frame === null;
  const deck = deckOf(view);
  const now = deckOf(table.view);
  const steps = isNow ? stepsOf(table) : [];
  const others = useMemo(() => (isNow && isComparing ? otherStepsOf(table) : []), [isNow, isComparing, table]);
  const front = isNow ? frontOf(table).at : view.at;

  // Player, plan and deck answer the key in one frame. The names, which are for the ear, follow in the next.
  const named = useLater(deck);
  const pointed = cellOfSubject(now, selected);
  // The hull stands one cell off the floor, and half its line beyond that.
  const box = {
    x: deck.left * CELL - RIM,
    y: deck.top * CELL - RIM,
    width: deck.width * CELL + 2 * RIM,
    height: deck.height * CELL + 2 * RIM,
  };
  const eye = marked[0] ?? front;
  const camera = useMapCamera({
    box,
    cell: CELL,
    most: 60,
    around: 3,
    x: midX(eye),
    y: midY(eye),
    zoom,
    zoomBy,
    mouse: 12,
  });
  // Words keep their size on the screen while the map shrinks; in steps, so that a drag of the window draws little anew.
  const up = Math.max(1, Math.min(2.5, Math.round((4 * box.width) / Math.max(1, camera.width)) / 4));
  const [names, standing] = useMemo(() => {
    const cells = Array.from(
      { length: named.width * named.height },
      (_, i): Cell => [named.left + (i % named.width), named.top + Math.floor(i / named.width)],
    );
    return [cells.map((cell) => nameOfCell(named, cell)), cells.map((cell) => standsInCell(named, cell))];
  }, [named]);
  const { onPress, answer } = usePress(props);
  const run = useContext(RunContext);
  const onBack = useCallback(() => run?.getState().undo(), [run]);
  const select = useCallback((at: string) => onSelect(subjectOf(cellOf(at))), [onSelect]);
  useBoardKeys({ deck: now, selected, onSelect });
  useAtOnce(table);
  const letter = table.other?.name === 'A' ? 'B' : 'A';
  const isBoth = others.length > 0;
  return (
    <div className={`mapwindow${camera.isPanned ? ' is-panned' : ''}`} ref={camera.window}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over every cell; the grid inside has the name */}
      <svg
        className="map st-map"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        style={{ width: camera.width, height: camera.height, '--st-up': up } as CSSProperties}
      >
        <Ship deck={deck} />
        <Ground deck={deck} up={up} isPowerShown={overlay === 'power' || view.mode !== 'dark'} />
        {overlay === 'reach' && !isReadOnly && <Reach table={table} />}
        <Hazards deck={deck} up={up} />
        <Things deck={deck} />
        <Doors deck={deck} />
        {isNow && !isReadOnly && <Switched deck={now} table={table} />}
        {isNow && <Changes now={table.view} then={frontOf(table)} />}
        <Plan start={table.view.at} steps={others} letter={table.other?.name ?? null} isOther />
        <Plan start={table.view.at} steps={steps} letter={isBoth ? letter : null} isOther={false} />
        <Player at={view.at} isOver={table.status.is === 'lost'} />
        <Marks cells={marked} />
        {pointed && (
          <rect
            className="st-pointed"
            x={pointed[0] * CELL - 2}
            y={pointed[1] * CELL - 2}
            width={CELL + 4}
            height={CELL + 4}
            rx="7"
          />
        )}
        <BoardCells
          label={`Deck, ${named.view.name}`}
          size={CELL}
          left={named.left}
          top={named.top}
          width={named.width}
          height={named.height}
          names={names}
          standing={standing}
          selected={pointed ? keyOf(pointed) : null}
          home={keyOf(pointed ?? table.view.at)}
          isInspecting={isInspecting}
          onSelect={select}
          onPress={onPress}
          onBack={onBack}
        />
        {isNow && refused && <RefusedMark x={midX(front)} y={midY(front)} {...refusedSide(refused.action)} />}
        {answer && !refused && keyOf(answer.at) === (pointed && keyOf(pointed)) && (
          <MapRefusal box={box} x={midX(answer.at)} y={midY(answer.at)} why={answer.says} count={0} isAnswer />
        )}
        {isNow && refused && (
          <MapRefusal box={box} x={midX(front)} y={midY(front)} why={refused.refusal.why} count={refused.count} />
        )}
      </svg>
    </div>
  );
};

const TOWARDS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

/** The side that was refused, none for what has none. */
const refusedSide = (action: Action | null): { readonly dx: number; readonly dy: number } => {
  const [dx, dy] = action?.type === 'move' ? TOWARDS[action.dir] : [0, 0];
  return { dx, dy };
};
