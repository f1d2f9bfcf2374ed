// Shared by the tests: states written as in the ledger, dice whose rolls are given, runs on shipped content.

import { diceOf, type Happening, openRun, RecordingTape, Session, type Stream, type Turn } from '@interlock/kernel';
import { pickAt, tickAt } from '../src/actions.ts';
import { content as shipped } from '../src/content.ts';
import { finish } from '../src/forecast/odds.ts';
import { game as port } from '../src/index.ts';
import { frameOf } from '../src/params.ts';
import { copy, play } from '../src/play.ts';
import { answerSlotOf, cardOf } from '../src/rules/cards.ts';
import { NO_COOLDOWNS } from '../src/rules/cooldowns.ts';
import { weigh } from '../src/rules/selection.ts';
import { setup } from '../src/setup.ts';
import type { Action, Answer, Card, Content, Fields, PortEvent, PortShape, State } from '../src/shape.ts';
import { FIELDS } from '../src/shape.ts';
import { type Tally, type TallyAsk, tally } from '../src/solve/coverage.ts';

export const content = shipped;
export const { config } = shipped;

/** `60/40/4/60/50/1/10`: timeLeft/stress/privilege/bureaucracy/security/influence/score. */
export const fields = (text: string): Fields => {
  const numbers = text.split('/').map(Number);
  return Object.fromEntries(FIELDS.map((field, i) => [field, numbers[i]!])) as Fields;
};

export const written = (state: Fields): string => FIELDS.map((field) => state[field]).join('/');

export interface Given extends Partial<Omit<State, keyof Fields>> {
  readonly card?: string | null;
  readonly on?: Content;
  /** Env modifier of every event. */
  readonly envPm?: number;
  readonly scenario?: string;
}

/** A running state with env 1000 everywhere, nothing cooling, the clock at 0. */
export const stateOf = (text: string, given: Given = {}): State => {
  const { card = null, on = content, envPm = 1000, scenario = 'standard', ...rest } = given;
  const clockMs = rest.clockMs ?? 0;
  return {
    ...fields(text),
    scenario,
    phase: 'running',
    outcome: null,
    finalEventId: null,
    currentEventId: card,
    clockMs,
    nextTickMs: (Math.floor(clockMs / 1000) + 1) * 1000,
    idleTicks: 0,
    cooldowns: NO_COOLDOWNS,
    base: frameOf(on, { scenario }).base,
    env: new Int32Array(on.events.length).fill(envPm),
    ...rest,
  };
};

/** Rolls from 1 to the total, as the ledger writes them; counts how many were taken. */
export class Rolls implements Stream {
  taken = 0;
  readonly totals: number[] = [];
  readonly #rolls: readonly number[];

  constructor(rolls: readonly number[]) {
    this.#rolls = rolls;
  }

  weighted(weights: readonly number[]): { index: number; roll: number; total: number } {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const roll = this.#rolls[this.taken];
    if (roll === undefined) throw new Error(`No roll given for draw ${this.taken + 1}.`);
    this.taken += 1;
    this.totals.push(total);
    let left = roll;
    for (let index = 0; index < weights.length; index++) {
      left -= weights[index]!;
      if (left <= 0) return { index, roll: roll - 1, total };
    }
    throw new Error(`Roll ${roll} lies beyond ${total}.`);
  }

  int(): never {
    throw new Error('Only weighted draws are given.');
  }

  range(): never {
    return this.int();
  }

  chance(): never {
    return this.int();
  }

  pick(): never {
    return this.int();
  }

  shuffle(): never {
    return this.int();
  }
}

export class RollTape extends RecordingTape<PortEvent> {
  readonly rolls: Rolls;

  constructor(rolls: Rolls) {
    super(diceOf('UNUSED'));
    this.rolls = rolls;
  }

  override dice(): Stream {
    return this.rolls;
  }
}

export interface Done {
  readonly state: State;
  readonly events: readonly PortEvent[];
  readonly types: readonly string[];
  readonly happenings: readonly Happening<PortEvent>[];
}

/** Plays one turn on a copy with the given dice. */
export const playTurn = (state: State, action: Action, rolls: Rolls = new Rolls([1]), on: Content = content): Done => {
  const tape = new RollTape(rolls);
  const draft = copy(state);
  play(on, draft, [action], tape);
  const events = tape.happenings.map(({ event }) => event);
  return { state: draft, events, types: events.map(({ type }) => type), happenings: tape.happenings };
};

