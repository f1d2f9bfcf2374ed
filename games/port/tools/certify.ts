// Writes content/levels.json and content/tickets.json anew: certified seeds with the lines that win them. Run by hand
// after content or rules have changed: npx tsx games/port/tools/certify.ts

import { writeFileSync } from 'node:fs';
import { diceOf } from '@interlock/kernel';
import { content } from '../src/content.ts';
import { finish } from '../src/forecast/odds.ts';
import { candidateFrom, certify, GENERATE, startOdds } from '../src/generate/generate.ts';
import { pack } from '../src/pack.ts';
import { setup } from '../src/setup.ts';
import type { Level } from '../src/shape.ts';
import { picksIn, solve } from '../src/solve/search.ts';

const SEEDS = 24;
const at = (name: string) => new URL(`../content/${name}.json`, import.meta.url);

/** The shortest relaxed line where the full search of that pace ends, else the best known. */
const shortest = (level: Level, seed: string) => {
  const dice = diceOf(seed);
  const start = { state: setup(content, level, dice), dice };
  const answer = finish(solve(content, start, { nodes: content.config.solver.exactNodes, goal: 'shortest' }));
  if (answer.verdict !== 'winnable') throw new Error(`${seed} was certified and now has no line.`);
  return { seed, line: answer.witness, proven: answer.optimal, picks: picksIn(answer.witness) };
};

const levels: unknown[] = [];
for (const { id } of content.scenarios) {
  const level: Level = { scenario: id };
  const prefix = id.toUpperCase().slice(0, 20);
  const found = [];
  for (let i = 1; i <= SEEDS; i++) {
    const seed = `${prefix}-${i}`;
    const made = certify(content, level, seed);
    if (made) found.push({ seed, picks: picksIn(made.witness!) });
  }
  found.sort((a, b) => a.picks - b.picks);
  const chosen = [found[0]!, found[Math.floor(found.length / 2)]!, found.at(-1)!].map(({ seed }) =>
    shortest(level, seed),
  );
  chosen.sort((a, b) => a.picks - b.picks);
  chosen.forEach(({ seed, line, proven, picks }, n) => {
    levels.push({
      id: `${id}-${n + 1}`,
      scenario: id,
      seed,
      steadyPm: startOdds(content, level, seed),
      proven,
      line: pack.encode(line),
    });
    process.stderr.write(`${id}-${n + 1}: ${seed}, ${picks} picks\n`);
  });
}
const rows = (list: readonly unknown[]): string => list.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
writeFileSync(
  at('levels'),
  `{\n  "$schema": "../../../schemas/port-levels.schema.json",\n  "levels": [\n${rows(levels)}\n  ]\n}\n`,
);

const tickets: unknown[] = [];
content.config.generator.difficulties.forEach(({ oddsPm }, d) => {
  const stream = diceOf(`FALLBACK-${d + 1}`).stream(GENERATE);
  for (;;) {
    const { climates, seed } = candidateFrom(content, d + 1, stream);
    const level: Level = { ticket: d + 1, climates };
    const made = certify(content, level, seed);
    const steadyPm = made ? startOdds(content, level, seed) : 0;
    if (!made || steadyPm < oddsPm.min || steadyPm > oddsPm.max) continue;
    tickets.push({ ticket: d + 1, climates, seed, steadyPm, line: pack.encode(made.witness!) });
    process.stderr.write(`ticket ${d + 1}: ${seed}\n`);
    break;
  }
});
writeFileSync(
  at('tickets'),
  `{\n  "$schema": "../../../schemas/port-tickets.schema.json",\n  "tickets": [\n${rows(tickets)}\n  ]\n}\n`,
);
