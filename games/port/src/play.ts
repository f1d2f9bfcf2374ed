// One turn: a second that passes or a card that is answered. All arithmetic lives in the event engine.

import type { Tape, Turn } from '@interlock/kernel';
import { answerOf, applyAction, applyTick, cardOf, earliestMs, selectNextEvent } from './rules/cards.ts';
import type { Answer, Card, Content, PortEvent, PortShape, State } from './shape.ts';

export const copy = (state: State): State => ({ ...state });

export const play = (content: Content, draft: State, turn: Turn<PortShape>, tape: Tape<PortEvent>): void => {
  const action = turn[0]!;
  tape.action(0);
  // A pick rolls dice; a second was spent reading. Neither can be taken back in a ranked run.
  tape.reveal();
  if (action.type === 'tick') passSecond(content, draft, tape);
  else {
    const card = cardOf(content, action.eventId)!;
    answerCard(content, draft, card, answerOf(card, action.actionId)!, action.atMs, tape);
  }
};

/** A tick: one second less and, without a card, another try for one. */
export const passSecond = (content: Content, draft: State, tape: Tape<PortEvent>): void => {
  if (!applyTick(content, draft, tape) || draft.currentEventId !== null) return;
  draft.idleTicks += 1;
  const idle = tape.emit({ type: 'idleTicked', atMs: draft.clockMs, idleTicks: draft.idleTicks });
  selectNextEvent(content, draft, tape, { event: idle });
};

/** A pick: effects, cooldowns, outcome and, if the run goes on, the next card. */
export const answerCard = (
  content: Content,
  draft: State,
  card: Card,
  answer: Answer,
  atMs: number,
  tape: Tape<PortEvent>,
): void => {
  const { ended, picked } = applyAction(content, draft, card, answer, atMs, tape);
  if (ended || selectNextEvent(content, draft, tape, { event: picked })) return;
  if (!tape.recording) return;
  tape.emit({ type: 'noCardFound', atMs: draft.clockMs, earliestMs: earliestMs(content, draft) }, { event: picked });
};
