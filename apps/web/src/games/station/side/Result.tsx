// More about a cleared deck: whether par is proven, what help takes off a practice run, the expedition so far.

import type { Level, StationShape } from '@interlock/station';
import { useRun } from '../../../play/context.ts';
import { grouped } from '../../../play/top/useVerdict.ts';
import { readBook } from '../../../store/progress.ts';
import type { RunState } from '../../../store/runState.ts';
import type { PanelProps } from '../../screen.ts';
import { legOf, tallyOf } from '../pages/expedition.ts';
import type { StationTable } from '../plan.ts';

const per = (par: number, permille: number): number => Math.floor((par * permille) / 1000);

export const Result = ({ table }: PanelProps<StationShape>) => {
  const { view, world } = table;
  const session = useRun((state) => state.session);
  const { rewind, hint, retry } = world.content.balance.score;
  const leg = legOf(session.run.level as Level);
  const tally = leg === null ? null : tallyOf(readBook(), leg);
  if (!view.result) return null;
  return (
    <p className="st-result">
      Par {view.par} is {view.isParExact ? 'proven: no way is cheaper' : 'the best way known'}.{' '}
      {view.air === null ? 'This deck has no limit of air, so it gives no stars. ' : ''}
      {session.isRanked
        ? 'Ranked: the score stands as it is.'
        : `Practice: a rewind takes ${rewind} points, a hint ${hint}, a new try ${retry}.`}{' '}
      {tally === null
        ? null
        : `The expedition: ${tally.cleared} of ${tally.decks.length} decks, ${tally.stars} stars, ${grouped(tally.score)} points.`}
    </p>
  );
};

/** Air for each star; whoever was shown a hint has two at most. */
export const starRules = ({
  table,
  helps,
  session,
}: RunState): readonly { readonly isMet: boolean; readonly text: string }[] => {
  const { view, world } = table as unknown as StationTable;
  const { three, two } = world.content.balance.stars;
  if (!view.result || view.air === null) return [];
  const { airUsed } = view.result;
  const [most, more] = [per(view.par, three[view.mode]), per(view.par, two[view.mode])];
  return [
    {
      isMet: airUsed <= most && helps.hints === 0,
      text: `Three stars: at most ${most} air${session.isRanked ? '' : ', and no hint'}`,
    },
    { isMet: airUsed <= more, text: `Two stars: at most ${more} air` },
  ];
};

export const figures = ({ view }: StationTable) => [
  {
    label: 'Air used',
    value: String(view.result?.airUsed ?? view.airUsed),
    ...(view.par > 0 ? { par: String(view.par) } : {}),
  },
  { label: 'Actions', value: String(view.actions) },
];
