// What the drawings of the field are made from: cells, things and the robot as the view tells them.

import type { CellView, DroidsShape, ModifierView, PoiView } from '@interlock/droids';
import type { Spot } from './hex.ts';

export type { CellView, ModifierView, PoiView };
export type World = DroidsShape['world'];
export type PoiOf<K extends PoiView['kind']> = Extract<PoiView, { kind: K }>;

export interface Stand extends Spot {
  readonly facing: number;
}

export const isActing = ({ suppressedBy }: Pick<ModifierView, 'suppressedBy'>): boolean => suppressedBy.length === 0;
