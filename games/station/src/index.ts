// The Dark Station, assembled for the kernel.

import type { Game } from '@interlock/kernel';
import { actionCodec } from './actions.ts';
import { documents } from './authoring/documents.ts';
import { reports } from './authoring/reports.ts';
import { drawDeck } from './authoring/unhidden.ts';
import { content } from './data/content.ts';
import { tune } from './data/tune.ts';
import { compileDeck } from './deck.ts';
import { seriesBy } from './generate/expedition.ts';
import { generate } from './generate/generate.ts';
import { inspector } from './inspector/drill.ts';
import { legalNext, WAIT } from './legal.ts';
import { levelCodecWith } from './level.ts';
import { levels } from './levels.ts';
import { dumpMap } from './map/dump.ts';
import { paramsCodec } from './params.ts';
import { playTurn } from './play.ts';
import { players } from './players.ts';
import { proven } from './proven.ts';
import { questions } from './questions.ts';
import { refuseTurn } from './refuse.ts';
import { search } from './search.ts';
import { setupState } from './setup.ts';
import type { StationShape } from './shape.ts';
import { redactEvent } from './sight/redact.ts';
import { withPar } from './solve/par.ts';
import { copyState } from './state.ts';
import { statusOf } from './status.ts';
import { supposed } from './suppose.ts';
import { showView } from './text.ts';
import { trace } from './trace.ts';
import { viewOf } from './view.ts';
import { words } from './words.ts';

export const game: Game<StationShape> = {
  id: 'station',
  title: 'The Dark Station',
  rules: 1,
  turn: 'one',
  content,
  levels,
  params: paramsCodec,
  level: levelCodecWith(content, withPar),
  action: actionCodec,
  compile: compileDeck,
  setup: setupState,
  copy: copyState,
  legal: legalNext,
  refuse: refuseTurn,
  play: playTurn,
  idle: () => [WAIT],
  status: statusOf,
  view: viewOf,
  show: (_deck, view) => showView(view),
  words,
  suppose: supposed,
  redact: redactEvent,
  proof: { search, policies: players, generate },
  trace,
  questions,
  series: seriesBy(paramsCodec.presets),
  authoring: { tune, documents, text: dumpMap, drawing: drawDeck, proven, reports, exercises: { inspector } },
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
