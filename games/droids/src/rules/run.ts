// What every rule is handed: what never changes, what it may change, and where it writes down what happened.

import type { Tape } from '@interlock/kernel';
import type { DroidsEvent } from '../shape/events.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';

export interface Run {
  readonly world: World;
  readonly state: State;
  readonly tape: Tape<DroidsEvent>;
}
