// What will happen, from the same rules run forward: a plan first if there is one, then idle turns. Runs on what the
// viewer may suppose, so it cannot leak; where a turn takes a chance it stops and gives exact odds, never the dice.

import { type Applied, applyCertain } from './apply.ts';
import type { Game, Happening, Refusal, Shape, Status, Turn, Viewer } from './contract.ts';
import { diceOf } from './dice.ts';
import { refusalsOf } from './judge.ts';
import { type Odds, outcomes } from './outcomes.ts';
import { firstSeat } from './seats.ts';
import { ChanceNeeded, HiddenNeeded } from './tape.ts';

/** One turn ahead. `state` is the supposed one: hand out `view` and `happenings`, keep `state` inside. */
export interface Frame<G extends Shape> {
  readonly turn: Turn<G>;
  readonly happenings: readonly Happening<G['event']>[];
  readonly state: G['state'];
  readonly view: G['view'];
  readonly status: Status;
  /** The turn uncovers something: what follows is not known to the viewer. */
  readonly reveals: boolean;
  /** A turn before it uncovers something: played on what the viewer supposes, and marked as a guess wherever shown. */
  readonly isGuess: boolean;
}

export interface Forecast<G extends Shape> {
  readonly frames: readonly Frame<G>[];
  /** Why it ends where it ends. */
  readonly end: 'horizon' | 'over' | 'chance' | 'hidden' | 'refused';
  /** The turn that takes a chance, and its odds; null odds: more outcomes than can be listed. */
  readonly chance: { readonly turn: Turn<G>; readonly odds: Odds<G> | null } | null;
  /** What the next turn depends on that the viewer may not know: `pile`. Null where it ends for another reason. */
  readonly hidden: string | null;
  readonly refusals: readonly Refusal[];
}

export interface ForecastAsk<G extends Shape> {
  /** Idle turns after the plan. */
  readonly turns: number;
  /** Turns to play first. */
  readonly plan?: readonly Turn<G>[];
  readonly viewer?: Viewer;
  /** Frames of the plan's first turns that are at hand already. */
  readonly known?: readonly Frame<G>[];
}

const CALM = diceOf('FORECAST');

export const forecast = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  ask: ForecastAsk<G>,
): Forecast<G> => {
  const viewer = ask.viewer ?? firstSeat(game, world);
  const seat = game.seats ? viewer : undefined;
  const plan = ask.plan ?? [];
  const frames: Frame<G>[] = [...(ask.known ?? [])];
  let here = frames.at(-1)?.state ?? game.suppose?.(world, state, viewer) ?? state;
  let isGuess = frames.some((frame) => frame.reveals);
  const end = (why: Forecast<G>['end'], more: Partial<Forecast<G>> = {}): Forecast<G> => ({
    frames,
    end: why,
    chance: null,
    hidden: null,
    refusals: [],
    ...more,
  });
  const most = plan.length + (game.idle ? ask.turns : 0);
  for (let i = frames.length; i < most; i++) {
    if (game.status(world, here, seat).is !== 'playing') return end('over');
    const isPlanned = i < plan.length;
    const turn = isPlanned ? (plan[i] as Turn<G>) : game.idle!(world, here);
    const refusals = refusalsOf(game, world, here, turn, isPlanned ? seat : undefined);
    if (refusals.length > 0) return end('refused', { refusals });
    try {
      const applied = applyCertain(game, world, here, turn, CALM);
      here = applied.position.state;
      frames.push(frameOf(game, world, applied, viewer, isGuess));
      isGuess ||= applied.revealed;
    } catch (error) {
      if (error instanceof HiddenNeeded) return end('hidden', { hidden: error.what });
      if (!(error instanceof ChanceNeeded)) throw error;
      return end('chance', { chance: { turn, odds: outcomes(game, world, here, turn) } });
    }
  }
  return end(game.status(world, here, seat).is === 'playing' ? 'horizon' : 'over');
};

/** Its view is made when it is first asked for, and kept: of eight turns ahead most are never looked at. */
const frameOf = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  { turn, log, position: { state }, revealed }: Applied<G>,
  viewer: Viewer,
  isGuess: boolean,
): Frame<G> => {
  let made: { readonly view: G['view'] } | null = null;
  return {
    turn,
    happenings: redacted(game, world, state, log.read(), viewer),
    state,
    get view() {
      made ??= { view: game.view(world, state, viewer) };
      return made.view;
    },
    status: game.status(world, state, game.seats ? viewer : undefined),
    reveals: revealed,
    isGuess,
  };
};

/** The events as the viewer may see them; each keeps its index, so causes still find their way. */
export const redacted = <G extends Shape>(
  game: Game<G>,
  world: G['world'],
  state: G['state'],
  happenings: readonly Happening<G['event']>[],
  viewer: Viewer,
): readonly Happening<G['event']>[] => {
  if (!game.redact) return happenings;
  const seen: Happening<G['event']>[] = [];
  for (const { index, event, because } of happenings) {
    const shown = game.redact(world, state, event, viewer);
    if (shown !== null) seen.push({ index, event: shown, because });
  }
  return seen;
};
