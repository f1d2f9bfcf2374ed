// As much of Vitest as our tests of rules use, without its start: tests are collected and run one by one, in any order.

import { format } from 'node:util';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
chai.expect.extend(expect, customMatchers);

/** What a test file imports from 'vitest', and the tests it has told so far, each with its names and its file's hooks. */
export class Suite {
  tests = [];
  #names = [];
  #hooks = { before: [], after: [] };

  /** Loads one file: its tests are told. */
  load(file, loader) {
    this.#names = [];
    this.#hooks = { before: [], after: [] };
    const told = this.tests.length;
    loader();
    for (const test of this.tests.slice(told)) test.file = file;
  }

  get vitest() {
    const test = this.#each((name, run) => this.#add(name, run));
    const describe = this.#each((name, tell) => {
      this.#names.push(name);
      tell();
      this.#names.pop();
    });
    test.skip = describe.skip = () => undefined;
    const beforeEach = (run) => this.#hooks.before.push(run);
    const afterEach = (run) => this.#hooks.after.push(run);
    return { test, it: test, describe, expect, vi, beforeEach, afterEach };
  }

  #add(name, run) {
    const hooks = this.#hooks;
    const told = async () => {
      for (const hook of hooks.before) await hook();
      try {
        await run();
      } finally {
        for (const hook of hooks.after) await hook();
      }
    };
    this.tests.push({ file: '', name: [...this.#names, name].join(' > '), run: told });
  }

  #each(one) {
    const plain = (name, ...rest) => one(String(name.name ?? name), body(rest));
    plain.each =
      (rows) =>
      (name, ...rest) => {
        const run = body(rest);
        rows.forEach((row, i) => {
          const values = Array.isArray(row) ? row : [row];
          one(titled(name, values, i), () => run(...values));
        });
      };
    return plain;
  }
}

/** The function among what follows a title: bounds of time stand before or behind it. */
const body = (rest) => rest.find((one) => typeof one === 'function');

/** `%s`, `%i`, `$field` and `%#` of a title, filled in. */
const titled = (name, values, i) => {
  const named = name
    .replaceAll('%#', String(i))
    .replace(/\$([a-zA-Z_][\w.]*)/g, (whole, path) =>
      typeof values[0] === 'object' && values[0] !== null ? String(at(values[0], path)) : whole,
    );
  return format(named, ...values.slice(0, (named.match(/%[sdifjoO]/g) ?? []).length));
};

const at = (value, path) => path.split('.').reduce((inner, key) => inner?.[key], value);

const before = new Map();
const vi = {
  stubEnv: (name, value) => {
    if (!before.has(name)) before.set(name, process.env[name]);
    process.env[name] = value;
  },
  unstubAllEnvs: () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    before.clear();
  },
};
