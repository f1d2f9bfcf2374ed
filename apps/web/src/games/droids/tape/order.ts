// The order in which a hand is shown: presorted by what cards are for, or as drawn. It never changes the run.

import { type CardView, TAGS } from '@interlock/droids';

const numberOf = (id: string): number => Number(id.replace(/\D/g, ''));

export const sorted = (cards: readonly CardView[]): readonly CardView[] =>
  [...cards].sort(
    (a, b) =>
      TAGS.indexOf(a.tag) - TAGS.indexOf(b.tag) ||
      (a.type < b.type ? -1 : a.type > b.type ? 1 : numberOf(a.id) - numberOf(b.id)),
  );
