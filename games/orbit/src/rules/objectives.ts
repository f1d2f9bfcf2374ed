// Objectives [OS-172]: losses first, then gates and docking, then the goal, then the turn limit; in a duel who is left.

import type { Because } from '@interlock/kernel';
import { fill, texts } from '../data/texts.ts';
import type { Gate, Goal, Tables, World } from '../shape/world.ts';
import type { DuelReason, Ending, LossCause, Winner } from '../state.ts';
import { HEAT, HULL, M_OWNER, M_TARGET, MISSILE_STRIDE, RING, SECTOR, SHIP_STRIDE, type State } from '../state.ts';
import { distanceOf, wrap } from './board.ts';
import type { Phase, Resolution } from './resolution.ts';
import { allocatedOf, isAlive, isHostile } from './ships.ts';

export const objectives: Phase = (turn) => {
  if (turn.world.goal === null) judgeDuel(turn);
  else judgeScenario(turn, turn.world.goal);
};

/** The player's ship of a solo run; blue's in a duel. */
const OWN = 0;

// ------------------------------------------------------------------- solo

const judgeScenario = (turn: Resolution, goal: Goal): void => {
  const { world, state, tape, causes } = turn;
  const loss = lossOf(world, state, goal);
  if (loss !== null) {
    lose(turn, loss); // nothing else is looked at [OS-485]
    return;
  }
  if (goal.kind === 'gates') passGate(turn, goal.gates);
  if (goal.kind === 'dock') holdDock(turn, goal.ship);
  const isWon = isFulfilled(world, state, goal) && !(goal.isCold && state.ships[HEAT]! > 0);
  if (isWon) {
    const score = scoreOf(world, state);
    state.ending = { is: 'won', score };
    if (causes !== null) tape.emit({ type: 'scenarioWon', turn: state.turn, score }, ...goalCauses(turn, goal));
  } else if (state.turn >= world.limit) lose(turn, 'turnLimit');
};

/** The first of the losses of this turn [OS-329..OS-331]. */
const lossOf = (world: World, state: State, goal: Goal): LossCause | null => {
  if (!isAlive(state, OWN)) return 'shipDestroyed';
  for (const ship of world.protect) if (!isAlive(state, ship)) return 'protectedLost';
  return goal.kind === 'dock' && !isAlive(state, goal.ship) ? 'targetLost' : null;
};

const lose = ({ world, state, tape, causes }: Resolution, cause: LossCause): void => {
  state.ending = { is: 'lost', cause };
  if (causes === null) return;
  const fallen = causes.destroyed.flatMap((event, ship) => {
    const isMeant =
      cause === 'shipDestroyed'
        ? ship === OWN
        : cause === 'protectedLost'
          ? world.protect.includes(ship)
          : cause === 'targetLost';
    return event >= 0 && isMeant ? [{ event }] : [];
  });
  const start = { start: fill(texts.starts.limit!, { limit: world.limit }) };
  tape.emit({ type: 'scenarioLost', reason: cause }, ...(cause === 'turnLimit' ? [start] : fallen));
};

/** Gates orbit with their ring: after n turns a gate is at sector + n × speed [OS-315]. */
export const gateSector = (tables: Tables, gate: Gate, turns: number): number =>
  wrap(tables, gate.sector + turns * tables.speed[gate.ring]!);

/** The next gate alone can be passed, at most one a turn [OS-316] [OS-317]. */
const passGate = ({ world, state, tape, causes }: Resolution, gates: readonly Gate[]): void => {
  const gate = gates[state.gatesPassed];
  if (gate === undefined || state.ships[RING] !== gate.ring) return;
  const sector = gateSector(world.tables, gate, state.turn);
  if (distanceOf(world.tables, state.ships[SECTOR]!, sector) > gate.width) return;
  state.gatesPassed++;
  if (causes !== null)
    tape.emit({ type: 'gatePassed', gate: state.gatesPassed }, { last: `cell:${world.ships[OWN]!.id}` });
};

/** Turns in a row in the cell of the ship to dock with; a turn elsewhere sets the count back [OS-321]. */
const holdDock = ({ world, state, tape, causes }: Resolution, ship: number): void => {
  const at = ship * SHIP_STRIDE;
  const isThere = state.ships[RING] === state.ships[at + RING] && state.ships[SECTOR] === state.ships[at + SECTOR];
  state.docked = isThere ? state.docked + 1 : 0;
  if (isThere && causes !== null)
    tape.emit(
      { type: 'dockHeld', count: state.docked },
      { last: `cell:${world.ships[OWN]!.id}` },
      { last: `cell:${world.ships[ship]!.id}` },
    );
};

