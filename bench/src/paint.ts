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
  /** Figures of the board that answer only some keys, those that lead to another turn: their wait is told beside the key's. */
  readonly follows?: string;
}

const WALKS = ['ArrowRight', 'ArrowDown', 'z', 'ArrowLeft', ']', '[', 'z', 'z', 'Enter', 'z'] as const;

/** The reactor's floor and its figures. */
const FLOOR = '.rx-glow, .rx-hazards, .rx-numbers';

export const places: readonly Place[] = [
  { name: 'reactor, Low Voltage', at: '/play/reactor?level=low-voltage', keys: WALKS, follows: FLOOR },
  { name: 'reactor, the largest level', at: '/play/reactor?level=restart', keys: WALKS, follows: FLOOR },
  { name: 'port', at: '/play/port?level=standard-1', keys: ['1', '2', '3', 'Escape'] },
  { name: 'station, the largest deck', at: '/play/station?level=the-long-dark', keys: WALKS },
  {
    name: 'droids, the largest field',
    at: '/play/droids?level=static',
    keys: ['1', '2', 'Backspace', '1', 'c', 'o', 'g', '3', 'z', 'g'],
  },
  {
    name: 'orbit, six ships',
    at: '/play/orbit?level=convoy',
    keys: ['1', '+', '2', '+', '-', 'c', 'z', 'f', 'f', 'z'],
  },
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

/** What a page kept, in ms. */
interface Kept {
  readonly paints: number[];
  readonly follows: number[];
}

/** Runs in the page: keeps the duration of every key that the browser reports, and how long after a key the parts that
 *  follow it stood on the screen. */
const watch = ({ least, follows }: { readonly least: number; readonly follows: string | null }): void => {
  const kept: Kept = { paints: [], follows: [] };
  Object.assign(window, { kept });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') kept.paints.push(duration);
  }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  if (follows === null) return;
  let pressed: number | null = null;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => kept.follows.push(performance.now() - data);
  const observer = new MutationObserver(() => {
    if (pressed === null) return;
    const since = pressed;
    pressed = null;
    // A message sent from within a frame is delivered once that frame is painted.
    requestAnimationFrame(() => port2.postMessage(since));
  });
  for (const part of document.querySelectorAll(follows))
    observer.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
};

const press = async (page: Page, keys: readonly string[], count: number): Promise<void> => {
  for (let i = 0; i < count; i++) {
    await page.keyboard.press(keys[i % keys.length]!);
    // Not in step with the frames of the screen.
    await page.waitForTimeout(140 + ((i * 7) % 17));
  }
};

/** Milliseconds from key to paint on a fresh page. */
const paintsOf = async (browser: Browser, address: string, { at, keys, follows }: Place): Promise<Kept> => {
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
  await page.evaluate(watch, { least: LEAST, follows: follows ?? null });
  await press(page, keys, KEYS);
  await page.waitForTimeout(500);
  const kept = await page.evaluate(() => (window as unknown as { kept: Kept }).kept);
  await context.close();
  const unreported = Array<number>(Math.max(0, KEYS - kept.paints.length)).fill(LEAST);
  return { paints: [...kept.paints, ...unreported], follows: kept.follows };
};

export interface Painted {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
  /** Of the parts that follow; null where none does. */
  readonly follows95: number | null;
}

/** All keys of all rounds count, whatever the machine did meanwhile: no round is picked. */
export const paintTimes = async (): Promise<readonly Painted[] | { readonly why: string }> => {
  const found = findChromium();
  if ('why' in found) return found;
  const { address, server } = await serve();
  const browser = await chromium.launch({ executablePath: found.path });
  const pooled = new Map<string, Kept>(places.map(({ name }) => [name, { paints: [], follows: [] }]));
  try {
    // Screen after screen and round after round, so that a busy minute does not fall on one screen alone.
    for (let round = 0; round < ROUNDS; round++)
      for (const place of places) {
        const { paints, follows } = await paintsOf(browser, address, place);
        const { name } = place;
        process.stderr.write(`  ${name}: p50 ${quantile(paints, 0.5)}, p95 ${quantile(paints, 0.95)} ms\n`);
        pooled.get(name)!.paints.push(...paints);
        pooled.get(name)!.follows.push(...follows);
      }
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  return [...pooled].map(([name, { paints, follows }]) => ({
    name,
    p50: quantile(paints, 0.5),
    p95: quantile(paints, 0.95),
    follows95: follows.length > 0 ? quantile(follows, 0.95) : null,
  }));
};
