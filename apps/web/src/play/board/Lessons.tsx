// The first minute: callouts on real cells, one after the other, in the first level of a game. Each goes once what it asks for
// is done; all of them go for good with the last, or when they are sent away.

import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Lesson, Table } from '../../games/screen.ts';
import { useRun } from '../context.ts';
import { useLater } from '../read/useLater.ts';
import { findLit, light } from './lit.ts';

const KEY = 'interlock.taught';

const taught = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

const keepTaught = (game: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...taught(), game])]));
  } catch {
    // No storage: it is told again next time.
  }
};

export const Lessons = () => {
  const { look, game } = useRun((state) => state.screen);
  const isFirst = useRun(({ session }) => session.run.entry === game.levels[0] && game.levels.length > 0);
  const isReadOnly = useRun((state) => state.isReadOnly);
  const [isOver, setOver] = useState(() => taught().includes(game.id));
  if (!look.lessons || !isFirst || isOver || isReadOnly) return null;
  const end = (): void => {
    keepTaught(game.id);
    setOver(true);
  };
  return <Course lessons={look.lessons} onEnd={end} />;
};

const Course = ({ lessons, onEnd }: { lessons: readonly Lesson[]; onEnd: () => void }) => {
  const table = useLater(useRun((state) => state.table));
  const [at, setAt] = useState(0);
  const lesson = lessons[at];
  const isDone = lesson?.isDone(table) ?? true;
  const isOver = table.status.is !== 'playing' || lesson === undefined;
  useEffect(() => {
    if (isOver) onEnd();
    else if (isDone) setAt(at + 1);
  }, [isOver, isDone, at, onEnd]);
  if (isOver || isDone) return null;
  return <Callout key={at} lesson={lesson} table={table} number={at + 1} of={lessons.length} onEnd={onEnd} />;
};

interface CalloutProps {
  readonly lesson: Lesson;
  readonly table: Table;
  readonly number: number;
  readonly of: number;
  onEnd(): void;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly isBelow: boolean;
}

/** Width in rem, and room between callout and cell in px. */
const WIDTH = 22;
const GAP = 10;

const Callout = ({ lesson, table, number, of, onEnd }: CalloutProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const name = lesson.at(table);
  useEffect(() => {
    if (name === null) {
      setSpot(null);
      return undefined;
    }
    let frame = 0;
    const dark = light([name]);
    const place = (): void => {
      frame = requestAnimationFrame(() => {
        const room = box.current?.parentElement?.getBoundingClientRect();
        const target = findLit(name);
        const cell = target?.getBoundingClientRect();
        if (!box.current || !room || !target || !cell || cell.width === 0) return setSpot(null);
        const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
        const half = Math.min(WIDTH * rem, room.width - 8) / 2;
        const middle = cell.left + cell.width / 2 - room.left;
        // Under the map, else over it, where it hides nothing; what it speaks of is lit.
        const stage = target.closest('.stage')?.getBoundingClientRect();
        const map = target.closest('.stage')?.querySelector('svg')?.getBoundingClientRect();
        const x = Math.max(half + 4, Math.min(room.width - half - 4, middle));
        if (!stage || !map) return setSpot({ x, y: room.height - 4, isBelow: false });
        const tall = box.current.offsetHeight;
        const foot = Math.min(map.bottom, stage.bottom) + GAP;
        const isOver = foot + tall > stage.bottom && map.top - GAP - tall >= stage.top;
        setSpot(
          isOver
            ? { x, y: map.top - GAP - room.top, isBelow: false }
            : { x, y: Math.min(foot - room.top, room.height - tall - 4), isBelow: true },
        );
      });
    };
    place();
    const follow = new ResizeObserver(place);
    follow.observe(document.body);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      dark();
      cancelAnimationFrame(frame);
      follow.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [name]);
  return (
    <div
      className={`callout ${spot?.isBelow ? 'callout--below' : ''}`}
      ref={box}
      style={spot ? { left: spot.x, top: spot.y } : { visibility: 'hidden' }}
    >
      <p role="note">
        <b className="num">
          {number}/{of}
        </b>{' '}
        {lesson.text}
      </p>
      <button type="button" aria-label="No more callouts" onClick={onEnd}>
        <X className="i" aria-hidden="true" />
      </button>
    </div>
  );
};
