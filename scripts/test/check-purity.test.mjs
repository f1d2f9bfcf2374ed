// Each rule of purity catches its violation, and lets lawful code pass.

import { expect, test } from 'vitest';
import { findImpurities } from '../check-purity.mjs';
import { makeTree } from './tree.mjs';

const faultsIn = (text, file = 'games/red/src/a.ts') => {
  const room = file.split('/').slice(0, 2).join('/');
  return findImpurities(makeTree({ [`${room}/package.json`]: {}, [file]: text }));
};

const refused = [
  ['const now = Date.now();', 'uses Date'],
  ['const now = new Date();', 'uses Date'],
  ['const roll = Math.random();', 'uses Math.random'],
  ["const roll = Math['random']();", 'uses Math.random'],
  ['const roll = Math[`random`]();', 'uses Math.random'],
  ['const { random } = Math;', 'uses Math other than'],
  ['const pick = (name: string) => Math[name as never];', 'uses Math other than'],
  ['const now = performance.now();', 'uses performance'],
  ['setTimeout(() => {}, 0);', 'uses setTimeout'],
  ['setInterval(() => {}, 0);', 'uses setInterval'],
  ['queueMicrotask(() => {});', 'uses queueMicrotask'],
  ['requestAnimationFrame(() => {});', 'uses requestAnimationFrame'],
  ['const mode = process.env.MODE;', 'uses process'],
  ['const b = Buffer.from([]);', 'uses Buffer'],
  ['const w = window;', 'uses window'],
  ['const w = globalThis.Date;', 'uses globalThis'],
  ['document.title = "";', 'uses document'],
  ['fetch("/");', 'uses fetch'],
  ['crypto.getRandomValues(new Uint8Array(4));', 'uses crypto'],
  ['const n = navigator.language;', 'uses navigator'],
  ['localStorage.clear();', 'uses localStorage'],
  ['console.log(1);', 'uses console'],
  ['eval("1");', 'uses eval'],
  ['const f = new Function("return 1");', 'uses Function'],
  ['const f = new Float64Array(1);', 'uses Float64Array'],
  ['const c = {} instanceof Buffer;', 'uses Buffer'],
  ['const c = structuredClone({});', 'uses structuredClone'],
  ['const w = new WeakRef({});', 'uses WeakRef'],
  ['const f = new Intl.NumberFormat();', 'uses Intl'],
  ['const o = "a".localeCompare("b");', 'calls localeCompare'],
  ['const o = "a"["localeCompare"]("b");', 'calls localeCompare'],
  ['const s = (1234).toLocaleString();', 'calls toLocaleString'],
  ['const s = "i".toLocaleUpperCase();', 'calls toLocaleUpperCase'],
  ['const { localeCompare } = String.prototype;', 'takes localeCompare'],
  ['const p = (a: number) => a ** 2;', 'raises to a power'],
  ['const p = (a: number) => 2 ** a;', 'raises to a power'],
  ['let p = 2; p **= 2;', 'raises to a power'],
  ['const u = import.meta.url;', 'uses import.meta'],
  ['/// <reference types="node" />', 'reference comment'],
  ...['sin', 'cos', 'tan', 'atan2', 'pow', 'sqrt', 'cbrt', 'hypot', 'exp', 'log', 'log2', 'fround', 'PI'].map(
    (name) => [`const x = Math.${name};`, `uses Math.${name}`],
  ),
];

test.each(refused)('%s is refused', (text, message) => {
  const faults = faultsIn(`// one\n${text}\n`);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ file: 'games/red/src/a.ts', line: 2, message: expect.stringContaining(message) });
});

const permitted = [
  'const n = Math.floor(7 / 2) + Math.max(1, 2) + Math.imul(3, 4);',
  'export const isDay = (value: unknown) => value instanceof Date || value instanceof Float64Array;',
  'const wide = 2 ** 32 - (-2) ** 3;',
  'const window = { from: 1, to: 2 }; export const open = window.from;',
  'export const f = (document: string, { process }: { process: number }) => document.length + process;',
  'export const turn = { Date: 1, fetch: 2, performance() { return this.fetch; } };',
  'export const g = (turn: { Date: number }) => turn.Date;',
  'export interface Clock { Date: Date; abort: AbortSignal; timer: typeof setTimeout }',
  'interface Screen { top: number } class Top implements Screen { top = 1 } export type { Screen }; export { Top };',
  'export type Stamp = ReturnType<typeof Date.now>;',
  'try { throw new TypeError("no"); } catch (history) { throw history; }',
  'for (const event of [1]) { const name = event; if (name) break; }',
  'outer: for (let i = 0; ; i++) { if (i > 3) break outer; }',
  'export class Screen { static top = 1; #location = 2; get location() { return this.#location; } }',
  'export function late() { return early(); function early() { return arguments.length; } }',
  'const s = "Date.now() and Math.random()"; // Date.now()',
  "import { Date as Day } from './day.ts'; export const d = Day;",
  'const key = "ﬁ".normalize("NFC").toUpperCase();',
  'const list = [...new Set([2, 1])].sort((a, b) => a - b) satisfies number[];',
];

test.each(permitted)('%s is lawful', (text) => {
  expect(faultsIn(text)).toEqual([]);
});

test('a name that is local in one function is still foreign in the next', () => {
  const faults = faultsIn('export const a = (Date: number) => Date;\nexport const b = () => Date.now();\n');
  expect(faults).toMatchObject([{ line: 2 }]);
});

test('declaring a foreign name does not make it ours', () => {
  const text = 'declare const performance: { now(): number };\nexport const t = performance.now();';
  expect(faultsIn(text)).toMatchObject([{ line: 1 }, { line: 2 }]);
});

test.each(['packages/kernel', 'packages/search', 'packages/grid', 'packages/catalog', 'games/blue'])(
  '%s is pure',
  (room) => {
    expect(faultsIn('Date.now();', `${room}/src/deep/a.ts`)).toHaveLength(1);
  },
);

test.each(['packages/kernel/test/a.test.ts', 'packages/testkit/src/a.ts', 'apps/cli/src/a.ts'])(
  '%s may know the time',
  (file) => {
    expect(faultsIn('Date.now();', file)).toEqual([]);
  },
);
