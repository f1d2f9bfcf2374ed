// How a run went, for others: words only, with the way to the same start.

import type { AnyShape, Session } from '@interlock/kernel';
import { grouped } from '../play/top/useVerdict.ts';
import type { RunState } from './runState.ts';
import { isDaySeed, titleOf } from './words.ts';

/** Whether the run is the challenge of a day. */
export const isDayOf = ({ run: { origin } }: Session<AnyShape>): boolean =>
  'preset' in origin && isDaySeed(String(origin.seed));

/** The address of the run's start, for whoever wants to do better. */
const linkOf = ({ origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>): string => {
  const query = new URLSearchParams(search);
  query.delete('ranked');
  query.delete('practice');
  return `${origin}${pathname}?${query}`;
};

const wordsOf = ({ table, session }: RunState): string => {
  const { status, turn, game, world } = table;
  const par = session.run.entry?.par?.turns;
  const turns = `${turn} ${turn === 1 ? 'turn' : 'turns'}`;
  if (status.is === 'won')
    return `won in ${turns}${par === undefined ? '' : `, par ${par}`}${status.score > 0 ? `, score ${grouped(status.score)}` : ''}.`;
  if (status.is !== 'lost') return `${status.is} after ${turns}.`;
  return `lost after ${turns}. ${game.words.cause?.(world, status.cause, session.state) ?? status.cause}`;
};

export const resultText = (run: RunState, here: Pick<Location, 'origin' | 'pathname' | 'search'>): string => {
  const words = run.screen.look.resultWords?.(run) ?? `${titleOf(run.session)}: ${wordsOf(run)}`;
  return `${run.screen.game.title}, ${words} Beat this ${run.screen.look.journey?.leg ?? 'level'}: ${linkOf(here)}`;
};