/** Whether the goal stands fulfilled at the end of this turn, cold or not [OS-319..OS-325]. */
const isFulfilled = (world: World, state: State, goal: Goal): boolean => {
  switch (goal.kind) {
    case 'gates':
      return state.gatesPassed === goal.gates.length;
    case 'destroy':
      for (const ship of goal.ships) if (isAlive(state, ship)) return false;
      return true;
    case 'dock':
      return state.docked >= goal.turns;
    case 'escape':
      return state.ships[RING] === goal.ring && !isHunted(world, state);
    case 'survive':
      return state.turn >= goal.turn;
    case 'cool':
      return state.ships[HEAT] === 0 && allocatedOf(state, OWN) <= goal.maxEnergy;
  }
};

const isHunted = (world: World, { missiles }: State): boolean => {
  for (let at = 0; at < missiles.length; at += MISSILE_STRIDE)
    if (missiles[at + M_TARGET] === OWN && isHostile(world, OWN, missiles[at + M_OWNER]!)) return true;
  return false;
};

/** max(0, base + per turn × (par − turns used) + per hull × hull left) [OS-479]. */
export const scoreOf = ({ content, par }: World, state: State): number => {
  const { base, perTurn, perHull } = content.balance.score;
  return Math.max(0, base + perTurn * (par - state.turn) + perHull * state.ships[HULL]!);
};

const goalCauses = ({ world, causes }: Resolution, goal: Goal): readonly Because[] => {
  const own = world.ships[OWN]!.id;
  switch (goal.kind) {
    case 'gates':
      return [{ last: 'gates' }];
    case 'destroy':
      return goal.ships.map((ship) =>
        causes!.destroyed[ship]! >= 0 ? { event: causes!.destroyed[ship]! } : { last: `fate:${world.ships[ship]!.id}` },
      );
    case 'dock':
      return [{ last: 'dock' }];
    case 'escape':
      return [{ last: `cell:${own}` }];
    case 'survive':
      return [{ start: fill(texts.starts.survive!, { turn: goal.turn }) }];
    case 'cool':
      return [{ last: `heat:${own}` }, { event: causes!.plan[OWN]! }];
  }
};

// ------------------------------------------------------------------- duel

const RED_SHIP = 1;

const judgeDuel = (turn: Resolution): void => {
  const ending = duelEnding(turn.world, turn.state);
  if (ending === null) return;
  const { causes } = turn;
  const fallen = causes?.destroyed.flatMap((event) => (event >= 0 ? [{ event }] : [])) ?? [];
  endDuel(turn, ending.winner, ending.reason, fallen);
};

const duelEnding = (world: World, state: State): { winner: Winner; reason: DuelReason } | null => {
  const blue = isAlive(state, OWN);
  const red = isAlive(state, RED_SHIP);
  if (!blue || !red) return { winner: blue ? 'blue' : red ? 'red' : 'none', reason: 'destroyed' };
  if (world.blueWinsAt > 0 && state.turn >= world.blueWinsAt) return { winner: 'blue', reason: 'survived' };
  if (state.turn < world.limit) return null;
  const { ships } = state;
  const ahead = ships[HULL]! - ships[SHIP_STRIDE + HULL]! || ships[SHIP_STRIDE + HEAT]! - ships[HEAT]!; // lower heat wins
  return { winner: ahead > 0 ? 'blue' : ahead < 0 ? 'red' : 'none', reason: 'turnLimit' };
};

/** Ends a duel and says so once [OS-333]. */
export const endDuel = (
  { world, state, tape, causes }: Pick<Resolution, 'world' | 'state' | 'tape' | 'causes'>,
  winner: Winner,
  reason: DuelReason,
  because: readonly { readonly event: number }[] | readonly { readonly action: number }[],
): void => {
  const ending: Ending = { is: 'duel', winner, reason };
  state.ending = ending;
  if (causes === null) return;
  const start = { start: fill(texts.starts.limit!, { limit: world.blueWinsAt || world.limit }) };
  tape.emit({ type: 'duelEnded', winner, reason }, ...(because.length > 0 ? because : [start]));
};
