// Every outcome of a turn with its exact weight: the turn is played once for each card that could be drawn.

import { type Happening, RecordingTape, type Stream, type Turn, type Weighted } from '@interlock/kernel';
import { copy, play } from '../play.ts';
import type { Content, PortEvent, PortShape, State } from '../shape.ts';

/** Dice for one draw: remembers the weights it was asked with and answers a chosen index. */
class OneDraw {
  weights: readonly number[] | null = null;
  readonly #index: number | null;

  constructor(index: number | null) {
    this.#index = index;
  }

  weighted(weights: readonly number[]): { index: number; roll: number; total: number } {
    this.weights = weights;
    const index = this.#index ?? weights.findIndex((weight) => weight > 0);
    let roll = 0;
    for (let i = 0; i < index; i++) roll += weights[i]!;
    return { index, roll, total: weights.reduce((sum, weight) => sum + weight, 0) };
  }
}

class ChosenTape extends RecordingTape<PortEvent> {
  readonly #draw: OneDraw;

  constructor(draw: OneDraw) {
    super(null as never);
    this.#draw = draw;
  }

  override dice(): Stream {
    return this.#draw as unknown as Stream;
  }
}

export const chances = (content: Content, state: State, turn: Turn<PortShape>): readonly Weighted<PortShape>[] => {
  const first = once(content, state, turn, null);
  if (first.weights === null) return [{ weight: 1, label: labelOf(first.state), ...first }];
  const outcomes: Weighted<PortShape>[] = [];
  first.weights.forEach((weight, index) => {
    if (weight === 0) return;
    const { state: after, happenings } = once(content, state, turn, index);
    outcomes.push({ weight, label: labelOf(after), state: after, happenings });
  });
  return outcomes;
};

const once = (content: Content, state: State, turn: Turn<PortShape>, index: number | null) => {
  const draw = new OneDraw(index);
  const tape = new ChosenTape(draw);
  const draft = copy(state);
  play(content, draft, turn, tape);
  return { state: draft, happenings: tape.happenings as readonly Happening<PortEvent>[], weights: draw.weights };
};

const labelOf = (state: State): string => state.outcome ?? state.currentEventId ?? 'no card';
