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

/** Where two values first differ, as a path; null where they are equal. */
export const firstDifference = (a: unknown, b: unknown, path = ''): string | null => {
  if (fingerprint(a) === fingerprint(b)) return null;
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
