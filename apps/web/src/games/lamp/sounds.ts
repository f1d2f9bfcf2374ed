// The lamp by ear: which sound each kind of event makes.

import type { Look } from '../screen.ts';

export const sounds: NonNullable<Look['sounds']> = {
  keeperMoved: 'step',
  cellsShown: 'scan',
  oilBurnt: null,
};
