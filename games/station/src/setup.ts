// A deck as the player finds it: nothing happens here, what it starts with is in the first view [DS-491].

import type { Content } from './content.ts';
import { isLiftReady } from './lift.ts';
import type { Level } from './map/level.ts';
import { firstLook } from './sight.ts';
import { blankState, type State } from './state.ts';

export const setupState = (content: Content, level: Level): State => {
  const state = blankState(content, level);
  state.isReady = isLiftReady(state);
  firstLook(state);
  return state;
};
