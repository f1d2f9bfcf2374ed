// Destruction [OS-171]: hulls at 0 are gone, and with each of them every missile aimed at it.

import { ALIVE, HULL, M_ID, M_LIFE, M_TARGET, MISSILE_STRIDE, SHIP_STRIDE } from '../../state.ts';
import type { Phase, Resolution } from '../resolution.ts';
import { countOf } from '../ships.ts';
import { GONE, sweep } from './missiles.ts';

export const destruction: Phase = (turn) => {
  const { world, state, tape, causes } = turn;
  const { ships } = state;
  const count = countOf(state);
  for (let ship = 0; ship < count; ship++) {
    const at = ship * SHIP_STRIDE;
    if (ships[at + ALIVE] === 0 || ships[at + HULL]! > 0) continue;
    ships[at + ALIVE] = 0;
    if (causes !== null)
      causes.destroyed[ship] = tape.emit(
        { type: 'shipDestroyed', ship: world.ships[ship]!.id },
        ...(causes.wounds[ship] ?? []),
      );
    loseMissiles(turn, ship);
  }
};

const loseMissiles = ({ state, tape, causes }: Resolution, ship: number): void => {
  const { missiles } = state;
  let gone = 0;
  for (let at = 0; at < missiles.length; at += MISSILE_STRIDE) {
    if (missiles[at + M_TARGET] !== ship) continue;
    missiles[at + M_LIFE] = GONE;
    gone++;
    if (causes !== null)
      tape.emit({ type: 'missileLost', missile: missiles[at + M_ID]! }, { event: causes.destroyed[ship]! });
  }
  if (gone > 0) sweep(state, gone);
};
