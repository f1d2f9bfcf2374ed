// Where a refused plan is put right: the control that carries the refusal's field, or the step of the plan. A game marks a
// control with `data-field="laser"`; pressing commit goes there, and pressing it again to the next.

import type { Table } from '../../games/screen.ts';

const placesOf = ({ refusals }: Table): readonly HTMLElement[] =>
  refusals.flatMap(({ field, at }) => {
    const control = field === undefined ? null : document.querySelector(`[data-field="${CSS.escape(field)}"]`);
    const step = document.querySelector(`[data-step="${at}"] button`);
    const place = control?.matches('button, input, select, [tabindex]')
      ? control
      : (control?.querySelector('button, input, select, [tabindex]') ?? step);
    return place instanceof HTMLElement ? [place] : [];
  });

/** Puts the focus on what is refused, from one to the next; false where nothing is, or nothing can be pointed at. */
export const goToCulprit = (table: Table): boolean => {
  if (table.status.is !== 'playing' || table.refusals.length === 0) return false;
  const places = placesOf(table);
  if (places.length === 0) return false;
  const at = places.indexOf(document.activeElement as HTMLElement);
  const next = places[(at + 1) % places.length]!;
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
};
