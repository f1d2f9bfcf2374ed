// Makes decks over all presets and counts what came of them: every witness is replayed by the rules, every deck validated.
//   npx tsx games/station/tools/sweep.ts [--decks 20000] [--name SWEEP] [--part 1/20]
// Parts of one sweep add up: each takes its share of every preset, and prints the sums it is made of.

import { diceOf, openRun } from '@interlock/kernel';
import { isWinning } from '@interlock/search';
import { content } from '../src/data/content.ts';
import { generateWith } from '../src/generate/generate.ts';
import { follow } from '../src/generate/measures.ts';
import { game } from '../src/index.ts';
import { validate } from '../src/logic/validate.ts';
import { layoutOf } from '../src/map/layout.ts';

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
const [part = 1, parts = 1] = option('part', '1/1').split('/').map(Number);

let all = 0;
let faults = 0;
for (const [preset, params] of presets) {
  const whole = Math.round((decks * (SHARES[preset] ?? rest / others)) / 1000);
  const [first, last] = [Math.floor((whole * (part - 1)) / parts), Math.floor((whole * part) / parts)];
  const sums = {
    decks: last - first,
    attempts: 0,
    exact: 0,
    air: 0,
    fallback: 0,
    steps: 0,
    again: 0,
    looped: 0,
    ms: 0,
  };
  const from = process.cpuUsage().user;
  for (let i = first; i < last; i++) {
    const fault = (what: string): void => {
      faults++;
      console.log(`FAULT ${preset} ${name}-${preset}-${i}: ${what}`);
    };
    const { made, rejected } = generateWith(content, params, diceOf(`${name}-${preset}-${i}`));
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
    const { steps, stepsAgain } = follow(layoutOf(made.level), made.level, made.level.plan!);
    sums.steps += steps;
    sums.again += stepsAgain;
    // A corridor has two doors: one more than a tree has is one loop, two more are two.
    if (made.level.doors.length / 2 - made.level.rooms.length > 0) sums.looped++;
  }
  all += sums.decks;
  sums.ms = Math.round((process.cpuUsage().user - from) / 1000);
  console.log(`${preset} ${JSON.stringify(sums)}`);
}
console.log(`part ${part}/${parts}: ${all} decks, ${faults} faults`);
