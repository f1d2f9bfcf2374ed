// Takes the pictures of README, guides and gallery anew, from the built app: same windows, same keys, same runs.
//   node scripts/pictures.mjs [name …]

import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { chromium } from './browser.mjs';
import { fail, isMain, root } from './lib/root.mjs';
import { listen, serveFolder } from './lib/static-server.mjs';
import { buildWebWhenStale, distOf } from './lib/web-build.mjs';

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const LYING = { width: 844, height: 390 };
const LAPTOP = { width: 1280, height: 680 };
const PHONE = { width: 390, height: 844 };

const lowVoltage = {
  at: '/play/reactor?level=low-voltage',
  keys: ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', ' ', 'ArrowRight', 'ArrowDown'],
};
const ticket = { at: '/play/port?level=standard-1', keys: ['2'] };

/** Cold Start: a walk to the terminal, lab and store switched on. */
const coldStart = { at: '/play/station?level=cold-start', keys: ['ArrowDown', '1', '1'] };

/** First Blood, turn 3: two lasers, one of them behind shields. */
const firstBlood = {
  at: '/play/orbit?level=first-blood',
  keys: [
    ...['1', '+', '+', '2', '+', 'r', 'p', 'p', 'Enter'],
    ...['1', '-', '2', '-', 't', 'Enter'],
    ...['1', '-', '3', '+', '4', '+', '+', '7', '+', '+'],
  ],
};

/** Static with three cards laid out. */
const staticField = { at: '/play/droids?level=static', keys: ['1', '1', '2'] };
/** Five empty programs end a day: each is asked for twice. */
const nightfall = Array.from({ length: 10 }, () => 'Enter');

/** Low Voltage let run until it is lost; the last turn is asked for twice. */
const lostRun = { at: '/play/reactor?level=low-voltage', keys: Array.from({ length: 17 }, () => 'Enter') };

/** What docs/gallery.md shows. */
const gallery = {
  'gallery-way': { at: '/play/reactor?level=low-voltage', hover: '.boardcell[data-at="4,3"]' },
  'gallery-refused': { at: '/play/reactor?level=low-voltage', keys: ['ArrowRight', 'ArrowRight', 'ArrowUp'] },
  'gallery-plans': {
    at: '/play/reactor?level=low-voltage',
    keys: ['ArrowRight', 'ArrowRight', 'p', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'c'],
  },
  'gallery-hint': { at: '/play/reactor?level=low-voltage', keys: ['h'] },
  'gallery-log': { at: '/play/reactor?level=low-voltage', keys: ['ArrowDown', ' ', 'Enter', 'Enter'], only: '.log' },
  'gallery-first': { at: '/play/reactor?level=first-light', size: PHONE },
  'gallery-large': { at: '/play/reactor?level=restart' },
  'gallery-tablet': { ...lowVoltage, size: TABLET },
  'gallery-lying': { ...lowVoltage, size: LYING },
  'gallery-laptop': { at: '/play/reactor?level=spin-up', size: LAPTOP },
  'gallery-hub-tablet': { at: '/', size: TABLET, theme: 'light' },
  'gallery-loss': { ...lostRun, until: '.aftermath' },
  'gallery-loss-phone': { ...lostRun, until: '.aftermath', size: PHONE },
  'gallery-replay': { ...lostRun, press: ['Watch', 'Side by side'] },
  'gallery-table': { ...lostRun, last: '/replays' },
  'gallery-callout': { at: '/play/reactor?level=mop', size: PHONE },
  'gallery-large-phone': { at: '/play/reactor?level=restart', size: PHONE },
  'gallery-plant': { at: '/play/reactor' },
  'gallery-answers': {
    at: '/play/port?level=standard-1',
    keys: ['1', 'Enter', '2', 'Enter', '1', 'Enter'],
    watch: true,
  },
  'gallery-workshop': { at: '/workshop', choose: ['Start from', 'reactor:level:drip'] },
};

/** `only` cuts out one element, `hover` points at one, `press` are controls by their names; `watch` goes to the replay room
 *  by the list of runs, `until` waits for what comes late, `last` is where one goes at last. */
