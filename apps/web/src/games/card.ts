// What hub, level map and workshop show of a game before a single rule of it is loaded: games/<id>/card.tsx exports one
// `card`. Drawings are small and come with the hub; pages are handed over as `lazy(...)`.

import type { Json } from '@interlock/kernel';
import type { ComponentType } from 'react';

/** The challenge of a day, the same for everyone. */
export interface Daily {
  readonly to: string;
  /** `difficulty 4`. */
  readonly words: string;
  /** `reactor-d4-20261117`: what one tells a friend. */
  readonly code: string;
  /** Under which name a win of it stands in the book. */
  readonly place: string;
}

export interface GameCard {
  readonly Drawing: ComponentType;
  /** One sentence for the hub's card; left out: the catalog's tagline. */
  readonly what?: string;
  /** In place of the level map: an own page of levels. */
  readonly Levels?: ComponentType;
  /** An own page of the workshop, at /workshop/<id>, and what its link says. */
  readonly Designer?: { readonly Page: ComponentType; readonly name: string };
  /** False where the workshop's level form has nothing to write: the game's levels are no documents. */
  readonly hasLevelFiles?: false;
  /** A preset in words: `difficulty 4`. Left out: its id, hyphens as spaces. */
  presetWords?(preset: string): string;
  /** Words of an address that name a run which only this game understands (`Look.origin` reads them): `expedition`. */
  readonly addresses?: readonly string[];
  /** What the player counts where a clock makes most turns, out of a saved run: `6 answers`. */
  counts?(turns: readonly Json[]): string;
  /** The day's challenge; left out: the preset of the weekday and the day's seed. */
  daily?(date: string): Daily;
}
