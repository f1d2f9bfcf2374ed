// The shipped content: three data files, joined. Nothing else in this package holds a number that a designer would tune.

import config from '../content/config.json' with { type: 'json' };
import events from '../content/events.json' with { type: 'json' };
import scenarios from '../content/scenarios.json' with { type: 'json' };
import type { Card, Config, Content, Scenario } from './shape.ts';

const { $schema: _, ...rest } = config;

export const content: Content = {
  config: rest as unknown as Config,
  events: events.events as unknown as readonly Card[],
  scenarios: scenarios.scenarios as unknown as readonly Scenario[],
};
