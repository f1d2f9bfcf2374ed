// The tape of turns nobody watches: searches, sweeps and what a policy tries out.

import type { Tape } from '@interlock/kernel';
import type { OrbitEvent } from '../events.ts';

export const SILENCE: Tape<OrbitEvent> = {
  recording: false,
  emit: () => 0,
  action: () => {},
  machine: () => {},
  dice: () => {
    throw new Error('Nothing is rolled in orbit.');
  },
  reveal: () => {},
  hidden: () => {},
};
