// A pending plan: a row of turns with a history. One edit, whatever it changes, is one step back and forth.

import type { Game, Refusal, Shape, Turn, Viewer } from '../contract.ts';
import { refusalsOf } from '../judge.ts';

/** Turns laid out one after the other; the last may still be open. */
export type Row<G extends Shape> = readonly Turn<G>[];

const EMPTY: Row<never> = Object.freeze([]);

export class Plan<G extends Shape> {
  #row: Row<G> = EMPTY;
  #past: Row<G>[] = [];
  #future: Row<G>[] = [];

  get row(): Row<G> {
    return this.#row;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** One step: the row as it is from now on. */
  edit(row: Row<G>): void {
    this.#past.push(this.#row);
    this.#future = [];
    this.#row = row;
  }

  back(): boolean {
    const row = this.#past.pop();
    if (row === undefined) return false;
    this.#future.push(this.#row);
    this.#row = row;
    return true;
  }

  forward(): boolean {
    const row = this.#future.pop();
    if (row === undefined) return false;
    this.#past.push(this.#row);
    this.#row = row;
    return true;
  }

  /** The position has changed: what was planned before belongs to another one. */
  restart(row: Row<G> = EMPTY): void {
    this.#row = row;
    this.#past = [];
    this.#future = [];
  }
}

/** The turn of the row that is still open, and the closed ones before it. */
export const openTurn = <G extends Shape>(
  game: Game<G>,
  row: Row<G>,
): { readonly before: Row<G>; readonly pending: Turn<G> } => {
  const last = row.at(-1);
  const isOpen =
    game.turn === 'many' && last !== undefined && !(last.length > 0 && game.closes?.(last.at(-1) as G['action']));
  return isOpen ? { before: row.slice(0, -1), pending: last } : { before: row, pending: [] };
};

/** A list of actions as a row, without judging it. */
export const rowOf = <G extends Shape>(game: Game<G>, actions: Turn<G>): Row<G> => {
  if (game.turn === 'one') return actions.map((action) => [action]);
  const row: G['action'][][] = [];
  for (const action of actions) {
    const { pending } = openTurn(game, row as Row<G>);
    if (pending.length > 0) row.at(-1)!.push(action);
    else row.push([action]);
  }
  return row;
};

/** Who plans, and where the turns planned so far lead, as far as the seat can know; null where nobody can. */
export interface Desk<G extends Shape> {
  readonly game: Game<G>;
  readonly world: G['world'];
  readonly seat: Viewer;
  readonly stateAfter: (row: Row<G>) => G['state'] | null;
  /** Whether the run is over after these turns. */
  readonly isOverAfter: (row: Row<G>) => boolean;
}

/** Nothing can be planned after a row that ends the run, or beyond which nobody knows. */
const planEnds = (isOver: boolean): Refusal => ({
  code: 'plan-ends',
  why: isOver
    ? 'What is planned ends the run: commit it, or take some of it back.'
    : 'What is planned leads to what only chance or a look can tell: commit it first.',
  at: 0,
});

/** The row with this action planned, if it may be. */
export const revised = <G extends Shape>(
  { game, world, seat, stateAfter, isOverAfter }: Desk<G>,
  row: Row<G>,
  action: G['action'],
): { readonly ok: true; readonly row: Row<G> } | { readonly ok: false; readonly refusals: readonly Refusal[] } => {
  const { before, pending } = openTurn(game, row);
  const state = stateAfter(before);
  if (state === null) return { ok: false, refusals: [planEnds(isOverAfter(before))] };
  const may = game.mayRevise?.(world, state, pending, action, seat) ?? [];
  if (may.length > 0) return { ok: false, refusals: may };
  const next = game.revise?.(world, state, pending, action, seat) ?? [...pending, action];
  const isJudged = game.mayRevise === undefined && game.revise === undefined;
  const refusals = isJudged ? refusalsOf(game, world, state, next, game.seats ? seat : undefined) : [];
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, row: [...before, next] };
};

/** A row of these actions, and the first reason of each that may not stand where it does. */
export const arranged = <G extends Shape>(
  desk: Desk<G>,
  actions: Turn<G>,
): { readonly row: Row<G>; readonly lost: readonly Refusal[] } => {
  if (desk.game.revise) return { row: rowOf(desk.game, actions), lost: [] };
  let row: Row<G> = [];
  const lost: Refusal[] = [];
  actions.forEach((action, at) => {
    const next = revised(desk, row, action);
    if (next.ok) row = next.row;
    else lost.push({ ...next.refusals[0]!, at });
  });
  return { row, lost };
};
