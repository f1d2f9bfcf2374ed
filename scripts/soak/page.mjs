// A hand on the keys of the built app: every game in turn, keys by chance, a reload now and then; whatever the page throws
// is a fault, and so is a run that is not there any more after the reload.

import { chromium as playwright } from '@playwright/test';
import { chromium } from '../browser.mjs';
import { keptIn } from '../lib/kept.mjs';
import { listen, serveFolder } from '../lib/static-server.mjs';
import { distOf } from '../lib/web-build.mjs';

const KEYS = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Enter', 'Enter', 'Escape'],
  ...'123456+-zywrpte',
];

export class Hand {
  presses = 0;
  visits = 0;
  faults = [];

  static async open() {
    const hand = new Hand();
    hand.server = await listen(await serveFolder(distOf()), { port: 4790 });
    hand.browser = await playwright.launch({ executablePath: await chromium() });
    hand.page = await hand.browser.newPage();
    hand.page.setDefaultTimeout(300_000); // on a busy machine a page may take long to open
    hand.page.on('pageerror', (error) => hand.faults.push(error.message));
    return hand;
  }

  /** Opens a level and presses keys for a while; what was written must be there after a reload. */
  async visit(game, level, draw, presses = 60) {
    const { page } = this;
    await page.goto(`http://localhost:${this.server.port}/play/${game}?level=${encodeURIComponent(level)}`);
    await page.locator('.commit, .dock, main').first().waitFor();
    for (let i = 0; i < presses; i++) {
      await page.keyboard.press(KEYS[draw(KEYS.length)]);
      this.presses++;
    }
    const before = await keptIn(page);
    await page.reload();
    await page.locator('.commit, .dock, main').first().waitFor();
    const after = await keptIn(page);
    if (before !== undefined && !(after?.savedAt >= before.savedAt))
      this.faults.push(`${game} ${level}: turn ${before.turn} was written and is gone after a reload`);
    this.visits++;
  }

  /** Bytes of the page's heap on the hub, swept. */
  async memory() {
    const session = await this.page.context().newCDPSession(this.page);
    await this.page.goto(`http://localhost:${this.server.port}/`);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    await session.detach();
    return usedSize;
  }

  async close() {
    await this.browser.close();
    await this.server.close();
  }
}
