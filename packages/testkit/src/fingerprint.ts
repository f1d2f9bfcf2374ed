// One text for any value: equal texts, equal values. Unlike the kernel's digest it takes fractions and strangers too,
// so that a check about something else does not stumble over them.

export const fingerprint = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return Object.is(value, -0) ? '0' : String(value);
    case 'object':
      return value === null ? 'null' : ofObject(value);
    default:
      return String(value);
  }
};

const ofObject = (value: object): string => {
  if (Array.isArray(value)) return `[${value.map(fingerprint).join(',')}]`;
  if (ArrayBuffer.isView(value)) return `${value.constructor.name}(${Array.from(value as Uint8Array).join(',')})`;
  if (value instanceof Map || value instanceof Set)
    return `${value.constructor.name}(${Array.from(value as Set<unknown>, fingerprint).join(',')})`;
  const map = value as Record<string, unknown>;
  const fields = Object.keys(map)
    .filter((key) => map[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${fingerprint(map[key])}`);
  return `{${fields.join(',')}}`;
};

/** Whether the fingerprints are the same, without writing them out where nothing is odd. */
const isAlike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return fingerprint(a) === fingerprint(b);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isAlike(one, b[i]));
  if (!isRecord(a) || !isRecord(b)) return fingerprint(a) === fingerprint(b);
  for (const key in a) if (!isAlike(a[key], b[key])) return false;
  for (const key in b) if (!(key in a) && b[key] !== undefined) return false;
  return true;
};

const isRecord = (value: object): value is Record<string, unknown> => Object.getPrototypeOf(value) === Object.prototype;

/** Where two values first differ, as a path; null where they are equal. */
export const firstDifference = (a: unknown, b: unknown, path = ''): string | null => {
  if (isAlike(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path;
  if (ArrayBuffer.isView(a) || ArrayBuffer.isView(b)) return path;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const deeper = firstDifference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      path === '' ? key : `${path}.${key}`,
    );
    if (deeper !== null) return deeper;
  }
  return path;
};
