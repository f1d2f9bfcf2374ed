// A run being played: what is committed, what is only planned, and the way back and forth between turns.
// Nothing here knows a game; nothing outside may change a state.

import { apply, applyLegal } from './apply.ts';
import type { Game, Happening, Position, Refusal, Shape, Status, Turn, Viewer } from './contract.ts';
import { type Forecast, forecast, redacted } from './forecast.ts';
import { hexOf } from './hash.ts';
import { fail, ok, type Result } from './result.ts';
import type { Run } from './run.ts';
import { Timeline } from './timeline.ts';

export interface SessionOptions {
  /** A turn that revealed something hidden or rolled dice cannot be undone. */
  readonly ranked?: boolean;
}

export interface Committed<G extends Shape> {
  readonly turn: Turn<G>;
  readonly happenings: readonly Happening<G['event']>[];
  readonly status: Status;
  readonly digest: string;
  readonly revealed: boolean;
}

export type CommitAnswer<G extends Shape> =
  | { readonly ok: true; readonly value: readonly Committed<G>[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[]; readonly value: readonly Committed<G>[] };

export class Session<G extends Shape> {
  readonly run: Run<G>;
  readonly isRanked: boolean;
  readonly #timeline: Timeline<G>;
  #position: Position<G>;
  #pending: G['action'][] = [];
  /** Plan steps taken back, newest last. */
  #unplanned: G['action'][] = [];
  /** Turns taken back, newest last. */
  #undone: Turn<G>[] = [];
  #rewinds = 0;

  constructor(run: Run<G>, options: SessionOptions = {}) {
    this.run = run;
    this.isRanked = options.ranked ?? false;
    this.#timeline = new Timeline(run);
    this.#position = run.start;
  }

  get game(): Game<G> {
    return this.run.game;
  }

  get content(): G['content'] {
    return this.run.content;
  }

  get position(): Position<G> {
    return this.#position;
  }

  get state(): G['state'] {
    return this.#position.state;
  }

  /** Committed turns so far. */
  get turns(): readonly Turn<G>[] {
    return this.#timeline.turns;
  }

  /** Turns that undo has taken back and redo can bring again, next one first. */
  get undone(): readonly Turn<G>[] {
    return this.#undone.toReversed();
  }

  get pending(): Turn<G> {
    return this.#pending;
  }

  /** Times a committed turn was taken back: beside the run, in no digest. */
  get rewinds(): number {
    return this.#rewinds;
  }

  get status(): Status {
    return this.game.status(this.content, this.state);
  }

  get actor(): Viewer {
    return this.game.actor(this.content, this.state);
  }

  /** The digest after the last committed turn, or after turn `at`. */
  digest(at: number = this.#timeline.length): string {
    return hexOf(this.#timeline.digest(at));
  }

  view(viewer: Viewer = this.actor): G['view'] {
    return this.game.view(this.content, this.state, viewer);
  }

  /** The position after turn `at`; 0 is the start. */
  positionAt(at: number): Position<G> {
    return this.#timeline.position(at);
  }

  /** All that happened in turn `at` (from 1). */
  happenings(at: number): readonly Happening<G['event']>[] {
    return this.#timeline.happenings(at);
  }

  /** The same as this viewer may know it now. */
  seen(at: number, viewer: Viewer = this.actor): readonly Happening<G['event']>[] {
    return redacted(this.game, this.content, this.state, this.happenings(at), viewer);
  }

  // ------------------------------------------------------------------ plan

  /** The pending actions as turns: one each, or all in one, as the game's turns go. */
  planned(): readonly Turn<G>[] {
    if (this.game.turn === 'one') return this.#pending.map((action) => [action]);
    return this.#pending.length > 0 ? [this.#pending] : [];
  }

  /** What may be planned next. */
  legal(viewer: Viewer = this.actor): readonly G['action'][] {
    const { state, pending } = this.#front(viewer);
    return state === null ? [] : [...this.game.legal(this.content, state, pending)];
  }

  /** Appends an action to the plan. Refused: the reasons, and the plan stays as it was. */
  plan(action: G['action'], viewer: Viewer = this.actor): readonly Refusal[] {
    const { state, pending } = this.#front(viewer);
    if (state === null)
      return [{ code: 'plan-ends', why: 'The plan already ends the run or meets the unknown.', at: 0 }];
    const refusals = this.game.refuse(this.content, state, [...pending, action]);
    if (refusals.length > 0) return refusals;
    this.#pending = [...this.#pending, action];
    this.#unplanned = [];
    return [];
  }

  /** Replaces the plan without judging it: for plans that may be illegal while they are edited. */
  setPlan(actions: Turn<G>): void {
    this.#pending = [...actions];
    this.#unplanned = [];
  }

  /** Takes the last planned action back; false where there is none. */
  unplan(): boolean {
    const action = this.#pending.at(-1);
    if (this.#pending.length === 0) return false;
    this.#pending = this.#pending.slice(0, -1);
    this.#unplanned.push(action);
    return true;
  }

  /** Plans again what `unplan` took back last; false where there is nothing, or where it is no longer legal. */
  replan(): boolean {
    if (this.#unplanned.length === 0) return false;
    const left = this.#unplanned.slice(0, -1);
    const refusals = this.plan(this.#unplanned.at(-1));
    this.#unplanned = left;
    return refusals.length === 0;
  }

  /** Drops one step of the plan; later steps that are no longer legal drop out with their reasons. */
  drop(index: number, viewer: Viewer = this.actor): readonly Refusal[] {
    const rest = this.#pending.filter((_, i) => i !== index);
    const lost: Refusal[] = [];
    this.#pending = [];
    rest.forEach((action, i) => {
      const refusals = this.plan(action, viewer);
      if (refusals.length > 0) lost.push({ ...refusals[0]!, at: i });
    });
    return lost;
  }

  /** Reasons why the plan as it stands cannot be committed. */
  refusals(): readonly Refusal[] {
    if (this.game.turn === 'one') return this.preview().refusals;
    return this.game.refuse(this.content, this.state, this.#pending);
  }

  /** What the plan does, then `idle` turns of doing nothing. The session is not disturbed. */
  preview(idle = 0, viewer: Viewer = this.actor): Forecast<G> {
    return this.previewOf(this.planned(), idle, viewer);
  }

  /** The same for turns that are not the plan. */
  previewOf(turns: readonly Turn<G>[], idle = 0, viewer: Viewer = this.actor): Forecast<G> {
    return forecast(this.game, this.content, this.state, { plan: turns, turns: idle, viewer });
  }

  /** Doing nothing for `turns` turns. */
  forecast(turns: number, viewer: Viewer = this.actor): Forecast<G> {
    return this.previewOf([], turns, viewer);
  }

  // ---------------------------------------------------------------- commit

  /** Commits a turn, or the plan. A plan of several turns stops, keeping its rest, after a turn that revealed something
   *  or was refused. An empty plan is the empty turn where that is legal. A refused turn changes nothing. */
  commit(turn?: Turn<G>): CommitAnswer<G> {
    if (turn !== undefined) return this.#commitAll([turn], () => this.#dropPlan());
    if (this.game.turn === 'many') return this.#commitAll([this.#pending], () => this.#dropPlan());
    return this.#commitAll(this.planned(), () => {
      this.#pending = this.#pending.slice(1);
      this.#unplanned = [];
    });
  }

  #commitAll(turns: readonly Turn<G>[], done: () => void): CommitAnswer<G> {
    const value: Committed<G>[] = [];
    for (const turn of turns) {
      const answer = apply(this.game, this.content, this.#position, turn);
      if (!answer.ok) return { ok: false, refusals: answer.refusals, value };
      const { position, happenings, revealed, rolled, turn: recorded } = answer.value;
      this.#position = position;
      this.#timeline.push(recorded, position, { happenings, revealed, rolled });
      if (this.#undone.length > 0) this.#undone = [];
      done();
      const { status } = this;
      value.push({ turn: recorded, happenings, status, digest: this.digest(), revealed });
      if (revealed || status.is !== 'playing') break;
    }
    return { ok: true, value };
  }

  #dropPlan(): void {
    this.#pending = [];
    this.#unplanned = [];
  }

  // ------------------------------------------------------------ undo, redo

  /** Back to the turn before: drops a pending plan first. */
  undo(): Result<Turn<G>> {
    const at = this.#timeline.length;
    if (at === 0) return fail('nothing-to-undo', 'This is the start of the run.');
    if (this.isRanked && this.#timeline.isFinal(at))
      return fail('final-turn', `Turn ${at} showed something hidden or rolled dice; in a ranked run it is final.`);
    this.#dropPlan();
    const turn = this.#timeline.pop();
    this.#undone.push(turn);
    this.#rewinds++;
    this.#position = this.#timeline.position(at - 1);
    return ok(turn);
  }

  redo(): Result<Committed<G>> {
    const turn = this.#undone.at(-1);
    if (turn === undefined) return fail('nothing-to-redo', 'Nothing was undone, or something was committed since.');
    this.#dropPlan();
    const applied = applyLegal(this.game, this.content, this.#position, turn);
    this.#undone.pop();
    this.#position = applied.position;
    this.#timeline.push(turn, applied.position, applied);
    return ok({
      turn,
      happenings: applied.happenings,
      status: this.status,
      digest: this.digest(),
      revealed: applied.revealed,
    });
  }

  /** A session of its own with the turns up to `at`. A ranked session's fork is practice. */
  fork(at: number = this.#timeline.length): Session<G> {
    const copy = new Session(this.run);
    for (const turn of this.turns.slice(0, at)) copy.commit(turn);
    return copy;
  }

  /** Where the next planned action would be judged; null state where the plan cannot go on. */
  #front(viewer: Viewer): { state: G['state'] | null; pending: Turn<G> } {
    if (this.game.turn === 'many') return { state: this.state, pending: this.#pending };
    if (this.#pending.length === 0) return { state: this.state, pending: [] };
    const ahead = this.preview(0, viewer);
    const last = ahead.frames.at(-1);
    if (ahead.end === 'chance' || ahead.end === 'refused' || !last || last.reveals) return { state: null, pending: [] };
    return { state: last.state, pending: [] };
  }
}
