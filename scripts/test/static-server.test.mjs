// The server of `npm start`: what it sends, and what it must not.

import { symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { policyFor } from '../lib/policy.mjs';
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
  // Other bytes, another tag: a cache must not piece the two together.
  expect(packed.headers.etag).not.toBe(headers.etag);
  const again = { 'accept-encoding': 'gzip', 'if-none-match': packed.headers.etag };
  expect((await get('/', { headers: again })).status).toBe(304);
  expect((await get('/', { headers: { ...again, 'accept-encoding': '' } })).status).toBe(200);
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

test('every answer carries the policies, and the page one that knows its inline scripts', async () => {
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  for (const path of ['/', '/sw.js', '/missing.js'])
    expect((await get(path)).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-content-type-options': 'nosniff',
    });
  const own = policyFor('<script>go()</script><script src="/a.js"></script>');
  const scripts = own.split('; ').find((one) => one.startsWith('script-src'));
  expect(scripts.match(/'sha256-[\w+/=]{44}'/g)).toHaveLength(1);
  expect(policyFor('', false)).not.toContain('frame-ancestors');
});

test('on this machine only names of this machine are answered', async () => {
  for (const host of ['localhost', 'localhost:80', '127.0.0.1:4173', '[::1]:4173', 'interlock.localhost'])
    expect([host, (await get('/', { headers: { host } })).status]).toEqual([host, 200]);
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1'])
    expect([host, (await get('/', { headers: { host } })).status]).toEqual([host, 421]);
});

test('weak and listed tags, weights of nothing, and ranges', async () => {
  const { etag } = (await get('/')).headers;
  for (const asked of [`W/${etag}`, `"other", ${etag}`, `"other" , W/${etag}`, '*'])
    expect([asked, (await get('/', { headers: { 'if-none-match': asked } })).status]).toEqual([asked, 304]);
  expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  const packed = async (asked) =>
    (await get('/', { headers: { 'accept-encoding': asked } })).headers['content-encoding'];
  expect(await packed('br, gzip;q=0.5')).toBe('gzip');
  for (const asked of ['gzip;q=0', 'gzip; q=0.0, br', 'x-gzip-not', ''])
    expect([asked, await packed(asked)]).toEqual([asked, undefined]);
  const part = async (range, more = {}) => {
    const { status, headers, body } = await get('/assets/main-Ab3_x-9Z.js', { headers: { range, ...more } });
    return [status, headers['content-range'], body];
  };
  expect(await part('bytes=1-2')).toEqual([206, 'bytes 1-2/4', 'ai']);
  expect(await part('bytes=2-')).toEqual([206, 'bytes 2-3/4', 'in']);
  expect(await part('bytes=-3')).toEqual([206, 'bytes 1-3/4', 'ain']);
  expect(await part('bytes=0-99')).toEqual([206, 'bytes 0-3/4', 'main']);
  expect(await part('bytes=4-')).toEqual([416, 'bytes */4', '416\n']);
  for (const whole of ['bytes=-', 'lines=1-2', 'bytes=0-1,2-3']) expect((await part(whole))[0]).toBe(200);
  expect((await part('bytes=1-2', { 'if-range': '"old"' }))[0]).toBe(200);
});
