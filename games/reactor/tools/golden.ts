// Writes the golden list of generated levels: three seeds a preset. Run only when the generator is meant to change.

import { writeFileSync } from 'node:fs';
import { diceOf, digestOf } from '@interlock/kernel';
import { generateLevel } from '../src/generate/generate.ts';
import { content } from '../src/level/content.ts';

const rows = content.generator.flatMap((_, i) =>
  ['K3F9', 'NIGHT', '20261115'].map((seed) => {
    const row = i + 1;
    const made = generateLevel(content, { row }, diceOf(seed));
    console.log(
      `d${row}-${seed}: par ${made.par!.turns}, ${made.attempts} attempts${made.fallback ? ', fallback' : ''}`,
    );
    return { row, seed, digest: digestOf(JSON.stringify(made.level)) };
  }),
);
const line = ({ row, seed, digest }: (typeof rows)[number]): string =>
  `  { "row": ${row}, "seed": "${seed}", "digest": "${digest}" }`;
writeFileSync(new URL('../test/generate/generated.json', import.meta.url), `[\n${rows.map(line).join(',\n')}\n]\n`);
