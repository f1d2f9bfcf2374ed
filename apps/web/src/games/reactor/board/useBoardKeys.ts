// Keys that change what is seen and not what is planned: inspect mode, cells of interest, views, look-ahead by number.

import { cellOfSubject, type Facility, subjectOf } from '@interlock/reactor/screen';
import { useContext, useLayoutEffect } from 'react';
import { RunContext } from '../../../play/context.ts';
import { isElsewhere } from '../../../play/target.ts';
import { usualKey } from '../../../store/keys.ts';
import { useSettings } from '../../../store/settings.ts';
import { cellsOfInterest, gridPlace } from '../layers/Cells.tsx';
import { useSight } from './sight.ts';

interface BoardKeys {
  readonly facility: Facility;
  readonly selected: string | null;
  onSelect(subject: string): void;
}

export const useBoardKeys = ({ facility, selected, onSelect }: BoardKeys): void => {
  const run = useContext(RunContext);
  // Before the paint: a key pressed at what one sees is never lost.
  useLayoutEffect(() => {
    const sight = useSight.getState;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event.target) || event.ctrlKey || event.metaKey) return;
      const take = (): void => {
        event.preventDefault();
        event.stopPropagation();
      };
      const digit = /^Digit([0-8])$/.exec(event.code);
      if (event.altKey) {
        if (!digit || !run) return;
        take();
        run.getState().look(Number(digit[1]));
        return;
      }
      const { isInspecting } = sight();
      const key = usualKey(useSettings.getState().keys, 'reactor', ['i', '+', '-', 'v'], event);
      if (key === 'i') {
        take();
        sight().inspect(!isInspecting);
      } else if (key === '+' || key === '-') {
        take();
        sight().zoomBy(key === '+' ? 1.25 : 1 / 1.25);
      } else if (key === 'v' && facility.underground) {
        take();
        sight().cycle();
      } else if (event.key === 'Escape' && isInspecting) {
        take();
        sight().inspect(false);
      } else if (event.key === 'Tab' && isInspecting) {
        // Tab is taken only in this mode, and Escape ends it, so nobody is caught.
        take();
        const cells = cellsOfInterest(facility);
        const at = cells.indexOf(cellOfSubject(facility, selected) ?? -1);
        const step = event.shiftKey ? -1 : 1;
        const next = cells[(at + step + cells.length) % cells.length]!;
        onSelect(subjectOf(facility, next));
        document.querySelector<SVGElement>(`.boardcell[data-at="${gridPlace(facility, next)}"]`)?.focus();
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [facility, selected, onSelect, run]);
};
