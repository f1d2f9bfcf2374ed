// The campaign: three certified seeds a scenario, by ascending par, each with the line that wins it.

import type { LevelEntry, Turn } from '@interlock/kernel';
import levelFile from '../content/levels.json' with { type: 'json' };
import texts from '../content/texts.json' with { type: 'json' };
import { content } from './content.ts';
import { pack } from './pack.ts';
import type { PortShape } from './shape.ts';
import { parOf, picksIn } from './solve/search.ts';

const briefings: { readonly [id: string]: string } = texts.briefings;

const turnsOf = (packed: string): readonly Turn<PortShape>[] => {
  const read = pack.decode(packed);
  if (!read.ok) throw new Error(`content/levels.json: ${read.error.message}`);
  return read.value;
};

export const levels: readonly LevelEntry<PortShape>[] = levelFile.levels.map((row) => {
  const scenario = content.scenarios.find(({ id }) => id === row.scenario)!;
  const turns = turnsOf(row.line);
  const number = row.id.slice(row.scenario.length + 1);
  return {
    id: row.id,
    title: `${scenario.name} ${number}`,
    level: { scenario: row.scenario },
    seed: row.seed,
    par: parOf(turns, row.proven),
    witnesses: [{ kind: 'relaxed line', turns }],
    chapter: scenario.name,
    teaches: scenario.teaches,
    ...(briefings[row.scenario] === undefined ? {} : { intro: briefings[row.scenario]! }),
    difficulty: { picks: picksIn(turns), steadyPm: row.steadyPm },
  };
});
