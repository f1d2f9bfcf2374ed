// The rings on the screen: what is drawn of them, what a press on a cell means, and how they are kept in sight.

import type { OrbitShape } from '@interlock/orbit';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { BOARD_FLOOR } from '../../../play/board/boardText.ts';
import type { How } from '../../../play/board/CellGrid.tsx';
import { useMapCamera } from '../../../play/board/useMapCamera.ts';
import { useLater } from '../../../play/read/useLater.ts';
import type { BoardProps } from '../../screen.ts';
import { appraisalOf, cellAsked, otherAppraisalOf } from '../appraisal.ts';
import { namesOfCells } from '../words.ts';
import { bandPath, boxOf, COLUMN, cellKey, cellOfKey, type Disc, placeOf } from './geometry.ts';
import { useHearing } from './hearing.ts';
import { Legend } from './Legend.tsx';
import { Cells } from './layers/Cells.tsx';
import { Flown } from './layers/Flown.tsx';
import { Gates } from './layers/Gates.tsx';
import { Ground, Names } from './layers/Ground.tsx';
import { Movers } from './layers/Movers.tsx';
import { Pieces } from './layers/Pieces.tsx';
import { Planet } from './layers/Planet.tsx';
import { Refused } from './layers/Refused.tsx';
import { TAG_TEXT } from './layers/Tag.tsx';
import { Zones } from './layers/Zones.tsx';
import { nameSectors, takenBy } from './names.ts';
import { goneOf, usePlayback, useTurnPlayback } from './playback.ts';
import { launchAt, moveTo } from './press.ts';
import { refusedMove } from './refused.ts';
import { discOf, freeSector, gateFigures, isSame, shipFigures, zonesOf } from './scene.ts';
import { useSight } from './sight.ts';

/** Smallest side of a cell, in px: a tablet shows the whole board, a phone a window on it while there is something to press,
 *  and all of it at the end of a run, with the ways flown. */
const LEAST = { wide: { thumb: 17, mouse: 17 }, phone: { thumb: 30 }, shown: { thumb: 13 } } as const;

/** How far from the planet to the ship the middle of a small window is. */
const NEAR = 0.55;

export const Board = (props: BoardProps<OrbitShape>) => {
  const { table, view, frame, selected, isComparing, isReadOnly, onSelect } = props;
  const { zoom, zoomBy, isAllOrbits, hasZones, isUnrolled } = useSight();
  useTurnPlayback(table, isReadOnly);
  useHearing(table.view.you);
  const beat = usePlayback(({ beats, at }) => beats[at] ?? null);
  const isOver = table.status.is !== 'playing';
  const isNow = frame === null;
  const disc = useMemo(() => discOf(view, isUnrolled), [view, isUnrolled]);
  const box = useMemo(() => boxOf(disc), [disc]);
  const isNeutral = table.seats.length > 1 && (isOver || beat !== null || table.stage === 'opened');
  const ships = useMemo(() => shipFigures(view, isNeutral), [view, isNeutral]);
  const shown = isNow && beat === null && !isOver && !isReadOnly ? appraisalOf(table) : null;
  const other = isComparing && isNow ? otherAppraisalOf(table) : null;
  const zones = useMemo(() => (hasZones && !isOver ? zonesOf(view, shown) : []), [hasZones, isOver, view, shown]);
  const you = view.ships.find(({ isYours }) => isYours) ?? view.ships[0]!;
  const chosen = selected?.startsWith('ship:') ? selected.slice(5) : null;
  const further = useMemo(
    () => new Set(isAllOrbits ? view.ships.map(({ id }) => id) : [you.id, chosen ?? you.id]),
    [isAllOrbits, view, you.id, chosen],
  );
  const base = useMemo(() => freeSector(table.view), [table.view]);
  const ringNames = useMemo(() => nameSectors(view, base, takenBy(view, shown, further)), [view, base, shown, further]);
  const stopped = useMemo(() => refusedMove(view, shown), [view, shown]);
  // On a phone the planet stays in sight beside the ship and where it is bound for; the keys of the dock do what a press on
  // a cell does.
  const [x, y] = middleOf(placeOf(disc, you), placeOf(disc, shown?.forecast?.cell ?? you));
  const near = isUnrolled ? 1 : NEAR;
  const camera = useMapCamera({
    ...{
      box,
      cell: 40,
      most: 58,
      around: 2,
      ...LEAST[innerWidth > 720 ? 'wide' : isOver && !isReadOnly && beat === null ? 'shown' : 'phone'],
      zoom,
      zoomBy,
    },
    ...{ x: x * near, y: y * near },
  });
  const grown = Math.max(1, (BOARD_FLOOR * box.width) / camera.width / TAG_TEXT);
  const pointed = cellAsked(selected, shown);
  const names = useLater(useMemo(() => namesOfCells(view, shown), [view, shown]));
  const standing = useLater(useMemo(() => namesOfCells(view, null), [view]));
  const onPress = usePress(props);
  const drawing = useRef<SVGSVGElement>(null);
  const pressCell = useCallback((cell: string) => onSelect(cell), [onSelect]);
  const letter = isComparing && table.other ? (table.other.name === 'A' ? 'B' : 'A') : null;
  return (
    <>
      <div className={`mapwindow${camera.isPanned ? ' is-panned' : ''}`} ref={camera.window}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over every cell; the grid inside has the name */}
        <svg
          className="map ob-map"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          ref={drawing}
          style={{ width: camera.width, height: camera.height, '--ob-turn': view.turn } as never}
        >
          <Ground disc={disc} speeds={view.speeds} names={base} />
          {isUnrolled ? null : <Planet turn={view.turn} />}
          {isUnrolled || (isOver && isNow && !isReadOnly) ? null : (
            <Names disc={disc} speeds={view.speeds} at={ringNames} />
          )}
          <g id="ob-flown">
            <Gates disc={disc} gates={gateFigures(view)} />
            {beat === null ? <Zones disc={disc} zones={zones} /> : null}
            {isOver && isNow && beat === null && !isReadOnly ? <Flown disc={disc} ships={ships} grown={grown} /> : null}
            {pointed ? <path className="ob-pointed" d={bandPath(disc, pointed, 0, 19)} /> : null}
            {stopped && beat === null ? <Refused disc={disc} move={stopped} /> : null}
            {beat === null ? (
              <Pieces
                {...{ disc, view, ships, shown, other, further, isNow, isOver, letter, ringNames, grown }}
                otherName={table.other?.name ?? null}
              />
            ) : (
              <Show {...{ disc, ships, drawing, grown }} view={table.view} lane={table.world.tables.railRange} />
            )}
          </g>
          {isUnrolled ? <Wrapped disc={disc} /> : null}
          <Cells
            disc={disc}
            label={`Rings around the planet, ${view.name}`}
            names={names}
            standing={standing}
            selected={pointed ? cellKey(pointed) : null}
            home={cellKey(pointed ?? you)}
            onSelect={pressCell}
            onPress={onPress}
          />
        </svg>
      </div>
      {camera.isPanned || isOver || isReadOnly || beat !== null ? null : (
        <Legend
          zones={zones}
          hasGhosts={shown?.forecast != null}
          isComparing={other?.forecast != null}
          hasGates={view.gates.length > 0}
        />
      )}
    </>
  );
};

