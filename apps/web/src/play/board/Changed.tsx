// Without motion a turn is one jump. What is no longer what it was, a cell by its name or a gauge by its words, then stands
// outlined for a while (`data-changed`, an attribute that no board sets itself).

import { useEffect, useRef } from 'react';
import { isStill } from '../../store/settings.ts';
import { useRun, useRunStore } from '../context.ts';
import { useLater } from '../read/useLater.ts';

/** Milliseconds. */
const STAYS = 2000;
/** Of more things than these, most are not said to have changed: it is another map. */
const FEW = 12;
const CELLS = '.board [data-at][aria-label]';
const GAUGES = '.side [data-field]';

/** What stands on the screen, by name. */
const standing = (): ReadonlyMap<string, Element> =>
  new Map([
    ...[...document.querySelectorAll(CELLS)].map((one) => [`cell ${one.getAttribute('data-at')}`, one] as const),
    ...[...document.querySelectorAll(GAUGES)].map((one) => [one.getAttribute('data-field') ?? '', one] as const),
  ]);

/** A cell whose name also tells how far it is, or what one may do there, carries apart what stands in it (`data-stands`). */
const wordsOf = (one: Element): string =>
  one.getAttribute('data-stands') ?? one.getAttribute('aria-label') ?? one.textContent ?? '';

export const Changed = () => {
  const store = useRunStore();
  // What is drawn last hangs on something later that hangs on something later.
  const revision = useLater(useLater(useLater(useRun((state) => state.revision))));
  const known = useRef<ReadonlyMap<string, string>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn is compared with the one before
  useEffect(() => {
    if (!isStill()) return undefined;
    const look = (): readonly Element[] => {
      const now = standing();
      // A shop or a report stands in the board's place: what it hides is compared when it is back.
      if (now.size === 0) return [];
      const before = known.current;
      known.current = new Map([...now].map(([name, one]) => [name, wordsOf(one)]));
      const changed = [...now].filter(([name, one]) => before.has(name) && before.get(name) !== wordsOf(one));
      return changed.length > FEW && changed.length * 2 > now.size ? [] : changed.map(([, one]) => one);
    };
    if (store.getState().did !== 'turn') {
      // Panels may come a moment after the board.
      const later = setTimeout(look);
      return () => clearTimeout(later);
    }
    const changed = look();
    for (const one of changed) one.setAttribute('data-changed', '');
    const unmark = (): void => {
      for (const one of changed) one.removeAttribute('data-changed');
    };
    const leaving = setTimeout(unmark, STAYS);
    return () => {
      clearTimeout(leaving);
      unmark();
    };
  }, [store, revision]);
  return null;
};
