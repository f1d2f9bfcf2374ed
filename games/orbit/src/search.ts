// What is known about winning: the key of a state, a bound that never exceeds the truth, and the game's own solver.

import type { SearchHooks } from '@interlock/kernel';
import type { OrbitShape } from './shape.ts';
import { turnsLeft } from './solve/bound.ts';
import { pack, recordRoom } from './solve/record.ts';
import { solveOrbit } from './solve/solve.ts';
import { worthOf } from './solve/worth.ts';
import { MISSILE_STRIDE } from './state.ts';

const DECIDED = 1_000_000;

export const search: SearchHooks<OrbitShape> = {
  key: (world, state) => {
    const record = new Int16Array(recordRoom(world.ships.length, state.missiles.length / MISSILE_STRIDE));
    const length = pack(state, record);
    // energies of a second seat are no part of a record
    const others = world.isDuel ? state.ships.join() : '';
    const ending = state.ending === null ? '' : JSON.stringify(state.ending);
    return `${state.turn}:${record.subarray(0, length).join()}:${others}${ending}`;
  },
  estimate: (world, state) => {
    if (state.ending === null) return turnsLeft(world, state);
    return state.ending.is === 'won' ? 0 : Number.POSITIVE_INFINITY;
  },
  solve: solveOrbit,
  value: (world, state) => {
    if (state.ending === null) return worthOf(world, state);
    return state.ending.is === 'won' ? DECIDED : -DECIDED;
  },
};
