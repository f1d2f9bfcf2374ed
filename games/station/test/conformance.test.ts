// The suite of the house, on this game.

import { conformance } from '@interlock/testkit';
import { game } from '../src/index.ts';
import { hiddenWorld } from './sight/twin.ts';

// Generated decks have tests of their own: making them here would take most of the time.
conformance(game, { hiddenWorld, walks: 8, turns: 10, seeds: [] });
