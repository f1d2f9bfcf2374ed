// Walks a page through windows of many widths: no page scrolls sideways, nothing that can be pressed or read as a heading is
// cut off, no text is too small, and in a game the commit key is always on the screen with its act in full.

import { expect, type Page } from '@playwright/test';
import { tooSmall } from './textSize.ts';

/** Where the size of every text is measured too. */
const MEASURED = [390, 768, 1440];

const heightAt = (width: number): number => (width < 721 ? 844 : width < 1024 ? 1024 : 900);

/** What reaches out of the window and can be brought in by no scroller. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
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
      const act = element.matches('.commit') ? element.querySelector('strong') : null;
      if (act && act.scrollWidth > act.clientWidth + 1) found.push(`${name} does not say all of its act`);
    }
    return [...new Set(found)];
  });

/** As the setting does it; opening the page anew for every size would take most of the time. */
const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${(16 * size) / 100}px`;
  }, percent);

export const walk = async (page: Page, address: string, widths: readonly number[], text: number): Promise<void> => {
  await setText(page, text);
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightAt(width) });
    await expect.poll(() => cutOff(page), `${address} at ${width} px, text ${text} %`).toEqual([]);
    if (text === 100 && MEASURED.includes(width))
      await expect.poll(() => tooSmall(page), `${address} at ${width} px: texts too small`).toEqual([]);
  }
};
