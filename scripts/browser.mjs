// Finds a Chromium and, where asked, a Firefox: an installed one, else Debian's package when root on Debian, else (for
// Chromium) Playwright's own download. When none can be had it says so; tests are never skipped for want of a browser.
//   node scripts/browser.mjs [chromium|firefox]   prints the path

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fail, isMain, root } from './lib/root.mjs';

const browsers = {
  chromium: {
    // The one without windows first: it draws the same and opens a page for two thirds of the work.
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    override: 'INTERLOCK_CHROMIUM',
    debianPackages: ['chromium-headless-shell', 'chromium'],
  },
  firefox: {
    names: ['firefox', 'firefox-esr'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    override: 'INTERLOCK_FIREFOX',
    debianPackages: ['firefox-esr'],
  },
};

/** The path of an installed Chromium; installs one where that is possible; throws where it is not. */
export const chromium = async () => {
  const tried = [];
  return (
    installed(browsers.chromium, tried) ??
    (await fromPlaywright('chromium', tried)) ??
    fromDebian(browsers.chromium, tried) ??
    (await downloadedByPlaywright('chromium', tried)) ??
    giveUp('Chromium', browsers.chromium, tried)
  );
};

/** The same for Firefox, which Playwright drives only in its own build; see scripts/firefox.mjs for how it is used. */
export const firefox = async () => {
  const tried = [];
  return (
    installed(browsers.firefox, tried) ??
    (await fromPlaywright('firefox', tried)) ??
    fromDebian(browsers.firefox, tried) ??
    (await downloadedByPlaywright('firefox', tried)) ??
    giveUp('Firefox', browsers.firefox, tried)
  );
};

const giveUp = (name, { override }, tried) => {
  throw new Error(`No ${name} can be had. ${tried.join(' ')} Install one, or name its path in ${override}.`);
};

/** An installed browser that starts: a name on the PATH can be a stub that only points to a shop. */
const installed = ({ names, places, override }, tried) => {
  const given = process.env[override];
  if (given) {
    if (starts(given)) return given;
    throw new Error(`${override} names ${given}, which does not start.`);
  }
  for (const path of [...names.flatMap((name) => onPath(name)), ...places])
    if (isProgram(path) && starts(path)) return path;
  tried.push(`None of ${names.join(', ')} is on the PATH and starts.`);
  return undefined;
};

export const onPath = (name, path = process.env.PATH ?? '') =>
  path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name));

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const starts = (path) => {
  const run = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return run.status === 0 && /\d+\.\d+/.test(run.stdout);
};

const fromPlaywright = async (name, tried) => {
  const path = (await import('@playwright/test'))[name].executablePath();
  if (existsSync(path) && starts(path)) return path;
  tried.push("Playwright's cache holds none that starts.");
  return undefined;
};

const isDebian = () => {
  try {
    return /^ID=["']?debian["']?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

const fromDebian = (browser, tried) => {
  if (!isDebian() || process.getuid?.() !== 0) {
    tried.push('This is not root on Debian, so no package was installed.');
    return undefined;
  }
  const apt = (...rest) =>
    spawnSync('apt-get', rest, {
      stdio: ['ignore', 2, 2],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const isListed = apt('update');
  for (const name of isListed ? browser.debianPackages : []) {
    process.stderr.write(`Installing Debian's package ${name} …\n`);
    if (apt('install', '-y', '--no-install-recommends', name)) return installed(browser, tried);
  }
  tried.push(`apt-get could not install ${browser.debianPackages.join(' or ')}.`);
  return undefined;
};

const downloadedByPlaywright = async (name, tried) => {
  process.stderr.write(`Downloading Playwright's ${name} …\n`);
  const cli = join(dirname(createRequire(join(root, 'package.json')).resolve('@playwright/test')), 'cli.js');
  const run = spawnSync(process.execPath, [cli, 'install', name], { stdio: ['ignore', 2, 2], timeout: 600_000 });
  if (run.status !== 0) {
    tried.push('Playwright could not download its own.');
    return undefined;
  }
  return fromPlaywright(name, tried);
};

if (isMain(import.meta.url)) {
  const wanted = process.argv[2] ?? 'chromium';
  if (wanted !== 'chromium' && wanted !== 'firefox') fail(`There is no browser called ${wanted} here.`);
  try {
    process.stdout.write(`${await (wanted === 'firefox' ? firefox() : chromium())}\n`);
  } catch (error) {
    fail(error);
  }
}
