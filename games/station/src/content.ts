// What the game is played with: balance and hazard kinds, read from content/ by their schemas.

import balanceFile from '../content/balance.json' with { type: 'json' };
import hazardsFile from '../content/hazards.json' with { type: 'json' };
import { type Balance, balanceSchema } from './balance.ts';
import { type HazardKind, hazardsSchema } from './hazards.ts';

export interface Content {
  readonly balance: Balance;
  readonly hazards: readonly HazardKind[];
}

const { $schema: _balance, ...balance } = balanceSchema.parse(balanceFile);
const { hazards } = hazardsSchema.parse(hazardsFile);

export const content: Content = { balance, hazards };
