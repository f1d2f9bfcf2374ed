// No text is too small: on boards nothing under 11 px, elsewhere nothing under 12.5, measured as it stands on the screen.

import type { Page } from '@playwright/test';

/** Texts under the floor: what draws them, their size and a few of their letters. Pictures of cards are drawings. */
export const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text === '' || !element || element.closest('.sr, .skips, script, style, noscript, .pic, .pt-art')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) continue;
      let size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (element instanceof SVGGraphicsElement) {
        const drawn = element.getScreenCTM();
        if (drawn) size *= Math.hypot(drawn.b, drawn.d);
      }
      const isBoard = element instanceof SVGElement && element.closest('.stage') !== null;
      if (size < (isBoard ? 11 : 12.5) - 0.1)
        found.add(
          `${element.tagName} ${element.getAttribute('class') ?? ''} ${size.toFixed(1)} px “${text.slice(0, 12)}”`,
        );
    }
    return [...found];
  });
