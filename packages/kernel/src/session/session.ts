// A run being played: what is committed, what is only planned, and the way back and forth between turns.
// Nothing here knows a game; nothing outside may change a state.

import { apply, applyLegal } from '../apply.ts';
import type { Game, Happening, Json, Position, Refusal, Shape, Status, Turn, Viewer } from '../contract.ts';
import { hexOf } from '../digest/hash.ts';
import { type Forecast, type Frame, forecast, redacted } from '../forecast.ts';
import { refusalsOf } from '../judge.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Run } from '../run.ts';
import { firstSeat, seatsOf } from '../seats.ts';
import { type CommitAnswer, type Committed, CommittedTurn } from './committed.ts';
import { arranged, type Desk, openTurn, Plan, type Row, revised, rowOf } from './plan.ts';
import { Timeline } from './timeline.ts';

export interface SessionOptions {
  /** A turn that revealed something hidden or rolled dice cannot be undone. */
  readonly ranked?: boolean;
}

/** What the plan leads to, as far as it was asked for: a longer plan plays its new turns alone. */
interface Walked<G extends Shape> {
  readonly from: G['state'];
  readonly row: Row<G>;
  readonly frames: readonly Frame<G>[];
}

export class Session<G extends Shape> {
  readonly run: Run<G>;
  readonly isRanked: boolean;
  /** Who sits here, in their fixed order. */
  readonly seats: readonly Viewer[];
  #timeline: Timeline<G>;
  #position: Position<G>;
  readonly #plans = new Map<Viewer, Plan<G>>();
  readonly #walked = new Map<Viewer, Walked<G>>();
  /** Seats whose plan is in; the turn is played when the last one is. */
  readonly #handedIn = new Set<Viewer>();
  /** Turns taken back, newest last. */
  #undone: Turn<G>[] = [];
  #rewinds = 0;

  constructor(run: Run<G>, options: SessionOptions = {}) {
    this.run = run;
    this.isRanked = options.ranked ?? false;
    this.seats = seatsOf(run.game, run.world);
    for (const seat of this.seats) this.#plans.set(seat, new Plan());
    this.#timeline = new Timeline(run);
    this.#position = run.start;
  }

  get game(): Game<G> {
    return this.run.game;
  }

