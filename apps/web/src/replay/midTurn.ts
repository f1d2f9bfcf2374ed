// The table in the middle of a turn: the turn is played anew and stopped at an event, so the board shows what was true
// when the log line was written.

import {
  type AnyShape,
  type Forecast,
  firstSeat,
  type Happening,
  RecordingTape,
  type Session,
} from '@interlock/kernel';
import type { Look, Table } from '../games/screen.ts';
import { tableOf } from '../store/table.ts';
import type { Spot } from './steps.ts';

type AnySession = Session<AnyShape>;
type AnyEvent = AnyShape['event'];

class Stopped extends Error {}

class StoppingTape extends RecordingTape<AnyEvent> {
  readonly #last: number;

  constructor(dice: ConstructorParameters<typeof RecordingTape>[0], last: number) {
    super(dice);
    this.#last = last;
  }

  override emit(...given: Parameters<RecordingTape<AnyEvent>['emit']>): number {
    const index = super.emit(...given);
    if (index === this.#last) throw new Stopped();
    return index;
  }

  override tell(...given: Parameters<RecordingTape<AnyEvent>['tell']>): number {
    const index = super.tell(...given);
    if (index === this.#last) throw new Stopped();
    return index;
  }
}

/** The state right after the event with this index in the turn. */
export const stateAfter = (session: AnySession, turn: number, index: number): AnyShape['state'] => {
  const { game, world } = session;
  const { state, dice } = session.positionAt(turn - 1);
  const draft = game.copy(state);
  try {
    game.play(world, draft, session.turns[turn - 1]!, new StoppingTape(dice, index));
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return draft;
};

const NOTHING_AHEAD: Forecast<AnyShape> = { frames: [], end: 'horizon', chance: null, hidden: null, refusals: [] };

/** The event one stands at, as the viewer knows it; null at the end of a turn. */
export const eventAt = (session: AnySession, { turn, event }: Spot): Happening<AnyEvent> | null =>
  event === null || turn === 0 ? null : (session.seen(turn)[event - 1] ?? null);

/** `here` is the run after the spot's turn. In mid-turn nothing is forecast: the turn is not over. */
export const tableAt = (session: AnySession, here: AnySession, spot: Spot, look: Look): Table => {
  const at = eventAt(session, spot);
  const whole = tableOf(here, look);
  if (at === null) return whole;
  const { game, world } = session;
  const state = stateAfter(session, spot.turn, at.index);
  return {
    ...whole,
    view: game.view(world, state, firstSeat(game, world)),
    status: { is: 'playing' },
    legal: [],
    ahead: NOTHING_AHEAD,
    idle: NOTHING_AHEAD,
    planFrames: 0,
    last: [],
  };
};
