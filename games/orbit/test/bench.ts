// A bench to try rules on: a world made from a few ships, turns played on it, and what happened, in words short enough to
// compare. Ships can be manned by hand: their orders then come from the test and not from their personality.

import { diceOf, type Happening, type Json, RecordingTape, type Refusal } from '@interlock/kernel';
import type { Action, Entry, Seat } from '../src/actions.ts';
import { compile } from '../src/compile.ts';
import { type Content, content } from '../src/data/content.ts';
import type { Duel, Level, Scenario, ShipFile } from '../src/data/file.ts';
import { FACINGS, type Facing, SUBSYSTEMS, type SubsystemId } from '../src/data/names.ts';
import { tune } from '../src/data/tune.ts';
import type { OrbitEvent } from '../src/events.ts';
import { play } from '../src/play.ts';
import { ordersOf, refuse } from '../src/refuse.ts';
import { orderOpponents } from '../src/rules/opponents/order.ts';
import { actionCodec } from '../src/rules/plan/decode.ts';
import { applyEntry } from '../src/rules/plan/entries.ts';
import { resolveTurn } from '../src/rules/turn.ts';
import { setup } from '../src/setup.ts';
import { clearOrders } from '../src/shape/orders.ts';
import type { World } from '../src/shape/world.ts';
import {
  ALIVE,
  AMMO,
  copyState,
  ENERGY,
  FACING,
  HEAT,
  HULL,
  MASS,
  RING,
  SECTOR,
  SHIP_STRIDE,
  type State,
} from '../src/state.ts';

/** `4:17` or `4:17 R`, and whatever else differs from the class. */
export interface Spec extends Partial<Omit<ShipFile, 'ring' | 'sector' | 'facing'>> {
  readonly at: string;
}

const shipFile = (id: string, { at, class: classId, ...rest }: Spec): ShipFile => {
  const [, ring, sector, turned] = /^(\d+):(\d+)(?: ([PR]))?$/.exec(at)!;
  return {
    id,
    class: classId ?? (id === 'K' ? 'kestrel' : 'hulk'),
    ring: Number(ring),
    sector: Number(sector),
    facing: turned === 'R' ? 'retrograde' : 'prograde',
    ...rest,
  };
};

