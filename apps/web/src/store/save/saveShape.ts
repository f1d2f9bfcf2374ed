// Whether a value that was read back is a save: every field of the kind that whoever shows or resumes it counts on. A right
// checksum only says that it was written so.

import type { Save } from './saves.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isList: Check = (value) => Array.isArray(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const mapOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));

/** Milliseconds that a date can be made of. */
const isMoment: Check = (value) => isCount(value) && (value as number) <= 8_640_000_000_000_000;

const isStatus: Check = (value) =>
  mapOf({ is: oneOf('playing') })(value) ||
  mapOf({ is: oneOf('won'), score: Number.isFinite })(value) ||
  mapOf({ is: oneOf('lost', 'drawn'), cause: isText })(value);

const isOrigin: Check = (value) => mapOf({})(value) && Object.keys(value as object).length > 0;

const isVerdict: Check = (value) =>
  value === null || mapOf({ is: oneOf('winnable', 'lost', 'unknown'), words: isText })(value);

const FIELDS: Readonly<Record<Exclude<keyof Save, 'content'>, Check>> = {
  key: isText,
  game: isText,
  rules: isCount,
  title: isText,
  savedAt: isMoment,
  turn: isCount,
  status: isStatus,
  note: isText,
  replay: mapOf({ game: isText, origin: isOrigin, content: isText, turns: isListOf(isList), digest: isText }),
  plan: isList,
  planTurns: orNothing(isListOf(isCount)),
  otherPlan: isList,
  which: oneOf('A', 'B'),
  undone: orNothing(isList),
  rewinds: isCount,
  helps: orNothing(mapOf({ hints: isCount, retries: isCount, seedLines: orNothing(isCount) })),
  journey: orNothing(mapOf({ id: isText, at: isCount, results: isList })),
  verdict: isVerdict,
};

const isShaped = mapOf(FIELDS);

export const isSave = (value: unknown): value is Save => isShaped(value);
