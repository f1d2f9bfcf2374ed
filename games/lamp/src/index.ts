// Lamp: a keeper, a lamp and a dark cellar. The smallest complete game; docs/adding-a-game.md walks through it.
import { codecOf, findingsOf, type Game, SOLO } from '@interlock/kernel';
import { actionSchema, balance, balanceSchema, levelSchema, paramsSchema, presets, tune } from './content.ts';
import { generate } from './generate.ts';
import { levelCodec, levels, lintLevel } from './level.ts';
import { copy, legal, play, refuse, setup, status } from './rules.ts';
import { search } from './search.ts';
import type { LampShape } from './shape.ts';
import { trace, words } from './text.ts';
import { dark, show, suppose, view } from './view.ts';

export type { LampShape } from './shape.ts';

export const game: Game<LampShape> = {
  id: 'lamp',
  title: 'Lamp',
  rules: 1,
  chance: 'seeded',
  turn: 'many',
  content: balance,
  levels,
  params: { ...codecOf(paramsSchema, 'params'), presets },
  level: levelCodec,
  action: codecOf(actionSchema, 'action'),
  ...{ setup, copy, legal, refuse, play, status, view, show, suppose, generate, tune },
  idle: () => [],
  actor: () => SOLO,
  words,
  trace,
  search,
  questions: { dark },
  documents: {
    level: { title: 'Lamp level', schema: levelSchema, lint: lintLevel },
    balance: {
      title: 'Lamp balance',
      schema: balanceSchema,
      lint: (_, input) => findingsOf(balanceSchema, 'balance', input),
    },
  },
};
