// What the plant knows of its rooms: level, best line so far, a run that is going on, which one comes next.

import { type Result, readBook, resultOf } from '../../../store/progress.ts';
import { type Save, saveKey } from '../../../store/save/saves.ts';
import type { LevelFacts } from '../../facts.ts';

export const ID = 'reactor';

export interface Place {
  readonly level: LevelFacts;
  /** Its number on every screen. */
  readonly number: number;
  readonly result: Result | undefined;
  /** The turn a begun run stands at; null where none is going on. */
  readonly turn: number | null;
  /** The first room that is still dark. */
  readonly isNext: boolean;
  readonly to: string;
}

export const placesOf = (
  levels: readonly LevelFacts[],
  campaign: readonly LevelFacts[],
  saves: readonly Save[],
  isRanked: boolean,
): readonly Place[] => {
  const book = readBook();
  const next = campaign.find(({ id }) => resultOf(book, ID, id) === undefined);
  return campaign.map((level) => {
    const save = saves.find(({ key }) => key === saveKey(ID, { level: level.id }, isRanked));
    return {
      level,
      number: levels.indexOf(level) + 1,
      result: resultOf(book, ID, level.id),
      turn: save && save.status.is === 'playing' && save.turn > 0 ? save.turn + 1 : null,
      isNext: level === next,
      to: addressOf(level.id, isRanked),
    };
  });
};

export const addressOf = (level: string, isRanked: boolean): string =>
  `/play/${ID}?level=${encodeURIComponent(level)}${isRanked ? '&ranked' : ''}`;

export const placeOf = (places: readonly Place[], id: string): Place | undefined =>
  places.find(({ level }) => level.id === id);

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
