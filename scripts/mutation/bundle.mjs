// All test files of a mutation run and everything of ours they import, mutants written in, as one function that can be called
// again and again: each call has modules of its own, loads only the test files it is asked for, and costs no compiling.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { root } from '../lib/root.mjs';
import { instrumented } from './mutants.mjs';

/** The program as text: called with `require` and `__mutant` it gives the loaders of its test files by name. */
export const bundled = async (tests, mutants) => {
  const byFile = grouped(mutants);
  const lines = tests.map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)}),`);
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = {\n${lines.join('\n')}\n};`, resolveDir: root, sourcefile: 'tests.js' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
    plugins: [ours(byFile)],
  });
  return outputFiles[0].text;
};

const grouped = (mutants) => {
  const byFile = new Map();
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
  return byFile;
};

/** Packages from elsewhere stay outside; our own texts know where they stand, and texts asked for raw stay texts. */
const ours = (byFile) => ({
  name: 'ours',
  setup(builder) {
    builder.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -'?raw'.length)),
      namespace: 'raw',
    }));
    builder.onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
    }));
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@interlock/') || isAbsolute(path)
        ? undefined
        : { path, external: true },
    );
    builder.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const here = byFile.get(path.slice(root.length + 1));
      const text = readFileSync(path, 'utf8');
      const contents = (here === undefined ? text : instrumented(text, here))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.glob(', `__glob(${JSON.stringify(dirname(path))}, `);
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

const demand = createRequire(join(root, 'package.json'));

/** A package from elsewhere; one that has nothing but its default is that. */
const outside = (name) => {
  const found = demand(name);
  const names = Object.keys(found).filter((one) => one !== '__esModule');
  return names.join() === 'default' ? found.default : found;
};

/** The texts that a pattern with one star names in a folder, by path: as much of Vite's `import.meta.glob` as tests use. */
const textsOf = (folder, pattern) => {
  const here = join(folder, dirname(pattern));
  const [begin, end] = basename(pattern).split('*');
  const names = existsSync(here) ? readdirSync(here).filter((one) => one.startsWith(begin) && one.endsWith(end)) : [];
  return Object.fromEntries(names.map((one) => [`${dirname(pattern)}/${one}`, readFileSync(join(here, one), 'utf8')]));
};

/** @returns {(vitest: object, mutant: (number: number) => boolean) => Record<string, () => unknown>} */
export const program = (text) => {
  const whole = new Script(`(function (require, module, __mutant, __glob) {${text}\n})`, { filename: 'mutants.cjs' });
  const make = whole.runInThisContext();
  return (vitest, mutant) => {
    const module = { exports: {} };
    make((name) => (name === 'vitest' ? vitest : outside(name)), module, mutant, textsOf);
    return module.exports;
  };
};
