// Checks on looking ahead: what is forecast is what happens; odds are complete; nothing hidden shows through.

import {
  type AnyShape,
  apply,
  diceOf,
  type Forecast,
  forecast,
  type Odds,
  outcomes,
  redacted,
} from '@interlock/kernel';
import type { Context } from '../context.ts';
import { claim } from '../fault.ts';
import { fingerprint, firstDifference } from '../fingerprint.ts';
import { type Step, turnFrom } from '../walk.ts';

const AHEAD = 3;

export const forecastComesTrue = ({ game, everyStep }: Context): void =>
  everyStep((step) => {
    const { content } = step.run;
    const viewer = game.actor(content, step.before.state);
    for (const plan of [[], [step.turn]]) {
      const ahead = forecast(game, content, step.before.state, { plan, turns: AHEAD, viewer });
      let here = step.before;
      for (const [i, frame] of ahead.frames.entries()) {
        const given = plan[i] ?? game.idle(content, here.state);
        const real = apply(game, content, here, given);
        claim(real.ok, `Turn ${i + 1} of the forecast is refused when played.`);
        // From where something hidden comes to light, the viewer's supposition and the truth may part.
        if (game.suppose && (frame.reveals || real.value.revealed)) return;
        claim(!real.value.rolled, `Turn ${i + 1} of the forecast rolled dice that the forecast did not mention.`);
        const { state } = real.value.position;
        const seen = redacted(game, content, state, real.value.happenings, viewer);
        const where =
          firstDifference(frame.happenings, seen, 'events') ??
          firstDifference(frame.view, game.view(content, state, viewer), 'view') ??
          firstDifference(frame.status, game.status(content, state), 'status');
        claim(where === null, `Turn ${i + 1} happened otherwise than forecast: ${where} differs.`);
        here = real.value.position;
      }
      if (ahead.chance !== null) oddsHold(game, content, here, ahead, viewer);
    }
  });

/** The forecast ended at a roll: its odds are complete, and what then happens is one of them. */
const oddsHold = (
  game: Context['game'],
  content: unknown,
  here: Step<AnyShape>['before'],
  ahead: Forecast<AnyShape>,
  viewer: string,
): void => {
  claim(game.chance === 'seeded', "The forecast meets a roll, but the game says chance: 'none'.");
  const { turn, odds } = ahead.chance!;
  if (odds === null) return;
  weighsUp(odds);
  const real = apply(game, content, here, turn);
  claim(real.ok, 'The turn whose odds are given is refused when played.');
  if (game.suppose && real.value.revealed) return;
  const happened = fingerprint(game.view(content, real.value.position.state, viewer));
  const isListed = odds.outcomes.some((one) => fingerprint(game.view(content, one.state, viewer)) === happened);
  claim(isListed, 'What happened is not among the outcomes of the forecast.');
};

const weighsUp = ({ outcomes: list, total }: Odds<AnyShape>): void => {
  for (const { weight } of list) claim(Number.isSafeInteger(weight) && weight > 0, `An outcome weighs ${weight}.`);
  const sum = list.reduce((all, one) => all + one.weight, 0);
  claim(sum === total, `The outcomes weigh ${sum} of ${total}.`);
};

export const oddsAreComplete = ({ game, everyStep }: Context): void =>
  everyStep(({ run, before, turn, applied }) => {
    const odds = outcomes(game, run.content, before.state, turn, 2000);
    if (odds === null) return;
    weighsUp(odds);
    const happened = fingerprint(applied.position.state);
    const isListed = odds.outcomes.some((one) => fingerprint(one.state) === happened);
    claim(isListed, 'The state a turn led to is not among its outcomes.');
    if (!applied.rolled)
      claim(odds.outcomes.length === 1, `A turn without a roll has ${odds.outcomes.length} outcomes.`);
    // Other dice must lead to listed outcomes too.
    for (const seed of ['X', 'Y', 'Z']) {
      const other = apply(game, run.content, { state: before.state, dice: diceOf(seed) }, turn);
      if (!other.ok) continue;
      const print = fingerprint(other.value.position.state);
      claim(
        odds.outcomes.some((one) => fingerprint(one.state) === print),
        `With the dice of ${seed} the turn leads to a state that is not among its outcomes.`,
      );
    }
  });

export const hiddenStaysHidden = ({ game, options, everyStep }: Context): void => {
  const twinOf = options.hiddenTwin;
  if (twinOf === undefined) {
    claim(!game.suppose && !game.redact, 'The game hides things: give the suite a `hiddenTwin` to check that it does.');
    return;
  }
  let differing = 0;
  everyStep(({ run, before, turn, stream }) => {
    const { content } = run;
    const { state } = before;
    const viewer = game.actor(content, state);
    const twin = twinOf(game.copy(state), stream, viewer);
    if (fingerprint(twin) !== fingerprint(state)) differing++;
    const look = (it: unknown): readonly (readonly [string, unknown])[] => {
      const view = game.view(content, it, viewer);
      const planned = forecast(game, content, it, { plan: [turn], turns: AHEAD, viewer });
      return [
        ['the view', view],
        ['the text view', game.show(content, view)],
        ['what is legal', [...game.legal(content, it, [])]],
        ['what is legal later in the turn', [...game.legal(content, it, turn)]],
        ['what is refused', game.refuse(content, it, [...turn, ...turn, ...turn])],
        ['the status', game.status(content, it)],
        ['the forecast', shownOf(game, content, forecast(game, content, it, { turns: AHEAD, viewer }), viewer)],
        ['the preview of a turn', shownOf(game, content, planned, viewer)],
        ['what a player must suppose', game.suppose?.(content, it, viewer)],
        ['the words for an action', turn.map((action) => game.words.action(content, it, action))],
        [
          'a question',
          Object.entries(game.questions ?? {}).map(([name, ask]) => [name, ask(content, it, viewer, null)]),
        ],
      ];
    };
    const seen = look(twin);
    for (const [i, [name, value]] of look(state).entries()) {
      const where = firstDifference(value, seen[i]![1]);
      claim(where === null, `Something hidden shows through ${name}, at ${where || 'its root'}.`);
    }
    if (!game.suppose) return;
    const supposed = game.suppose(content, state, viewer);
    const where = firstDifference(game.view(content, state, viewer), game.view(content, supposed, viewer));
    claim(where === null, `The supposed state looks otherwise than the true one, at ${where}.`);
    const next = turnFrom(game, content, supposed, stream);
    claim(
      next === null || game.refuse(content, state, next).length === 0,
      `A turn that looks legal to the player is refused: ${JSON.stringify(next)}`,
    );
  });
  claim(differing > 0, '`hiddenTwin` never gave a state that differs: nothing was checked.');
};

/** A forecast as a player gets it, odds included. */
const shownOf = (game: Context['game'], content: unknown, ahead: Forecast<AnyShape>, viewer: string): unknown => ({
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
    game.view(content, state, viewer),
  ]),
});
