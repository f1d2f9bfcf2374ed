// docs/formats.md is run: its files are written, its commands carried out, its protocol lines answered.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Protocol } from '../src/bot/protocol.ts';
import { plain } from '../src/wire.ts';
import { folder, shell } from './shell.ts';

interface Block {
  readonly kind: string;
  readonly lines: readonly string[];
  readonly at: number;
}

const page = readFileSync(new URL('../../../docs/formats.md', import.meta.url), 'utf8');

const blocks = ((): readonly Block[] => {
  const found: Block[] = [];
  const lines = page.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const kind = /^```(\S.*)$/.exec(lines[i]!)?.[1];
    if (kind === undefined) continue;
    const end = lines.indexOf('```', i + 1);
    found.push({ kind, lines: lines.slice(i + 1, end), at: i + 1 });
    i = end;
  }
  return found;
})();

/** `…` inside an object or list: there is more. As text in quotes: any text. */
const matches = (found: unknown, shown: unknown, path = ''): void => {
  if (shown === '…') expect(found, path).toEqual(expect.any(String));
  else if (Array.isArray(shown)) {
    const isOpen = shown.at(-1) === MORE;
    const wanted = isOpen ? shown.slice(0, -1) : shown;
    expect(Array.isArray(found), path).toBe(true);
    if (!isOpen) expect(found, path).toHaveLength(wanted.length);
    wanted.forEach((one, i) => {
      matches((found as unknown[])[i], one, `${path}[${i}]`);
    });
  } else if (typeof shown === 'object' && shown !== null) {
    const { [MORE]: isOpen, ...wanted } = shown as Record<string, unknown>;
    if (isOpen === undefined) expect(Object.keys(found as object).sort(), path).toEqual(Object.keys(wanted).sort());
    for (const [key, value] of Object.entries(wanted))
      matches((found as Record<string, unknown>)[key], value, `${path}.${key}`);
  } else expect(found, path).toEqual(shown);
};

const MORE = '(more)';
const shownJson = (text: string): unknown =>
  JSON.parse(
    text
      .replace(/(, |,|\{) ?… ?\}/g, (_, before: string) => `${before}"${MORE}":1}`)
      .replace(/, ?… ?\]/g, `,"${MORE}"]`),
  );

describe('docs/formats.md', () => {
  test('files and commands, in the order of the page', async () => {
    const cwd = folder();
    let ran = 0;
    for (const { kind, lines, at } of blocks) {
      const file = /^json file=(\S+)$/.exec(kind)?.[1];
      if (file !== undefined) writeFileSync(join(cwd, file), lines.join('\n'));
      if (kind !== 'sh') continue;
      for (let i = 0; i < lines.length; ) {
        const [, command, exit] = /^\$ interlock (.*?)(?: # exit (\d))?$/.exec(lines[i]!) ?? [];
        const next = lines.findIndex((line, j) => j > i && line.startsWith('$ '));
        const shown = lines.slice(i + 1, next < 0 ? lines.length : next).join('\n');
        const { code, out } = await shell(command!.split(' '), { cwd });
        expect(code, `line ${at + i + 1}: ${command}`).toBe(Number(exit ?? 0));
        if (shown.startsWith('{')) matches(JSON.parse(out), shownJson(shown), command);
        else expect(out.trimEnd(), command).toBe(shown);
        ran++;
        i = next < 0 ? lines.length : next;
      }
    }
    expect(ran).toBeGreaterThan(8);
  });

  test.each(blocks.filter((one) => one.kind === 'jsonl'))('the conversation at line $at', async ({ lines }) => {
    const protocol = new Protocol();
    expect(lines.length).toBeGreaterThan(4);
    for (let i = 0; i < lines.length; i += 2) {
      const text = lines[i]!.replace(/^→ /, '');
      const answer = JSON.parse(JSON.stringify(plain(await protocol.answer({ text }))));
      matches(answer, shownJson(lines[i + 1]!.replace(/^← /, '')), text);
    }
  });

  test('lists every operation and every command', async () => {
    const { OPERATIONS } = await import('../src/bot/operations.ts');
    for (const op of [...Object.keys(OPERATIONS), 'games', 'quit'])
      expect(page).toMatch(new RegExp(`^\\| \`${op}\` \\|`, 'm'));
  });
});
