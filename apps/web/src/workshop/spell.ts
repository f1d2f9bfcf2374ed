// A level file as a person would write it: what fits on a line stands on one, so that rows of maps stay under each other and
// a plan is no tower of brackets.

import type { Json } from '@interlock/kernel';

const WIDTH = 110;

const inOne = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(inOne).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inOne(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

/** Lists of lines of a map are never put side by side. */
const isRows = (value: Json): boolean =>
  Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === 'string' && one.length > 2);

const spell = (value: Json, indent: string, taken: number): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const whole = inOne(value);
  // The file itself is always spread out, so that it can be read from top to bottom.
  if (indent !== '' && !isRows(value) && indent.length + taken + whole.length <= WIDTH) return whole;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Array.isArray(value)
    ? value.map((one: Json) => spell(one, deeper, 1))
    : Object.entries(value).map(([key, one]) => {
        const name = `${JSON.stringify(key)}: `;
        return `${name}${spell(one, deeper, name.length + 1)}`;
      });
  return parts.length === 0 ? `${open}${close}` : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${indent}${close}`;
};

/** The text of a level's file; a level that is a text already is its own. */
export const spelled = (game: string, level: Json): string => {
  if (typeof level === 'string') return level;
  const { $schema: _, ...file } = level as { readonly [key: string]: Json };
  return `${spell({ $schema: `${game}-level.schema.json`, ...file }, '', 0)}\n`;
};
