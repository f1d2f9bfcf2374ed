// While a turn is shown its beats stand where the look-ahead stands, with one sentence on what happens; each can be held
// and looked at. Afterwards the last turn can be asked for again.

import type { OrbitEvent, OrbitShape } from '@interlock/orbit';
import { History, RadioTower, SkipForward } from 'lucide-react';
import type { PanelProps } from '../../screen.ts';
import { usePlayback } from './playback.ts';
import { BEAT_WORDS, BEATS } from './script.ts';

export const Phases = ({ table }: PanelProps<OrbitShape>) => {
  const { beats, at, turn, isHeld, latest, hold, end, again } = usePlayback();
  const beat = beats[at];
  if (!beat)
    return latest && latest.turn === table.turn ? (
      <button type="button" className="key key--ghost ob-again" onClick={() => again()}>
        <History className="i" aria-hidden="true" />
        <span>Show turn {latest.turn} again</span>
      </button>
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
          {BEATS.map((name, i) => {
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
                <span className="word">{BEAT_WORDS[name]}</span>
                <span className="num" aria-hidden="true">
                  {i + 1}
                </span>
              </button>
            );
          })}
        </div>
        <button type="button" className="key" onClick={end}>
          <SkipForward className="i" aria-hidden="true" />
          <span className="word">{isHeld ? 'Done' : 'Show the end'}</span>
          <kbd>Space</kbd>
        </button>
      </div>
    </div>
  );
};

const MOST = 3;

/** What the beat shows, in the game's own words: what concerns the own ship before what others do among themselves, and
 *  what they scoop last. The machine's small change is left out where more happened, and the log has it all. */
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
  const concerns = (event: OrbitEvent): boolean =>
    ('ship' in event && event.ship === table.view.you) || ('target' in event && event.target === table.view.you);
  const rank = (event: OrbitEvent): number => (concerns(event) ? 0 : event.type === 'massScooped' ? 2 : 1);
  return (large.length > 0 ? large : told)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
    .map((event) => table.game.words.event(table.world, event))
    .join(' ');
};
