// How large a map is drawn and which part of it is in the window: all of it where a mouse can still point at its cells,
// else it can be panned, pinched and zoomed, and follows a point.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isTouch } from '../../parts/isTouch.ts';
import { BOARD_FLOOR } from './boardText.ts';

/** Smallest side of a cell in px: a thumb needs 44, unless keys of that size do the same; with a mouse the whole map is worth
 *  more than large cells. */
const leastCell = (window: Element, thumb: number, mouse: number): number =>
  window.closest('.stage--two') ? LOOKED_AT : isTouch() || innerWidth <= 720 ? thumb : mouse;
/** Boards side by side are only looked at: each is seen whole. */
const LOOKED_AT = 8;
/** Below this side of a cell fewer details are drawn, and those larger. */
const CALM = 38;
/** And below this one no figure can be read: only what is looked at is ever so small. */
const TINY = 20;
/** Room left around a map that fits, and around one that only just does. */
const MARGIN = 28;
const TIGHT = 4;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Camera {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly width: number;
  readonly height: number;
  /** The map is larger than its window. */
  readonly isPanned: boolean;
  /** Cells are too small for every detail. */
  readonly isCalm: boolean;
}

/** How large a map is drawn at zoom 1: within a margin where cells stay large, else to the edge of its window. */
export const fitOf = (
  { box, cell, most }: Pick<Asked, 'cell' | 'most'> & { readonly box: Pick<Box, 'width' | 'height'> },
  room: { readonly width: number; readonly height: number; readonly least: number },
): number => {
  const within = (margin: number): number =>
    Math.min((room.width - margin) / box.width, (room.height - margin) / box.height);
  const roomy = Math.min(within(MARGIN), most / cell);
  return Math.max(room.least / cell, roomy >= CALM / cell ? roomy : Math.min(within(TIGHT), CALM / cell));
};

interface Asked {
  /** The drawing, in its own units. */
  readonly box: Box;
  /** Side of a cell in these units, and in px at the most. */
  readonly cell: number;
  readonly most: number;
  /** Cells that stay in sight around the point that is followed. */
  readonly around: number;
  /** What stays in the middle of what can be seen, in these units. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** Smallest side of a cell on a touch screen. */
  readonly thumb?: number;
  /** And where a mouse points. */
  readonly mouse?: number;
  zoomBy(factor: number): void;
}

export const useMapCamera = ({
  box,
  cell,
  most,
  around,
  x: atX,
  y: atY,
  zoom,
  thumb = 44,
  mouse = 24,
  zoomBy,
}: Asked): Camera => {
  const window = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0, least: 44 });

  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return;
    const measure = (): void =>
      setRoom({ width: element.clientWidth, height: element.clientHeight, least: leastCell(element, thumb, mouse) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [thumb, mouse]);

  const scale = fitOf({ box, cell, most }, room) * zoom;
  const [width, height] = [box.width * scale, box.height * scale];
  useLayoutEffect(() => {
    window.current?.style.setProperty('--least-text', `${BOARD_FLOOR / scale}px`);
    window.current?.style.setProperty('--map-form', `${box.width} / ${box.height}`);
    window.current?.toggleAttribute('data-tiny', cell * scale < TINY);
  }, [scale, cell, box.width, box.height]);
  const isPanned = width > room.width + 1 || height > room.height + 1;

  /** The point that was followed last; and whether the map was zoomed at the cursor since: then it stays until that moves. */
  const followed = useRef<string | null>(null);
  const isFree = useRef(false);
  // Where the map stands is asked in the frame that lays it out anyway: asked at once, the page would be laid out twice
  // for every key.
  useEffect(() => {
    const element = window.current;
    const point = `${atX} ${atY}`;
    if (followed.current !== point) isFree.current = false;
    followed.current = point;
    if (!element || room.width === 0 || !isPanned || isFree.current) return undefined;
    const x = (atX - box.x) * scale;
    const y = (atY - box.y) * scale;
    const margin = Math.min(around * cell * scale, room.width / 2.5, room.height / 2.5);
    const frame = requestAnimationFrame(() => {
      const { scrollLeft, scrollTop } = element;
      const isIn =
        x > scrollLeft + margin &&
        x < scrollLeft + room.width - margin &&
        y > scrollTop + margin &&
        y < scrollTop + room.height - margin;
      if (!isIn || scrollLeft + scrollTop === 0)
        element.scrollTo({ left: x - room.width / 2, top: y - room.height / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, [atX, atY, around, cell, room, scale, box.x, box.y, isPanned]);

  const held = useRef<Held | null>(null);
  // What was under the cursor stays there when the map grows or shrinks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new scale moves what is held
  useLayoutEffect(() => {
    const element = window.current;
    const point = held.current;
    held.current = null;
    if (!element || !point) return;
    isFree.current = true;
    element.scrollTo({ left: point.across * width - point.x, top: point.down * height - point.y });
  }, [scale]);
  usePinch(window, zoomBy, held);
  useDragPan(window, isPanned);
  return { window, width, height, isPanned, isCalm: room.width > 0 && cell * scale < CALM };
};

/** A point of the map, as parts of its width and height, and where in the window it is to stay. */
interface Held {
  readonly across: number;
  readonly down: number;
  readonly x: number;
  readonly y: number;
}

const heldAt = (element: HTMLElement, clientX: number, clientY: number): Held => {
  const { left, top } = element.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  return {
    across: (element.scrollLeft + x) / element.scrollWidth,
    down: (element.scrollTop + y) / element.scrollHeight,
    x,
    y,
  };
};

/** Movement in px before a press becomes a drag. */
const SLACK = 6;

/** A mouse drags a map that is larger than its window; the press that ends a drag presses nothing. */
const useDragPan = (window: RefObject<HTMLDivElement | null>, isPanned: boolean): void => {
  useEffect(() => {
    const element = window.current;
    if (!element || !isPanned) return undefined;
    let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null;
    let isDragging = false;
    const onDown = ({ pointerType, button, clientX, clientY }: PointerEvent): void => {
      isDragging = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      from = { x: clientX, y: clientY, left: element.scrollLeft, top: element.scrollTop };
    };
    const onMove = ({ clientX, clientY, buttons }: PointerEvent): void => {
      if (!from || buttons === 0) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      isDragging ||= Math.hypot(x, y) > SLACK;
      if (isDragging) element.scrollTo({ left: from.left - x, top: from.top - y });
    };
    const onUp = (): void => {
      from = null;
    };
    const onClick = (event: MouseEvent): void => {
      if (!isDragging) return;
      isDragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    element.addEventListener('click', onClick, true);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      element.removeEventListener('click', onClick, true);
    };
  }, [window, isPanned]);
};

/** Two fingers, or the wheel with Ctrl, change the zoom. */
const usePinch = (
  window: RefObject<HTMLDivElement | null>,
  by: (factor: number) => void,
  held: RefObject<Held | null>,
): void => {
  useEffect(() => {
    const element = window.current;
    if (!element) return;
    let apart = 0;
    const distance = (touches: TouchList): number =>
      Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      held.current = heldAt(element, event.clientX, event.clientY);
      by(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    };
    const onStart = (event: TouchEvent): void => {
      if (event.touches.length === 2) apart = distance(event.touches);
    };
    const onMove = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || apart === 0) return;
      event.preventDefault();
      const next = distance(event.touches);
      by(next / apart);
      apart = next;
    };
    const onEnd = (): void => {
      apart = 0;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
    };
  }, [window, by, held]);
};
