// The beginning of a run: the level compiled, flow and level state known.

import type { LevelFile } from './file.ts';
import { buildPlant } from './plant.ts';
import type { Content } from './shape.ts';
import { load } from './simulate.ts';
import { blankState, type State } from './state.ts';

export const setupState = (content: Content, file: LevelFile): State => load(blankState(buildPlant(content, file)));
