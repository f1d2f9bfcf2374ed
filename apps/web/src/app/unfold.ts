// Motion that shows cause, then effect: elements appear one after the other, in rule order. Any key or tap cuts it
// short; without motion nothing happens here, for the end state is already there.

import { animate } from 'motion/mini';
import { isStill, useSettings } from '../store/settings.ts';

/** Seconds, as the tokens have them. */
const STEP = 0.15;
const BETWEEN = 0.06;
/** A long turn shall not keep anybody waiting. */
const LONGEST = 1.2;

/** Unfolds the elements in their order; the returned function shows the end at once. */
export const unfold = (elements: readonly Element[]): (() => void) => {
  if (elements.length === 0 || isStill()) return () => undefined;
  const { speed } = useSettings.getState();
  const between = Math.min(BETWEEN, LONGEST / elements.length) / speed;
  const running = elements.map((element, i) =>
    animate(
      element,
      { opacity: [0, 1], transform: ['translateY(4px)', 'none'] },
      { duration: STEP / speed, delay: i * between, ease: [0.1, 0.8, 0.2, 1] },
    ),
  );
  const finish = (): void => {
    for (const one of running) one.complete();
    window.removeEventListener('keydown', finish);
    window.removeEventListener('pointerdown', finish);
  };
  window.addEventListener('keydown', finish);
  window.addEventListener('pointerdown', finish);
  return finish;
};