/** Answers the card on display, at the clock unless told otherwise. */
export const pickOn = (
  state: State,
  actionId: string,
  more: { rolls?: Rolls; atMs?: number; on?: Content } = {},
): Done => playTurn(state, pickAt(more.atMs ?? state.clockMs, state.currentEventId!, actionId), more.rolls, more.on);

export const tickOn = (state: State, more: { rolls?: Rolls; on?: Content } = {}): Done =>
  playTurn(state, tickAt(state.nextTickMs), more.rolls, more.on);

export const ticks = (state: State, many: number, more: { rolls?: Rolls; on?: Content } = {}): State => {
  let here = state;
  for (let i = 0; i < many; i++) here = tickOn(here, more).state;
  return here;
};

export const card = (id: string, on: Content = content): Card => {
  const found = cardOf(on, id);
  if (!found) throw new Error(`No card ${id}.`);
  return found;
};

export const answer = (id: string, on: Content = content): Answer => {
  for (const { actions } of on.events) for (const one of actions) if (one.id === id) return one;
  throw new Error(`No answer ${id}.`);
};

export const slot = (id: string, on: Content = content): number => on.events.findIndex((one) => one.id === id);

/** Where the cooldown of an answer is kept. */
export const buttonSlot = (id: string): number => {
  const found = content.events.find(({ actions }) => actions.some((one) => one.id === id))!;
  return answerSlotOf(content, found, answer(id));
};

/** Content with some events only, in their order. */
export const only = (ids: readonly string[], from: Content = content): Content => ({
  ...from,
  events: from.events.filter(({ id }) => ids.includes(id)),
});

/** Events with everything a rule test needs and nothing else. */
export const event = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  title: id,
  situation: 'Something has happened.',
  tags: ['tech'],
  conditions: [],
  baseWeight: 10,
  cooldown: 30,
  actions: [act(`${id}-a`), act(`${id}-b`)],
  ...more,
});

export const act = (id: string, effects: Answer['effects'] = [], more: Partial<Answer> = {}): Answer => ({
  id,
  label: id,
  effects,
  scoreImpact: 0,
  cooldown: 0,
  ...more,
});

export const withEvents = (events: readonly Card[]): Content => ({ ...content, events });

export const BASICS = [
  'request-form',
  'status-call',
  'approver-on-leave',
  'security-questionnaire',
  'coffee-machine',
  'diagram-request',
  'change-window',
] as const;

export const start = (seed: string, scenario = 'standard'): State => setup(content, { scenario }, diceOf(seed));

export const sessionOf = (seed: string, scenario = 'standard', options = {}): Session<PortShape> => {
  const run = openRun(port, { levelData: { scenario }, seed });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value, options);
};

/** Commits turns that must be legal. */
export const commitAll = (session: Session<PortShape>, turns: readonly Turn<PortShape>[]): void => {
  for (const turn of turns) {
    const done = session.commit(turn);
    if (!done.ok) throw new Error(done.refusals[0]!.why);
  }
};

/** The card of that slot can be drawn. */
export const canCome = (on: Content, at: number, state: State, now: number): boolean => weigh(on, state, now)[at]! > 0;

/** Relaxed play of a session by a chooser, ticks included; at most `most` picks. */
export const playRelaxed = (
  session: Session<PortShape>,
  choose: (actions: readonly Action[]) => Action = (actions) => actions[0]!,
  most = 99,
  thinkTicks = config.relaxed.thinkTicks,
): void => {
  for (let picks = 0; session.status.is === 'playing'; ) {
    const legal = session.legal();
    const picksNow = legal.filter(({ type }) => type === 'pick');
    if (picksNow.length > 0 && picks === most) return;
    if (picksNow.length > 0) {
      session.commit([choose(picksNow)]);
      picks += 1;
      for (let i = 0; i < thinkTicks && session.status.is === 'playing'; i++) {
        session.commit(port.idle!(session.world, session.state));
      }
    } else session.commit(port.idle!(session.world, session.state));
  }
};

/** Many runs counted, to the end in one go. */
export const tallied = (on: Content, ask: TallyAsk): Tally => finish(tally(on, ask));
