// Every drawing of the pack on one sheet: two cards that look alike are seen here first.

import { useState } from 'react';
import { Key } from '../../../parts/Key.tsx';
import { Art } from '../art/Art.tsx';
import { previewOf } from './pack.ts';
import type { Slot } from './table.ts';

export const CardSheet = ({ slots, onOpen }: { slots: readonly Slot[]; onOpen(at: number): void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="pt-sheet" aria-label="Drawings">
      <Key kind="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        All drawings on one sheet
      </Key>
      {isOpen ? (
        <ol>
          {slots.map(({ value }, at) => {
            const found = previewOf(value);
            return found ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the pack
              <li key={at}>
                <button type="button" onClick={() => onOpen(at)}>
                  <Art eventId={found.card.eventId} tags={found.tags} />
                  <span>{found.card.title}</span>
                </button>
              </li>
            ) : null;
          })}
        </ol>
      ) : null}
    </section>
  );
};
