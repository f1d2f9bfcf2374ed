// How the reference player fares on boards as they come (attempt 0, none sorted out), and what it buys of what is offered:
// npx tsx games/droids/tools/measure.ts <ruleset> <difficulty,…> <robot,…> <prefix> <from> <to> [greedy]

import { diceOf, SilentTape } from '@interlock/kernel';
import { compileWorld } from '../src/compile.ts';
import { content } from '../src/data/content.ts';
import { levelOf } from '../src/generate/generate.ts';
import { playTurn } from '../src/play.ts';
import { setupState } from '../src/setup.ts';
import type { DroidsEvent } from '../src/shape/events.ts';
import type { Difficulty, RobotType, RulesetName } from '../src/shape/names.ts';
import { GREEDY, pickAction, REFERENCE } from '../src/solve/reference.ts';
import { viewOf } from '../src/view.ts';

const [ruleset, difficulties, robots, prefix, from, to, manner] = process.argv.slice(2);
const LIFTED = 30;
const offered = new Map<string, number>();
const bought = new Map<string, number>();
const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

const play = (difficulty: Difficulty, robotType: RobotType, seed: string) => {
  const params = { ruleset: ruleset as RulesetName, difficulty, robotType, kit: 'standard' } as const;
  const level = { ...levelOf(content, params, seed, 0)!, dayLimit: LIFTED };
  const world = compileWorld(content, level);
  const dice = diceOf(seed);
  const state = setupState(world, level, dice);
  const tape = new SilentTape<DroidsEvent>().load(dice);
  const seen = { offers: new Set<string>(), buys: new Set<string>() };
  while (state.phase !== 'RunOver') {
    const view = viewOf(world, state);
    const action = pickAction(world.rules, view, manner === 'greedy' ? GREEDY : REFERENCE);
    if (action === null) break;
    if (view.shop !== null) for (const offer of view.shop.offers) if (offer !== null) seen.offers.add(offer.type);
    if (action.type === 'buyCard') seen.buys.add(view.shop!.offers[action.slot]!.type);
    playTurn(world, state, [action], tape);
    if (action.type === 'previewProgram' || action.type === 'reroll') {
      for (const type of seen.offers) count(offered, type);
      for (const type of seen.buys) count(bought, type);
      seen.offers.clear();
      seen.buys.clear();
    }
  }
  const programs = state.past.programsExecuted + state.today.programsExecuted;
  const instructions = state.past.instructionsUsed + state.today.instructionsUsed;
  return { isWon: state.isWon, day: state.day, programs, instructions };
};

for (const difficulty of difficulties!.split(',') as Difficulty[])
  for (const robot of robots!.split(',') as RobotType[]) {
    const runs: ReturnType<typeof play>[] = [];
    for (let i = Number(from); i <= Number(to); i++) runs.push(play(difficulty, robot, `${prefix}${i}`));
    const limit = content.rulesets[ruleset as RulesetName].difficulties[difficulty].dayLimit;
    const won = runs.filter(({ isWon, day }) => isWon && day <= limit).length;
    const days = runs.map(({ day }) => day).sort((a, b) => a - b);
    const mean = (of: (run: (typeof runs)[number]) => number) => runs.reduce((n, run) => n + of(run), 0) / runs.length;
    process.stdout.write(
      `| ${ruleset} | ${difficulty} | ${robot} | ${Math.round((100 * won) / runs.length)}% | ${days[0]} / ${days[days.length >> 1]} | ${mean((run) => run.programs).toFixed(1)} | ${mean((run) => run.instructions).toFixed(1)} |\n`,
    );
  }

const rows = content.rulesets[ruleset as RulesetName].cards.map(({ type }) => {
  const [o, b] = [offered.get(type) ?? 0, bought.get(type) ?? 0];
  return `${type} ${b}/${o} ${o === 0 ? '-' : ((100 * b) / o).toFixed(1)}%`;
});
process.stdout.write(`${rows.join('\n')}\n`);
