// A small server for the built web app: right content types, index.html for the app's own addresses, nothing from
// outside the folder, long caching for hashed assets and revalidation for the rest.

import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { headers as common, policyFor } from './policy.mjs';

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
    const policy = type.startsWith('text/html') ? policyFor(body.toString()) : undefined;
    const entry = { mtimeMs, size, body, small, type, tag, policy };
    kept.set(path, entry);
    return entry;
  };

  return async (request, response) => {
    try {
      if (!isOurs(request)) return answer(response, 421);
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
  const isHead = request.method === 'HEAD';
  const range = isHead ? undefined : rangeOf(request.headers, entry);
  // Ranges are cut from the file as it lies. What is packed has other bytes, and so a tag of its own.
  const isSqueezed =
    range === undefined && entry.small !== undefined && takesGzip(request.headers['accept-encoding'] ?? '');
  const tag = isSqueezed ? packedTag(entry.tag) : entry.tag;
  const headers = {
    'content-type': entry.type,
    'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
    'accept-ranges': 'bytes',
    ...(entry.policy === undefined ? {} : { 'content-security-policy': entry.policy }),
  };
  if (isKnownTag(request.headers['if-none-match'], tag)) return answer(response, 304, headers);
  if (range === 'none') {
    return answer(response, 416, { ...headers, 'content-range': `bytes */${entry.body.length}` });
  }
  if (range !== undefined) {
    const [from, to] = range;
    const part = entry.body.subarray(from, to + 1);
    const where = `bytes ${from}-${to}/${entry.body.length}`;
    response.writeHead(206, { ...common, ...headers, 'content-range': where, 'content-length': part.length });
    return response.end(part);
  }
  const body = isSqueezed ? entry.small : entry.body;
  if (isSqueezed) headers['content-encoding'] = 'gzip';
  response.writeHead(200, { ...common, ...headers, 'content-length': body.length });
  response.end(isHead ? undefined : body);
};

const packedTag = (tag) => `${tag.slice(0, -1)}-gzip"`;

/** On a loopback address only names of this machine are answered: a page elsewhere that resolves its own name to us is not. */
const isOurs = ({ headers: { host = '' }, socket }) =>
  !/^(::ffff:)?127\.|^::1$/.test(socket.localAddress ?? '') ||
  /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);

/** `*`, or a list in which weak tags count as their strong ones. */
const isKnownTag = (asked, tag) =>
  asked?.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim())) ?? false;

/** Whether gzip is asked for, and not with a weight of nothing. */
const takesGzip = (asked) =>
  asked.split(',').some((one) => {
    const [name, ...params] = one.split(';').map((part) => part.trim().toLowerCase());
    const weight = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
    return name === 'gzip' && Number(weight) > 0;
  });

/** One range of bytes, both ends included; 'none' where it lies outside, undefined where the whole is wanted. */
const rangeOf = ({ range, 'if-range': unless }, { body, tag }) => {
  const found = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (!found || (found[1] === '' && found[2] === '') || (unless !== undefined && unless !== tag)) return undefined;
  const last = body.length - 1;
  const from = found[1] === '' ? Math.max(0, body.length - Number(found[2])) : Number(found[1]);
  const to = found[1] === '' || found[2] === '' ? last : Math.min(last, Number(found[2]));
  return from > last || to < from ? 'none' : [from, to];
};

const answer = (response, code, headers = {}) => {
  const text = code === 304 ? undefined : `${code}\n`;
  const plain = text ? { 'content-type': 'text/plain; charset=utf-8' } : {};
  response.writeHead(code, { ...common, ...headers, ...plain });
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
