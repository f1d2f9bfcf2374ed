// The forecast of a legal plan [OS-361] [OS-367..OS-375]: the turn itself, exactly, then idle turns with the opponents'
// real reactions, all on copies and by the same rules.

import { diceOf, RecordingTape, SilentTape, type Turn } from '@interlock/kernel';
import { FACINGS } from '../data/names.ts';
import { fill, texts } from '../data/texts.ts';
import type { OrbitEvent } from '../events.ts';
import { idle } from '../legal.ts';
import { play } from '../play.ts';
import { ordersOf } from '../refuse.ts';
import { laneCells, reachCells, windowCells } from '../rules/board.ts';
import { endOf } from '../rules/manoeuvre.ts';
import { orderOpponents } from '../rules/opponents/order.ts';
import { seatOf } from '../rules/plan/entries.ts';
import { isAlive } from '../rules/ships.ts';
import { resolveTurn } from '../rules/turn.ts';
import { stanceOf } from '../rules/weapons/lasers.ts';
import { ATTACK, DEFEND, ORDER_STRIDE, RAIL_HOLD, SHOT } from '../shape/orders.ts';
import type { Forecast, Hit, Taken, Track, Weapon } from '../shape/planner.ts';
import type { World } from '../shape/world.ts';
import type { OrbitShape } from '../shape.ts';
import {
  copyState,
  FACING,
  HULL,
  M_ID,
  M_OWNER,
  M_RING,
  M_SECTOR,
  MISSILE_STRIDE,
  RING,
  SECTOR,
  SHIP_STRIDE,
  type State,
} from '../state.ts';
import { statusOf } from '../status.ts';
import { type Sight, sightOf, windowsOf } from './windows.ts';

/** Nothing in this game rolls dice; a tape wants some all the same. */
const CALM = diceOf('PLANNER');

/** What the plan does, and the five turns after it. */
export const projectTurn = (world: World, state: State, turn: Turn<OrbitShape>, own: number): Forecast => {
  const orders = ordersOf(world, state, turn);
  orderOpponents(world, state, orders);
  const sights: Sight[] = [sightOf(world, state, orders)];
  const after = copyState(state);
  const tape = new RecordingTape<OrbitEvent>(CALM);
  play(world, after, turn, tape);
  const states = [after];
  continueIdle(world, states, sights, world.content.balance.forecast.turns);
  const end = states[0]!;
  const events = tape.happenings.map(({ event }) => event).filter(({ type }) => type !== 'intentPublished');
  const hits = hitsOf(world, state, events);
  const id = world.ships[own]!.id;
  const moved = endOf(world, state, own, orders);
  const stance = stanceOf(world, orders, own);
  const { tables } = world;
  return {
    events,
    cell: { ring: end.ships[own * SHIP_STRIDE + RING]!, sector: end.ships[own * SHIP_STRIDE + SECTOR]! },
    facing: FACINGS[end.ships[own * SHIP_STRIDE + FACING]!]!,
    hull: end.ships[own * SHIP_STRIDE + HULL]!,
    given: hits.filter(({ by, target }) => by === id && target !== id),
    taken: hits.filter(({ target }) => target === id),
    window:
      stance === ATTACK
        ? windowCells(tables, moved.ring, moved.sector)
        : stance === DEFEND
          ? reachCells(tables, moved.ring, moved.sector)
          : [],
    lane:
      orders[own * ORDER_STRIDE + SHOT] === RAIL_HOLD ? [] : laneCells(tables, moved.ring, moved.sector, moved.facing),
    damage: damageOf(world, end, events),
    tracks: tracksOf(world, states),
    windows: windowsOf(world, sights, end, own),
    turns: states.length,
    status: statusOf(world, end, world.isDuel ? seatOf(own) : undefined),
    destroysOwn: !isAlive(end, own),
    loses: keptShips(world)
      .filter((ship) => isAlive(state, ship) && !isAlive(end, ship))
      .map((ship) => world.ships[ship]!.id),
    supposes:
      world.isDuel && world.seats.length > 1
        ? fill(texts.screen.supposed!, { ship: world.ships[1 - own]!.name })
        : null,
  };
};

