// Hints in three steps: where to look, which answer, and that answer beside the second best. They know no dice; for the
// stars of a practice run a line may be asked that does.

import { record } from '@interlock/kernel';
import type { PortShape } from '@interlock/port';
import { hint, relaxedPick } from '@interlock/port/screen';
import { documentOf } from '../../../store/documents.ts';
import type { Advice } from '../../screen.ts';
import { ask } from './ask.ts';
import { FIELD_NAMES, percent } from './words.ts';

type Found = NonNullable<ReturnType<typeof hint>>;

const odds = ({ ends, headline, after }: Found['forecast']): string => {
  if (ends !== null) return ends === 'win' ? 'wins' : 'loses';
  const { winPm, losePm } = headline;
  return `port open next ${percent(winPm)}, losing card ${percent(losePm)}, stress ${after.stress}, privilege ${after.privilege}`;
};

export const advice: Advice<PortShape> = {
  name: 'careful play',
  isFree: true,
  inRanked: 'With a hint this run is ranked among the assisted.',
  ask({ world, state }) {
    const found = hint(world, state);
    if (!found) return 'There is no card to give a hint for. Let a second pass.';
    const { answer, forecast, second, field } = found;
    const beside = second ? ` Second best, ${second.answer.label}: ${odds(second.forecast)}.` : '';
    return {
      steps: [
        `Look at ${FIELD_NAMES[field].toLowerCase()}.`,
        `Careful play would answer: ${answer.label}.`,
        `${answer.label}: ${odds(forecast)}.${beside}`,
      ],
      turns: [[relaxedPick(state, state.currentEventId ?? '', answer.id)]],
    };
  },
  seedLine: {
    name: "The seed's own line, for the stars",
    async ask(session) {
      const pack = documentOf(session.run.contentDigest) ?? null;
      const found = await ask('seedLine', [{ replay: record(session), pack }, 60_000]).answer;
      const [first] = found?.line ?? [];
      const card = session.world.events.find(({ id }) => id === first?.eventId);
      const label = card?.actions.find(({ id }) => id === first?.actionId)?.label;
      const many = found?.line.length ?? 0;
      return label
        ? `A line of ${many} ${many === 1 ? 'answer' : 'answers'} that wins with this seed begins with: ${label}.`
        : 'No winning line was found from here.';
    },
  },
};
