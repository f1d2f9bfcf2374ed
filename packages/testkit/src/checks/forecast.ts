// Checks on looking ahead: what is forecast is what happens; odds are complete; nothing hidden shows through.

import {
  type AnyShape,
  apply,
  diceOf,
  type Forecast,
  firstSeat,
  forecast,
  type Odds,
  outcomes,
  redacted,
  seatsOf,
} from '@interlock/kernel';
import type { Context } from '../context.ts';
import { claim } from '../fault.ts';
import { fingerprint, firstDifference } from '../fingerprint.ts';
import { type Step, turnFrom } from '../walk.ts';

const AHEAD = 3;

export const forecastComesTrue = ({ game, everyStep }: Context): void =>
  everyStep((step) => {
    const { world } = step.run;
    const viewer = firstSeat(game, world);
    for (const plan of [[], [step.turn]]) {
      const ahead = forecast(game, world, step.before.state, { plan, turns: AHEAD, viewer });
      let here = step.before;
      for (const [i, frame] of ahead.frames.entries()) {
        const given = plan[i] ?? game.idle!(world, here.state);
        const real = apply(game, world, here, given);
        claim(real.ok, `Turn ${i + 1} of the forecast is refused when played.`);
        // From where something hidden comes to light, the viewer's supposition and the truth may part.
        if (game.suppose && (frame.reveals || real.value.revealed)) return;
        claim(!real.value.rolled, `Turn ${i + 1} of the forecast rolled dice that the forecast did not mention.`);
        const { state } = real.value.position;
        const seen = redacted(game, world, state, real.value.log.read(), viewer);
        const where =
          firstDifference(frame.happenings, seen, 'events') ??
          firstDifference(frame.view, game.view(world, state, viewer), 'view') ??
          firstDifference(frame.status, game.status(world, state), 'status');
        claim(where === null, `Turn ${i + 1} happened otherwise than forecast: ${where} differs.`);
        here = real.value.position;
      }
      if (ahead.chance !== null) oddsHold(game, world, here, ahead, viewer);
    }
  });

/** The forecast ended at a roll: its odds are complete, and what then happens is one of them. */
const oddsHold = (
  game: Context['game'],
  world: unknown,
  here: Step<AnyShape>['before'],
  ahead: Forecast<AnyShape>,
  viewer: string,
): void => {
  claim(game.chance !== undefined, 'The forecast meets a roll, but the game has no `chance`.');
  const { turn, odds } = ahead.chance!;
  if (odds === null) return;
  weighsUp(odds);
  const real = apply(game, world, here, turn);
  claim(real.ok, 'The turn whose odds are given is refused when played.');
  if (game.suppose && real.value.revealed) return;
  const happened = fingerprint(game.view(world, real.value.position.state, viewer));
  const isListed = odds.outcomes.some((one) => fingerprint(game.view(world, one.state, viewer)) === happened);
  claim(isListed, 'What happened is not among the outcomes of the forecast.');
};

const weighsUp = ({ outcomes: list, total }: Odds<AnyShape>): void => {
  for (const { weight } of list) claim(Number.isSafeInteger(weight) && weight > 0, `An outcome weighs ${weight}.`);
  const sum = list.reduce((all, one) => all + one.weight, 0);
  claim(sum === total, `The outcomes weigh ${sum} of ${total}.`);
};

export const oddsAreComplete = ({ game, everyStep }: Context): void =>
  everyStep(({ run, before, turn, applied }) => {
    const odds = outcomes(game, run.world, before.state, turn, 2000);
    if (odds === null) return;
    weighsUp(odds);
    const happened = fingerprint(applied.position.state);
    const isListed = odds.outcomes.some((one) => fingerprint(one.state) === happened);
    claim(isListed, 'The state a turn led to is not among its outcomes.');
    if (!applied.rolled)
      claim(odds.outcomes.length === 1, `A turn without a roll has ${odds.outcomes.length} outcomes.`);
    // Other dice must lead to listed outcomes too.
    for (const seed of ['X', 'Y', 'Z']) {
      const other = apply(game, run.world, { state: before.state, dice: diceOf(seed) }, turn);
      if (!other.ok) continue;
      const print = fingerprint(other.value.position.state);
      claim(
        odds.outcomes.some((one) => fingerprint(one.state) === print),
        `With the dice of ${seed} the turn leads to a state that is not among its outcomes.`,
      );
    }
  });

