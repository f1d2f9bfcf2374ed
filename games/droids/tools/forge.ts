// Writes proof into the scenarios of content/levels: the shortest win and its length where the solver proves it, else the
// reference player's. Run by hand after rules or levels have changed: npx tsx games/droids/tools/forge.ts [id …]

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { diceOf, type Turn } from '@interlock/kernel';
import { compileWorld } from '../src/compile.ts';
import { content } from '../src/data/content.ts';
import { generate } from '../src/generate/generate.ts';
import { levelCodec } from '../src/level/codec.ts';
import { setupState } from '../src/setup.ts';
import type { DroidsShape } from '../src/shape.ts';
import { playRun, robustness } from '../src/solve/playing.ts';
import { solveScenario } from '../src/solve/scenario.ts';

const NODES = 60_000;
/** The whole run that ends the training, on a seed that treats newcomers well. */
const SHIFT = { id: 'first-shift', seed: 'HAYSTACK' };
const folder = new URL('../content/levels/', import.meta.url);
const asked = process.argv.slice(2);

interface Proof {
  readonly turns: readonly Turn<DroidsShape>[];
  readonly proof: 'optimal' | 'witness';
}

const prove = (document: { readonly id: string }): Proof | string => {
  const read = levelCodec.decode(document);
  if (!read.ok) return read.error.message;
  const level = read.value;
  const world = compileWorld(content, level);
  const seed = level.seed ?? level.id.toUpperCase();
  const dice = diceOf(seed);
  const solving = solveScenario(world, { state: setupState(world, level, dice), dice }, NODES);
  let depth = 1;
  let step = solving.next();
  for (; !step.done; step = solving.next()) depth = step.value.depth;
  if (step.value.verdict === 'winnable') return { turns: step.value.witness, proof: 'optimal' };
  const played = playRun(world, level, seed);
  if (!played.isWon) return `no win found (${step.value.nodes} tapes)`;
  // The solver began on programs of that number: every shorter row was tried to the end.
  const isShortest = played.day === 1 && played.programs <= depth;
  return { turns: played.turns, proof: isShortest ? 'optimal' : 'witness' };
};

if (asked.length === 0 || asked.includes(SHIFT.id)) {
  const params = { ruleset: 'remastered', difficulty: 'Easy', robotType: 'Vintage', kit: 'standard' } as const;
  const run = generate(content, params, diceOf(SHIFT.seed));
  const texts = {
    chapter: 'Shifts',
    teaches: 'a whole run',
    intro:
      'Seven days, three sheds, a deck of twenty. Everything you have learned, and one or two things you have not.',
    hints: ['Nearest crate, nearest shed, and a donkey if one stands in the way.'],
    outro: 'A whole shift. The Analyst would like to see your figures.',
  };
  const level = { ...run!.level, id: SHIFT.id, title: 'First Shift', seed: SHIFT.seed, texts };
  writeFileSync(new URL(`${SHIFT.id}.json`, folder), JSON.stringify(level));
}

for (const file of readdirSync(folder).sort()) {
  const id = file.replace('.json', '');
  if (asked.length > 0 && !asked.includes(id)) continue;
  const document = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const proven = prove(document);
  if (typeof proven === 'string') {
    process.stdout.write(`${id}: ${proven}\n`);
    continue;
  }
  const { turns, proof } = proven;
  const programs = turns.flat().filter(({ type }) => type === 'runProgram').length;
  const witness = turns.map((turn) => `    ${JSON.stringify(turn)}`).join(',\n');
  const { witness: _w, par: _p, ...rest } = document;
  const text = JSON.stringify(rest, null, 2).replace(/\n}$/, '');
  const read = levelCodec.decode(document);
  const isWhole = read.ok && read.value.deckOrder !== 'fixed';
  const { robustRuns } = content.rulesets.remastered.numbers.proof;
  const robust = isWhole ? { robust: robustness(content, read.value, robustRuns).won } : {};
  const par = JSON.stringify({ turns: turns.length, proof: isWhole ? 'fair' : proof, programs, ...robust });
  writeFileSync(new URL(file, folder), `${text},\n  "witness": [\n${witness}\n  ],\n  "par": ${par}\n}\n`);
  process.stdout.write(`${id}: ${programs} programs, ${turns.length} turns, ${proof}\n`);
}
