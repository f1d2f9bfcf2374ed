// Makes decks of the inspector out of map texts: puts the faults in, looks for the cheapest repair, and with --write puts
// the file beside the others. The first lines of a text are its title, its two lines and `fault seed`s, each after a `;`.
//   npx tsx games/station/tools/inspect.ts [--write] sealed-in.txt …

import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { content } from '../src/data/content.ts';
import { cheapestMending } from '../src/inspector/cheapest.ts';
import { brokenBy } from '../src/inspector/pack.ts';
import { validate } from '../src/logic/validate.ts';
import { fileOf } from '../src/map/json.ts';
import { readLevel } from '../src/map/load.ts';

const args = process.argv.slice(2);

for (const file of args.filter((one) => !one.startsWith('--'))) {
  const text = readFileSync(file, 'utf8');
  const [title, first, second, ...words] = text.match(/^; .*$/gm)!.map((line) => line.slice(2));
  const faults = words.map((line) => ({ fault: line.split(' ')[0]!, seed: line.split(' ')[1]! }));
  const read = readLevel(content, `darkstation-map 1\nname "${title}"\nview open\n${text.replaceAll(/^; .*\n/gm, '')}`);
  console.log(`\n${basename(file)}`);
  for (const { path, code, message } of read.findings) console.log(`  ${code} ${path}: ${message}`);
  if (!read.ok) continue;
  const whole = validate(content, read.level);
  for (const { severity, message } of whole.findings) console.log(`  whole: ${severity} ${message}`);
  const broken = brokenBy(content, read.level, faults);
  if (broken === null) {
    console.log('  the faults do not apply');
    continue;
  }
  for (const { root, message } of validate(content, broken).findings)
    console.log(`  ${root ? 'root' : 'cons'} ${message}`);
  const mending = cheapestMending(content, broken);
  console.log(`  goal sphere ${whole.goalSphere}, par ${mending?.price}: ${JSON.stringify(mending?.repairs)}`);
  if (mending === null || !args.includes('--write')) continue;
  const target = new URL(`../content/inspector/${basename(file).replace('.txt', '')}.json`, import.meta.url);
  const schema = '../../../../schemas/station-inspector.schema.json';
  const { price: par, repairs } = mending;
  const deck = { $schema: schema, title, text: [first, second], faults, par, repairs, level: fileOf(read.level) };
  writeFileSync(target, `${printed(deck, '')}\n`);
}

/** One row a line, the level indented. */
function printed(file: object, indent: string): string {
  const inline = (value: unknown): string =>
    JSON.stringify(value, null, 1)
      .replaceAll(/\n */g, ' ')
      .replaceAll(/\[ (.*?) \]/g, '[$1]');
  const fields = Object.entries(file).map(([key, value]) => {
    const isRows = Array.isArray(value) && value.length > 0;
    const rows = isRows ? `[\n${value.map((row) => `${indent}    ${inline(row)}`).join(',\n')}\n${indent}  ]` : '';
    const isLevel = key === 'level';
    return `${indent}  "${key}": ${isRows ? rows : isLevel ? printed(value, '  ') : inline(value)}`;
  });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}
