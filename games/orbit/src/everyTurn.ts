// Every legal turn once, in the form in which it is recorded [OS-472]: what perft counts. `legal` spells each of them in
// every order of its entries; here only beginnings that stand in their one order are carried on.

import { spend, type Turn } from '@interlock/kernel';
import type { Entry } from './actions.ts';
import { canonical, legal } from './legal.ts';
import { refuse } from './refuse.ts';
import type { World } from './shape/world.ts';
import type { OrbitShape } from './shape.ts';
import type { State } from './state.ts';

export function* everyTurn(world: World, state: State): Generator<Turn<OrbitShape>, void, void> {
  const stack: (readonly Entry[])[] = [[]];
  for (let turn = stack.pop(); turn !== undefined; turn = stack.pop()) {
    spend(1 + turn.length);
    if (refuse(world, state, turn).length === 0) yield turn;
    const next = legal(world, state, turn).filter((entry) => isLast(world, state, turn, entry));
    for (let i = next.length - 1; i >= 0; i--) stack.push([...turn, next[i]!]);
  }
}

/** Whether this entry, set last, stands last in the one form of the turn, and says something that is not so anyway. */
const isLast = (world: World, state: State, turn: readonly Entry[], entry: Entry): boolean => {
  const one = canonical(world, state, [...turn, entry]);
  return one.length === turn.length + 1 && [...turn, entry].every((said, i) => isSame(said, one[i]!));
};

const isSame = (one: Entry, other: Entry): boolean =>
  one.type === other.type &&
  Object.entries(one).every(([name, value]) => (other as unknown as Record<string, unknown>)[name] === value);
