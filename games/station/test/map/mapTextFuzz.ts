// Damaged map texts and files for the loader: byte flips, swapped and doubled lines, truncation, doubled sections.

import { diceOf, type Json, type Stream } from '@interlock/kernel';
import { mutateJson, mutateText } from '@interlock/testkit';
import { expect } from 'vitest';
import { content } from '../../src/data/content.ts';
import { dumpMap } from '../../src/map/dump.ts';
import { fileOf } from '../../src/map/json.ts';
import { readLevel } from '../../src/map/load.ts';
import { MAP_CODES } from '../../src/map/report.ts';
import { example, exampleIds, exampleText } from '../kit/examples.ts';

const damaged = (text: string, stream: Stream): string => {
  const lines = text.split('\n');
  const a = stream.int(lines.length);
  const b = stream.int(lines.length);
  switch (stream.int(10)) {
    case 0:
      [lines[a], lines[b]] = [lines[b]!, lines[a]!];
      return lines.join('\n');
    case 1:
      lines.splice(a, 0, ...lines.slice(Math.min(a, b), Math.max(a, b)));
      return lines.join('\n');
    case 2:
      lines.splice(a, 1);
      return lines.join('\n');
    case 3:
      lines[a] = mutateText(lines[a]!, stream);
      return lines.join('\n');
    case 4: {
      const swapped = stream.pick([
        '#',
        '.',
        ',',
        '+',
        '=',
        '@',
        '>',
        'M',
        'V',
        'P',
        'k',
        '~',
        '^',
        '[',
        '"',
        ';',
        '|',
      ]);
      const at = stream.int(text.length + 1);
      return text.slice(0, at) + swapped + text.slice(at + 1);
    }
    case 5:
    case 6:
      // One figure of a row, which often still makes sense.
      return text.replace(/\d/g, (digit) => (stream.chance(1, 40) ? String(stream.int(10)) : digit));
    case 7:
      return text.replace(/\b(on|off|yes|no|locker|desk)\b/g, (word) =>
        stream.chance(1, 6) ? stream.pick(['on', 'off', 'yes', 'no', 'crate', '-']) : word,
      );
    case 8:
      lines.splice(a, 0, stream.pick(['', '; a remark', 'air 77', '[plan]', 'NESW', '[end]', '[cctv]']));
      return lines.join('\n');
    default:
      return mutateText(text, stream);
  }
};

/** A level or a list of errors; a level that was read is written and read again without loss. Thousands of inputs come
 *  through here, hence one assertion each. */
const checkOne = (input: unknown): boolean => {
  const read = readLevel(content, input);
  const { length } = read.findings;
  const isTold = read.ok || (length > 0 && length <= content.balance.limits.errorsReported);
  const isCoded = read.findings.every(({ code }) => code.startsWith(read.ok ? 'W' : 'E') && MAP_CODES.includes(code));
  const again = read.ok ? readLevel(content, dumpMap(content, read.level)) : read;
  const isKept = !read.ok || (again.ok && JSON.stringify(again.level) === JSON.stringify(read.level));
  if (!isTold || !isCoded || !isKept) expect.fail(`${isTold} ${isCoded} ${isKept}: ${JSON.stringify(input)}`);
  return read.ok;
};

/** How many of the damaged inputs could still be read. */
export const fuzz = (count: number, seed: string): { readonly read: number; readonly refused: number } => {
  const stream = diceOf(seed).stream('map');
  let read = 0;
  for (let i = 0; i < count; i++) {
    const id = stream.pick(exampleIds);
    const base = stream.chance(1, 2) ? dumpMap(content, example(id)) : exampleText[id];
    let text: string = base;
    for (let times = stream.pick([1, 1, 1, 3]); times > 0; times--) text = damaged(text, stream);
    if (checkOne(stream.chance(1, 8) ? text : text.replace(/^(?!darkstation-map 1\n)/, 'darkstation-map 1\n'))) read++;
  }
  return { read, refused: count - read };
};

/** The same for level files. */
export const fuzzFiles = (count: number, seed: string): void => {
  const stream = diceOf(seed).stream('file');
  const each = Math.ceil(count / exampleIds.length);
  for (const id of exampleIds)
    for (const input of mutateJson(fileOf(example(id)) as Json, stream, each)) checkOne(input);
};
