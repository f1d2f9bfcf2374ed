// Measures every row, prints the table, writes bench/results.json. Rows that have a peer are measured in turns with it.

process.env.NODE_ENV = 'production';

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Row, Skipped } from './row.ts';

const { machine } = await import('./machine.ts');
const { commitRows, diceRows, longRunRows } = await import('./kernel.ts');
const { verifyRows } = await import('./verifying.ts');
const { lampCopyRow, searchRows } = await import('./searching.ts');
const { reactorRows } = await import('./reactor.ts');
const { orbitRows } = await import('./orbit.ts');
const { droidsRows } = await import('./droids.ts');
const { stationRows } = await import('./station.ts');
const { webRows } = await import('./web.ts');
const { tableOf } = await import('./table.ts');

const parts: readonly (readonly [string, () => readonly (Row | Skipped)[] | Promise<readonly (Row | Skipped)[]>])[] = [
  ['commit', commitRows],
  ['long', longRunRows],
  ['replays', verifyRows],
  ['dice', diceRows],
  ['search', searchRows],
  ['copy', () => [lampCopyRow()]],
  ['reactor', reactorRows],
  ['orbit', orbitRows],
  ['droids', droidsRows],
  ['station', stationRows],
  ['web', webRows],
];

const rows: Row[] = [];
const skipped: Skipped[] = [];
/** Names of parts on the command line measure only those, and write nothing. */
const only = process.argv.slice(2);
for (const [name, measure] of parts) {
  if (only.length > 0 && !only.includes(name)) continue;
  process.stderr.write(`measuring ${name} …\n`);
  for (const one of await measure()) {
    if ('why' in one) skipped.push(one);
    else rows.push(one);
  }
}

const { cpu, cores, memoryGb, node, platform, load } = machine;
console.log(`\n${cpu}, ${cores} cores, ${memoryGb} GB, ${platform}, Node ${node}, load ${load}\n`);
console.log(tableOf(rows, skipped));
const file = fileURLToPath(new URL('../results.json', import.meta.url));
if (only.length === 0) writeFileSync(file, `${JSON.stringify({ machine, rows, skipped }, null, 2)}\n`);
const missed = rows.filter((row) => row.met === false);
if (missed.length > 0) {
  console.log(`\nBelow their must: ${missed.map((row) => row.id).join(', ')}`);
  process.exitCode = 1;
}
