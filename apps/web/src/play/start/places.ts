// What a level page knows of the levels of its campaign: the win that stands in the book, a run that is going on, which one
// comes next, where each is played.

import { campaignOf, type GameFacts, type LevelFacts } from '../../games/facts.ts';
import { type Result, readBook, resultOf } from '../../store/progress.ts';
import { type Save, saveKey } from '../../store/save/saves.ts';

export interface Place {
  readonly level: LevelFacts;
  /** Its number on every screen. */
  readonly number: number;
  readonly result: Result | undefined;
  /** The turn a begun run stands at; null where none is going on. */
  readonly turn: number | null;
  /** The first of the campaign that was not won. */
  readonly isNext: boolean;
  readonly to: string;
}

export const placesOf = (game: GameFacts, saves: readonly Save[], isRanked: boolean): readonly Place[] => {
  const book = readBook();
  const campaign = campaignOf(game);
  const next = campaign.find(({ id }) => resultOf(book, game.id, id) === undefined);
  return campaign.map((level) => {
    const save = saves.find(({ key }) => key === saveKey(game.id, { level: level.id }, isRanked));
    return {
      level,
      number: game.levels.indexOf(level) + 1,
      result: resultOf(book, game.id, level.id),
      turn: save && save.status.is === 'playing' && save.turn > 0 ? save.turn + 1 : null,
      isNext: level === next,
      to: levelAddress(game.id, level.id, isRanked),
    };
  });
};

export const placeOf = (places: readonly Place[], id: string): Place | undefined =>
  places.find(({ level }) => level.id === id);

export const levelAddress = (game: string, level: string, isRanked: boolean): string =>
  `/play/${game}?level=${encodeURIComponent(level)}${isRanked ? '&ranked' : ''}`;

/** Under the key that starts a level. */
export const startWords = ({ turn, result }: Place): string =>
  turn === null ? (result ? 'once more' : 'not won yet') : `goes on in turn ${turn}`;
