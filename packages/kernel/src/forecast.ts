// What will happen, from the same rules run forward: a plan first if there is one, then idle turns. Runs on what the
// viewer may suppose, so it cannot leak; where a turn takes a chance it stops and gives exact odds, never the dice.

import { type Applied, applyCertain } from './apply.ts';
import type { Game, Happening, Refusal, Shape, Status, Turn, Viewer } from './contract.ts';
import { diceOf } from './dice.ts';
import { type Odds, outcomes } from './outcomes.ts';
import { ChanceNeeded } from './tape.ts';

/** One turn ahead. `state` is the supposed one: hand out `view` and `happenings`, keep `state` inside. */
export interface Frame<G extends Shape> {
  readonly turn: Turn<G>;
  readonly happenings: readonly Happening<G['event']>[];
  readonly state: G['state'];
  readonly view: G['view'];
  readonly status: Status;
  /** The turn uncovers something: what follows is not known to the viewer. */
  readonly reveals: boolean;
}

export interface Forecast<G extends Shape> {
  readonly frames: readonly Frame<G>[];
  /** Why it ends where it ends. */
  readonly end: 'horizon' | 'over' | 'chance' | 'refused';
  /** The turn that takes a chance, and its odds; null odds: more outcomes than can be listed. */
  readonly chance: { readonly turn: Turn<G>; readonly odds: Odds<G> | null } | null;
  readonly refusals: readonly Refusal[];
}

export interface ForecastAsk<G extends Shape> {
  /** Idle turns after the plan. */
  readonly turns: number;
  /** Turns to play first. */
  readonly plan?: readonly Turn<G>[];
  readonly viewer?: Viewer;
}

const CALM = diceOf('FORECAST');

export const forecast = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  state: G['state'],
  ask: ForecastAsk<G>,
): Forecast<G> => {
  const viewer = ask.viewer ?? game.actor(content, state);
  const plan = ask.plan ?? [];
  const frames: Frame<G>[] = [];
  let here = game.suppose?.(content, state, viewer) ?? state;
  const end = (why: Forecast<G>['end'], more: Partial<Forecast<G>> = {}): Forecast<G> => ({
    frames,
    end: why,
    chance: null,
    refusals: [],
    ...more,
  });
  for (let i = 0; i < plan.length + ask.turns; i++) {
    if (game.status(content, here).is !== 'playing') return end('over');
    const turn = i < plan.length ? (plan[i] as Turn<G>) : game.idle(content, here);
    const refusals = game.refuse(content, here, turn);
    if (refusals.length > 0) return end('refused', { refusals });
    try {
      const applied = applyCertain(game, content, here, turn, CALM);
      here = applied.position.state;
      frames.push(frameOf(game, content, applied, viewer));
    } catch (error) {
      if (!(error instanceof ChanceNeeded)) throw error;
      return end('chance', { chance: { turn, odds: outcomes(game, content, here, turn) } });
    }
  }
  return end(game.status(content, here).is === 'playing' ? 'horizon' : 'over');
};

/** Its view is made when it is first asked for, and kept: of eight turns ahead most are never looked at. */
const frameOf = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  { turn, happenings, position: { state }, revealed }: Applied<G>,
  viewer: Viewer,
): Frame<G> => {
  let made: { readonly view: G['view'] } | null = null;
  return {
    turn,
    happenings: redacted(game, content, state, happenings, viewer),
    state,
    get view() {
      made ??= { view: game.view(content, state, viewer) };
      return made.view;
    },
    status: game.status(content, state),
    reveals: revealed,
  };
};

/** The events as the viewer may see them; each keeps its index, so causes still find their way. */
export const redacted = <G extends Shape>(
  game: Game<G>,
  content: G['content'],
  state: G['state'],
  happenings: readonly Happening<G['event']>[],
  viewer: Viewer,
): readonly Happening<G['event']>[] => {
  if (!game.redact) return happenings;
  const seen: Happening<G['event']>[] = [];
  for (const { index, event, because } of happenings) {
    const shown = game.redact(content, state, event, viewer);
    if (shown !== null) seen.push({ index, event: shown, because });
  }
  return seen;
};
