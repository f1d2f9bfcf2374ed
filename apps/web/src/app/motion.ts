// How long things move, as the style sheet says. Asking it makes the browser work out styles, so it is asked once, and
// again when the wish for less motion has changed.

export type Duration = '--t-tap' | '--t-step' | '--t-change' | '--t-scene' | '--t-feast' | '--t-stagger';

let asked = '';
const known = new Map<Duration, number>();

/** A CSS time in milliseconds: the build writes `150ms` as `.15s`. Anything else is no time. */
export const millisecondsOf = (text: string): number => {
  const parts = /^\s*([\d.]+)(ms|s)\s*$/.exec(text);
  const number = Number(parts?.[1]);
  if (!parts || !Number.isFinite(number)) return 0;
  return parts[2] === 's' ? number * 1000 : number;
};

/** In milliseconds; 0 where nothing is to move. */
export const durationOf = (name: Duration): number => {
  const root = document.documentElement;
  const wish = `${matchMedia('(prefers-reduced-motion: reduce)').matches} ${root.dataset.motion ?? ''}`;
  if (wish !== asked) known.clear();
  asked = wish;
  const duration = known.get(name) ?? millisecondsOf(getComputedStyle(root).getPropertyValue(name));
  known.set(name, duration);
  return duration;
};
