// Reactor Maintenance in the hand: arrows move the robot, Space operates what it stands on.

import type { Json } from '@interlock/kernel';
import { type Handling, moveKey } from './handling.ts';

const TYPES: Readonly<Record<string, string>> = { ' ': 'interactProp', e: 'interactLeak', X: 'activateReactor' };

const typeOf = (action: Json): unknown => (action as { readonly type?: unknown } | null)?.type;

export const handling = (): Handling => ({
  key: (name, actions) => {
    const type = TYPES[name];
    if (type === undefined) return moveKey(name, actions);
    const index = actions.findIndex((action) => typeOf(action) === type);
    return index < 0 ? null : index;
  },
  help: [
    ['Space', 'operate what stands here'],
    ['e', 'the first remedy of the list'],
    ['X', 'activate the reactor'],
  ],
  signs: [
    'A cell of the map is three characters: what stands there, its state, what lies on the floor.',
    '  stands   # wall  . floor  : core  @ robot  1 2 3 fuel, coolant, electricity source  4 5 6 their consumers',
    '           T X junctions  D door  ? eye terminal  $ supply  R control site  % leak  ~ sparking wall',
    '  state    + on  - off  P producing  s supplied  ! starved  door o open | shut  T 0 to 4: quarters to branch A',
    "  floor    f c e h fuel, coolant, charge, heat at caution  F C E H critical  * several  ' a little",
  ],
  // Only rows of the map begin with a wall; letters elsewhere are words.
  paint: [
    { match: /@/, style: 'inverse' },
    { match: /(?<=^#.*)[FCEH*]/, style: 'red' },
    { match: /(?<=^#.*)[fceh']/, style: 'yellow' },
    { match: /(?<=^#.*)P/, style: 'green' },
    { match: /(?<=^#.*)R/, style: 'magenta' },
    { match: /CRITICAL|LOST/, style: 'red' },
    { match: /CAUTION/, style: 'yellow' },
    { match: /STABLE|READY/, style: 'green' },
  ],
});
