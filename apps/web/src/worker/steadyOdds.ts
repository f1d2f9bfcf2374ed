// What the light may say of a run with dice: how often a steady player, named, wins on from here with dice of their own.
// The run's own dice are never read. Where an order is hidden nobody can be sent on from here, and the light says so.

import { type AnyShape, applyLegal, diceOf, forecast, type Session, type Turn } from '@interlock/kernel';
import { policiesOf } from '@interlock/search';
import type { VerdictAnswer } from './api.ts';

/** Tries, and turns of each at most. */
const TRIES = 20;
const TURNS = 200;
const STRETCH_MS = 30;
/** Positions looked at to settle whether any rolls could still win. */
const CLAIM_NODES = 60_000;

const open = (word: string, reason: string): VerdictAnswer => ({
  verdict: 'unknown',
  word,
  nodes: 0,
  reason,
  left: null,
  isOptimal: false,
});

/** Whether a line wins whatever the dice say and whatever is hidden: then it gives nothing away. */
export const takesNoChance = ({ game, world, state }: Session<AnyShape>, line: readonly Turn<AnyShape>[]): boolean => {
  const { frames } = forecast(game, world, state, { plan: line, turns: 0 });
  return frames.length === line.length && frames.at(-1)?.status.is === 'won';
};

/** Null once `isStopped` says so. */
export const steadyOdds = async (
  { game, world, state }: Session<AnyShape>,
  isStopped: () => boolean,
  breath: () => Promise<void>,
): Promise<VerdictAnswer | null> => {
  if (game.suppose) return open('OPEN', 'what is hidden decides');
  const policies = policiesOf(game);
  // A steady player first, where a game has one: its levels' rates and its odds are theirs, and the light is of the same.
  const name = ['steady', 'careful', 'greedy', ...Object.keys(policies)].find((one) => policies[one] !== undefined);
  const policy = name === undefined ? undefined : policies[name];
  if (!policy) return open('OPEN', 'dice decide');
  let won = 0;
  let since = performance.now();
  for (let i = 0; i < TRIES; i++) {
    const dice = diceOf(`LIGHT-${i}`);
    let position = { state: game.copy(state), dice };
    const stream = diceOf(`PLAYER-${i}`).stream('policy');
    for (let turn = 0; turn < TURNS && game.status(world, position.state).is === 'playing'; turn++) {
      const chosen = policy(game, world, position, stream);
      if (game.refuse(world, position.state, chosen).length > 0) break;
      position = applyLegal(game, world, position, chosen).position;
      if (performance.now() - since < STRETCH_MS) continue;
      await breath();
      if (isStopped()) return null;
      since = performance.now();
    }
    if (game.status(world, position.state).is === 'won') won++;
  }
  if (won === 0 && game.proof?.byAnyRolls?.(world, state, CLAIM_NODES) === 'lost')
    return { verdict: 'lost', nodes: 0, reason: 'by no rolls any more', left: null, isOptimal: false };
  return open(`${won} of ${TRIES} won`, `by ${name} play`);
};
