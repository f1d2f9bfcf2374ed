// One request line as checked data. Every operation lists its fields; anything else is refused by name.

import { fail, type Json, ok, parseJson, quote, type Result } from '@interlock/kernel';

/** Longest line that is read, in bytes. */
export const MAX_LINE = 1 << 20;
const BOUNDS = { size: MAX_LINE, depth: 40, nodes: 200_000 };

export type Id = number | string | null;

export interface Request {
  readonly id: Id;
  readonly op: Op;
  readonly fields: Readonly<Record<string, Json>>;
}

/** A request that could not be read still echoes its id where it has one. */
export type Read = { readonly id: Id; readonly request: Result<Request> };

type Check = (value: Json) => string | null;
interface Field {
  readonly check: Check;
  readonly isNeeded?: true;
}

const text: Field = {
  check: (v) => (typeof v === 'string' && v.length <= 200 ? null : 'text of at most 200 characters'),
};
const flag: Field = { check: (v) => (typeof v === 'boolean' ? null : 'true or false') };
const anything: Field = { check: () => null };
const list = (most: number): Field => ({
  check: (v) => (Array.isArray(v) && v.length <= most ? null : `a list of at most ${most}`),
});
const object: Field = {
  check: (v) => (typeof v === 'object' && v !== null && !Array.isArray(v) ? null : 'an object'),
};
/** A level as an object, or as the text that its game reads. */
const document: Field = {
  check: (v) => (typeof v === 'string' || object.check(v) === null ? null : 'an object or a text'),
};
const whole = (least: number, most: number): Field => ({
  check: (v) =>
    Number.isInteger(v) && (v as number) >= least && (v as number) <= most
      ? null
      : `a whole number from ${least} to ${most}`,
});
const needed = (field: Field): Field => ({ ...field, isNeeded: true });

export const MAX_NODES = 5_000_000;
/** Turns ahead that one answer shows. */
export const MAX_AHEAD = 200;
const MAX_ACTIONS = 1_000;
const turnList = list(MAX_ACTIONS);
const turnNumber = whole(1, 1_000_000);

const OPS = {
  games: {},
  start: {
    game: needed(text),
    level: text,
    levelData: document,
    preset: text,
    seed: text,
    balance: object,
    content: object,
    ranked: flag,
  },
  view: { side: text },
  legal: { pending: list(MAX_AHEAD), side: text },
  refuse: { turn: needed(turnList), side: text },
  preview: { turn: needed(turnList), side: text },
  commit: { turn: needed(turnList), side: text },
  withdraw: { side: needed(text) },
  undo: {},
  redo: {},
  forecast: { turns: whole(0, MAX_AHEAD), plan: list(MAX_AHEAD), side: text },
  status: { side: text },
  verdict: { nodes: whole(1, MAX_NODES), optimal: flag },
  hint: { step: whole(1, 3), nodes: whole(1, MAX_NODES) },
  blame: { nodes: whole(1, MAX_NODES), limit: whole(1, 100) },
  explain: { subject: text, turn: turnNumber, event: whole(0, 1_000_000), side: text },
  replay: {},
  state: {},
  ask: { what: needed(text), args: anything, side: text },
  quit: {},
} satisfies Record<string, Readonly<Record<string, Field>>>;

export type Op = keyof typeof OPS;

/** Reads one line. Never throws. */
export const readRequest = (line: string): Read => {
  if (line.trim() === '') return bad(null, 'empty-line', 'The line is empty; a request is a JSON object with "op".');
  const parsed = parseJson(line, BOUNDS);
  if (!parsed.ok) return { id: null, request: parsed };
  const value = parsed.value;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return bad(null, 'bad-request', 'A request is a JSON object with "op".');
  const { id = null, op, ...fields } = value as { readonly [key: string]: Json };
  if (!isId(id)) return bad(null, 'bad-id', 'The "id" is a number or text of at most 200 characters.');
  if (typeof op !== 'string')
    return bad(id, 'bad-request', op === undefined ? 'The request has no "op".' : 'The "op" is text.');
  if (!Object.hasOwn(OPS, op))
    return bad(id, 'unknown-op', `There is no operation ${quote(op)}. There are: ${Object.keys(OPS).join(', ')}.`);
  const problem = wrongField(op as Op, fields);
  return problem ? { id, request: problem } : { id, request: ok({ id, op: op as Op, fields }) };
};

const wrongField = (op: Op, fields: Readonly<Record<string, Json>>) => {
  const known: Readonly<Record<string, Field>> = OPS[op];
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(known, name)) {
      const names = Object.keys(known).join(', ') || 'none';
      return fail('unknown-field', `The operation "${op}" has no field ${quote(name)}. It has: ${names}.`);
    }
    const expected = known[name]!.check(value);
    if (expected !== null) return fail('bad-field', `The field "${name}" of "${op}" must be ${expected}.`);
  }
  const missing = Object.keys(known).find((name) => known[name]!.isNeeded && !Object.hasOwn(fields, name));
  return missing === undefined ? null : fail('missing-field', `The operation "${op}" needs the field "${missing}".`);
};

const isId = (id: Json): id is Id =>
  id === null || typeof id === 'number' || (typeof id === 'string' && id.length <= 200);

const bad = (id: Id, code: string, message: string): Read => ({ id, request: fail(code, message) });
