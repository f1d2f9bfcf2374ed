// Where a saved run stands, in the words of its game: a turn, or what its player counts instead.

import { cardOf } from '../games/registry.ts';
import type { Save } from '../store/save/saves.ts';

export const standsAt = ({ game, status, turn, replay }: Save): string => {
  const counted = cardOf(game)?.counts?.(replay.turns);
  if (counted !== undefined) return status.is === 'playing' ? counted : `${status.is} after ${counted}`;
  return status.is === 'playing' ? `turn ${turn + 1}` : `${status.is} in turn ${turn}`;
};
