// A lost run goes on by itself, from the turn that decided it: as it went, and beside it the line that would have saved it.

import type { ReactorShape } from '@interlock/reactor';
import { type Facility, facilityOf, reactorHeat } from '@interlock/reactor/tools';
import { Pause, Play as PlayIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Key } from '../../../parts/Key.tsx';
import { isStill } from '../../../store/settings.ts';
import type { AftermathProps } from '../../slots.ts';
import { MiniPlant } from './MiniPlant.tsx';

/** Milliseconds a turn stands. */
const STANDS = 900;

/** The plants after each turn of a line, the one before it first. */
const played = (
  { session, turn }: Pick<AftermathProps<ReactorShape>, 'session' | 'turn'>,
  line: AftermathProps<ReactorShape>['line'],
): readonly Facility[] => {
  const fork = session.fork(turn - 1);
  const plants = [facilityOf(fork.view())];
  for (const one of line) {
    if (!fork.commit(one).ok) break;
    plants.push(facilityOf(fork.view()));
  }
  return plants;
};

const stateWords = (plant: Facility): string => {
  if (plant.isWon) return 'the core runs';
  if (plant.seen.outcome.is === 'lost') return 'lost';
  return plant.isReady ? 'ready' : `heat ${reactorHeat(plant).judged}`;
};

export const Aftermath = ({ session, turn, line }: AftermathProps<ReactorShape>) => {
  const [went, saved] = useMemo(() => {
    const rest = session.turns.slice(turn - 1);
    return [played({ session, turn }, rest), played({ session, turn }, line)];
  }, [session, turn, line]);
  const last = Math.max(went.length, saved.length) - 1;
  const [at, setAt] = useState(isStill() ? last : 0);
  const [isPlaying, setPlaying] = useState(!isStill());
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), STANDS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  const sides = [
    ['As it went', went],
    ['The line that saves it', saved],
  ] as const;
  return (
    <section className="rx-after" aria-label="From the turn that decided it">
      {sides.map(([name, plants]) => {
        const plant = plants[Math.min(at, plants.length - 1)]!;
        const words = `turn ${plant.seen.turn}, ${stateWords(plant)}`;
        return (
          <figure key={name}>
            <figcaption>
              <b>{name}</b> <span className="num">{words}</span>
            </figcaption>
            <MiniPlant plant={plant} label={`${name}: ${words}`} />
          </figure>
        );
      })}
      <div className="rx-afterkeys">
        <Key
          icon={isPlaying ? <Pause className="i" aria-hidden /> : <PlayIcon className="i" aria-hidden />}
          aria-label={isPlaying ? 'Hold both lines' : 'Play both lines'}
          onClick={() => {
            if (!isPlaying && at === last) setAt(0);
            setPlaying(!isPlaying);
          }}
        />
        <input
          type="range"
          aria-label="Turn of both lines"
          aria-valuetext={`${at} turns on`}
          min={0}
          max={last}
          value={at}
          onChange={(event) => {
            setPlaying(false);
            setAt(Number(event.currentTarget.value));
          }}
        />
      </div>
    </section>
  );
};
