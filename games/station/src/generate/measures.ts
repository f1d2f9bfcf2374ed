// What makes a generated deck worth playing [DS-365…DS-371, DS-511]: numbers of a level and its plan, and the rules they miss.

import type { Action } from '../actions.ts';
import type { Balance } from '../data/balance.ts';
import { type Layout, WALL } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import type { Params } from '../shape.ts';

/** Numbers that the closure gives, before any plan is known. */
export interface Spread {
  readonly goalSphere: number;
  /** Rooms opened by each sphere. */
  readonly roomsBySphere: readonly number[];
  readonly hasCycle: boolean;
}

/** Numbers that the certified plan gives. */
export interface Walked {
  /** Rooms it enters, and rooms it enters again after leaving them. */
  readonly entered: Uint8Array;
  readonly entersAgain: boolean;
  /** Steps, and those of them onto a cell stepped on before. */
  readonly steps: number;
  readonly stepsAgain: number;
  readonly unlocks: number;
  readonly fixes: number;
  readonly insertions: number;
  readonly switches: number;
}

type Kind = Pick<Params, 'difficulty' | 'rooms'>;

/** Least goal sphere asked for [DS-365]. */
export const leastGoalSphere = ({ stat, gen }: Balance, { difficulty, rooms }: Kind): number =>
  stat.minGoalSphere[difficulty] +
  Math.min(stat.goalSphereExtraMax, Math.floor((rooms - gen.roomsMin) / stat.goalSphereRoomsStep));

/** The rules the closure alone shows to be missed. */
export const missedBySpread = (balance: Balance, kind: Kind, spread: Spread): readonly string[] => {
  const { stat } = balance;
  const missed: string[] = [];
  if (spread.goalSphere < leastGoalSphere(balance, kind)) missed.push('goal-sphere');
  if (kind.rooms >= stat.cycleFromRooms && !spread.hasCycle) missed.push('cycle');
  const most = Math.max(...spread.roomsBySphere);
  if (kind.rooms >= stat.sphereRoomsFromRooms && 1000 * most > stat.maxSphereRoomsPermille * kind.rooms)
    missed.push('sphere-rooms');
  return missed;
};

/** The rules the plan shows to be missed. */
export const missedByPlan = (
  { stat }: Balance,
  { difficulty, rooms }: Kind,
  walked: Walked,
  detour: number,
): readonly string[] => {
  const missed: string[] = [];
  const optional = 1000 * walked.entered.reduce((sum, one) => sum + 1 - one, 0);
  if (optional < stat.optionalMinPermille * rooms || optional > stat.optionalMaxPermille * rooms)
    missed.push('optional-rooms');
  if (detour < stat.minDetourPermille[difficulty]) missed.push('detour');
  if (!walked.entersAgain) missed.push('second-visit');
  if (rooms <= stat.againToRooms && 1000 * walked.stepsAgain > stat.maxAgainPermille * walked.steps)
    missed.push('walked-again');
  const isMixed = walked.unlocks >= 1 && walked.fixes >= 1 && walked.insertions >= 1 && walked.switches >= 2;
  if (rooms >= stat.mixFromRooms && !isMixed) missed.push('mix');
  return missed;
};

/** What a plan does on its way, by following it cell by cell. The plan is taken at its word: it was replayed before. */
export const follow = (layout: Layout, level: Level, plan: Iterable<readonly [Action]>): Walked => {
  const { roomAt, steps, startRoom } = layout;
  const unlocking = new Set(level.puzzles.filter(({ grants }) => grants.startsWith('unlock:')).map(({ id }) => id));
  const entered = new Uint8Array(layout.rooms.length);
  entered[startRoom] = 1;
  const isWalked = new Uint8Array(roomAt.length);
  isWalked[layout.start] = 1;
  const counts = { steps: 0, stepsAgain: 0, unlocks: 0, fixes: 0, insertions: 0, switches: 0 };
  let entersAgain = false;
  let at = layout.start;
  for (const [action] of plan) {
    switch (action.type) {
      case 'move': {
        const from = roomAt[at]!;
        at += steps['NESW'.indexOf(action.dir)]!;
        counts.steps++;
        counts.stepsAgain += isWalked[at]!;
        isWalked[at] = 1;
        const room = roomAt[at]!;
        if (room === from || room === -1) break;
        if (entered[room] === 1) entersAgain = true;
        entered[room] = 1;
        break;
      }
      case 'useKeycard':
        counts.unlocks++;
        break;
      case 'pressRelay':
      case 'submitCode':
        if (unlocking.has(action.puzzle)) counts.unlocks++;
        break;
      case 'activateControl':
      case 'fixHazard':
        counts.fixes++;
        break;
      case 'insertBattery':
        counts.insertions++;
        break;
      case 'setDoorPower':
        counts.switches++;
        break;
      default:
    }
  }
  return { entered, entersAgain, ...counts };
};

/** Moves from start to exit with all gates open; -1 where walls or things bar the way. */
export const idealWalk = ({ kind, thingAt, steps, start, exit }: Layout): number => {
  const moves = new Int32Array(kind.length).fill(-1);
  const queue = new Int32Array(kind.length);
  moves[start] = 0;
  queue[0] = start;
  for (let head = 0, tail = 1; head < tail; head++) {
    const cell = queue[head]!;
    if (cell === exit) break;
    for (const step of steps) {
      const next = cell + step;
      if (kind[next] === WALL || thingAt[next] !== -1 || moves[next] !== -1) continue;
      moves[next] = moves[cell]! + 1;
      queue[tail++] = next;
    }
  }
  return moves[exit]!;
};

/** Air of the plan in per mille of the ideal walk [DS-367]. */
export const detourOf = (layout: Layout, air: number): number => {
  const ideal = idealWalk(layout);
  return ideal <= 0 ? 0 : Math.floor((1000 * air) / ideal);
};
