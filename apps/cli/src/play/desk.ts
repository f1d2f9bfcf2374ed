// A run on the player's desk: the session, the hint being unfolded, and everything said about them in words.
// Both faces of `interlock play`, keys and lines, work on this and know no rules.

import {
  type AnyShape,
  explainEvent,
  explainSubject,
  type Refusal,
  record,
  Session,
  shareCode,
  type Turn,
  type Viewer,
} from '@interlock/kernel';
import { blame, knowsMore, mayAsk, mayHint } from '@interlock/search';
import { writeJson } from '../files.ts';
import type { Handling } from '../keys/handling.ts';
import { hintFor, NODES, sayBlame, solving } from '../mind.ts';
import { introOf, levelWords } from '../opening.ts';
import { count } from '../output.ts';
import { sayEvents, sayForecast, sayStatus, saySum, sayTurn, sayWhy, wordsAfter } from '../words.ts';
import { hearLine, REST, type Said } from './hearing.ts';
import type { Row } from './row.ts';

export type { Said };

/** Turns of a forecast that names no number. */
const AHEAD = 3;

export interface Choice {
  readonly action: unknown;
  readonly text: string;
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const say = (...lines: readonly string[]): Said => ({ lines });
const refuse = (...lines: readonly string[]): Said => ({ lines, isRefusal: true });

export class Desk {
  #session: Session<AnyShape>;
  readonly #handling: Handling;
  /** The runs in a row that this one is of. */
  readonly row: Row | null;
  #hintStep = 0;
  /** Numbers carry out an action at once where a turn is one action; else they go into the plan. */
  isPlanning: boolean;

  constructor(session: Session<AnyShape>, handling: Handling = {}, row: Row | null = null) {
    this.row = row;
    this.#session = session;
    this.#handling = handling;
    this.isPlanning = session.game.turn === 'many';
  }

  /** What the signs of the board mean; none where words say it all. */
  get signs(): readonly string[] {
    return this.#handling.signs ?? [];
  }

  get session(): Session<AnyShape> {
    return this.#session;
  }

