// A turn by ear, beat by beat, as it is shown: silence between, and a click of the radio when the others announce what they
// do next. Cut short it falls silent at once; only the end of a run is still heard.

import type { OrbitEvent } from '@interlock/orbit';
import { useEffect } from 'react';
import { playNotes } from '../../../app/sound.ts';
import { type SoundName, TONES } from '../../../app/tones.ts';
import { useSettings } from '../../../store/settings.ts';
import { sounds } from '../sounds.ts';
import { usePlayback } from './playback.ts';
import { type Beat, stretchOf } from './script.ts';

interface Heard {
  readonly name: SoundName;
  /** Seconds after the beat begins, at 1×. */
  readonly after: number;
}

const ENDS: Partial<Record<OrbitEvent['type'], SoundName>> = { scenarioWon: 'won', scenarioLost: 'lost' };

/** What a beat sounds like: every kind of event once, each where its mark is drawn, else one after the other. */
export const heardIn = ({ events, length, marks }: Beat, all: readonly OrbitEvent[]): readonly Heard[] => {
  const kinds = [...new Set(events.map((i) => all[i]!.type))];
  const names = kinds.flatMap((kind) => sounds[kind] ?? ENDS[kind] ?? []);
  const apart = (length / 1000) * (marks.length > 1 ? stretchOf(marks.length) : 0.3);
  return names.map((name, i) => ({ name, after: Math.min(i * apart, (0.85 * length) / 1000) }));
};

const play = (name: SoundName, after = 0): void => playNotes(TONES[name], after);

/** Listens to the clock of the show for as long as the board is there. */
export const useHearing = (): void => {
  useEffect(
    () =>
      usePlayback.subscribe((now, before) => {
        if (now.isHeld) return;
        const isNew = now.beats !== before.beats;
        const beat = now.beats[now.at];
        if (beat && (isNew || now.at !== before.at))
          for (const { name, after } of heardIn(beat, now.events)) play(name, after / useSettings.getState().speed);
        if (now.beats.length > 0 || before.beats.length === 0 || before.isHeld) return;
        const end = before.events.find(({ type }) => ENDS[type] !== undefined);
        const wasCut = before.at < before.beats.length - 1;
        if (end && wasCut) play(ENDS[end.type]!);
        else if (!end && !wasCut && before.events.some(({ type }) => type === 'intentPublished')) play('radio');
      }),
    [],
  );
};
