// A case of the inspector as the page keeps it: which deck, the repairs so far, whether they are handed in. What is mended is
// kept on the device, and so is the case one is at.

import { game } from '@interlock/station';
import {
  addRepair,
  commitRepairs,
  type Inspection,
  inspectorIds,
  openDeck,
  type Repair,
} from '@interlock/station/screen';

export interface Case {
  /** Of the pack; null for one broken by chance. */
  readonly id: string | null;
  /** Its name among the best results: the id or the seed. */
  readonly name: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly inspection: Inspection;
  readonly isRanked: boolean;
  readonly isHandedIn: boolean;
}

const { content } = game;

/** A deck of the pack by its id, or one broken by a seed; a sentence where there is none. */
export const openCase = (id: string | null, seed: string, isRanked: boolean): Case | string => {
  const found = openDeck(content, id === null ? { seed } : { id });
  return found.ok ? { id, name: id ?? seed, ...found.value, isRanked, isHandedIn: false } : found.error.message;
};

/** The one after it in the pack; null behind the last, and after one broken by chance. */
export const nextId = ({ id }: Case): string | null =>
  id === null ? null : (inspectorIds[inspectorIds.indexOf(id) + 1] ?? null);

const KEPT = 'interlock.station.inspector.case';
const BEST = 'interlock.station.inspector';

export type Best = Readonly<Record<string, number>>;

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null; // a browser that keeps nothing, or another hand in its store
  }
};

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // nothing is kept then
  }
};

export const readBest = (): Best => {
  const kept = read(BEST);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, score]) => typeof score === 'number'));
};

/** The best results with this one in it, kept. */
export const keepBest = (best: Best, name: string, score: number): Best => {
  if (score <= (best[name] ?? -1)) return best;
  const all = { ...best, [name]: score };
  write(BEST, all);
  return all;
};

export const keepCase = ({ id, name, inspection, isRanked, isHandedIn }: Case): void =>
  write(KEPT, { id, seed: id === null ? name : '', repairs: inspection.repairs, isRanked, isHandedIn });

/** The case one was at, as far as its repairs still can be made; null: none was kept. */
export const keptCase = (): Case | null => {
  const kept = read(KEPT) as {
    readonly id?: unknown;
    readonly seed?: unknown;
    readonly repairs?: unknown;
    readonly isRanked?: unknown;
    readonly isHandedIn?: unknown;
  } | null;
  if (typeof kept !== 'object' || kept === null || !Array.isArray(kept.repairs)) return null;
  const opened = openCase(
    typeof kept.id === 'string' ? kept.id : null,
    typeof kept.seed === 'string' ? kept.seed : '',
    kept.isRanked === true,
  );
  if (typeof opened === 'string') return null;
  let { inspection } = opened;
  for (const repair of kept.repairs as readonly Repair[]) {
    const next = addRepair(content, inspection, repair);
    if (!next.ok) return opened;
    inspection = next.value;
  }
  if (kept.isHandedIn !== true) return { ...opened, inspection };
  return { ...opened, inspection: commitRepairs(inspection), isHandedIn: true };
};
