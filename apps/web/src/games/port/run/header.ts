// What stands beside a run: mode, speed, practice, assisted. It travels as the label of the replay and is in no digest.

import type { Header, Mode } from '@interlock/port/screen';

export type { Header };

export const SPEEDS: Readonly<Record<number, string>> = { 250: '×¼', 500: '×½', 1000: '×1', 2000: '×2' };

export const DEFAULT_HEADER: Header = { mode: 'relaxed', speedPm: 1000, practice: true, assisted: false };

export const labelOf = ({ mode, speedPm, practice, assisted }: Header): string =>
  [mode, String(speedPm), practice ? 'practice' : 'ranked', ...(assisted ? ['assisted'] : [])].join(' ');

/** A label as it was written; anything else gives the defaults. */
export const headerFrom = (label: string | undefined): Header => {
  const words = (label ?? '').split(' ');
  const mode: Mode = words[0] === 'realtime' ? 'realtime' : 'relaxed';
  const speedPm = Number(words[1]);
  return {
    mode,
    speedPm: speedPm in SPEEDS ? speedPm : DEFAULT_HEADER.speedPm,
    practice: words[2] !== 'ranked',
    assisted: words.includes('assisted'),
  };
};

/** Seconds that pass by themselves after an answer. */
export const thinkOf = ({ mode }: Header, thinkTicks: number): number => (mode === 'relaxed' ? thinkTicks : 0);

export const modeWords = ({ mode, speedPm }: Header): string =>
  mode === 'relaxed' ? 'Relaxed' : `Real time ${SPEEDS[speedPm]}`;
