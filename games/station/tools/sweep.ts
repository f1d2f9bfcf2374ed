// Makes decks over all presets and counts what came of them: every witness is replayed by the rules, every deck validated.
//   npx tsx games/station/tools/sweep.ts [--decks 20000] [--name SWEEP]

import { diceOf, openRun } from '@interlock/kernel';
import { isWinning } from '@interlock/search';
import { content } from '../src/data/content.ts';
import { generateWith } from '../src/generate/generate.ts';
import { game } from '../src/index.ts';
import { validate } from '../src/logic/validate.ts';

const option = (name: string, value: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? value : (process.argv[at + 1] ?? value);
};

/** Decks by preset in a thousand: the small ones are many, the large ones few. */
const SHARES: Readonly<Record<string, number>> = {
  mega: 2,
  'hard.brownout': 10,
  hard: 60,
  'hard.blueprint': 60,
  'hard.open': 60,
};
const presets = Object.entries(game.params.presets);
const rest = 1000 - presets.reduce((sum, [id]) => sum + (SHARES[id] ?? 0), 0);
const others = presets.filter(([id]) => SHARES[id] === undefined).length;
const decks = Number(option('decks', '20000'));
const name = option('name', 'SWEEP');

let all = 0;
let faults = 0;
for (const [preset, params] of presets) {
  const count = Math.round((decks * (SHARES[preset] ?? rest / others)) / 1000);
  const sums = { attempts: 0, exact: 0, air: 0, fallback: 0 };
  const from = process.cpuUsage().user;
  for (let i = 0; i < count; i++) {
    const fault = (what: string): void => {
      faults++;
      console.log(`FAULT ${preset} ${name}-${i}: ${what}`);
    };
    const { made, rejected } = generateWith(content, params, diceOf(`${name}-${i}`));
    for (const doubt of ['construction', 'unsolvable', 'invalid', 'no-plan'])
      if (rejected[doubt] !== undefined) fault(`${doubt} ${rejected[doubt]}`);
    if (made === null) {
      fault('no deck');
      continue;
    }
    const run = openRun(game, { levelData: game.level.encode(made.level) });
    if (!run.ok || !isWinning(game, run.value.world, run.value.start, made.witness!)) fault('witness does not win');
    if (validate(content, made.level, { isBrief: true }).findings.some(({ severity }) => severity === 'error'))
      fault('validator finds an error');
    sums.attempts += made.attempts;
    sums.air += made.stats.par;
    if (made.stats.parExact) sums.exact++;
    if (made.fallback) sums.fallback++;
  }
  all += count;
  const cpu = (process.cpuUsage().user - from) / 1000;
  console.log(
    `${preset}: ${count} decks, attempts ${(sums.attempts / count).toFixed(2)}, last resort ${sums.fallback}, ` +
      `par exact ${((100 * sums.exact) / count).toFixed(1)} %, mean ${(sums.air / count).toFixed(1)} air, ${(cpu / count).toFixed(1)} ms a deck`,
  );
}
console.log(`${all} decks, ${faults} faults`);
