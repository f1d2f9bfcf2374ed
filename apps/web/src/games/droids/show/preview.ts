// What the tape on the table will do, slot by slot, as the game's own appraisal tells it.

import type { DroidsShape, TapePreview } from '@interlock/droids';
import type { Table } from '../../screen.ts';

export type SlotPreview = TapePreview['slots'][number];
export type SlotOutcome = SlotPreview['outcomes'][number];
export type Chance = Pick<SlotOutcome, 'num' | 'den'>;

const nothing = (of: number, limit: number): TapePreview => ({
  ...{ tape: [], order: [], orders: [], slots: [] },
  ...{ space: { used: 0, of }, limit, dayEnd: null },
});

/** The last slot that can be foreseen; 0: none. */
export const foreseenOf = ({ slots }: TapePreview): number =>
  slots.findLastIndex(({ outcomes }) => outcomes.length > 0) + 1;

/** The slot that is drawn and told of: the one looked at, else the last that can be foreseen. */
export const slotShown = (preview: TapePreview, looked: number | null): number => {
  const foreseen = foreseenOf(preview);
  return looked === null ? foreseen : Math.min(looked, foreseen);
};

/** The appraisal of the plan where a tape is planned; else that of an empty tape. */
export const previewOf = ({ view, appraisal }: Pick<Table<DroidsShape>, 'view' | 'appraisal'>): TapePreview => {
  const { currencies, phase } = view;
  if (phase !== 'ExecuteProgram' || appraisal === null) return nothing(currencies.TapeLength, currencies.Preview);
  return appraisal as unknown as TapePreview;
};
