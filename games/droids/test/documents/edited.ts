// A document with one thing changed, for tests that break files in one place.

type Loose = Record<string, unknown>;

/** The value at `path` replaced; undefined takes it out; an empty path replaces the whole. */
export const edited = (document: unknown, path: string, value: unknown): unknown => {
  if (path === '') return value;
  const copy = structuredClone(document) as Loose;
  const steps = path.split('.');
  const last = steps.pop()!;
  let here = copy;
  for (const step of steps) here = here[step] as Loose;
  if (value === undefined) delete here[last];
  else here[last] = value;
  return copy;
};
