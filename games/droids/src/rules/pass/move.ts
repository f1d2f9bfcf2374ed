// Walking, hopping and what a landing does: visited cells, modifiers passed on, terminals in reach [DD-235…DD-243].

import { hexStep } from '@interlock/grid';
import type { Obstacle } from '../../shape/names.ts';
import { distanceOf, isFree, placeOf, stepFrom } from '../board.ts';
import { idOf, kindName, thingId } from '../ids.ts';
import { addModifier, modifierOf, specOf } from '../modifiers.ts';
import type { Run } from '../run.ts';
import { isActive } from '../suppression.ts';
import { scanRace } from './race.ts';

/** What a Move did: steps made, and whether it bumped. */
export interface Moved {
  readonly steps: number;
  readonly isBlocked: boolean;
}

/** One cell at a time, stopping before the first that is not free. */
export const walk = (run: Run, way: number, distance: number, sidestep: number): Moved => {
  const { world, state } = run;
  for (let steps = 0; steps < distance; steps++) {
    const to = stepFrom(world.board, state.at, way);
    if (isFree(world, state, to)) {
      land(run, to, 1);
      continue;
    }
    if (sidestep !== 0) {
      const beside = stepFrom(world.board, state.at, (way + sidestep + 6) % 6);
      if (isFree(world, state, beside)) {
        land(run, beside, 1);
        continue;
      }
    }
    bump(run, to);
    return { steps, isBlocked: true };
  }
  return { steps: distance, isBlocked: false };
};

/** One hop of exactly that distance, over and onto anything playable. */
export const hop = (run: Run, way: number, distance: number): Moved => {
  const { board } = run.world;
  const to = stepFrom(board, run.state.at, way, distance);
  if (to === -1 || board.ring[to] === 1) {
    bumpRing(run, way, distance);
    return { steps: 0, isBlocked: true };
  }
  land(run, to, distance);
  return { steps: distance, isBlocked: false };
};

const land = (run: Run, to: number, steps: number): void => {
  const { world, state, tape } = run;
  const from = state.at;
  state.at = to;
  state.today.pathLength += steps;
  if (state.visited[to] === 0) {
    state.visited = state.visited.with(to, 1);
    state.today.newCells++;
  }
  if (tape.recording)
    tape.emit({ type: 'avatarMoved', from: placeOf(world.board, from), to: placeOf(world.board, to), steps });
  if (state.cells[to]!.length > 0) passOn(run, to);
  revealTerminals(run);
};

/** What lies on the cell, of the kinds that are passed on, goes to every card after the slot being resolved [DD-275…DD-281]. */
const passOn = (run: Run, cell: number): void => {
  const { state, world } = run;
  const { program } = state;
  if (program === null) return;
  const list = state.cells[cell]!;
  const given: string[] = [];
  for (const modifier of list) {
    const { kind } = modifier;
    if (!specOf(world, kind).passedOn || given.includes(kind) || !isActive(state, 'cell', list, modifier)) continue;
    given.push(kind);
    for (let slot = program.slot + 1; slot < program.order.length; slot++)
      addModifier(run, 'card', program.order[slot]!, modifierOf(kind, 'Temporary', world.board.names[cell]!));
  }
  if (given.includes('RaceCondition') && world.rules.flags.raceMode === 'always') scanRace(run, program.slot + 1);
};

/** Rewards of terminals show themselves within reach; looked at after setup, landings and towing [DD-452]. */
export const revealTerminals = (run: Run): void => {
  const { world, state, tape } = run;
  const { terminals } = world.things;
  for (let i = 0; i < terminals.length; i++) {
    if (state.terminals[i] !== 0) continue;
    if (distanceOf(world.board, state.at, terminals[i]!.cell) > world.rules.numbers.terminal.revealDistance) continue;
    tape.hidden('terminal');
    state.terminals = state.terminals.with(i, 1);
    if (tape.recording)
      tape.emit({ type: 'terminalRevealed', terminal: thingId('Terminal', i), reward: terminals[i]!.reward });
  }
};

const bump = (run: Run, cell: number): void => {
  const { world, state, tape } = run;
  state.today.bumps++;
  if (!tape.recording) return;
  const code = state.thingAt[cell]!;
  const by: Obstacle = world.board.ring[cell] === 1 ? 'ring' : code !== 0 ? kindName(code) : 'Blocked';
  tape.emit({
    type: 'moveBlocked',
    cell: placeOf(world.board, cell),
    by,
    thing: code === 0 ? null : idOf(code),
  });
};

/** A hop may aim beyond the ring, where there is no cell to name by number. */
const bumpRing = (run: Run, way: number, distance: number): void => {
  const { world, state, tape } = run;
  state.today.bumps++;
  if (!tape.recording) return;
  const cell = hexStep(placeOf(world.board, state.at), way, distance);
  tape.emit({ type: 'moveBlocked', cell, by: 'ring', thing: null });
};
