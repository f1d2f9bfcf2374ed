// One drawing a card: its own, or one of those for what the card is about. The same card always has the same drawing.

import type { ReactNode } from 'react';
import { BY_CARD } from './drawings.tsx';
import { BY_TAG } from './motifs.tsx';

/** Most telling tag first. */
const ORDER = ['late', 'time', 'clock', 'self', 'tech', 'security', 'paper', 'people', 'boon'];

const numberOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

export const drawingOf = (eventId: string, tags: readonly string[]): ReactNode => {
  const own = BY_CARD[eventId];
  if (own) return own;
  const isKind = tags.includes('boon') && !tags.includes('time') && !tags.includes('late');
  const tag = isKind ? 'boon' : ORDER.find((one) => tags.includes(one));
  const among = BY_TAG[tag ?? 'paper'] ?? BY_TAG.paper!;
  return among[numberOf(eventId) % among.length];
};

export const Art = ({ eventId, tags }: { eventId: string; tags: readonly string[] }) => (
  <svg className="pt-art" viewBox="60 0 400 150" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
    {drawingOf(eventId, tags)}
  </svg>
);
