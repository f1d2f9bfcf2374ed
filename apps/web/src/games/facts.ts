// What is known of a game before any of its rules are loaded: for the hub and the level maps.

export interface LevelFacts {
  readonly id: string;
  readonly title: string;
  readonly par: number | null;
  /** Where the game measures something else than turns. */
  readonly parWords?: string;
  /** Proven: no win takes fewer turns. Left out where the par itself is proven, or nothing is. */
  readonly atLeast?: number;
  /** `2 of 5: …`, measured. */
  readonly difficulty?: string;
  readonly chapter?: string;
  readonly teaches?: string;
}

export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  /** In no list for players unless asked for with ?dev. */
  readonly isHidden: boolean;
  readonly rules: number;
  readonly chance: 'none' | 'seeded';
  readonly presets: readonly string[];
  readonly levels: readonly LevelFacts[];
}

/** Floor plans by game and level, as rows of terrain; not every game has them. */
export type Plans = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const BESIDES: readonly string[] = ['Gallery', 'Sandbox'];

/** Levels that are there to look at or to try things in; they are no part of the campaign. */
export const isBeside = ({ chapter }: LevelFacts): boolean => chapter !== undefined && BESIDES.includes(chapter);

export const campaignOf = ({ levels }: GameFacts): readonly LevelFacts[] => levels.filter((level) => !isBeside(level));
