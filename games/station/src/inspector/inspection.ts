// A game of the inspector [DS-484]: a broken level and a list of repairs, checked after each. A value, no kernel run.

import { fail, ok, type Result, type Stream } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import type { Fault } from '../faults/fault.ts';
import { inject } from '../faults/index.ts';
import { isError, type LevelFinding } from '../logic/finding.ts';
import { validate } from '../logic/validate.ts';
import type { Level } from '../map/level.ts';
import { cheapestMending } from './cheapest.ts';
import { applyRepair, priceOf, type Repair, refuseRepair } from './repairs.ts';

export interface Inspection {
  /** The level as it was found. */
  readonly broken: Level;
  /** Price of the cheapest repair known. */
  readonly par: number;
  readonly repairs: readonly Repair[];
  /** How many of them are committed and no longer undone. */
  readonly committed: number;
}

export interface InspectionView {
  readonly level: Level;
  readonly findings: readonly LevelFinding[];
  readonly spent: number;
  readonly par: number;
  /** No error is left. */
  readonly isSolved: boolean;
  /** Null until repairs that solve it are committed. */
  readonly score: number | null;
}

export const openInspection = (broken: Level, par: number): Inspection => ({
  ...{ broken: { ...broken, view: 'open' }, par, repairs: [], committed: 0 },
});

/** The level with one fault after the other; null where one does not apply. */
export const breakLevel = (content: Content, level: Level, faults: readonly Fault[], stream: Stream): Level | null => {
  const [first, ...more] = faults;
  let broken = first === undefined ? null : (inject(content, level, first, stream)?.level ?? null);
  for (const fault of more) broken = broken && (fault.apply(content, broken, stream)?.level ?? null);
  return broken;
};

/** An inspection of faults put in by chance; null where they do not apply or no repair is known [DS-486]. */
export const offerInspection = (
  content: Content,
  level: Level,
  faults: readonly Fault[],
  stream: Stream,
): Inspection | null => {
  const broken = breakLevel(content, level, faults, stream);
  if (broken === null || !validate(content, broken, { isBrief: true }).findings.some(isError)) return null;
  const mending = cheapestMending(content, broken);
  return mending === null ? null : openInspection(broken, mending.price);
};

const levelAt = ({ broken, repairs }: Inspection): Level => repairs.reduce(applyRepair, broken);

/** One more repair, pending. */
export const addRepair = (content: Content, inspection: Inspection, repair: Repair): Result<Inspection> => {
  const refusal = refuseRepair(content, levelAt(inspection), repair);
  if (refusal !== null) return fail(refusal, `${repair.type}: ${refusal}.`);
  return ok({ ...inspection, repairs: [...inspection.repairs, repair] });
};

/** Without the last pending repair; refused where all are committed. */
export const undoRepair = (inspection: Inspection): Result<Inspection> => {
  const { repairs, committed } = inspection;
  if (repairs.length === committed) return fail('nothing-pending', 'No repair is pending.');
  return ok({ ...inspection, repairs: repairs.slice(0, -1) });
};

export const commitRepairs = (inspection: Inspection): Inspection => ({
  ...inspection,
  committed: inspection.repairs.length,
});

/** Where it stands, recomputed by the validator. */
export const viewInspection = (content: Content, inspection: Inspection): InspectionView => {
  const { repairs, committed, par } = inspection;
  const level = levelAt(inspection);
  const { findings } = validate(content, level);
  const spent = repairs.reduce((sum, repair) => sum + priceOf(content.balance, repair), 0);
  const isSolved = !findings.some(isError);
  const isDone = isSolved && repairs.length > 0 && committed === repairs.length;
  return { level, findings, spent, par, isSolved, score: isDone ? scoreOf(par, spent) : null };
};

/** [DS-487] Spending less than par scores as par. */
export const scoreOf = (par: number, spent: number): number => Math.floor((1000 * par) / Math.max(par, spent));
