// What the game can tell about a level on request: commands of their own on the command line, and questions for programs.

import type { Json, LevelReport } from '@interlock/kernel';
import { statsOf } from '../generate/stats.ts';
import { REGISTRY } from '../logic/mechanics/index.ts';
import { registryPage } from '../logic/registryPage.ts';
import { repair } from '../logic/repair.ts';
import type { StationShape } from '../shape.ts';
import { difficulty } from './difficulty.ts';
import { dependencyJson, dependencyOf, sayDependency } from './spheres.ts';

export const reports: Readonly<Record<string, LevelReport<StationShape>>> = {
  difficulty,
  spheres: {
    help: 'the rounds in which a deck opens up, what each room gives, and what never opens',
    of: (content, level) => {
      const found = dependencyOf(content, level);
      return { text: sayDependency(found), data: dependencyJson(found) };
    },
  },
  stats: {
    help: 'the figures of a deck: rooms, cells, locks, hazards, spheres, par',
    of: (content, level) => {
      const stats = statsOf(content, level);
      const lines = Object.entries(stats).map(([name, value]) => `${name.padEnd(22)}${sayValue(value)}`);
      return { text: lines.join('\n'), data: stats as unknown as Json };
    },
  },
  repairs: {
    help: 'repairs that would mend a broken deck, none of them made',
    of: (content, level) => {
      const proposals = repair(content, level).map(({ level: _level, ...one }) => one);
      const lines = proposals.map((one) => `${one.kind}: ${JSON.stringify(one)}`);
      return {
        text: lines.length === 0 ? 'Nothing to mend, or nothing that would.' : lines.join('\n'),
        data: proposals as unknown as Json,
      };
    },
  },
  mechanics: {
    help: 'the page of all mechanics: gates, conditions, controls, invariants, faults',
    of: () => ({ text: registryPage(REGISTRY).trimEnd(), data: REGISTRY.map(({ id, title }) => ({ id, title })) }),
  },
};

const sayValue = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
