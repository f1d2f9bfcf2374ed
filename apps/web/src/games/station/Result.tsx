// More about a cleared deck: what the stars ask for, and what help took off the score of a practice run.

import type { Level, StationShape } from '@interlock/station';
import { finalScore } from '@interlock/station/tools';
import { useRun } from '../../play/context.ts';
import { grouped } from '../../play/useVerdict.ts';
import { readBook } from '../../store/progress.ts';
import type { PanelProps } from '../screen.ts';
import { legOf, tallyOf } from './expedition.ts';
import type { StationTable } from './plan.ts';

const per = (par: number, permille: number): number => Math.floor((par * permille) / 1000);

export const Result = ({ table }: PanelProps<StationShape>) => {
  const { view, content } = table;
  const helps = useRun((state) => state.helps);
  const session = useRun((state) => state.session);
  const before = useRun((state) => state.rewindsBefore);
  if (!view.result) return null;
  const { stars } = content.balance;
  const counted = { rewinds: before + session.rewinds, ...helps };
  const final = finalScore(content, view.result.score, counted);
  const leg = legOf(session.run.level as Level);
  const tally = leg === null ? null : tallyOf(readBook(), leg);
  return (
    <p className="st-result">
      {view.air === null ? (
        'This deck has no limit of air, so it gives no stars.'
      ) : (
        <>
          Three stars up to {per(view.par, stars.three[view.mode])} air, two up to {per(view.par, stars.two[view.mode])}
          . Par {view.par} is {view.isParExact ? 'proven: no way is cheaper' : 'the best way known'}.
        </>
      )}{' '}
      {session.isRanked
        ? 'Ranked: the score stands as it is.'
        : `Practice: ${counted.rewinds} rewinds, ${helps.hints} hints, ${helps.retries} new tries leave ${grouped(final)} of ${grouped(view.result.score)}.`}{' '}
      {tally === null
        ? null
        : `The expedition: ${tally.cleared} of ${tally.decks.length} decks, ${tally.stars} stars, ${grouped(tally.score)} points.`}
    </p>
  );
};

export const figures = ({ view }: StationTable) => [
  {
    label: 'Air used',
    value: String(view.result?.airUsed ?? view.airUsed),
    ...(view.par > 0 ? { par: String(view.par) } : {}),
  },
  { label: 'Actions', value: String(view.actions) },
];
