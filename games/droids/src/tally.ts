// The medal of a won run [DD-334]: its days against those of the reference policy on this seed. The run brings the proof,
// so no level and no digest depends on it.

import type { Run } from '@interlock/kernel';
import type { DroidsShape } from './shape.ts';

type Medal = 'gold' | 'silver' | 'bronze';

export interface Tally {
  readonly parDays: number;
  readonly medal: Medal;
  readonly words: string;
}

type Proven = Pick<Run<DroidsShape>, 'world' | 'par' | 'witness' | 'entry'>;

/** The days of the fair certificate; the tabled limit where the reference policy needs longer or does not win. Null where
 *  par counts programs (an authored scenario, DD-606) or nothing was asked of the policy (a level of one's own). */
const parDays = ({ world, par, witness, entry }: Proven): number | null => {
  if (par === null || witness === null) return null;
  if (par.proof === 'fair') return 1 + witness.flat().filter(({ type }) => type === 'nextAssignment').length;
  return entry === null ? world.tabledDays : null;
};

const medalOf = (day: number, par: number): Medal => (day <= par ? 'gold' : day === par + 1 ? 'silver' : 'bronze');

const WORDS: Readonly<Record<Medal, string>> = {
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
};

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** What a run won on this day is worth beside its par; null where it has none. */
export const tallyOf = (run: Proven, day: number): Tally | null => {
  const par = parDays(run);
  if (par === null) return null;
  const medal = medalOf(day, par);
  return { parDays: par, medal, words: `${WORDS[medal]}: ${days(day)}, par ${days(par)}` };
};
