// The nominal run of a program [DD-525]: the same start, the committed order, every negative modifier on cards, cells and
// robot ignored, no swaps. What those modifiers took before the program stays taken.

import type { Stream, Tape } from '@interlock/kernel';
import { beginProgram, runSlot } from '../rules/program.ts';
import type { DroidsEvent } from '../shape/events.ts';
import type { Modifiers, State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { copyState } from '../state.ts';

/** Where the robot stands after a slot. */
export interface Stand {
  readonly q: number;
  readonly r: number;
  readonly facing: number;
  readonly energy: number;
  readonly carry: number;
  readonly delivery: number;
  readonly maxCarry: number;
}

const standOf = ({ board }: World, { at, facing, purse }: State): Stand => ({
  ...{ q: board.q[at]!, r: board.r[at]!, facing, energy: purse.Energy },
  ...{ carry: purse.Carry, delivery: purse.Delivery, maxCarry: purse.MaxCarry },
});

/** `isEffective(slot)`: whether chance doubled the card of that slot in the real run; the nominal one grants the same. */
export const nominalRun = (
  world: World,
  before: State,
  tape: readonly number[],
  isEffective: (slot: number) => boolean,
): readonly Stand[] => {
  const state = copyState(before);
  const clean = (list: Modifiers): Modifiers =>
    list.filter(({ kind }) => world.rules.modifiers[kind].sign !== 'negative');
  state.robot = clean(state.robot);
  state.cells = state.cells.map(clean);
  state.cards = state.cards.map(clean);
  const run = { world, state, tape: quietTape(() => isEffective(state.program?.slot ?? 0)) };
  beginProgram(run, tape);
  const stands: Stand[] = [];
  for (let slot = 0; slot < tape.length; slot++) {
    runSlot(run);
    stands.push(standOf(world, state));
  }
  return stands;
};

const quietTape = (decide: () => boolean): Tape<DroidsEvent> => {
  const unknown = (): never => {
    throw new RangeError('A program draws chances only.');
  };
  const stream: Stream = {
    chance: decide,
    ...{ int: unknown, range: unknown, pick: unknown, weighted: unknown, shuffle: unknown },
  };
  const nothing = () => {};
  return {
    ...{ recording: false, emit: () => 0, action: nothing, machine: nothing, reveal: nothing, hidden: nothing },
    dice: () => stream,
  };
};
