// Makes one bundle of the command's sources, when they changed, and says where it lies. Reading the TypeScript files one by
// one at every start took seconds. The bundle is kept under node_modules by the hash of what went into it, written whole
// under another name first: of two that start at once either is right.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/interlock');
const rooms = ['apps/cli/src', 'apps/cli/bin', 'packages', 'games'];
const skipped = new Set(['node_modules', 'dist', 'test', 'tools']);

/** The address of the bundled entry, `main` or `maker`. */
export const ready = async (entry) => {
  const folder = `command-${stampOf()}`;
  const home = join(cache, folder);
  if (!existsSync(home)) await bundle(home);
  return pathToFileURL(join(home, `${entry}.mjs`)).href;
};

/** Names, sizes and times of all that may go into it: told without reading a file. */
const stampOf = () => {
  const hash = createHash('sha256').update(process.version);
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(path);
      } else if (/\.(tsx?|mjs|json)$/.test(entry.name)) {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path} ${size} ${mtimeMs}\n`);
      }
    }
  };
  for (const room of rooms) walk(join(root, room));
  return hash
    .update(`${statSync(join(root, 'package-lock.json')).mtimeMs}`)
    .digest('hex')
    .slice(0, 24);
};

const bundle = async (home) => {
  const { build } = await import('esbuild');
  mkdirSync(cache, { recursive: true });
  const part = mkdtempSync(join(cache, 'part-'));
  try {
    await build({
      entryPoints: ['main', 'maker'].map((name) => join(root, `apps/cli/src/${name}.ts`)),
      outdir: part,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      jsx: 'automatic',
      logLevel: 'error',
      plugins: [own, placed],
    });
    renameSync(part, home);
    forgetOld();
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(home)) throw error; // another start was quicker
  }
};

/** Bundles of a day ago and more; a younger one may still be running. */
const forgetOld = () => {
  const aDayAgo = Date.now() - 24 * 3600 * 1000;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (/^(command|part)-/.test(name) && statSync(path).mtimeMs < aDayAgo)
      rmSync(path, { recursive: true, force: true });
  }
};

/** Ours and zod's, of which we use little, go in; other packages stay where they are. */
const own = {
  name: 'own',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || /^(@interlock\/|zod\b)/.test(path) ? null : { path, external: true },
    ),
};

/** `import.meta.url` stays the place of the source. */
const placed = {
  name: 'placed',
  setup: ({ onLoad }) =>
    onLoad({ filter: /cli[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    })),
};
