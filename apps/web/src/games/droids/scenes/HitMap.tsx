// The field under an anomaly: every cell it changes, dashed, with what it becomes. Where the window is smaller than the field
// it opens on those cells, pans, and says how many lie outside.

import type { View } from '@interlock/droids';
import { type UIEvent, useCallback, useLayoutEffect, useState } from 'react';
import { boardText } from '../../../play/board/boardText.ts';
import { useMapCamera } from '../../../play/board/useMapCamera.ts';
import { Field } from '../field/Field.tsx';
import { boxOf, keyOf, outline, type Spot, WIDE, xOf, yOf } from '../field/hex.ts';
import { plural } from '../words.ts';

const stay = (): void => undefined;

export const HitMap = ({ view, donkeyLoad }: { view: View; donkeyLoad: number }) => {
  const cells = view.glitch?.cells ?? [];
  const box = boxOf(view.radius);
  const at = middleOf(cells.length > 0 ? cells : [view.avatar]);
  const camera = useMapCamera({ box, cell: WIDE, most: 72, around: 0, ...at, zoom: 1, zoomBy: stay });
  const [outside, setOutside] = useState<readonly string[]>([]);
  const look = useCallback(
    (window: HTMLElement) => {
      const scale = camera.width / box.width;
      const left = window.scrollLeft + Math.min(0, camera.width - window.clientWidth) / 2;
      const top = window.scrollTop + Math.min(0, camera.height - window.clientHeight) / 2;
      const isIn = (cell: Spot): boolean => {
        const [x, y] = [(xOf(cell) - box.x) * scale - left, (yOf(cell) - box.y) * scale - top];
        return x > 0 && x < window.clientWidth && y > 0 && y < window.clientHeight;
      };
      const out = cells.filter((cell) => !isIn(cell)).map(({ to }) => to);
      setOutside((before) => (before.join() === out.join() ? before : out));
    },
    [camera.width, camera.height, box.width, box.x, box.y, cells],
  );
  useLayoutEffect(() => {
    if (camera.window.current) look(camera.window.current);
  }, [camera.window, look]);
  return (
    <div className="dd-hmap">
      <div
        className={`dd-hwindow${camera.isPanned ? ' is-panned' : ''}`}
        ref={camera.window}
        onScroll={(event: UIEvent<HTMLElement>) => look(event.currentTarget)}
      >
        <svg
          className="map"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          style={{ width: camera.width, height: camera.height }}
          role="img"
          aria-label={
            cells.length === 0
              ? 'The field, unchanged'
              : `${plural(cells.length, 'cell')} change: ${cells.map((cell) => `${keyOf(cell)} to ${cell.to}`).join(', ')}`
          }
        >
          <Field view={view} hasRing={false} donkeyLoad={donkeyLoad}>
            {cells.map((cell, i) => (
              <g key={keyOf(cell)} className="dd-hit" style={{ '--n': i } as never}>
                <polygon className="dd-marked" points={outline(xOf(cell), yOf(cell), 38)} />
                <rect x={xOf(cell) - 30} y={yOf(cell) - 12} width="60" height="23" rx="5" fill="var(--board)" />
                <text className="bn mid f-you" x={xOf(cell)} y={yOf(cell) + 5} style={{ fontSize: boardText(14) }}>
                  {cell.num === cell.den ? cell.to : `${cell.num}/${cell.den}`}
                </text>
              </g>
            ))}
          </Field>
        </svg>
      </div>
      {outside.length > 0 ? (
        <span className="dd-outside">
          {outside.length} more: {[...new Set(outside)].join(', ')}
        </span>
      ) : null}
    </div>
  );
};

/** The middle of the window that holds them all. */
const middleOf = (cells: readonly Spot[]): { readonly x: number; readonly y: number } => {
  const [xs, ys] = [cells.map(xOf), cells.map(yOf)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
};
