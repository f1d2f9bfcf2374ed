// Moving a step along the strip: dragged with a mouse, held and dragged with a finger, or Shift and an arrow key.

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A finger that rests this long picks the step up; before that it scrolls the strip. */
const HOLD_MS = 350;
const SLACK = 6;

interface Drag {
  readonly from: number;
  readonly to: number;
}

interface Hand {
  readonly from: number;
  readonly x: number;
  readonly timer: ReturnType<typeof setTimeout> | null;
  /** What was picked up; known here before it is drawn, since a quick hand lets go before that. */
  drag: Drag | null;
}

export interface Reorder {
  /** The step in the hand and the place it would go to. */
  readonly drag: Drag | null;
  onDown(event: PointerEvent, index: number): void;
  onMove(event: PointerEvent): void;
  onUp(): void;
  onCancel(): void;
  onKey(event: KeyboardEvent, index: number): void;
  /** True for the click that ends a drag: it must not take the step out. */
  isDropping(): boolean;
}

export const useReorder = (
  list: RefObject<HTMLElement | null>,
  many: number,
  onReorder: (from: number, to: number) => void,
): Reorder => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const hand = useRef<Hand | null>(null);
  const dropped = useRef(false);
  const isDragging = drag !== null;

  // While a step is in the hand, the finger moves the step and not the strip.
  useEffect(() => {
    const row = list.current;
    if (!row || !isDragging) return undefined;
    const hold = (event: TouchEvent): void => event.preventDefault();
    row.addEventListener('touchmove', hold, { passive: false });
    return () => row.removeEventListener('touchmove', hold);
  }, [list, isDragging]);

  const carry = (to: Drag): void => {
    if (hand.current) hand.current.drag = to;
    setDrag(to);
  };

  const release = (): void => {
    if (hand.current?.timer) clearTimeout(hand.current.timer);
    hand.current = null;
    setDrag(null);
  };

  return {
    drag,
    onDown(event, from) {
      dropped.current = false;
      if (event.button !== 0 || many < 2) return;
      const pick = (): void => carry({ from, to: from });
      hand.current = {
        from,
        x: event.clientX,
        timer: event.pointerType === 'mouse' ? null : setTimeout(pick, HOLD_MS),
        drag: null,
      };
    },
    onMove(event) {
      const held = hand.current;
      if (!held) return;
      if (!held.drag) {
        if (Math.abs(event.clientX - held.x) < SLACK) return;
        if (held.timer) return release();
      }
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-step]');
      carry({ from: held.from, to: under ? Number(under.dataset.step) : (held.drag?.to ?? held.from) });
    },
    onUp() {
      const held = hand.current?.drag ?? null;
      dropped.current = held !== null;
      if (held && held.from !== held.to) onReorder(held.from, held.to);
      release();
    },
    onCancel: release,
    onKey(event, index) {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      const to = index + by;
      if (!event.shiftKey || by === 0) return;
      event.preventDefault();
      event.stopPropagation();
      if (to < 0 || to >= many) return;
      onReorder(index, to);
      // The focus stays with the step.
      list.current?.querySelector<HTMLElement>(`[data-step="${to}"] button`)?.focus();
    },
    isDropping: () => dropped.current,
  };
};
