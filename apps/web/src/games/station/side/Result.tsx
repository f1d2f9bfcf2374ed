// More about a cleared deck: what the stars ask for, and what help took off the score of a practice run.

import type { AnyShape, Session } from '@interlock/kernel';
import type { Level, StationShape } from '@interlock/station';
import { dependencyOf, finalScore } from '@interlock/station/screen';
import { useMemo } from 'react';
import { useRun } from '../../../play/context.ts';
import { grouped } from '../../../play/top/useVerdict.ts';
import { readBook } from '../../../store/progress.ts';
import type { PanelProps } from '../../screen.ts';
import { legOf, tallyOf } from '../pages/expedition.ts';
import type { StationTable } from '../plan.ts';
import { Links } from './Links.tsx';
import '../pages/inspector.css';

const per = (par: number, permille: number): number => Math.floor((par * permille) / 1000);

export const Result = ({ table }: PanelProps<StationShape>) => {
  const { view, world } = table;
  const helps = useRun((state) => state.helps);
  const session = useRun((state) => state.session);
  const before = useRun((state) => state.rewindsBefore);
  const { stars } = world.content.balance;
  const counted = { rewinds: before + session.rewinds, ...helps };
  const final = finalScore(world.content, view.result?.score ?? 0, counted);
  const leg = legOf(session.run.level as Level);
  const tally = leg === null ? null : tallyOf(readBook(), leg);
  const walk = useMemo(() => walkOf(session), [session]);
  const found = useMemo(() => dependencyOf(world.content, world.level), [world]);
  if (!view.result) return null;
  return (
    <>
      <p className="st-result">
        {view.air === null ? (
          'This deck has no limit of air, so it gives no stars.'
        ) : (
          <>
            Three stars up to {per(view.par, stars.three[view.mode])} air, two up to{' '}
            {per(view.par, stars.two[view.mode])}. Par {view.par} is{' '}
            {view.isParExact ? 'proven: no way is cheaper' : 'the best way known'}.
          </>
        )}{' '}
        {session.isRanked
          ? 'Ranked: the score stands as it is.'
          : `Practice: ${counted.rewinds} rewinds, ${helps.hints} hints, ${helps.retries} new tries leave ${grouped(final)} of ${grouped(view.result.score)}.`}{' '}
        {tally === null
          ? null
          : `The expedition: ${tally.cleared} of ${tally.decks.length} decks, ${tally.stars} stars, ${grouped(tally.score)} points.`}
      </p>
      <details className="st-after">
        <summary>What depended on what, and your way through it</summary>
        <Links found={found} walk={walk} />
      </details>
    </>
  );
};

/** Rooms in the order in which they were first entered. */
const walkOf = (session: Session<AnyShape>): readonly string[] => {
  const walk: string[] = [(session.run.start.state as StationShape['state']).at].map((at) => {
    const { layout } = session.world as StationShape['world'];
    return layout.rooms[layout.roomAt[at]!]!.id;
  });
  for (let turn = 1; turn <= session.turns.length; turn++)
    for (const { event } of session.happenings(turn)) {
      const one = event as StationShape['event'];
      if (one.type === 'roomEntered' && one.first) walk.push(one.room);
    }
  return walk;
};

export const figures = ({ view }: StationTable) => [
  {
    label: 'Air used',
    value: String(view.result?.airUsed ?? view.airUsed),
    ...(view.par > 0 ? { par: String(view.par) } : {}),
  },
  { label: 'Actions', value: String(view.actions) },
];
