// What a level is called once it is a file.

import type { Json } from '@interlock/kernel';

/** The first of these that has an id or a name lends it, in small letters; else `map.txt`, or `level.json`. */
export const fileName = (levels: readonly (Json | null)[], isText: boolean): string => {
  const name = levels.map(nameOf).find((one) => one !== null) ?? (isText ? 'map' : 'level');
  return `${name}.${isText ? 'txt' : 'json'}`;
};

const nameOf = (level: Json | null): string | null => {
  if (typeof level !== 'object' || level === null) return null;
  const { id, name } = level as { readonly [key: string]: Json };
  const given = typeof id === 'string' ? id : typeof name === 'string' ? name.toLowerCase().replace(/\W+/g, '-') : '';
  return /^[\w-]{1,60}$/.test(given) ? given : null;
};
