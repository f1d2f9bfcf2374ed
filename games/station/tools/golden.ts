// Writes the golden list of generated decks: ten seeds a difficulty. Run only when the generator is meant to change.
//   npx tsx games/station/tools/golden.ts

import { writeFileSync } from 'node:fs';
import { diceOf, digestOf } from '@interlock/kernel';
import { content } from '../src/data/content.ts';
import { generate } from '../src/generate/generate.ts';
import { dumpMap } from '../src/map/dump.ts';
import { paramsCodec } from '../src/params.ts';

const SEEDS = ['K3F9', 'NIGHT', '20261116', 'HULL', 'AIRLOCK', 'RELAY-7', 'B', 'COLD', 'EMBER', 'LONG-WAY'];

const rows = ['story', 'normal', 'hard'].flatMap((difficulty) =>
  SEEDS.map((seed) => {
    const made = generate(content, paramsCodec.presets[difficulty]!, diceOf(seed));
    if (made === null) throw new Error(`station-${difficulty}-${seed} gives no deck.`);
    const { level, stats } = made;
    console.log(`${difficulty}-${seed}: par ${stats.par}${stats.parExact ? '' : ' (plan)'}, ${made.attempts} attempts`);
    return { difficulty, seed, digest: digestOf(dumpMap(content, level)), stats };
  }),
);
const lines = rows.map((row) => `  ${JSON.stringify(row)}`);
writeFileSync(new URL('../test/generate/generated.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`);
