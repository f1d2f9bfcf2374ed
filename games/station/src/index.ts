// The Dark Station, assembled for the kernel.

import { type Game, SOLO } from '@interlock/kernel';
import { actionCodec } from './actions.ts';
import { content } from './content.ts';
import { documents } from './documents.ts';
import { generate } from './generate/generate.ts';
import { legalNext, WAIT } from './legal.ts';
import { levelCodecWith } from './level.ts';
import { levels } from './levels.ts';
import { paramsCodec } from './params.ts';
import { playTurn } from './play.ts';
import { players } from './players.ts';
import { questions } from './questions.ts';
import { redactEvent } from './redact.ts';
import { refuseTurn } from './refuse.ts';
import { search } from './search.ts';
import { setupState } from './setup.ts';
import type { StationShape } from './shape.ts';
import { withPar } from './solve/par.ts';
import { copyState, DECK, remember, wake } from './state.ts';
import { statusOf } from './status.ts';
import { supposed } from './suppose.ts';
import { showView } from './text.ts';
import { trace } from './trace.ts';
import { tune } from './tune.ts';
import { viewOf } from './view.ts';
import { words } from './words.ts';

export const game: Game<StationShape> = {
  id: 'station',
  title: 'The Dark Station',
  rules: 1,
  chance: 'none',
  turn: 'one',
  content,
  levels,
  params: paramsCodec,
  level: levelCodecWith(content, withPar),
  action: actionCodec,
  setup: setupState,
  copy: (state) => {
    const awake = wake(state);
    remember(awake[DECK]); // a run opened again begins with a copy
    return copyState(awake);
  },
  legal: (_content, state, pending) => legalNext(wake(state), pending),
  refuse: (_content, state, turn) => refuseTurn(wake(state), turn),
  play: (_content, draft, turn, tape) => playTurn(wake(draft), turn, tape),
  idle: () => [WAIT],
  status: (_content, state) => statusOf(wake(state)),
  actor: () => SOLO,
  view: (_content, state) => viewOf(wake(state)),
  show: (_content, view) => showView(view),
  words,
  suppose: (_content, state) => supposed(wake(state)),
  redact: (_content, state, event) => redactEvent(wake(state), event),
  generate,
  search,
  policies: players,
  trace,
  questions,
  documents,
  tune,
};

export type { Action } from './actions.ts';
export type { StationEvent } from './events.ts';
export type { Level, LevelFile } from './map/level.ts';
export type { Params, StationShape } from './shape.ts';
export type {
  Cell,
  DoorView,
  HazardView,
  ItemView,
  PanelView,
  StationView,
  ThingView,
} from './view.ts';
