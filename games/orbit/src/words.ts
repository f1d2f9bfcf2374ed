// Words for entries, events, causes, hints and scores, for log, terminal and screen reader.

import type { ScoreTerm, Turn, Words } from '@interlock/kernel';
import { fill, texts } from './data/texts.ts';
import { ordersOf } from './refuse.ts';
import { actionsOf } from './rules/actions.ts';
import type { World } from './shape/world.ts';
import type { OrbitShape } from './shape.ts';
import { HULL, type State } from './state.ts';
import { sayEvent } from './words/events.ts';
import { listed } from './words/names.ts';
import { sayEntry, sayShipAction } from './words/orders.ts';

/** Hints one and two of a winning turn: the power it moves, then the orders it gives [OS-490]. */
const hint = (world: World, state: State, turn: Turn<OrbitShape>): readonly [string, string] => {
  const orders = ordersOf(world, state, turn);
  const actions = actionsOf(world, state, world.seats[0]!, orders);
  const power = actions.filter(({ type }) => type === 'allocate' || type === 'deallocate');
  const rest = actions.filter(({ type }) => type !== 'allocate' && type !== 'deallocate');
  const systems = power.map((action) => ('subsystem' in action ? world.content.subsystems[action.subsystem].name : ''));
  const first = systems.length > 0 ? fill(texts.hints.power!, { systems: listed(systems) }) : texts.hints.idle!;
  // the second step says which orders, not how much of them: whether to vent, which kind of move, which weapons
  const kinds = rest.map((action) =>
    action.type === 'move'
      ? texts.entries[action.kind]!.split(',')[0]!
      : action.type === 'vent'
        ? texts.orders.vent!.split(' ')[0]!
        : sayShipAction(world, action),
  );
  return [first, `${first} ${fill(texts.hints.orders!, { orders: kinds.join(', ') })}`];
};

/** How the score adds up: the values of the terms are the score [OS-479]. */
const score = (world: World, state: State): readonly ScoreTerm[] => {
  if (state.ending?.is !== 'won') return [];
  const { base, perTurn, perHull } = world.content.balance.score;
  const by = world.par - (state.turn - 1);
  const terms = [
    { label: texts.score.base!, value: base },
    { label: fill(texts.score.turns!, { by: by > 0 ? `+${by}` : by, par: world.par }), value: perTurn * by },
    { label: texts.score.hull!, value: perHull * state.ships[HULL]! },
  ];
  const sum = terms.reduce((total, { value }) => total + value, 0);
  return sum === state.ending.score
    ? terms
    : [...terms, { label: texts.score.floor!, value: state.ending.score - sum }];
};

export const words: Words<OrbitShape> = {
  action: (world, _state, action) => sayEntry(world, action),
  event: (world, event) => sayEvent(world, event),
  cause: (world, cause) => (world.isDuel ? texts.draws[cause] : undefined) ?? texts.causes[cause] ?? cause,
  hint,
  score,
};
