// Saves in IndexedDB: one record a run, written whole or not at all, with the generation before it kept beside it.
// A record is a text and its checksum, so damage is noticed before anything is believed.

import type { Json, Replay, Status } from '@interlock/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Travelled } from '../../games/screen.ts';
import { checksum } from './checksum.ts';
import { isSave } from './saveShape.ts';
import { tellTabs } from './tabs.ts';

export interface Save {
  readonly key: string;
  readonly game: string;
  readonly rules: number;
  readonly title: string;
  readonly savedAt: number;
  readonly turn: number;
  readonly status: Status;
  /** One sentence for the go-on card. */
  readonly note: string;
  readonly replay: Replay;
  /** The content document it is played on, where that is not the shipped one. */
  readonly content?: unknown;
  /** The plan on the table and the one beside it, as encoded actions. */
  readonly plan: readonly Json[];
  /** How many actions of the plan belong to each turn of the row, where it has several. */
  readonly planTurns?: readonly number[];
  readonly otherPlan: readonly Json[];
  readonly which: 'A' | 'B';
  /** Turns that were taken back, next one first, as encoded turns. */
  readonly undone?: readonly Json[];
  readonly rewinds: number;
  /** Hints shown and times begun anew; older saves have none. */
  readonly helps?: { readonly hints: number; readonly retries: number; readonly seedLines?: number };
  /** The journey it is a leg of. */
  readonly journey?: Travelled;
  readonly verdict: { readonly is: 'winnable' | 'lost' | 'unknown'; readonly words: string } | null;
}

interface Kept {
  readonly key: string;
  readonly at: number;
  readonly text: string;
  readonly sum: string;
}

interface Schema extends DBSchema {
  saves: { key: string; value: Kept };
  past: { key: string; value: Kept };
}

export type Loaded =
  | { readonly ok: true; readonly save: Save; readonly warning: string | null }
  | { readonly ok: false; readonly isEmpty: boolean; readonly why: string };

let opened: Promise<IDBPDatabase<Schema>> | null = null;
const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('interlock', 1, {
    upgrade(db) {
      db.createObjectStore('saves', { keyPath: 'key' });
      db.createObjectStore('past', { keyPath: 'key' });
    },
    // A newer version in another tab must not be kept waiting.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
};

/** What a kept record holds, or null where it is damaged. */
export const unpack = (kept: unknown): Save | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { text, sum } = kept as Partial<Kept>;
  if (typeof text !== 'string' || checksum(text) !== sum) return null;
  try {
    const read: unknown = JSON.parse(text);
    return isSave(read) ? read : null;
  } catch {
    return null;
  }
};

export const pack = (save: Save): Kept => {
  const text = JSON.stringify(save);
  return { key: save.key, at: save.savedAt, text, sum: checksum(text) };
};

/** Writes a save; the one it replaces becomes the second generation in the same transaction. */
export const writeSave = async (save: Save): Promise<void> => {
  const db = await database();
  const change = db.transaction(['saves', 'past'], 'readwrite');
  const before = await change.objectStore('saves').get(save.key);
  const old = unpack(before);
  // A record of the same turn is only a new plan: the generation before it is the one worth keeping.
  if (before && old && old.replay.digest !== save.replay.digest) change.objectStore('past').put(before);
  change.objectStore('saves').put(pack(save));
  await change.done;
  if (save.turn > 0 && old?.replay.digest !== save.replay.digest) tellTabs(save.key);
};

export const readSave = async (key: string): Promise<Loaded> => {
  const db = await database();
  const kept = await db.get('saves', key);
  if (kept === undefined) return { ok: false, isEmpty: true, why: 'Nothing is saved here.' };
  const save = unpack(kept);
  if (save) return { ok: true, save, warning: null };
  const older = unpack(await db.get('past', key));
  if (!older)
    return { ok: false, isEmpty: false, why: 'The save is damaged and no older one is left. The run starts anew.' };
  return {
    ok: true,
    save: older,
    warning: `The last save is damaged. This is the one before it, after turn ${older.turn}.`,
  };
};

/** All saves, newest first; a damaged one is represented by the generation before it. */
export const listSaves = async (): Promise<readonly Save[]> => {
  const db = await database();
  const [now, past] = await Promise.all([db.getAll('saves'), db.getAll('past')]);
  const found: Save[] = [];
  for (const kept of now) {
    const save = unpack(kept) ?? unpack(past.find((one) => one.key === kept.key));
    if (save) found.push(save);
  }
  return found.sort((a, b) => b.savedAt - a.savedAt);
};

export const dropSave = async (key: string): Promise<void> => {
  const db = await database();
  const change = db.transaction(['saves', 'past'], 'readwrite');
  change.objectStore('saves').delete(key);
  change.objectStore('past').delete(key);
  await change.done;
};

/** The address at which a save goes on. */
export const saveAddress = ({ key, game, replay }: Save): string => {
  const origin = replay.origin as Readonly<Record<string, unknown>>;
  if ('levelData' in origin || key !== saveKey(game, origin)) return `/play/${game}?saved=${encodeURIComponent(key)}`;
  const query = new URLSearchParams();
  for (const part of ['level', 'preset', 'seed']) if (typeof origin[part] === 'string') query.set(part, origin[part]);
  return `/play/${game}?${query}`;
};

/** Where a run is kept: the same level or code is one place, and another one where it is ranked. */
export const saveKey = (game: string, origin: unknown, isRanked = false, content?: string): string => {
  const text = JSON.stringify(origin);
  return `${game}:${content === undefined ? '' : `${content}:`}${text.length > 200 ? checksum(text) : text}${isRanked ? ':ranked' : ''}`;
};
