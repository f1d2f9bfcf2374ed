// A few short tones, off by default; each says only what a text says too.

import { useSettings } from '../store/settings.ts';

const TONES = {
  turn: [[330, 0, 0.06]],
  refused: [[150, 0, 0.1]],
  feast: [
    [440, 0, 0.07],
    [587, 0.07, 0.1],
  ],
  won: [
    [392, 0, 0.12],
    [523, 0.12, 0.12],
    [659, 0.24, 0.2],
  ],
  lost: [
    [262, 0, 0.16],
    [196, 0.16, 0.24],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

let context: AudioContext | null = null;

export const playSound = (what: keyof typeof TONES): void => {
  if (!useSettings.getState().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [pitch, after, length] of TONES[what]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.0001, start + after);
    level.gain.exponentialRampToValueAtTime(0.12, start + after + 0.01);
    level.gain.exponentialRampToValueAtTime(0.0001, start + after + length);
    tone.connect(level).connect(context.destination);
    tone.start(start + after);
    tone.stop(start + after + length + 0.02);
  }
};
