// Style sheets that stay quick. `:has()` of anything at all, or of a place among siblings, is asked anew for every
// element that comes or goes anywhere; and where anything at all hangs on a `:has()`, the whole screen is styled anew
// each time. One such rule of the workshop once cost every key of every game 7 to 15 ms.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** Selectors of a sheet, with the file they stand in. */
const selectorsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(join(src, file), 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, text]) => text!.trim())
    .filter((text) => !text.startsWith('@'));

/** What stands between this bracket and its own end, and what follows it. */
const bracket = (text: string, open: number): readonly [inside: string, after: string] => {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) return [text.slice(open + 1, i), text.slice(i + 1)];
  }
  throw new Error(`A bracket that does not end: ${text}`);
};

/** Parts of a selector at a character, brackets kept whole. */
const split = (text: string, at: RegExp): readonly string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth === 0 && at.test(letter)) parts.push('');
    else parts.push(parts.pop()! + letter);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/** Named by a class, an id, an attribute or a tag, and not only by what it is not or where it stands; in `:is()` each. */
const isNamed = (compound: string): boolean =>
  compound.startsWith(':is(')
    ? split(bracket(compound, 3)[0], /,/).every((one) => isNamed(split(one, /[\s>+~]/).at(-1)!))
    : /^[a-z.#[]/.test(compound);

const isPlace = (compound: string): boolean => /:(nth|first|last|only|empty)/.test(compound);

const isWide = (selector: string): boolean => {
  for (let from = selector.indexOf(':has('); from >= 0; from = selector.indexOf(':has(', from + 1)) {
    const [inside, after] = bracket(selector, from + 4);
    const asked = split(inside, /,/).flatMap((one) => split(one, /[\s>+~]/));
    // The focus is asked for when it moves, not when elements come.
    if (asked.some((one) => isPlace(one) || !(isNamed(one) || one === ':focus-visible'))) return true;
    // Up to the next space it is the same element still.
    const hanging = split(after.replace(/^[^\s>+~]*/, ''), /[\s>+~]/);
    if (!hanging.every(isNamed)) return true;
  }
  return false;
};

test('no selector asks with :has() for just anything, or hangs just anything on it', () => {
  for (const wide of [
    '.a:has(*) b',
    '.a:has(> :nth-child(9))',
    '.a:has(.b) > :not(.c)',
    '.a:not(:has(:not(.b)))',
    '.a:has(.b) *',
  ])
    expect(isWide(wide), wide).toBe(true);
  for (const narrow of ['.a:has(.b)', '.a:has(> .b, + .c d) > :is(.e, f:hover) .g', '.a:has(.b):has(.c) > .d'])
    expect(isWide(narrow), narrow).toBe(false);
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const found = sheets.flatMap((file) => selectorsOf(file).flatMap((text) => split(text, /,/).filter(isWide)));
  expect(sheets.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
