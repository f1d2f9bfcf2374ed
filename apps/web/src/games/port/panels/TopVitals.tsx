// The port in the top bar: seconds left, score, seed, and how it is played.

import { Clock3, Pause, Play } from 'lucide-react';
import { usePort } from '../run/context.ts';
import { modeWords } from '../run/header.ts';
import { usePace } from '../run/settings.ts';

export const TopVitals = () => {
  const { timeLeft, score } = usePort((state) => state.view.fields);
  // A shipped ticket is known by its name, which needs the room.
  const seed = usePort(({ session: { run } }) => (run.entry ? null : run.seed));
  const header = usePort((state) => state.header);
  const isPaused = usePort((state) => state.isPaused);
  const isOwn = usePort((state) => state.pack !== null);
  const phase = usePort((state) => state.phase);
  const Icon = header.mode === 'relaxed' || isPaused ? Pause : Play;
  return (
    <>
      <span className="vital">
        <Clock3 className="i" aria-hidden="true" />
        <b className="num">{timeLeft}</b> seconds left
      </span>
      <span className="vital">
        Score <b className="num">{score}</b>
      </span>
      {seed === null ? null : (
        <span className="vital pt-seed">
          Seed <b className="num">{seed}</b>
        </span>
      )}
      <button type="button" className="pt-mode" onClick={() => usePace.getState().open(true)}>
        <Icon className="i" aria-hidden="true" />
        {modeWords(header)}
        {isPaused && phase === 'running' ? ', paused' : ''}
        {header.practice ? '' : header.assisted ? ' · ranked, assisted' : ' · ranked'}
        {isOwn ? ' · own pack' : ''}
      </button>
    </>
  );
};
