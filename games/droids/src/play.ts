// A turn: its committing action carried out. Plan actions before it only laid out the tape.

import { neverChanges, type Tape } from '@interlock/kernel';
import { modifyCurrency } from './rules/currency.ts';
import { openNextDay, startDay } from './rules/day.ts';
import { startGamble, stopGamble, takeBooster } from './rules/gamble.ts';
import { acceptGlitch, deferGlitch } from './rules/glitch.ts';
import { cardNumber } from './rules/ids.ts';
import { buyCard, reroll, signContract } from './rules/improve.ts';
import { lose } from './rules/outcome.ts';
import { drawCards } from './rules/piles.ts';
import { runProgram } from './rules/program.ts';
import type { Run } from './rules/run.ts';
import { destroyCard, quarantine, scrub, startBufferOverflow, stopBufferOverflow } from './rules/services.ts';
import type { Action } from './shape/actions.ts';
import type { DroidsEvent } from './shape/events.ts';
import type { State } from './shape/state.ts';
import type { World } from './shape/world.ts';

const NO_OPENING: readonly DroidsEvent[] = neverChanges([]);

export const playTurn = (world: World, draft: State, turn: readonly Action[], tape: Tape<DroidsEvent>): void => {
  draft.opening = NO_OPENING;
  tape.action(turn.length - 1);
  carryOut({ world, state: draft, tape }, turn[turn.length - 1]!);
};

const carryOut = (run: Run, action: Action): void => {
  const card = (id: string): number => cardNumber(run.state, id);
  switch (action.type) {
    case 'discard':
      discard(run, action.cards);
      break;
    case 'runProgram':
      runProgram(run, action.tape.map(card));
      break;
    case 'nextAssignment':
      openNextDay(run);
      break;
    case 'acceptGlitch':
      acceptGlitch(run);
      break;
    case 'deferGlitch':
      deferGlitch(run, action.payWith ?? 'energy');
      break;
    case 'chooseContract':
      signContract(run, action.index);
      break;
    case 'buyCard':
      buyCard(run, action.slot);
      break;
    case 'reroll':
      reroll(run, action.payWith ?? 'energy');
      break;
    case 'startGamble':
      startGamble(run);
      break;
    case 'takeBooster':
      takeBooster(run, action.slot);
      break;
    case 'stopGamble':
      stopGamble(run);
      break;
    case 'startBufferOverflow':
      startBufferOverflow(run);
      break;
    case 'destroyCard':
      destroyCard(run, card(action.card));
      break;
    case 'stopBufferOverflow':
      stopBufferOverflow(run);
      break;
    case 'scrub':
      scrub(run, card(action.card), action.modifier, action.payWith ?? 'energy');
      break;
    case 'quarantine':
      quarantine(run, card(action.card), action.modifier);
      break;
    case 'previewProgram':
      startDay(run);
      break;
    case 'concede':
      lose(run, 'conceded');
      break;
    case 'moveCards':
    case 'clearTape':
  }
};

/** Energy, the cards away, as many new ones [DD-085]. */
const discard = (run: Run, ids: readonly string[]): void => {
  const { state, tape, world } = run;
  const cards = ids.map((id) => cardNumber(state, id));
  modifyCurrency(run, 'Energy', -world.rules.numbers.discard.cost * cards.length, 'discard');
  state.hand = state.hand.filter((card) => !cards.includes(card));
  state.discard.push(...cards);
  if (tape.recording) tape.emit({ type: 'cardsDiscarded', cards: ids });
  drawCards(run, cards.length);
};

/** What of a turn is recorded: its committing action alone [DD-091]. */
export const canonicalTurn = (turn: readonly Action[]): readonly Action[] => turn.slice(-1);
