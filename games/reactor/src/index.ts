// Reactor Maintenance, assembled for the kernel.

import type { Game } from '@interlock/kernel';
import { actionCodec } from './actions.ts';
import { difficulty } from './authoring/difficulty.ts';
import { documents } from './authoring/documents.ts';
import { pack } from './authoring/pack.ts';
import { generateLevel } from './generate/generate.ts';
import { hintsFor, sayTurn } from './hint.ts';
import { firstTheEye } from './known/advice.ts';
import { tune } from './level/balance.ts';
import { content } from './level/content.ts';
import { buildPlant } from './level/plant.ts';
import { proven } from './level/proven.ts';
import { levelCodec } from './level.ts';
import { levels } from './levels.ts';
import { paramsCodec } from './params.ts';
import { legalNext, playTurn, refuseTurn } from './play.ts';
import { askCell, askConnections, askModes } from './questions.ts';
import { redactEvent } from './redact.ts';
import { statusOf } from './score.ts';
import { search } from './search.ts';
import { setupState } from './setup.ts';
import type { ReactorShape } from './shape.ts';
import { copyState, essenceOf, supposed } from './state.ts';
import { showView } from './text.ts';
import { trace } from './trace.ts';
import { viewOf } from './view.ts';
import { words } from './words.ts';

export const game: Game<ReactorShape> = {
  id: 'reactor',
  title: 'Reactor Maintenance',
  rules: 1,
  turn: 'many',
  content,
  levels,
  params: paramsCodec,
  level: levelCodec,
  action: actionCodec,
  compile: buildPlant,
  setup: setupState,
  copy: copyState,
  digested: essenceOf,
  legal: legalNext,
  refuse: refuseTurn,
  play: playTurn,
  idle: () => [],
  status: (_plant, state) => statusOf(state),
  view: viewOf,
  show: (_plant, view) => showView(view),
  words: { ...words, turn: sayTurn, hint: hintsFor },
  suppose: (_plant, state) => supposed(state),
  redact: (_plant, state, event) => redactEvent(state, event),
  pack,
  proof: {
    search,
    generate: generateLevel,
    advice: { name: 'a careful hand', pick: (_plant, view) => firstTheEye(view), isNowAndThen: true },
  },
  trace,
  questions: {
    modes: (plant, state, _viewer, args) => askModes(plant, state, args),
    connections: askConnections,
    cell: (plant, state, _viewer, args) => askCell(plant, state, args),
  },
  authoring: { tune, documents, proven, reports: { difficulty } },
};

export type { ReactorEvent } from './events.ts';
export type { LevelFile } from './level/file.ts';
export { printWitness } from './level/witness.ts';
export { type RunResult, resultOf } from './score.ts';
export type { Action, Content, ReactorShape } from './shape.ts';
export { showMap, showNetwork } from './text.ts';
export type { ReactorView } from './view.ts';
