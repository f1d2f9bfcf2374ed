// Running a program: it begins, each slot runs, it finishes, and then the day ends or goes on [DD-095…DD-103]. Between
// slots all there is to know stands in the state, so a forecast may copy it and branch.

import { spend } from '@interlock/kernel';
import { payExpress } from './assignments.ts';
import { programNumber } from './clock.ts';
import { modifyCurrency } from './currency.ts';
import { closeDay, dayEndReasons } from './day.ts';
import { cardId, cardWords } from './ids.ts';
import { addModifier, modifierOf, removeDuration, specOf } from './modifiers.ts';
import { runPass } from './pass/pass.ts';
import { raceStep } from './pass/race.ts';
import { drawHand } from './piles.ts';
import type { Run } from './run.ts';
import { activeOf, isActive } from './suppression.ts';

/** Work of a slot of the tape, in cells. */
const SLOT = 64;

/** All of it, from the committed tape to the next hand or the end of the day. */
export const runProgram = (run: Run, tape: readonly number[]): void => {
  beginProgram(run, tape);
  while (runSlot(run)) spend(SLOT);
  finishProgram(run);
  closeProgram(run);
};

/** Counts the program, lays the tape out, takes what is taken at the start, and lets races happen. */
export const beginProgram = (run: Run, order: readonly number[]): void => {
  const { state, tape, world } = run;
  state.programsLeft--;
  state.today.programsExecuted++;
  state.hand = state.hand.filter((card) => !order.includes(card));
  state.program = {
    order: order.slice(),
    slot: 0,
    passes: 0,
    reexecs: order.map(() => 0),
    moved: order.map(() => 0),
    copies: 0,
    instructions: 0,
    credited: 0,
  };
  if (tape.recording)
    tape.emit({
      type: 'programStarted',
      program: programNumber(run),
      day: state.day,
      tape: order.map((card) => cardWords(world, state, card)),
      programsLeft: state.programsLeft,
    });
  for (const modifier of state.robot) {
    const { perProgram } = specOf(world, modifier.kind);
    if (perProgram !== undefined && isActive(state, 'robot', state.robot, modifier))
      modifyCurrency(run, perProgram.field, perProgram.amount, 'overclock');
  }
  for (const tower of state.queuedImmunity)
    addModifier(run, 'robot', 0, modifierOf('GlobalImmunity', 'ShortTerm', tower, world.rules.numbers.tower.immunity));
  if (state.queuedImmunity.length > 0) state.queuedImmunity = [];
  raceStep(run);
};

/** The next slot: its pass with all that follows from it, then the card leaves the tape. False: no slot is left. */
export const runSlot = (run: Run): boolean => {
  const { state, tape } = run;
  const program = state.program!;
  if (program.slot >= program.order.length) return false;
  const card = program.order[program.slot]!;
  runPass(run, card, 'slot');
  const list = state.cards[card]!;
  const isKept = list.length > 0 && activeOf(state, 'card', list, 'Persistent') !== undefined;
  if (isKept) {
    state.hand.push(card);
    state.today.cardsReturned++;
  } else state.discard.push(card);
  program.slot++;
  if (tape.recording) tape.emit({ type: 'cardResolved', card: cardId(card), to: isKept ? 'hand' : 'discard' });
  return program.slot < program.order.length;
};

/** ShortTerm modifiers go; what the program did is summed up. */
export const finishProgram = (run: Run): void => {
  const { state, tape, world } = run;
  const program = state.program!;
  removeDuration(run, 'ShortTerm', 'programEnd');
  const contract = state.contract === null ? undefined : world.rules.contracts[state.contract];
  if (contract?.measure === 'leanPrograms' && program.instructions <= contract.at && program.credited > 0)
    state.today.leanPrograms++;
  if (tape.recording)
    tape.emit({
      type: 'programFinished',
      program: programNumber(run),
      instructions: program.instructions,
      credited: program.credited,
      order: program.order.map(cardId),
    });
};

/** Express pays, then the day ends, or the hand is refilled for the next program. */
export const closeProgram = (run: Run): void => {
  const { state } = run;
  payExpress(run);
  state.program = null;
  const reasons = dayEndReasons(run);
  if (reasons.length > 0) closeDay(run, reasons);
  else drawHand(run);
};
