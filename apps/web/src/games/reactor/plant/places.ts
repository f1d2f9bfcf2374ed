// The plant's own words for what is known of its rooms.

import type { Place } from '../../../play/start/places.ts';
import type { LevelFacts } from '../../facts.ts';

export const ID = 'reactor';

/** The best line at a glance: `3 turns, par`, `7 turns · par 6`, `par 6`. */
export const lineWords = ({ level: { par }, result, turn }: Place): string => {
  if (result) {
    const turns = `${result.turns} ${result.turns === 1 ? 'turn' : 'turns'}`;
    return par === null ? turns : result.turns <= par ? `${turns}, par` : `${turns} · par ${par}`;
  }
  if (turn !== null) return `turn ${turn}`;
  return par === null ? '' : `par ${par}`;
};

/** `8 turns`, `18 turns, no line under 17`: the second where the par is a line and its shortness not proven. */
export const parWords = ({ par, atLeast }: LevelFacts): string => {
  if (par === null) return 'none';
  if (atLeast === undefined) return `${par} turns, proven shortest`;
  return atLeast < par ? `${par} turns, no line under ${atLeast}` : `${par} turns, none takes fewer`;
};
