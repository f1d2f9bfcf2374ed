// Checks on states: nobody changes what was handed in, copies are deep, only plain data, the same twice.

import {
  type AnyShape,
  applyLegal,
  type Dice,
  diceOf,
  firstSeat,
  forecast,
  RecordingTape,
  type Run,
  Session,
  SilentTape,
} from '@interlock/kernel';
import { cloneState } from '../clone.ts';
import type { Context } from '../context.ts';
import { claim } from '../fault.ts';
import { fingerprint, firstDifference } from '../fingerprint.ts';
import { strangerIn, strangerInView } from '../plain.ts';
import type { Step } from '../walk.ts';

/** Questions may be dear (odds over thousands of runs): checks ask them in one of so many positions. */
export const QUESTIONS_EVERY = 6;

export const inputUnchanged = ({ game, everyStep }: Context): void => {
  let steps = 0;
  everyStep(({ run, before, turn, stream }) => {
    const { world } = run;
    const { state } = before;
    const viewer = firstSeat(game, world);
    const asked = steps++ % QUESTIONS_EVERY === 0 ? Object.values(game.questions ?? {}) : [];
    const calls: readonly (readonly [string, () => unknown])[] = [
      ['refuse', () => game.refuse(world, state, turn)],
      ['legal', () => [...game.legal(world, state, turn.slice(0, stream.int(turn.length + 1)))]],
      ['status', () => game.status(world, state)],
      ['idle', () => game.idle?.(world, state)],
      ['copy', () => game.copy(state)],
      ['view and show', () => game.show(world, game.view(world, state, viewer))],
      ['suppose', () => game.suppose?.(world, state, viewer)],
      ['revise', () => turn.map((action) => game.revise?.(world, state, turn.slice(0, -1), action, viewer))],
      ['mayRevise', () => turn.map((action) => game.mayRevise?.(world, state, turn.slice(0, -1), action, viewer))],
      ['appraise', () => game.appraise?.(world, state, turn, viewer)],
      ['canonical', () => game.canonical?.(world, state, turn)],
      ['words', () => turn.map((action) => game.words.action(world, state, action))],
      ['hint', () => game.words.hint?.(world, state, turn)],
      [
        'search',
        () => game.proof?.search && [game.proof?.search.key(world, state), game.proof?.search.estimate(world, state)],
      ],
      ['value', () => game.proof?.search?.value?.(world, state)],
      ['questions', () => asked.map((ask) => ask(world, state, viewer, null))],
      ['play', () => game.play(world, game.copy(state), turn, new RecordingTape(before.dice))],
    ];
    // A compiled world may hold working memory; what it was compiled from may not change.
    const seen = [state, run.content, turn, run.level] as const;
    const names = ['the state', 'the content', 'the turn', 'the level'];
    const then = seen.map((value) => cloneState(value));
    const dice = fingerprint(before.dice.save());
    for (const [name, call] of calls) {
      call();
      seen.forEach((value, i) => {
        const where = firstDifference(then[i], value);
        claim(where === null, `${name} changed ${names[i]} it was handed, at ${where}.`);
      });
      claim(fingerprint(before.dice.save()) === dice, `${name} moved the run's dice.`);
    }
  });
};

export const kernelLeavesInputAlone = ({ game, everyStep }: Context): void =>
  everyStep(({ run, before, turn }) => {
    const then = cloneState(before.state);
    const dice = fingerprint(before.dice.save());
    forecast(game, run.world, before.state, { plan: [turn], turns: 2 });
    applyLegal(game, run.world, before, turn);
    const where = firstDifference(then, before.state);
    claim(where === null, `Playing on changed the state played from, at ${where}.`);
    claim(fingerprint(before.dice.save()) === dice, 'Playing on moved the dice of the position played from.');
  });

export const copyIsDeep = ({ game, everyStep }: Context): void =>
  everyStep(({ run, before, turn }) => {
    const { world } = run;
    const original = cloneState(before.state);
    const copied = game.copy(before.state);
    claim(copied !== before.state, '`copy` gives back the very state it was handed.');
    const lost = firstDifference(original, copied);
    claim(lost === null, `\`copy\` forgets or alters ${lost}.`);
    const dice = before.dice.fork();
    game.play(world, copied, turn, new RecordingTape(dice));
    const shared = firstDifference(original, before.state);
    claim(shared === null, `\`copy\` shares ${shared}: playing on the copy changed the original.`);
  });

