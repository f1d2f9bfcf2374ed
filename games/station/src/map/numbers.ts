// A table from names to numbers as plain data, so that a world can be handed to a worker as it is.

export type Index = Readonly<Record<string, number>>;

export const indexOf = (names: readonly string[]): Index => {
  const index: Record<string, number> = Object.create(null);
  for (let i = 0; i < names.length; i++) index[names[i]!] = i;
  return index;
};

/** The number of a name; undefined for one the table does not have, whatever the name is. */
export const numberIn = (index: Index, name: string): number | undefined =>
  Object.hasOwn(index, name) ? index[name] : undefined;
