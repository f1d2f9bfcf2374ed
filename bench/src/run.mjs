// Bundles the bench, as the web app's build bundles the games, and runs it: a loader that turns TypeScript into
// JavaScript file by file pins a name on every function it meets, which costs inner loops up to a third.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const place = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Peers and what comes with Node stay as they are; only our own sources are bundled. */
const own = {
  name: 'own sources alone',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@interlock/') ? null : { path, external: true },
    ),
};

const outfile = place('../dist/main.mjs');
await build({
  entryPoints: [place('main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'es2022',
  plugins: [own],
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
