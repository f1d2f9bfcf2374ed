// Tools of the rule tests: a deck from map text, and a hand that walks it line by line of a plan.

import { diceOf, digestOf, type Happening, RecordingTape } from '@interlock/kernel';
import type { Action } from '../../src/actions.ts';
import { type Content, content } from '../../src/data/content.ts';
import { compileDeck, type Deck } from '../../src/deck.ts';
import type { StationEvent } from '../../src/events.ts';
import { legalActions } from '../../src/legal.ts';
import type { Registry } from '../../src/logic/registry.ts';
import type { Level } from '../../src/map/level.ts';
import { readLevel } from '../../src/map/load.ts';
import { numberIn } from '../../src/map/numbers.ts';
import { planOf } from '../../src/map/plan.ts';
import { playTurn } from '../../src/play.ts';
import { refuseTurn } from '../../src/refuse.ts';
import { setupState } from '../../src/setup.ts';
import { type Task, taskOf } from '../../src/solve/task.ts';
import { copyState, type State } from '../../src/state.ts';
import { statusOf } from '../../src/status.ts';
import { type StationView, viewOf } from '../../src/view.ts';

/** A level from map text without its first line; a text that is refused is a mistake of the test. */
export const levelOf = (text: string, given: Content = content): Level => {
  const read = readLevel(given, `darkstation-map 1\n${text.replace(/^\n/, '')}`);
  if (!read.ok) throw new Error(read.findings.map((finding) => JSON.stringify(finding)).join('\n'));
  return read.level;
};

/** A deck and its start. */
export const begun = (level: Level, given: Content = content): { readonly deck: Deck; readonly state: State } => {
  const deck = compileDeck(given, level);
  return { deck, state: setupState(deck) };
};

/** What is left to do from the start of a level. */
export const taskFor = (level: Level, given: Content = content): Task => {
  const { deck, state } = begun(level, given);
  return taskOf(deck, state);
};

/** The content with other numbers. */
export const tuned = (change: (balance: typeof content.balance) => object): Content => ({
  ...content,
  balance: { ...content.balance, ...change(content.balance) },
});

export interface Done {
  readonly events: readonly StationEvent[];
  readonly happenings: readonly Happening<StationEvent>[];
  readonly revealed: boolean;
}

/** One player on one deck. */
export class Hand {
  readonly deck: Deck;
  state: State;
  /** What every action so far did. */
  readonly done: Done[] = [];

  constructor(level: Level, given: Content = content, registry?: Registry) {
    this.deck = compileDeck(given, level, registry);
    this.state = setupState(this.deck);
  }

  /** Plays the lines (`EES`, `search f1`), each of which must be legal. Returns what the last action did. */
  play(...lines: readonly string[]): Done {
    for (const action of lines.flatMap(planOf)) this.act(action);
    return this.done.at(-1)!;
  }

  act(action: Action): Done {
    const refusal = refuseTurn(this.deck, this.state, [action])[0];
    if (refusal !== undefined) throw new Error(`${JSON.stringify(action)}: ${refusal.code}, ${refusal.why}`);
    const tape = new RecordingTape<StationEvent>(diceOf('0'));
    const draft = copyState(this.state);
    playTurn(this.deck, draft, [action], tape);
    this.state = draft;
    const { happenings, revealed } = tape;
    this.done.push({ events: happenings.map(({ event }) => event), happenings, revealed });
    return this.done.at(-1)!;
  }

  /** The code with which an action is refused; null where it is legal. Nothing may change by asking [DS-131]. */
  refusal(line: string | Action): string | null {
    const [action] = typeof line === 'string' ? planOf(line) : [line];
    const before = digestOf(this.state);
    const found = refuseTurn(this.deck, this.state, [action!]);
    if (digestOf(this.state) !== before) throw new Error('Asking changed the state.');
    return found[0]?.code ?? null;
  }

  why(line: string): string {
    return refuseTurn(this.deck, this.state, planOf(line).slice(0, 1))[0]?.why ?? '';
  }

  get legal(): readonly Action[] {
    return legalActions(this.deck, this.state);
  }

  get status() {
    return statusOf(this.deck, this.state);
  }

  get digest(): string {
    return digestOf(this.state);
  }

  get at(): readonly [number, number] {
    const { width } = this.deck.layout.grid;
    return [this.state.at % width, Math.floor(this.state.at / width)];
  }

  get events(): readonly StationEvent[] {
    return this.done.flatMap(({ events }) => events);
  }

  /** Whether the doors, the camera of a room are on. */
  isOn(room: string, what: 'doors' | 'cctv' = 'doors'): boolean {
    const index = numberIn(this.deck.layout.roomOf, room)!;
    return (what === 'doors' ? this.state.doorsOn : this.state.cctvOn)[index] === 1;
  }

  held(item: string): number {
    return this.state.held[numberIn(this.deck.itemOf, item) ?? -1] ?? 0;
  }
}

export const seenBy = ({ deck, state }: Hand): StationView => viewOf(deck, state);

export const types = ({ events }: Done): readonly string[] => events.map(({ type }) => type);
