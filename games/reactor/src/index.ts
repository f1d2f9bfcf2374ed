// Reactor Maintenance, assembled for the kernel.

import { type Game, SOLO } from '@interlock/kernel';
import { actionCodec } from './actions.ts';
import { tune } from './balance.ts';
import { content } from './content.ts';
import { documents } from './documents.ts';
import { generateLevel } from './generate/generate.ts';
import { hintsFor, sayTurn } from './hints.ts';
import { levelCodec } from './level.ts';
import { levels } from './levels.ts';
import { pack } from './pack.ts';
import { paramsCodec } from './params.ts';
import { legalNext, playTurn, refuseTurn } from './play.ts';
import { askCell, askConnections, askModes } from './questions.ts';
import { redactEvent } from './redact.ts';
import { statusOf } from './score.ts';
import { search } from './search.ts';
import { setupState } from './setup.ts';
import type { ReactorShape } from './shape.ts';
import { copyState, PLANT, supposed } from './state.ts';
import { showView } from './text.ts';
import { trace } from './trace.ts';
import { viewOf } from './view.ts';
import { remember, wake } from './wake.ts';
import { words } from './words.ts';

export const game: Game<ReactorShape> = {
  id: 'reactor',
  title: 'Reactor Maintenance',
  rules: 1,
  chance: 'none',
  turn: 'many',
  content,
  levels,
  params: paramsCodec,
  level: levelCodec,
  action: actionCodec,
  setup: (given, level) => {
    const state = setupState(given, level);
    remember(state[PLANT]);
    return state;
  },
  copy: (state) => {
    const awake = wake(state);
    remember(awake[PLANT]); // a run opened again begins with a copy
    return copyState(awake);
  },
  legal: (_content, state, pending) => legalNext(wake(state), pending),
  refuse: (_content, state, turn) => refuseTurn(wake(state), turn),
  play: (_content, draft, turn, tape) => playTurn(wake(draft), turn, tape),
  idle: () => [],
  status: (_content, state) => statusOf(wake(state)),
  actor: () => SOLO,
  view: (_content, state) => viewOf(wake(state)),
  show: (_content, view) => showView(view),
  words: {
    ...words,
    turn: (_content, state, turn) => sayTurn(wake(state), turn),
    hint: (_content, state, turn) => hintsFor(wake(state), turn),
  },
  suppose: (_content, state) => supposed(wake(state)),
  redact: (_content, state, event) => redactEvent(state, event),
  pack,
  search,
  generate: generateLevel,
  trace,
  questions: {
    modes: (_content, state, _viewer, args) => askModes(wake(state), args),
    connections: (_content, state) => askConnections(wake(state)),
    cell: (_content, state, _viewer, args) => askCell(wake(state), args),
  },
  tune,
  documents,
};

export type { ReactorEvent } from './events.ts';
export type { LevelFile } from './file.ts';
export { type RunResult, resultOf } from './score.ts';
export type { Action, Content, ReactorShape } from './shape.ts';
export { showMap, showNetwork } from './text.ts';
export type { ReactorView } from './view.ts';
export { printWitness } from './witness.ts';
