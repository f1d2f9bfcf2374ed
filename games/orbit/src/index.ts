// Orbit Simulator, assembled for the kernel.

import type { Game } from '@interlock/kernel';
import { SOLO } from '@interlock/kernel';
import { documents } from './authoring/documents.ts';
import { proven } from './authoring/proven.ts';
import { compile } from './compile.ts';
import { content } from './data/content.ts';
import { tune } from './data/tune.ts';
import { everyTurn } from './everyTurn.ts';
import { generate } from './generate/generate.ts';
import { canonical, idle, legal } from './legal.ts';
import { levelCodec } from './level.ts';
import { levels } from './levels.ts';
import { paramsCodec } from './params.ts';
import { appraise } from './planner/appraise.ts';
import { play } from './play.ts';
import { policies } from './players/players.ts';
import { questions } from './questions.ts';
import { refuse } from './refuse.ts';
import { actionCodec } from './rules/plan/decode.ts';
import { seatOf } from './rules/plan/entries.ts';
import { mayRevise, revise } from './rules/plan/revise.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import type { OrbitShape } from './shape.ts';
import { copyState } from './state.ts';
import { statusOf } from './status.ts';
import { show } from './text.ts';
import { trace } from './trace.ts';
import { viewOf } from './view.ts';
import { words } from './words.ts';

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
  proof: { search, policies, turns: everyTurn, generate, isProvable: (world) => !world.isDuel },
  authoring: { tune, documents, proven },
  questions,
};

export type { Action, Entry } from './actions.ts';
export type { Facing } from './data/names.ts';
export type { Cell, OrbitEvent } from './events.ts';
export type { Appraisal, Figure, Option, PowerRow } from './shape/planner.ts';
export type { OrbitView, ShipView } from './shape/view.ts';
export type { OrbitShape } from './shape.ts';
export { showPlanner } from './text.ts';
export { aheadTable } from './words/ahead.ts';
export { sumLines } from './words/sums.ts';
