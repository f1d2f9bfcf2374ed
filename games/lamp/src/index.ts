// Lamp: a keeper, a lamp and a dark cellar. The smallest complete game; docs/adding-a-game.md walks through it.
import { type Game, readFiles } from '@interlock/kernel';
import balance from '../content/balance.json' with { type: 'json' };
import cellar from '../content/levels/cellar.json' with { type: 'json' };
import draught from '../content/levels/draught.json' with { type: 'json' };
import pit from '../content/levels/pit.json' with { type: 'json' };
import step from '../content/levels/step.json' with { type: 'json' };
import presets from '../content/presets.json' with { type: 'json' };
import { generate } from './generate.ts';
import { copy, legal, play, refuse, setup, status } from './rules.ts';
import { search } from './search.ts';
import { type LampShape, schemas } from './shape.ts';
import { show, suppose, trace, view, words } from './view.ts';

export type { LampShape } from './shape.ts';

export const game: Game<LampShape> = {
  id: 'lamp',
  title: 'Lamp',
  rules: 1,
  turn: 'many',
  ...readFiles<LampShape>('Lamp', schemas, { balance, presets, levels: [step, pit, draught, cellar] }),
  ...{ setup, copy, legal, refuse, play, status, view, show, suppose, words, trace },
  idle: () => [],
  proof: { search, generate },
  chance: {},
};
