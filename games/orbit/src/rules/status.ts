// How a run stands, from one seat's side [OS-327] [OS-480]. A duel that nobody wins is drawn.

import type { Status, Viewer } from '@interlock/kernel';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { seatOf } from './plan/entries.ts';

export const statusOf = (_world: World, { ending }: State, seat?: Viewer): Status => {
  if (ending === null) return { is: 'playing' };
  if (ending.is === 'won') return { is: 'won', score: ending.score };
  if (ending.is === 'lost') return { is: 'lost', cause: ending.cause };
  if (ending.winner === 'none') return { is: 'drawn', cause: ending.reason };
  const side = seat === seatOf(1) ? seatOf(1) : seatOf(0);
  return ending.winner === side ? { is: 'won', score: 0 } : { is: 'lost', cause: `${ending.winner}Won` };
};
