// While a turn is shown its beats stand where the look-ahead stands, with one sentence on what happens; each can be held
// and looked at. Afterwards the last turn can be asked for again.

import type { OrbitShape } from '@interlock/orbit';
import { History, RadioTower, SkipForward } from 'lucide-react';
import type { PanelProps } from '../../screen.ts';
import { usePlayback } from './playback.ts';
import { BEAT_WORDS, BEATS } from './script.ts';

export const Phases = ({ table }: PanelProps<OrbitShape>) => {
  const { beats, at, turn, isHeld, latest, hold, end, again } = usePlayback();
  const beat = beats[at];
  if (!beat)
    return latest && latest.turn === table.turn ? (
      <p className="ob-caption">
        <button type="button" className="key key--ghost" onClick={() => again()}>
          <History className="i" aria-hidden="true" />
          <span>Turn {latest.turn} again, phase by phase</span>
        </button>
      </p>
    ) : null;
  return (
    <div className={isHeld ? 'ob-phases' : 'ob-phases is-running'}>
      <p className="ob-caption" aria-live="polite">
        <RadioTower className="i" aria-hidden="true" />
        <span>
          <Caption {...{ table }} />
        </span>
      </p>
      <div className="ghostbar">
        <span className="label">Turn {turn}</span>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set */}
        <div className="ticks" role="group" aria-label={`Phases of turn ${turn}`}>
          {BEATS.map((name) => {
            const place = beats.findIndex((one) => one.name === name);
            const state = place < 0 ? 'is-empty' : place < at ? 'was' : place === at ? 'at' : '';
            return (
              <button
                key={name}
                type="button"
                className={state}
                aria-pressed={place === at}
                aria-disabled={place < 0 || undefined}
                title={place < 0 ? 'nothing happened in it' : undefined}
                onClick={() => place >= 0 && hold(place)}
              >
                {BEAT_WORDS[name]}
              </button>
            );
          })}
        </div>
        <button type="button" className="key" onClick={end}>
          <SkipForward className="i" aria-hidden="true" />
          <span>{isHeld ? 'Done' : 'Show the end'}</span>
          <kbd>Space</kbd>
        </button>
      </div>
    </div>
  );
};

const MOST = 3;

/** What the beat shows, in the game's own words; the machine's small change is left out where more happened. */
const Caption = ({ table }: Pick<PanelProps<OrbitShape>, 'table'>) => {
  const { beats, at, events } = usePlayback();
  const beat = beats[at];
  if (!beat) return null;
  const told = beat.events.map((i) => events[i]!);
  const large = told.filter(
    ({ type }) =>
      type !== 'subsystemActivated' &&
      type !== 'subsystemDeactivated' &&
      type !== 'laserFired' &&
      type !== 'railgunFired',
  );
  const lines = (large.length > 0 ? large : told).map((event) => table.game.words.event(table.world, event));
  const more = lines.length - MOST;
  return (
    <>
      {lines.slice(0, MOST).join(' ')}
      {more > 0 ? ` And ${more} more.` : ''}
    </>
  );
};
