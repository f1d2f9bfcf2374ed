// Every sound as data: what kind of wave, from which pitch to which, after how long and for how long. A game names them in
// a table from its kinds of event; a kind that no table names has a sound of its own, made from its name.

type Wave = 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';

/** Pitch in Hz (of noise: the middle of its band), start and length in seconds; `to`, the pitch it slides to. */
export interface Note {
  readonly wave: Wave;
  readonly pitch: number;
  readonly to?: number;
  readonly after?: number;
  readonly length: number;
  /** Loudness, 1 as the others. */
  readonly level?: number;
}

const note = (wave: Wave, pitch: number, length: number, more: Partial<Note> = {}): Note => ({
  wave,
  pitch,
  length,
  ...more,
});

export const TONES = {
  // hands
  plan: [note('triangle', 660, 0.035, { level: 0.5 })],
  unplan: [note('triangle', 520, 0.04, { to: 390, level: 0.5 })],
  turn: [note('triangle', 262, 0.05), note('triangle', 330, 0.07, { after: 0.05 })],
  undo: [note('sine', 440, 0.16, { to: 196 })],
  redo: [note('sine', 262, 0.14, { to: 440 })],
  refused: [note('square', 150, 0.09, { level: 0.6 })],
  // ends
  met: [note('sine', 587, 0.09), note('sine', 880, 0.18, { after: 0.09 })],
  feast: [note('triangle', 440, 0.07), note('triangle', 587, 0.1, { after: 0.07 })],
  won: [
    note('triangle', 392, 0.12),
    note('triangle', 523, 0.12, { after: 0.12 }),
    note('triangle', 659, 0.24, { after: 0.24 }),
  ],
  lost: [note('triangle', 262, 0.16), note('triangle', 196, 0.28, { after: 0.16 })],
  // machines
  step: [note('noise', 320, 0.04, { level: 0.7 })],
  opens: [note('triangle', 294, 0.06), note('triangle', 440, 0.08, { after: 0.06 })],
  shuts: [note('triangle', 440, 0.06), note('triangle', 294, 0.08, { after: 0.06 })],
  switch: [note('square', 880, 0.02, { level: 0.4 }), note('noise', 1800, 0.03)],
  flow: [note('noise', 500, 0.22, { to: 900, level: 0.6 })],
  hiss: [note('noise', 3200, 0.26, { to: 2200, level: 0.8 })],
  seal: [note('noise', 2600, 0.12, { to: 400 }), note('sine', 330, 0.1, { after: 0.1 })],
  spark: [note('sawtooth', 1760, 0.03, { level: 0.4 }), note('sawtooth', 2350, 0.05, { after: 0.05, level: 0.4 })],
  fire: [note('noise', 700, 0.3, { to: 1400 })],
  cool: [note('sine', 988, 0.2, { to: 494, level: 0.6 })],
  alarm: [note('square', 494, 0.1, { level: 0.5 }), note('square', 392, 0.12, { after: 0.12, level: 0.5 })],
  calm: [note('sine', 392, 0.14), note('sine', 494, 0.18, { after: 0.1 })],
  ready: [note('sine', 523, 0.1), note('sine', 659, 0.1, { after: 0.08 }), note('sine', 784, 0.16, { after: 0.16 })],
  hurt: [note('sawtooth', 220, 0.16, { to: 110, level: 0.6 })],
  breaks: [note('noise', 900, 0.14, { to: 180 }), note('sawtooth', 130, 0.16, { to: 65, level: 0.5 })],
  blast: [note('noise', 400, 0.4, { to: 90, level: 1.2 })],
  takes: [note('sine', 700, 0.05), note('sine', 1050, 0.06, { after: 0.04 })],
  puts: [note('sine', 500, 0.05), note('noise', 240, 0.06, { after: 0.04 })],
  scan: [note('sine', 1200, 0.14, { to: 1600, level: 0.4 })],
  lift: [note('triangle', 110, 0.3, { to: 165, level: 0.8 })],
  engine: [note('sawtooth', 82, 0.26, { to: 110, level: 0.5 })],
  burn: [note('noise', 90, 0.6, { to: 55 }), note('sawtooth', 55, 0.5, { to: 41, level: 0.25 })],
  nudge: [note('noise', 150, 0.34, { to: 110, level: 0.7 }), note('sawtooth', 110, 0.2, { to: 98, level: 0.2 })],
  crackle: [
    note('noise', 2700, 0.03, { level: 0.6 }),
    note('noise', 3400, 0.03, { after: 0.07, level: 0.5 }),
    note('noise', 2300, 0.04, { after: 0.16, level: 0.6 }),
  ],
  beam: [note('sawtooth', 1320, 0.18, { to: 880, level: 0.35 })],
  shot: [note('noise', 1500, 0.08, { to: 300, level: 1.1 })],
  thrust: [note('sawtooth', 147, 0.16, { to: 131, level: 0.45 }), note('noise', 240, 0.2, { level: 0.4 })],
  charges: [note('triangle', 165, 0.16, { to: 330, level: 0.5 })],
  drains: [note('triangle', 330, 0.16, { to: 165, level: 0.4 })],
  sears: [note('noise', 4200, 0.16, { to: 1100, level: 0.7 })],
  whistles: [note('sine', 1480, 0.3, { to: 370, level: 0.3 })],
  fizzles: [note('noise', 1900, 0.1, { level: 0.4 }), note('noise', 900, 0.22, { after: 0.1, to: 300, level: 0.3 })],
  fades: [note('sine', 392, 0.3, { to: 123, level: 0.35 })],
  bursts: [note('noise', 1400, 0.1, { level: 1.1 }), note('noise', 260, 0.6, { after: 0.06, to: 60, level: 1.2 })],
  clamps: [note('square', 196, 0.04, { level: 0.5 }), note('square', 147, 0.08, { after: 0.09, level: 0.5 })],
  launch: [note('noise', 600, 0.3, { to: 1600, level: 0.8 })],
  coins: [note('sine', 1320, 0.04, { level: 0.5 }), note('sine', 1760, 0.08, { after: 0.05, level: 0.5 })],
  page: [note('noise', 2400, 0.06, { level: 0.5 })],
  stamp: [note('noise', 260, 0.05, { level: 1.1 }), note('sine', 90, 0.08)],
  radio: [
    note('noise', 2600, 0.03, { level: 0.5 }),
    note('noise', 1700, 0.16, { after: 0.04, level: 0.25 }),
    note('noise', 2900, 0.03, { after: 0.22, level: 0.5 }),
  ],
  bray: [
    note('sawtooth', 523, 0.15, { to: 740, level: 0.3 }),
    note('sawtooth', 330, 0.24, { after: 0.15, to: 233, level: 0.35 }),
  ],
  tick: [note('square', 1000, 0.012, { level: 0.3 })],
  breath: [note('noise', 420, 0.34, { to: 160, level: 0.7 }), note('sine', 98, 0.3, { level: 0.6 })],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type SoundName = keyof typeof TONES;

/** Five notes that never quarrel, over three octaves. */
const SCALE = [0, 2, 4, 7, 9] as const;
const WAVES: readonly Wave[] = ['sine', 'triangle', 'square'];

/** The sound of a kind that nobody gave one: always the same for the same name. */
export const soundOf = (kind: string): readonly Note[] => {
  let sum = 7;
  for (const letter of kind) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  const step = SCALE[sum % 5]! + 12 * (Math.floor(sum / 5) % 3);
  const second = SCALE[Math.floor(sum / 15) % 5]! + 12 * (Math.floor(sum / 75) % 2);
  const wave = WAVES[Math.floor(sum / 150) % 3]!;
  const pitch = (at: number): number => Math.round(196 * 2 ** (at / 12));
  return [note(wave, pitch(step), 0.05, { level: 0.5 }), note(wave, pitch(second), 0.06, { after: 0.05, level: 0.5 })];
};
