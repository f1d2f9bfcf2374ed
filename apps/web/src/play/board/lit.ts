// Cells that something points at, lit on whatever board is drawn: the cell carries the game's own name for it as `data-at`, a
// control as `data-field`, a part of the frame as `data-part`. The mark is an attribute that no board sets itself, so it survives every drawing.

import type { Happening } from '@interlock/kernel';

const isPlace = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one));

/** The names an event may have for where it happened, the end of a way first. */
const placesOf = (event: unknown): readonly string[] => {
  if (typeof event !== 'object' || event === null) return [];
  const fields = event as Readonly<Record<string, unknown>>;
  return ['to', 'at', 'cell', 'place', 'hex'].flatMap((key) => {
    const value = fields[key];
    if (typeof value === 'string') return [value];
    return isPlace(value) ? [value.join(',')] : [];
  });
};

/** Where a turn is about: the place of its first deed, which is an action that is no step, else where its steps lead. */
export const whereabouts = (frames: readonly (readonly Happening[])[]): readonly string[] => {
  let last: readonly string[] = [];
  for (const happenings of frames) {
    const actions = new Map<number, Happening[]>();
    for (const one of happenings)
      for (const because of one.because)
        if ('action' in because) actions.set(because.action, [...(actions.get(because.action) ?? []), one]);
    for (const [, done] of [...actions].sort(([a], [b]) => a - b)) {
      const places = done.flatMap(({ event }) => placesOf(event));
      const isStep = done.some(({ event }) => 'to' in event && placesOf(event).length > 0);
      if (!isStep) return places.length > 0 ? places : last;
      last = places;
    }
  }
  return last;
};

/** The thing on the screen that has this name. */
export const findLit = (name: string): Element | null => {
  const own = CSS.escape(name);
  const found = document.querySelectorAll(
    `.board [data-at="${own}"], .frame [data-field="${own}"], .frame [data-part="${own}"]`,
  );
  return [...found].find((one) => one.getClientRects().length > 0) ?? null;
};

/** Lights the first of the names that is on the board, until the returned function is called. */
export const light = (names: readonly string[]): (() => void) => {
  const found = names.map(findLit).find((one) => one !== null);
  found?.setAttribute('data-lit', '');
  return () => found?.removeAttribute('data-lit');
};

/** The same once the next frame is drawn: for what comes a frame after the board. */
export const lightNext = (names: readonly string[]): (() => void) => {
  let dark: (() => void) | null = null;
  const frame = requestAnimationFrame(() => {
    dark = light(names);
  });
  return () => {
    cancelAnimationFrame(frame);
    dark?.();
  };
};
