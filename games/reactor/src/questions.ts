// The game's own questions for `ask`: what each junction mode would bring, what feeds what, what is in a cell.

import { fail, type Json, ok, type Result } from '@interlock/kernel';
import { cellOf, indexOf, isOnMap } from './level/cells.ts';
import type { Plant } from './level/plant.ts';
import { propagate } from './rules/flow.ts';
import { isLeaking } from './rules/leaks.ts';
import { isJunction } from './rules/props.ts';
import { connectionsOf, undergroundOf } from './rules/underground.ts';
import { CARRIERS, type Cell } from './shape.ts';
import { copyState, type State } from './state.ts';
import { cellView } from './view.ts';

const eyeLocked = () => fail('eye-locked', 'Only the all-seeing eye shows this; unlock a terminal first.');

const fieldOf = (args: Json, name: string): unknown =>
  typeof args === 'object' && args !== null && !Array.isArray(args) && Object.hasOwn(args, name)
    ? (args as Record<string, unknown>)[name]
    : undefined;

/** For each mode of a junction, what would arrive at every consumer of its carrier. */
export const askModes = (plant: Plant, state: State, args: Json): Result<Json> => {
  if (!state.eye) return eyeLocked();
  const id = fieldOf(args, 'prop');
  const prop = typeof id === 'string' && Object.hasOwn(plant.propOf, id) ? plant.propOf[id] : undefined;
  if (prop === undefined || !isJunction(prop)) return fail('not-a-junction', 'prop: expected the id of a junction.');
  const trial = copyState(state);
  const modes = prop.states.map((mode, code) => {
    trial.props[prop.index] = code;
    trial.isFlowKnown = false;
    propagate(plant, trial, false);
    const consumers = plant.consumers
      .filter((consumer) => consumer.carrier === prop.carrier)
      .map((c) => ({ prop: c.id, amount: trial.amount[c.node]!, push: trial.push[c.node]! }));
    return { mode, consumers };
  });
  return ok({ prop: prop.id, modes });
};

export const askConnections = (plant: Plant, state: State): Result<Json> =>
  state.eye ? ok({ connections: connectionsOf(plant, state).map((c) => ({ ...c })) }) : eyeLocked();

/** Everything the player may know about one cell. */
export const askCell = (plant: Plant, state: State, args: Json): Result<Json> => {
  const at = fieldOf(args, 'at');
  const isCell = Array.isArray(at) && at.length === 2 && at.every((n) => Number.isSafeInteger(n));
  if (!isCell || !isOnMap(plant, at as unknown as Cell)) return fail('no-such-cell', 'at: expected [x, y] on the map.');
  const cell = indexOf(plant, at as unknown as Cell);
  const isWall = plant.wall[cell] === 1;
  const prop = plant.props[plant.propAt[cell]!];
  const leaks = plant.leaks
    .filter((leak) => isLeaking(state, leak) && (leak.face === cell || leak.cell === cell))
    .map((leak) => ({
      id: leak.id,
      carrier: CARRIERS[leak.carrier]!,
      at: cellOf(plant, leak.cell),
      face: cellOf(plant, leak.face),
      severity: state.leaks[leak.index]!,
    }));
  const networks = state.eye
    ? undergroundOf(plant, state).networks.flatMap((n) =>
        n.cells
          .filter((c) => c.at[0] === (at as number[])[0] && c.at[1] === (at as number[])[1])
          .map((c) => ({ carrier: n.carrier, ...c })),
      )
    : undefined;
  return ok({
    at: at as number[],
    terrain: isWall ? 'wall' : plant.inReactor[cell] ? 'reactor' : 'floor',
    ...(isWall ? {} : { surface: { ...cellView(plant, state, cell) } as unknown as Json }),
    ...(prop === undefined
      ? {}
      : { prop: prop.id, type: prop.type, state: prop.states[state.props[prop.index]!] ?? null }),
    leaks,
    ...(networks === undefined ? {} : { networks: networks as unknown as Json }),
  });
};
