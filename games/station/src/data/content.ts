// What the game is played with: balance, hazard kinds and names, read from content/ by their schemas.

import balanceFile from '../../content/balance.json' with { type: 'json' };
import hazardsFile from '../../content/hazards.json' with { type: 'json' };
import namesFile from '../../content/names.json' with { type: 'json' };
import { type RoomNames, roomNamesSchema } from '../generate/roomNames.ts';
import { type Balance, balanceSchema } from './balance.ts';
import { type HazardKind, hazardsSchema } from './hazards.ts';

export interface Content {
  readonly balance: Balance;
  readonly hazards: readonly HazardKind[];
  /** Words for the rooms of generated decks. */
  readonly names: RoomNames;
}

const { $schema: _balance, ...balance } = balanceSchema.parse(balanceFile);
const { hazards } = hazardsSchema.parse(hazardsFile);
const { $schema: _names, ...names } = roomNamesSchema.parse(namesFile);

export const content: Content = { balance, hazards, names };
