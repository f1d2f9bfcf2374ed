// Browser specs run in Chromium against the built app, served as `npm start` serves it.

import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/browser.mjs';

const port = Number(process.env.INTERLOCK_TEST_PORT ?? 4188);
const address = `http://localhost:${port}/`;

export default defineConfig({
  testDir: 'apps/web/test',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0, // a test that needs a second try is a fault, in it or in the app
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: { executablePath: await chromium() },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node scripts/start.mjs --no-build --exact-port --port ${port}`,
    url: address,
    reuseExistingServer: process.env.INTERLOCK_TEST_PORT === undefined,
    timeout: 30_000,
  },
});
