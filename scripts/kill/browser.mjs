// Kills the browser in the middle of a run, again and again, and opens it on the same profile: the run must be there, whole,
// and not before the last turn that the page had written when it was killed.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '../browser.mjs';
import { keptIn } from '../lib/kept.mjs';
import { listen, serveFolder } from '../lib/static-server.mjs';
import { distOf } from '../lib/web-build.mjs';

/** A browser of its own on a profile, by the address it tells for steering it. */
const started = async (profile) => {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
  const child = spawn(await chromium(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true, // a group of its own, so that all of it can be killed at once
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: child.stderr })) {
    const told = /listening on (ws:\S+)/.exec(line)?.[1];
    if (told !== undefined) return { child, browser: await playwright.connectOverCDP(told) };
  }
  throw new Error('The browser did not start.');
};

const opened = async (profile, address) => {
  const { child, browser } = await started(profile);
  const [context] = browser.contexts();
  const page = await context.newPage();
  page.setDefaultTimeout(300_000); // on a busy machine a page may take long to open
  await page.goto(address);
  await page.locator('.dock').waitFor();
  return { page, kill: () => endOf(child) };
};

const endOf = (child) =>
  new Promise((done) => {
    child.once('exit', done);
    process.kill(-child.pid, 'SIGKILL');
  });

/** @returns {Promise<{ kills: number, lost: string[] }>} */
export const killBrowser = async (times, draw) => {
  const server = await listen(await serveFolder(distOf()), { port: 4795 });
  const profile = mkdtempSync(join(tmpdir(), 'interlock-profile-'));
  const address = `http://localhost:${server.port}/play/lamp?level=cellar`;
  const lost = [];
  let written = 0; // when the last record was made that was there before the kill
  let end = async () => undefined;
  try {
    for (let i = 0; i < times; i++) {
      const { page, kill } = await opened(profile, address);
      end = kill;
      const { turn: before, savedAt } = (await keptIn(page).catch(() => undefined)) ?? { turn: 0, savedAt: 0 };
      if (savedAt < written) lost.push(`kill ${i}: a record of ${written} is gone, the newest is of ${savedAt}`);
      const shown = await page.locator('.dock').textContent();
      if (!shown.includes(`turn ${before + 1}`) && before > 0)
        lost.push(`kill ${i}: turn ${before} was written, the page shows: ${shown.slice(0, 80)}`);
      if ((await page.locator('.says--warning').count()) > 0)
        lost.push(`kill ${i}: ${await page.locator('.says--warning').first().textContent()}`);
      for (const key of ['z', 'Enter', 'ArrowRight', 'Enter', 'z', 'ArrowDown'].slice(0, 2 + draw(5)))
        await page.keyboard.press(key);
      await page.waitForTimeout(draw(120));
      written = (await keptIn(page))?.savedAt ?? 0;
      await page.keyboard.press('Enter'); // something is on its way when the end comes
      await kill();
      end = async () => undefined;
    }
    return { kills: times, lost };
  } finally {
    await end();
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  }
};
