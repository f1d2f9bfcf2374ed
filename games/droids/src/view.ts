// What a player may know of a state [DD-548 to DD-552]. Hidden is absent: pile order, glitch order, coming shops and
// contracts, unrevealed rewards.

import { deferCost, heatAfter, isOverheated } from './rules/glitch.ts';
import { cardId, thingId } from './rules/ids.ts';
import { sumOfMetrics } from './rules/measure.ts';
import { crateGoods, creditedOf, missingGoods, openGoods, scoreOf } from './rules/outcome.ts';
import { maintenanceHead } from './rules/pass/cardIntents.ts';
import { handSpace } from './rules/piles.ts';
import type { Metrics, State } from './shape/state.ts';
import type { DeferView, MetricsView, View } from './shape/view.ts';
import type { World } from './shape/world.ts';
import { cellViews, poiViews } from './viewBoard.ts';
import { cardView, modifierViews } from './viewCards.ts';
import { assignmentView, boosterView, contractView, glitchView, servicesView, shopView } from './viewDay.ts';

export const viewOf = (world: World, state: State): View => {
  const { rules, board } = world;
  const run = { world, state };
  const cards = (list: readonly number[]) => list.map((card) => cardView(world, state, card));
  const head = maintenanceHead(run);
  return {
    ruleset: rules.name,
    difficulty: world.difficulty,
    robot: world.robotType,
    kit: world.kit,
    phase: state.phase,
    isWon: state.isWon,
    loss: state.loss,
    score: scoreOf(world, state),
    day: state.day,
    dayLimit: world.dayLimit,
    tabledDays: world.tabledDays,
    programsLeft: state.programsLeft,
    programCount: world.programCount,
    avatar: { q: board.q[state.at]!, r: board.r[state.at]!, facing: state.facing },
    currencies: { ...state.purse },
    robotModifiers: modifierViews(state, 'robot', 0),
    counters: {
      unreliable: counterView(rules.flags.unreliableMode, state.counters.unreliable, rules.modifiers.Unreliable.period),
      effective: counterView(rules.flags.effectiveMode, state.counters.effective, rules.modifiers.Effective.period),
    },
    heat: rules.flags.deferMode === 'heat' ? { value: state.heat, max: rules.numbers.heat.max } : null,
    deferCount: state.deferCount,
    defer: deferView(world, state),
    radius: board.radius,
    cells: cellViews(world, state),
    pois: poiViews(world, state),
    tow: state.tow.map((donkey) => thingId('Donkey', donkey)),
    target: world.things.target,
    credited: creditedOf(run),
    goods: {
      crates: crateGoods(run),
      carry: state.purse.Carry,
      open: openGoods(run),
      missing: Math.max(0, missingGoods(run)),
    },
    hand: cards(state.hand),
    handSpace: handSpace(state),
    discard: cards(state.discard),
    pile: cards(state.pile.toSorted((a, b) => a - b)),
    quarantine: state.quarantine.map(({ card, kind, source }) => ({
      card: cardView(world, state, card),
      kind,
      source,
    })),
    maintenance:
      head === null ? null : { card: cardId(head.card), kind: head.modifier.kind, source: head.modifier.source },
    atRisk: state.atRisk.map(cardId),
    glitch: state.phase === 'DrawGlitch' ? glitchView(world, state) : null,
    glitches: glitchesSeen(world, state),
    shop: shopView(world, state),
    services: servicesView(world, state),
    booster: boosterView(world, state),
    contractOffer: state.contractOffer?.map((contract) => rules.contracts[contract]!.name) ?? null,
    contract: contractView(world, state),
    assignment: assignmentView(world, state),
    queuedImmunity: state.queuedImmunity.length,
    metrics: {
      run: metricsView(sumOfMetrics(state.past, state.today), 1),
      day: metricsView(state.today, 0),
    },
    deliveries: state.deliveries,
    opening: state.opening,
  };
};

const counterView = (mode: 'chance' | 'counter', value: number, period: number | undefined) =>
  mode === 'counter' ? { value, period: period ?? 1 } : null;

const deferView = (world: World, state: State): DeferView => ({
  energy: deferCost(world, state),
  stability: world.rules.flags.hasStability ? world.rules.numbers.heat.stabilityDefer : null,
  isOverheated: isOverheated(world, state),
  after: {
    accept: answered(world, state, world.rules.numbers.heat.onAccept, 0),
    defer: answered(world, state, world.rules.numbers.heat.onDefer, 1),
  },
});

/** Heat and the next price once this anomaly is answered. */
const answered = (world: World, state: State, heatBy: number, deferrals: number): DeferView['after']['accept'] => {
  const heat = heatAfter(world, state, heatBy);
  return { heat, next: deferCost(world, { ...state, heat, deferCount: state.deferCount + deferrals }) };
};

/** The glitches of the deck in table order, and which of them this loop has shown already [DD-550]. */
const glitchesSeen = (world: World, state: State): View['glitches'] => {
  const shown = state.glitchCursor + (state.phase === 'DrawGlitch' ? 1 : 0);
  const seen = new Set(state.glitchOrder.slice(0, shown));
  return state.glitchOrder
    .toSorted((a, b) => a - b)
    .map((glitch) => {
      const { name, isBenign } = world.rules.glitches[glitch]!;
      return { name, isBenign, isSeen: seen.has(glitch) };
    });
};

/** The start cell counts as visited from the beginning; a day has only what is new [DD-242, DD-331]. */
const metricsView = (metrics: Metrics, visited: number): MetricsView => ({
  programsExecuted: metrics.programsExecuted,
  instructionsUsed: metrics.instructionsUsed,
  pathLength: metrics.pathLength,
  cellsVisited: metrics.newCells + visited,
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
});
