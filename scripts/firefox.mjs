// Opens an address in a headless Firefox and waits until the page posts its result. Playwright cannot drive an
// installed Firefox, and needs not: the page is told in ?report=… where to carry one JSON value, as ?answer=… or posted.
//   node scripts/firefox.mjs URL   prints what the page posted

import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from './browser.mjs';
import { fail, isMain } from './lib/root.mjs';
import { listen } from './lib/static-server.mjs';

const bodyLimit = 16 * 1024 * 1024;

// A profile without first-run pages, updates, reports or any other traffic of its own.
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'startup.homepage_welcome_url': '',
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.enabled': false,
};

/** The JSON value that the page at `url` posts to the address in its own ?report parameter. */
export const askFirefox = async (url, { timeout = 120_000, program = null } = {}) => {
  const path = program ?? (await firefox());
  const profile = await mkdtemp(join(tmpdir(), 'interlock-firefox-'));
  const desk = await openDesk();
  let child;
  try {
    const lines = Object.entries(preferences).map(
      ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines.join(''));
    const address = new URL(url);
    address.searchParams.set('report', desk.address);
    child = spawn(path, ['--headless', '--no-remote', '--profile', profile, address.href], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile, MOZ_HEADLESS: '1' },
      detached: process.platform !== 'win32', // Firefox is several processes; as a group they end together
    });
    return await Promise.race([desk.result, endOf(child), after(timeout, url)]);
  } finally {
    await stop(child);
    await desk.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
};

/** A server for one post; everything else is answered politely and ignored. */
const openDesk = async () => {
  let settle;
  const result = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  result.catch(() => {}); // whoever lost the race needs no listener
  const read = (text) => {
    try {
      settle.resolve(JSON.parse(text));
    } catch {
      settle.reject(new Error(`The page posted something that is not JSON: ${text.slice(0, 80)}`));
    }
  };
  const handler = (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    const answer = new URL(request.url, 'http://desk').searchParams.get('answer');
    if (answer !== null) {
      response.writeHead(204).end();
      return read(answer);
    }
    if (request.method !== 'POST') return response.writeHead(204).end();
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      text += chunk;
      if (text.length > bodyLimit) request.destroy();
    });
    request.on('end', () => {
      response.writeHead(204).end();
      read(text);
    });
  };
  const server = await listen(handler, { port: 0, host: '127.0.0.1' });
  return { result, address: `http://127.0.0.1:${server.port}/`, close: server.close };
};

const endOf = (child) =>
  new Promise((_, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
    });
    child.once('error', (error) => reject(new Error(`Firefox could not be started: ${error.message}`)));
    child.once('exit', (code) => {
      // Its last words may still be on their way; a process it left behind may keep the pipe open for ever.
      const tell = () => reject(new Error(`Firefox ended (${code}) before the page answered. ${said}`));
      child.once('close', tell);
      setTimeout(tell, 1000).unref();
    });
  });

const after = (timeout, url) =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${url} posted nothing within ${timeout / 1000} s.`)), timeout).unref();
  });

const stop = async (child) => {
  if (child?.pid === undefined || child.exitCode !== null) return;
  const gone = new Promise((done) => {
    child.once('exit', done);
  });
  end(child, 'SIGTERM');
  const impatience = setTimeout(() => end(child, 'SIGKILL'), 5000);
  await gone;
  clearTimeout(impatience);
};

const end = (child, signal) => {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // already gone
  }
};

if (isMain(import.meta.url)) {
  const url = process.argv[2];
  if (url === undefined || !URL.canParse(url)) fail('Give the address to open.');
  askFirefox(url).then((result) => process.stdout.write(`${JSON.stringify(result)}\n`), fail);
}
