// Items coming into the player's hands; nothing ever leaves them but batteries [DS-073, DS-075].

import type { Because, Tape } from '@interlock/kernel';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { numberIn } from '../map/numbers.ts';
import { readCard } from '../sight/sight.ts';
import type { State } from '../state.ts';
import { gainAir } from './air.ts';
import { isGuess } from './ground.ts';

/** Takes one item of a kind (an index into the deck's items); `source` is `floor`, `puzzle` or a furniture's id. */
export const takeItem = (
  deck: Deck,
  draft: State,
  tape: Tape<StationEvent>,
  kind: number,
  source: string,
  because: Because,
): void => {
  const item = deck.items[kind]!;
  draft.held[kind] = draft.held[kind]! + 1;
  const picked = tape.emit({ type: 'itemPicked', item, source }, because);
  if (item === 'air') gainAir(deck, draft, tape, picked);
  if (readCard(deck, draft, kind)) tape.reveal();
  if (!isGuess(draft)) draft.read[kind] = 1;
  if (item.startsWith('fragment:') && deck.level.view !== 'open') tape.reveal(); // it shows digits of a code
};

/** How many of an item are held, by its name; 0 for what the deck does not have. */
export const heldOf = (deck: Deck, state: State, item: string): number =>
  state.held[numberIn(deck.itemOf, item) ?? -1] ?? 0;
