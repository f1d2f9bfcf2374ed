// Lamp in the hand: arrows walk, `e` lights up.

import { type Handling, moveKey } from './handling.ts';

export const handling = (): Handling => ({
  key: (name, actions) => {
    if (name !== 'e') return moveKey(name, actions);
    const light = actions.indexOf('light');
    return light < 0 ? null : light;
  },
  help: [['e', 'light up']],
  // Single letters are tiles on the map; inside words they are not.
  paint: [
    { match: /(?<![A-Za-z])S(?![A-Za-z])/, style: 'green' },
    { match: /(?<![A-Za-z])o(?![A-Za-z])/, style: 'red' },
    { match: /=+/, style: 'cyan' },
    { match: /@/, style: 'yellow' },
  ],
});
