// Damaged inputs: the same for the same format, seed and number, so that any of them can be made again alone.

import { diceOf } from '@interlock/kernel';
import { mutateJson, mutateText } from '@interlock/testkit';
import { nearBySchema } from './schema.mjs';

/** Input `number` of a format; of those with a schema every third is right but for one part, drawn at the schema's bounds. */
export const inputOf = (format, seeds, schema, seed, number) => {
  const stream = diceOf(`${seed}-${number}`).stream(format.name);
  if (seeds.length === 0) throw new Error(`${format.name} has no samples of what is right.`);
  const base = stream.pick(seeds);
  if (format.isText) {
    let text = base;
    for (let times = stream.range(1, 3); times > 0; times--) text = mutateText(text, stream);
    return text;
  }
  if (stream.chance(1, 3)) return schema === null ? spliced(seeds, base, stream) : nearBySchema(schema, base, stream);
  const [made] = mutateJson(base, stream, 1);
  return JSON.parse(JSON.stringify(made ?? null)); // what comes from outside has been text
};

/** One part of a right document in the place of another. */
const spliced = (seeds, base, stream) => {
  const from = stream.pick(seeds);
  if (typeof base !== 'object' || base === null || typeof from !== 'object' || from === null) return from;
  const keys = Object.keys(base);
  if (keys.length === 0) return from;
  const key = stream.pick(keys);
  const copy = Array.isArray(base) ? [...base] : { ...base };
  copy[key] = stream.chance(1, 2)
    ? from[stream.pick(Object.keys(from).concat(key))]
    : spliced([from[key] ?? null], base[key], stream);
  return JSON.parse(JSON.stringify(copy));
};
