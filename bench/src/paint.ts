// Input to paint: the built app in a Chromium, keys pressed at the pace of a hand, and what the browser itself says of
// each: from the key's own timestamp to the moment the next frame stands on the screen.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { quantile } from './measure.ts';

interface Place {
  readonly name: string;
  readonly at: string;
  /** Pressed round and round: planning, taking back, looking ahead, committing. */
  readonly keys: readonly string[];
}

const WALKS = ['ArrowRight', 'ArrowDown', 'z', 'ArrowLeft', ']', '[', 'z', 'z', 'Enter', 'z'] as const;

export const places: readonly Place[] = [
  { name: 'reactor, Low Voltage', at: '/play/reactor?level=low-voltage', keys: WALKS },
  { name: 'reactor, the largest level', at: '/play/reactor?level=restart', keys: WALKS },
  { name: 'port', at: '/play/port?level=standard-1', keys: ['1', '2', '3', 'Escape'] },
  { name: 'lamp', at: '/play/lamp?level=pit', keys: WALKS },
];

const WARM = 10;
const KEYS = 60;
const ROUNDS = 3;
/** The browser reports no event shorter than this, in steps of 8 ms; what it leaves out is counted as this long. */
const LEAST = 16;

const script = (name: string): string => fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url));

/** The path of a Chromium, or the reason why there is none. */
const findChromium = (): { readonly path: string } | { readonly why: string } => {
  const found = spawnSync(process.execPath, [script('browser.mjs'), 'chromium'], { encoding: 'utf8' });
  return found.status === 0 ? { path: found.stdout.trim() } : { why: found.stderr.trim().split('\n').at(-1)! };
};

/** Serves the build as `npm start` does. */
const serve = async (): Promise<{ readonly address: string; readonly server: ChildProcess }> => {
  const server = spawn(process.execPath, [script('start.mjs'), '--no-build', '--port', '4290'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout) {
    const address = /http:\S+?:\d+/.exec(String(chunk));
    if (address) return { address: address[0], server };
  }
  throw new Error('The web app could not be served.');
};

/** Runs in the page: keeps the duration of every key that the browser reports. */
const watch = (least: number): void => {
  const kept: number[] = [];
  Object.assign(window, { paints: kept });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') kept.push(duration);
  }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
};

const press = async (page: Page, keys: readonly string[], count: number): Promise<void> => {
  for (let i = 0; i < count; i++) {
    await page.keyboard.press(keys[i % keys.length]!);
    // Not in step with the frames of the screen.
    await page.waitForTimeout(140 + ((i * 7) % 17));
  }
};

/** Milliseconds from key to paint on a fresh page. */
const paintsOf = async (browser: Browser, address: string, { at, keys }: Place): Promise<readonly number[]> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address + at);
  await page.locator('main').waitFor();
  // The first verdict is searched for by a worker, and would be measured along with the keys.
  await page.waitForTimeout(1000);
  const thinks = page.locator('.verdict--thinking');
  await thinks.waitFor({ state: 'detached', timeout: 15_000 }).catch(() => undefined);
  await press(page, keys, WARM);
  await page.waitForTimeout(500);
  await page.evaluate(watch, LEAST);
  await press(page, keys, KEYS);
  await page.waitForTimeout(500);
  const paints = await page.evaluate(() => (window as unknown as { paints: number[] }).paints);
  await context.close();
  return [...paints, ...Array<number>(Math.max(0, KEYS - paints.length)).fill(LEAST)];
};

export interface Painted {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
}

/** All keys of all rounds count, whatever the machine did meanwhile: no round is picked. */
export const paintTimes = async (): Promise<readonly Painted[] | { readonly why: string }> => {
  const found = findChromium();
  if ('why' in found) return found;
  const { address, server } = await serve();
  const browser = await chromium.launch({ executablePath: found.path });
  const pooled = new Map<string, number[]>(places.map(({ name }) => [name, []]));
  try {
    // Screen after screen and round after round, so that a busy minute does not fall on one screen alone.
    for (let round = 0; round < ROUNDS; round++)
      for (const place of places) {
        const paints = await paintsOf(browser, address, place);
        const { name } = place;
        process.stderr.write(`  ${name}: p50 ${quantile(paints, 0.5)}, p95 ${quantile(paints, 0.95)} ms\n`);
        pooled.get(name)!.push(...paints);
      }
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  return [...pooled].map(([name, paints]) => ({ name, p50: quantile(paints, 0.5), p95: quantile(paints, 0.95) }));
};
