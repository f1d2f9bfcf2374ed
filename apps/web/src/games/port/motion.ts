// How long things move, as the style sheet says. Asking it makes the browser work out styles, so it is asked once, and
// again when the wish for less motion has changed.

type Duration = '--t-step' | '--t-change';

let asked = '';
const known = new Map<Duration, number>();

/** In milliseconds; 0 where nothing is to move. */
export const durationOf = (name: Duration): number => {
  const root = document.documentElement;
  const wish = `${matchMedia('(prefers-reduced-motion: reduce)').matches} ${root.dataset.motion ?? ''}`;
  if (wish !== asked) known.clear();
  asked = wish;
  const found = known.get(name) ?? Number.parseFloat(getComputedStyle(root).getPropertyValue(name));
  const duration = Number.isFinite(found) ? found : 0;
  known.set(name, duration);
  return duration;
};