/** Plays idle turns after the last of `states` until there are `turns` of them or the run ends. */
export const continueIdle = (world: World, states: State[], sights: Sight[], turns: number): void => {
  const tape = new SilentTape<OrbitEvent>();
  for (let here = states.at(-1)!; states.length < turns && here.ending === null; ) {
    const orders = ordersOf(world, here, idle(world, here));
    orderOpponents(world, here, orders);
    sights.push(sightOf(world, here, orders));
    const next = copyState(here);
    resolveTurn(world, next, orders, tape, null);
    states.push(next);
    here = next;
  }
};

const keptShips = ({ protect, goal }: World): readonly number[] =>
  goal?.kind === 'dock' && !protect.includes(goal.ship) ? [...protect, goal.ship] : protect;

/** Every hit of the turn with whoever dealt it; a missile's owner is its launcher. */
const hitsOf = (world: World, { missiles }: State, events: readonly OrbitEvent[]): Hit[] => {
  const hits: Hit[] = [];
  for (const event of events) {
    if (event.type === 'laserHit') hits.push(hitOf('laser', event.ship, event));
    if (event.type === 'railgunHit') hits.push(hitOf('railgun', event.ship, event));
    if (event.type !== 'missileImpacted') continue;
    for (let at = 0; at < missiles.length; at += MISSILE_STRIDE)
      if (missiles[at + M_ID] === event.missile)
        hits.push(hitOf('missile', world.ships[missiles[at + M_OWNER]!]!.id, event));
  }
  return hits;
};

const hitOf = (weapon: Weapon, by: string, { target, damage }: { target: string; damage: number }): Hit => ({
  weapon,
  by,
  target,
  damage,
});

const damageOf = (world: World, end: State, events: readonly OrbitEvent[]): Taken[] =>
  world.ships.flatMap(({ id }, ship) => {
    const sums = { noted: 0, absorbed: 0, heat: 0 };
    for (const event of events) {
      if ('target' in event && event.target === id && 'damage' in event) sums.noted += event.damage;
      if (event.type === 'damageAbsorbed' && event.ship === id) sums.absorbed += event.amount;
      if (event.type === 'heatDamaged' && event.ship === id) sums.heat += event.amount;
    }
    if (sums.noted + sums.heat === 0) return [];
    return [{ ship: id, ...sums, hull: end.ships[ship * SHIP_STRIDE + HULL]!, isDestroyed: !isAlive(end, ship) }];
  });

const tracksOf = (world: World, states: readonly State[]): Track[] => {
  const ships = world.ships.flatMap(({ id }, ship) => {
    const at = ship * SHIP_STRIDE;
    const cells = states.map((state) =>
      isAlive(state, ship)
        ? {
            ring: state.ships[at + RING]!,
            sector: state.ships[at + SECTOR]!,
            facing: FACINGS[state.ships[at + FACING]!]!,
            hull: state.ships[at + HULL]!,
          }
        : null,
    );
    return [{ id, cells }];
  });
  const missiles = new Map<number, Track['cells'][number][]>();
  states.forEach((state, turn) => {
    for (let at = 0; at < state.missiles.length; at += MISSILE_STRIDE) {
      const id = state.missiles[at + M_ID]!;
      const cells = missiles.get(id) ?? Array.from({ length: states.length }, () => null);
      missiles.set(id, cells);
      cells[turn] = {
        ring: state.missiles[at + M_RING]!,
        sector: state.missiles[at + M_SECTOR]!,
        facing: null,
        hull: 0,
      };
    }
  });
  return [...ships, ...[...missiles].map(([id, cells]) => ({ id: `missile-${id}`, cells }))];
};
