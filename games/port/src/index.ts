// Open The Port, assembled. Nothing is decided here.

import type { Game } from '@interlock/kernel';
import { actionCodec } from './actions.ts';
import { coverage } from './authoring/coverage.ts';
import { documents, load, tune } from './authoring/documents.ts';
import { content } from './content.ts';
import { chances } from './forecast/chances.ts';
import { byAnyRolls } from './forecast/claims.ts';
import { generate } from './generate/generate.ts';
import { idle, legal, status } from './legal.ts';
import { levels } from './levels.ts';
import { pack } from './pack.ts';
import { levelCodec, paramsCodec, presets } from './params.ts';
import { copy, play } from './play.ts';
import { questions } from './questions.ts';
import { refuse } from './refuse.ts';
import { compile } from './rules/table.ts';
import { setup } from './setup.ts';
import type { PortShape } from './shape.ts';
import { advice, players } from './solve/players.ts';
import { search } from './solve/search.ts';
import { show } from './text.ts';
import { trace } from './trace.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export type { PortShape } from './shape.ts';

export const game: Game<PortShape> = {
  id: 'port',
  title: 'Open The Port',
  rules: 1,
  turn: 'one',
  content,
  levels,
  params: { ...paramsCodec, presets },
  level: levelCodec,
  action: actionCodec,
  compile,
  setup,
  copy,
  legal,
  refuse,
  play,
  idle,
  status,
  view,
  show,
  words,
  trace,
  chance: { outcomes: chances },
  pack,
  proof: { search, policies: players, advice, generate, byAnyRolls },
  questions,
  authoring: { tune, load, documents, coverage },
};
