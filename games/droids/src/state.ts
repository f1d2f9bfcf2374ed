// How a state is duplicated. Read-only lists are shared: most of a board stays as it is through most of a run. Fields are
// written out one by one, since engines make such objects many times faster than they spread large ones; one left out is
// an error of types.

import { neverChanges } from '@interlock/kernel';
import type { Metrics, Program, Purse, State } from './shape/state.ts';

/** Parts that are replaced and never changed in place: as long as they stay the same they are digested once. */
const LASTING = [
  ...(['robot', 'terrain', 'weather', 'cells', 'thingAt', 'visited', 'crates', 'sheds', 'donkeys', 'tow'] as const),
  ...(['types', 'cards', 'idle', 'glitchOrder', 'atRisk', 'assignmentOrder', 'past', 'deliveries'] as const),
];

/** Said at the end of a turn, not where a part is replaced: programs replace some of them many times. */
export const keepParts = (state: State): void => {
  for (const part of LASTING) neverChanges(state[part]);
};

export const copyState = (state: State): State => ({
  phase: state.phase,
  loss: state.loss,
  isWon: state.isWon,
  day: state.day,
  programsLeft: state.programsLeft,
  at: state.at,
  facing: state.facing,
  purse: copyPurse(state.purse),
  robot: state.robot,
  terrain: state.terrain,
  weather: state.weather,
  cells: state.cells,
  thingAt: state.thingAt,
  visited: state.visited,
  crates: state.crates,
  sheds: state.sheds,
  towers: state.towers,
  tamed: state.tamed,
  donkeys: state.donkeys,
  donkeyFacing: state.donkeyFacing,
  met: state.met,
  tow: state.tow,
  terminals: state.terminals,
  types: state.types,
  cards: state.cards,
  passes: state.passes.slice(),
  idle: state.idle,
  pile: state.pile.slice(),
  hand: state.hand.slice(),
  discard: state.discard.slice(),
  quarantine: state.quarantine,
  program: state.program === null ? null : copyProgram(state.program),
  counters: { unreliable: state.counters.unreliable, effective: state.counters.effective },
  heat: state.heat,
  deferCount: state.deferCount,
  glitchOrder: state.glitchOrder,
  glitchCursor: state.glitchCursor,
  atRisk: state.atRisk,
  shop: state.shop,
  rerollCount: state.rerollCount,
  booster: state.booster,
  boosterTaken: state.boosterTaken,
  canGamble: state.canGamble,
  canBufferOverflow: state.canBufferOverflow,
  canQuarantine: state.canQuarantine,
  scrubs: state.scrubs,
  rerollTokens: state.rerollTokens,
  cleanseTokens: state.cleanseTokens,
  queuedImmunity: state.queuedImmunity,
  contractOffer: state.contractOffer,
  contract: state.contract,
  contractsPaid: state.contractsPaid,
  assignmentOrder: state.assignmentOrder,
  assignmentCursor: state.assignmentCursor,
  assignment: state.assignment,
  priorityShed: state.priorityShed,
  assignmentsDone: state.assignmentsDone,
  resupplies: state.resupplies,
  stabilityPaid: state.stabilityPaid,
  today: copyMetrics(state.today),
  past: state.past,
  deliveries: state.deliveries,
  opening: state.opening,
});

const copyPurse = (purse: Purse): Purse => ({
  Energy: purse.Energy,
  MaxCarry: purse.MaxCarry,
  Carry: purse.Carry,
  Delivery: purse.Delivery,
  TapeLength: purse.TapeLength,
  HandSize: purse.HandSize,
  Preview: purse.Preview,
  Stability: purse.Stability,
});

const copyProgram = (program: Program): Program => ({
  order: program.order.slice(),
  slot: program.slot,
  passes: program.passes,
  reexecs: program.reexecs.slice(),
  moved: program.moved.slice(),
  copies: program.copies,
  instructions: program.instructions,
  credited: program.credited,
});

const copyMetrics = (metrics: Metrics): Metrics => ({
  programsExecuted: metrics.programsExecuted,
  instructionsUsed: metrics.instructionsUsed,
  pathLength: metrics.pathLength,
  newCells: metrics.newCells,
  overspill: metrics.overspill,
  energySpent: metrics.energySpent,
  energyRested: metrics.energyRested,
  energySaved: metrics.energySaved,
  extraActions: metrics.extraActions,
  cardsReturned: metrics.cardsReturned,
  bumps: metrics.bumps,
  fizzles: metrics.fizzles,
  lostToPest: metrics.lostToPest,
  goodsBroken: metrics.goodsBroken,
  towersDisabled: metrics.towersDisabled,
  donkeysRecruited: metrics.donkeysRecruited,
  credited: metrics.credited,
  heavyInstructions: metrics.heavyInstructions,
  heaviest: metrics.heaviest,
  leanPrograms: metrics.leanPrograms,
  replaced: metrics.replaced,
  worn: metrics.worn,
  firstTowers: metrics.firstTowers,
  firstDonkeys: metrics.firstDonkeys,
  extraPasses: metrics.extraPasses,
  earlyCredited: metrics.earlyCredited,
  fertileRests: metrics.fertileRests,
  resupplied: metrics.resupplied,
  bonusGoods: metrics.bonusGoods,
});
