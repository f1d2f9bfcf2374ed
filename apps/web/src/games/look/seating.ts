// Games of several seats.

import type { Viewer } from '@interlock/kernel';

export interface Seating {
  /** Games of several seats: true where the played turn is shown to all (`table.stage` is `opened`) before the curtain
   *  falls again. The frame's own curtain is used unless `scene` gives one for the stage `curtain`. */
  readonly showsOpened?: boolean;
  /** A seat in words for curtain and dock: `Blue`. */
  seatName?(seat: Viewer): string;
}
