// Callouts: what they speak of is lit on the board, what they say stands over the dock in the place of the coming turns,
// where a hint does, and hides none of the map. The first minute has several, one after the other, each gone once what it asks for is done; a level that brings
// something new has one, until something is planned.

import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Lesson } from '../../games/screen.ts';
import { isTouch } from '../../parts/isTouch.ts';
import { findLit, light } from '../board/lit.ts';
import { useRun } from '../context.ts';
import { useLater } from '../read/useLater.ts';

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
  if (isReadOnly) return null;
  if (!look.lessons || !isFirst || isOver) return <Newness />;
  const end = (): void => {
    keepTaught(game.id);
    setOver(true);
  };
  return <Course lessons={look.lessons} onEnd={end} />;
};

/** The new thing of a level, at its cell. */
const Newness = () => {
  const table = useLater(useRun((state) => state.table));
  const { look } = useRun((state) => state.screen);
  const [isSentAway, sendAway] = useState(false);
  const said = table.turn === 0 && table.plan.length === 0 && !isSentAway ? (look.callout?.(table) ?? null) : null;
  return said === null ? null : <Callout at={said.at} text={said.text} onEnd={() => sendAway(true)} />;
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
  const many = `${at + 1}/${lessons.length}`;
  const text = (isTouch() ? lesson.touch : undefined) ?? lesson.text;
  return <Callout key={at} at={lesson.at(table)} text={text} number={many} onEnd={onEnd} />;
};

interface CalloutProps {
  /** What it speaks of, by `data-at`, `data-field` or `data-part`; null: nothing now, and then it is not shown. */
  readonly at: string | null;
  readonly text: string;
  readonly number?: string;
  onEnd(): void;
}

/** In px: how far up the cell is, how much of that way is drawn, how far it is from the callout's edge. */
interface Place {
  readonly up: number;
  readonly tie: number;
  readonly aside: number;
}

/** The tie is drawn on the board and not over the sentences below it; a notch of the callout goes on with it. */
const placeOf = (own: DOMRect, lit: Element): Place | null => {
  const cell = lit.getBoundingClientRect();
  if (cell.width === 0) return null;
  const up = Math.max(0, own.top - cell.bottom);
  const board = lit.closest('svg')?.getBoundingClientRect().bottom ?? own.top;
  return { up, tie: Math.max(0, Math.min(up, board - cell.bottom)), aside: cell.left + cell.width / 2 - own.left };
};

const Callout = ({ at, text, number, onEnd }: CalloutProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    if (at === null) {
      setPlace(null);
      return undefined;
    }
    let frame = 0;
    const dark = light([at]);
    // Tied to what it speaks of.
    const settle = (): void => {
      frame = requestAnimationFrame(() => {
        const own = box.current?.getBoundingClientRect();
        const lit = findLit(at);
        setPlace(own && lit ? placeOf(own, lit) : null);
      });
    };
    settle();
    const follow = new ResizeObserver(settle);
    follow.observe(document.body);
    window.addEventListener('scroll', settle, { capture: true, passive: true });
    return () => {
      dark();
      cancelAnimationFrame(frame);
      follow.disconnect();
      window.removeEventListener('scroll', settle, { capture: true });
    };
  }, [at]);
  return (
    <div className="callout" ref={box} style={place === null ? { visibility: 'hidden' } : undefined}>
      {place === null || place.up === 0 ? null : (
        <span className="callouttie" aria-hidden="true" style={{ height: place.up, left: place.aside }}>
          <i style={{ height: place.tie }} />
        </span>
      )}
      <p role="note">
        {number === undefined ? null : <b className="num">{number} </b>}
        {text}
      </p>
      <button type="button" aria-label="No more callouts" onClick={onEnd}>
        <X className="i" aria-hidden="true" />
      </button>
    </div>
  );
};
