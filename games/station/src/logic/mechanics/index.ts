// The mechanics of the game, registered. An incomplete entry stops the program here [DS-311].

import { KEYCARDS, SECTIONS, type Section } from '../../map/sections.ts';
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

/** What loader and dumper of these mechanics' levels iterate over [DS-312]: the order of the ledger, then what was added. */
export const sectionsOf = (registry: Registry): readonly Section[] => {
  const all = registry.flatMap(({ sections }) => sections).filter((section) => section !== KEYCARDS);
  return [...SECTIONS.filter((one) => all.includes(one)), ...all.filter((one) => !SECTIONS.includes(one))];
};
