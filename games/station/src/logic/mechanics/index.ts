// The mechanics of the game, registered. An incomplete entry stops the program here [DS-311].

import { type Registry, register } from '../registry.ts';
import { cctv } from './cctv.ts';
import { doorPower } from './doorPower.ts';
import { generators } from './generators.ts';
import { hazards } from './hazards.ts';
import { items } from './items.ts';
import { locks } from './locks.ts';
import { puzzles } from './puzzles.ts';

export const REGISTRY: Registry = [doorPower, locks, hazards, items, puzzles, generators, cctv].reduce(
  (registry: Registry, entry) => register(registry, entry),
  [],
);
