// What may stand in a state, an event and a view. A state holds what the digest can pin down in every engine; a view
// is what goes over the wire, so it is JSON.

/** The path and nature of the first thing that does not belong into a state or an event; null where all is plain. */
export const strangerIn = (value: unknown, path: string): string | null => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isSafeInteger(value) ? null : `${path} is ${value}, no integer`;
    case 'object':
      return value === null ? null : inObject(value, path, strangerIn);
    case 'undefined':
      return null;
    default:
      return `${path} is a ${typeof value}`;
  }
};

/** The same for a view: any finite number, no typed arrays. */
export const strangerInView = (value: unknown, path: string): string | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}, which JSON cannot say`;
  if (ArrayBuffer.isView(value)) return `${path} is a ${value.constructor.name}, which JSON cannot say`;
  if (typeof value === 'object' && value !== null) return inObject(value, path, strangerInView);
  return strangerIn(value, path);
};

const INTEGER_ARRAYS: readonly (new (length: number) => ArrayBufferView)[] = [
  Int8Array,
  Uint8Array,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
];

const inObject = (
  value: object,
  path: string,
  check: (value: unknown, path: string) => string | null,
): string | null => {
  if (ArrayBuffer.isView(value)) {
    const isInteger = INTEGER_ARRAYS.some((kind) => value instanceof kind);
    return isInteger ? null : `${path} is a ${value.constructor.name}, no array of integers`;
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = value[i] === undefined ? `${path}[${i}] is a hole` : check(value[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    return `${path} is a ${value.constructor.name}, no plain object`;
  for (const [key, entry] of Object.entries(value)) {
    const found = check(entry, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
};
