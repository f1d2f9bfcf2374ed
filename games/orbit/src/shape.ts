// What the game is made of, for the kernel.

import type { Shape } from '@interlock/kernel';
import type { Action } from './actions.ts';
import type { Content } from './data/content.ts';
import type { Level } from './data/file.ts';
import type { OrbitEvent } from './events.ts';
import type { Params } from './params.ts';
import type { OrbitView } from './shape/view.ts';
import type { World } from './shape/world.ts';
import type { State } from './state.ts';

export interface OrbitShape extends Shape {
  params: Params;
  level: Level;
  world: World;
  state: State;
  action: Action;
  event: OrbitEvent;
  view: OrbitView;
  content: Content;
}
