// What of other people's work is in the build: collected from the bundles themselves, workers included, and written beside
// them as a page with every licence. A package without a line in docs/dependencies.md ends the build.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
  bytes: number;
}

const FOLDER = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//;

const packageAt = (folder: string, name: string): Package => {
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : 'see below',
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
    bytes: 0,
  };
};

/** One collection for the page's bundle and its workers': `collect` goes into both, `write` into the page's. */
export const licences = (root: string, listed: string): { collect(): Plugin; write(): Plugin } => {
  const found = new Map<string, Package>();
  const note = (id: string, bytes: number): void => {
    const [, above, name] = FOLDER.exec(id.replace(/^\0+/, '').replaceAll('\\', '/')) ?? [];
    if (above === undefined || name === undefined || !existsSync(join(above, name, 'package.json'))) return;
    const known = found.get(name) ?? packageAt(join(above, name), name);
    known.bytes += bytes;
    found.set(name, known);
  };
  return {
    collect: () => ({
      name: 'interlock-licences-collect',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            for (const [id, { renderedLength }] of Object.entries(file.modules)) note(id, renderedLength);
          else for (const id of file.originalFileNames) note(resolve(root, id), file.source.length);
      },
    }),
    write: () => ({
      name: 'interlock-licences-write',
      enforce: 'post',
      generateBundle() {
        const all = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
        const text = readFileSync(listed, 'utf8');
        const strange = all.filter(({ name }) => !text.includes(`\`${name}\``)).map(({ name }) => name);
        if (strange.length > 0)
          this.error(`In the build, but without a line in docs/dependencies.md: ${strange.join(', ')}.`);
        this.emitFile({ type: 'asset', fileName: 'licences.html', source: pageOf(all) });
        this.emitFile({
          type: 'asset',
          fileName: 'licences.json',
          source: JSON.stringify(
            all.map(({ name, version, licence, bytes }) => ({ name, version, licence, bytes })),
            null,
            1,
          ),
        });
      },
    }),
  };
};

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]!);

/** No script and no style of its own: words alone. */
const pageOf = (all: readonly Package[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>Licences · Interlock</title></head>
<body>
<main>
<p><a href="/">Interlock</a></p>
<h1>Other people's work in this build</h1>
<p>${all.length} packages, with thanks. Interlock itself is under the MIT licence.</p>
${all
  .map(
    ({ name, version, licence, text }) =>
      `<h2>${escaped(name)} ${escaped(version)}</h2>\n<p>${escaped(licence)}</p>\n${text === '' ? '' : `<pre>${escaped(text)}</pre>`}`,
  )
  .join('\n')}
</main>
</body>
</html>
`;
