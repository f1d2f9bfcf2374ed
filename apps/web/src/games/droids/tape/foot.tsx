// The foot of a card on the tape: what it will do there, in as few signs as fit.

import type { ReactNode } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { Chance, SlotPreview } from '../show/preview.ts';
import type { Foot } from './TapeCard.tsx';

/** Outcomes in a word that fits under a card. */
export const FAILS: Readonly<Record<string, string>> = {
  ok: 'done',
  skipped: 'no power',
  replaced: 'hiccup',
  debuffed: 'nothing',
  failed: 'fails',
};

export const fraction = ({ num, den }: Chance): string => (num === den ? 'sure' : `${num}/${den}`);

export const footOf = (slot: SlotPreview | undefined): Foot | undefined => {
  if (!slot) return undefined;
  if (slot.hidden) return { text: 'unseen', words: 'beyond the preview', mood: 'hidden' };
  if (slot.tooUncertain) return { text: 'unsure', words: slot.why ?? '', mood: 'hidden' };
  const [first] = slot.outcomes;
  if (!first) return undefined;
  const isSure = slot.outcomes.length === 1;
  const risky = slot.badges.length > 0 ? `, ${slot.badges.map(({ text }) => text).join(', ')}` : '';
  const after = `Energy ${first.energy}, carry ${first.carry}`;
  if (!isSure)
    return {
      text: (
        <>
          <Glyph name="caution" /> {fraction(first)}
        </>
      ),
      words: `most likely ${fraction(first)}: ${FAILS[first.outcome] ?? first.outcome}, ${after}${risky}`,
      mood: 'risk',
    };
  if (first.outcome !== 'ok')
    return {
      text: (
        <>
          <Glyph name="caution" /> {FAILS[first.outcome] ?? first.outcome}
        </>
      ),
      words: `will have no effect: ${FAILS[first.outcome] ?? first.outcome}, ${after}${risky}`,
      mood: 'bad',
    };
  return { text: leftAfter(first.energy, first.carry), words: `then ${after}${risky}`, mood: 'sure' };
};

/** What is left in tank and pack. */
export const leftAfter = (energy: number, carry: number): ReactNode => (
  <>
    <Glyph name="electricity" />
    {energy}
    <span className="dd-load">
      {'  '}
      <svg className="g" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 5h18v14H3zM3 10h18M9 5v14M15 5v14" fill="none" stroke="currentColor" strokeWidth="2.4" />
      </svg>
      {carry}
    </span>
  </>
);
