// What a press on the pointed cell would plan, over whatever board is drawn: the way there, what it costs and what comes of
// it. Nothing is planned yet; a click, or on touch the second tap, does.

import type { AnyShape, Turn } from '@interlock/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Aim as Aimed } from '../../games/screen.ts';
import { useRun, useRunStore } from '../context.ts';
import { useLater } from '../read/useLater.ts';
import { findLit } from './lit.ts';

interface Drawn {
  readonly points: readonly (readonly [number, number])[];
  readonly half: number;
  readonly x: number;
  readonly y: number;
  readonly isBelow: boolean;
}

/** Room for the label, in px. */
const LABEL = { half: 92, height: 58 } as const;

export const Aim = () => {
  const store = useRunStore();
  const { look, game } = useRun((state) => state.screen);
  const isOff = useRun(
    ({ ahead, isComparing, isReadOnly, isShowing, table, refused }) =>
      ahead > 0 || isComparing || isReadOnly || isShowing || refused !== null || table.status.is !== 'playing',
  );
  const selected = useLater(useRun((state) => state.selected));
  const table = useLater(useRun((state) => state.table));
  const aimed = useMemo((): Aimed | null => {
    if (isOff || selected === null || !look.aim) return null;
    const { session, seat } = store.getState();
    const preview = (actions: Turn<AnyShape>) => {
      const last = table.turns.at(-1) ?? [];
      const row =
        game.turn === 'many'
          ? [...table.turns.slice(0, -1), [...last, ...actions]]
          : [...table.turns, ...actions.map((action) => [action])];
      return session.previewOf(row, 0, seat).frames.slice(game.turn === 'many' ? row.length - 1 : table.turns.length);
    };
    const appraise = (edit: AnyShape['action']): unknown => {
      const last = table.turns.at(-1) ?? [];
      const turn = game.revise?.(table.world, session.state, last, edit, seat) ?? [...last, edit];
      return game.appraise?.(table.world, session.state, turn, seat) ?? null;
    };
    return look.aim(table, selected, { state: session.state, preview, appraise });
  }, [isOff, selected, table, look, game, store]);
  return aimed === null ? null : <Way aim={aimed} />;
};

const Way = ({ aim }: { aim: Aimed }) => {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let frame = 0;
    const place = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setDrawn(box.current ? drawnIn(box.current, aim) : null));
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [aim]);
  return (
    <div className="aim" ref={box} data-aim={aim.path.at(-1)} aria-hidden="true">
      {drawn === null ? null : (
        <>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the inspector says the same for ears */}
          <svg className="aimway">
            <polyline points={drawn.points.map((point) => point.join(',')).join(' ')} />
            {drawn.points.slice(1).map(([x, y], i) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={i === drawn.points.length - 2 ? drawn.half * 0.36 : 2.5} />
            ))}
          </svg>
          <p
            className={`aimlabel ${drawn.isBelow ? 'is-below' : ''} ${aim.tone ?? ''}`}
            style={{ left: drawn.x, top: drawn.y }}
          >
            <b>{aim.cost}</b>
            <span>{aim.says}</span>
          </p>
        </>
      )}
    </div>
  );
};

/** Where the cells of the way stand in the stage now; null where its end is out of sight. */
const drawnIn = (box: HTMLElement, { path }: Aimed): Drawn | null => {
  const room = box.getBoundingClientRect();
  const cells = path.map((name) => findLit(name)?.getBoundingClientRect() ?? null);
  const end = cells.at(-1);
  if (!end || cells.some((cell) => cell === null)) return null;
  const middle = (cell: DOMRect): readonly [number, number] => [
    Math.round(cell.left + cell.width / 2 - room.left),
    Math.round(cell.top + cell.height / 2 - room.top),
  ];
  const points = cells.map((cell) => middle(cell!));
  const [x, y] = middle(end);
  if (x < 0 || y < 0 || x > room.width || y > room.height) return null;
  const half = end.width / 2;
  // Away from where the way comes from, so that it hides neither.
  const [, before] = points.at(-2) ?? [0, y - 1];
  const above = y - half - LABEL.height > 0;
  const below = y + half + LABEL.height < room.height;
  const isBelow = before < y ? below || !above : !above;
  return {
    points,
    half,
    x: Math.max(LABEL.half, Math.min(room.width - LABEL.half, x)),
    y: isBelow ? y + half + 6 : y - half - 6,
    isBelow,
  };
};
