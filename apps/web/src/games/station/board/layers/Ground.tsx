// Hulls, floors and names of rooms: solid where the player has been, dashed where only the blueprint knows, lamp light on
// what is in sight.

import { type Cell, game, type StationView } from '@interlock/station';
import { wingOfName } from '@interlock/station/screen';
import { memo, useMemo } from 'react';
import { cellOf, type Deck } from '../deck.ts';
import { CELL, midX, midY, outline, squares } from '../geometry.ts';
import { Icon } from './icons.tsx';

const { content } = game;

type RoomView = StationView['rooms'][number];

const cellsOf = (room: RoomView): readonly Cell[] =>
  room.runs.flatMap(([x, y, length]) => Array.from({ length }, (_, i): Cell => [x + i, y]));

const boundsOf = (cells: readonly Cell[]) => {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, wide: Math.max(...xs) - left + 1, high: Math.max(...ys) - top + 1 };
};

const isRectangle = (cells: readonly Cell[]): boolean => {
  const { wide, high } = boundsOf(cells);
  return wide * high === cells.length;
};

/** So far a name keeps off a door beside it, and so does its power sign. */
const BESIDE = 12;

type Run = readonly [x: number, y: number, length: number];

/** Where a room's name stands: above its highest cells, below its lowest where a door or corridor is in the way, and where
 *  both have one over the longest stretch that is free of them. */
const labelAt = (
  { ground }: Deck,
  room: RoomView,
): { readonly x: number; readonly y: number; readonly wide: number } | null => {
  if (room.runs.length === 0) return null;
  const topY = Math.min(...room.runs.map(([, y]) => y));
  const bottomY = Math.max(...room.runs.map(([, y]) => y));
  const freeAlong = (y: number, dy: number): readonly [run: Run, free: Run] => {
    const run = room.runs.filter((one) => one[1] === y).sort((a, b) => b[2] - a[2])[0]!;
    let best: Run = [run[0], y, 0];
    for (let x = run[0], from = x; x < run[0] + run[2]; x++)
      if (ground.has(`${x},${y + dy}`)) from = x + 1;
      else if (x + 1 - from > best[2]) best = [from, y, x + 1 - from];
    return [run, best];
  };
  const [top, above] = freeAlong(topY, -1);
  const [bottom, below] = freeAlong(bottomY, 1);
  // The hull of a room that is no rectangle is narrow all around: the name keeps off its line.
  const [over, under] = isRectangle(cellsOf(room)) ? [8, 17] : [3.5, 11.5];
  const isBelow = above[2] < top[2] && (below[2] === bottom[2] || below[2] > above[2]);
  const [x, y, length] = isBelow ? below : above[2] > 0 ? above : top;
  const [from, , all] = isBelow ? bottom : top;
  const left = x === from ? 0 : BESIDE;
  const right = x + length === from + all ? 0 : BESIDE;
  return {
    ...{ x: x * CELL + left, y: isBelow ? (y + 1) * CELL + under : y * CELL - over },
    wide: length * CELL - left - right,
  };
};

/** How far the light falls, in cells: a little further than the lamp shows. */
const LAMP = 4.8;

/** How far a hull stands out around its floor, and where the name of the room is written into it. */
const HULL = 14;
const NAMED = 26;

/** A room of one rectangle has a rounded hull with room for its name; any other is outlined as it is. */
const Hull = ({ deck, room }: { deck: Deck; room: RoomView }) => {
  const cells = cellsOf(room);
  const { left, top, wide, high } = boundsOf(cells);
  const className = `st-hull${room.isEntered ? '' : ' is-unseen'}`;
  if (!isRectangle(cells)) return <path className={className} d={outline(cells, HULL)} />;
  const label = labelAt(deck, room);
  const isAbove = label !== null && label.y < top * CELL;
  return (
    <rect
      className={className}
      x={left * CELL - HULL}
      y={top * CELL - (isAbove ? NAMED : HULL)}
      width={wide * CELL + 2 * HULL}
      height={high * CELL + HULL + NAMED}
      rx="10"
    />
  );
};

interface GroundProps {
  readonly deck: Deck;
  readonly isPowerShown: boolean;
  /** How much larger words are drawn than the map. */
  readonly up?: number;
}

