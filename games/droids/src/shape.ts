// What the game is made of, for the kernel's contract. Settled: names, actions, events, state, world, view and the
// ruleset and level documents as they stand in shape/; what is added later is added, not renamed.

import type { Shape } from '@interlock/kernel';
import type { Action } from './shape/actions.ts';
import type { DroidsEvent } from './shape/events.ts';
import type { Level } from './shape/level.ts';
import type { Difficulty, Kit, RobotType, RulesetName } from './shape/names.ts';
import type { Ruleset } from './shape/ruleset.ts';
import type { State } from './shape/state.ts';
import type { View } from './shape/view.ts';
import type { World } from './shape/world.ts';

/** MatchParameters [DD-008]; the seed is the kernel's. */
export interface Params {
  readonly ruleset: RulesetName;
  readonly difficulty: Difficulty;
  readonly robotType: RobotType;
  readonly kit: Kit;
}

export interface Content {
  readonly rulesets: Readonly<Record<RulesetName, Ruleset>>;
}

export interface DroidsShape extends Shape {
  params: Params;
  level: Level;
  world: World;
  state: State;
  action: Action;
  event: DroidsEvent;
  view: View;
  content: Content;
}
