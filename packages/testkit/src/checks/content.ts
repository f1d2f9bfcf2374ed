// Checks on what is written: codecs, levels with their witnesses, words, causes, search hooks, hostile values.

import {
  type AnyShape,
  diceOf,
  firstSeat,
  type Json,
  openRun,
  type Run,
  Session,
  type Turn,
  worldOf,
} from '@interlock/kernel';
import type { Context } from '../context.ts';
import { claim } from '../fault.ts';
import { fingerprint, firstDifference } from '../fingerprint.ts';
import { mutateJson } from '../mutate.ts';
import { QUESTIONS_EVERY } from './state.ts';

/** Rounds of damaged levels and params, over the runs in turn. */
const DAMAGED_ROUNDS = 12;

const throughText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export const codecsAreInverse = ({ game, runs, everyStep, everyWalk }: Context): void => {
  const judge = (what: 'action' | 'level' | 'params', value: unknown): void => {
    const encoded = game[what].encode(value);
    const decoded = game[what].decode(throughText(encoded));
    claim(decoded.ok, `A valid ${what} is not read back: ${decoded.ok ? '' : decoded.error.message}`);
    const where = firstDifference(value, decoded.value);
    claim(where === null, `Written and read back, the ${what} differs at ${where || 'its root'}.`);
    const again = firstDifference(encoded, game[what].encode(decoded.value));
    claim(again === null, `Read and written again, the ${what} differs at ${again || 'its root'}.`);
  };
  for (const params of Object.values(game.params.presets)) judge('params', params);
  for (const entry of game.levels) judge('level', entry.level);
  for (const run of runs) judge('level', run.level);
  everyStep(({ run, before, turn }) => {
    for (const action of [...turn, ...game.legal(run.world, before.state, [])]) judge('action', action);
  });
  const { pack } = game;
  if (!pack) return;
  everyWalk((steps) => {
    const turns = steps.map((step) => step.turn);
    const packed = pack.decode(throughText(pack.encode(turns)));
    claim(packed.ok, `Packed turns are not read back: ${packed.ok ? '' : packed.error.message}`);
    const where = firstDifference(turns, packed.value);
    claim(where === null, `Packed and unpacked, the turns of a run differ at ${where || 'their number'}.`);
  });
};

const wins = (run: Run<AnyShape>, turns: readonly Turn<AnyShape>[], name: string): void => {
  const session = new Session(run);
  for (const [at, turn] of turns.entries()) {
    const answer = session.commit(turn);
    claim(answer.ok, `${name}: turn ${at + 1} is refused: ${answer.ok ? '' : answer.refusals[0]?.why}`);
  }
  const { status, game, world, state } = session;
  claim(status.is === 'won', `${name} does not win: ${JSON.stringify(status)}.`);
  const terms = game.words.score?.(
    world,
    state,
    turns.map((_, i) => session.happenings(i + 1)),
  );
  const sum = terms?.reduce((all, { value }) => all + value, 0) ?? status.score;
  claim(sum === status.score, `${name} ends with ${status.score}; the terms of the score add up to ${sum}.`);
};

export const witnessesWin = ({ game, runs }: Context): void => {
  const ids = new Set<string>();
  for (const { id, title, par, witnesses } of game.levels) {
    claim(!ids.has(id), `Two levels are called ${id}.`);
    ids.add(id);
    claim(title !== '', `Level ${id} has no title.`);
    const run = openRun(game, { level: id });
    claim(run.ok, `Level ${id} does not open.`);
    if (game.proof?.isProvable?.(run.value.world) === false) {
      claim(par === null && witnesses.length === 0, `Level ${id} has nothing to prove and ships a proof.`);
      continue;
    }
    claim(witnesses.length > 0, `Level ${id} ships without a witness.`);
    for (const { kind, turns } of witnesses) wins(run.value, turns, `Level ${id}, witness "${kind}"`);
    if (par === null) continue;
    const shortest = Math.min(...witnesses.map(({ turns }) => turns.length));
    claim(par.turns === shortest, `Level ${id}: par is ${par.turns} turns, its shortest witness has ${shortest}.`);
    if (par.actions === undefined) continue;
    const fewest = Math.min(
      ...witnesses
        .filter((one) => one.turns.length === par.turns)
        .map(({ turns }) => turns.reduce((sum, turn) => sum + turn.length, 0)),
    );
    claim(par.actions <= fewest, `Level ${id}: par is ${par.actions} actions, a witness does it with ${fewest}.`);
  }
  for (const run of runs) {
    if (!('preset' in run.origin)) continue;
    const { preset, seed } = run.origin;
    const name = `Preset ${preset}, seed ${seed}`;
    const made = game.proof!.generate!(game.content, game.params.presets[preset], diceOf(seed));
    claim(made !== null, `${name}: the generator gives up.`);
    claim(fingerprint(made.level) === fingerprint(run.level), `${name}: generated twice, the levels differ.`);
    if (made.witness === null) continue;
    wins(run, made.witness, name);
    if (made.par === null) continue;
    const { turns } = made.par;
    claim(turns === made.witness.length, `${name}: par is ${turns}, the witness has ${made.witness.length}.`);
  }
};

