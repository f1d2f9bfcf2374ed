// What the game is played with: balance, subsystems, classes and personalities, read from content/ by their schemas.

import balanceFile from '../../content/balance.json' with { type: 'json' };
import classesFile from '../../content/classes.json' with { type: 'json' };
import personalitiesFile from '../../content/personalities.json' with { type: 'json' };
import subsystemsFile from '../../content/subsystems.json' with { type: 'json' };
import { type Balance, balanceSchema } from './balance.ts';
import { type Classes, classesSchema } from './classes.ts';
import { type Personalities, personalitiesSchema } from './personalities.ts';
import { type Subsystems, subsystemsSchema } from './subsystems.ts';

export interface Content {
  readonly balance: Balance;
  readonly subsystems: Subsystems;
  readonly classes: Classes;
  readonly personalities: Personalities;
}

const { $schema: _balance, ...balance } = balanceSchema.parse(balanceFile);
const { $schema: _subsystems, ...subsystems } = subsystemsSchema.parse(subsystemsFile);
const { $schema: _classes, ...classes } = classesSchema.parse(classesFile);
const { $schema: _personalities, ...personalities } = personalitiesSchema.parse(personalitiesFile);

export const content: Content = { balance, subsystems, classes: classes as Classes, personalities };
