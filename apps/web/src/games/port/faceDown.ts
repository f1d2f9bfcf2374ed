// Whether the card may be read: not before the clock starts, and not in the pauses of a ranked run.

import { isCardCovered } from '@interlock/port/tools';
import type { PortState } from './store.ts';

export const isFaceDown = ({ phase, header, isPaused, settings }: PortState): boolean =>
  phase === 'ready' || isCardCovered(header, isPaused, settings.readWhilePaused);
