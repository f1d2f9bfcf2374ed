// One turn, from a position to the next. The input is never changed: the rules work on the copy made here.

import type { Game, Position, Refusal, Shape, Turn } from './contract.ts';
import type { Dice } from './dice.ts';
import { refusalsOf } from './judge.ts';
import type { Log } from './log.ts';
import { CertainTape, RecordingTape } from './tape.ts';

export interface Applied<G extends Shape> {
  readonly position: Position<G>;
  /** What happened: `log.read()`. */
  readonly log: Log<G['event']>;
  /** Showed something hidden. */
  readonly revealed: boolean;
  /** Took chances. */
  readonly rolled: boolean;
  /** The turn as it is recorded. */
  readonly turn: Turn<G>;
}

export type Answer<G extends Shape> =
  | { readonly ok: true; readonly value: Applied<G> }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Judges the turn and, if legal, plays it on a copy. */
export const apply = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  turn: Turn<G>,
): Answer<G> => {
  const refusals = refusalsOf(game, world, position.state, turn);
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, value: applyLegal(game, world, position, turn) };
};

/** Plays a turn that `refuse` has accepted. */
export const applyLegal = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  position: Position<G>,
  given: Turn<G>,
): Applied<G> => {
  const turn = game.canonical?.(world, position.state, given) ?? given;
  const state = game.copy(position.state);
  const tape = new RecordingTape<G['event']>(position.dice);
  game.play(world, state, turn, tape);
  return {
    position: { state, dice: tape.after },
    log: tape.log,
    revealed: tape.revealed,
    rolled: tape.rolled,
    turn,
  };
};

/** As `applyLegal`, without dice: throws `ChanceNeeded` where the turn takes a chance. */
export const applyCertain = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  given: Turn<G>,
  dice: Dice,
): Applied<G> => {
  const turn = game.canonical?.(world, state, given) ?? given;
  const tape = new CertainTape<G['event']>(dice);
  const draft = game.copy(state);
  game.play(world, draft, turn, tape);
  return {
    position: { state: draft, dice },
    log: tape.log,
    revealed: tape.revealed,
    rolled: false,
    turn,
  };
};
