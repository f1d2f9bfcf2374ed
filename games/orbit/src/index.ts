// Orbit Simulator, assembled for the kernel.

import type { Game } from '@interlock/kernel';
import { SOLO } from '@interlock/kernel';
import { content } from './content/content.ts';
import { documents } from './content/documents.ts';
import { levelCodec } from './content/level.ts';
import { levels } from './content/levels.ts';
import { paramsCodec } from './content/params.ts';
import { proven } from './content/proven.ts';
import { tune } from './content/tune.ts';
import { generate } from './generate/generate.ts';
import { appraise } from './planner/appraise.ts';
import { policies } from './players/players.ts';
import { questions } from './questions.ts';
import { compile } from './rules/compile.ts';
import { actionCodec } from './rules/plan/decode.ts';
import { seatOf } from './rules/plan/entries.ts';
import { canonical, idle, legal } from './rules/plan/legal.ts';
import { refuse } from './rules/plan/refuse.ts';
import { mayRevise, revise } from './rules/plan/revise.ts';
import { play } from './rules/play.ts';
import { setup } from './rules/setup.ts';
import { statusOf } from './rules/status.ts';
import { search } from './search.ts';
import type { OrbitShape } from './shape/shape.ts';
import { copyState } from './shape/state.ts';
import { trace } from './trace.ts';
import { show } from './view/show.ts';
import { viewOf } from './view/view.ts';
import { words } from './words/words.ts';

export const game: Game<OrbitShape> = {
  id: 'orbit',
  title: 'Orbit Simulator',
  rules: 1,
  turn: 'many',
  content,
  levels,
  params: paramsCodec,
  level: levelCodec,
  action: actionCodec,
  compile,
  setup: (world) => setup(world),
  copy: copyState,
  legal,
  refuse,
  play,
  status: statusOf,
  idle,
  canonical,
  revise,
  mayRevise,
  appraise,
  seats: (world) => (world.isDuel ? world.seats.map(seatOf) : [SOLO]),
  canRewind: (world) => !world.isDuel,
  view: viewOf,
  show,
  words,
  trace,
  proof: { search, policies, generate, isProvable: (world) => !world.isDuel },
  authoring: { tune, documents, proven },
  questions,
};

export type { Facing } from './content/names.ts';
export type { Action, Entry } from './shape/action.ts';
export type { Cell, OrbitEvent } from './shape/event.ts';
export type { Appraisal, Figure, Option, PowerRow } from './shape/planner.ts';
export type { OrbitShape } from './shape/shape.ts';
export type { OrbitView, ShipView } from './shape/view.ts';
export { showPlanner } from './view/show.ts';