  /** Who plans now: the first seat whose plan is not in. */
  get seat(): Viewer {
    const { seats, viewer } = this.#session;
    return seats.find((seat) => !this.#session.isHandedIn(seat)) ?? viewer;
  }

  /** True where the board shows the plan by itself. */
  get hasPlanner(): boolean {
    return this.#handling.board !== undefined;
  }

  get isOver(): boolean {
    return this.#session.status.is !== 'playing';
  }

  // ------------------------------------------------------------- what is seen

  get title(): string {
    const { game, turns, isRanked } = this.#session;
    const level = this.row?.title ?? levelWords(this.#session);
    const played = turns.filter((turn) => this.#isStep(turn)).length;
    const at = `${this.#handling.step ?? 'turn'} ${this.isOver ? played : played + 1}`;
    return `${game.title} · ${level} · ${at}${isRanked ? ' · ranked' : ''}`;
  }

  get intro(): readonly string[] {
    return introOf(this.#session, this.seat);
  }

  board(room = Number.POSITIVE_INFINITY): string {
    const own = this.isOver ? null : this.#handling.board?.(this.#session, this.seat, room);
    if (own !== null && own !== undefined) return own;
    const board = this.#session.game.show(this.#session.world, this.#session.view(this.seat));
    const isBare = this.isOver || this.#pending.length === 0;
    const drawn = isBare ? board : (this.#handling.overlay?.(this.#session, this.seat, board) ?? board);
    // Above the first thing that is known there is nothing to see, and lines are dear.
    return drawn.replace(/^(?: *\n)+/, '');
  }

  choices(): readonly Choice[] {
    if (this.isOver) return [];
    const words = wordsAfter(this.#session, this.#pending);
    const { omits } = this.#handling;
    const legal = this.#session.legal(this.seat);
    const listed = omits ? legal.filter((one) => !omits(this.#session.game.action.encode(one))) : legal;
    return listed.map((action) => ({ action, text: words(action) }));
  }

  plan(): string {
    return this.#pending.length === 0 ? '' : sayTurn(this.#session, this.#pending);
  }

  get #pending(): Turn<AnyShape> {
    return this.#session.pendingOf(this.seat);
  }

  /** What the plan would do, as far as the player can tell. */
  consequences(): readonly string[] {
    // A plan that is edited in place is told by the board.
    if (this.#pending.length === 0 || (this.hasPlanner && this.#session.game.revise !== undefined)) return [];
    const ahead = this.#session.preview(0, this.seat);
    return sayForecast(this.#session, ahead, true).filter((line) => !line.startsWith('In '));
  }

  status(): string {
    const { entry } = this.#session.run;
    const words = sayStatus(this.#session);
    const par =
      entry?.par && this.#session.status.is === 'won'
        ? ` in ${count(this.#session.turns.length, 'turn')}, par ${entry.par.words ?? entry.par.turns}`
        : '';
    return `${words}${par}`;
  }

  /** How the score of a finished run adds up, where the game says so. */
  #sum(): readonly string[] {
    return saySum(this.#session);
  }

  // ------------------------------------------------------------------ moving

  /** Plans an action, or plays it where actions are played at once. */
  take(action: unknown): Said {
    if (this.isOver) return refuse('The run is over: undo, restart or quit.');
    if (!this.isPlanning) return this.commit([this.#stamped(action)]);
    const refusals = this.#session.plan(action, this.seat);
    if (refusals.length > 0) return sayRefusals(refusals);
    return say(`Plan: ${this.plan()}`, ...this.consequences());
  }

  commit(turn?: Turn<AnyShape>): Said {
    const session = this.#session;
    if (this.isOver) return refuse('The run is over: undo, restart or quit.');
    if (turn === undefined && session.game.turn === 'one' && session.pending.length === 0)
      return refuse('The plan is empty.');
    if (turn === undefined && this.#handling.stamp)
      session.setPlan(session.pending.map((action) => this.#stamped(action)));
    const from = session.turns.length;
    const { seat } = this;
    const answer = turn === undefined && session.seats.length > 1 ? session.handIn(seat) : session.commit(turn);
    if (answer.ok && session.isHandedIn(seat))
      return say(`The plan of ${seat} is in and out of sight. ${capital(this.seat)} plans now.`);
    if (session.turns.length > from) {
      this.#hintStep = 0;
      this.#handling.follow?.(session);
    }
    const lines: string[] = [];
    /** Turns of which nothing is told, one after the other, are one line. */
    let quiet = 0;
    for (let at = from + 1; at <= session.turns.length; at++) {
      const told = this.#told(at);
      if (told.length > 0) lines.push(`Turn ${at}:`, ...told);
      else if (this.#isStep(session.turns[at - 1]!)) {
        if (quiet > 0) lines.pop();
        lines.push(quiet > 0 ? `Turns ${at - quiet} to ${at}.` : `Turn ${at}.`);
        quiet++;
        continue;
      }
      quiet = 0;
    }
    if (!answer.ok) return { lines: [...lines, ...sayRefusals(answer.refusals).lines], isRefusal: true };
    if (this.isOver) {
      const outro = session.status.is === 'won' ? session.run.entry?.outro : undefined;
      lines.push(`The run is over: ${this.status()}`, ...this.#sum(), ...(outro === undefined ? [] : [outro]));
      if (this.row && session.status.is === 'won') lines.push(this.row.onward(session.status.score));
      if (session.status.is === 'lost' && session.seats.length === 1) lines.push('blame says which turn decided it.');
    } else if (session.pending.length > 0) lines.push(REST);
    return { lines };
  }

  /** A line in the game's own words; null where it is none. */
  hear(line: string): Said | null {
    return this.isOver ? null : hearLine(this, this.#handling, line);
  }

  get phrases(): readonly (readonly [string, string])[] {
    return this.#handling.phrases ?? [];
  }

  /** Who handed in takes the plan back, while another still plans. */
  withdraw(): Said {
    const seat = this.#session.seats.findLast((one) => this.#session.isHandedIn(one));
    if (seat === undefined || !this.#session.withdraw(seat))
      return refuse('No plan is in: there is nothing to withdraw.');
    return say(`${capital(seat)} takes the plan back and goes on with it.`);
  }

  /** Takes back a step of the plan, else a turn. */
  undo(): Said {
    if (this.#session.unplan(this.seat)) return say(this.plan() === '' ? 'The plan is empty.' : `Plan: ${this.plan()}`);
    let undone = this.#session.undo();
    if (!undone.ok) return refuse(undone.error.message);
    while (undone.ok && !this.#isStep(undone.value)) undone = this.#session.undo();
    this.#hintStep = 0;
    return say(`Back at turn ${this.#session.turns.length + 1}.`);
  }

  redo(): Said {
    if (this.#session.replan(this.seat)) return say(`Plan: ${this.plan()}`);
    const from = this.#session.turns.length;
    let redone = this.#session.redo();
    if (!redone.ok) return refuse(redone.error.message);
    for (let next = this.#session.undone[0]; redone.ok && next && !this.#isStep(next); next = this.#session.undone[0])
      redone = this.#session.redo();
    this.#hintStep = 0;
    const lines: string[] = [];
    for (let at = from + 1; at <= this.#session.turns.length; at++) lines.push(...this.#told(at));
    return say(`Turn ${from + 1} again:`, ...lines);
  }

  #stamped(action: unknown): unknown {
    return this.#handling.stamp?.(this.#session, action) ?? action;
  }

  /** What is told of a turn right after it. */
  #told(at: number): readonly string[] {
    const { quiet = [] } = this.#handling;
    const seen = this.#session.seen(at).filter(({ event }) => !quiet.includes((event as { type: string }).type));
    return sayEvents(this.#session, seen);
  }

  #isStep(turn: Turn<AnyShape>): boolean {
    return this.#handling.isStep?.(turn.map((action) => this.#session.game.action.encode(action))) ?? true;
  }

  clear(): Said {
    this.#session.setPlan([], this.seat);
    return say('The plan is empty.');
  }

  restart(): Said {
    this.#open(new Session(this.#session.run, { ranked: this.#session.isRanked }));
    return say('The run begins anew.');
  }

  load(session: Session<AnyShape>): Said {
    this.#open(session);
    return say(`Loaded: ${this.title}, ${sayStatus(session)}.`);
  }

  save(path: string): Said {
    writeJson(path, record(this.#session));
    return say(`Saved ${count(this.#session.turns.length, 'turn')} to ${path}.`);
  }

  code(): Said {
    return say(shareCode(this.#session.game, record(this.#session)));
  }

  // ---------------------------------------------------------------- insight

  forecast(turns?: number): Said {
    const isOpen = turns === undefined && this.#session.pending.length === 0 && !this.isOver;
    const own = isOpen ? this.#handling.forecast?.(this.#session) : null;
    if (own) return say(...own);
    const lines = sayForecast(this.#session, this.#session.preview(turns ?? AHEAD), true);
    return say(...(lines.length > 0 ? lines : ['Nothing lies ahead.']));
  }

  /** Two actions of the list, each as if it were taken next: what follows, side by side or one below the other. */
  compare(first: number, second: number): Said {
    const choices = this.choices();
    const [a, b] = [choices[first - 1], choices[second - 1]];
    if (!a || !b)
      return refuse(choices.length === 0 ? 'Nothing can be done now.' : `There are 1 to ${choices.length}.`);
    const own = this.#handling.compare?.(this.#session, a.action, b.action);
    if (own) return say(...own);
    const { pending, game } = this.#session;
    const lay = ({ action, text }: Choice, name: string): readonly string[] => {
      const turns = game.turn === 'many' ? [[...pending, action]] : [...pending, action].map((one) => [one]);
      return [`${name}: ${text}`, ...sayForecast(this.#session, this.#session.previewOf(turns), true)];
    };
    return say(...lay(a, 'A'), ...lay(b, 'B'));
  }

  odds(): Said {
    if (this.isOver) return refuse('The run is over; there are no odds left.');
    const lines = this.#handling.odds?.(this.#session);
    return lines ? say(...lines) : refuse('There are no odds in this game: the forecast is exact.');
  }

  /** The verdict, node by node: whoever drives this keeps the screen alive. */
  *judge(nodes = NODES): Generator<{ readonly nodes: number }, Said, void> {
    const allowed = mayAsk(this.#session);
    if (!allowed.ok) return refuse(allowed.error.message);
    const answer = yield* solving(this.#session, nodes, false);
    if (answer.verdict === 'winnable') {
      const { game, world, state } = this.#session;
      const cost = game.words.cost?.(world, state, answer.witness) ?? count(answer.witness.length, 'turn');
      return say(`Winnable: ${cost} to a win.`);
    }
    if (answer.verdict === 'lost')
      return say('Lost for certain: nothing wins from here. Undo, or play on to see how it ends.');
    return say(`Unknown: neither a win nor a proof within ${nodes} positions.`);
  }

  /** Which turn decided a lost run, and what would have won instead. */
  *blame(nodes = NODES): Generator<{ readonly nodes: number }, Said, void> {
    const allowed = mayAsk(this.#session);
    if (!this.isOver && !allowed.ok) return refuse(allowed.error.message);
    const found = yield* blame(this.#session, { nodes, limit: 1 });
    return found.is === 'found' ? say(...sayBlame(this.#session, found)) : refuse(...sayBlame(this.#session, found));
  }

  /** One more step of the hint with every call: where to look, which control, the exact turn. */
  hint(): Said {
    if (this.isOver) return refuse('The run is over.');
    const allowed = mayHint(this.#session);
    if (!allowed.ok) return refuse(allowed.error.message);
    const { verdict, hint, by, from: line, cost } = hintFor(this.#session, NODES);
    if (hint === null)
      return refuse(
        verdict === 'lost' ? 'Nothing wins from here any more: undo.' : 'No winning line was found in time.',
      );
    this.#hintStep = Math.min(3, this.#hintStep + 1);
    const from =
      by !== null
        ? [`From ${by}, who sees what you see:`]
        : [
            `From ${line === 'witness' ? 'the level’s own line' : 'a line found by search'}, ${cost ?? count(hint.left, 'turn')} to the win${knowsMore(this.#session) ? '; it knows what is hidden from you' : ''}:`,
          ];
    return say(...from, ...hint.steps.slice(0, this.#hintStep).map((step, i) => `Hint ${i + 1}: ${step}`));
  }

  /** The events of the player's last turns, newest last, each with the number that `why` takes. Of turns that came by
   *  themselves only what is worth telling. */
  log(turns = 3): Said {
    const session = this.#session;
    const quiet = new Set(this.#handling.quiet ?? []);
    const lines: string[] = [];
    let own = 0;
    for (let at = session.turns.length; at >= 1 && own < turns; at--) {
      const isOwn = this.#isStep(session.turns[at - 1]!);
      if (isOwn) own++;
      const told = session.seen(at).filter(({ event }) => isOwn || !quiet.has(event.type));
      lines.unshift(
        ...told.map(
          ({ index, event }) =>
            `${`${at}.${index}`.padEnd(6)}${session.game.words.event(session.world, event, session.state)}`,
        ),
      );
    }
    return say(...(lines.length > 0 ? lines : ['Nothing has happened yet.']));
  }

  /** `2.1` is an event of the log, anything else a subject; nothing lists the subjects. */
  why(what: string): Said {
    const session = this.#session;
    const event = /^([0-9]{1,7})\.([0-9]{1,7})$/.exec(what);
    if (event) {
      const [turn, index] = [Number(event[1]), Number(event[2])];
      const isSeen = turn >= 1 && turn <= session.turns.length && session.seen(turn).some((one) => one.index === index);
      return isSeen
        ? say(...sayWhy(explainEvent(session, turn, index)))
        : refuse(`There is no event ${what}; see the log.`);
    }
    const subjects = [...(session.game.trace?.subjects?.(session.world, session.view()) ?? [])];
    if (what === '') {
      const known = subjects.map(({ subject, name }) => `  ${subject}  ${name}`);
      return say('Ask why with the number of an event in the log (2.1), or with one of these:', ...known);
    }
    const why = explainSubject(session, what);
    if (why.length > 0) return say(...why.flatMap((one) => sayWhy(one)));
    return refuse(`Nothing in this run has touched ${JSON.stringify(what)}.`);
  }

  #open(session: Session<AnyShape>): void {
    this.#session = session;
    this.#hintStep = 0;
    this.isPlanning = session.game.turn === 'many';
  }
}

const sayRefusals = (refusals: readonly Refusal[]): Said => refuse(...new Set(refusals.map((one) => one.why)));
