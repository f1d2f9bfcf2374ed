// A turn from its entries to the next state: opponents' plans, the list of phases, and what they publish for the next one.

import type { Because, Tape, Turn } from '@interlock/kernel';
import { fill, texts } from './data/texts.ts';
import type { OrbitEvent } from './events.ts';
import { isConceding } from './legal.ts';
import { ordersOf } from './refuse.ts';
import { endDuel } from './rules/objectives.ts';
import { expectation } from './rules/opponents/decide.ts';
import { assertLawful, orderOpponents } from './rules/opponents/order.ts';
import type { Code } from './rules/plan/codes.ts';
import { planOf, seatOf, shipOf } from './rules/plan/entries.ts';
import { causesOf } from './rules/resolution.ts';
import { isAlive } from './rules/ships.ts';
import { endTurn, resolveTurn } from './rules/turn.ts';
import { emptyOrders, ORDER_STRIDE } from './shape/orders.ts';
import type { World } from './shape/world.ts';
import type { OrbitShape } from './shape.ts';
import type { State } from './state.ts';

/** The orders of a turn nobody listens to: written over by the next one. */
let scratch = new Int16Array(0);

export const play = (world: World, draft: State, turn: Turn<OrbitShape>, tape: Tape<OrbitEvent>): void => {
  if (world.isDuel && concede(world, draft, turn, tape)) return;
  if (!tape.recording) {
    const size = world.ships.length * ORDER_STRIDE;
    if (scratch.length < size) scratch = new Int16Array(size);
    const orders = ordersOf(world, draft, turn, scratch);
    orderOpponents(world, draft, orders);
    resolveTurn(world, draft, orders, tape, null);
    return;
  }
  const orders = ordersOf(world, draft, turn);
  const skipped: (Code | null)[] = [];
  orderOpponents(world, draft, orders, skipped);
  assertLawful(world, draft, orders);
  resolveTurn(world, draft, orders, tape, { because: (ship) => sourcesOf(world, draft, turn, ship), skipped });
  if (draft.ending === null) publishIntents(world, draft, tape);
};

/** A ship's plan comes from its entries; an opponent's from what it published [OS-310]. */
const sourcesOf = (world: World, state: State, turn: Turn<OrbitShape>, ship: number): readonly Because[] => {
  const { ai, id, name } = world.ships[ship]!;
  if (ai !== null)
    return state.turn === 1 ? [{ start: fill(texts.starts.intent!, { ship: name }) }] : [{ last: `intent:${id}` }];
  const own = turn.flatMap((entry, action) =>
    entry.type !== 'unreadable' && shipOf(world, entry) === ship ? [{ action }] : [],
  );
  return own.length > 0 ? own : [{ start: fill(texts.starts.empty!, { ship: name }) }];
};

/** Conceding skips all phases: the duel ends and so does the turn [OS-482]. */
const concede = (world: World, state: State, turn: Turn<OrbitShape>, tape: Tape<OrbitEvent>): boolean => {
  const conceding = world.seats.filter((ship) => isConceding(world, turn, ship));
  if (conceding.length === 0) return false;
  const because = turn.flatMap((entry, action) => (entry.type === 'concede' ? [{ action }] : []));
  const causes = tape.recording ? causesOf(0) : null;
  const winner = conceding.length > 1 ? 'none' : seatOf(1 - conceding[0]!);
  endDuel({ world, state, tape, causes }, winner, 'conceded', because);
  endTurn({ state, tape, causes }, because);
  return true;
};

/** What every living opponent will do in the turn that begins [OS-311]. */
const publishIntents = (world: World, state: State, tape: Tape<OrbitEvent>): void => {
  const orders = emptyOrders(state);
  orderOpponents(world, state, orders);
  world.ships.forEach(({ ai, id }, ship) => {
    if (ai === null || !isAlive(state, ship)) return;
    const target = expectation(world, state, ship)?.target;
    const seen = target === undefined ? [] : [{ last: `cell:${world.ships[target]!.id}` }];
    tape.emit(
      { type: 'intentPublished', ship: id, plan: planOf(world, ship, orders) },
      { last: `cell:${id}` },
      ...seen,
    );
  });
};
