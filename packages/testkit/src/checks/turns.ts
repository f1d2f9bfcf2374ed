// Checks on turns: `legal` and `refuse` say the same, always, in the same order, and in words.

import type { AnyShape, Refusal, Turn } from '@interlock/kernel';
import type { Context } from '../context.ts';
import { claim } from '../fault.ts';
import { fingerprint } from '../fingerprint.ts';
import { turnFrom } from '../walk.ts';

type AnyTurn = Turn<AnyShape>;

/** Every beginning of the turn, the empty one first and the whole turn last. */
const beginningsOf = (turn: AnyTurn): readonly AnyTurn[] =>
  Array.from({ length: turn.length + 1 }, (_, length) => turn.slice(0, length));

const say = (turn: AnyTurn): string => JSON.stringify(turn);

export const legalIsAccepted = ({ game, options, everyStep }: Context): void =>
  everyStep(({ run, before, turn, stream }) => {
    const { world } = run;
    for (const pending of beginningsOf(game.turn === 'one' ? [] : turn)) {
      for (const action of game.legal(world, before.state, pending)) {
        const next = [...pending, action];
        let refusals = game.refuse(world, before.state, next);
        if (refusals.length > 0 && options.hasOpenTurns === true) {
          const rest = completed(game, world, before.state, next, stream);
          if (rest !== null) refusals = [];
        }
        claim(refusals.length === 0, `legal offers ${say(next)}, but refuse says: ${refusals[0]?.why}`);
      }
    }
  });

/** A legal turn that begins like this, found by trying; null where none was. */
const completed = (
  game: Context['game'],
  world: unknown,
  state: unknown,
  begun: AnyTurn,
  stream: Parameters<typeof turnFrom>[3],
): AnyTurn | null => {
  for (let attempt = 0; attempt < 8; attempt++) {
    const turn = [...begun];
    for (let length = 0; length < 40; length++) {
      if (game.refuse(world, state, turn).length === 0) return turn;
      const next = [...game.legal(world, state, turn)];
      if (next.length === 0) break;
      turn.push(stream.pick(next));
    }
  }
  return null;
};

export const acceptedIsLegal = ({ game, options, everyStep }: Context): void => {
  const pool = new Map<string, AnyShape['action']>();
  everyStep(({ run, before, turn, applied }) => {
    const { world } = run;
    for (const pending of beginningsOf(game.turn === 'one' ? [] : turn)) {
      const legal = new Set<string>();
      for (const action of game.legal(world, before.state, pending)) {
        const print = fingerprint(action);
        legal.add(print);
        if (pool.size < 400) pool.set(print, action);
      }
      if (pending.length > 0 && game.refuse(world, before.state, pending).length > 0) continue;
      for (const action of options.universe?.(world, before.state) ?? [...pool.values()]) {
        if (legal.has(fingerprint(action))) continue;
        const next = [...pending, action];
        const refusals = game.refuse(world, before.state, next);
        claim(refusals.length > 0, `refuse accepts ${say(next)}, which legal does not offer.`);
        speaks(refusals, next);
      }
    }
    if (game.status(world, applied.position.state).is === 'playing') return;
    const offered = [...game.legal(world, applied.position.state, [])];
    claim(offered.length === 0, `The run is over, and legal still offers ${say(offered.slice(0, 1))}.`);
    const idle = game.idle?.(world, applied.position.state);
    for (const late of idle === undefined ? [turn] : [turn, idle])
      claim(
        game.refuse(world, applied.position.state, late).length > 0,
        `The run is over, and ${say(late)} is accepted.`,
      );
  });
};

/** A refusal has a code, a sentence and a culprit. */
const speaks = (refusals: readonly Refusal[], turn: AnyTurn): void => {
  for (const { code, why, at } of refusals) {
    claim(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code), `The refusal code ${JSON.stringify(code)} is not kebab-case.`);
    claim(
      why.length > 3 && /[.!?]$/.test(why),
      `The refusal ${code} of ${say(turn)} speaks no sentence: ${JSON.stringify(why)}`,
    );
    claim(!/undefined|\[object|NaN/.test(why), `The refusal ${code} says: ${why}`);
    claim(
      Number.isInteger(at) && at >= 0 && at <= turn.length,
      `The refusal ${code} of ${say(turn)} points at action ${at}.`,
    );
  }
};

export const turnExists = ({ game, options, runs, everyStep }: Context): void => {
  const judge = (world: unknown, state: unknown, stream: Parameters<typeof turnFrom>[3]): void => {
    if (game.status(world, state).is !== 'playing') return;
    let turn = turnFrom(game, world, state, stream);
    for (let attempt = 0; turn === null && attempt < 8; attempt++) turn = turnFrom(game, world, state, stream);
    claim(turn !== null, 'The run goes on, but no turn is legal.');
    const refusals = game.refuse(world, state, turn);
    claim(refusals.length === 0, `legal spells ${say(turn)}, but refuse says: ${refusals[0]?.why}`);
    if (options.idleMayBeRefused === true || game.idle === null) return;
    const idle = game.refuse(world, state, game.idle(world, state));
    claim(idle.length === 0, `Doing nothing is refused: ${idle[0]?.why}`);
  };
  for (const run of runs) judge(run.world, run.start.state, run.start.dice.fork().stream('check'));
  everyStep(({ run, applied, stream }) => judge(run.world, applied.position.state, stream));
};

export const orderIsStable = ({ game, everyStep }: Context): void =>
  everyStep(({ run, before, turn }) => {
    const { world } = run;
    const cloned = game.copy(before.state);
    for (const pending of beginningsOf(game.turn === 'one' ? [] : turn)) {
      const first = fingerprint([...game.legal(world, before.state, pending)]);
      claim(
        first === fingerprint([...game.legal(world, before.state, pending)]),
        `Asked twice after ${say(pending)}, legal gives two orders.`,
      );
      claim(
        first === fingerprint([...game.legal(world, cloned, pending)]),
        `After ${say(pending)}, legal gives another order for an equal state.`,
      );
    }
    const offered = [...game.legal(world, before.state, [])].map(fingerprint);
    claim(new Set(offered).size === offered.length, 'legal offers the same action twice.');
  });
