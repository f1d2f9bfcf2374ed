// Entries from outside [OS-119] [OS-122] [OS-123]: an entry that cannot be read decodes to one that says why, so that
// `refuse` can name every such fault of a turn with its place. Never throws.

import { type Codec, type Json, ok } from '@interlock/kernel';
import {
  type Action,
  type DecodeCode,
  type Entry,
  LASER_ORDERS,
  RAILGUN_ORDERS,
  type Unreadable,
} from '../../actions.ts';
import { MOVES, SUBSYSTEMS } from '../../data/names.ts';

/** Numbers beyond this, either way, are malformed: no rule has a use for them [OS-119]. */
export const MOST = 999;
const SEATS = ['blue', 'red'];
const DECODE_CODES: readonly string[] = ['malformed-plan', 'unknown-subsystem', 'not-whole'];
const LONGEST = 60;

type Fault = readonly [code: DecodeCode, field: string, got?: unknown];
type Check = (value: unknown, field: string) => Fault | null;

const malformed = (key: string): Fault => ['malformed-plan', key];

const whole =
  (name: string): Check =>
  (value, key) => {
    if (typeof value !== 'number') return malformed(key);
    if (!Number.isInteger(value)) return ['not-whole', name, value];
    return Math.abs(value) > MOST ? malformed(key) : null;
  };

const oneOf =
  (values: readonly string[]): Check =>
  (value, key) =>
    values.includes(value as string) ? null : malformed(key);

const flag: Check = (value, key) => (typeof value === 'boolean' ? null : malformed(key));
const subsystem: Check = (value, key) => {
  if (typeof value !== 'string') return malformed(key);
  return (SUBSYSTEMS as readonly string[]).includes(value) ? null : ['unknown-subsystem', key, value];
};
const shipOrNull: Check = (value, key) =>
  value === null || (typeof value === 'string' && value.length <= LONGEST) ? null : malformed(key);

/** The keys of each type of entry, in the order in which they are checked; `type` and `side` come on top. */
const KEYS: Readonly<Record<Entry['type'], Readonly<Record<string, Check>>>> = {
  energy: { subsystem, value: (value, key) => (typeof value === 'number' ? null : malformed(key)) },
  vent: { value: whole('vent') },
  rotate: { value: flag },
  move: { kind: oneOf(MOVES), power: whole('move.power') },
  laser: { value: oneOf(LASER_ORDERS) },
  railgun: { value: oneOf(RAILGUN_ORDERS) },
  launch: { target: shipOrNull },
  turn: { value: whole('turn') },
  concede: {},
};

export const actionCodec: Codec<Action> = {
  encode: (action) => action as unknown as Json,
  decode: (input) => ok(readEntry(input)),
};

const readEntry = (input: unknown): Action => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return unreadable(malformed(''));
  const entry = input as Readonly<Record<string, unknown>>;
  const again = readUnreadable(entry);
  if (again !== null) return again;
  const fault = faultOf(entry);
  return fault === null ? pick(entry) : unreadable(fault);
};

const faultOf = (entry: Readonly<Record<string, unknown>>): Fault | null => {
  const { type } = entry;
  if (typeof type !== 'string' || !Object.hasOwn(KEYS, type))
    return malformed(Object.hasOwn(entry, 'type') ? '' : 'type');
  const keys = KEYS[type as Entry['type']];
  for (const [key, check] of Object.entries(keys)) {
    if (!Object.hasOwn(entry, key)) return malformed(key);
    const fault = check(entry[key], key);
    if (fault !== null) return fault;
  }
  if (type === 'energy') {
    const fault = whole(`energy.${entry.subsystem}`)(entry.value, 'value');
    if (fault !== null) return fault;
  }
  if (type === 'concede' && !Object.hasOwn(entry, 'side')) return malformed('side');
  if (Object.hasOwn(entry, 'side') && !SEATS.includes(entry.side as string)) return malformed('side');
  const extra = Object.keys(entry).find((key) => key !== 'type' && key !== 'side' && !Object.hasOwn(keys, key));
  return extra === undefined ? null : malformed(extra.slice(0, LONGEST));
};

/** The entry with its keys in one order, so that equal entries are equal in every spelling. */
const pick = (entry: Readonly<Record<string, unknown>>): Entry => {
  const made: Record<string, unknown> = { type: entry.type };
  for (const key of Object.keys(KEYS[entry.type as Entry['type']])) made[key] = entry[key];
  if (Object.hasOwn(entry, 'side')) made.side = entry.side;
  return made as unknown as Entry;
};

const unreadable = ([code, field, got]: Fault): Unreadable => ({
  type: 'unreadable',
  code,
  field,
  got: typeof got === 'number' ? String(got) : typeof got === 'string' ? got.slice(0, LONGEST) : '',
});

/** What `encode` made of an unreadable entry reads as the same again. */
const readUnreadable = (entry: Readonly<Record<string, unknown>>): Unreadable | null => {
  const { type, code, field, got } = entry;
  if (type !== 'unreadable' || Object.keys(entry).length !== 4) return null;
  if (typeof field !== 'string' || typeof got !== 'string' || !DECODE_CODES.includes(code as string)) return null;
  if (field.length > LONGEST || got.length > LONGEST) return null;
  return { type, code: code as DecodeCode, field, got };
};
