// The module `virtual:catalog`: id, title, levels and presets of every game in the catalog, worked out while building,
// so that the hub can name them without loading a single rule.

import { type Plugin, runnerImport } from 'vite';
import type { GameFacts } from '../src/games/facts.ts';

const NAME = 'virtual:catalog';

export const catalogFacts = (root: string): Plugin => ({
  name: 'interlock-catalog-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  async load(id) {
    if (id !== `\0${NAME}`) return undefined;
    const { module, dependencies } = await runnerImport<{ facts: readonly GameFacts[] }>(`${root}build/facts.ts`, {
      configFile: false,
    });
    for (const file of dependencies) this.addWatchFile(file);
    return `export const facts = ${JSON.stringify(module.facts)};`;
  },
});
