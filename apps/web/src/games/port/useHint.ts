// The hint in three steps: where to look, which answer, and that answer beside the second best. It knows no dice; in a
// practice run a winning line may be asked instead.

import { record } from '@interlock/kernel';
import { hint as hintOf } from '@interlock/port/tools';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { startJob } from './client.ts';
import { usePort, usePortStore } from './context.ts';
import { FIELD_NAMES, percent } from './words.ts';
import type { VerdictSaid } from './worker.ts';

export interface HintState {
  readonly step: number;
  readonly texts: readonly string[];
  next(): void;
  close(): void;
  /** Practice only: the next answer of a line that wins with this seed. It reads the dice, so it costs the stars. */
  readonly line: (() => void) | null;
}

export const useHint = (): HintState => {
  const store = usePortStore();
  const card = usePort((state) => state.card);
  const isPractice = usePort((state) => state.header.practice);
  const [step, setStep] = useState(0);
  const [texts, setTexts] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one card
  useEffect(() => setStep(0), [card]);

  const next = useCallback(() => {
    const { session, say, tell, header, setHeader, isPaused } = store.getState();
    if (session.state.phase === 'over') return;
    if (isPaused) return tell('Hints are for a card on the table. Let the clock run first (P).');
    const found = hintOf(session.world, session.state);
    if (!found) return tell('There is no card to give a hint for. Let a second pass.');
    const { answer, forecast, second, field } = found;
    const odds = (one: typeof forecast): string =>
      one.ends === null
        ? `port open next ${percent(one.headline.winPm)}, losing card ${percent(one.headline.losePm)}, stress ${one.after.stress}, privilege ${one.after.privilege}`
        : one.ends === 'win'
          ? 'wins'
          : 'loses';
    // Whoever plays for a rank learns at the first hint what it costs.
    const price = header.practice ? '' : ' With a hint this run is ranked among the assisted.';
    const all = [
      `Look at ${FIELD_NAMES[field].toLowerCase()}.${price}`,
      `Careful play would answer: ${answer.label}.`,
      `${answer.label}: ${odds(forecast)}.${second ? ` Second best, ${second.answer.label}: ${odds(second.forecast)}.` : ''}`,
    ];
    setTexts(all);
    const to = Math.min(3, step + 1);
    setStep(to);
    say(`Hint ${to} of 3: ${all[to - 1]}`);
    if (!header.assisted) setHeader({ assisted: true });
  }, [store, step]);

  const line = useCallback(() => {
    const { session, pack, say } = store.getState();
    store.setState({ isSeedRead: true });
    const job = startJob<VerdictSaid>((api, id) => api.seedLine(id, { replay: record(session), pack }, 60_000));
    job.answer.then(
      (found) => {
        const first = found?.line[0];
        const label = session.world.events
          .find(({ id }) => id === first?.eventId)
          ?.actions.find(({ id }) => id === first?.actionId)?.label;
        const text = label
          ? `A line of ${found?.line.length} ${found?.line.length === 1 ? 'answer' : 'answers'} that wins with this seed begins with: ${label}.`
          : 'No winning line was found from here.';
        setTexts([text, text, text]);
        setStep(3);
        say(text);
      },
      () => undefined,
    );
  }, [store]);

  return useMemo(
    () => ({ step, texts, next, close: () => setStep(0), line: isPractice ? line : null }),
    [step, texts, next, line, isPractice],
  );
};
