// What stands in JSON values, field by field: every path with the kinds and values that were met there.

import type { Json } from '@interlock/kernel';

/** More different texts than this are not listed. */
const MOST_TEXTS = 12;
/** An object with more different keys than this is a table by name: its entries are taken together. */
const MOST_KEYS = 40;

export class Fields {
  readonly #texts = new Map<string, true>();
  readonly #keys = new Map<string, Fields>();
  #items: Fields | null = null;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;
  readonly #flags = new Set<boolean | null>();
  #met = 0;

  add(value: Json): void {
    this.#met++;
    if (value === null || typeof value === 'boolean') this.#flags.add(value);
    else if (typeof value === 'number') {
      this.#least = Math.min(this.#least, value);
      this.#most = Math.max(this.#most, value);
    } else if (typeof value === 'string') {
      if (this.#texts.size <= MOST_TEXTS) this.#texts.set(value, true);
    } else if (Array.isArray(value)) {
      this.#items ??= new Fields();
      for (const item of value) this.#items.add(item);
    } else for (const [key, item] of Object.entries(value)) this.#field(key).add(item);
  }

  /** `path: what it holds`, in the order the paths were first met. A field that is not always there ends in `?`. */
  *rows(path = ''): Generator<readonly [path: string, holds: string]> {
    const holds = [...this.#holds()].join(', ');
    if (holds !== '') yield [path === '' ? 'itself' : path, holds];
    if (this.#items) yield* this.#items.rows(`${path}[]`);
    const dot = path === '' ? '' : '.';
    const objects = Math.max(0, ...[...this.#keys.values()].map((one) => one.#met));
    for (const [key, field] of this.#keys)
      yield* field.rows(`${path}${dot}${key}${field.#met < objects && key !== '*' ? '?' : ''}`);
  }

  #field(key: string): Fields {
    const table = this.#keys.get('*');
    if (table) return table;
    const known = this.#keys.get(key);
    if (known) return known;
    const made = new Fields();
    this.#keys.set(key, made);
    if (this.#keys.size > MOST_KEYS) return this.#asTable();
    return made;
  }

  #asTable(): Fields {
    const table = new Fields();
    for (const one of this.#keys.values()) table.#join(one);
    this.#keys.clear();
    this.#keys.set('*', table);
    return table;
  }

  #join(other: Fields): void {
    this.#met += other.#met;
    this.#least = Math.min(this.#least, other.#least);
    this.#most = Math.max(this.#most, other.#most);
    for (const flag of other.#flags) this.#flags.add(flag);
    for (const text of other.#texts.keys()) if (this.#texts.size <= MOST_TEXTS) this.#texts.set(text, true);
    if (other.#items) {
      this.#items ??= new Fields();
      this.#items.#join(other.#items);
    }
    for (const [key, field] of other.#keys) this.#field(key).#join(field);
  }

  *#holds(): Generator<string> {
    if (this.#least <= this.#most)
      yield this.#least === this.#most ? `${this.#least}` : `${this.#least} to ${this.#most}`;
    const texts = [...this.#texts.keys()];
    if (texts.length > MOST_TEXTS) yield `text such as ${JSON.stringify(texts[0])}`;
    else if (texts.length > 0) yield texts.map((text) => JSON.stringify(text)).join(' | ');
    if (this.#flags.has(true) && this.#flags.has(false)) yield 'true or false';
    else if (this.#flags.has(true) || this.#flags.has(false)) yield `${this.#flags.has(true)}`;
    if (this.#flags.has(null)) yield 'null';
  }
}