const middleOf = (
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): readonly [number, number] => [(x + toX) / 2, (y + toY) / 2];

/** A strip goes on at both ends: what flies out on the right comes in on the left. */
const Wrapped = ({ disc }: { disc: Disc }) => (
  <>
    {[-1, 1].map((side) => (
      <use key={side} href="#ob-flown" x={side * disc.sectors * COLUMN} />
    ))}
  </>
);

interface ShowProps extends Pick<Parameters<typeof Movers>[0], 'disc' | 'view' | 'ships' | 'lane' | 'grown'> {
  readonly drawing: RefObject<SVGSVGElement | null>;
}

/** Drawn anew with every tick of the clock, and nothing else with it but the sky behind. */
const Show = ({ drawing, ...props }: ShowProps) => {
  const beats = usePlayback((state) => state.beats);
  const at = usePlayback((state) => state.at);
  const part = usePlayback((state) => state.part);
  const beat = beats[at];
  const { turn } = props.view;
  const gone = goneOf(beats, at, part);
  useLayoutEffect(() => {
    const svg = drawing.current;
    svg?.style.setProperty('--ob-turn', String(turn - 1 + gone));
    return () => svg?.style.setProperty('--ob-turn', String(turn));
  }, [drawing, turn, gone]);
  const trail = beats.findIndex(({ name }) => name === 'move');
  return beat ? (
    <Movers {...props} beat={beat} part={part} flown={trail >= 0 && trail < at ? beats[trail]! : null} gone={gone} />
  ) : null;
};

/** A press on a cell: whoever is there is chosen; where a move ends there, it is planned. By touch the second press does. */
const usePress = (props: BoardProps<OrbitShape>): ((cell: string, how: How) => void) => {
  const pressed = useRef<string | null>(null);
  const press = (at: string, how: How): void => {
    const { table, view, frame, isReadOnly, onPlan, onSelect } = props;
    const cell = cellOfKey(at);
    const isSecond = pressed.current === at || how !== 'touch';
    pressed.current = at;
    const there = view.ships.find((ship) => ship.isAlive && !ship.isYours && isSame(ship, cell));
    const isChosen = there !== undefined && props.selected === `ship:${there.id}`;
    onSelect(there ? `ship:${there.id}` : at);
    if (isReadOnly || frame !== null || table.status.is !== 'playing') return;
    const { options } = appraisalOf(table) ?? { options: [] };
    // A hostile ship, pressed while it is chosen, is launched at; a cell takes the move that ends in it.
    const launch = there && launchAt(options, there.id);
    if (launch && isChosen) {
      onPlan(launch.entry);
      return;
    }
    const move = cell && isSecond ? moveTo(options, cell) : null;
    if (!move) return;
    pressed.current = null;
    onPlan(move.entry);
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  return useCallback((at, how) => latest.current(at, how), []);
};
