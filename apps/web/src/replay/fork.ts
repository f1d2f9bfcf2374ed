// Where playing on from a spot of a run begins: after its turn, or, in mid-turn, before it with what was done as the plan.

import type { AnyShape, Session, Turn } from '@interlock/kernel';
import type { Look } from '../games/screen.ts';
import { actionsBegun, type Spot } from './steps.ts';

export interface ForkPlace {
  /** Turns that stay as they were. */
  readonly after: number;
  readonly plan: Turn<AnyShape>;
  readonly words: string;
}

/** Where a clock makes most turns, what it took after this one stays taken: playing on begins when the next was played. */
const spent = ({ turns, world, status }: Session<AnyShape>, turn: number, beat: Look['beat']): number => {
  if (!beat) return turn;
  const last = status.is === 'playing' ? turns.length : turns.length - 1;
  let after = turn;
  while (after < last && beat.name(world, turns[after]!) === null) after++;
  return after;
};

export const forkAt = (
  session: Session<AnyShape>,
  { turn, event }: Spot,
  /** The turn as the player counts it. */
  name = `turn ${turn}`,
  beat?: Look['beat'],
): ForkPlace => {
  const isOver = turn === session.turns.length && event === null && session.status.is !== 'playing';
  if (turn === 0) return { after: 0, plan: [], words: 'forks at the start' };
  if (isOver) return { after: turn - 1, plan: [], words: `over here; forks before ${name}` };
  if (event === null) return { after: spent(session, turn, beat), plan: [], words: `forks after ${name}` };
  const done = session.game.turn === 'many' ? actionsBegun(session.seen(turn), event) : 0;
  const plan = (session.turns[turn - 1] ?? []).slice(0, done);
  const planned = done === 0 ? '' : `, ${done} planned`;
  return { after: turn - 1, plan, words: `forks before ${name}${planned}` };
};
