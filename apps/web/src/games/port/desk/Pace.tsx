// Mode, pace and presses: what a player chooses about a run, and about all that follow.

import { mayAskOdds } from '@interlock/port/screen';
import { go } from '../../../app/router.ts';
import { Sheet, SheetTitle as Title } from '../../../parts/Sheet.tsx';
import { useHand, usePort } from '../run/context.ts';
import { type Header, SPEEDS } from '../run/header.ts';
import { isOnePress, type PortSettings, usePace } from '../run/settings.ts';

export const Pace = () => {
  const isOpen = usePace((state) => state.isOpen);
  const { open } = usePace.getState();
  return (
    <Sheet isOpen={isOpen} onClose={() => open(false)}>
      {isOpen ? <Choices /> : null}
    </Sheet>
  );
};

/** Mode, speed, ranked, presses. What belongs to a run can change only before its first answer. */
const Choices = () => {
  const hand = useHand();
  const header = usePort((state) => state.header);
  const settings = usePort((state) => state.settings);
  const isBegun = usePort((state) => state.session.turns.length > 0);
  const { speedsPm } = usePort((state) => state.session.world.config.realtime);
  const change = (more: Partial<PortSettings>, head: Partial<Header> = {}): void => {
    usePace.getState().set(more);
    if (Object.keys(head).length > 0) hand.setHeader(head);
  };
  /** What counts and what does not are two runs: one that has not begun is opened anew. */
  const count = (ranked: boolean): void => {
    change({ ranked });
    const query = new URLSearchParams(location.search);
    query.delete('ranked');
    if (ranked) query.set('ranked', '');
    if (!isBegun) go(`${location.pathname}?${query}`);
  };
  const choice = (name: string, isOn: boolean, act: () => void, off?: string) => (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={off ? true : undefined}
      title={off}
      onClick={off ? undefined : act}
    >
      {name}
    </button>
  );
  const later = isBegun ? 'from the next run on' : undefined;
  return (
    <>
      <Title>Mode, pace and presses</Title>
      <h3 className="label">Mode</h3>
      <div className="seg pt-seg">
        {choice('Relaxed: time moves by answers', settings.mode === 'relaxed', () =>
          change({ mode: 'relaxed' }, isBegun ? {} : { mode: 'relaxed' }),
        )}
        {choice('Real time', settings.mode === 'realtime', () =>
          change({ mode: 'realtime' }, isBegun ? {} : { mode: 'realtime' }),
        )}
      </div>
      <h3 className="label">Speed in real time</h3>
      <div className="seg pt-seg">
        {speedsPm.map((pm) => (
          <span key={pm}>
            {choice(SPEEDS[pm] ?? String(pm), header.speedPm === pm, () => change({ speedPm: pm }, { speedPm: pm }))}
          </span>
        ))}
      </div>
      <h3 className="label">Does it count?</h3>
      <div className="seg pt-seg">
        {choice('Practice: answers can be taken back', !settings.ranked, () => count(false))}
        {choice('Ranked', settings.ranked, () => count(true))}
      </div>
      <label className="pt-check">
        <input
          type="checkbox"
          checked={isOnePress(settings, header)}
          onChange={(event) => change({ onePress: event.target.checked })}
        />
        One press answers at once (a losing answer still asks)
      </label>
      <label className="pt-check">
        <input
          type="checkbox"
          checked={settings.readWhilePaused}
          onChange={(event) =>
            change({ readWhilePaused: event.target.checked }, event.target.checked ? { assisted: true } : {})
          }
        />
        Read while paused, also in ranked runs (marks the result as assisted)
      </label>
      <p className="dim">
        {later ? 'Mode and ranking hold from the next run on; this one has begun. ' : ''}
        {mayAskOdds(header, true) ? '' : 'Odds are asked while the clock runs. '}
        Pauses and speed leave no trace in the run: it replays to the same digest.
      </p>
    </>
  );
};