  get world(): G['world'] {
    return this.run.world;
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

  /** Times a committed turn was taken back: beside the run, in no digest. */
  get rewinds(): number {
    return this.#rewinds;
  }

  get status(): Status {
    return this.statusFor(this.viewer);
  }

  statusFor(seat: Viewer): Status {
    return this.game.status(this.world, this.state, this.#seat(seat));
  }

  /** Who looks and plans where nobody says: the first seat. */
  get viewer(): Viewer {
    return firstSeat(this.game, this.world);
  }

  /** The digest after the last committed turn, or after turn `at`. */
  digest(at: number = this.#timeline.length): string {
    return hexOf(this.#timeline.digest(at));
  }

  view(viewer: Viewer = this.viewer): G['view'] {
    return this.game.view(this.world, this.state, viewer);
  }

  /** The position after turn `at`; 0 is the start. */
  positionAt(at: number): Position<G> {
    return this.#timeline.position(at);
  }

  /** All that happened in turn `at` (from 1). */
  happenings(at: number): readonly Happening<G['event']>[] {
    return this.#timeline.happenings(at);
  }

  /** The same as this viewer was told it: by what they could see when it happened. */
  seen(at: number, viewer: Viewer = this.viewer): readonly Happening<G['event']>[] {
    const all = this.happenings(at);
    return all.length === 0 ? all : redacted(this.game, this.world, this.positionAt(at).state, all, viewer);
  }

  // ------------------------------------------------------------------ plan
  // Each seat has a plan of its own, which nobody else is told.

  /** All planned actions of the first seat in their order. */
  get pending(): Turn<G> {
    return this.pendingOf(this.viewer);
  }

  pendingOf(seat: Viewer): Turn<G> {
    const { row } = this.#plan(seat);
    return row.length === 1 ? row[0]! : row.flat();
  }

  /** The plan as turns. */
  planned(seat: Viewer = this.viewer): Row<G> {
    return this.#plan(seat).row.filter((turn) => turn.length > 0);
  }

  /** The turn that is still open, and the state it begins in, as the seat supposes it; null where nobody can know it. */
  open(seat: Viewer = this.viewer): { readonly state: G['state'] | null; readonly pending: Turn<G> } {
    const { before, pending } = openTurn(this.game, this.#plan(seat).row);
    return { state: this.#stateAfter(before, seat), pending };
  }

  legal(seat: Viewer = this.viewer): readonly G['action'][] {
    const { state, pending } = this.open(seat);
    return state === null ? [] : [...this.game.legal(this.world, state, pending, this.#seat(seat))];
  }

  /** An action changes the plan, as the game says or by being appended. Refused: the reasons, and nothing has changed. */
  plan(action: G['action'], seat: Viewer = this.viewer): readonly Refusal[] {
    const next = revised(this.#desk(seat), this.#plan(seat).row, action);
    if (!next.ok) return next.refusals;
    return this.#edit(seat, next.row);
  }

  /** Closes the turn being planned: what is planned next belongs to the one after it. */
  planNext(seat: Viewer = this.viewer): readonly Refusal[] {
    const { row } = this.#plan(seat);
    const { pending } = openTurn(this.game, row);
    return pending.length === 0 ? [] : this.#edit(seat, [...row, []]);
  }

  /** Replaces the whole plan without judging it: for plans that may be illegal while they are edited. */
  setPlan(actions: Turn<G>, seat: Viewer = this.viewer): readonly Refusal[] {
    if (actions.length === 0 && this.#plan(seat).row.length === 0) return [];
    return this.#edit(seat, rowOf(this.game, actions));
  }

  /** Drops one step of the plan; later steps that are no longer legal drop out with their reasons. */
  drop(index: number, seat: Viewer = this.viewer): readonly Refusal[] {
    const rest = this.pendingOf(seat).filter((_, i) => i !== index);
    return this.#arrange(rest, seat);
  }

  /** Moves one step of the plan to another place; steps that are not legal in the new order drop out with their reasons. */
  reorder(from: number, to: number, seat: Viewer = this.viewer): readonly Refusal[] {
    const order = [...this.pendingOf(seat)];
    const [moved] = order.splice(from, 1);
    if (moved === undefined) return [];
    order.splice(to, 0, moved);
    return this.#arrange(order, seat);
  }

  /** Undoes the last edit of the plan; false where there is none. */
  unplan(seat: Viewer = this.viewer): boolean {
    return !this.#handedIn.has(seat) && this.#plan(seat).back();
  }

  /** Does again the edit that `unplan` undid last; false where there is none. */
  replan(seat: Viewer = this.viewer): boolean {
    return !this.#handedIn.has(seat) && this.#plan(seat).forward();
  }

  canUnplan(seat: Viewer = this.viewer): boolean {
    return this.#plan(seat).canUndo && !this.#handedIn.has(seat);
  }

  canReplan(seat: Viewer = this.viewer): boolean {
    return this.#plan(seat).canRedo && !this.#handedIn.has(seat);
  }

  /** Reasons why the plan as it stands cannot be committed. */
  refusals(seat: Viewer = this.viewer): readonly Refusal[] {
    const row = this.planned(seat);
    if (row.length > 1) return this.preview(0, seat).refusals;
    if (row.length === 0 && this.game.turn === 'one') return [];
    return refusalsOf(this.game, this.world, this.state, row[0] ?? [], this.#seat(seat));
  }

  /** What can be told of the open turn, legal or not, where the game has something to tell. */
  appraise(seat: Viewer = this.viewer): Json | null {
    const { state, pending } = this.open(seat);
    if (state === null || !this.game.appraise) return null;
    return this.game.appraise(this.world, state, pending, seat);
  }

  /** What the plan does, then `idle` turns of doing nothing. The session is not disturbed. */
  preview(idle = 0, viewer: Viewer = this.viewer): Forecast<G> {
    return this.previewOf(this.planned(viewer), idle, viewer);
  }

  previewOf(turns: readonly Turn<G>[], idle = 0, viewer: Viewer = this.viewer): Forecast<G> {
    const { state } = this;
    const walked = this.#walked.get(viewer);
    let same = 0;
    if (walked?.from === state)
      while (same < walked.frames.length && same < turns.length && walked.row[same] === turns[same]) same++;
    const known = walked?.frames.slice(0, same) ?? [];
    const ahead = forecast(this.game, this.world, state, { plan: turns, turns: idle, viewer, known });
    const frames = ahead.frames.slice(0, turns.length);
    if (frames.length > same) this.#walked.set(viewer, { from: state, row: turns, frames });
    return ahead;
  }

  forecast(turns: number, viewer: Viewer = this.viewer): Forecast<G> {
    return this.previewOf([], turns, viewer);
  }

  // ---------------------------------------------------------------- commit

  /** Commits a turn, or the plan. A plan of several turns stops, keeping its rest, after a turn that revealed something
   *  or was refused. An empty plan is the empty turn where that is legal. A refused turn changes nothing. Where several
   *  sit, a turn given is the joined one, and the plans are handed in seat by seat. */
  commit(turn?: Turn<G>): CommitAnswer<G> {
    if (turn !== undefined) return this.#commitAll([turn], () => this.#dropPlans());
    if (this.seats.length > 1) return this.#commitJoined();
    const row = this.planned();
    if (row.length === 0 && this.game.turn === 'many') return this.#commitAll([[]], () => this.#dropPlans());
    let left = row;
    return this.#commitAll(row, () => {
      left = left.slice(1);
      this.#plan(this.viewer).restart(left);
    });
  }

  /** A seat's plan is final unless withdrawn; with the last one the turn is played. */
  handIn(seat: Viewer): CommitAnswer<G> {
    if (!this.#handedIn.has(seat)) {
      const refusals = this.refusals(seat);
      if (refusals.length > 0) return { ok: false, refusals, value: [] };
      this.#handedIn.add(seat);
    }
    return this.seats.every((one) => this.#handedIn.has(one)) ? this.#commitJoined() : { ok: true, value: [] };
  }

  /** Takes a plan back for more changes; false where it was not in. */
  withdraw(seat: Viewer): boolean {
    return this.#handedIn.delete(seat);
  }

  isHandedIn(seat: Viewer): boolean {
    return this.#handedIn.has(seat);
  }

  /** The parts of all seats as one turn, in the order of the seats, whoever was first to hand in. */
  #commitJoined(): CommitAnswer<G> {
    const waiting = this.seats.filter((seat) => !this.#handedIn.has(seat));
    if (waiting.length > 0) {
      const why = `The turn is played when every plan is in; ${waiting.join(' and ')} still plans.`;
      return { ok: false, refusals: [{ code: 'plan-missing', why, at: 0 }], value: [] };
    }
    const joined = this.seats.flatMap((seat) => this.planned(seat)[0] ?? []);
    return this.#commitAll([joined], () => this.#dropPlans());
  }

  #commitAll(turns: readonly Turn<G>[], done: () => void): CommitAnswer<G> {
    const value: Committed<G>[] = [];
    for (const turn of turns) {
      const answer = apply(this.game, this.world, this.#position, turn);
      if (!answer.ok) return { ok: false, refusals: answer.refusals, value };
      const { position, log, revealed, turn: recorded } = answer.value;
      this.#position = position;
      this.#timeline.push(recorded, position, answer.value);
      if (this.#undone.length > 0) this.#undone = [];
      done();
      const { status } = this;
      value.push(new CommittedTurn(recorded, log, status, this.digest(), revealed));
      if (revealed || status.is !== 'playing') break;
    }
    return { ok: true, value };
  }

  #dropPlans(): void {
    for (const plan of this.#plans.values()) plan.restart();
    this.#handedIn.clear();
  }

  // ------------------------------------------------------------ undo, redo

  /** Whether the last turn may be taken back, or the sentence why not. */
  canUndo(): Result<number> {
    const at = this.#timeline.length;
    if (at === 0) return fail('nothing-to-undo', 'This is the start of the run.');
    if (this.game.canRewind?.(this.world) === false)
      return fail('no-rewind', 'Turns cannot be taken back here; edits of the plan can.');
    if (this.isRanked && this.#timeline.isFinal(at))
      return fail('final-turn', `Turn ${at} showed something hidden or rolled dice; in a ranked run it is final.`);
    if (this.isRanked && this.status.is !== 'playing')
      return fail('run-over', 'A ranked run that is over stays over; fork it to try another line in practice.');
    return ok(at);
  }

  /** Back to the turn before: drops a pending plan first. */
  undo(): Result<Turn<G>> {
    const allowed = this.canUndo();
    if (!allowed.ok) return allowed;
    this.#dropPlans();
    const turn = this.#timeline.pop();
    this.#undone.push(turn);
    this.#rewinds++;
    this.#position = this.#timeline.position(allowed.value - 1);
    return ok(turn);
  }

  redo(): Result<Committed<G>> {
    const turn = this.#undone.at(-1);
    if (turn === undefined) return fail('nothing-to-redo', 'Nothing was undone, or something was committed since.');
    this.#dropPlans();
    const applied = applyLegal(this.game, this.world, this.#position, turn);
    this.#undone.pop();
    this.#position = applied.position;
    this.#timeline.push(turn, applied.position, applied);
    const { log, revealed } = applied;
    return ok(new CommittedTurn(turn, log, this.status, this.digest(), revealed));
  }

  /** A session of its own with the turns up to `at`. A ranked session's fork is practice. */
  fork(at: number = this.#timeline.length): Session<G> {
    const copy = new Session(this.run);
    copy.#timeline = this.#timeline.fork(Math.max(0, Math.min(at, this.#timeline.length)));
    copy.#position = copy.#timeline.position(copy.#timeline.length);
    return copy;
  }

  #plan(seat: Viewer): Plan<G> {
    const plan = this.#plans.get(seat);
    if (plan === undefined) throw new RangeError(`Nobody sits at ${seat}; there are ${this.seats.join(', ')}.`);
    return plan;
  }

  /** The seat as the rules want it: not named where there is but one. */
  #seat(seat: Viewer): Viewer | undefined {
    return this.game.seats ? seat : undefined;
  }

  #edit(seat: Viewer, row: Row<G>): readonly Refusal[] {
    if (this.#handedIn.has(seat))
      return [{ code: 'handed-in', why: 'This plan is handed in; withdraw it to change it.', at: 0 }];
    this.#plan(seat).edit(row);
    return [];
  }

  /** The plan rebuilt from these actions as one edit; what is no longer legal drops out, each with its first reason. */
  #arrange(actions: Turn<G>, seat: Viewer): readonly Refusal[] {
    const { row, lost } = arranged(this.#desk(seat), actions);
    const held = this.#edit(seat, row);
    return held.length > 0 ? held : lost;
  }

  /** How this seat's plan may be changed, judged where it leads. */
  #desk(seat: Viewer): Desk<G> {
    const { game, world } = this;
    return {
      ...{ game, world, seat, stateAfter: (row) => this.#stateAfter(row, seat) },
      isOverAfter: (row) => this.previewOf(row, 0, seat).end === 'over',
    };
  }

  /** The state after these turns, as the seat must suppose it; null where the run ends, chance decides or nobody knows. */
  #stateAfter(row: Row<G>, seat: Viewer): G['state'] | null {
    if (row.length === 0) return this.state;
    const ahead = this.previewOf(row, 0, seat);
    if (ahead.frames.length < row.length || ahead.end === 'over') return null;
    return ahead.frames.at(-1)!.state;
  }
}
