// The server of `npm start`: what it sends, and what it must not.

import { symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, serveFolder } from '../lib/static-server.mjs';
import { makeTree } from './tree.mjs';

const page = `<!doctype html>${'x'.repeat(2000)}`;
let server;
let home;

beforeEach(async () => {
  home = makeTree({
    'secret.txt': 'secret',
    'dist/index.html': page,
    'dist/sw.js': 'self',
    'dist/.stamp': 'hash',
    'dist/assets/main-Ab3_x-9Z.js': 'main',
    'dist/icon-original.png': 'icon',
    'dist/assets/inter.woff2': 'font',
    'dist/app.webmanifest': '{}',
  });
  server = await listen(await serveFolder(join(home, 'dist')), { port: 0 });
});

afterEach(() => server.close());

/** Node's own client, since fetch would tidy up a path before sending it. */
const get = (path, { method = 'GET', headers = {} } = {}) =>
  new Promise((done, reject) => {
    const call = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks).toString('latin1') }),
      );
    });
    call.on('error', reject);
    call.end();
  });

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/index.html?a=b#c', 'text/html; charset=utf-8'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/assets/inter.woff2', 'font/woff2'],
  ['/icon-original.png', 'image/png'],
  ['/app.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s is sent as %s and checked again next time', async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe('no-cache');
});

test('hashed assets are kept for good', async () => {
  expect((await get('/assets/main-Ab3_x-9Z.js')).headers['cache-control']).toContain('immutable');
});

test('places inside the app get index.html; missing files do not', async () => {
  expect((await get('/play/lamp')).body).toBe(page);
  expect((await get('/assets/gone.js')).status).toBe(404);
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/..\\secret.txt',
  '/.stamp',
  '/%00',
  '/%zz',
  '/link.txt',
])('%s is not found', async (path) => {
  if (path === '/link.txt') symlinkSync(join(home, 'secret.txt'), join(home, 'dist/link.txt'));
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body).not.toContain('secret');
});

test('a known version is not sent again, and a client that can unpack gets it packed', async () => {
  const { headers } = await get('/');
  expect(await get('/', { headers: { 'if-none-match': headers.etag } })).toMatchObject({ status: 304, body: '' });
  const packed = await get('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.body.length).toBeLessThan(page.length);
});

test('only GET and HEAD', async () => {
  expect(await get('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

test('a taken port gives way to the next free one, unless it must be that one', async () => {
  const second = await listen(() => {}, { port: server.port });
  expect(second.port).toBeGreaterThan(server.port);
  await second.close();
  await expect(listen(() => {}, { port: server.port, exact: true })).rejects.toThrow(`Port ${server.port} is taken.`);
});
