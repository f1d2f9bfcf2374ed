// How few turns a level can be won in: searches every line of play up to a turn, in bounded memory.
//   NODE_OPTIONS=--max-old-space-size=8000 npx tsx games/reactor/tools/bound.ts the-grid 17 [--memory 7000]
// `none`: no line wins by that turn. `best`: this one does, and none in fewer turns or in as many with fewer actions.

import { parseArgs } from 'node:util';
import { game } from '../src/index.ts';
import { content } from '../src/level/content.ts';
import { buildPlant } from '../src/level/plant.ts';
import { printWitness } from '../src/level/witness.ts';
import { setupState } from '../src/setup.ts';
import { exhaust } from '../src/solve/exhaust.ts';
import { NO_BAN, turnsOfSteps } from '../src/solve/steps.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { memory: { type: 'string', default: '3000' } },
});
const [id = '', last = ''] = positionals;
const entry = game.levels.find((one) => one.id === id);
if (!entry) throw new Error(`${id} is no level.`);
const plant = buildPlant(content, entry.level);
const memory = Number(values.memory) * 1e6;
const search = exhaust(
  plant,
  setupState(plant),
  { nodes: Number.POSITIVE_INFINITY, last: Number(last), memory },
  NO_BAN,
);
let turn = 0;
for (;;) {
  const step = search.next();
  if (step.done) {
    const { is, nodes } = step.value;
    console.log(`${id} by turn ${last}: ${is}, ${nodes} positions`);
    if (is === 'best') {
      const { turns, spent, steps } = step.value.line;
      console.log(`${turns} turns, ${spent} actions: ${printWitness(turnsOfSteps(steps))}`);
    }
    break;
  }
  if (step.value.depth === turn) continue;
  turn = step.value.depth ?? turn;
  console.log(`turn ${turn}: ${step.value.nodes} positions so far`);
}
