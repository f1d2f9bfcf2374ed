// From a violation in a row to its refusal: the sentence with its numbers, and the entry that set the field [OS-468].

import type { Refusal } from '@interlock/kernel';
import type { Entry } from '../actions.ts';
import { ENGINES, LASER, MISSILES, RAILGUN, SUBSYSTEMS, THRUSTERS } from '../data/names.ts';
import { fill, type Slots, texts } from '../data/texts.ts';
import { MOVE, ORDER_STRIDE, POWER, ROTATE, VENT } from '../shape/orders.ts';
import type { World } from '../shape/world.ts';
import { ENERGY, FACING, HEAT, MASS, RING, SHIP_STRIDE, type State } from '../state.ts';
import { ringAfter } from './board.ts';
import { facingAfter } from './manoeuvre.ts';
import { type Code, codeOf, subsystemOf } from './plan/codes.ts';
import { fieldOf, shipOf } from './plan/entries.ts';
import { braceMassOf, burnMassOf, deallocatedOf, plannedOf } from './plan/judge.ts';
import { recoilRing } from './weapons/railguns.ts';

export const blameOf = (
  world: World,
  state: State,
  ship: number,
  orders: Int16Array,
  entries: readonly Entry[],
  violation: number,
): Refusal => {
  const code = codeOf(violation);
  const case_: Case = { world, state, ship, orders, entries, subsystem: subsystemOf(violation) };
  const field = FIELDS[code]?.(case_) ?? 'turn';
  return { code, why: fill(texts.refusals[code]!, slotsOf(code, case_)), at: culpritOf(code, field, case_), field };
};

interface Case {
  readonly world: World;
  readonly state: State;
  readonly ship: number;
  readonly orders: Int16Array;
  readonly entries: readonly Entry[];
  readonly subsystem: number;
}

const ofSubsystem = ({ subsystem }: Case): string => `energy.${SUBSYSTEMS[subsystem]}`;
const always = (field: string) => (): string => field;

const FIELDS: Partial<Record<Code, (one: Case) => string>> = {
  'negative-energy': ofSubsystem,
  'not-installed': ofSubsystem,
  'subsystem-max': ofSubsystem,
  'reactor-exceeded': always('energy'),
  'dealloc-limit': always('energy'),
  'combined-limit': always('vent'),
  'vent-negative': always('vent'),
  'vent-exceeds-heat': always('vent'),
  'rotate-unpowered': always('rotate'),
  'bad-power': always('move'),
  'burn-underpowered': always('move'),
  'burn-off-board': always('move'),
  'laser-unpowered': always('laser'),
  'railgun-unpowered': always('railgun'),
  'railgun-in-transfer': always('railgun'),
  'recoil-off-board': always('railgun'),
  'brace-no-engines': always('railgun'),
  'mass-short': ({ world, orders, ship }) => (burnMassOf(world, orders, ship) > 0 ? 'move' : 'railgun'),
  'missiles-unpowered': always('launch'),
  'missiles-empty': always('launch'),
  'target-invalid': always('launch'),
};

/** The entry that sets the violated field; of sums the last entry that raises, or the last that lowers. */
const culpritOf = (code: Code, field: string, { world, state, ship, entries }: Case): number => {
  const isRaise = code === 'reactor-exceeded';
  const isMine = (entry: Entry): boolean => {
    if (shipOf(world, entry) !== ship) return false;
    if (field !== 'energy') return fieldOf(entry) === field;
    if (entry.type !== 'energy') return false;
    const by =
      Math.max(0, entry.value) - state.ships[ship * SHIP_STRIDE + ENERGY + SUBSYSTEMS.indexOf(entry.subsystem)]!;
    return isRaise ? by > 0 : by < 0;
  };
  return Math.max(0, entries.findLastIndex(isMine));
};

const slotsOf = (code: Code, { world, state, ship, orders, entries, subsystem }: Case): Slots => {
  const { tables, content } = world;
  const row = ship * ORDER_STRIDE;
  const at = ship * SHIP_STRIDE;
  const name = (one: number): string => content.subsystems[SUBSYSTEMS[one]!].name;
  const need = (one: number): Slots => ({ name: name(one), k: tables.min[one]!, n: orders[row + one]! });
  const facing = facingAfter(state.ships[at + FACING]!, orders[row + ROTATE]!);
  const ring = state.ships[at + RING]!;
  const power = orders[row + POWER]!;
  const vent = orders[row + VENT]!;
  switch (code) {
    case 'negative-energy':
    case 'not-installed':
      return { name: name(subsystem) };
    case 'subsystem-max':
      return { name: name(subsystem), max: tables.max[subsystem]!, n: orders[row + subsystem]! };
    case 'reactor-exceeded':
      return { sum: plannedOf(orders, ship), reactor: world.ships[ship]!.reactor };
    case 'dealloc-limit':
      return { d: deallocatedOf(state, orders, ship), limit: tables.limit };
    case 'combined-limit': {
      const d = deallocatedOf(state, orders, ship);
      return { d, v: vent, sum: d + vent, limit: tables.limit };
    }
    case 'vent-exceeds-heat':
      return { v: vent, heat: state.ships[at + HEAT]! };
    case 'rotate-unpowered':
      return need(THRUSTERS);
    case 'bad-power':
      return { n: power };
    case 'burn-underpowered':
      return { ...need(ENGINES), burn: texts.burns[power]!, k: tables.burnEnergy[power]! };
    case 'burn-off-board':
      return { r: ringAfter(tables, ring, facing, orders[row + MOVE]!, power), max: tables.rings };
    case 'laser-unpowered':
      return need(LASER);
    case 'railgun-unpowered':
    case 'railgun-in-transfer':
      return need(RAILGUN);
    case 'recoil-off-board':
      return { r: recoilRing(tables, ring, facing, orders[row + RAILGUN]!) };
    case 'brace-no-engines':
      return { ...need(ENGINES), k: tables.braceEngines };
    case 'mass-short': {
      const mass = burnMassOf(world, orders, ship) + braceMassOf(world, orders, ship);
      return { need: mass, have: state.ships[at + MASS]! };
    }
    case 'missiles-unpowered':
      return need(MISSILES);
    case 'target-invalid': {
      const launch = entries.find((entry) => entry.type === 'launch' && shipOf(world, entry) === ship);
      return { target: launch?.type === 'launch' ? (launch.target ?? '') : '' };
    }
    default:
      return {};
  }
};
