// The suite of the house, on this game.

import { conformance } from '@interlock/testkit';
import { game as orbit } from '../src/index.ts';

// Generated scenarios have tests of their own: making them here would take most of the time.
conformance(orbit, { walks: 12, turns: 12, seeds: [] });
