// What a finished run leaves behind [DD-541]: what it was played with, goods day by day, score, medal, share code and digest.

import { type DroidsShape, type Tally, tallyOf } from '@interlock/droids';
import type { AnyShape, Session } from '@interlock/kernel';
import { codeOf } from '../../../play/top/share.ts';

interface Summary {
  readonly parameters: string;
  readonly code: string;
  readonly digest: string;
  readonly deliveries: readonly number[];
  readonly score: number;
  /** Null for a run that is not won, and for one whose par is no number of days. */
  readonly tally: Tally | null;
}

export const summaryOf = (session: Session<DroidsShape>): Summary => {
  const { run } = session;
  const { ruleset, difficulty, robot, kit, deliveries, score, isWon, day } = session.view();
  return {
    parameters: [ruleset, difficulty, robot, `${kit} kit`, `seed ${run.seed}`].join(' · '),
    code: codeOf(session as unknown as Session<AnyShape>),
    digest: session.digest(),
    ...{ deliveries, score },
    tally: isWon ? tallyOf(run, day) : null,
  };
};
