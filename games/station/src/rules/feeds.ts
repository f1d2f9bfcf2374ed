// CCTV desks: which furniture in the rooms on camera is worth opening, as of the moment of asking [DS-058, DS-060].

import type { Because, Tape } from '@interlock/kernel';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { cctvOf } from '../say/subjects.ts';
import type { Feed, State } from '../state.ts';
import { contentsOf } from './ground.ts';

export const hasFeed = (state: State): boolean => state.cctvOn.includes(1);

/** What a desk would tell now. */
const feedOf = (deck: Deck, state: State): Feed => {
  const { layout } = deck;
  const rooms = layout.rooms.filter(({ index }) => state.cctvOn[index] === 1).map(({ index }) => index);
  const furniture: number[] = [];
  for (const { kind, row, room } of layout.things) {
    if (kind !== 'furniture' || state.cctvOn[room] === 0) continue;
    if (state.searched[row] === 0 && contentsOf(deck, state, row).length > 0) furniture.push(row);
  }
  return { action: state.actions + 1, rooms, furniture };
};

export const scanFeeds = (deck: Deck, draft: State, tape: Tape<StationEvent>): number => {
  const { layout, level } = deck;
  const feed = feedOf(deck, draft);
  draft.feeds = [...draft.feeds, feed];
  tape.reveal();
  const rooms = feed.rooms.map((room) => layout.rooms[room]!.id);
  const because: Because[] = [{ action: 0 }, ...rooms.map((room) => ({ last: cctvOf(room) }))];
  const furniture = feed.furniture.map((row) => level.furniture[row]!.id);
  return tape.emit({ type: 'feedScanned', rooms, furniture }, ...because);
};
