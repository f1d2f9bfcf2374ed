// Words for actions, events, hints and losses; every number comes from the values handed over.
import type { Trace, Words } from '@interlock/kernel';
import type { Event, LampShape } from './shape.ts';

const PLAIN = {
  flameHeld: 'The flame stands in the draught.',
  keeperFell: 'The keeper falls into a pit.',
  switchThrown: 'The switch is thrown.',
};
const BURNT = { flame: 'The flame', light: 'Lighting up', puddle: 'The puddle', draught: 'The draught' };
const CAUSES: Readonly<Record<string, string>> = {
  pit: 'The keeper fell into a pit.',
  dark: 'The lamp ran out of oil.',
};

const say = (e: Event): string => {
  if (e.type === 'keeperMoved') return `The keeper walks ${e.way}.`;
  if (e.type === 'cellsShown') return `Cells seen for the first time: ${e.cells.length}.`;
  return e.type === 'oilBurnt' ? `${BURNT[e.by]} takes ${e.amount} oil; ${e.left} left.` : PLAIN[e.type];
};

export const words: Words<LampShape> = {
  action: (balance, _, action) => (action === 'light' ? `light up (${balance.light} oil)` : `walk ${action}`),
  event: (_, event) => say(event),
  hint: (_, __, turn) => [
    `Look ${turn.find((action) => action !== 'light') ?? 'around'}.`,
    `It takes ${turn.length} actions this turn.`,
  ],
  cause: (_, cause) => CAUSES[cause] ?? cause,
};

export const trace: Trace<LampShape> = {
  sets: (e) => (e.type === 'oilBurnt' ? ['oil'] : e.type === 'keeperMoved' ? ['keeper'] : []),
  subjects: (_, { oil }) => [
    { subject: 'oil', name: `${oil} oil` },
    { subject: 'keeper', name: 'where the keeper stands' },
  ],
};
