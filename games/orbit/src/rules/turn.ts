// The rules of a turn, as one list [OS-159]: each phase is finished for all ships before the next begins.

import { type Because, spend, type Tape } from '@interlock/kernel';
import type { OrbitEvent } from '../events.ts';
import type { World } from '../shape/world.ts';
import type { State } from '../state.ts';
import { actionsOf } from './actions.ts';
import { heat } from './heat.ts';
import { manoeuvre, scoop } from './manoeuvre.ts';
import { objectives } from './objectives.ts';
import type { Code } from './plan/codes.ts';
import { power } from './power.ts';
import { causesOf, type Phase, type Resolution } from './resolution.ts';
import { isAlive } from './ships.ts';
import { damage } from './weapons/damage.ts';
import { destruction } from './weapons/destruction.ts';
import { lasers } from './weapons/lasers.ts';
import { flight, impacts, launches } from './weapons/missiles.ts';
import { railguns, recoil } from './weapons/railguns.ts';

const PHASES: readonly Phase[] = [
  power,
  manoeuvre,
  scoop,
  flight,
  lasers,
  railguns,
  impacts,
  launches,
  damage,
  recoil,
  heat,
  destruction,
  objectives,
];

/** Where each ship's plan comes from, and whose script had to be left out; asked only while somebody reads the tape. */
export interface Sources {
  because(ship: number): readonly Because[];
  readonly skipped: readonly (Code | null)[];
}

const UNTOLD: readonly Because[] = [];

/** Work of a ship's turn, in cells. */
const TURN = 64;

/** Damage of the turn being resolved, by ship. Kept from turn to turn: a search resolves millions, one after the other. */
let noted = new Int16Array(16);
let absorbed = new Int16Array(16);

/** Resolves one turn: difference, actions, phases, the turn's end. `orders` holds a lawful row for every living ship. */
export const resolveTurn = (
  world: World,
  state: State,
  orders: Int16Array,
  tape: Tape<OrbitEvent>,
  sources: Sources | null,
): void => {
  const count = world.ships.length;
  spend(TURN * count);
  if (noted.length < count) [noted, absorbed] = [new Int16Array(count), new Int16Array(count)];
  noted.fill(0, 0, count);
  absorbed.fill(0, 0, count);
  const turn: Resolution = {
    world,
    state,
    orders,
    noted,
    absorbed,
    tape,
    causes: tape.recording ? causesOf(count) : null,
  };
  if (turn.causes !== null && sources !== null) commitPlans(turn, sources);
  for (let i = 0; i < PHASES.length; i++) PHASES[i]!(turn);
  endTurn(turn, turn.causes === null ? UNTOLD : turn.causes.plan.flatMap((event) => (event >= 0 ? [{ event }] : [])));
};

/** Every living ship's actions, before the first phase [OS-157]. */
const commitPlans = ({ world, state, orders, tape, causes }: Resolution, sources: Sources): void => {
  for (let ship = 0; ship < world.ships.length; ship++) {
    if (!isAlive(state, ship)) continue;
    const { id } = world.ships[ship]!;
    const because = sources.because(ship);
    const code = sources.skipped[ship] ?? null;
    if (code !== null) tape.emit({ type: 'scriptSkipped', ship: id, code }, ...because);
    const actions = actionsOf(world, state, ship, orders);
    causes!.plan[ship] = tape.emit({ type: 'planCommitted', ship: id, actions }, ...because);
  }
};

/** `turnEnded` is the last event of the turn itself; only the next intents may follow [OS-157] [OS-158]. */
export const endTurn = (
  { state, tape, causes }: Pick<Resolution, 'state' | 'tape' | 'causes'>,
  because: readonly Because[],
): void => {
  if (causes !== null) tape.emit({ type: 'turnEnded', turn: state.turn }, ...because);
  state.turn++;
};