export const wordsAreWords = ({ game, everyStep }: Context): void => {
  const judge = (what: string, text: unknown): void => {
    claim(typeof text === 'string' && text.trim() !== '', `${what} has no words.`);
    const slip = /undefined|\[object|NaN|Infinity|function/.exec(text)?.[0];
    claim(slip === undefined, `${what} says "${slip}": ${text}`);
  };
  everyStep(({ run, before, turn, applied }) => {
    const { world } = run;
    const { state } = applied.position;
    const view = game.view(world, state, firstSeat(game, world));
    judge('The text view', game.show(world, view));
    for (const action of [...turn, ...game.legal(world, before.state, [])])
      judge(`Action ${JSON.stringify(action)}`, game.words.action(world, before.state, action));
    for (const { event } of applied.log.read()) {
      claim(/^[a-z][A-Za-z0-9]*$/.test(event.type), `The event type ${JSON.stringify(event.type)} is not lowerCamel.`);
      judge(`Event ${event.type}`, game.words.event(world, event));
      judge(`Event ${event.type} in its level`, game.words.event(world, event, state));
    }
    for (const hint of game.words.hint?.(world, before.state, turn) ?? []) judge('A hint', hint);
    for (const { name } of game.trace?.subjects?.(world, view) ?? []) judge('A subject', name);
    const status = game.status(world, state);
    if (status.is === 'lost') {
      judge(`Cause ${status.cause}`, game.words.cause?.(world, status.cause) ?? status.cause);
      judge(`Cause ${status.cause} in its level`, game.words.cause?.(world, status.cause, state) ?? status.cause);
    }
    const terms = status.is === 'playing' ? undefined : game.words.score?.(world, state);
    for (const { label } of terms ?? []) judge('A term of the score', label);
    if (status.is !== 'won' || terms === undefined) return;
    const sum = terms.reduce((all, { value }) => all + value, 0);
    claim(sum === status.score, `The terms of the score add up to ${sum}; the score is ${status.score}.`);
  });
};

export const causesExist = ({ game, everyStep }: Context): void =>
  everyStep(({ applied }) => {
    for (const [i, { index, event, because }] of applied.log.read().entries()) {
      claim(index === i, `Event ${i} (${event.type}) says it is event ${index}.`);
      for (const cause of because) {
        if ('action' in cause)
          claim(
            applied.turn[cause.action] !== undefined,
            `${event.type} comes from action ${cause.action}, which is none.`,
          );
        if ('event' in cause)
          claim(
            Number.isInteger(cause.event) && cause.event >= 0 && cause.event < i,
            `${event.type}, event ${i}, comes from event ${cause.event}, which does not come before it.`,
          );
        if ('last' in cause)
          claim(game.trace !== undefined, `${event.type} names ${cause.last}, but the game has no trace.`);
        if ('start' in cause) claim(cause.start !== '', `${event.type} comes from nothing.`);
      }
    }
  });

export const searchHooksHold = ({ game, runs, everyStep }: Context): void => {
  const search = game.proof?.search;
  if (!search) return;
  for (const run of runs) {
    if (run.witness === null) continue;
    const session = new Session(run);
    for (let at = 0; at <= run.witness.length; at++) {
      const estimate = search.estimate(run.world, session.state);
      const left = run.witness.length - at;
      claim(estimate >= 0 && estimate <= left, `The estimate is ${estimate} turns where a witness needs ${left}.`);
      if (left > 0) session.commit(run.witness[at]!);
    }
  }
  const known = new Map<string, string>();
  everyStep(({ run, before, applied }) => {
    const { world } = run;
    for (const state of [before.state, applied.position.state]) {
      const key = search.key(world, state);
      claim(typeof key === 'string', `The key is a ${typeof key}.`);
      claim(key === search.key(world, game.copy(state)), 'An equal state has another key.');
      // What a key must tell apart at the least: the status and what may be done.
      const future = fingerprint([game.status(world, state), [...game.legal(world, state, [])]]);
      const place = `${fingerprint(run.origin)} ${key}`;
      claim(
        (known.get(place) ?? future) === future,
        `Two states with different futures share the key ${JSON.stringify(key)}.`,
      );
      known.set(place, future);
    }
  });
};

export const hostileValuesAreRefused = ({ game, runs, everyStep }: Context): void => {
  const judge = (what: 'action' | 'level' | 'params', input: unknown): void => {
    const decoded = game[what].decode(input);
    if (!decoded.ok) {
      const { code, message } = decoded.error;
      claim(code !== '' && message.trim() !== '' && !message.includes('\n'), `A bad ${what} gets no clear sentence.`);
      return;
    }
    claim(decoded.value !== undefined, `A ${what} was read as nothing.`);
    if (what === 'level') {
      const world = worldOf(game, game.content, decoded.value);
      game.view(world, game.setup(world, decoded.value, diceOf('H')), firstSeat(game, world));
    }
  };
  const stream = diceOf('HOSTILE').stream('mutate');
  for (let round = 0; round < DAMAGED_ROUNDS; round++) {
    const run = runs[round % runs.length]!;
    for (const wrong of mutateJson(game.level.encode(run.level), stream, 8)) judge('level', wrong);
    for (const params of Object.values(game.params.presets))
      for (const wrong of mutateJson(game.params.encode(params), stream, 4)) judge('params', wrong);
  }
  let steps = 0;
  everyStep(({ run, before, turn }) => {
    for (const action of turn.slice(0, 3))
      for (const wrong of mutateJson(game.action.encode(action), stream, 12)) judge('action', wrong);
    if (steps++ % QUESTIONS_EVERY > 0) return;
    const viewer = firstSeat(game, run.world);
    for (const [name, ask] of Object.entries(game.questions ?? {}))
      for (const args of [null, 0, 'x', [], {}, { turns: -1, from: [9, 9] }] as Json[]) {
        const answer = ask(run.world, before.state, viewer, args);
        claim(
          answer.ok || answer.error.message !== '',
          `The question ${name} answers nothing to ${JSON.stringify(args)}.`,
        );
      }
  });
};
