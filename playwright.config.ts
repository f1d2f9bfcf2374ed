// Browser specs run in Chromium against the built app, served as `npm start` serves it.
//   INTERLOCK_TRACE=1   keeps a trace of every test that fails; recording it takes a third of the whole stage

import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/browser.mjs';

const port = Number(process.env.INTERLOCK_TEST_PORT ?? 4188);
const address = `http://localhost:${port}/`;

// A full Chromium loads the popups of its address bar for every window, though nobody sees one here: a page and a process
// of their own, as dear as the app's. The switch replaces the one Playwright passes, so the first two lines repeat that.
const switchedOff = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'PaintHolding'],
  ...['HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...[
    'LensOverlay',
    'MediaRouter',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

export default defineConfig({
  testDir: 'apps/web/test',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0, // a test that needs a second try is a fault, in it or in the app
  // Long ones: on a busy machine a page may take many seconds to open. No test measures time; the bench does.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: { executablePath: await chromium(), args: [`--disable-features=${switchedOff.join()}`] },
    locale: 'en-GB',
    reducedMotion: 'reduce', // whole runs, and what is about motion, switch it on again
    serviceWorkers: 'block', // each test would fill a cache of its own; offline.spec.ts is about the worker and allows it
    screenshot: 'only-on-failure',
    trace: process.env.INTERLOCK_TRACE === undefined ? 'off' : 'retain-on-failure',
  },
  webServer: {
    command: `node scripts/start.mjs --no-build --exact-port --port ${port}`,
    url: address,
    reuseExistingServer: process.env.INTERLOCK_TEST_PORT === undefined,
    timeout: 30_000,
  },
});