/** The content with some numbers laid over it, as a run's own balance does. */
export const tuned = (overrides: Json): Content => {
  const result = tune(content, overrides);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

type Rest = Partial<Omit<Scenario, 'ships'>>;

/** A scenario of the given ships, the player's first; by default nothing can be won and there is time. */
export const scenario = (ships: Readonly<Record<string, Spec>>, rest: Rest = {}): Level => ({
  id: 'bench',
  name: 'Bench',
  limit: 60,
  par: 5,
  parProof: 'best-known',
  goal: { kind: 'survive', turn: 60 },
  ...rest,
  ships: Object.entries(ships).map(([id, spec]) => shipFile(id, spec)),
});

export const duel = (blue: Spec, red: Spec, rest: Partial<Omit<Duel, 'ships'>> = {}): Level => ({
  id: 'bench',
  name: 'Bench',
  ...rest,
  ships: [
    { ...shipFile('blue', { class: 'kestrel', ...blue }), side: 'blue' },
    { ...shipFile('red', { class: 'kestrel', ...red }), side: 'red' },
  ],
});

// ------------------------------------------------------------------ entries

type Short = Partial<Record<SubsystemId, number>> & {
  readonly vent?: number;
  readonly rotate?: boolean;
  readonly coast?: true;
  readonly transfer?: number;
  readonly phase?: number;
  readonly stance?: 'auto' | 'hold' | 'attack' | 'defend';
  readonly gun?: 'hold' | 'fire' | 'brace';
  readonly launch?: string | null;
};

/** A plan in short, as entries: `plan({ engines: 2, transfer: 1 })`. */
export const plan = (short: Short, side?: Seat): Entry[] => {
  const own = side === undefined ? {} : { side };
  const entries: Entry[] = [];
  for (const subsystem of SUBSYSTEMS) {
    const value = short[subsystem];
    if (value !== undefined) entries.push({ type: 'energy', subsystem, value, ...own });
  }
  const { vent, rotate, coast, transfer, phase, stance, gun, launch } = short;
  if (vent !== undefined) entries.push({ type: 'vent', value: vent, ...own });
  if (rotate !== undefined) entries.push({ type: 'rotate', value: rotate, ...own });
  if (coast !== undefined) entries.push({ type: 'move', kind: 'coast', power: 0, ...own });
  if (transfer !== undefined) entries.push({ type: 'move', kind: 'transfer', power: transfer, ...own });
  if (phase !== undefined) entries.push({ type: 'move', kind: 'phase', power: phase, ...own });
  if (stance !== undefined) entries.push({ type: 'laser', value: stance, ...own });
  if (gun !== undefined) entries.push({ type: 'railgun', value: gun, ...own });
  if (launch !== undefined) entries.push({ type: 'launch', target: launch, ...own });
  return entries;
};

/** Entries as they come from outside. */
export const read = (raw: readonly unknown[]): Action[] =>
  raw.map((one) => {
    const decoded = actionCodec.decode(one);
    if (!decoded.ok) throw new Error('an entry always decodes');
    return decoded.value;
  });

// -------------------------------------------------------------------- bench

export interface Look {
  readonly cell: string;
  readonly facing: Facing;
  readonly hull: number;
  readonly heat: number;
  readonly mass: number;
  readonly ammo: number;
  readonly energy: readonly number[];
  readonly isAlive: boolean;
}

export const lookAt = (world: World, state: State, id: string): Look => {
  const at = world.ships.findIndex((ship) => ship.id === id) * SHIP_STRIDE;
  const { ships } = state;
  return {
    cell: `${ships[at + RING]}:${ships[at + SECTOR]}`,
    facing: FACINGS[ships[at + FACING]!]!,
    hull: ships[at + HULL]!,
    heat: ships[at + HEAT]!,
    mass: ships[at + MASS]!,
    ammo: ships[at + AMMO]!,
    energy: Array.from(ships.subarray(at + ENERGY, at + ENERGY + 7)),
    isAlive: ships[at + ALIVE] === 1,
  };
};

/** The events of these types; an event whose type is one of two counts for both. */
type EventOf<T extends string, E = OrbitEvent> = E extends { readonly type: infer U }
  ? [Extract<T, U>] extends [never]
    ? never
    : E
  : never;

export class Bench {
  readonly world: World;
  state: State;
  /** All that happened in the last turn, and what led to it. */
  happenings: readonly Happening<OrbitEvent>[] = [];

  /** With other numbers than the shipped ones where they are given. */
  constructor(level: Level, numbers: Content = content) {
    this.world = compile(numbers, level);
    this.state = setup(this.world);
  }

  /** Another on the same world, at this position. */
  again(state: State = this.state): Bench {
    const other: Bench = Object.create(Bench.prototype);
    return Object.assign(other, { world: this.world, state, happenings: [] });
  }

  get events(): readonly OrbitEvent[] {
    return this.happenings.map(({ event }) => event);
  }

  /** The events of the last turn of these types. */
  of<T extends OrbitEvent['type']>(...types: readonly T[]): readonly EventOf<T>[] {
    return this.events.filter((event) => (types as readonly string[]).includes(event.type)) as never;
  }

  look(id: string): Look {
    return lookAt(this.world, this.state, id);
  }

  refuse(turn: readonly Action[]): readonly Refusal[] {
    return refuse(this.world, this.state, turn);
  }

  codes(turn: readonly Action[]): readonly string[] {
    return this.refuse(turn).map(({ code }) => code);
  }

  /** Plays a legal turn; ships named in `hand` are ordered by the test, not by their personality. */
  play(turn: readonly Action[] = [], hand: Readonly<Record<string, readonly Entry[]>> | null = null): this {
    const refusals = this.refuse(turn);
    if (refusals.length > 0) throw new Error(refusals.map(({ why }) => why).join(' '));
    const tape = new RecordingTape<OrbitEvent>(diceOf('BENCH'));
    const draft = copyState(this.state);
    if (hand === null) play(this.world, draft, turn, tape);
    else {
      const orders = ordersOf(this.world, draft, turn);
      orderOpponents(this.world, draft, orders);
      this.world.ships.forEach(({ id }, ship) => {
        const entries = hand[id] ?? hand['*'];
        if (ship === 0 || entries === undefined) return;
        clearOrders(draft, ship, orders);
        for (const entry of entries) applyEntry(this.world, ship, orders, entry);
      });
      resolveTurn(this.world, draft, orders, tape, { because: () => [{ start: 'by hand' }], skipped: [] });
    }
    this.state = draft;
    this.happenings = tape.happenings;
    return this;
  }

  /** Everybody but the player coasts and holds, vents nothing and shoots at nobody. */
  playAlone(turn: readonly Action[] = []): this {
    return this.play(turn, { '*': plan({ stance: 'hold' }) });
  }
}

/** Short words for events: `hullDamaged K 3 (9)`. Leaves out plans, intents and, unless asked for, the moves. */
export const told = (events: readonly OrbitEvent[], withMoves = false): string[] =>
  events.flatMap((event) => {
    if (event.type === 'planCommitted' || event.type === 'intentPublished') return [];
    const isMove = /^ship(Coasted|Phased|Transferred|Rotated)$|^massScooped$/.test(event.type);
    if (isMove && !withMoves) return [];
    return [short(event)];
  });

const cell = ({ ring, sector }: { ring: number; sector: number }): string => `${ring}:${sector}`;

const short = (event: OrbitEvent): string => {
  const { type, ...rest } = event;
  const words = Object.entries(rest).map(([, value]) =>
    typeof value === 'object' && value !== null && 'ring' in value ? cell(value as never) : String(value),
  );
  return [type, ...words].join(' ');
};
