// The web app as it is built: the first load of the hub, compressed as a server would, and the wait from key to paint.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { paintTimes } from './paint.ts';
import { type Row, rowOf, type Skipped } from './row.ts';

const dist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

const page = join(dist, 'index.html');

export const webRows = async (): Promise<readonly (Row | Skipped)[]> => {
  const why = 'apps/web/dist is not built';
  if (!existsSync(page)) return ['web-first-load', 'web-input-to-paint'].map((id) => ({ id, why }));
  return [firstLoad(), ...(await inputToPaint())];
};

/** Bounded by the slowest screen; each screen also stands for itself. */
const inputToPaint = async (): Promise<readonly (Row | Skipped)[]> => {
  const id = 'web-input-to-paint';
  const times = await paintTimes();
  if ('why' in times) return [{ id, why: `not measured. ${times.why}` }];
  return [
    rowOf({
      id,
      name: 'web: input to paint, figures included, p95',
      value: Math.max(...times.map(({ p95, follows95 }) => Math.max(p95, follows95 ?? 0))),
      unit: 'ms',
      bound: { of: 'value', sense: 'most', must: 50, goal: 33 },
    }),
    ...times.flatMap(({ name, p95, follows95 }) => [
      rowOf({ id: `${id}: ${name}`, name: `web: input to paint, p95, ${name}`, value: p95, unit: 'ms' }),
      ...(follows95 === null
        ? []
        : [
            rowOf({
              id: `${id}: ${name}, floor`,
              name: `web: input to the floor's new figures, p95, ${name}`,
              value: follows95,
              unit: 'ms',
            }),
          ]),
    ]),
  ];
};

const firstLoad = (): Row => {
  const html = readFileSync(page, 'utf8');
  // Scripts, preloaded modules, styles and preloaded fonts: what the browser fetches before the hub stands.
  const named = [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => /<script|modulepreload|rel="preload"|stylesheet/.test(tag))
    .map(([, address]) => address!.replace(/^\.?\//, ''))
    .filter((address) => existsSync(join(dist, address)));
  const bytes = ['index.html', ...new Set(named)]
    .map((name) => gzipSync(readFileSync(join(dist, name)), { level: 9 }).length)
    .reduce((sum, n) => sum + n, 0);
  return rowOf({
    id: 'web-first-load',
    name: 'web: first load of the hub, gzip',
    value: bytes / 1000,
    unit: 'kB',
    bound: { of: 'value', sense: 'most', must: 150, goal: 110 },
  });
};
