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
import { beam, picksIn } from '../src/solve/search.ts';

const SEEDS = 24;
const PROOF_NODES = 60_000;
const at = (name: string) => new URL(`../content/${name}.json`, import.meta.url);

/** No relaxed line has fewer picks: the full search up to that depth found none. */
const isProven = (level: Level, seed: string, picks: number): boolean => {
  const dice = diceOf(seed);
  const state = setup(content, level, dice);
  const full = finish(
    beam(content, { state, dice }, { width: Number.POSITIVE_INFINITY, maxPicks: picks, nodes: PROOF_NODES }),
  );
  return full.complete && full.line?.length === picks;
};

const levels: unknown[] = [];
for (const { id } of content.scenarios) {
  const level: Level = { scenario: id };
  const prefix = id.toUpperCase().slice(0, 20);
  const found = [];
  for (let i = 1; i <= SEEDS; i++) {
    const seed = `${prefix}-${i}`;
    const made = certify(content, level, seed);
    if (made) found.push({ seed, made, picks: picksIn(made.witness!) });
  }
  found.sort((a, b) => a.picks - b.picks);
  const chosen = [found[0]!, found[Math.floor(found.length / 2)]!, found.at(-1)!];
  chosen.forEach(({ seed, made, picks }, n) => {
    levels.push({
      id: `${id}-${n + 1}`,
      scenario: id,
      seed,
      steadyPm: startOdds(content, level, seed),
      proven: isProven(level, seed, picks),
      line: pack.encode(made.witness!),
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
