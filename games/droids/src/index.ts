// Donkeys and Droids, assembled for the kernel.

import type { Game } from '@interlock/kernel';
import { actionCodec } from './actions.ts';
import { authoring } from './authoring/authoring.ts';
import { compileWorld } from './compile.ts';
import { content } from './data/content.ts';
import { appraise, questions } from './forecast/questions.ts';
import { generate } from './generate/generate.ts';
import { idleTurn, legalNext } from './legal.ts';
import { levelCodec } from './level/codec.ts';
import { levels } from './levels.ts';
import { paramsCodec } from './params.ts';
import { isPlanAction } from './plan.ts';
import { canonicalTurn, playTurn } from './play.ts';
import { refuseRevision, refuseTurn } from './refuse.ts';
import { statusOf } from './rules/outcome.ts';
import { setupState } from './setup.ts';
import type { DroidsShape } from './shape.ts';
import { advice, policies } from './solve/players.ts';
import { search } from './solve/search.ts';
import { copyState } from './state.ts';
import { supposed } from './suppose.ts';
import { showView } from './text.ts';
import { trace } from './trace.ts';
import { viewOf } from './view.ts';
import { words } from './words.ts';

export const game: Game<DroidsShape> = {
  id: 'droids',
  title: 'Donkeys and Droids',
  rules: 1,
  turn: 'many',
  content,
  levels,
  params: paramsCodec,
  level: levelCodec,
  action: actionCodec,
  compile: compileWorld,
  setup: setupState,
  copy: copyState,
  legal: legalNext,
  refuse: refuseTurn,
  play: playTurn,
  status: statusOf,
  idle: idleTurn,
  canonical: (_world, _state, turn) => canonicalTurn(turn),
  mayRevise: refuseRevision,
  closes: (action) => !isPlanAction(action),
  view: viewOf,
  show: showView,
  suppose: (_world, state) => supposed(state),
  words,
  trace,
  chance: {},
  appraise,
  questions,
  proof: { search, policies, advice, generate },
  authoring,
};

export { cardTable, content } from './data/content.ts';
export * from './data/glossary.ts';
export { type ContractFacts, contractFacts } from './forecast/contractFacts.ts';
export { type Postmortem, postmortem } from './forecast/postmortem.ts';
export { type TapePreview, tapePreview } from './forecast/tapePreview.ts';
export { TERRAIN_MARKS } from './level/terrain.ts';
export { scenarioHint } from './levels.ts';
export { presetName } from './params.ts';
export { planOf } from './plan.ts';
export type { Action, ModifierName } from './shape/actions.ts';
export type { CostPart, DroidsEvent, Entity, Place } from './shape/events.ts';
export type { Level, LevelPoi, TowerReward } from './shape/level.ts';
export * from './shape/names.ts';
export type * from './shape/view.ts';
export type { Content, DroidsShape, Params } from './shape.ts';
export { type Tally, tallyOf } from './tally.ts';
