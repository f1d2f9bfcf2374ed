// What the game is made of, for the kernel.

import type { Shape } from '@interlock/kernel';
import type { Content } from '../content/content.ts';
import type { Level } from '../content/file.ts';
import type { Params } from '../content/params.ts';
import type { Action } from './action.ts';
import type { OrbitEvent } from './event.ts';
import type { State } from './state.ts';
import type { OrbitView } from './view.ts';
import type { World } from './world.ts';

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
