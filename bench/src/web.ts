// First load of the hub: the page and everything it names, compressed as a server would.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Row, rowOf, type Skipped } from './row.ts';

const dist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

export const webRows = (): readonly (Row | Skipped)[] => {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) return [{ id: 'web-first-load', why: 'apps/web/dist is not built' }];
  const html = readFileSync(page, 'utf8');
  // Scripts, preloaded modules, styles and preloaded fonts: what the browser fetches before the hub stands.
  const named = [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => /<script|modulepreload|rel="preload"|stylesheet/.test(tag))
    .map(([, address]) => address!.replace(/^\.?\//, ''))
    .filter((address) => existsSync(join(dist, address)));
  const bytes = ['index.html', ...new Set(named)]
    .map((name) => gzipSync(readFileSync(join(dist, name)), { level: 9 }).length)
    .reduce((sum, n) => sum + n, 0);
  return [
    rowOf({
      id: 'web-first-load',
      name: 'web: first load of the hub, gzip',
      value: bytes / 1000,
      unit: 'kB',
      bound: { of: 'value', sense: 'most', must: 150, goal: 110 },
    }),
  ];
};
