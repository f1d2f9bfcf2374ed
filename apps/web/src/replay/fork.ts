// Where playing on from a spot of a run begins: after its turn, or, in mid-turn, before it with what was done as the plan.

import type { AnyShape, Session, Turn } from '@interlock/kernel';
import { actionsBegun, type Spot } from './steps.ts';

export interface ForkPlace {
  /** Turns that stay as they were. */
  readonly after: number;
  readonly plan: Turn<AnyShape>;
  readonly words: string;
}

export const forkAt = (
  session: Session<AnyShape>,
  { turn, event }: Spot,
  /** The turn as the player counts it. */
  name = `turn ${turn}`,
): ForkPlace => {
  const isOver = turn === session.turns.length && event === null && session.status.is !== 'playing';
  if (turn === 0) return { after: 0, plan: [], words: 'forks at the start' };
  if (isOver) return { after: turn - 1, plan: [], words: `over here; forks before ${name}` };
  if (event === null) return { after: turn, plan: [], words: `forks after ${name}` };
  const done = session.game.turn === 'many' ? actionsBegun(session.seen(turn), event) : 0;
  const plan = (session.turns[turn - 1] ?? []).slice(0, done);
  const planned = done === 0 ? '' : `, ${done} planned`;
  return { after: turn - 1, plan, words: `forks before ${name}${planned}` };
};
