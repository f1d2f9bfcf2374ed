// Turning, by a fixed step or towards the nearest useful thing [DD-109, DD-230, DD-495].

import { distanceOf, stepFrom } from '../board.ts';
import { dampened } from '../cost.ts';
import { isFilled } from '../deliver.ts';
import type { Run } from '../run.ts';
import type { Intent, Pass } from './intent.ts';
import { failIntent } from './record.ts';

export const turn = (run: Run, delta: number): true => {
  const { state, tape } = run;
  const from = state.facing;
  state.facing = (((from + delta) % 6) + 6) % 6;
  if (tape.recording && delta !== 0) tape.emit({ type: 'avatarTurned', from, to: state.facing, delta });
  return true;
};

/** Where a candidate lies: how far, in which direction, and how many steps of turning that takes. */
interface Candidate {
  readonly cell: number;
  readonly distance: number;
  readonly steps: number;
}

export const turnToward = (run: Run, pass: Pass, intent: Intent): boolean => {
  let best: Candidate | null = null;
  for (const cell of usefulCells(run)) {
    const candidate = candidateAt(run, cell);
    if (best === null || isNearer(candidate, best)) best = candidate;
  }
  if (best === null) return failIntent(run, pass, 'TurnToward', 'nothing');
  return turn(run, dampened(best.steps, intent.dampen));
};

/** Active towers, donkeys, crates with goods, open sheds; not the one underfoot. */
const usefulCells = ({ world, state }: Run): number[] => {
  const { crates, sheds, towers } = world.things;
  const cells = [
    ...crates.flatMap(({ cell }, i) => (state.crates[i]! > 0 ? [cell] : [])),
    ...sheds.flatMap(({ cell }, i) => (isFilled({ world, state }, i) ? [] : [cell])),
    ...towers.flatMap(({ cell }, i) => (state.towers[i] === 1 ? [cell] : [])),
    ...state.donkeys.filter((cell) => cell !== -1),
  ];
  return cells.filter((cell) => cell !== state.at);
};

const candidateAt = ({ world, state }: Run, cell: number): Candidate => {
  let steps = 0;
  let nearest = Number.MAX_SAFE_INTEGER;
  for (let way = 0; way < 6; way++) {
    const next = stepFrom(world.board, state.at, way);
    const distance = distanceOf(world.board, next, cell);
    const turned = shorterWay(way - state.facing);
    if (distance > nearest || (distance === nearest && !isShorter(turned, steps))) continue;
    nearest = distance;
    steps = turned;
  }
  return { cell, distance: distanceOf(world.board, state.at, cell), steps };
};

/** Steps of turning between two directions with their sign, clockwise for three. */
const shorterWay = (delta: number): number => {
  const clockwise = (delta + 6) % 6;
  return clockwise <= 3 ? clockwise : clockwise - 6;
};

/** Fewer steps first, then clockwise. */
const isShorter = (a: number, b: number): boolean => (Math.abs(a) !== Math.abs(b) ? Math.abs(a) < Math.abs(b) : a > b);

/** Equals ask for the same turn: their order does not matter. */
const isNearer = (a: Candidate, b: Candidate): boolean =>
  a.distance !== b.distance ? a.distance < b.distance : isShorter(a.steps, b.steps);
