// What is known of a game before any of its rules are loaded: for the hub and the level maps.

export interface LevelFacts {
  readonly id: string;
  readonly title: string;
  readonly par: number | null;
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
