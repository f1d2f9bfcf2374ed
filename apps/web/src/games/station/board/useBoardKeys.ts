// Keys that change what is seen and not what is planned: overlays, inspect mode, the next thing, the size of the map.

import type { Cell } from '@interlock/station';
import { useLayoutEffect } from 'react';
import { isElsewhere } from '../../../play/target.ts';
import { usualKey } from '../../../store/keys.ts';
import { useSettings } from '../../../store/settings.ts';
import { cellOfSubject, type Deck, keyOf, subjectOf } from './deck.ts';
import { useSight } from './sight.ts';

/** Things worth a stop of the eye, in reading order, the player first. */
const stopsOf = ({ view }: Deck): readonly Cell[] => {
  const cells = new Map<string, Cell>();
  const add = (at: Cell | undefined): void => {
    if (at) cells.set(keyOf(at), at);
  };
  for (const { at } of [...view.things, ...view.doors, ...view.items]) add(at);
  for (const hazard of view.hazards) if (!hazard.isFixed) add(hazard.at[0]);
  add(view.exit);
  cells.delete(keyOf(view.at));
  return [view.at, ...[...cells.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0])];
};

interface BoardKeys {
  readonly deck: Deck;
  readonly selected: string | null;
  onSelect(subject: string): void;
}

export const useBoardKeys = ({ deck, selected, onSelect }: BoardKeys): void => {
  // Before the paint: a key pressed at what one sees is never lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const sight = useSight.getState();
      const take = (act: () => void): void => {
        event.preventDefault();
        event.stopPropagation();
        act();
      };
      const key = usualKey(useSettings.getState().keys, 'station', ['i', 'r', 'v', 'q', 'm', '+', '-'], event);
      if (key === 'i') take(() => sight.inspect(!sight.isInspecting));
      else if (key === 'r') take(() => sight.show(sight.overlay === 'reach' ? 'deck' : 'reach'));
      else if (key === 'v') take(() => sight.cycle());
      else if (key === 'q') take(() => sight.setAtOnce(!sight.isAtOnce));
      else if (key === 'm') take(() => sight.zoomBy(sight.zoom === 1 ? 0.6 : 1 / sight.zoom));
      else if (key === '+' || key === '-') take(() => sight.zoomBy(key === '+' ? 1.25 : 1 / 1.25));
      else if (event.key === 'Escape' && sight.isInspecting) take(() => sight.inspect(false));
      else if (event.key === 'Tab' && sight.isInspecting)
        // Tab is taken only in this mode, and Escape ends it, so nobody is caught.
        take(() => {
          const stops = stopsOf(deck);
          const here = cellOfSubject(deck, selected);
          const at = here ? stops.findIndex((cell) => keyOf(cell) === keyOf(here)) : -1;
          const next = stops[(at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length]!;
          onSelect(subjectOf(next));
          document.querySelector<SVGElement>(`.boardcell[data-at="${keyOf(next)}"]`)?.focus();
        });
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [deck, selected, onSelect]);
};
