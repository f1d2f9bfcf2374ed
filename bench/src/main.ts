// Measures every row, prints the table and what moved since bench/results.json was written, and writes it anew. Rows that
// have a peer are measured in turns with it. With --chart it only draws the stored rows.

process.env.NODE_ENV = 'production';

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Row, Skipped } from './row.ts';

const { loadNow, machine } = await import('./machine.ts');
const { commitRows, diceRows, longRunRows } = await import('./kernel.ts');
const { verifyRow, verifyRows } = await import('./verifying.ts');
const { lampCopyRow, searchRows } = await import('./searching.ts');
const { reactorRows } = await import('./reactor.ts');
const { orbitRows } = await import('./orbit.ts');
const { droidsRows } = await import('./droids.ts');
const { stationRows } = await import('./station.ts');
const { webRows } = await import('./web.ts');
const { tableOf } = await import('./table.ts');
const { movesOf, sayMoves } = await import('./moved.ts');
const { chartOf } = await import('./chart.ts');

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

const placeOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const file = placeOf('../results.json');
const stored: { readonly machine: typeof machine; readonly rows: readonly Row[] } | null = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : null;

if (process.argv.includes('--chart')) {
  const picture = placeOf('../../docs/pictures/performance.svg');
  writeFileSync(picture, chartOf(stored?.rows ?? []));
  console.log(`Drew ${stored?.rows.length ?? 0} rows into docs/pictures/performance.svg.`);
  process.exit(0);
}

const alone = process.argv.indexOf('--verify');
if (alone > 0) {
  console.log(JSON.stringify(await verifyRow(process.argv[alone + 1]!)));
  process.exit(0);
}

const rows: Row[] = [];
const skipped: Skipped[] = [];
/** Names of parts on the command line measure only those, and write nothing; with --keep their rows take the place of the
 *  stored ones of the same machine. */
const isKept = process.argv.includes('--keep');
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
for (const [name, measure] of parts) {
  if (only.length > 0 && !only.includes(name)) continue;
  process.stderr.write(`measuring ${name} …\n`);
  const before = loadNow();
  for (const one of await measure()) {
    if ('why' in one) skipped.push(one);
    else rows.push({ ...one, load: before });
  }
}

const { cpu, cores, memoryGb, node, platform, load } = machine;
console.log(`\n${cpu}, ${cores} cores, ${memoryGb} GB, ${platform}, Node ${node}, load ${load}\n`);
console.log(tableOf(rows, skipped));
if (stored !== null) console.log(`\n${sayMoves(movesOf(stored.rows, rows), stored.machine.load).join('\n')}`);
if (only.length === 0 || isKept) {
  const isSame = only.length > 0 && stored?.machine.cpu === machine.cpu;
  const kept = isSame ? stored.rows.filter(({ id }) => !rows.some((row) => row.id === id)) : [];
  writeFileSync(file, `${JSON.stringify({ machine, rows: [...kept, ...rows], skipped }, null, 2)}\n`);
}
const missed = rows.filter((row) => row.met === false);
if (missed.length > 0) {
  console.log(`\nBelow their must: ${missed.map((row) => row.id).join(', ')}`);
  process.exitCode = 1;
}
