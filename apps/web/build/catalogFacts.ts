// Two modules worked out while building, so that neither hub nor level map loads a single rule to name a level.
// `virtual:catalog`: id, title, levels and presets of every game. `virtual:plans`: floor plans, for the level map alone.

import { type Plugin, runnerImport } from 'vite';

const MADE: Readonly<Record<string, { readonly file: string; readonly name: string }>> = {
  'virtual:catalog': { file: 'facts.ts', name: 'facts' },
  'virtual:plans': { file: 'plans.ts', name: 'plans' },
};

interface Worked {
  readonly code: string;
  readonly dependencies: readonly string[];
}

export const catalogFacts = (root: string): Plugin => {
  const work = async ({ file, name }: (typeof MADE)[string]): Promise<Worked> => {
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(`${root}build/${file}`, {
      configFile: false,
    });
    return { code: `export const ${name} = ${JSON.stringify(module[name])};`, dependencies };
  };
  const ready = new Map<string, Worked>();
  return {
    name: 'interlock-catalog-facts',
    // Before anything else is transformed: beside a thousand modules the runner waits for its turn, and gives up after a minute.
    async buildStart() {
      for (const [id, made] of Object.entries(MADE)) ready.set(id, await work(made));
    },
    resolveId: (id) => (id in MADE ? `\0${id}` : undefined),
    async load(id) {
      const name = id.slice(1);
      const made = id.startsWith('\0') ? MADE[name] : undefined;
      if (!made) return undefined;
      const { code, dependencies } = ready.get(name) ?? (await work(made));
      ready.delete(name); // asked for again, something it is made of has changed
      for (const file of dependencies) this.addWatchFile(file);
      return code;
    },
  };
};
