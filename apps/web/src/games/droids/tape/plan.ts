// The plan on the table in the words of this game: the cards on the tape, what ends the turn, and which choice takes the
// place of which.

import type { Action, CardView, DroidsShape, View } from '@interlock/droids';
import type { Turn } from '@interlock/kernel';
import type { Table } from '../../screen.ts';
import { previewOf } from '../show/preview.ts';
import { sorted } from './order.ts';

type Droids = Table<DroidsShape>;

const isEdit = ({ type }: Action): boolean => type === 'moveCards' || type === 'clearTape';
const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isPlanned = (plan: readonly Action[], action: Action): boolean => plan.some((one) => isSame(one, action));

/** Ids on the tape, in order. */
export const tapeOf = (table: Pick<Droids, 'view' | 'plan' | 'appraisal'>): readonly string[] => previewOf(table).tape;

/** What is planned besides a tape: the last of it. */
export const plannedOf = ({ plan }: Pick<Droids, 'plan'>): Action | null =>
  plan.findLast((action) => !isEdit(action)) ?? null;

/** A tape that is laid out is run. */
export const closing = (table: Pick<Droids, 'view' | 'plan' | 'appraisal'>): Action | null =>
  table.view.phase === 'ExecuteProgram' && plannedOf(table) === null
    ? { type: 'runProgram', tape: tapeOf(table) }
    : null;

/** Answers that exclude each other: the new one takes the place of the old. */
const ONE_OF: readonly Action['type'][] = ['acceptGlitch', 'deferGlitch', 'chooseContract', 'destroyCard', 'concede'];

export const instead = ({ plan }: Droids, action: Action): Turn<DroidsShape> | null => {
  if (plan.length === 0) return null;
  if (isEdit(action)) return plan.some((one) => !isEdit(one)) ? [...plan.filter(isEdit), action] : null;
  if (action.type === 'discard') return [...plan.filter(isEdit), action];
  if (ONE_OF.includes(action.type)) return [action];
  return plan.some((one) => isSame(one, action)) ? plan.filter((one) => !isSame(one, action)) : null;
};

/** Cards let go together, as one step: to the tape all of them, back to the hand those that lie on the tape, into the discard
 *  those that do not. Null where none of them can go there. */
export const sent = (
  cards: readonly string[],
  to: 'tape' | 'hand' | 'discard',
  tape: readonly string[],
  index?: number,
): Action | null => {
  const going = to === 'tape' ? cards : cards.filter((id) => tape.includes(id) === (to === 'hand'));
  if (going.length === 0) return null;
  if (to === 'discard') return { type: 'discard', cards: going };
  const move = { type: 'moveCards', cards: going, to } as const;
  return index === undefined || to === 'hand' ? move : { ...move, index };
};

/** So few cards are seen at a glance: they stay as they were drawn. */
const FEW = 4;

/** The hand as it is shown: what is not on the tape, presorted or as drawn. */
export const shownHand = (
  hand: readonly CardView[],
  tape: readonly string[],
  isSorted: boolean,
): readonly CardView[] => {
  const left = hand.filter(({ id }) => !tape.includes(id));
  return isSorted && hand.length > FEW ? sorted(left) : left;
};

/** The same card, and the same has befallen it: such lie fanned. */
export const isLike = (before: CardView | undefined, { type, modifiers }: CardView): boolean =>
  before?.type === type && JSON.stringify(before.modifiers) === JSON.stringify(modifiers);

/** Cards of this hand that lay the same types out again, in their order, as far as the hand has them. */
export const layoutOf = ({ hand }: Pick<View, 'hand'>, types: readonly string[]): readonly string[] => {
  const left = [...sorted(hand)];
  const found: string[] = [];
  for (const type of types) {
    const at = left.findIndex((card) => card.type === type);
    if (at < 0) continue;
    found.push(left[at]!.id);
    left.splice(at, 1);
  }
  return found;
};
