// Cards in the hand of whoever plays: dragged with the mouse, pulled with a finger (across the strip at once, along it after
// a short rest, so that the strip can still be scrolled), let go over tape, hand or the tray for discards.

import { type PointerEvent as ReactPointer, useCallback, useEffect, useRef, useState } from 'react';

export type Zone = 'tape' | 'hand' | 'discard';

interface Drag {
  readonly cards: readonly string[];
  readonly from: 'tape' | 'hand';
  readonly x: number;
  readonly y: number;
  /** Where it would go: a zone and, on the tape, the place before which it is put, counted without the dragged cards. */
  readonly over: { readonly zone: Zone; readonly index: number } | null;
}

interface Held {
  readonly cards: readonly string[];
  readonly from: 'tape' | 'hand';
  readonly pointer: number;
  readonly isMouse: boolean;
  readonly x: number;
  readonly y: number;
  timer: ReturnType<typeof setTimeout> | null;
  isLifted: boolean;
}

const HOLD_MS = 280;
const SLACK = 7;

interface Asked {
  readonly isOff: boolean;
  /** The cards that go along with this one. */
  together(card: string): readonly string[];
  onDrop(cards: readonly string[], to: Zone, index: number): void;
}

interface CardDrag {
  readonly drag: Drag | null;
  onDown(event: ReactPointer, card: string, from: 'tape' | 'hand'): void;
  /** True for the click that ends a drag: it must not play the card too. */
  wasDragged(): boolean;
}

export const useCardDrag = ({ isOff, together, onDrop }: Asked): CardDrag => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<Held | null>(null);
  const dragged = useRef(false);
  const latest = useRef({ together, onDrop });
  useEffect(() => {
    latest.current = { together, onDrop };
  });

  const letGo = useCallback((): void => {
    if (held.current?.timer) clearTimeout(held.current.timer);
    held.current = null;
    setDrag(null);
  }, []);

  useEffect(() => {
    const lift = (x: number, y: number): void => {
      const hand = held.current;
      if (!hand) return;
      hand.isLifted = true;
      dragged.current = true;
      if (hand.timer) clearTimeout(hand.timer);
      hand.timer = null;
      setDrag({ cards: hand.cards, from: hand.from, x, y, over: overOf(x, y, hand.cards) });
    };
    const onMove = (event: PointerEvent): void => {
      const hand = held.current;
      if (!hand || event.pointerId !== hand.pointer) return;
      const { clientX: x, clientY: y } = event;
      if (hand.isLifted) {
        event.preventDefault();
        setDrag({ cards: hand.cards, from: hand.from, x, y, over: overOf(x, y, hand.cards) });
        return;
      }
      const [dx, dy] = [Math.abs(x - hand.x), Math.abs(y - hand.y)];
      if (Math.max(dx, dy) < SLACK) return;
      // A finger that goes sideways scrolls the strip.
      if (!hand.isMouse && dx > dy) letGo();
      else lift(x, y);
    };
    const onUp = (event: PointerEvent): void => {
      const hand = held.current;
      if (!hand || event.pointerId !== hand.pointer) return;
      const over = hand.isLifted ? overOf(event.clientX, event.clientY, hand.cards) : null;
      const { cards } = hand;
      letGo();
      if (over) latest.current.onDrop(cards, over.zone, over.index);
    };
    const onCancel = (event: PointerEvent): void => {
      if (held.current?.pointer === event.pointerId) letGo();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && held.current?.isLifted) {
        event.preventDefault();
        event.stopPropagation();
        letGo();
      }
    };
    // While a card is lifted the finger moves the card and not the page.
    const onTouch = (event: TouchEvent): void => {
      if (held.current?.isLifted && event.cancelable) event.preventDefault();
    };
    window.addEventListener('pointermove', onMove, { passive: false });
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('touchmove', onTouch, { passive: false });
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('touchmove', onTouch);
    };
  }, [letGo]);

  return {
    drag,
    onDown(event, card, from) {
      dragged.current = false;
      if (isOff || event.button !== 0) return;
      const isMouse = event.pointerType === 'mouse';
      const { clientX: x, clientY: y, pointerId } = event;
      const cards = latest.current.together(card);
      const pick = (): void => {
        const hand = held.current;
        if (!hand) return;
        hand.isLifted = true;
        dragged.current = true;
        setDrag({ cards: hand.cards, from: hand.from, x, y, over: overOf(x, y, hand.cards) });
      };
      held.current = {
        cards,
        from,
        pointer: pointerId,
        isMouse,
        x,
        y,
        isLifted: false,
        timer: isMouse ? null : setTimeout(pick, HOLD_MS),
      };
    },
    wasDragged: () => dragged.current,
  };
};

/** The zone under the pointer, and on the tape the place by the middles of the cards that stay. */
const overOf = (x: number, y: number, dragged: readonly string[]): Drag['over'] => {
  const zone = document
    .elementsFromPoint(x, y)
    .find((one) => one.closest('[data-zone]'))
    ?.closest<HTMLElement>('[data-zone]');
  if (!zone) return null;
  const name = zone.dataset.zone as Zone;
  const cards = [...zone.querySelectorAll<HTMLElement>('[data-card]')].filter(
    ({ dataset }) => !dragged.includes(dataset.card ?? ''),
  );
  const after = cards.filter((card) => {
    const box = card.getBoundingClientRect();
    // A strip in two rows: what lies in a row above is before, too.
    return box.bottom < y || (box.top <= y && box.left + box.width / 2 < x);
  });
  return { zone: name, index: after.length };
};
