// The end of a day [DD-307…DD-316, DD-624] and the way to the next one [DD-336, DD-337, DD-391].

import { neverChanges } from '@interlock/kernel';
import type { DayEndReason } from '../shape/names.ts';
import { nextAssignment, settleAssignment } from './assignments.ts';
import { atRiskList } from './atRisk.ts';
import { changePhase } from './clock.ts';
import { settleContract } from './contracts.ts';
import { modifyCurrency } from './currency.ts';
import { openSheds } from './deliver.ts';
import { revealGlitch } from './glitch.ts';
import { cardId } from './ids.ts';
import { noMetrics, sumOfMetrics } from './measure.ts';
import { removeDuration } from './modifiers.ts';
import { judgeRun, missingGoods } from './outcome.ts';
import { drawHand, shufflePile } from './piles.ts';
import type { Run } from './run.ts';
import { towAvatar } from './tow.ts';
import { clearWeather } from './weather.ts';

/** Every condition that ends the day, in their order; none: it goes on. The pile is judged before it refills the hand. */
export const dayEndReasons = (run: Pick<Run, 'world' | 'state'>): readonly DayEndReason[] => {
  const { programsLeft, pile, purse } = run.state;
  const reasons: DayEndReason[] = [];
  if (programsLeft === 0) reasons.push('programs');
  if (pile.length === 0) reasons.push('deck');
  if (purse.Energy === 0) reasons.push('energy');
  if (openSheds(run) === 0) reasons.push('sheds');
  return reasons;
};

export const closeDay = (run: Run, reasons: readonly DayEndReason[]): void => {
  const { state, tape, world } = run;
  if (tape.recording) tape.emit({ type: 'dayEnded', day: state.day, reasons });
  settleAssignment(run);
  settleContract(run);
  if (tape.recording) tape.emit({ type: 'sleepCycleEntered', day: state.day });
  modifyCurrency(run, 'Energy', world.rules.numbers.day.sleepEnergy, 'sleepCycle');
  removeDuration(run, 'Temporary', 'dayEnd');
  clearWeather(run);
  state.atRisk = neverChanges(atRiskList(run));
  state.deliveries = [...state.deliveries, state.today.credited];
  changePhase(run, 'Scoring');
  judgeRun(run);
};

/** From the telemetry report to the coming day's anomaly. */
export const openNextDay = (run: Run): void => {
  const { state, tape } = run;
  tape.hidden('glitches');
  resupply(run);
  release(run);
  state.pile.push(...state.hand, ...state.discard);
  state.hand = [];
  state.discard = [];
  shufflePile(run);
  state.rerollCount = 0;
  state.scrubs = 0;
  state.canGamble = true;
  state.canBufferOverflow = true;
  state.canQuarantine = true;
  state.day++;
  state.idle = neverChanges(state.idle.map((days, card) => (state.passes[card] === 0 ? days + 1 : 0)));
  state.passes.fill(0);
  state.past = neverChanges(sumOfMetrics(state.past, state.today));
  state.today = noMetrics();
  nextAssignment(run);
  changePhase(run, 'DrawGlitch');
  revealGlitch(run);
};

/** Goods that can no longer cover the requests are made up for, at a price in score [DD-321]. */
const resupply = (run: Run): void => {
  const { state, tape, world } = run;
  const missing = missingGoods(run);
  if (missing <= 0 || world.rules.flags.goodsShortMode !== 'resupply' || state.crates.length === 0) return;
  const amount = missing + world.rules.numbers.resupply.extra;
  state.crates = state.crates.with(0, state.crates[0]! + amount);
  state.today.resupplied += amount;
  state.resupplies++;
  if (tape.recording) tape.emit({ type: 'resupplyDropped', crate: 'C1', amount, left: state.crates[0]! });
};

/** Cards that missed the day just ended come back mended [DD-421]. */
const release = (run: Run): void => {
  const { state, tape } = run;
  for (const { card, kind, source, day } of state.quarantine) {
    if (day > state.day) continue;
    const rest = state.cards[card]!.filter(
      (one) => one.kind !== 'Worn' && (one.kind !== kind || one.source !== source || one.duration !== 'Permanent'),
    );
    state.cards = neverChanges(state.cards.with(card, rest));
    state.pile.push(card);
    if (tape.recording) tape.emit({ type: 'cardReleased', card: cardId(card) });
  }
  state.quarantine = state.quarantine.filter(({ day }) => day > state.day);
};

/** Out of the bay, into the day. */
export const startDay = (run: Run): void => {
  const { state, tape, world } = run;
  tape.hidden('pile');
  state.programsLeft = world.programCount;
  state.shop = null;
  shufflePile(run);
  if (tape.recording) tape.emit({ type: 'dayStarted', day: state.day });
  towAvatar(run);
  drawHand(run);
  changePhase(run, 'ExecuteProgram');
};
