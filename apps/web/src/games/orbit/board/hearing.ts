// A turn by ear, beat by beat, as it is shown: silence between, and a click of the radio when the others announce what they
// do next. Cut short it falls silent at once; only the end of a run is still heard.

import type { OrbitEvent } from '@interlock/orbit';
import { useEffect } from 'react';
import { playNotes } from '../../../app/sound.ts';
import { type Note, type SoundName, TONES } from '../../../app/tones.ts';
import { useSettings } from '../../../store/settings.ts';
import { sounds, voiceOf } from '../sounds.ts';
import { usePlayback } from './playback.ts';
import { type Beat, stretchOf } from './script.ts';

interface Heard {
  readonly name: SoundName;
  readonly notes: readonly Note[];
  /** Seconds after the beat begins, at 1×. */
  readonly after: number;
}

const ENDS: Partial<Record<OrbitEvent['type'], SoundName>> = { scenarioWon: 'won', scenarioLost: 'lost' };

/** What a beat sounds like to `you`: every kind of event once by the own ship and once by others, each where its mark is
 *  drawn, else one after the other. */
export const heardIn = (
  { events, length, marks }: Beat,
  all: readonly OrbitEvent[],
  you: string | null = null,
): readonly Heard[] => {
  const heard = new Map<string, { readonly name: SoundName; readonly notes: readonly Note[] }>();
  for (const i of events) {
    const event = all[i]!;
    const name = sounds[event.type] ?? ENDS[event.type];
    const isYours = you === null || !('ship' in event) || event.ship === you;
    const kind = `${event.type} ${isYours}`;
    if (name && !heard.has(kind)) heard.set(kind, { name, notes: voiceOf(event, name, isYours) });
  }
  const apart = (length / 1000) * (marks.length > 1 ? stretchOf(marks.length) : 0.3);
  return [...heard.values()].map((one, i) => ({ ...one, after: Math.min(i * apart, (0.85 * length) / 1000) }));
};

const play = (name: SoundName): void => playNotes(TONES[name]);

/** Listens to the clock of the show for as long as the board is there. */
export const useHearing = (you: string): void => {
  useEffect(
    () =>
      usePlayback.subscribe((now, before) => {
        if (now.isHeld) return;
        const isNew = now.beats !== before.beats;
        const beat = now.beats[now.at];
        if (beat && (isNew || now.at !== before.at))
          for (const { notes, after } of heardIn(beat, now.events, you))
            playNotes(notes, after / useSettings.getState().speed);
        if (now.beats.length > 0 || before.beats.length === 0 || before.isHeld) return;
        const end = before.events.find(({ type }) => ENDS[type] !== undefined);
        const wasCut = before.at < before.beats.length - 1;
        if (end && wasCut) play(ENDS[end.type]!);
        else if (!end && !wasCut && before.events.some(({ type }) => type === 'intentPublished')) play('radio');
      }),
    [you],
  );
};
