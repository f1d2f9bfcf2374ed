// One thing the validator found [DS-287]: what is broken, where, which gate it shows at, and what is missing there.

import type { Finding as KernelFinding } from '@interlock/kernel';
import { type Index, numberIn } from '../map/numbers.ts';

export type Place = readonly [x: number, y: number];

/** A thing that would do, were it within reach. */
export interface Candidate {
  readonly id: string;
  /** Key of its room; null in a corridor. */
  readonly room: string | null;
  readonly cell: Place;
  /** The gate in the way, `d1 (power quart)`; null where nothing leads there or nothing is in the way. */
  readonly gate: string | null;
}

export interface LevelFinding extends KernelFinding {
  /** False: a consequence of other findings [DS-289]. */
  readonly root: boolean;
  /** Key of the room it is about. */
  readonly room: string | null;
  readonly gate: { readonly kind: string; readonly id: string; readonly cells: readonly Place[] } | null;
  readonly condition: string | null;
  readonly missing: {
    readonly kind: string;
    readonly what: string;
    readonly candidates: readonly Candidate[];
    /** Keys of the rooms where adding one would help. */
    readonly helps: readonly string[];
  } | null;
  readonly cells: readonly Place[];
  readonly file: string | null;
}

/** The order of the checklist [DS-293], then the rules; the codes of other mechanics follow. */
const ORDER = 'I6 I2 I3 I4 I5 I7 I1 I8 I9 I10 I11 R1 R2 R3 R4 R5 R6 R7 R8 N1 N2'.split(' ');
const SEVERITIES = ['error', 'warning', 'note'];
const RANKS = new Map(ORDER.map((code, i) => [code, i]));
const rank = (code: string): number => RANKS.get(code) ?? ORDER.length;

/** Root first, then severity, code, room, cell [DS-291]. */
export const sortFindings = (findings: readonly LevelFinding[], roomIndex: Index): readonly LevelFinding[] => {
  // One number each: a deck may have a thousand notes.
  const key = ({ root, severity, code, room, cells: [cell] }: LevelFinding): number => {
    const place = room === null ? 0 : (numberIn(roomIndex, room) ?? -1) + 1;
    const where = cell === undefined ? 0 : cell[1] * 1024 + cell[0] + 1;
    return (((root ? 0 : 3) + SEVERITIES.indexOf(severity)) * 32 + rank(code)) * 2 ** 33 + place * 2 ** 21 + where;
  };
  const keyed = findings.map((one) => [key(one), one] as const);
  return keyed.sort(([a], [b]) => a - b).map(([, one]) => one);
};

/** Codes that show whether a level is right; the others are remarks. */
export const isError = ({ severity }: KernelFinding): boolean => severity === 'error';
export const isRemark = ({ severity }: KernelFinding): boolean => severity === 'note';

/** A finding with what it says; the parts it does not speak of are null [DS-287]. */
export const finding = (
  said: Pick<LevelFinding, 'code' | 'message' | 'path'> & Partial<LevelFinding>,
): LevelFinding => ({
  code: said.code,
  message: said.message,
  path: said.path,
  severity: said.severity ?? 'error',
  root: said.root ?? true,
  room: said.room ?? null,
  gate: said.gate ?? null,
  condition: said.condition ?? null,
  missing: said.missing ?? null,
  cells: said.cells ?? [],
  file: said.file ?? null,
});
