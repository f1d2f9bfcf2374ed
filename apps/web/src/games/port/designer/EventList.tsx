// The cards of the pack as a list: conditions, weight, absence, how often they are met, and which the check names.

import type { PortFinding } from '@interlock/port/workshop';
import { memo, useMemo, useState } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { CoverageReport } from '../jobs.ts';
import { percent } from '../run/words.ts';
import { type Listed, listedOf } from './pack.ts';
import { problemIn, type Slot } from './table.ts';

/** The card a finding speaks of, by its place; null where it speaks of the pack. */
export const placeOf = ({ path }: PortFinding): number | null => {
  const found = /^events\[(\d+)\]/.exec(path)?.[1];
  return found === undefined ? null : Number(found);
};

interface ListProps {
  readonly slots: readonly Slot[];
  readonly at: number;
  readonly report: CoverageReport | null;
  readonly findings: readonly PortFinding[];
  onChoose(at: number): void;
}

type Mark = 'error' | 'warning';

export const EventList = memo(({ slots, at, report, findings, onChoose }: ListProps) => {
  const [wanted, setWanted] = useState('');
  const seen = new Map(report?.rows.map((row) => [row.eventId, row.seenPm.careful ?? 0]));
  const marks = new Map<number, Mark>();
  for (const one of findings) {
    const place = placeOf(one);
    if (place === null || one.severity === 'note' || marks.get(place) === 'error') continue;
    marks.set(place, one.severity);
  }
  slots.forEach((slot, i) => {
    if (problemIn(slot) !== null) marks.set(i, 'error');
  });
  const cards = useMemo(() => slots.map(({ value }) => listedOf(value)), [slots]);
  const sought = wanted.trim().toLowerCase();
  const listed = cards
    .map((card, i) => ({ card, i }))
    .filter(({ card }) => `${card.id} ${card.title} ${card.conditions} ${card.tags}`.toLowerCase().includes(sought));
  return (
    <div className="pt-list">
      <label className="field">
        Find a card
        <input
          value={wanted}
          placeholder="title, tag or condition"
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      {listed.length === 0 ? <p className="dim">No card has “{wanted}” in its title, tags or conditions.</p> : null}
      <ol aria-label="Cards">
        {listed.map(({ card, i }) => (
          <li key={i}>
            <Row card={card} isAt={i === at} mark={marks.get(i)} seen={seen.get(card.id)} onPress={() => onChoose(i)} />
          </li>
        ))}
      </ol>
    </div>
  );
});

const GLYPHS = { error: 'critical', warning: 'caution' } as const;

interface RowProps {
  readonly card: Listed;
  readonly isAt: boolean;
  readonly mark: Mark | undefined;
  readonly seen: number | undefined;
  onPress(): void;
}

const Row = ({ card, isAt, mark, seen, onPress }: RowProps) => (
  <button type="button" aria-pressed={isAt} onClick={onPress}>
    <b>
      {mark === undefined ? null : (
        <>
          <Glyph name={GLYPHS[mark]} className={GLYPHS[mark]} />
          <span className="sr">{mark}: </span>
        </>
      )}{' '}
      {card.title}
    </b>
    <small>{card.conditions}</small>
    <small>
      weight <span className="num">{card.weight}</span> · away <span className="num">{card.away}</span> s
      {seen === undefined ? '' : ` · seen ${percent(seen)}`}
    </small>
  </button>
);
