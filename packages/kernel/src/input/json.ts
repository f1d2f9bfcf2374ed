// Reading JSON from outside: bounded in size, depth and count, `__proto__` and repeated keys refused, and every
// error with line and column, which JSON.parse gives in no two engines alike.

import type { Json } from '../contract.ts';
import { quote } from '../dice.ts';
import { fail, ok, type Result } from '../result.ts';

export interface Bounds {
  readonly size: number;
  readonly depth: number;
  readonly nodes: number;
}

export const BOUNDS: Bounds = { size: 4 << 20, depth: 40, nodes: 400_000 };

class Bad extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids raw control characters in strings
const PLAIN = /[^"\\\u0000-\u001f]*/y;

/** The value of a JSON text, or one sentence saying where and why not. Never throws. */
export const parseJson = (text: string, bounds: Bounds = BOUNDS): Result<Json> => {
  if (text.length > bounds.size)
    return fail('too-large', `The text has ${text.length} characters; at most ${bounds.size} are read.`);
  try {
    return ok(new Reader(text, bounds).document());
  } catch (error) {
    if (error instanceof Bad) return fail(error.code, error.message);
    throw error;
  }
};

/** Where something stands in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where the value at a path (`witnesses[0].turns[3]`) stands in a JSON text, or the closest value around it; null for a
 *  path none of which is there. A finding may name the kind of its document first (`level.par`): that is passed over. The
 *  text is read once for all paths. */
export const placesInJson = (text: string): ((path: string) => Place | null) => {
  const starts = new Map<string, number>();
  try {
    new Reader(text, BOUNDS, starts).document();
  } catch (error) {
    if (!(error instanceof Bad)) throw error;
  }
  const placeAt = placesIn(text);
  return (path) => {
    for (const spelled of [path, path.replace(/^[^.[]*\.?/, '')])
      for (
        let rest = spelled;
        rest !== '';
        rest = rest.slice(0, Math.max(rest.lastIndexOf('.'), rest.lastIndexOf('['), 0))
      ) {
        const at = starts.get(rest);
        if (at !== undefined) return placeAt(at);
      }
    return null;
  };
};

/** The ends of the lines are looked up once. */
const placesIn = (text: string): ((at: number) => Place) => {
  const ends: number[] = [];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) ends.push(end);
  return (at) => {
    let [low, high] = [0, ends.length]; // how many lines end before it
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return { line: low + 1, column: at - (ends[low - 1] ?? -1) };
  };
};

class Reader {
  readonly #text: string;
  readonly #bounds: Bounds;
  /** Where each value begins, by path; null where nobody asks. */
  readonly #starts: Map<string, number> | null;
  #at = 0;
  #nodes = 0;

  constructor(text: string, bounds: Bounds, starts: Map<string, number> | null = null) {
    this.#text = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    this.#bounds = bounds;
    this.#starts = starts;
  }

  document(): Json {
    const value = this.#value(0, '');
    this.#space();
    if (this.#at < this.#text.length) this.#bad(`expected the end, found ${this.#found()}`);
    return value;
  }

  #value(depth: number, path: string): Json {
    if (depth > this.#bounds.depth) this.#bad(`nested deeper than ${this.#bounds.depth} levels`, 'too-deep');
    if (++this.#nodes > this.#bounds.nodes) this.#bad(`more than ${this.#bounds.nodes} values`, 'too-many');
    this.#space();
    this.#starts?.set(path, this.#at);
    const c = this.#text[this.#at];
    if (c === '{') return this.#object(depth, path);
    if (c === '[') return this.#list(depth, path);
    if (c === '"') return this.#string();
    if (c === '-' || (c !== undefined && c >= '0' && c <= '9')) return this.#number();
    for (const [word, value] of [
      ['true', true],
      ['false', false],
      ['null', null],
    ] as const) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    }
    return this.#bad(`expected a value, found ${this.#found()}`);
  }

  #object(depth: number, path: string): Json {
    const object: Record<string, Json> = {};
    this.#at++;
    this.#space();
    if (this.#take('}')) return object;
    for (;;) {
      this.#space();
      if (this.#text[this.#at] !== '"') this.#bad(`expected a key in quotes, found ${this.#found()}`);
      const key = this.#string();
      if (key === '__proto__') this.#bad('the key "__proto__" is not allowed', 'bad-key');
      if (Object.hasOwn(object, key)) this.#bad(`the key ${quote(key)} stands twice`, 'bad-key');
      this.#space();
      if (!this.#take(':')) this.#bad(`expected ':', found ${this.#found()}`);
      object[key] = this.#value(depth + 1, this.#starts === null ? '' : path === '' ? key : `${path}.${key}`);
      this.#space();
      if (this.#take('}')) return object;
      if (!this.#take(',')) this.#bad(`expected ',' or '}', found ${this.#found()}`);
    }
  }

  #list(depth: number, path: string): Json {
    const list: Json[] = [];
    this.#at++;
    this.#space();
    if (this.#take(']')) return list;
    for (;;) {
      list.push(this.#value(depth + 1, this.#starts === null ? '' : `${path}[${list.length}]`));
      this.#space();
      if (this.#take(']')) return list;
      if (!this.#take(',')) this.#bad(`expected ',' or ']', found ${this.#found()}`);
    }
  }

  #string(): string {
    let made = '';
    this.#at++;
    for (;;) {
      PLAIN.lastIndex = this.#at;
      const run = PLAIN.exec(this.#text)![0];
      made += run;
      this.#at += run.length;
      const c = this.#text[this.#at];
      if (c === '"') {
        this.#at++;
        return made;
      }
      if (c !== '\\')
        this.#bad(c === undefined ? 'the text ends inside a string' : 'a raw control character in a string');
      const mark = this.#text[this.#at + 1] ?? '';
      if (mark === 'u') {
        const hex = this.#text.slice(this.#at + 2, this.#at + 6);
        if (!/^[0-9a-fA-F]{4}$/.test(hex)) this.#bad('expected four hexadecimal digits after \\u');
        made += String.fromCharCode(Number.parseInt(hex, 16));
        this.#at += 6;
      } else {
        const plain = ESCAPES[mark];
        if (plain === undefined) this.#bad(`unknown escape \\${mark}`);
        made += plain;
        this.#at += 2;
      }
    }
  }

  #number(): number {
    NUMBER.lastIndex = this.#at;
    const digits = NUMBER.exec(this.#text)?.[0];
    if (digits === undefined) return this.#bad(`expected a number, found ${this.#found()}`);
    this.#at += digits.length;
    return Number(digits);
  }

  #space(): void {
    for (;;) {
      const c = this.#text.charCodeAt(this.#at);
      if (c === 32 || c === 10 || c === 13 || c === 9) this.#at++;
      else return;
    }
  }

  #take(c: string): boolean {
    if (this.#text[this.#at] !== c) return false;
    this.#at++;
    return true;
  }

  #found(): string {
    return this.#at >= this.#text.length ? 'the end of the text' : quote(this.#text[this.#at]!);
  }

  #bad(what: string, code = 'not-json'): never {
    const { line, column } = placesIn(this.#text)(this.#at);
    throw new Bad(code, `Line ${line}, column ${column}: ${what}.`);
  }
}
