// The sheets of the port screen: keys, the verdict's reasons, pace and presses, sharing, giving up.

import { mayAskOdds } from '@interlock/port/tools';
import { memo } from 'react';
import { Key } from '../../parts/Key.tsx';
import { Sheet, SheetTitle as Title } from '../../parts/Sheet.tsx';
import { ShareSheet } from '../../play/top/ShareSheet.tsx';
import { usePort, usePortStore } from './context.ts';
import { type Header, SPEEDS } from './header.ts';
import { PORT_KEYS } from './keys.ts';
import { isOnePress, type PortSettings, writeSettings } from './settings.ts';
import { useVerdict } from './useVerdict.ts';

export type SheetName = 'help' | 'verdict' | 'pace' | 'share' | 'giveUp';

interface SheetsProps {
  readonly open: SheetName | null;
  onOpen(name: SheetName | null): void;
}

export const Sheets = memo(({ open, onOpen }: SheetsProps) => (
  <Sheet isOpen={open !== null} close={open === 'giveUp' ? 'Go on playing' : 'Close'} onClose={() => onOpen(null)}>
    {open === 'help' ? <Help /> : null}
    {open === 'verdict' ? <Reasons /> : null}
    {open === 'pace' ? <Pace /> : null}
    {open === 'share' ? <Share /> : null}
    {open === 'giveUp' ? <GiveUp onDone={() => onOpen(null)} /> : null}
  </Sheet>
));

const Help = () => (
  <>
    <Title>Keys</Title>
    <dl className="keymap">
      <div>
        <dt>
          <kbd>1</kbd> to <kbd>4</kbd>
        </dt>
        <dd>Choose an answer; once more, or Enter, does it</dd>
      </div>
      {PORT_KEYS.map(({ act, cap, label }) => (
        <div key={act}>
          <dt>
            <kbd>{cap}</kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
    <p className="dim">
      On the gauges G is the gate, C a losing card becoming drawable, X the end. What is pending is hatched; what is
      true is solid.
    </p>
  </>
);

const Reasons = () => {
  const verdict = useVerdict();
  const phase = usePort((state) => state.phase);
  if (phase === 'over')
    return (
      <>
        <Title>The run is over.</Title>
        <p>What decided it stands in the dock.</p>
      </>
    );
  if (!verdict)
    return (
      <>
        <Title>Thinking</Title>
        <p>The search plays the same rules as the game, answer by answer.</p>
      </>
    );
  const words = { winnable: 'Winnable', lost: 'Lost for certain', unknown: 'Unknown' } as const;
  return (
    <>
      <Title>{words[verdict.is]}</Title>
      <p>
        {verdict.is === 'winnable'
          ? `Some rolls of the dice still lead to a win: of twenty tries with dice of their own, ${verdict.reason}. `
          : null}
        {verdict.is === 'lost' ? 'Whatever the dice say, no line from here wins. ' : null}
        {verdict.is === 'unknown'
          ? 'No winning line was found, and none was ruled out. Not found is not impossible. '
          : null}
      </p>
      <p className="dim">
        The light speaks of the ticket, never of the next roll: nobody reads this seed's dice while the run lasts. What
        they would have allowed is told at the end.
      </p>
    </>
  );
};

/** Mode, speed, ranked, presses. What belongs to a run can change only before its first answer. */
const Pace = () => {
  const store = usePortStore();
  const header = usePort((state) => state.header);
  const settings = usePort((state) => state.settings);
  const isBegun = usePort((state) => state.session.turns.length > 0);
  const { speedsPm } = usePort((state) => state.session.world.config.realtime);
  const change = (more: Partial<PortSettings>, head: Partial<Header> = {}): void => {
    const next = { ...settings, ...more };
    writeSettings(next);
    store.getState().setSettings(next);
    if (Object.keys(head).length > 0) store.getState().setHeader(head);
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
        {choice('Practice: answers can be taken back', !settings.ranked, () =>
          change({ ranked: false }, isBegun ? {} : { practice: true }),
        )}
        {choice('Ranked', settings.ranked, () => change({ ranked: true }, isBegun ? {} : { practice: false }))}
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

const Share = () => {
  const session = usePort((state) => state.session);
  const { level, seed } = session.run;
  const ticket = 'scenario' in level && !level.carry ? `port-${level.scenario}-${seed}` : null;
  return (
    <ShareSheet session={session as never} levelCode={ticket}>
      Seed <b className="num">{seed}</b>, digest <span className="num">{session.digest().slice(0, 8)}</span>. The link
      holds the whole run and opens in the replay room.
    </ShareSheet>
  );
};

const GiveUp = ({ onDone }: { onDone: () => void }) => {
  const store = usePortStore();
  const timeLeft = usePort((state) => state.view.fields.timeLeft);
  return (
    <>
      <Title>Give up this run?</Title>
      <p>{timeLeft} seconds are left on its clock. The same ticket starts anew; nothing of this run is kept.</p>
      <Key
        kind="line"
        onClick={() => {
          store.getState().restart();
          onDone();
        }}
      >
        Give it up and start anew
      </Key>
    </>
  );
};