export const Ground = memo(({ deck, isPowerShown, up = 1 }: GroundProps) => {
  const { view, ground, lit } = deck;
  const halls = useMemo(
    () =>
      outline(
        [...ground].flatMap(([key, kind]) => (kind === 'room' ? [] : [cellOf(key)])),
        10,
      ),
    [ground],
  );
  const floors = useMemo(() => {
    const inSight: Cell[] = [];
    const remembered: Cell[] = [];
    for (const key of ground.keys()) (lit.has(key) ? inSight : remembered).push(cellOf(key));
    return { inSight: squares(inSight, 0.7), remembered: squares(remembered, 0.7) };
  }, [ground, lit]);
  const rooms = view.rooms.filter(({ runs }) => runs.length > 0);
  return (
    <g>
      <path className="st-hull" d={halls} />
      {rooms.map((room) => (
        <Hull key={room.id} deck={deck} room={room} />
      ))}
      <path className="st-floor is-dim" d={floors.remembered} />
      <path className="st-floor" d={floors.inSight} />
      {rooms.map((room) => {
        const wing = wingOfName(content, room.name);
        return wing === null ? null : (
          <path key={room.id} className={`st-wing is-${wing}`} d={squares(cellsOf(room))} />
        );
      })}
      <clipPath id="st-seen">
        <path d={floors.inSight} />
      </clipPath>
      <radialGradient id="st-lamp">
        <stop offset="0" stopColor="var(--torch)" stopOpacity=".34" />
        <stop offset=".6" stopColor="var(--torch)" stopOpacity=".12" />
        <stop offset="1" stopColor="var(--torch)" stopOpacity="0" />
      </radialGradient>
      {/* The light goes with the lamp: it glides as the player does, over what is in sight. */}
      <g clipPath="url(#st-seen)">
        <circle
          className="st-light"
          r={CELL * LAMP}
          fill="url(#st-lamp)"
          style={{ transform: `translate(${midX(view.at)}px, ${midY(view.at)}px)` }}
        />
      </g>
      {rooms.map((room) => (
        <Name key={room.id} room={room} label={labelAt(deck, room)!} isPowerShown={isPowerShown} view={view} up={up} />
      ))}
    </g>
  );
});

interface NameProps {
  readonly room: RoomView;
  readonly label: { readonly x: number; readonly y: number; readonly wide: number };
  readonly isPowerShown: boolean;
  readonly view: StationView;
  readonly up: number;
}

/** Width of a letter, of a power sign with its word, and of the bolt alone. */
const LETTER = 7;
const SIGN = 34;
const BOLT = 13;

/** A name in so many letters: whole, else its noun, else (another room has that too) its first word, cut if need be. */
const fitted = (name: string, most: number, names: readonly string[]): string => {
  if (name.length <= most) return name;
  // "Room" alone would say nothing.
  const noun = /(?:\S+ Room|\S+)$/.exec(name)?.[0] ?? name;
  const isOnly = names.filter((one) => one === noun || one.endsWith(` ${noun}`)).length === 1;
  const word = isOnly ? noun : name.slice(0, name.lastIndexOf(' '));
  return word.length <= most ? word : `${word.slice(0, Math.max(4, most - 1))}…`;
};

const Name = ({ room, label: { x, y, wide }, isPowerShown, view, up }: NameProps) => {
  const names = view.rooms.map(({ name }) => name);
  const doors = view.doors.filter((door) => door.room === room.id);
  const isOn = doors[0]?.isPowered;
  const ink = room.isEntered ? 'var(--on-wall)' : 'var(--text-2)';
  const lit = room.isEntered ? 'var(--ok-on-wall)' : 'var(--ok)';
  // From where the name begins to the end of the wall.
  const space = (wide + HULL / 2 - 2) / up;
  // Over a single cell there is room for a few letters alone; the doors themselves say the rest.
  const isSigned = isPowerShown && isOn !== undefined && space >= 4 * LETTER + BOLT;
  // Where the whole name leaves no room for the word, the bolt alone says it: lit, or struck out.
  const isTight = isSigned && room.name.length * LETTER > space - SIGN;
  const most = Math.floor((space - (isSigned ? (isTight ? BOLT : SIGN) : 0)) / LETTER);
  const [boltX, boltY] = [x + wide - (isTight ? 6 : 26) * up, y - 4 * up];
  return (
    <g>
      <text className="bl st-name" fill={ink} x={x + 2 - HULL / 2} y={y}>
        {fitted(room.name, most, names)}
      </text>
      {isSigned && (
        <>
          <Icon name="bolt" x={boltX} y={boltY} size={10 * up} colour={isOn ? lit : ink} />
          {isTight && !isOn && (
            <path
              className="st-strike"
              stroke={ink}
              d={`M${boltX - 5 * up} ${boltY + 5 * up}L${boltX + 5 * up} ${boltY - 5 * up}`}
            />
          )}
          {!isTight && (
            <text className="bl st-name" fill={isOn ? lit : ink} x={x + wide - 1} y={y} textAnchor="end">
              {isOn ? 'on' : 'off'}
            </text>
          )}
        </>
      )}
    </g>
  );
};
