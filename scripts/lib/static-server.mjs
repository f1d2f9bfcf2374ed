// A small server for the built web app: right content types, index.html for the app's own addresses, nothing from
// outside the folder, long caching for hashed assets and revalidation for the rest.

import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};
const squeeze = promisify(gzip);
// Vite puts hashed files into assets/ as name-XXXXXXXX.ext, with eight characters of base64url.
const hashed = /[/\\]assets[/\\][^/\\]+-[\w-]{8}\.\w+$/;

/** A request handler over one folder. */
export const serveFolder = async (folder) => {
  const home = await realpath(folder);
  const kept = new Map();

  const load = async (path) => {
    const { mtimeMs, size } = await stat(path);
    const known = kept.get(path);
    if (known && known.mtimeMs === mtimeMs && known.size === size) return known;
    const body = await readFile(path);
    const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
    const small = body.length > 1024 && /charset|wasm/.test(type) ? await squeeze(body) : undefined;
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const entry = { mtimeMs, size, body, small, type, tag };
    kept.set(path, entry);
    return entry;
  };

  return async (request, response) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, { allow: 'GET, HEAD' });
      const path = await locate(home, request.url ?? '/');
      if (path === undefined) return answer(response, 404);
      send(request, response, await load(path), path);
    } catch {
      if (response.headersSent) response.destroy();
      else answer(response, 500);
    }
  };
};

/** The file an address means, or undefined. Addresses without an ending are places inside the app. */
const locate = async (home, url) => {
  let name;
  try {
    name = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  if (!name.startsWith('/') || name.includes('\0') || name.includes('\\')) return undefined;
  const parts = name.split('/');
  if (parts.some((part) => part.startsWith('.'))) return undefined; // also '..' and the build's stamp
  const found = await fileAt(home, join(home, ...parts));
  if (found !== undefined || extname(name) !== '') return found;
  return fileAt(home, join(home, 'index.html'));
};

const fileAt = async (home, path) => {
  try {
    const real = await realpath(path);
    if (!real.startsWith(home + sep)) return undefined; // a link that leads outside, or the folder itself
    return (await stat(real)).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
};

const send = (request, response, entry, path) => {
  const headers = {
    'content-type': entry.type,
    'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: entry.tag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  };
  if (request.headers['if-none-match'] === entry.tag) return answer(response, 304, headers);
  const isSqueezed = entry.small !== undefined && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isSqueezed ? entry.small : entry.body;
  if (isSqueezed) headers['content-encoding'] = 'gzip';
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
};

const answer = (response, code, headers = {}) => {
  const text = code === 304 ? undefined : `${code}\n`;
  response.writeHead(code, text ? { 'content-type': 'text/plain; charset=utf-8', ...headers } : headers);
  response.end(text);
};

// Browsers may read "localhost" as either address, so the port must be ours on both.
const loopback = ['127.0.0.1', '::1'];

/** Listens at the first free port from `port` on; `exact` refuses to move. Gives the port and a way to stop. */
export const listen = async (handler, { port, exact = false, host }) => {
  const hosts = host === undefined ? loopback : [host];
  for (let at = port; at < port + 100 && at < 65536; at++) {
    const servers = await listenAt(handler, at, hosts);
    if (servers !== undefined) {
      const bound = servers[0].address().port;
      return { port: bound, close: () => Promise.all(servers.map(close)) };
    }
    if (exact) throw new Error(`Port ${port} is taken.`);
  }
  throw new Error(`No free port from ${port} on.`);
};

const listenAt = async (handler, port, hosts) => {
  const servers = [];
  for (const host of hosts) {
    const server = createServer(handler);
    const wanted = port === 0 && servers.length > 0 ? servers[0].address().port : port;
    const problem = await new Promise((done) => {
      server.once('error', (error) => done(error.code));
      server.listen(wanted, host, () => done(undefined));
    });
    if (problem === undefined) servers.push(server);
    else if (problem === 'EADDRINUSE' || problem === 'EACCES') {
      await Promise.all(servers.map(close));
      return undefined;
    } else if (servers.length === 0) throw new Error(`Cannot listen on ${host}: ${problem}.`);
    // else: this machine has no IPv6, and one address is enough
  }
  return servers;
};

const close = (server) =>
  new Promise((done) => {
    server.close(() => done(undefined));
    server.closeAllConnections();
  });
