// The designer's table: cards in hand, each with its last readable form and the text as typed. Pure, so that no stroke,
// no other card and no file can lose what was written.

import { parseJson } from '@interlock/kernel';
import { TEXT_MAX } from '@interlock/port/workshop';

export interface Slot {
  /** The last form that could be read; anything JSON can say, not yet a card. */
  readonly value: unknown;
  /** As typed; null where it was not touched. */
  readonly text: string | null;
}

export interface Table {
  readonly slots: readonly Slot[];
  readonly at: number;
  /** The file it came from; null for the shipped cards. */
  readonly name: string | null;
}

const slotOf = (value: unknown): Slot => ({ value, text: null });

export const laid = (events: readonly unknown[], name: string | null): Table => ({
  slots: events.map(slotOf),
  at: 0,
  name,
});

const NOTHING: Slot = { value: {}, text: null };

export const slotAt = ({ slots, at }: Table): Slot => slots[at] ?? NOTHING;

/** What stands in the editor. */
export const textAt = (table: Table): string => {
  const { value, text } = slotAt(table);
  return text ?? JSON.stringify(value, null, 2);
};

/** Why the text cannot be read; null where it can. */
export const problemIn = ({ text }: Slot): string | null => {
  if (text === null) return null;
  const read = parseJson(text);
  return read.ok ? null : read.error.message;
};

export const typed = (table: Table, text: string): Table => {
  const read = parseJson(text);
  const slot = { value: read.ok ? read.value : slotAt(table).value, text };
  return { ...table, slots: table.slots.with(table.at, slot) };
};

export const turnedTo = (table: Table, at: number): Table =>
  at >= 0 && at < table.slots.length ? { ...table, at } : table;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (value: unknown): string => (isObject(value) && typeof value.id === 'string' ? value.id : 'card');

/** A copy of the card in hand, right after it, with ids of its own so that it can be played at once. */
export const copied = (table: Table): Table => {
  const { value } = slotAt(table);
  const from = idOf(value);
  const taken = new Set(table.slots.map((slot) => idOf(slot.value)));
  let n = 2;
  while (taken.has(`${from}-${n}`)) n++;
  const id = `${from}-${n}`;
  const renamed = (answer: unknown): unknown =>
    isObject(answer) && typeof answer.id === 'string'
      ? { ...answer, id: `${id}${answer.id.slice(from.length)}` }
      : answer;
  const copy = isObject(value)
    ? {
        ...value,
        id,
        ...(typeof value.title === 'string' ? { title: titled(value.title, n) } : {}),
        ...(Array.isArray(value.actions) ? { actions: value.actions.map(renamed) } : {}),
      }
    : value;
  return { ...table, slots: table.slots.toSpliced(table.at + 1, 0, slotOf(copy)), at: table.at + 1 };
};

const titled = (title: string, n: number): string => `${title.slice(0, TEXT_MAX.title - String(n).length - 1)} ${n}`;

/** The card in hand with another content, as the form gives it. */
export const put = (table: Table, value: unknown): Table => ({
  ...table,
  slots: table.slots.with(table.at, slotOf(value)),
});

export const removed = (table: Table): Table => {
  if (table.slots.length < 2) return table;
  const slots = table.slots.toSpliced(table.at, 1);
  return { ...table, slots, at: Math.min(table.at, slots.length - 1) };
};

export const eventsOn = ({ slots }: Table): readonly unknown[] => slots.map(({ value }) => value);

/** How many cards differ from those given, one that came or went included. */
export const changedFrom = ({ slots }: Table, events: readonly unknown[]): number => {
  const before = new Map(events.map((event) => [idOf(event), JSON.stringify(event)]));
  const now = slots.map(({ value }) => [idOf(value), JSON.stringify(value)] as const);
  const kept = new Set(now.map(([id]) => id));
  const other = now.filter(([id, text]) => before.get(id) !== text).length;
  return other + [...before.keys()].filter((id) => !kept.has(id)).length;
};

const KEY = 'interlock.port.table';

/** A table as it was kept; null where there is none or it cannot be read. */
export const tableFrom = (text: string | null): Table | null => {
  const read = text === null ? null : parseJson(text);
  if (!read?.ok || !isObject(read.value)) return null;
  const { slots, at, name } = read.value;
  if (!Array.isArray(slots) || slots.length === 0 || !slots.every(isSlot)) return null;
  const isPlace = Number.isInteger(at) && (at as number) >= 0 && (at as number) < slots.length;
  return {
    slots: slots.map(({ value, text: written }) => ({ value, text: written })),
    at: isPlace ? (at as number) : 0,
    name: typeof name === 'string' ? name : null,
  };
};

const isSlot = (slot: unknown): slot is Slot =>
  isObject(slot) && 'value' in slot && (slot.text === null || typeof slot.text === 'string');

export const keptTable = (): Table | null => {
  try {
    return tableFrom(localStorage.getItem(KEY));
  } catch {
    return null;
  }
};

/** False where the browser gives no room. */
export const keepTable = (table: Table | null): boolean => {
  try {
    if (table === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(table));
    return true;
  } catch {
    return false;
  }
};
