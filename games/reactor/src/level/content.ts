// The content of the game: balance, pair table and junction modes, as shipped.

import balance from '../../content/balance.json' with { type: 'json' };
import generator from '../../content/generator.json' with { type: 'json' };
import modes from '../../content/modes.json' with { type: 'json' };
import pairs from '../../content/pairs.json' with { type: 'json' };
import type { Content, GeneratorRow } from '../shape.ts';

export const content: Content = {
  balance,
  pairs,
  modes,
  generator: generator as unknown as readonly GeneratorRow[],
  overrides: {},
};
