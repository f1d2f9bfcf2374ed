// Makes shipped decks out of map texts or level files: reads each, validates it, solves its par and plan, and with --write
// puts the level file beside the others.   npx tsx games/station/tools/forge.ts [--write] cold-start.txt …

import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { content } from '../src/data/content.ts';
import { validate } from '../src/logic/validate.ts';
import { fileOf } from '../src/map/json.ts';
import { readLevel } from '../src/map/load.ts';
import { solvePar } from '../src/solve/par.ts';

const args = process.argv.slice(2);
const isWriting = args.includes('--write');

for (const file of args.filter((one) => !one.startsWith('--'))) {
  const text = readFileSync(file, 'utf8');
  const read = readLevel(content, text.startsWith('{') ? JSON.parse(text) : text);
  console.log(`\n${basename(file)}`);
  for (const { path, code, message } of read.findings) console.log(`  ${code} ${path}: ${message}`);
  if (!read.ok) continue;
  const report = validate(content, read.level);
  for (const { severity, message } of report.findings) console.log(`  ${severity} ${message}`);
  const solved = solvePar(content, read.level);
  if (solved === null) {
    console.log('  no plan');
    continue;
  }
  console.log(`  goal sphere ${report.goalSphere}, par ${solved.air}${solved.exact ? ' exact' : ''}`);
  if (!isWriting) continue;
  const level = { ...read.level, par: { air: solved.air, exact: solved.exact }, plan: solved.plan };
  const target = new URL(`../content/levels/${basename(file).replace(/\.(txt|json)$/, '')}.json`, import.meta.url);
  const schema = '../../../../schemas/station-level.schema.json';
  writeFileSync(target, printed({ $schema: schema, ...fileOf(level) }));
}

/** One row a line; the steps of a plan fill lines. */
function printed(file: object): string {
  const inline = (value: unknown): string =>
    JSON.stringify(value, null, 1)
      .replaceAll(/\n */g, ' ')
      .replaceAll(/\[ (.*?) \]/g, '[$1]');
  const fields = Object.entries(file).map(([key, value]) => {
    if (!Array.isArray(value)) return `  "${key}": ${inline(value)}`;
    const rows = key === 'plan' ? filled(value.map(inline)) : value.map((row) => `    ${inline(row)}`).join(',\n');
    return `  "${key}": [\n${rows}\n  ]`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

function filled(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 116) lines[lines.length - 1] = `${last} ${word},`;
    else lines.push(`    ${word},`);
  }
  return lines.join('\n').slice(0, -1);
}
