// Plays the notes of tones.ts, quietly, once somebody has touched the page; and the hum of a machine, which follows how near
// it is to its limit. Each sound says only what a text says too.

import { useSettings } from '../store/settings.ts';
import { type Note, type SoundName, TONES } from './tones.ts';

/** Loudness of everything together. */
const LEVEL = 0.09;
const HUM_LEVEL = 0.022;
/** A band cut out of noise holds the less of it the lower it lies: raised, it is about as loud as a tone of its level. */
const liftOf = ({ wave, pitch }: Note): number => (wave === 'noise' ? Math.sqrt(14_000 / pitch) : 1);

interface Room {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}

let room: Room | null = null;

const openRoom = (): Room => {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = LEVEL;
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  let dice = 1;
  for (let i = 0; i < samples.length; i++) {
    dice = (dice * 16_807) % 2_147_483_647;
    samples[i] = (dice / 1_073_741_823.5 - 1) * 0.6;
  }
  return { context, out, noise };
};

const isOn = (): boolean => useSettings.getState().sound && room !== null;

/** Browsers let nothing sound before a gesture: the first one opens the room. Listens until the returned function is
 *  called. */
export const soundFromGesture = (): (() => void) => {
  const wake = (): void => {
    if (!useSettings.getState().sound || typeof AudioContext === 'undefined') return;
    room ??= openRoom();
    if (room.context.state === 'suspended') void room.context.resume();
  };
  const follow = useSettings.subscribe(({ sound }) => {
    if (!sound) void room?.context.suspend();
  });
  window.addEventListener('pointerdown', wake, true);
  window.addEventListener('keydown', wake, true);
  return () => {
    follow();
    window.removeEventListener('pointerdown', wake, true);
    window.removeEventListener('keydown', wake, true);
  };
};

const sourceOf = ({ context, noise }: Room, { wave, pitch, to }: Note, at: number, end: number) => {
  const slide = (param: AudioParam): void => {
    param.setValueAtTime(pitch, at);
    if (to !== undefined) param.exponentialRampToValueAtTime(to, end);
  };
  if (wave !== 'noise') {
    const tone = context.createOscillator();
    tone.type = wave;
    slide(tone.frequency);
    return { start: tone, end: tone as AudioNode };
  }
  const rush = context.createBufferSource();
  rush.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.4;
  slide(band.frequency);
  rush.connect(band);
  return { start: rush, end: band as AudioNode };
};

/** Sounds the notes, `after` seconds from now. */
export const playNotes = (notes: readonly Note[], after = 0): void => {
  if (!isOn() || !room) return;
  const { context, out } = room;
  for (const note of notes) {
    const at = context.currentTime + after + (note.after ?? 0);
    const end = at + note.length;
    const source = sourceOf(room, note, at, end);
    const level = context.createGain();
    level.gain.setValueAtTime(0.0001, at);
    level.gain.exponentialRampToValueAtTime((note.level ?? 1) * liftOf(note), at + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, end);
    source.end.connect(level).connect(out);
    source.start.start(at);
    source.start.stop(end + 0.02);
  }
};

export const playSound = (what: SoundName): void => playNotes(TONES[what]);

interface Hum {
  readonly tones: readonly OscillatorNode[];
  readonly level: GainNode;
  readonly sway: OscillatorNode;
}

let hum: Hum | null = null;

const startHum = ({ context }: Room): Hum => {
  const level = context.createGain();
  level.gain.value = 0;
  level.connect(context.destination);
  const sway = context.createOscillator();
  const depth = context.createGain();
  depth.gain.value = HUM_LEVEL / 3;
  sway.connect(depth).connect(level.gain);
  const tones = ['sine', 'triangle'].map((type) => {
    const tone = context.createOscillator();
    tone.type = type as OscillatorType;
    tone.connect(level);
    tone.start();
    return tone;
  });
  sway.start();
  return { tones, level, sway };
};

/** The machine's hum: `strain` from 0, at rest, to 1, at its limit: higher and more uneven. Null: silence. */
export const setHum = (strain: number | null): void => {
  if (strain === null || !isOn() || !room) {
    if (hum && room) hum.level.gain.setTargetAtTime(0, room.context.currentTime, 0.2);
    return;
  }
  hum ??= startHum(room);
  const now = room.context.currentTime;
  const held = Math.min(1, Math.max(0, strain));
  hum.tones.forEach((tone, i) => {
    tone.frequency.setTargetAtTime((i === 0 ? 55 : 82.5) * (1 + 0.5 * held), now, 0.4);
  });
  hum.sway.frequency.setTargetAtTime(0.4 + 5 * held * held, now, 0.4);
  hum.level.gain.setTargetAtTime(HUM_LEVEL * (0.5 + 0.5 * held), now, 0.4);
};
