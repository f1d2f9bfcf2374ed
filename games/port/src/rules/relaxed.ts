// Relaxed timing: an answer at the present stamp, then the seconds it takes to think, then seconds until a card is there.

import type { Dice, Stream, Tape } from '@interlock/kernel';
import { pickAt, tickAt } from '../actions.ts';
import { answerCard, passSecond } from '../play.ts';
import type { Action, Answer, Card, Content, PortEvent, State } from '../shape.ts';
import { SELECT, slotOf } from './cards.ts';
import { isActionOnCooldown } from './cooldowns.ts';
import { answerSlot } from './selection.ts';

/** A tape that keeps nothing and draws from one stream, whatever it is called. */
export class StreamTape implements Tape<PortEvent> {
  readonly recording = false;
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  emit(_event: PortEvent): number {
    return 0;
  }

  action(): void {}

  machine(): void {}

  dice(): Stream {
    return this.#stream;
  }

  reveal(): void {}

  hidden(): void {}
}

/** A tape on the run's own selection stream; the dice are moved by it. */
export const tapeOn = (dice: Dice): StreamTape => new StreamTape(dice.stream(SELECT));

export const usableAnswers = (content: Content, card: Card, state: State): readonly Answer[] => {
  const slot = slotOf(content, card);
  return card.actions.filter((_, i) => !isActionOnCooldown(state.cooldowns, answerSlot(slot, i), state.clockMs));
};

/** One step of relaxed play, on the draft. `turns` takes the turns it consists of. */
export const relaxedStep = (
  content: Content,
  draft: State,
  card: Card,
  answer: Answer,
  tape: Tape<PortEvent>,
  thinkTicks: number = content.config.relaxed.thinkTicks,
  turns?: Action[],
): void => {
  turns?.push(pickAt(draft.clockMs, card.id, answer.id));
  answerCard(content, draft, card, answer, draft.clockMs, tape);
  for (let i = 0; i < thinkTicks && draft.outcome === null; i++) {
    turns?.push(tickAt(draft.nextTickMs));
    passSecond(content, draft, tape);
  }
  awaitCard(content, draft, tape, turns);
};

/** Seconds until a card is on display or the run is over. */
export const awaitCard = (content: Content, draft: State, tape: Tape<PortEvent>, turns?: Action[]): void => {
  while (draft.currentEventId === null && draft.outcome === null) {
    turns?.push(tickAt(draft.nextTickMs));
    passSecond(content, draft, tape);
  }
};
