// A deep copy that trusts no game: what the digest reads is copied, what hangs on a state unseen (level data as
// non-enumerable properties, scratch under symbols) is carried over as it is.

export const cloneState = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value)) return structuredClone(value);
  if (value instanceof Map || value instanceof Set) return structuredClone(value);
  const copy = (Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value))) as object;
  for (const key of Reflect.ownKeys(value)) {
    if (Array.isArray(value) && key === 'length') continue;
    const descriptor = Object.getOwnPropertyDescriptor(value, key)!;
    const isSeen = typeof key === 'string' && descriptor.enumerable === true && 'value' in descriptor;
    Object.defineProperty(copy, key, isSeen ? { ...descriptor, value: cloneState(descriptor.value) } : descriptor);
  }
  return copy as T;
};
