// The header of a level [DS-375]: its keys in the order in which they are written, and how each is written in map text
// and in a level file.

import { DIFFICULTIES, type Level, VIEWS } from './level.ts';

interface HeaderKey {
  readonly key: string;
  readonly fallback: unknown;
  readonly expected: string;
  /** The value behind the key, or undefined for a malformed one. */
  readonly fromText: (text: string) => unknown;
  readonly fromFile: (input: unknown) => unknown;
  readonly toText: (value: never) => string;
}

const numeral = (text: string, least: number, most: number): number | undefined =>
  /^[0-9]{1,6}$/.test(text) ? within(Number(text), least, most) : undefined;
const within = (input: unknown, least: number, most: number): number | undefined =>
  typeof input === 'number' && Number.isInteger(input) && input >= least && input <= most ? input : undefined;
const among = (list: readonly string[], input: unknown): string | undefined => list.find((word) => word === input);

const MOST_NAME = 60;
/** Names of decks and rooms [DS-376]: no quotation marks, no control characters, no half characters. */
export const isName = (input: unknown): input is string =>
  typeof input === 'string' &&
  input.length >= 1 &&
  input.length <= 2 * MOST_NAME &&
  [...input].length <= MOST_NAME &&
  !/["\p{Cc}\p{Cs}]/u.test(input);

/** A semicolon in front would make a comment of it. */
const isSeed = (input: unknown): input is string =>
  typeof input === 'string' && /^[^;\p{Cc}\p{Cs}\p{Z}"][^\p{Cc}\p{Cs}\p{Z}"]{0,31}$/u.test(input);

const record = (input: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> | null => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const has = Object.keys(input);
  return has.length === keys.length && keys.every((key) => has.includes(key))
    ? (input as Readonly<Record<string, unknown>>)
    : null;
};

const parOf = (air: number | undefined, exact: boolean): Level['par'] | undefined =>
  air === undefined ? undefined : { air, exact };

export const HEADER: readonly HeaderKey[] = [
  {
    ...{ key: 'name', fallback: 'Untitled', expected: `1 to ${MOST_NAME} characters in quotation marks` },
    fromText: (text) => {
      const name = /^"([^"]*)"$/.exec(text)?.[1];
      return isName(name) ? name : undefined;
    },
    fromFile: (input) => (isName(input) ? input : undefined),
    toText: (name: string) => `"${name}"`,
  },
  {
    ...{ key: 'deck', fallback: 1, expected: 'a number from 1 to 999' },
    fromText: (text) => numeral(text, 1, 999),
    fromFile: (input) => within(input, 1, 999),
    toText: String,
  },
  {
    ...{ key: 'seed', fallback: '-', expected: 'up to 32 characters without spaces, or -' },
    fromText: (text) => (isSeed(text) ? text : undefined),
    fromFile: (input) => (isSeed(input) ? input : undefined),
    toText: String,
  },
  {
    ...{ key: 'difficulty', fallback: 'authored', expected: DIFFICULTIES.join(', ') },
    fromText: (text) => among(DIFFICULTIES, text),
    fromFile: (input) => among(DIFFICULTIES, input),
    toText: String,
  },
  {
    ...{ key: 'view', fallback: 'dark', expected: VIEWS.join(', ') },
    fromText: (text) => among(VIEWS, text),
    fromFile: (input) => among(VIEWS, input),
    toText: String,
  },
  {
    ...{ key: 'power', fallback: 'unlimited', expected: 'unlimited, or limited with a number from 1 to 999' },
    fromText: (text) => {
      if (text === 'unlimited') return text;
      const limited = numeral(/^limited[ \t]+(\S+)$/.exec(text)?.[1] ?? '', 1, 999);
      return limited === undefined ? undefined : { limited };
    },
    fromFile: (input) => {
      if (input === 'unlimited') return input;
      const limited = within(record(input, ['limited'])?.limited, 1, 999);
      return limited === undefined ? undefined : { limited };
    },
    toText: (power: Level['power']) => (power === 'unlimited' ? power : `limited ${power.limited}`),
  },
  {
    ...{ key: 'air', fallback: 'auto', expected: 'auto, none or a number from 1 to 99999' },
    fromText: (text) => (text === 'auto' || text === 'none' ? text : numeral(text, 1, 99_999)),
    fromFile: (input) => (input === 'auto' || input === 'none' ? input : within(input, 1, 99_999)),
    toText: String,
  },
  {
    ...{ key: 'par', fallback: 'auto', expected: 'auto, or a number from 1 to 99999 and exact or plan' },
    fromText: (text) => {
      if (text === 'auto') return text;
      const parts = /^(\S+)[ \t]+(exact|plan)$/.exec(text);
      return parts === null ? undefined : parOf(numeral(parts[1]!, 1, 99_999), parts[2] === 'exact');
    },
    fromFile: (input) => {
      if (input === 'auto') return input;
      const par = record(input, ['air', 'exact']);
      return typeof par?.exact === 'boolean' ? parOf(within(par.air, 1, 99_999), par.exact) : undefined;
    },
    toText: (par: Level['par']) => (par === 'auto' ? par : `${par.air} ${par.exact ? 'exact' : 'plan'}`),
  },
];

/** Header keys that only map text has: what a level file says by its map, and what it is compared with. */
export const TEXT_ONLY: readonly Omit<HeaderKey, 'fromFile' | 'toText' | 'fallback'>[] = [
  {
    ...{ key: 'size', expected: 'width and height such as 20x11' },
    fromText: (text) => {
      const parts = /^([0-9]{1,6})x([0-9]{1,6})$/.exec(text);
      return parts === null ? undefined : [Number(parts[1]), Number(parts[2])];
    },
  },
  {
    ...{ key: 'digest', expected: '8 hexadecimal digits' },
    fromText: (text) => (/^[0-9a-f]{8}$/.test(text) ? text : undefined),
  },
];
