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
