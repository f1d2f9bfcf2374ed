// A finding made small: parts are left out as long as the fault stays.

const TRIES = 600;

/** @param {unknown} input @param {(input: unknown) => Promise<boolean>} isFault */
export const minimised = async (input, isFault) => {
  let here = input;
  let left = TRIES;
  for (let again = true; again; ) {
    again = false;
    for (const smaller of smallerThan(here)) {
      if (left-- <= 0) return here;
      if (!(await isFault(smaller))) continue;
      here = smaller;
      again = true;
      break;
    }
  }
  return here;
};

/** Smaller inputs, the boldest first. */
export function* smallerThan(value) {
  if (typeof value === 'string') yield* shorter(value);
  else if (Array.isArray(value)) yield* fewer(value);
  else if (typeof value === 'object' && value !== null) yield* poorer(value);
}

function* shorter(text) {
  for (let size = text.length >> 1; size >= 1; size >>= 1)
    for (let at = 0; at < text.length; at += size) yield text.slice(0, at) + text.slice(at + size);
}

function* fewer(list) {
  for (let size = Math.max(1, list.length >> 1); size >= 1 && list.length > 0; size >>= 1)
    for (let at = 0; at < list.length; at += size) yield [...list.slice(0, at), ...list.slice(at + size)];
  for (const [i, one] of list.entries()) for (const small of smallerThan(one)) yield list.with(i, small);
}

function* poorer(map) {
  for (const key of Object.keys(map)) {
    const { [key]: _, ...rest } = map;
    yield rest;
  }
  for (const [key, one] of Object.entries(map)) for (const small of smallerThan(one)) yield { ...map, [key]: small };
}
