// Two runs of one seed, day by day [DD-541]: the one that lies here and another that came as a share code.

import type { DroidsShape } from '@interlock/droids';
import { divergence, fail, ok, type Result, replayFromCode, resume, type Session } from '@interlock/kernel';

export interface Beside {
  readonly days: readonly { readonly day: number; readonly mine: number | null; readonly theirs: number | null }[];
  /** Droid, days, instructions and score of either run. */
  readonly rows: readonly { readonly what: string; readonly mine: string; readonly theirs: string }[];
}

/** The run behind a code beside this one; refused where it is damaged or not of the same yard. */
export const besideOf = (session: Session<DroidsShape>, code: string): Result<Beside> => {
  const { game, run } = session;
  const replay = replayFromCode([game as never], code);
  if (!replay.ok) return replay;
  const other = resume(game, replay.value);
  if (!other.ok) return other;
  const torn = divergence(other.value, replay.value);
  if (torn !== null) return fail('diverged', torn);
  const [mine, theirs] = [session.view(), other.value.view()];
  const isOneYard =
    run.seed === other.value.run.seed && mine.ruleset === theirs.ruleset && mine.difficulty === theirs.difficulty;
  if (!isOneYard)
    return fail(
      'other-seed',
      `That run was played on ${theirs.ruleset} ${theirs.difficulty}, seed ${other.value.run.seed}. Give one of ${mine.ruleset} ${mine.difficulty}, seed ${run.seed}.`,
    );
  const most = Math.max(mine.deliveries.length, theirs.deliveries.length);
  const days = Array.from({ length: most }, (_, i) => ({
    ...{ day: i + 1, mine: mine.deliveries[i] ?? null, theirs: theirs.deliveries[i] ?? null },
  }));
  const row = (what: string, of: (view: typeof mine) => string | number) => ({
    ...{ what, mine: String(of(mine)), theirs: String(of(theirs)) },
  });
  return ok({
    days,
    rows: [
      row('Droid', ({ robot }) => robot),
      row('Goods in all', ({ credited }) => credited),
      row('Days', ({ day }) => day),
      row('Ended', ({ isWon, loss }) => (isWon ? 'won' : loss === null ? 'still running' : 'lost')),
      row('Score', ({ score }) => score),
    ],
  });
};
