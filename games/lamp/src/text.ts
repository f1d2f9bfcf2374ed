// Words for actions, events, hints and losses; every number comes from the values handed over.
import type { Trace, Words } from '@interlock/kernel';
import type { Event, LampShape } from './shape.ts';

const BURNT = { flame: 'The flame', light: 'Lighting up', puddle: 'The puddle', draught: 'The draught' };
const CAUSES: Readonly<Record<string, string>> = {
  pit: 'The keeper fell into a pit.',
  dark: 'The lamp ran out of oil.',
};

const event = (_: unknown, e: Event): string => {
  switch (e.type) {
    case 'keeperMoved':
      return `The keeper walks ${e.way}.`;
    case 'cellsShown':
      return `${e.cells.length} dark ${e.cells.length === 1 ? 'cell' : 'cells'} can be seen.`;
    case 'oilBurnt':
      return `${BURNT[e.by]} takes ${e.amount} oil; ${e.left} left.`;
    case 'flameHeld':
      return 'The flame stands in the draught.';
    case 'keeperFell':
      return 'The keeper falls into a pit.';
    case 'switchThrown':
      return `The switch is thrown with ${e.oil} oil left.`;
  }
};

export const words: Words<LampShape> = {
  action: (balance, _, action) => (action === 'light' ? `light up (${balance.light} oil)` : `walk ${action}`),
  event,
  hint: (_, __, turn) => [
    `Look ${turn.find((action) => action !== 'light') ?? 'around'}.`,
    `A turn of ${turn.length} actions is right.`,
  ],
  cause: (_, cause) => CAUSES[cause] ?? cause,
};

export const trace: Trace<LampShape> = {
  sets: (e) => (e.type === 'oilBurnt' ? ['oil'] : e.type === 'keeperMoved' ? ['keeper'] : []),
  subjects: () => [
    { subject: 'oil', name: 'oil in the lamp' },
    { subject: 'keeper', name: 'where the keeper stands' },
  ],
};
