// Two modules worked out while building, so that neither hub nor level map loads a single rule to name a level.
// `virtual:catalog`: id, title, levels and presets of every game. `virtual:plans`: floor plans, for the level map alone.

import { type Plugin, runnerImport } from 'vite';

const MADE: Readonly<Record<string, { readonly file: string; readonly name: string }>> = {
  'virtual:catalog': { file: 'facts.ts', name: 'facts' },
  'virtual:plans': { file: 'plans.ts', name: 'plans' },
};

export const catalogFacts = (root: string): Plugin => ({
  name: 'interlock-catalog-facts',
  resolveId: (id) => (id in MADE ? `\0${id}` : undefined),
  async load(id) {
    const made = id.startsWith('\0') ? MADE[id.slice(1)] : undefined;
    if (!made) return undefined;
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(`${root}build/${made.file}`, {
      configFile: false,
    });
    for (const file of dependencies) this.addWatchFile(file);
    return `export const ${made.name} = ${JSON.stringify(module[made.name])};`;
  },
});
