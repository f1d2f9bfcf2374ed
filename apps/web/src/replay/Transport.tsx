// The dock of the room: what a step is, back, play, forward, the turns, and the way into a run of one's own.

import { Pause, Play, Share2, StepBack, StepForward } from 'lucide-react';
import { Key } from '../parts/Key.tsx';
import { Commit } from '../parts/plan/Commit.tsx';
import type { Beat } from '../store/beats.ts';
import { UNITS } from './steps.ts';
import { Timeline, type TimelineMarks } from './Timeline.tsx';
import type { ReplayPlace } from './useReplay.ts';

interface TransportProps {
  readonly place: ReplayPlace;
  readonly beats: readonly Beat[];
  /** What the player counts: `Turn`, `Answer`. */
  readonly noun: string;
  readonly marks: TimelineMarks;
  /** Where a fork begins, in words. */
  readonly forks: string;
  onFork(): void;
  onShare(): void;
}

export const Transport = ({ place, beats, noun, marks, forks, onFork, onShare }: TransportProps) => {
  const { spot, unit, isPlaying, speed, step, stepBy, toggle, nextSpeed, goTo } = place;
  const names = { turn: noun, action: 'Action', event: 'Event' } as const;
  const fork = <Commit act="Play from here" note={forks} mood="calm" cap="F" onPress={onFork} />;
  return (
    <section className="dock dock--replay" aria-label="Timeline" id="timeline" tabIndex={-1}>
      <header>
        <span className="label">Timeline</span>
        <span className="grow desk" />
        <span className="stepby">
          {/* biome-ignore lint/a11y/useSemanticElements: three buttons, not a form's field set */}
          <span className="seg seg--small" role="group" aria-label="Step by">
            {UNITS.map((one) => (
              <button type="button" key={one} aria-pressed={one === unit} onClick={() => stepBy(one)}>
                {names[one]}
              </button>
            ))}
          </span>
          <Key kind="ghost" onClick={nextSpeed}>
            Speed {speed}×
          </Key>
        </span>
        <Key kind="ghost" icon={<StepBack className="i" aria-hidden="true" />} onClick={() => step(-1)}>
          Back<span className="sr"> one {unit}</span>
        </Key>
        <Key
          icon={isPlaying ? <Pause className="i" aria-hidden="true" /> : <Play className="i" aria-hidden="true" />}
          onClick={toggle}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Key>
        <Key kind="ghost" icon={<StepForward className="i" aria-hidden="true" />} onClick={() => step(1)}>
          On<span className="sr"> one {unit}</span>
        </Key>
        <Key kind="ghost" className="notsmall" icon={<Share2 className="i" aria-hidden="true" />} onClick={onShare}>
          Share
        </Key>
        {fork}
      </header>
      <Timeline beats={beats} at={spot.turn} marks={marks} onChoose={goTo} />
      {fork}
    </section>
  );
};
