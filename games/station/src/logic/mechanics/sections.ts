// The sections of the base game by name, for the entries of the registry.

import { KEYCARDS, SECTIONS, type Section } from '../../map/sections.ts';

export const sectionsNamed = (...names: readonly string[]): readonly Section[] =>
  names.map((name) => {
    const section = [...SECTIONS, KEYCARDS].find((one) => one.name === name);
    if (section === undefined) throw new Error(`there is no section ${name}`);
    return section;
  });
