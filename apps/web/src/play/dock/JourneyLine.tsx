// The end of one run in a series: what it hands on, and the way to the next.

import { go } from '../../app/router.ts';
import type { Journey, Travelled } from '../../games/screen.ts';
import { Commit } from '../../parts/plan/Commit.tsx';
import { goesOn, legAddress } from '../../store/journeys.ts';
import { useRun } from '../context.ts';

/** The journey, where another leg follows this one. */
export const useJourney = (): { readonly journey: Journey; readonly travelled: Travelled } | null => {
  const travelled = useRun((state) => state.journey);
  const { journey } = useRun((state) => state.screen.look);
  return travelled && journey && goesOn(journey, travelled) ? { journey, travelled } : null;
};

export const NextLeg = () => {
  const found = useJourney();
  const game = useRun((state) => state.screen.game.id);
  const isRanked = useRun((state) => state.session.isRanked);
  if (!found) return null;
  const { journey, travelled } = found;
  const { id, at } = travelled;
  return (
    <Commit
      act={`${journey.leg.charAt(0).toUpperCase()}${journey.leg.slice(1)} ${at + 2} of ${journey.legs(id)}`}
      note={`the ${journey.name.toLowerCase()} goes on`}
      mood="calm"
      cap="Enter"
      onPress={() => go(legAddress(game, id, at + 1, isRanked))}
    />
  );
};

/** Which leg of which journey this was, and what it hands on or the sum. */
export const JourneyLine = () => {
  const travelled = useRun((state) => state.journey);
  const { journey } = useRun((state) => state.screen.look);
  const table = useRun((state) => state.table);
  if (!travelled || !journey) return null;
  const { id, at } = travelled;
  return (
    <p className="says journeyline">
      <span>
        <b>
          {journey.name} {id}, {journey.leg} {at + 1} of {journey.legs(id)}.
        </b>{' '}
        {journey.words?.(travelled, table)}
      </span>
    </p>
  );
};
