// Writes proof into the scenarios of content/levels: the shortest win and its length where the solver proves it, else the
// reference player's. Run by hand after rules or levels have changed: npx tsx games/droids/tools/forge.ts [id …]

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { diceOf, openRun, Session, type Turn } from '@interlock/kernel';
import { compileWorld } from '../src/compile.ts';
import { content } from '../src/data/content.ts';
import { generate } from '../src/generate/generate.ts';
import { game } from '../src/index.ts';
import { levelCodec } from '../src/level/codec.ts';
import { setupState } from '../src/setup.ts';
import type { Level } from '../src/shape/level.ts';
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

const seedOf = (level: Level): string => level.seed ?? level.id.toUpperCase();

const prove = (document: { readonly id: string }): Proof | string => {
  const read = levelCodec.decode(document);
  if (!read.ok) return read.error.message;
  const level = read.value;
  const world = compileWorld(content, level);
  const seed = seedOf(level);
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
  const kept = JSON.parse(readFileSync(new URL(`${SHIFT.id}.json`, folder), 'utf8'));
  const isSame =
    JSON.stringify(levelCodec.decode({ ...kept, witness: undefined, par: undefined })) ===
    JSON.stringify(levelCodec.decode(level));
  if (!isSame) writeFileSync(new URL(`${SHIFT.id}.json`, folder), JSON.stringify(level));
}

/** On one line, with room after colons and commas. */
const airy = (value: unknown): string => JSON.stringify(value).replaceAll(/(?<=["\]}\w])([:,])(?=["[{\d])/g, '$1 ');

/** The stored line, where it still wins and nothing shorter is known. */
const stored = (document: { readonly witness?: readonly Turn<DroidsShape>[] }): Proof | null => {
  const turns = document.witness;
  const read = levelCodec.decode(document);
  if (turns === undefined || !read.ok) return null;
  const run = openRun(game, { levelData: game.level.encode(read.value), seed: seedOf(read.value) });
  if (!run.ok) return null;
  const session = new Session(run.value);
  return turns.every((turn) => session.commit(turn).ok) && session.status.is === 'won'
    ? { turns, proof: 'witness' }
    : null;
};

for (const file of readdirSync(folder).sort()) {
  const id = file.replace('.json', '');
  if (asked.length > 0 && !asked.includes(id)) continue;
  const before = readFileSync(new URL(file, folder), 'utf8');
  const document = JSON.parse(before);
  const found = prove(document);
  const old = stored(document);
  const isBetter =
    typeof found !== 'string' && (found.proof === 'optimal' || found.turns.length < (old?.turns.length ?? 1e9));
  const proven = isBetter ? found : (old ?? found);
  if (typeof proven === 'string') {
    process.stdout.write(`${id}: ${proven}\n`);
    continue;
  }
  const { turns, proof } = proven;
  const programs = turns.flat().filter(({ type }) => type === 'runProgram').length;
  const witness = turns.map((turn) => `    ${airy(turn)}`).join(',\n');
  const { witness: _w, par: _p, ...rest } = document;
  // What a person has laid out stays as it lies: only the proof at the end is written anew.
  const at = before.indexOf(',\n  "witness": [');
  const text = at === -1 ? JSON.stringify(rest, null, 2).replace(/\n}$/, '') : before.slice(0, at);
  const read = levelCodec.decode(document);
  const isWhole = read.ok && read.value.deckOrder !== 'fixed';
  const { robustRuns } = content.rulesets.remastered.numbers.proof;
  const robust = isWhole ? { robust: robustness(content, read.value, robustRuns).won } : {};
  const par = airy({ turns: turns.length, proof: isWhole ? 'fair' : proof, programs, ...robust });
  writeFileSync(new URL(file, folder), `${text},\n  "witness": [\n${witness}\n  ],\n  "par": ${par}\n}\n`);
  process.stdout.write(
    `${id}: ${programs} programs, ${turns.length} turns, ${proof}${isBetter ? '' : ', as stored'}\n`,
  );
}
