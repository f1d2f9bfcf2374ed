// Its levels in the workshop.

import type { AnyShape, Json, Shape } from '@interlock/kernel';
import type { Pens } from '../pens.ts';

export interface Drawing<G extends Shape = AnyShape> {
  /** A run's start with nothing hidden: the workshop draws a designer's level so. Handed a copy. */
  unhidden?(world: G['world'], state: G['state']): { readonly world: G['world']; readonly state: G['state'] };
  /** How its levels are drawn in the workshop. */
  readonly pens?: Pens;
  /** A level's file with the line that wins it written in, as the game's level files spell it; a string where the file is
   *  no JSON. */
  proven?(level: Json, witness: readonly Json[], isOptimal: boolean): Json | Promise<Json>;
}
