// A small map of a map that is larger than its window: all of it, and a frame around the part one sees. Pressed or dragged, it
// takes the window there.

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useRun } from '../context.ts';
import { useLater } from '../read/useLater.ts';

interface Part {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
  /** So much larger than its window that one loses one's way in it. */
  readonly isVast: boolean;
}

/** Longest side in px, on a phone and elsewhere. */
const SIZE = { phone: 96, desk: 132 } as const;
/** Windows that a vast map is as large as. */
const VAST = 6;

/** So much larger than its window a map still counts as seen whole. */
const NEARLY = 1.15;

const windowIn = (box: Element | null): HTMLElement | null =>
  box?.parentElement?.querySelector<HTMLElement>('.mapwindow') ?? null;

const partOf = (window: HTMLElement | null): Part | null => {
  const map = window?.querySelector<SVGSVGElement>('svg.map');
  if (!window || !map) return null;
  const { scrollWidth, scrollHeight, clientWidth, clientHeight, scrollLeft, scrollTop } = window;
  // Where all but an edge is seen it would only cover the map, and be drawn again with every key.
  if (scrollWidth <= clientWidth * NEARLY && scrollHeight <= clientHeight * NEARLY) return null;
  map.id ||= 'the-map';
  const scale = SIZE[innerWidth <= 720 ? 'phone' : 'desk'] / Math.max(scrollWidth, scrollHeight);
  return {
    width: scrollWidth * scale,
    height: scrollHeight * scale,
    x: scrollLeft * scale,
    y: scrollTop * scale,
    across: clientWidth * scale,
    down: clientHeight * scale,
    isVast: scrollWidth * scrollHeight > VAST * clientWidth * clientHeight,
  };
};

export const Overview = () => {
  const box = useRef<HTMLDivElement>(null);
  const view = useLater(useRun((state) => state.table.view));
  const [part, setPart] = useState<Part | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view may be another map
  useEffect(() => {
    const window = windowIn(box.current);
    if (!window) {
      setPart(null);
      return undefined;
    }
    let frame = 0;
    const measure = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPart(partOf(window)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(window);
    const map = window.querySelector('svg.map');
    if (map) observer.observe(map);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, [view]);
  const goTo = (event: PointerEvent<HTMLDivElement>): void => {
    const window = windowIn(box.current);
    if (!window || !part || event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    window.scrollTo({
      left: ((event.clientX - left) / part.width) * window.scrollWidth - window.clientWidth / 2,
      top: ((event.clientY - top) / part.height) * window.scrollHeight - window.clientHeight / 2,
    });
  };
  return (
    <div
      ref={box}
      className={part?.isVast ? 'overview is-vast' : 'overview'}
      aria-hidden="true"
      hidden={part === null}
      style={part ? { width: part.width, height: part.height } : undefined}
      onPointerDown={goTo}
      onPointerMove={goTo}
    >
      {part ? (
        <svg viewBox={`0 0 ${part.width} ${part.height}`} aria-hidden="true">
          <use href="#the-map" width={part.width} height={part.height} />
          <rect className="overview-frame" x={part.x} y={part.y} width={part.across} height={part.down} rx="2" />
        </svg>
      ) : null}
    </div>
  );
};
