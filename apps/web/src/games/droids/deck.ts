// The cards that are owned, wherever they lie.

import type { CardView, View } from '@interlock/droids';

type Places = Pick<View, 'hand' | 'pile' | 'discard'>;

export const owned = ({ hand, pile, discard }: Places): readonly CardView[] => [...hand, ...pile, ...discard];

export const cardOf = (places: Places, id: string): CardView | undefined =>
  owned(places).find((card) => card.id === id);