const pictures = {
  ...gallery,
  'hub-desktop-dark': { at: '/' },
  'hub-desktop-light': { at: '/', theme: 'light' },
  'hub-phone-dark': { at: '/', size: PHONE },
  'reactor-desktop-dark': lowVoltage,
  'reactor-desktop-light': { ...lowVoltage, theme: 'light' },
  'reactor-phone-dark': { ...lowVoltage, size: PHONE },
  'reactor-flow': {
    at: '/play/reactor?level=fork-in-the-line',
    keys: ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', ' ', 'ArrowUp', 'Enter'],
    press: ['Coolant', 'Electricity'],
    only: '.board',
  },
  'reactor-floor': { at: '/play/reactor?level=crossed-wires', keys: ['Enter', 'Enter'], only: '.rx-map' },
  'reactor-why': {
    at: '/play/reactor?level=fork-in-the-line',
    keys: ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', ' ', 'ArrowUp', 'Enter', 'i', 'ArrowLeft'],
    only: '.read',
  },
  'station-desktop-dark': coldStart,
  'station-desktop-light': { ...coldStart, theme: 'light' },
  'station-phone-dark': { ...coldStart, size: PHONE },
  'station-inspector': { at: '/workshop/station?deck=round-in-circles' },
  'station-links': { at: '/workshop/station?deck=round-in-circles', only: '.st-links' },
  'droids-desktop-dark': staticField,
  'droids-desktop-light': { ...staticField, theme: 'light' },
  'droids-phone-dark': { ...staticField, size: PHONE },
  'droids-anomaly': { at: '/play/droids?preset=easy&seed=MULE', keys: [...nightfall, 'Enter', 'f'] },
  'droids-bay': {
    at: '/play/droids?preset=easy&seed=MULE',
    keys: [...nightfall, 'Enter', 'Enter', '1', 'Enter', '1', '5'],
  },
  'port-desktop-dark': ticket,
  'port-desktop-light': { ...ticket, theme: 'light' },
  'port-phone-dark': { ...ticket, size: PHONE },
  'orbit-desktop-dark': firstBlood,
  'orbit-desktop-light': { ...firstBlood, theme: 'light' },
  'orbit-phone-dark': { ...firstBlood, size: PHONE },
  'orbit-map': { at: '/play/orbit' },
  'orbit-refused': { at: '/play/orbit?level=joust', keys: ['t', 't', 'r', 'g'] },
  'orbit-curtain': { at: '/play/orbit?level=mirror' },
  'port-cards': { at: '/workshop/port', press: ['All drawings on one sheet'], only: '.pt-sheet ol' },
  'port-plans': { at: '/play/port?level=standard-1', keys: ['1', 'b', '3', 'x'], only: '.board' },
};

const take = async (browser, address, name) => {
  const { at, keys = [], press = [], hover, choose, watch, only, until, last } = pictures[name];
  const { size = DESKTOP, theme = 'dark' } = pictures[name];
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    hasTouch: size !== DESKTOP,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address + at);
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(200);
  }
  if (hover) await page.locator(hover).hover();
  if (choose) await page.getByLabel(choose[0]).first().selectOption(choose[1]);
  if (watch) {
    await page.waitForTimeout(800);
    await page.goto(`${address}/replays`);
    await page
      .getByRole('button', { name: /^Watch/ })
      .first()
      .click();
  }
  for (const control of press) await page.getByRole('button', { name: control }).first().click();
  if (until) await page.locator(until).waitFor({ timeout: 60_000 });
  if (last) {
    await page.waitForTimeout(800);
    await page.goto(address + last);
  }
  // The lamp has its answer before it is pictured; it begins to think when the hand rests.
  await page.waitForTimeout(800);
  await page.locator('.verdict--thinking').waitFor({ state: 'detached', timeout: 30_000 });
  await page.waitForTimeout(600);
  const path = join(root, 'docs/pictures', `${name}.png`);
  await (only ? page.locator(only).first() : page).screenshot({ path });
  await context.close();
  process.stdout.write(`docs/pictures/${name}.png\n`);
};

const main = async (names) => {
  const unknown = names.find((name) => !(name in pictures));
  if (unknown) throw new Error(`There is no picture "${unknown}". There are: ${Object.keys(pictures).join(', ')}.`);
  buildWebWhenStale();
  const server = await listen(await serveFolder(distOf()), { port: 4310 });
  const browser = await playwright.launch({ executablePath: await chromium() });
  try {
    for (const name of names.length > 0 ? names : Object.keys(pictures))
      await take(browser, `http://localhost:${server.port}`, name);
  } finally {
    await browser.close();
    await server.close();
  }
};

if (isMain(import.meta.url)) await main(process.argv.slice(2)).catch(fail);
