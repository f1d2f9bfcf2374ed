// One drawing a card: its own, or one of those for what the card is about with two things beside it that no other card
// of that drawing has. The same card always has the same drawing.

import type { ReactNode } from 'react';
import { BY_CARD } from './drawings.tsx';
import { At } from './ink.tsx';
import { BY_TAG } from './motifs.tsx';
import { THING_OF, THINGS, type Thing } from './things.tsx';

/** Most telling tag first. */
const ORDER = ['late', 'time', 'clock', 'self', 'tech', 'security', 'paper', 'people', 'boon'];

const NAMES = Object.keys(THINGS) as Thing[];

/** A number of the whole id, in which the place of each letter counts. */
const numberOf = (id: string): number => {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return sum;
};

/** Which motif, and the things left and right of it; null for a card with a drawing of its own. */
export const sketchOf = (
  eventId: string,
  tags: readonly string[],
): { readonly tag: string; readonly motif: number; readonly left: Thing; readonly right: Thing } | null => {
  if (BY_CARD[eventId]) return null;
  const isKind = tags.includes('boon') && !tags.includes('time') && !tags.includes('late');
  const tag = isKind ? 'boon' : (ORDER.find((one) => tags.includes(one)) ?? 'paper');
  const among = BY_TAG[tag] ?? BY_TAG.paper!;
  const number = numberOf(eventId);
  const left = THING_OF[eventId] ?? NAMES[number % NAMES.length]!;
  const right = NAMES[Math.floor(number / NAMES.length) % NAMES.length]!;
  return { tag, motif: number % among.length, left, right };
};

export const drawingOf = (eventId: string, tags: readonly string[]): ReactNode => {
  const sketch = sketchOf(eventId, tags);
  if (sketch === null) return BY_CARD[eventId];
  const { tag, motif, left, right } = sketch;
  return (
    <>
      {(BY_TAG[tag] ?? BY_TAG.paper!)[motif]}
      <At x={102} y={96} scale={1.4}>
        {THINGS[left]}
      </At>
      <At x={420} y={105} scale={1.1} turn={4}>
        {THINGS[right]}
      </At>
    </>
  );
};

export const Art = ({ eventId, tags }: { eventId: string; tags: readonly string[] }) => (
  <div className="pt-art">
    <svg viewBox="60 0 400 150" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      {drawingOf(eventId, tags)}
    </svg>
  </div>
);
