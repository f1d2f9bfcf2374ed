// What the game is made of, for the kernel's contract.

import type { Shape } from '@interlock/kernel';
import type { Action } from './actions.ts';
import type { Content } from './data/content.ts';
import type { Deck } from './deck.ts';
import type { StationEvent } from './events.ts';
import type { Level, ViewMode } from './map/level.ts';
import type { State } from './state.ts';
import type { StationView } from './view.ts';

/** Params of a generated deck [DS-502]. */
export interface Params {
  readonly difficulty: 'story' | 'normal' | 'hard';
  readonly rooms: number;
  readonly view: ViewMode;
  readonly mode: 'unlimited' | 'brownout';
}

export interface StationShape extends Shape {
  params: Params;
  level: Level;
  world: Deck;
  state: State;
  action: Action;
  event: StationEvent;
  view: StationView;
  content: Content;
}