export const hiddenStaysHidden = ({ game, options, everyStep }: Context): void => {
  const { hiddenTwin, hiddenWorld } = options;
  const twinOf: typeof hiddenWorld =
    hiddenWorld ??
    (hiddenTwin && ((world, state, stream, viewer) => ({ world, state: hiddenTwin(state, stream, viewer) })));
  if (twinOf === undefined) {
    claim(!game.suppose && !game.redact, 'The game hides things: give the suite a `hiddenTwin` to check that it does.');
    return;
  }
  let differing = 0;
  everyStep(({ run, before, turn, stream }) => {
    const { world } = run;
    const { state } = before;
    const viewer = stream.pick([...seatsOf(game, world)]);
    const twin = twinOf(world, game.copy(state), stream, viewer);
    const isSame = twin.world === world && fingerprint(twin.state) === fingerprint(state);
    if (!isSame) differing++;
    const look = (world: unknown, it: unknown): readonly (readonly [string, unknown])[] => {
      const view = game.view(world, it, viewer);
      const planned = forecast(game, world, it, { plan: [turn], turns: AHEAD, viewer });
      return [
        ['the view', view],
        ['the text view', game.show(world, view)],
        ['what is legal', [...game.legal(world, it, [])]],
        ['what is legal later in the turn', [...game.legal(world, it, turn)]],
        ['what is refused', game.refuse(world, it, [...turn, ...turn, ...turn])],
        ['the status', game.status(world, it)],
        ['the forecast', shownOf(game, world, forecast(game, world, it, { turns: AHEAD, viewer }), viewer)],
        ['the preview of a turn', shownOf(game, world, planned, viewer)],
        ['what a player must suppose', game.suppose?.(world, it, viewer)],
        ['the words for an action', turn.map((action) => game.words.action(world, it, action))],
        ['a question', Object.entries(game.questions ?? {}).map(([name, ask]) => [name, ask(world, it, viewer, null)])],
      ];
    };
    const seen = look(twin.world, twin.state);
    for (const [i, [name, value]] of look(world, state).entries()) {
      const where = firstDifference(value, seen[i]![1]);
      claim(where === null, `Something hidden shows through ${name}, at ${where || 'its root'}.`);
    }
    if (!game.suppose) return;
    const supposed = game.suppose(world, state, viewer);
    const where = firstDifference(game.view(world, state, viewer), game.view(world, supposed, viewer));
    claim(where === null, `The supposed state looks otherwise than the true one, at ${where}.`);
    const next = turnFrom(game, world, supposed, stream);
    claim(
      next === null || game.refuse(world, state, next).length === 0,
      `A turn that looks legal to the player is refused: ${JSON.stringify(next)}`,
    );
  });
  claim(differing > 0, '`hiddenTwin` never gave a state that differs: nothing was checked.');
};

/** A forecast as a player gets it, odds included. */
const shownOf = (game: Context['game'], world: unknown, ahead: Forecast<AnyShape>, viewer: string): unknown => ({
  end: ahead.end,
  refusals: ahead.refusals,
  frames: ahead.frames.map(({ turn, happenings, view, status, reveals }) => ({
    turn,
    happenings,
    view,
    status,
    reveals,
  })),
  odds: ahead.chance?.odds?.outcomes.map(({ weight, label, state }) => [
    weight,
    label,
    game.view(world, state, viewer),
  ]),
});

/** Equal views, equal chances to act: whatever the rules hold that a player acts on must show. */
export const viewHoldsAll = ({ game, everyStep }: Context): void => {
  const known = new Map<string, string>();
  everyStep(({ run, before, applied }) => {
    const { world } = run;
    for (const { state } of [before, applied.position])
      for (const seat of seatsOf(game, world)) {
        const supposed = game.suppose?.(world, state, seat) ?? state;
        const view = game.view(world, state, seat);
        const next = forecast(game, world, supposed, { turns: 1, viewer: seat }).frames[0];
        const future = fingerprint([
          game.status(world, state, seat),
          [...game.legal(world, state, [], game.seats ? seat : undefined)],
          next?.view,
          next?.status,
        ]);
        const place = fingerprint([run.origin, seat, view]);
        claim(
          (known.get(place) ?? future) === future,
          'Two states look alike, and not the same can be done or will happen: the view drops what the rules hold.',
        );
        known.set(place, future);
      }
  });
};
