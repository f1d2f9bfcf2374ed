// The keys that cards and a shown program listen to themselves, whatever keys were chosen in place of the usual ones.

import { usualKey } from '../../../store/keys.ts';
import { useSettings } from '../../../store/settings.ts';

const USUAL = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ' '] as const;
type CardKey = (typeof USUAL)[number];

/** Which of them was meant; null: none. Shift goes with each of them and is no other key. */
export const cardKey = ({ key }: { readonly key: string }): CardKey | null =>
  usualKey(useSettings.getState().keys, 'droids', USUAL, { key, shiftKey: false }) as CardKey | null;
