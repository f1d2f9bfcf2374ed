// The keyboard of the game: digits lay cards out or choose, letters act in the phase they belong to.

import type { Action, DroidsShape } from '@interlock/droids';
import type { KeyBinding, PanelProps, Table } from '../screen.ts';
import { useSight } from './sight.ts';
import { toCommitKey } from './tape/focus.ts';
import { sorted } from './tape/order.ts';
import { layoutOf, shownHand, tapeOf } from './tape/plan.ts';

type Binding = KeyBinding<DroidsShape>;
type Phase = DroidsShape['view']['phase'];

const inPhase = (table: Table<DroidsShape>, ...phases: readonly Phase[]): boolean => phases.includes(table.view.phase);

const nth = (table: Table<DroidsShape>, i: number): Action | null => {
  const { view } = table;
  if (view.phase === 'ExecuteProgram') {
    const card = shownHand(view.hand, tapeOf(table), useSight.getState().isSorted)[i];
    return card ? { type: 'moveCards', cards: [card.id], to: 'tape' } : null;
  }
  if (view.phase === 'Improve' && view.contractOffer)
    return view.contractOffer[i] ? { type: 'chooseContract', index: i } : null;
  if (view.phase === 'Improve' && view.shop) return i < view.shop.offers.length ? { type: 'buyCard', slot: i } : null;
  if (view.phase === 'Gamble' && view.booster)
    return i < view.booster.offers.length ? { type: 'takeBooster', slot: i } : null;
  if (view.phase === 'BufferOverflow') {
    const card = sorted(view.hand)[i];
    return card ? { type: 'destroyCard', card: card.id } : null;
  }
  return null;
};

const digits: readonly Binding[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((key, i) => ({
  keys: [key],
  label: `Card, offer or paper ${i + 1}`,
  row: 'Put that card of the hand on the tape; between days choose that paper, offer or card',
  plan: (table) => {
    const action = nth(table, i);
    return action ? [action] : null;
  },
}));

const one = (key: string, label: string, plan: (table: Table<DroidsShape>) => Action | null): Binding => ({
  keys: [key],
  label,
  plan: (table) => {
    const action = plan(table);
    return action ? [action] : null;
  },
});

const sight = (key: string, label: string, does: (panel: PanelProps<DroidsShape>) => void): Binding => ({
  keys: [key],
  label,
  does,
  plan: () => null,
});

const ROWS = 'From card to card, from moment to moment; with Shift a card of the tape goes along';
const BETWEEN = 'Between tape and hand';

const taken = (key: string, label: string, row?: string): Binding => ({
  keys: [key],
  label,
  ...(row === undefined ? {} : { row }),
  plan: () => null,
});

const press = (cap: string): void => document.querySelector<HTMLElement>(`.dd-door[data-key="${cap}"]`)?.click();

export const keys: readonly Binding[] = [
  ...digits,
  one('Backspace', 'Take the last card off the tape', (table) => {
    const last = tapeOf(table).at(-1);
    return inPhase(table, 'ExecuteProgram') && last !== undefined
      ? { type: 'moveCards', cards: [last], to: 'hand' }
      : null;
  }),
  one('c', 'Clear the tape', (table) =>
    inPhase(table, 'ExecuteProgram') && tapeOf(table).length > 0 ? { type: 'clearTape' } : null,
  ),
  one('l', 'Lay the last tape out again', (table) => {
    if (!inPhase(table, 'ExecuteProgram') || tapeOf(table).length > 0) return null;
    const cards = layoutOf(table.view, useSight.getState().layout);
    return cards.length > 0 ? { type: 'moveCards', cards, to: 'tape' } : null;
  }),
  sight('d', 'Discard the picked cards', ({ table, onPlan }) => {
    const tape = tapeOf(table);
    const cards = useSight.getState().picked.filter((id) => !tape.includes(id));
    if (!inPhase(table, 'ExecuteProgram') || cards.length === 0) return;
    onPlan({ type: 'discard', cards });
    toCommitKey();
  }),
  sight('o', 'Hand sorted or as drawn', () => useSight.getState().sort(!useSight.getState().isSorted)),
  sight('g', 'The way of the tape on the field, on or off; in the bay: Cosmic Rays', ({ table, onPlan }) => {
    if (inPhase(table, 'Improve')) onPlan({ type: 'startGamble' });
    else useSight.getState().setGhosts(!useSight.getState().hasGhosts);
  }),
  sight('e', 'Postmortem of the last program', () =>
    useSight.getState().open(useSight.getState().report === null ? 'postmortem' : null),
  ),
  one('a', 'Accept the anomaly', (table) => (inPhase(table, 'DrawGlitch') ? { type: 'acceptGlitch' } : null)),
  one('f', 'Defer it, pay Energy', (table) =>
    inPhase(table, 'DrawGlitch') ? { type: 'deferGlitch', payWith: 'energy' } : null,
  ),
  sight('s', 'Defer it, pay Stability; in the bay: Scrub', ({ table, onPlan }) => {
    if (inPhase(table, 'DrawGlitch')) onPlan({ type: 'deferGlitch', payWith: 'stability' });
    else if (inPhase(table, 'Improve')) press('S');
  }),
  one('r', 'Reroll the five offers', ({ view }) =>
    view.phase === 'Improve' && view.shop
      ? view.shop.rerollTokens > 0
        ? { type: 'reroll', payWith: 'token' }
        : { type: 'reroll' }
      : null,
  ),
  sight('q', 'Quarantine a card', ({ table }) => {
    if (inPhase(table, 'Improve')) press('Q');
  }),
  one('b', 'Buffer Overflow', (table) => (inPhase(table, 'Improve') ? { type: 'startBufferOverflow' } : null)),
  one('n', 'Go on: next assignment, start the day, back to the bay', ({ view }) => {
    if (view.phase === 'Scoring') return { type: 'nextAssignment' };
    if (view.phase === 'Improve' && !view.contractOffer) return { type: 'previewProgram' };
    if (view.phase === 'Gamble') return { type: 'stopGamble' };
    return view.phase === 'BufferOverflow' ? { type: 'stopBufferOverflow' } : null;
  }),
  // Cards and the shown program take these themselves, under whatever keys were chosen (`cardKey`).
  taken('ArrowLeft', 'To the card or moment before; with Shift the card of the tape goes along', ROWS),
  taken('ArrowRight', 'To the next card or moment; with Shift the card of the tape goes along', ROWS),
  taken('ArrowUp', 'From the hand up to the tape', BETWEEN),
  taken('ArrowDown', 'From the tape down to the hand', BETWEEN),
  taken(' ', 'Pick a card, to move or discard several together; hold a shown program, and let it run on'),
];
