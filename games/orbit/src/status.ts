// How a run stands, from one seat's side [OS-327] [OS-480]. A duel that nobody wins is drawn.

import type { Status, Viewer } from '@interlock/kernel';
import { seatOf } from './rules/plan/entries.ts';
import type { World } from './shape/world.ts';
import type { State } from './state.ts';

export const statusOf = (_world: World, { ending }: State, seat?: Viewer): Status => {
  if (ending === null) return { is: 'playing' };
  if (ending.is === 'won') return { is: 'won', score: ending.score };
  if (ending.is === 'lost') return { is: 'lost', cause: ending.cause };
  if (ending.winner === 'none') return { is: 'drawn', cause: ending.reason };
  const side = seat === seatOf(1) ? seatOf(1) : seatOf(0);
  return ending.winner === side ? { is: 'won', score: 0 } : { is: 'lost', cause: `${ending.winner}Won` };
};
