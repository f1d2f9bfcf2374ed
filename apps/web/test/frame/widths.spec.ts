// From a small phone to a wide screen, and with text at 200 %: no page scrolls sideways, nothing that can be pressed or read
// as a heading is cut off, no text is too small, and in a game the commit key is always on the screen.

import { loadAll } from '@interlock/catalog';
import { expect, type Page, test } from '@playwright/test';
import { open, played } from '../room.ts';
import { tooSmall } from '../textSize.ts';

const WIDTHS = [320, 390, 600, 720, 721, 768, 834, 896, 960, 1023, 1024, 1180, 1181, 1440, 1920, 2560];
/** Where the size of every text is measured too. */
const MEASURED = [390, 768, 1440];
const LARGE = [320, 390, 640, 768, 1024, 1440, 2560];
const PAGES = ['/?dev', '/replays', '/workshop?dev', '/workshop/port', '/workshop/station', '/settings', '/rules?dev'];
const { code } = await played('lamp', { level: 'pit' }, [['east', 'east']] as never);
const ROOMS = [`/replay#${code}`];

const games = await loadAll();
const runs = games.flatMap(({ id, levels }) => (levels[0] ? [`/play/${id}?level=${levels[0].id}`] : []));
const maps = games.flatMap(({ id }) => [`/play/${id}`, `/rules/${id}`]);

const heightAt = (width: number): number => (width < 721 ? 844 : width < 1024 ? 1024 : 900);

/** What reaches out of the window and can be brought in by no scroller. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isFrame = document.querySelector('.frame') !== null;
    const found: string[] = [];
    /** What a parent does with what stands out of it; many have the same parents. */
    interface Room {
      readonly scrollsX: boolean;
      readonly scrollsY: boolean;
      readonly clips: DOMRect | null;
    }
    const rooms = new Map<Element, Room>();
    const roomOf = (parent: Element): Room => {
      const known = rooms.get(parent);
      if (known) return known;
      const { overflowX, overflowY } = getComputedStyle(parent);
      const room = {
        scrollsX: /auto|scroll/.test(overflowX) && parent.scrollWidth > parent.clientWidth + 1,
        scrollsY: /auto|scroll/.test(overflowY) && parent.scrollHeight > parent.clientHeight + 1,
        clips: /hidden|clip/.test(overflowX) ? parent.getBoundingClientRect() : null,
      };
      rooms.set(parent, room);
      return room;
    };
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const element of document.querySelectorAll('button, a, h1, h2, .commit, .chip, input, select, summary')) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width < 2 || box.height < 2 || style.visibility === 'hidden' || element.closest('.sr, .skips, .skip'))
        continue;
      let isScrolled = false;
      let isClipped = false;
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        const { scrollsX, scrollsY, clips } = roomOf(parent);
        if (scrollsX || scrollsY) isScrolled = true;
        if (!isScrolled && clips && (box.right > clips.right + 1 || box.left < clips.left - 1)) isClipped = true;
      }
      const name = `${element.className || element.tagName} “${(element.textContent ?? '').trim().slice(0, 24)}”`;
      if (isClipped || (!isScrolled && (box.right > innerWidth + 1 || box.left < -1)))
        found.push(`${name} is cut sideways`);
      if (
        isFrame &&
        element.matches('.commit') &&
        box.width > 0 &&
        document.documentElement.scrollHeight <= innerHeight
      )
        if (box.bottom > innerHeight + 1) found.push(`${name} is below the fold`);
    }
    return [...new Set(found)];
  });

/** As the setting does it; opening the page anew for every size would take most of the time. */
const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${(16 * size) / 100}px`;
  }, percent);

const walk = async (page: Page, address: string, widths: readonly number[], text: number): Promise<void> => {
  await setText(page, text);
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightAt(width) });
    await expect.poll(() => cutOff(page), `${address} at ${width} px, text ${text} %`).toEqual([]);
    if (text === 100 && MEASURED.includes(width))
      await expect.poll(() => tooSmall(page), `${address} at ${width} px: texts too small`).toEqual([]);
  }
};

/** Phones on their side: the board and the commit key share the screen. */
const LYING = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
] as const;

const lie = async (page: Page, address: string): Promise<void> => {
  for (const size of LYING) {
    await page.setViewportSize(size);
    await expect.poll(() => cutOff(page), `${address} at ${size.width} × ${size.height}`).toEqual([]);
    for (const part of ['.stage', '.commit:visible']) {
      const box = await page.locator(part).first().boundingBox();
      expect(box!.y, `${part} of ${address}`).toBeGreaterThanOrEqual(0);
      expect(box!.y + Math.min(box!.height, 120), `${part} of ${address}`).toBeLessThanOrEqual(size.height);
    }
    const stage = await page.locator('.stage').first().boundingBox();
    expect(stage!.height, `board of ${address} at ${size.width} × ${size.height}`).toBeGreaterThan(size.height * 0.3);
  }
};

for (const address of [...PAGES, ...maps, ...runs])
  test(`nothing is cut off or too small at any width, nor cut with text at 200 %: ${address}`, async ({ page }) => {
    await open(page, address);
    await walk(page, address, WIDTHS, 100);
    if (runs.includes(address)) await lie(page, address);
    await walk(page, address, LARGE, 200);
  });

test('nothing is cut off or too small at any width, nor cut with text at 200 %, in the replay room', async ({
  page,
}) => {
  for (const address of ROOMS) {
    await open(page, address);
    await walk(page, address, WIDTHS, 100);
    await walk(page, address, LARGE, 200);
  }
});
