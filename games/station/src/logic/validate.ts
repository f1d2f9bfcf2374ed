// The validator [DS-284]: everything that is wrong with the logic of a level, causes told from consequences. It stands on
// the map and the network alone and knows neither rules of play nor solver nor generator.

import type { Content } from '../data/content.ts';
import type { Level } from '../map/level.ts';
import { assumeRepaired } from './assume.ts';
import { avoidance } from './avoidance.ts';
import { checkChains, checkDistances, checkOwnCards } from './checks/checkChains.ts';
import { checkWin } from './checks/checkExit.ts';
import { checkGoals, checkPuzzles } from './checks/checkGoals.ts';
import { checkPower } from './checks/checkPower.ts';
import { checkOptional, checkRooms } from './checks/checkRooms.ts';
import { isError, type LevelFinding, sortFindings } from './finding.ts';
import { gatekeepersOf } from './gatekeepers.ts';
import { REGISTRY } from './mechanics/index.ts';
import type { Registry } from './registry.ts';
import { NOTHING_ASSUMED, type Survey, survey } from './survey.ts';

export interface ValidateOptions {
  /** I2 with locked doors shut for ever and never "not applicable" [DS-300]. */
  readonly strictI2?: boolean;
  readonly registry?: Registry;
  /** Leaves out the notes on the strict reading [DS-294], which cost as much as all the rest on large decks. */
  readonly isBrief?: boolean;
}

export interface Verdict {
  readonly findings: readonly LevelFinding[];
  /** Whether the deck can be won, air and brownout aside. */
  readonly isSolvable: boolean;
  readonly goalSphere: number;
  /** Cells that can be reached at all. */
  readonly reached: number;
  /** Keys of the rooms that gate the exit; null: not applicable [DS-183]. */
  readonly gatekeepers: readonly string[] | null;
}

/** Findings whose being root or not is open to doubt [DS-496]. */
const CHAINS = /^(I2|I3|I4|I5|I8|I11)$/;

export const validate = (content: Content, level: Level, options: ValidateOptions = {}): Verdict => {
  const { strictI2 = false, registry = REGISTRY, isBrief = false } = options;
  const first = survey(content, level, registry, NOTHING_ASSUMED);
  const { findings: found, gatekeepers } = judge(first, strictI2, isBrief);
  const win = checkWin(first);
  let findings = found;
  if (win !== null) findings = [...found, { ...win, root: !isConsequence(first, found, strictI2) }];
  else if (!findings.some((one) => one.root && isError(one)))
    findings = findings.map((one) => (CHAINS.test(one.code) ? { ...one, root: true } : one));
  const keyOf = (room: number): string => first.layout.rooms[room]!.id;
  return {
    findings: sortFindings(findings, first.layout.roomOf),
    isSolvable: first.real.goalSphere !== -1,
    goalSphere: first.real.goalSphere,
    reached: first.real.reached,
    gatekeepers: gatekeepers?.map(keyOf) ?? null,
  };
};

/** All findings but I1. */
const judge = (one: Survey, strictI2: boolean, isBrief = false) => {
  const { findings: power, gatekeepers } = checkPower(one, strictI2, isBrief);
  const chains = checkChains(one);
  const missed = new Set(chains.filter(({ code }) => code === 'I3').map(({ room }) => room));
  const findings = [
    ...power,
    ...chains,
    ...checkGoals(one),
    ...checkPuzzles(one),
    ...checkRooms(one),
    ...checkOwnCards(one, missed),
    ...checkDistances(one),
    ...checkOptional(one),
  ];
  return { findings, gatekeepers };
};

/** Whether the deck could be won once every root finding, and what then comes to light, is repaired [DS-290]. */
const isConsequence = (first: Survey, found: readonly LevelFinding[], strictI2: boolean): boolean => {
  let now = first;
  let findings = found;
  for (;;) {
    if (now.isSolved) return true;
    const next = assumeRepaired(
      now,
      findings.filter(({ root }) => root),
    );
    if (next === null) return false;
    now = survey(first.content, next.level, first.registry, next.assumed);
    findings = judge(now, strictI2).findings;
  }
};

/** Keys of the gatekeepers of generators, of what fixes a hazard, and of required items, by id [DS-187]. */
export const objectiveGatekeepers = (
  content: Content,
  level: Level,
  registry: Registry = REGISTRY,
): ReadonlyMap<string, readonly string[] | null> => {
  const one = survey(content, level, registry, NOTHING_ASSUMED);
  const { network, layout } = one;
  const avoided = avoidance(network, { ideal: network.kinds.filter((kind) => kind !== 'key') });
  return new Map(
    network.objectives.map(({ id, from, needs }) => {
      const facts = needs.flat();
      const cells =
        from ??
        network.sources.filter(({ gives }) => gives.some((fact) => facts.includes(fact))).flatMap((s) => s.from);
      const rooms = gatekeepersOf(network, avoided, cells);
      return [id, rooms?.map((room) => layout.rooms[room]!.id) ?? null] as const;
    }),
  );
};
