// The word that is stamped on an answered card: how the run ended, that the gate is met, or the field it moved most.

import type { LogEntry } from '@interlock/port/screen';

type Change = LogEntry['changes'][number];

const ENDS: Readonly<Record<string, string>> = {
  win: 'Opened',
  time: 'Expired',
  stress: 'On leave',
  privilege: 'Revoked',
  critical: 'Denied',
};

/** By what it did to the field: raised it, lowered it. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  timeLeft: ['Extended', 'Took its time'],
  stress: ['Endured', 'Breathed'],
  privilege: ['Owed one', 'Called in'],
  bureaucracy: ['Queued', 'Filed'],
  security: ['Flagged', 'Vetted'],
  influence: ['Noticed', 'Forgotten'],
};

/** How much a point of it matters beside a point of another. */
const WEIGHS: Readonly<Record<string, number>> = {
  timeLeft: 4,
  stress: 7,
  privilege: 120,
  bureaucracy: 9,
  security: 9,
  influence: 30,
};

const weightOf = ({ target, applied }: Change): number => (WEIGHS[target] ?? 0) * Math.abs(applied);

export const stampOf = ({ changes, outcome }: Pick<LogEntry, 'changes' | 'outcome'>, crossed: readonly string[]) => {
  if (outcome !== null) return ENDS[outcome] ?? 'Closed';
  if (crossed.includes('GATE MET')) return 'Gate met';
  const most = changes.reduce<Change | null>((best, one) => {
    const weight = weightOf(one);
    return weight > 0 && (best === null || weight > weightOf(best)) ? one : best;
  }, null);
  if (most === null) return 'Noted';
  return WORDS[most.target]?.[most.applied > 0 ? 0 : 1] ?? 'Noted';
};
