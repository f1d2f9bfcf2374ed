// What was laid out stays laid out where the game begins a turn anew: after a discard the kept cards go back on the tape.
// The types of a tape that was run are kept, to be laid out again.

import type { DroidsShape } from '@interlock/droids';
import { useEffect, useRef } from 'react';
import type { PanelProps } from '../../screen.ts';
import { useSight } from '../sight.ts';
import type { Zone } from './useCardDrag.ts';

export const useKeptTape = (
  table: PanelProps<DroidsShape>['table'],
  tape: readonly string[],
  isOff: boolean,
  move: (cards: readonly string[], to: Zone) => void,
): void => {
  const { turn, last, view } = table;
  const kept = useRef<{ turn: number; tape: readonly string[] }>({ turn, tape });
  const keepLayout = useSight((sight) => sight.keepLayout);
  useEffect(() => {
    const before = kept.current;
    kept.current = { turn, tape };
    if (turn !== before.turn + 1 || isOff) return;
    const [first] = last;
    if (first?.event.type === 'programStarted' && first.event.tape.length > 0)
      keepLayout(first.event.tape.map(({ cardType }) => cardType));
    const wasDiscard = last.some(({ event }) => event.type === 'cardsDiscarded');
    const held = new Set(view.hand.map(({ id }) => id));
    if (wasDiscard && tape.length === 0 && before.tape.length > 0)
      move(
        before.tape.filter((id) => held.has(id)),
        'tape',
      );
  }, [turn, tape, isOff, last, view.hand, keepLayout, move]);
};