export const onlyPlainData = ({ game, runs, everyStep }: Context): void => {
  for (const run of runs) {
    const found = strangerIn(run.start.state, 'state') ?? strangerIn(run.content, 'content');
    claim(found === null, `After set-up ${found}.`);
  }
  everyStep(({ run, applied }) => {
    const { state } = applied.position;
    const view = game.view(run.world, state, firstSeat(game, run.world));
    const found =
      strangerIn(state, 'state') ??
      strangerIn(
        applied.log.read().map((one) => one.event),
        'events',
      ) ??
      strangerInView(view, 'view');
    claim(found === null, `Not plain data: ${found}.`);
    const status = game.status(run.world, state);
    if (status.is === 'won') claim(Number.isSafeInteger(status.score), `The score is ${status.score}, no integer.`);
    if (status.is === 'lost') claim(status.cause !== '', 'A lost run names no cause.');
  });
};

export const sameTwice = ({ game, runs, everyStep }: Context): void => {
  const random = Math.random;
  const now = Date.now;
  const forbid = (name: string) => () => {
    throw new Error(`The game called ${name}: its chances are not seeded.`);
  };
  Math.random = forbid('Math.random');
  Date.now = forbid('Date.now');
  try {
    for (const run of runs) {
      const again = game.setup(run.world, run.level, diceOf(run.start.dice.seed));
      const where = firstDifference(run.start.state, again);
      claim(where === null, `Set up twice from the same seed, the state differs at ${where}.`);
    }
    everyStep(({ run, before, turn, applied }) => {
      const again = applyLegal(game, run.world, before, turn);
      const where =
        firstDifference(applied.position.state, again.position.state, 'state') ??
        firstDifference(applied.log.read(), again.log.read(), 'events');
      claim(where === null, `The same turn from the same position gave something else at ${where}.`);
    });
  } finally {
    Math.random = random;
    Date.now = now;
  }
};

/** Dice that write down which streams are asked for. */
class WatchedDice implements Dice {
  readonly seed: string;
  readonly #inner: Dice;
  readonly #log: string[];

  constructor(inner: Dice, log: string[]) {
    this.seed = inner.seed;
    this.#inner = inner;
    this.#log = log;
  }

  stream(name: string) {
    this.#log.push(name);
    return this.#inner.stream(name);
  }

  fork(): Dice {
    return new WatchedDice(this.#inner.fork(), this.#log);
  }

  save() {
    return this.#inner.save();
  }
}

export const chanceIsDeclared = ({ game, runs, everyStep }: Context): void => {
  const judge = (names: readonly unknown[], where: string): void => {
    for (const name of names) {
      claim(game.chance !== undefined, `${where} rolls dice, but the game has no \`chance\`.`);
      const isNamed = typeof name === 'string' && /^[a-z][A-Za-z0-9.:@,-]*$/.test(name);
      claim(isNamed, `${where} rolls a die without a name (${JSON.stringify(name)}).`);
    }
  };
  for (const run of runs) {
    const log: string[] = [];
    game.setup(run.world, run.level, new WatchedDice(diceOf(run.start.dice.seed), log));
    judge(log, 'Set-up');
  }
  everyStep(({ run, before, turn }) => {
    const log: string[] = [];
    const dice = new WatchedDice(before.dice, log);
    applyLegal(game, run.world, { state: before.state, dice }, turn);
    judge(log, 'A turn');
  });
};

export const searchPlaysTheSame = ({ game, everyStep }: Context): void =>
  everyStep(({ run, before, turn, applied }: Step<AnyShape>) => {
    const draft = game.copy(before.state);
    const recorded = game.canonical?.(run.world, before.state, turn) ?? turn;
    game.play(run.world, draft, recorded, new SilentTape().load(before.dice.fork()));
    const where = firstDifference(applied.position.state, draft);
    claim(where === null, `Without recording, the turn leads to another state: ${where} differs.`);
  });

/** A session with the walk's turns, begun from a start of its own, so that one walk cannot spoil the next. */
export const sessionOf = (run: Run<AnyShape>, steps: readonly Step<AnyShape>[]): Session<AnyShape> => {
  const start = { state: run.game.copy(run.start.state), dice: run.start.dice };
  const session = new Session({ ...run, start });
  for (const { turn } of steps) {
    const answer = session.commit(turn);
    claim(answer.ok, `The session refuses a turn that was legal: ${answer.ok ? '' : answer.refusals[0]?.why}`);
  }
  return session;
};
