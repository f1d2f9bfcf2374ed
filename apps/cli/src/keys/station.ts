// The Dark Station in the hand: arrows walk, `e` does the one thing at hand, `o` and `c` switch doors and cameras, `.` waits.

import type { Json } from '@interlock/kernel';
import { type Handling, moveKey } from './handling.ts';

const typeOf = (action: Json): unknown => (action as { readonly type?: unknown }).type;

/** What changes nothing but the place, or ends the deck, is no deed. */
const isDeed = (action: Json): boolean => !['move', 'wait', 'concede'].includes(typeOf(action) as string);

const first = (actions: readonly Json[], type: string): number | null => {
  const index = actions.findIndex((action) => typeOf(action) === type);
  return index < 0 ? null : index;
};

export const handling = (): Handling => ({
  key: (name, actions) => {
    if (name === 'o') return first(actions, 'setDoorPower');
    if (name === 'c') return first(actions, 'setCctvPower');
    if (name === '.') return first(actions, 'wait');
    if (name !== 'e') return moveKey(name, actions);
    const deeds = actions.flatMap((action, i) => (isDeed(action) ? [i] : []));
    return deeds.length === 1 ? deeds[0]! : null;
  },
  help: [
    ['e', 'do the one thing that can be done here; several are listed with their numbers'],
    ['o', 'switch the doors of the first room a terminal here lists'],
    ['c', 'switch the cameras of the first room a terminal here lists'],
    ['.', 'wait'],
  ],
  signs: [
    "@ you  # wall  . room  , corridor  ' and ` the same, out of sight  > lift",
    '/ open door  + door without power  = locked door  % locked door without power',
    'M terminal  C CCTV desk  V control  P puzzle  G generator  F furniture; in small letters: done',
    'k keycard  b battery  t tool  n fragment  a air  l log  ~ ^ hazard  " spill  * planned',
  ],
  // Only rows of the map begin with a wall or the dark; signs elsewhere are words.
  paint: [
    { match: /(?<=^[ #].*)@/, style: 'yellow' },
    { match: /(?<=^[ #].*)[/>]/, style: 'green' },
    { match: /(?<=^[ #].*)[+'`]/, style: 'dim' },
    { match: /(?<=^[ #].*)[=%*]/, style: 'yellow' },
    { match: /(?<=^[ #].*)[~^]/, style: 'red' },
    { match: /(?<=^[ #].*)[MCVPGF]/, style: 'cyan' },
    { match: /(?<=^[ #].*)[kbtnal]/, style: 'magenta' },
  ],
  quiet: ['moved', 'airSpent'],
});
